/// A parser that also prints what it parses, and describes it.
///
/// `Input` is what is read and printed; it is consumed in place, from its front. `A` is the value:
/// `Void` for what only has to be there, a plain type for one value, a flat tuple for several.
///
/// ```swift
/// func word(_ word: String) -> Parser<[String], Void> {
///   Parser(
///     parse: { $0.first == word ? (Array($0.dropFirst()), unit) : nil },
///     print: { _ in [word] },
///     template: { _ in [word] }
///   )
/// }
/// let greeting = word("hello") %> word("world")
/// greeting.parse(["hello", "world", "!"])?.rest  // ["!"]
/// greeting.print(())  // ["hello", "world"]
/// ```
public struct Parser<Input: Monoid & Sendable, A>: Sendable {
  @usableFromInline let rule: Rule
  @usableFromInline let shape: Shape<A>

  @usableFromInline
  init(rule: Rule, shape: Shape<A>) {
    self.rule = rule
    self.shape = shape
  }

  /// Makes a parser of three functions.
  ///
  /// - Parameters:
  ///   - parse: Returns what is left of the input, and the value; nil when the input is another.
  ///   - print: Returns the input that parses as the value; nil when there is none.
  ///   - template: Returns a description in the form of the input.
  public init(
    parse: @escaping @Sendable (Input) -> (rest: Input, match: A)?,
    print: @escaping @Sendable (A) -> Input?,
    template: @escaping @Sendable (A) -> Input?
  ) {
    // A template that needs a value can be had without one only when there are no others.
    let general = (unit as? A).flatMap(template) ?? .empty
    self.init(
      template: general,
      consume: { input in
        guard let (rest, match) = parse(input) else { return nil }
        input = rest
        return match
      },
      print: { value, output in
        guard let printed = print(value) else { return false }
        output = output <> printed
        return true
      },
      describe: { template($0) ?? general }
    )
  }

  /// Makes a parser that consumes its input in place.
  ///
  /// ```swift
  /// let int = Parser<[String], Int>(
  ///   template: [":int"],
  ///   consume: { words in
  ///     guard let first = words.first, let value = Int(first) else { return nil }
  ///     words.removeFirst()
  ///     return value
  ///   },
  ///   print: { value, words in
  ///     words.append("\(value)")
  ///     return true
  ///   })
  /// int.parse(["7", "x"])?.match  // 7
  /// ```
  ///
  /// - Parameters:
  ///   - template: A description in the form of the input.
  ///   - consume: Removes the front of the input and returns its value. When it returns nil the
  ///     input must be as it was.
  ///   - print: Appends what parses as the value; false when there is nothing that does.
  @inlinable
  public init(
    template: Input,
    consume: @escaping @Sendable (inout Input) -> A?,
    print: @escaping @Sendable (A, inout Input) -> Bool
  ) {
    self.init(template: template, consume: consume, print: print, describe: { _ in template })
  }

  @inlinable
  init(
    template: Input,
    consume: @escaping @Sendable (inout Input) -> A?,
    print: @escaping @Sendable (A, inout Input) -> Bool,
    describe: @escaping @Sendable (A) -> Input
  ) {
    let shape = Shape<A>.plain
    let leaf = Leaf(template: template) { input, values in
      guard let value = consume(&input.of(Input.self).pointee) else { return false }
      shape.append(value, &values)
      return true
    } emit: { values, place in
      guard let value = shape.take(&values),
        print(value, &place.of(Printed<Input>.self).pointee.output)
      else {
        return false
      }
      place.of(Printed<Input>.self).pointee.describe { describe(value) }
      return true
    }
    self.init(rule: leaf, shape: shape)
  }
}

extension Parser where A == Void {
  /// Makes a parser of something that only has to be there.
  ///
  /// ```swift
  /// let end = Parser<[String], Void>(
  ///   template: [], consume: { $0.isEmpty }, print: { _ in true })
  /// (word("a") <% end).parse(["a", "b"])  // nil
  /// ```
  ///
  /// - Parameters:
  ///   - template: A description in the form of the input.
  ///   - consume: Removes the front of the input when it is as expected; false, and the input as
  ///     it was, when it is not.
  ///   - print: Appends what parses.
  @inlinable
  public init(
    template: Input,
    consume: @escaping @Sendable (inout Input) -> Bool,
    print: @escaping @Sendable (inout Input) -> Bool
  ) {
    let leaf = Leaf(template: template) { input, _ in
      consume(&input.of(Input.self).pointee)
    } emit: { _, place in
      guard print(&place.of(Printed<Input>.self).pointee.output) else { return false }
      place.of(Printed<Input>.self).pointee.describe { template }
      return true
    }
    self.init(rule: leaf, shape: .nothing)
  }

  /// The parser that matches nothing and always succeeds.
  ///
  /// ```swift
  /// Parser<[String], Void>.nothing.parse(["a"])?.rest  // ["a"]
  /// ```
  public static var nothing: Parser {
    Parser(template: .empty, consume: { _ in true }, print: { _ in true })
  }

  /// The parser that skips input, as little as possible, until what comes after it matches.
  ///
  /// However many of them are in a row, matching takes time proportional to the input.
  ///
  /// ```swift
  /// let anything = Parser<[String], Void>.skipping(
  ///   printing: [], template: ["*"],
  ///   skip: { words in
  ///     guard !words.isEmpty else { return false }
  ///     words.removeFirst()
  ///     return true
  ///   }, remaining: \.count)
  /// (anything %> int).parse(["a", "b", "7"])?.match  // 7
  /// ```
  ///
  /// - Parameters:
  ///   - minimum: How many steps have to be skipped at least.
  ///   - output: What is printed in place of what was skipped.
  ///   - template: A description in the form of the input.
  ///   - skip: Removes one step from the input; false when nothing is left.
  ///   - remaining: How many steps are left, or any number that shrinks with them.
  public static func skipping(
    atLeast minimum: Int = 0, printing output: Input, template: Input,
    skip: @escaping @Sendable (inout Input) -> Bool,
    remaining: @escaping @Sendable (Input) -> Int
  ) -> Parser {
    let leaf = Leaf(template: template) { input, _ in
      (0..<minimum).allSatisfy { _ in skip(&input.of(Input.self).pointee) }
    } emit: { _, place in
      place.of(Printed<Input>.self).pointee.append(output, template: template)
      return true
    }
    let rule = Skipping(
      atLeast: minimum, leaf: leaf, copyInput: copying(Input.self),
      skip: { skip(&$0.of(Input.self).pointee) },
      remaining: { remaining($0.of(Input.self).pointee) })
    return Parser(rule: rule, shape: .nothing)
  }
}

/// How a parser's value stands in the stream of values: one after another when it is a tuple.
@usableFromInline
struct Shape<A>: Sendable {
  @usableFromInline let width: Int
  @usableFromInline let append: @Sendable (A, inout Values) -> Void
  @usableFromInline let take: @Sendable (inout Values) -> A?

  /// A value that stands as one, or not at all when it is `Void`.
  @inlinable
  static var plain: Shape {
    if let nothing = unit as? A { return Shape(nothing: nothing) }
    return Shape(width: 1, append: { $1.append($0) }, take: { $0.take() })
  }

  @inlinable
  init(
    width: Int, append: @escaping @Sendable (A, inout Values) -> Void,
    take: @escaping @Sendable (inout Values) -> A?
  ) {
    self.width = width
    self.append = append
    self.take = take
  }

  @inlinable
  init(nothing: A) {
    self.init(width: 0, append: { _, _ in }, take: { _ in unit as? A })
  }
}

extension Shape where A == Void {
  @inlinable
  static var nothing: Shape { Shape(width: 0, append: { _, _ in }, take: { _ in unit }) }
}
