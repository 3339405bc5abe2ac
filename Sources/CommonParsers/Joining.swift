extension Parser {
  /// Both parsers in order, neither with a value.
  ///
  /// ```swift
  /// word("hello") <%> word("world")  // Parser<[String], Void>
  /// ```
  public static func <%> (lhs: Parser<Input, Void>, rhs: Parser<Input, Void>) -> Parser
  where A == Void {
    Parser(rule: Series.joining(lhs.rule, rhs.rule), shape: .nothing)
  }

  /// Both parsers in order; only the right one has a value.
  ///
  /// ```swift
  /// word("hello") <%> string  // Parser<[String], String>
  /// ```
  public static func <%> (lhs: Parser<Input, Void>, rhs: Parser) -> Parser { lhs %> rhs }

  /// Both parsers in order; only the left one has a value.
  ///
  /// ```swift
  /// string <%> word("!")  // Parser<[String], String>
  /// ```
  public static func <%> (lhs: Parser, rhs: Parser<Input, Void>) -> Parser { lhs <% rhs }

  /// Both parsers in order, with the value of the right one.
  ///
  /// ```swift
  /// (word("hello") %> string).parse(["hello", "world"])?.match  // "world"
  /// ```
  public static func %> (lhs: Parser<Input, Void>, rhs: Parser) -> Parser {
    Parser(rule: Series.joining(lhs.rule, rhs.rule), shape: rhs.shape)
  }

  /// Both parsers in order, with the value of the left one.
  ///
  /// ```swift
  /// (string <% word("!")).parse(["hello", "!"])?.match  // "hello"
  /// ```
  public static func <% (lhs: Parser, rhs: Parser<Input, Void>) -> Parser {
    Parser(rule: Series.joining(lhs.rule, rhs.rule), shape: lhs.shape)
  }
}

/// Both parsers in order, with the values of both as one flat tuple.
///
/// ```swift
/// let pair = string <%> int  // Parser<[String], (String, Int)>
/// let row = pair <%> string  // Parser<[String], (String, Int, String)>
/// ```
public func <%> <Input: Monoid & Sendable, each A, each B>(
  lhs: Parser<Input, (repeat each A)>, rhs: Parser<Input, (repeat each B)>
) -> Parser<Input, (repeat each A, repeat each B)> {
  Parser(
    rule: Series.joining(flatRule(lhs), flatRule(rhs)),
    shape: rowShape(repeat (each A).self, repeat (each B).self)
  )
}

/// The rule of `parser` with one value in the stream for each element of its tuple.
private func flatRule<Input, each A>(_ parser: Parser<Input, (repeat each A)>) -> Rule {
  let shape = parser.shape
  let row = rowShape(repeat (each A).self)
  guard shape.width != row.width else { return parser.rule }
  return Mapped(parser.rule, width: shape.width) { values in
    guard let value = shape.take(&values) else { return false }
    row.append(value, &values)
    return true
  } convertBack: { values in
    guard let value = row.take(&values) else { return nil }
    var own = values.empty
    shape.append(value, &own)
    return own
  }
}

/// The shape of a tuple whose elements stand one after another.
///
/// The tuple's type has one pack only, though there may be two where this is called: a closure
/// that takes a tuple of two packs crashes the compiler (Swift 6.3).
func rowShape<each A>(_ types: repeat (each A).Type) -> Shape<(repeat each A)> {
  var width = 0
  for _ in repeat each types { width += 1 }
  return Shape<(repeat each A)>(
    width: width,
    append: { (row: (repeat each A), values: inout Values) in
      for element in repeat each row { values.append(element) }
    },
    take: { values in
      do {
        return (repeat try values.takeOrThrow((each A).self))
      } catch {
        return nil
      }
    }
  )
}

extension Values {
  fileprivate struct Missing: Error {}

  fileprivate mutating func takeOrThrow<T>(_ type: T.Type) throws(Missing) -> T {
    guard let value = take(type) else { throw Missing() }
    return value
  }
}
