/// A row of matchers, which lists them, or is nil if it can't.
private protocol ListingMatchers {
  var matchers: [Any]? { get }
}

extension _NoPatterns: ListingMatchers {
  fileprivate var matchers: [Any]? { [] }
}

extension _Patterns: ListingMatchers {
  fileprivate var matchers: [Any]? {
    (others as? any ListingMatchers)?.matchers.map { [first] + $0 }
  }
}

extension _OtherPatterns: ListingMatchers {
  fileprivate var matchers: [Any]? { patterns }
}

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
extension _ManyPatterns: ListingMatchers {
  fileprivate var matchers: [Any]? {
    var all: [Any] = []
    for pattern in repeat each patterns { all.append(pattern) }
    return all
  }
}

extension OneOf: ListingMatchers {
  fileprivate var matchers: [Any]? { (patterns as? any ListingMatchers)?.matchers }
}

/// Returns the texts that a matcher matches, or nil if it doesn't know them.
///
/// They're marked as exact, so that a table that ignores case doesn't ignore it in them: that's
/// about literals. The matcher itself still decides.
func pattern(of matcher: Any) -> TextPattern? {
  switch matcher {
  case let text as String: return .exactly(text)
  case let text as Exactly: return .exactly(text.text)
  case let text as IgnoringCase: return .ignoringCase(text.text)
  case let several as any ListingMatchers:
    guard let matchers = several.matchers else { return nil }
    let patterns = matchers.compactMap(pattern)
    guard patterns.count == matchers.count else { return nil }
    return patterns.count == 1 ? patterns[0] : .oneOf(patterns)
  default: return nil
  }
}
