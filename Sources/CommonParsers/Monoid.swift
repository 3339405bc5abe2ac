/// A type with an empty value, and with an operation that joins two values.
///
/// What a parser reads is also what it prints, so that it must be possible to join printed pieces:
/// ``empty`` stands for nothing printed yet, and `<>` puts one piece after another. `<>` is
/// associative, and joining with ``empty`` on either side changes nothing.
///
/// ```swift
/// ["users"] <> ["7"]  // ["users", "7"]
/// ```
public protocol Monoid {
  /// The value that changes nothing when it is joined with another.
  static var empty: Self { get }

  /// Joins two values: `lhs`, followed by `rhs`.
  static func <> (lhs: Self, rhs: Self) -> Self

  /// The texts that the value consists of, as a path consists of elements, or nil if it does not.
  ///
  /// Parsers find alternatives by these texts. They also remember what failed with how many texts
  /// left, and do not try it again. So what a parser reads must depend on the rest of the input
  /// only, and not on what was read before.
  ///
  /// ```swift
  /// ["users", "7"].texts  // ["users", "7"]
  /// [1, 2].texts          // nil
  /// "users".texts         // nil
  /// ```
  var texts: ArraySlice<String>? { get }
}

extension Monoid {
  /// The texts that the value consists of; nil unless a type says otherwise.
  public var texts: ArraySlice<String>? { nil }
}

extension Array where Element: Monoid {
  /// All elements joined: two by two, so that none is copied once for each element after it.
  var joined: Element {
    var elements = self
    while elements.count > 1 {
      elements = stride(from: 0, to: elements.count, by: 2).map { index in
        index + 1 < elements.count ? elements[index] <> elements[index + 1] : elements[index]
      }
    }
    return elements.first ?? .empty
  }
}

extension String: Monoid {
  /// The empty string.
  public static var empty: String { "" }

  /// Joins two strings.
  public static func <> (lhs: String, rhs: String) -> String { lhs + rhs }
}

extension Array: Monoid {
  /// The empty array.
  public static var empty: [Element] { [] }

  /// Joins two arrays.
  public static func <> (lhs: [Element], rhs: [Element]) -> [Element] { lhs + rhs }

  /// The elements if they are strings, or else nil.
  public var texts: ArraySlice<String>? {
    Element.self == String.self ? (self as? [String])?[...] : nil
  }
}
