#if hasFeature(Embedded)
  /// A stand-in for the cache, which compiles each pattern wherever it's used.
  ///
  /// Embedded Swift has no locks, so it can't share a cache.
  enum RegexCache {
    static func program(
      for pattern: String, _ options: Regex.Options
    ) throws(Regex.InvalidPattern) -> RegexProgram {
      try RegexProgram(pattern, options)
    }
  }
#else
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
      let hash = hash(pattern, options)
      let bucket = buckets[Int(truncatingIfNeeded: hash >> 58)]
      if let found = bucket.program(for: pattern, options, hash) { return found }
      // The pattern is compiled without holding the lock. Two threads can do that at once, and the
      // later program is kept.
      let program = try RegexProgram(pattern, options)
      bucket.insert(program, hash)
      return program
    }

    private static let buckets = (0..<64).map { _ in Bucket() }

    static let capacity = 64 * Bucket.capacity
    static let capacityInBytes = 64 * Bucket.capacityInBytes

    /// The number of programs in the cache, for tests.
    static var count: Int { buckets.reduce(0) { $0 + $1.count } }

    /// The size of all programs in the cache in bytes, for tests.
    static var size: Int { buckets.reduce(0) { $0 + $1.size } }

    final class Bucket: Sendable {
      private struct Entry {
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
        for pattern: String, _ options: Regex.Options, _ hash: UInt64
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
          entries.removeAll {
            $0.hash == hash && $0.program.isCompiled(from: program.pattern, program.options)
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
    private static func hash(_ pattern: String, _ options: Regex.Options) -> UInt64 {
      pattern.withUTF8Span { bytes in
        let multiplier: UInt64 = 0x9E37_79B9_7F4A_7C15
        var hash = UInt64(truncatingIfNeeded: options.rawValue ^ bytes.count << 8)
        for offset in stride(from: 0, to: bytes.count, by: 8) {
          hash = (hash ^ bytes.word(at: offset)) &* multiplier
          hash ^= hash >> 32
        }
        return hash &* multiplier
      }
    }
  }
#endif
