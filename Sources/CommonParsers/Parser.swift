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

  /// Makes a parser of a rule whose values are the elements of `A` one by one, or one `A`.
  @usableFromInline
  init(rule: Rule) {
    self.rule = rule
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
    self.init(template: template, outline: .unknown, consume: consume, print: print)
  }

  /// Makes a parser of which something is known.
  @inlinable
  package init(
    template: Input, outline: Outline,
    consume: @escaping @Sendable (inout Input) -> A?,
    print: @escaping @Sendable (A, inout Input) -> Bool
  ) {
    self.init(
      template: template, outline: outline, consume: consume, print: print,
      describe: { _ in template })
  }

  @inlinable
  init(
    template: Input, outline: Outline = .unknown,
    consume: @escaping @Sendable (inout Input) -> A?,
    print: @escaping @Sendable (A, inout Input) -> Bool,
    describe: @escaping @Sendable (A) -> Input
  ) {
    let leaf = Leaf(A.self, template: template, outline: outline) { input, values in
      guard let value = consume(&input.of(Input.self).pointee) else { return false }
      values.append(value)
      return true
    } emit: { values, place in
      let value = values.next(A.self)
      guard print(value.pointee, &place.of(Printed<Input>.self).pointee.output) else {
        return false
      }
      place.of(Printed<Input>.self).pointee.describe { describe(value.pointee) }
      return true
    }
    self.init(rule: leaf)
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
    self.init(template: template, outline: .unknown, consume: consume, print: print)
  }

  /// Makes a parser of something that only has to be there, and of which something is known.
  @inlinable
  package init(
    template: Input, outline: Outline,
    consume: @escaping @Sendable (inout Input) -> Bool,
    print: @escaping @Sendable (inout Input) -> Bool
  ) {
    let leaf = Leaf(Void.self, template: template, outline: outline) { input, _ in
      consume(&input.of(Input.self).pointee)
    } emit: { _, place in
      guard print(&place.of(Printed<Input>.self).pointee.output) else { return false }
      place.of(Printed<Input>.self).pointee.describe { template }
      return true
    }
    self.init(rule: leaf)
  }

  /// The parser that matches nothing and always succeeds.
  ///
  /// ```swift
  /// Parser<[String], Void>.nothing.parse(["a"])?.rest  // ["a"]
  /// ```
  public static var nothing: Parser {
    Parser(
      template: .empty, outline: Outline(), consume: { _ in true }, print: { _ in true })
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
    skipping(
      atLeast: minimum, printing: output, template: template, outline: .unknown, skip: skip,
      remaining: remaining)
  }

  /// The parser that skips input, of which something is known.
  package static func skipping(
    atLeast minimum: Int = 0, printing output: Input, template: Input, outline: Outline,
    skip: @escaping @Sendable (inout Input) -> Bool,
    remaining: @escaping @Sendable (Input) -> Int
  ) -> Parser {
    let leaf = Leaf(Void.self, template: template, outline: outline) { input, _ in
      (0..<minimum).allSatisfy { _ in skip(&input.of(Input.self).pointee) }
    } emit: { _, place in
      place.of(Printed<Input>.self).pointee.append(output, template: template)
      return true
    }
    let rule = Skipping(
      atLeast: minimum, leaf: leaf, copyingInput: Copying(Input.self),
      skip: { skip(&$0.of(Input.self).pointee) },
      remaining: { remaining($0.of(Input.self).pointee) })
    return Parser(rule: rule)
  }
}
