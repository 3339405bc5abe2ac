/// A parser that can also print and describe the values it parses.
///
/// `Input` is the type that the parser matches, from the front, and prints. `A` is the type that it
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
  /// The parser without the type of its value.
  ///
  /// One reference halves the code that a line of a table compiles to.
  @usableFromInline package let program: Program<Input>

  /// The parser as data, without the types of its values.
  package var grammar: Grammar<Input> { program.grammar }

  /// The layout of the parser's value among the values of the grammar.
  @inlinable package var shape: Shape<A> { program.shape.of(A.self) }

  /// Creates a parser from a grammar.
  package init(_ grammar: Grammar<Input>, _ shape: Shape<A>, checks: JoinChecks = .path) {
    self.init(Program(grammar, shape, checks: checks))
  }

  /// Returns the same parser with another grammar that has the same values.
  package func with(_ grammar: Grammar<Input>) -> Parser {
    Parser(grammar, shape, checks: program.checks)
  }

  /// Creates a parser from a program, which must have the shape of an `A`.
  @inlinable
  package init(_ program: Program<Input>) {
    self.program = program
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
  ///     guard let value = words.first.flatMap({ Int($0) }) else { return nil }
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
  ///   - template: A description of what the parser matches.
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
      template: template, patterns: [.anyTexts], consume: consume, print: print, describe: describe)
  }

  /// Creates a parser that's known to read only these texts.
  package init(
    template: Input.Template, patterns: [TextPattern],
    consume: @escaping @Sendable (inout Input) -> A?,
    print: @escaping @Sendable (A, inout Input) -> Bool,
    describe: (@Sendable (A) -> Input.Template)? = nil
  ) {
    let shape = Shape<A>.single
    let piece = Piece<Input>(
      patterns: patterns, template: { _ in template },
      read: { input, values in
        guard let value = consume(&input) else { return false }
        shape.push(value, &values)
        return true
      },
      write: { values, output in print(shape.pop(&values), &output) },
      describe: describe.map { describe in { @Sendable in describe(shape.form($0)) } })
    self.init(.piece(piece), shape)
  }
}

extension Parser where A == Void {
  /// A parser that consumes nothing and always matches.
  public static var nothing: Parser {
    let piece = Piece<Input>(patterns: [], template: { _ in .empty })
    return Parser(Program(.piece(piece), Shape<Void>.single, checks: []))
  }

  /// Returns a parser that skips ahead to the first position where the parsers after it match.
  ///
  /// The time to match is proportional to the length of the input, even with many of these parsers
  /// in a row.
  ///
  /// - Parameters:
  ///   - template: A description of what the parser skips.
  ///   - skip: Removes one step from the input, or returns false if nothing is left.
  package static func skipping(
    template: Input.Template, role: Input._Role? = nil,
    skip: @escaping @Sendable (inout Input) -> Bool
  ) -> Parser {
    // The wildcard's index looks ahead by these: a text to skip, and then any number of others.
    let skipOne = Piece<Input>(
      patterns: [.anyText, .anyTexts], template: { _ in .empty },
      read: { input, _ in skip(&input) })
    return Parser(
      .piece(
        Piece(patterns: [.anyTexts], template: { _ in template }, role: role, skipOne: skipOne)),
      .single)
  }
}

// MARK: - Joining

extension Parser {
  /// Joins two parsers that capture nothing.
  @_documentation(visibility: internal)  // One of several overloads.
  public static func <%> (lhs: Parser<Input, Void>, rhs: Parser<Input, Void>) -> Parser
  where A == Void {
    lhs %> rhs
  }

  /// Joins a parser that captures nothing with one that captures a value.
  @_documentation(visibility: internal)  // One of several overloads.
  public static func <%> (lhs: Parser<Input, Void>, rhs: Parser) -> Parser { lhs %> rhs }

  /// Joins a parser that captures a value with one that captures nothing.
  @_documentation(visibility: internal)  // One of several overloads.
  public static func <%> (lhs: Parser, rhs: Parser<Input, Void>) -> Parser { lhs <% rhs }

  /// Joins two parsers, and captures the value of the right one.
  ///
  /// ```swift
  /// (word("hello") %> string).parse(["hello", "world"])?.match  // "world"
  /// ```
  public static func %> (lhs: Parser<Input, Void>, rhs: Parser) -> Parser {
    Parser(lhs.program.joined(rhs.program, rhs.program.shape))
  }

  /// Joins two parsers, and captures the value of the left one.
  public static func <% (lhs: Parser, rhs: Parser<Input, Void>) -> Parser {
    Parser(lhs.program.joined(rhs.program, lhs.program.shape))
  }
}

/// Joins two parsers, and captures the values of both in one flat tuple.
///
/// ```swift
/// let pair = string <%> int  // Parser<[String], (String, Int)>
/// let row = pair <%> string  // Parser<[String], (String, Int, String)>
/// ```
public func <%> <Input: Monoid & Sendable, each A, each B>(
  lhs: Parser<Input, (repeat each A)>, rhs: Parser<Input, (repeat each B)>
) -> Parser<Input, (repeat each A, repeat each B)> {
  Parser(flat(lhs).joined(flat(rhs), tupleShape((repeat each A, repeat each B).self)))
}

/// Returns the program of a parser with one value for each element of its tuple.
private func flat<Input, each A>(_ parser: Parser<Input, (repeat each A)>) -> Program<Input> {
  var count = 0
  for _ in repeat (each A).self { count += 1 }
  // Nearly all parsers have those, and making a shape takes longer than joining.
  if parser.program.shape.count == count { return parser.program }
  return parser.program(as: tupleShape((repeat each A).self))
}

extension Parser {
  /// Converts the value that a parser captures.
  ///
  /// The new parser doesn't match a value that `iso` can't convert, and doesn't print a value that
  /// `iso` can't convert back.
  ///
  /// ```swift
  /// let route = iso(Routes.hello) <¢> word("hello") %> string
  /// route.print(.hello("world"))  // ["hello", "world"]
  /// ```
  @inlinable
  @inline(never)  // Specialized once for each pair of types, not for each line of a table.
  public static func <¢> <B>(iso: PartialIso<B, A>, parser: Parser<Input, B>) -> Parser {
    let shape = Shape<A>.single
    // `iso(Page.film)` has a constructor.
    let conversion =
      if let constructor = iso.constructor {
        Conversion(constructor, from: parser.shape, to: shape)
      } else {
        Conversion(iso, from: parser.shape, to: shape)
      }
    return Parser(parser.program.converted(conversion, shape))
  }

  /// Returns a parser that converts the value this one captures.
  ///
  /// A parser with optional parts or alternatives may be able to match an input in several ways. If
  /// `iso` refuses the value of one way, the parser tries the next one, up to 2,000 ways.
  ///
  /// ```swift
  /// let even = PartialIso<Int, Int>(
  ///   apply: { $0 % 2 == 0 ? $0 : nil }, unapply: { $0 % 2 == 0 ? $0 : nil })
  /// int.map(even).parse(["7"])  // nil
  /// ```
  public func map<B>(_ iso: PartialIso<A, B>) -> Parser<Input, B> { iso <¢> self }

  /// Returns the program with its values in another shape.
  @usableFromInline
  package func program(as other: Shape<A>) -> Program<Input> {
    if other.isSame(as: program.shape) { return program }
    return program.converted(Conversion(.identity, from: shape, to: other), other)
  }
}

// MARK: - Alternatives

extension Parser {
  /// A parser that never matches and can't print, for starting a chain of alternatives.
  public static var empty: Parser { table([]) }

  /// Returns a parser that matches `lhs`, or else `rhs`.
  ///
  /// If `lhs` matches but the parsers after it don't, `rhs` is tried as well.
  ///
  /// ```swift
  /// let vowel = word("a") <|> word("e")
  /// vowel.print(())  // ["a"]
  /// ```
  public static func <|> (lhs: Parser, rhs: Parser) -> Parser {
    choice([lhs, rhs])
  }

  /// Returns a parser that tries `parsers` in order until one matches.
  package static func choice(_ parsers: [Parser]) -> Parser {
    guard parsers.count > 1 else { return parsers.first ?? .empty }
    let shape = parsers[0].shape
    return Parser(.choice(parsers.map { $0.program(as: shape) }, shape))
  }

  /// Returns a parser that tries `parsers` in order, whatever comes before it (`expanded`).
  @inlinable
  package static func table(_ parsers: [Parser]) -> Parser {
    let shape = parsers.first?.shape ?? .single
    return Parser(.table(parsers.map { $0.program(as: shape) }, shape))
  }

  /// Returns a parser that captures nil and consumes nothing if this one doesn't match.
  ///
  /// ```swift
  /// let page = (word("page") %> int).orNil()  // Parser<[String], Int?>
  /// page.parse(["page", "7"])!.match  // 7
  /// page.parse(["page", "x"])!.match  // nil
  /// ```
  ///
  /// In contrast, ``URLFormat/optional()-1vj9i`` doesn't match an argument that can't be converted.
  public func orNil() -> Parser<Input, A?> {
    orNil(unless: .nothing)
  }

  /// Returns a parser that captures this parser's value, or nil where `none` matches instead.
  package func orNil(unless none: Parser<Input, Void>) -> Parser<Input, A?> {
    let some = PartialIso<A, A?>(apply: { .some($0) }, unapply: { $0 })
    let isNil = PartialIso<Void, A?>(
      apply: { .some(nil) }, unapply: { $0 == nil ? unit : nil })
    return (some <¢> self) <|> (isNil <¢> none)
  }
}

extension Parser where A == Void {
  /// Returns a parser that matches even if this one doesn't, and prints what this one prints.
  ///
  /// ```swift
  /// (word("v1").orNothing() %> word("users")).print(())  // ["v1", "users"]
  /// ```
  public func orNothing() -> Parser {
    self <|> .nothing
  }
}

// MARK: - Nothing

/// The only value of a parser that captures nothing.
///
/// A parser treats `()`, `unit`, and an enum case without associated values alike.
///
/// ```swift
/// word("hello").print(unit)  // ["hello"]
/// ```
public let unit: Void = ()
