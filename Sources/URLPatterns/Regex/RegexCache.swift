import SmallLock

/// A cache of compiled patterns, so that a pattern inside a `case` is compiled only once.
///
/// The cache has 64 buckets, each with its own lock. A bucket holds at most 16 programs and one
/// megabyte, so the cache holds at most 1,024 programs and 64 MB. When a bucket is full, the
/// least recently used programs are removed. That way, patterns created at run time are compiled
/// each time, but they neither fill the memory nor slow down the search. A program of more than a
/// megabyte isn't kept.
enum RegexCache {
  /// Returns the compiled pattern from the cache, or compiles it and adds it to the cache.
  static func program(
    for pattern: String, _ options: Regex.Options
  ) throws(Regex.InvalidPattern) -> RegexProgram {
    let (hash, known) = pattern.withUTF8Span { pattern in
      let hash = Self.hash(pattern, options)
      return (hash, buckets[bucket(of: hash)].program(for: pattern, options, hash))
    }
    if let known { return known }
    // The pattern is compiled without holding the lock. Two threads can do that at once, and the
    // later program is kept.
    let program = try RegexProgram(pattern, options)
    buckets[bucket(of: hash)].insert(program, hash)
    return program
  }

  /// The buckets, which are never freed, so a search needn't count its reference to one.
  nonisolated(unsafe) private static let buckets = {
    let buckets = UnsafeMutableBufferPointer<Bucket>.allocate(capacity: 64)
    for index in buckets.indices { buckets.initializeElement(at: index, to: Bucket()) }
    return buckets
  }()

  /// Returns an index from 0 to 63, the highest six bits of the hash.
  private static func bucket(of hash: UInt64) -> Int { Int(truncatingIfNeeded: hash >> 58) }

  static let capacity = 64 * Bucket.capacity
  static let capacityInBytes = 64 * Bucket.capacityInBytes

  /// The number of programs in the cache, for tests.
  static var count: Int { buckets.indices.reduce(0) { $0 + buckets[$1].count } }

  /// The size of all programs in the cache in bytes, for tests.
  static var size: Int { buckets.indices.reduce(0) { $0 + buckets[$1].size } }

  struct Bucket: ~Copyable, Sendable {
    struct Entry {
      var hash: UInt64
      var program: RegexProgram
    }

    static let capacity = 16
    static let capacityInBytes = 1 << 20
    /// The most recently used entry comes first.
    private let entries = Lock<[Entry]>([])

    var count: Int { entries.withLock { $0.count } }
    var size: Int { entries.withLock { $0.reduce(0) { $0 + $1.program.size } } }

    func program(
      for pattern: Span<UInt8>, _ options: Regex.Options, _ hash: UInt64
    ) -> RegexProgram? {
      entries.withLock { entries in
        for index in entries.indices where entries[index].hash == hash {
          let program = entries[index].program
          guard program.isCompiled(from: pattern, options) else { continue }
          if index > 0 { entries.insert(entries.remove(at: index), at: 0) }
          return program
        }
        return nil
      }
    }

    func insert(_ program: RegexProgram, _ hash: UInt64) {
      guard program.size <= Self.capacityInBytes else { return }
      entries.withLock { entries in
        entries.removeAll { entry in
          entry.hash == hash
            && program.pattern.withUTF8Span {
              entry.program.isCompiled(from: $0, program.options)
            }
        }
        entries.insert(Entry(hash: hash, program: program), at: 0)
        var bytes = 0
        let kept = entries.prefix(Self.capacity).prefix { entry in
          bytes += entry.program.size
          return bytes <= Self.capacityInBytes
        }
        entries.removeLast(entries.count - kept.count)
      }
    }
  }

  /// Returns a hash of the pattern, which mixes eight bytes at a time.
  ///
  /// The hash is fast, but it's easy to find collisions. That's fine, because a search looks at
  /// no more than 16 entries.
  private static func hash(_ pattern: Span<UInt8>, _ options: Regex.Options) -> UInt64 {
    let multiplier: UInt64 = 0x9E37_79B9_7F4A_7C15
    var hash = UInt64(truncatingIfNeeded: options.rawValue ^ pattern.count << 8)
    func mix(_ word: UInt64) {
      hash = (hash ^ word) &* multiplier
      hash ^= hash >> 32
    }
    // The last eight bytes can overlap those before.
    let last = pattern.count - 8
    if last < 0 { mix(pattern.word(at: 0)) }
    for offset in stride(from: 0, to: last, by: 8) {
      mix(pattern.load(UInt64.self, at: offset))
    }
    if last >= 0 { mix(pattern.load(UInt64.self, at: last)) }
    return hash &* multiplier
  }
}
