/// A matcher, or several, that knows which texts it matches.
private protocol ListingTexts {
  /// The texts, or nil if a part of the matcher doesn't know them.
  var listed: [TextPattern]? { get }
}

/// Returns the texts that a matcher matches, or nil if it doesn't know them.
///
/// They're compared byte for byte even where a table ignores case, because that's about literals.
func pattern<M: PatternMatching>(of matcher: M) -> TextPattern? {
  (matcher as? any ListingTexts)?.listed.map { $0.count == 1 ? $0[0] : .oneOf($0) }
}

private func listed<M: PatternMatching>(_ matcher: M) -> [TextPattern]? {
  (matcher as? any ListingTexts)?.listed
}

extension String: ListingTexts {
  fileprivate var listed: [TextPattern]? { [.exactly(self)] }
}

extension Exactly: ListingTexts {
  fileprivate var listed: [TextPattern]? { [.exactly(text)] }
}

extension IgnoringCase: ListingTexts {
  fileprivate var listed: [TextPattern]? { [.ignoringCase(text)] }
}

extension OneOf: ListingTexts {
  fileprivate var listed: [TextPattern]? { (patterns as? any ListingTexts)?.listed }
}

extension _NoPatterns: ListingTexts {
  fileprivate var listed: [TextPattern]? { [] }
}

extension _Patterns: ListingTexts {
  fileprivate var listed: [TextPattern]? {
    guard let first = URLFormats.listed(first), let others = (others as? any ListingTexts)?.listed
    else { return nil }
    return first + others
  }
}

extension _OtherPatterns: ListingTexts {
  fileprivate var listed: [TextPattern]? {
    let all = patterns.compactMap { URLFormats.listed($0) }
    return all.count == patterns.count ? all.flatMap(\.self) : nil
  }
}
