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
    Parser(.row(lhs.grammar, rhs.grammar), rhs.shape)
  }

  /// Joins two parsers, and captures the value of the left one.
  public static func <% (lhs: Parser, rhs: Parser<Input, Void>) -> Parser {
    Parser(.row(lhs.grammar, rhs.grammar), lhs.shape)
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
  let left = lhs.grammar(as: tupleShape((repeat each A).self))
  let right = rhs.grammar(as: tupleShape((repeat each B).self))
  return Parser(.row(left, right), tupleShape((repeat each A, repeat each B).self))
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
    let shape = Shape<A>.whole
    return parser.converted(Conversion(iso, from: parser.shape, to: shape), to: shape)
  }

  @usableFromInline
  func converted<B>(_ conversion: Conversion, to shape: Shape<B>) -> Parser<Input, B> {
    Parser<Input, B>(.converted(grammar, conversion), shape)
  }

  /// Returns a parser that converts the value this one captures.
  ///
  /// A parser with optional parts or alternatives may be able to read an input in several ways. If
  /// `iso` refuses the value of one way, the parser tries the next one, up to 2,000 ways.
  ///
  /// ```swift
  /// let even = PartialIso<Int, Int>(
  ///   apply: { $0 % 2 == 0 ? $0 : nil }, unapply: { $0 % 2 == 0 ? $0 : nil })
  /// int.map(even).parse(["7"])  // nil
  /// ```
  public func map<B>(_ iso: PartialIso<A, B>) -> Parser<Input, B> {
    iso <¢> self
  }

  /// Returns the grammar with its values in another shape.
  package func grammar(as other: Shape<A>) -> Grammar<Input> {
    // Shapes of the same type are the same if they take the same number of values.
    if other.count == shape.count { return grammar }
    return .converted(grammar, Conversion(.identity, from: shape, to: other))
  }
}
