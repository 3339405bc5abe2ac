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
}
