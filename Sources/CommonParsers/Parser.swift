/// A parser that also prints what it parses, and describes it.
///
/// `Input` is the type of what is read and printed; a parser consumes it in place, from the front.
/// `A` is the type of what is captured: `Void` for something that only has to be there, a plain
/// type for one value, and a flat tuple for several.
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
/// greeting.print(())                             // ["hello", "world"]
/// ```
public struct Parser<Input: Monoid & Sendable, A>: Sendable {
  @usableFromInline let core: Core

  /// What there is to read and to write.
  @inlinable package var grammar: Grammar<Input> { core.code.grammar }

  /// How the value lies among the grammar's.
  @inlinable package var shape: Shape<A> { core.shape }

  /// What runs the grammar.
  @inlinable package var code: Code<Input> { core.code }

  /// Makes a parser of a grammar.
  @usableFromInline
  package init(_ grammar: Grammar<Input>, _ shape: Shape<A>) {
    self.init(Code(grammar), shape)
  }

  /// Makes a parser that shares what runs it with others.
  @usableFromInline
  package init(_ code: Code<Input>, _ shape: Shape<A>) {
    core = Core(code: code, shape: shape)
  }

  /// All that a parser is, behind one reference: a line of a table compiles to half the code.
  @usableFromInline
  final class Core: Sendable {
    @usableFromInline let code: Code<Input>
    @usableFromInline let shape: Shape<A>

    init(code: Code<Input>, shape: Shape<A>) {
      self.code = code
      self.shape = shape
    }
  }

  /// Makes a parser of three functions.
  ///
  /// - Parameters:
  ///   - parse: Returns the rest of the input, and the value, or nil if the input does not match.
  ///   - print: Returns the input that is parsed as the value, or nil if there is none.
  ///   - template: Returns a description of what is printed, in the form of an input.
  public init(
    parse: @escaping @Sendable (Input) -> (rest: Input, match: A)?,
    print: @escaping @Sendable (A) -> Input?,
    template: @escaping @Sendable (A) -> Input?
  ) {
    // A template that needs a value can be had without one only when there are no others.
    let general = (A.self == Void.self ? unit as? A : nil).flatMap(template) ?? .empty
    self.init(template: general) { input in
      guard let (rest, match) = parse(input) else { return nil }
      input = rest
      return match
    } print: { value, output in
      guard let printed = print(value) else { return false }
      output = output <> printed
      return true
    } describe: { value in
      template(value) ?? general
    }
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
  ///   - template: A description of what is read, in the form of an input.
  ///   - outline: The texts that are read, by which alternatives are found.
  ///   - consume: Removes the front of the input and returns its value. If it returns nil, it must
  ///     leave the input as it was.
  ///   - print: Appends what is parsed as the value, or returns false if there is nothing to append.
  ///   - describe: Returns a description of what is printed for a value; without it, that is
  ///     `template`.
  @inlinable
  public init(
    template: Input, outline: Outline = .unknown,
    consume: @escaping @Sendable (inout Input) -> A?,
    print: @escaping @Sendable (A, inout Input) -> Bool,
    describe: (@Sendable (A) -> Input)? = nil
  ) {
    self.init(
      template: template, outline: outline, consume: consume, print: print,
      areSame: areEqual, describe: describe)
  }

  /// Makes a parser that consumes its input in place, and whose values are compared by `areSame`.
  @inlinable
  package init(
    template: Input, outline: Outline, consume: @escaping @Sendable (inout Input) -> A?,
    print: @escaping @Sendable (A, inout Input) -> Bool,
    areSame: @escaping @Sendable (A, A) -> Bool, describe: (@Sendable (A) -> Input)? = nil
  ) {
    let shape = Shape<A>.whole
    let piece = Piece<Input>(
      outline: outline, template: template,
      read: { input, values in
        guard let value = consume(&input) else { return false }
        shape.push(value, &values)
        return true
      },
      write: { values, output in print(shape.pop(&values), &output) },
      areSame: shape.count == 0 ? nil : { @Sendable in areSame($0 as! A, $1 as! A) },
      describe: { values in describe.map { $0(shape.top(values)) } ?? template })
    self.init(.piece(piece), shape)
  }
}

extension Parser where A == Void {
  /// Makes a parser of something that only has to be there, and captures nothing.
  ///
  /// - Parameters:
  ///   - template: A description of what is read, in the form of an input.
  ///   - outline: The texts that are read, by which alternatives are found.
  ///   - consume: Removes the front of the input if it is as expected. If it is not, it must return
  ///     false and leave the input as it was.
  ///   - print: Appends what is parsed.
  @inlinable
  public init(
    template: Input, outline: Outline = .unknown,
    consume: @escaping @Sendable (inout Input) -> Bool,
    print: @escaping @Sendable (inout Input) -> Bool
  ) {
    let piece = Piece<Input>(
      outline: outline, template: template, read: { input, _ in consume(&input) },
      write: { _, output in print(&output) })
    self.init(.piece(piece), .whole)
  }

  /// The parser that consumes nothing and always matches.
  public static var nothing: Parser {
    Parser(template: .empty, outline: Outline(), consume: { _ in true }, print: { _ in true })
  }

  /// Makes a parser that skips as little input as possible, until what comes after it matches.
  ///
  /// However many of these parsers stand in a row, the time to match is proportional to the input.
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
  ///   - minimum: The least number of steps that have to be skipped.
  ///   - output: What is printed in place of what was skipped.
  ///   - template: A description of what is skipped, in the form of an input.
  ///   - outline: The texts that are skipped, by which alternatives are found.
  ///   - skip: Removes one step from the input, or returns false if nothing is left.
  ///   - remaining: The number of steps that are left, or any number that shrinks with every step.
  public static func skipping(
    atLeast minimum: Int = 0, printing output: Input, template: Input,
    outline: Outline = .unknown, skip: @escaping @Sendable (inout Input) -> Bool,
    remaining: @escaping @Sendable (Input) -> Int
  ) -> Parser {
    let piece = Piece<Input>(
      outline: outline, template: template, read: { _, _ in true },
      write: { _, written in
        written = written <> output
        return true
      })
    return Parser(
      .skip(piece, Skip(minimum: minimum, advance: skip, remaining: remaining)), .whole)
  }
}

/// Whether two values are equal; without a `==`, they count as the same.
@usableFromInline
func areEqual<A>(_ lhs: A, _ rhs: A) -> Bool {
  func compare<T: Equatable>(_ lhs: T) -> Bool { lhs == rhs as? T }
  return (lhs as? any Equatable).map { compare($0) } ?? true
}
