/// A matcher for the arguments of a query.
///
/// ``Has`` and ``MayHave`` are such matchers, and `&&` joins them. To write your own, conform to
/// this protocol. The only requirement is Swift's own pattern-matching operator.
///
/// ```swift
/// struct IsTracked: QueryMatching {
///   static func ~= (pattern: IsTracked, query: QueryArguments) -> Bool {
///     query.contains { $0.name.utf8.starts(with: "utm_".utf8) }
///   }
/// }
///
/// let url = URL(string: "https://example.org/search?q=soup&utm_source=mail")!
/// let text = Capture(String.self)
/// switch (url.countedPathComponents(), url.queryArguments()) {
/// case (.N1("search"), Has("q", text) && IsTracked()):
///   print("a tracked search for \(text())")
/// case (.N1("search"), Has("q", text)):
///   print("a search for \(text())")
/// default:
///   print("no such page")
/// }
/// // a tracked search for soup
/// ```
public protocol QueryMatching {
  /// Returns whether the arguments match `pattern`.
  static func ~= (pattern: Self, query: QueryArguments) -> Bool
}

extension QueryMatching {
  /// Returns a matcher for arguments that match both patterns.
  ///
  /// The right one is tried only if the left one matches.
  @inlinable
  public static func && <Other: QueryMatching>(
    left: Self, right: Other
  ) -> _BothMatch<Self, Other> {
    _BothMatch(left: left, right: right)
  }
}

/// Two matchers for arguments, joined with `&&`.
///
/// ```swift
/// let query: QueryArguments = ["q": "soup", "lang": "en"]
/// (Has("q") && Has("lang", "en")) ~= query  // true
/// (Has("q") && Has("lang", "de")) ~= query  // false
/// ```
public struct _BothMatch<Left: QueryMatching, Right: QueryMatching>: QueryMatching {
  @usableFromInline let left: Left
  @usableFromInline let right: Right

  @inlinable
  init(left: Left, right: Right) {
    self.left = left
    self.right = right
  }

  /// Returns whether the arguments match both patterns.
  @inlinable
  public static func ~= (pattern: _BothMatch, query: QueryArguments) -> Bool {
    pattern.left ~= query && pattern.right ~= query
  }
}

extension _BothMatch: Sendable where Left: Sendable, Right: Sendable {}
