/// A type with a value that adds nothing, and an operation that puts two values together.
///
/// What a parser reads is also what it prints, so printed pieces must be combinable: ``empty`` is
/// nothing printed yet, and `<>` puts one piece after another. `<>` is associative, and ``empty``
/// changes nothing on either side.
///
/// ```swift
/// let path = ["users"] <> ["7"]  // ["users", "7"]
/// ```
public protocol Monoid {
  /// The value that changes nothing when combined with another.
  static var empty: Self { get }

  /// `lhs` followed by `rhs`.
  static func <> (lhs: Self, rhs: Self) -> Self

  /// The texts of which the value consists, as a path does of elements; nil by default, for a value
  /// that does not consist of texts.
  ///
  /// Parsers find alternatives by the texts, and do not try again what has failed where as many were
  /// left. So what a parser reads of the rest must depend on nothing else that has been read.
  var texts: ArraySlice<String>? { get }
}

extension Monoid {
  /// None: the value does not consist of texts.
  public var texts: ArraySlice<String>? { nil }
}

extension String: Monoid {
  /// The empty string.
  public static var empty: String { "" }

  /// The two strings, one after the other.
  public static func <> (lhs: String, rhs: String) -> String { lhs + rhs }
}

extension Array: Monoid {
  /// The empty array.
  public static var empty: [Element] { [] }

  /// The elements of both, in order.
  public static func <> (lhs: [Element], rhs: [Element]) -> [Element] { lhs + rhs }

  /// The elements, if they are texts.
  public var texts: ArraySlice<String>? {
    Element.self == String.self ? (self as? [String])?[...] : nil
  }
}
