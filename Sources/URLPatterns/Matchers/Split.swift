/// A matcher for an element that consists of two or three parts between separators.
///
/// ```swift
/// let (title, id) = (Capture(String.self), Capture(Int.self))
/// switch Counted(path: "/posts/my-title-42") {
/// case .N2("posts", Split(title, id, by: "-")):
///   print("post \(id()), \(title())")
/// default:
///   print("no such page")
/// }
/// // post 42, my-title
/// ```
///
/// One of two parts can contain the separator, too. The element is split at the last separator, or
/// if the parts don't match, at the first one, then at the last but one, at the second one, and so
/// on. Five separators at each end are tried, so that the time stays linear. Three parts need
/// exactly two separators.
///
/// For more parts, put one `Split` into another. Each of them can be split at ten places for each
/// place of the one around it:
///
/// ```swift
/// let (year, month, day) = (
///   Capture(Int.self), Capture(Int.self), Capture(Int.self)
/// )
/// let date = Split(year, month, day, by: "-")
/// Split(date, title, by: "-") ~= "2026-11-29-a-title-of-any-length"  // true
/// ```
///
/// An element is decoded first, so an encoded separator counts, too: `a%3Bb` is split at `;`. Where
/// an encoded one is data (RFC 3986 §2.2), split `url.restOfPath(droppingFirst: 0)`.
///
/// To match text around the parts, put one matcher into another, or make it part of the separator:
///
/// ```swift
/// let (first, last) = (Capture(Int.self), Capture(Int.self))
/// Prefixed("L", Split(first, last, by: "-L")) ~= "L10-L20"       // true
/// Suffixed(Split(first, last, by: "-"), ".pdf") ~= "2026-42.pdf"  // true
/// Prefixed("v", Split(first, last, "0", by: ".")) ~= "v2.3.0"     // true
/// ```
///
/// The separator is compared byte for byte, as in ``Exactly``, and an empty one never matches. As
/// in ``Prefixed``, no part can be `""`, `"."`, or `".."`.
public struct Split<First: PatternMatching, Rest: PatternMatching>: PatternMatching {
  @usableFromInline let first: First
  @usableFromInline let rest: Rest
  @usableFromInline let separator: Exactly
  /// The number of separators that the element must have, or nil for any number.
  @usableFromInline let count: Int?

  @inlinable
  init(_ first: First, _ rest: Rest, _ separator: String, count: Int?) {
    (self.first, self.rest) = (first, rest)
    (self.separator, self.count) = (Exactly(separator), count)
  }

  /// Creates a matcher for two parts.
  ///
  /// - Parameters:
  ///   - first: A matcher for the text before the separator.
  ///   - second: A matcher for the text after it.
  ///   - separator: The text between them.
  @inlinable
  public init(_ first: First, _ second: Rest, by separator: String) {
    self.init(first, second, separator, count: nil)
  }

  /// Creates a matcher for three parts.
  ///
  /// - Parameters:
  ///   - first: A matcher for the text before the first separator.
  ///   - second: A matcher for the text between the separators.
  ///   - third: A matcher for the text after the second one.
  ///   - separator: The text between them.
  @inlinable
  public init<Second, Third>(
    _ first: First, _ second: Second, _ third: Third, by separator: String
  ) where Rest == Split<Second, Third> {
    self.init(first, Split<Second, Third>(second, third, separator, count: 1), separator, count: 2)
  }

  /// Returns whether the parts of `element` match.
  ///
  /// ```swift
  /// Split("main", Capture(String.self), by: "...") ~= "main...feature"  // true
  /// Split("main", Capture(String.self), by: "...") ~= "main..."  // false
  /// ```
  @inlinable
  public static func ~= (pattern: Split, element: String) -> Bool {
    element.isSplit(by: pattern.separator.text, count: pattern.count) {
      pattern.first ~= $0 && pattern.rest ~= $1
    }
  }

  /// Returns whether the parts of a scheme or a host match, ignoring case.
  @inlinable
  public static func _matches(_ pattern: Split, name: String) -> Bool {
    name.isSplit(by: pattern.separator.text, count: pattern.count, ignoringCase: true) {
      First._matches(pattern.first, name: $0) && Rest._matches(pattern.rest, name: $1)
    }
  }
}

extension Split: Sendable where First: Sendable, Rest: Sendable {}
extension Split: Equatable, Hashable where First: Hashable, Rest: Hashable {}

extension String {
  /// Returns whether the texts before and after a separator satisfy a predicate, as ``Split``
  /// describes it.
  ///
  /// - Parameters:
  ///   - separator: The text between them.
  ///   - count: The number of separators, of which only the first one is tried, or nil if there can
  ///     be any number.
  @usableFromInline
  package func isSplit(
    by separator: String, count: Int?, ignoringCase: Bool = false,
    where isMatch: (String, String) -> Bool
  ) -> Bool {
    withUTF8Span { text in
      separator.withUTF8Span { separator in
        guard !separator.isEmpty, text.count >= separator.count else { return false }
        let places = (0...text.count - separator.count).filter {
          text.extracting($0..<$0 + separator.count).equals(separator, ignoringCase: ignoringCase)
        }
        if let count, count != places.count { return false }
        // From both ends in turn, so that a date or a UUID at either end is found.
        return (0..<min(count == nil ? mostPlaces : 1, places.count)).contains { turn in
          let isFromEnd = count == nil && turn % 2 == 0
          let place = places[isFromEnd ? places.count - 1 - turn / 2 : turn / 2]
          let first = String(text.extracting(..<place))
          let rest = String(text.extracting((place + separator.count)...))
          return !isUnwritable(first) && !isUnwritable(rest) && isMatch(first, rest)
        }
      }
    }
  }
}

/// The maximum number of separators at which a text is split: a UUID has four.
private let mostPlaces = 10
