import URLPatterns

extension FuzzTarget {
  /// Reads any text as a pattern, with bytes for a flag, the pattern, and texts to match.
  static let regexPatterns = FuzzTarget(name: "regex-patterns") { input in
    let flag = input.bool() ? "(?i)" : ""
    let pattern = flag + input.text()
    let regex: Regex
    do throws(Regex.InvalidPattern) {
      regex = try Regex(validating: pattern)
    } catch {
      try expect(
        (0...pattern.unicodeScalars.count).contains(error.offset),
        "an error is somewhere in the pattern: \(error)")
      return try expect(!error.reason.isEmpty, "an error has a reason")
    }
    // An alternative that nothing matches changes nothing, but can be matched in another way.
    let other = try? Regex(validating: "(?:\(pattern))|[^\\s\\S]")
    for text in ["", "a", pattern] + input.texts(atMost: 8) {
      let result = regex ~= text
      try expectEqual(try Regex(validating: pattern) ~= text, result, "the cache is right")
      try expectEqual(
        other.map { $0 ~= text } ?? result, result,
        "“\(pattern)” or nothing against \(text.debugDescription)")
    }
  }
}
