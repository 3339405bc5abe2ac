/// A type with an empty value and an operation that joins two values.
///
/// A parser prints values of the type that it matches, starting from ``empty`` and appending each
/// piece with `<>`. `<>` must be associative, and joining a value with ``empty`` on either side
/// must not change the value.
///
/// ```swift
/// ["users"] <> ["7"]  // ["users", "7"]
/// ```
public protocol Monoid {
  /// The type of a parser's templates, which describe what it matches. By default, it's the same
  /// type.
  associatedtype Template: Monoid & Sendable = Self

  /// The type that says what a piece of a parser is, if the pieces can be told apart.
  associatedtype _Role: Sendable = Never

  /// The value that leaves any other value unchanged when they're joined.
  static var empty: Self { get }

  /// Returns `lhs` followed by `rhs`.
  static func <> (lhs: Self, rhs: Self) -> Self

  /// The texts that make up the value, such as the elements of a path, or nil for any other value.
  ///
  /// Parsers look up alternatives by these texts. They also remember what failed when a certain
  /// number of texts was left, and don't try it again. So what a parser matches must depend only on
  /// the rest of the input, and it must only remove texts, not replace them. Without texts, nothing
  /// is remembered, and the time to match can double with each optional part.
  ///
  /// ```swift
  /// ["users", "7"].texts  // ArraySlice(["users", "7"])
  /// [1, 2].texts          // nil
  /// "users".texts         // nil
  /// ```
  var texts: ArraySlice<String>? { get }
}

extension Monoid {
  /// The texts that make up the value, by default nil.
  public var texts: ArraySlice<String>? { nil }

  /// The texts that a parser can go on with after these.
  var laterTexts: ArraySlice<String> { (self as? any ContinuedTexts)?.laterTexts ?? [] }
}

/// Texts that a parser can go on from to others, as from a path to the one in the fragment.
protocol ContinuedTexts {
  var laterTexts: ArraySlice<String> { get }
}

extension Array where Element: Monoid {
  /// All elements joined, in pairs, so that none is copied again for each element after it.
  @_semantics("optimize.sil.specialize.generic.never")
  package var joined: Element {
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

  /// Returns the two strings joined.
  public static func <> (lhs: String, rhs: String) -> String { lhs + rhs }
}

extension Array: Monoid {
  /// A parser of an array is described by texts.
  public typealias Template = [String]

  /// The empty array.
  public static var empty: [Element] { [] }

  /// Returns the two arrays joined.
  public static func <> (lhs: [Element], rhs: [Element]) -> [Element] { lhs + rhs }

  /// The elements if they're strings, or nil otherwise.
  public var texts: ArraySlice<String>? {
    Element.self == String.self ? (self as? [String])?[...] : nil
  }
}
