/// A cache of compiled patterns, so that a pattern inside a `case` is compiled only once.
///
/// It has 64 buckets with a lock each, so that threads hardly ever wait for one another. A bucket
/// holds at most 64 programs, and one megabyte unless a single program is larger: a thousand
/// patterns of 400 letters fill none of them. A full bucket starts again, so patterns that are
/// created at run time don't fill the memory.
final class RegexCache: Sendable {
  static let shared = RegexCache()

  private let buckets = (0..<64).map { _ in Bucket() }

  private final class Bucket: Sendable {
    let entries = Lock<[(hash: UInt64, program: RegexProgram)]>([])
  }

  /// Returns the compiled pattern from the cache, or compiles it and adds it to the cache.
  func program(
    for pattern: String, ignoringCase ignoresCase: Bool = false
  ) throws(Regex.InvalidPattern) -> RegexProgram {
    let hash = Self.hash(pattern, ignoresCase)
    let bucket = buckets[Int(truncatingIfNeeded: hash >> 58)]
    func known(_ entries: [(hash: UInt64, program: RegexProgram)]) -> RegexProgram? {
      entries.first {
        $0.hash == hash && $0.program.ignoresCase == ignoresCase
          && $0.program.pattern.hasSameBytes(as: pattern)
      }?.program
    }
    if let program = bucket.entries.withLock({ known($0) }) { return program }
    // The pattern is compiled without holding the lock. Two threads can do that at once, and the
    // earlier program is kept.
    let program = try RegexProgram(pattern, ignoringCase: ignoresCase)
    return bucket.entries.withLock { entries in
      if let program = known(entries) { return program }
      let size = entries.reduce(program.size) { $0 + $1.program.size }
      if entries.count == 64 || size > 1 << 20 { entries = [] }
      entries.append((hash, program))
      return program
    }
  }

  /// Returns a hash of the pattern, which mixes eight bytes at a time.
  ///
  /// The hash is fast, but it's easy to find collisions. That's fine, because a search looks at
  /// no more than 64 programs.
  private static func hash(_ pattern: String, _ ignoresCase: Bool) -> UInt64 {
    pattern.withUTF8Span { bytes in
      let multiplier: UInt64 = 0x9E37_79B9_7F4A_7C15
      var hash = UInt64(truncatingIfNeeded: bytes.count << 8 ^ (ignoresCase ? 1 : 0))
      for offset in stride(from: 0, to: bytes.count, by: 8) {
        hash = (hash ^ bytes.word(at: offset)) &* multiplier
        hash ^= hash >> 32
      }
      return hash &* multiplier
    }
  }
}
