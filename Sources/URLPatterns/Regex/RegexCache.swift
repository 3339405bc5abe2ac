import SmallLock

/// A cache of compiled patterns, so that a pattern inside a `case` is compiled only once.
///
/// It has 64 buckets with a lock each, so that threads hardly ever wait for one another. A bucket
/// holds at most 64 programs and one megabyte: a thousand patterns fill none of them. A full bucket
/// starts again, so patterns that are created at run time don't fill the memory. A program of more
/// than a megabyte isn't kept.
final class RegexCache: Sendable {
  static let shared = RegexCache()

  private let buckets = (0..<64).map { _ in Bucket() }

  private final class Bucket: Sendable {
    let contents = Lock(Contents())
  }

  private struct Contents {
    var programs: [Key: RegexProgram] = [:]
    /// The size of all programs in bytes.
    var size = 0
  }

  /// Returns the compiled pattern from the cache, or compiles it and adds it to the cache.
  func program(
    for pattern: String, _ options: Regex.Options
  ) throws(Regex.InvalidPattern) -> RegexProgram {
    let key = Key(pattern, options)
    let bucket = buckets[Int(truncatingIfNeeded: key.hash >> 58)]
    if let known = bucket.contents.withLock({ $0.programs[key] }) { return known }
    // The pattern is compiled without holding the lock. Two threads can do that at once, and the
    // earlier program is kept.
    let program = try RegexProgram(pattern, options)
    let size = program.size
    guard size <= 1 << 20 else { return program }
    return bucket.contents.withLock { contents in
      if let known = contents.programs[key] { return known }
      if contents.programs.count == 64 || contents.size + size > 1 << 20 { contents = Contents() }
      contents.programs[key] = program
      contents.size += size
      return program
    }
  }

  /// A pattern, compared by its scalars.
  private struct Key: Hashable, Sendable {
    let pattern: String
    let options: Regex.Options
    let hash: UInt64

    /// Creates a key whose hash mixes eight bytes at a time.
    ///
    /// The hash is fast, but it's easy to find collisions. That's fine, because a search looks at
    /// no more than 64 programs.
    init(_ pattern: String, _ options: Regex.Options) {
      self.pattern = pattern
      self.options = options
      let multiplier: UInt64 = 0x9E37_79B9_7F4A_7C15
      hash = pattern.withUTF8Span { bytes in
        var hash = UInt64(truncatingIfNeeded: options.rawValue ^ bytes.count << 8)
        for offset in stride(from: 0, to: bytes.count, by: 8) {
          hash = (hash ^ bytes.word(at: offset)) &* multiplier
          hash ^= hash >> 32
        }
        return hash &* multiplier
      }
    }

    static func == (one: Key, other: Key) -> Bool {
      one.options == other.options && one.pattern.hasSameScalars(as: other.pattern)
    }

    func hash(into hasher: inout Hasher) { hasher.combine(hash) }
  }
}
