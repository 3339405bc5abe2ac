/// A row of matchers, which lists them.
private protocol ListingMatchers {
  var matchers: [Any] { get }
}

extension _NoPatterns: ListingMatchers {
  fileprivate var matchers: [Any] { [] }
}

extension _Patterns: ListingMatchers {
  fileprivate var matchers: [Any] { [first] + ((others as? any ListingMatchers)?.matchers ?? []) }
}

extension _OtherPatterns: ListingMatchers {
  fileprivate var matchers: [Any] { patterns }
}

extension OneOf: ListingMatchers {
  fileprivate var matchers: [Any] { (patterns as? any ListingMatchers)?.matchers ?? [] }
}

/// Returns the texts that a matcher matches, or nil if it doesn't know them.
///
/// They're compared byte for byte even where a table ignores case, because that's about literals.
func pattern(of matcher: Any) -> TextPattern? {
  switch matcher {
  case let text as String: return .exactly(text)
  case let text as Exactly: return .exactly(text.text)
  case let text as IgnoringCase: return .ignoringCase(text.text)
  case let several as any ListingMatchers:
    let patterns = several.matchers.compactMap(pattern)
    guard patterns.count == several.matchers.count else { return nil }
    return patterns.count == 1 ? patterns[0] : .oneOf(patterns)
  default: return nil
  }
}
