/// A parser that can also print and describe the values it parses.
///
/// `Input` is the type that the parser reads, from the front, and prints. `A` is the type that it
/// captures: `Void` for nothing, a plain type for one value, and a flat tuple for several.
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
  private let core: Core

  /// The parser as data, without the types of its values.
  package var grammar: Grammar<Input> { core.code.grammar }

  /// The layout of the parser's value among the values of the grammar.
  @usableFromInline package var shape: Shape<A> { core.shape }

  /// The steps that run the grammar.
  package var code: Code<Input> { core.code }

  /// Creates a parser from a grammar.
  package init(_ grammar: Grammar<Input>, _ shape: Shape<A>) {
    self.init(Code(grammar), shape)
  }

  /// Creates a parser that shares its steps with other parsers.
  package init(_ code: Code<Input>, _ shape: Shape<A>) {
    core = Core(code: code, shape: shape)
  }

  /// The contents of a parser.
  ///
  /// Keeping them behind one reference halves the code that a line of a table compiles to.
  private final class Core: Sendable {
    let code: Code<Input>
    let shape: Shape<A>

    init(code: Code<Input>, shape: Shape<A>) {
      self.code = code
      self.shape = shape
    }
  }

  /// Creates a parser from three functions.
  ///
  /// - Parameters:
  ///   - parse: Returns the rest of the input and the value, or nil if the input doesn't match.
  ///   - print: Returns an input that parses as the value, or nil if there isn't one.
  ///   - template: Returns a description of the printed input.
  public init(
    parse: @escaping @Sendable (Input) -> (rest: Input, match: A)?,
    print: @escaping @Sendable (A) -> Input?,
    template: @escaping @Sendable (A) -> Input.Template?
  ) {
    // Only a parser that captures nothing has a template that doesn't depend on a value.
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

  /// Creates a parser that consumes its input in place.
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
  ///   - template: A description of what the parser reads.
  ///   - consume: Removes a value from the front of the input and returns it, or returns nil and
  ///     leaves the input unchanged. To capture nothing, return ``unit``, as in
  ///     `{ $0.first == "a" ? unit : nil }`.
  ///   - print: Appends an input that parses as the value, or returns false if there isn't one.
  ///   - describe: Returns a description of what is printed for a value. By default, it's
  ///     `template`.
  public init(
    template: Input.Template, consume: @escaping @Sendable (inout Input) -> A?,
    print: @escaping @Sendable (A, inout Input) -> Bool,
    describe: (@Sendable (A) -> Input.Template)? = nil
  ) {
    self.init(
      template: template, outline: .unknown, consume: consume, print: print, describe: describe)
  }

  /// Creates a parser with a known outline, which compares its values with `areSame`.
  package init(
    template: Input.Template, outline: Outline, consume: @escaping @Sendable (inout Input) -> A?,
    print: @escaping @Sendable (A, inout Input) -> Bool,
    areSame: @escaping @Sendable (A, A) -> Bool = isSame,
    describe: (@Sendable (A) -> Input.Template)? = nil, conversion: (any Sendable)? = nil
  ) {
    let shape = Shape<A>.whole
    let piece = Piece<Input>(
      outline: outline, template: template,
      read: { input, values in
        guard let value = consume(&input) else { return false }
        // A literal has no value. Asking here saves 1 % of the instructions of matching.
        if A.self != Void.self { shape.push(value, &values) }
        return true
      },
      write: { values, output in
        print(A.self == Void.self ? unit as! A : shape.pop(&values), &output)
      },
      areSame: shape.count == 0 ? nil : { @Sendable in areSame($0 as! A, $1 as! A) },
      describe: describe.map { describe in { @Sendable in describe(shape.top($0)) } },
      conversion: conversion)
    self.init(.piece(piece), shape)
  }
}

extension Parser where A == Void {
  /// A parser that consumes nothing and always matches.
  public static var nothing: Parser {
    Parser(.piece(Piece(outline: Outline(), template: .empty)), .whole)
  }

  /// Returns a parser that skips ahead to the first position where the parsers after it match.
  ///
  /// The time to match is proportional to the length of the input, even with many of these parsers
  /// in a row.
  ///
  /// - Parameters:
  ///   - minimum: The least number of steps to skip.
  ///   - template: A description of what the parser skips.
  ///   - skip: Removes one step from the input, or returns false if nothing is left.
  ///   - remaining: Returns the number of steps left, or any other number that shrinks with each
  ///     step.
  ///   - print: Appends what's printed in place of what was skipped, or returns false if that can't
  ///     be.
  package static func skipping(
    atLeast minimum: Int = 0, template: Input.Template, outline: Outline = .unknown,
    skip: @escaping @Sendable (inout Input) -> Bool,
    remaining: @escaping @Sendable (Input) -> Int,
    print: @escaping @Sendable (inout Input) -> Bool
  ) -> Parser {
    Parser(
      .piece(
        Piece(
          outline: outline, template: template, write: { _, output in print(&output) },
          skip: Skip(minimum: minimum, advance: skip, remaining: remaining))), .whole)
  }
}
