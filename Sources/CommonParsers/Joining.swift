extension Parser {
  /// Joins two parsers, neither of which captures a value.
  public static func <%> (lhs: Parser<Input, Void>, rhs: Parser<Input, Void>) -> Parser
  where A == Void {
    lhs %> rhs
  }

  /// Joins two parsers, of which only the right one captures a value.
  public static func <%> (lhs: Parser<Input, Void>, rhs: Parser) -> Parser { lhs %> rhs }

  /// Joins two parsers, of which only the left one captures a value.
  public static func <%> (lhs: Parser, rhs: Parser<Input, Void>) -> Parser { lhs <% rhs }

  /// Joins two parsers, and captures the value of the right one.
  ///
  /// ```swift
  /// (word("hello") %> string).parse(["hello", "world"])?.match  // "world"
  /// ```
  public static func %> (lhs: Parser<Input, Void>, rhs: Parser) -> Parser {
    Parser(.row(lhs.grammar.parts + rhs.grammar.parts), rhs.shape)
  }

  /// Joins two parsers, and captures the value of the left one.
  public static func <% (lhs: Parser, rhs: Parser<Input, Void>) -> Parser {
    Parser(.row(lhs.grammar.parts + rhs.grammar.parts), lhs.shape)
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
  return Parser(.row(left.parts + right.parts), tupleShape((repeat each A, repeat each B).self))
}

extension Parser {
  /// Converts what a parser captures.
  ///
  /// A value that `iso` cannot convert does not match, and one that it cannot convert back is not
  /// printed.
  ///
  /// ```swift
  /// let route = iso(Routes.hello) <¢> word("hello") %> string
  /// route.print(.hello("world"))  // ["hello", "world"]
  /// ```
  @inlinable
  @inline(never)  // Specialised once for each pair of types, not again at each line of a table.
  public static func <¢> <B>(iso: PartialIso<B, A>, parser: Parser<Input, B>) -> Parser {
    let shape = Shape<A>.whole
    return Parser(
      .converted(parser.grammar, Conversion(iso, from: parser.shape, to: shape)), shape)
  }

  /// Converts what the parser captures.
  ///
  /// A parser with optional parts or alternatives may read an input in several ways. If the isomorphism
  /// refuses the values of one way, the next way is tried, up to 10,000 of them.
  ///
  /// ```swift
  /// let even = PartialIso<Int, Int>(
  ///   apply: { $0 % 2 == 0 ? $0 : nil }, unapply: { $0 % 2 == 0 ? $0 : nil })
  /// int.map(even).parse(["7"])  // nil
  /// ```
  public func map<B>(_ iso: PartialIso<A, B>) -> Parser<Input, B> {
    iso <¢> self
  }

  /// The grammar with its values in another shape.
  package func grammar(as other: Shape<A>) -> Grammar<Input> {
    // Of a type there is one shape with one number of values.
    if other.count == shape.count { return grammar }
    return .converted(grammar, Conversion(.identity, from: shape, to: other))
  }
}
