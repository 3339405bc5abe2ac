import Synchronization

/// The patterns compiled before, so that a pattern inside a `case` is compiled once.
///
/// The cache holds 1,024 patterns at the most: 64 buckets of 16, each with a lock of its own. In a
/// full bucket the pattern that was not asked for the longest makes room, so that patterns made at
/// run time cost their compilation but neither memory without end nor a longer search.
enum RegexCache {
  /// The compiled pattern, out of the cache or new in it.
  static func program(for pattern: String, _ options: Regex.Options) -> RegexProgram {
    let hash = hash(pattern, options)
    let bucket = buckets[Int(truncatingIfNeeded: hash >> 58)]
    if let found = bucket.program(for: pattern, options, hash) { return found }
    // Compiled outside of the lock. Two threads may do it at once; the later one is kept.
    let program = RegexProgram(pattern, options)
    bucket.insert(program, hash)
    return program
  }

  static let capacity = 64 * Bucket.capacity

  /// The patterns it holds now, for tests.
  static var count: Int {
    buckets.reduce(0) { sum, bucket in sum + bucket.entries.withLock { $0.count } }
  }

  private static let buckets = (0..<64).map { _ in Bucket() }

  private final class Bucket: Sendable {
    struct Entry {
      var hash: UInt64
      var program: RegexProgram
    }

    static let capacity = 16
    /// The last one asked for comes first.
    let entries = Mutex<[Entry]>([])

    func program(
      for pattern: String, _ options: Regex.Options, _ hash: UInt64
    ) -> RegexProgram? {
      entries.withLock { entries in
        for index in entries.indices where entries[index].hash == hash {
          let program = entries[index].program
          guard program.options == options, program.pattern.hasSameScalars(as: pattern)
          else { continue }
          if index > 0 { entries.insert(entries.remove(at: index), at: 0) }
          return program
        }
        return nil
      }
    }

    func insert(_ program: RegexProgram, _ hash: UInt64) {
      entries.withLock { entries in
        entries.removeAll {
          $0.hash == hash && $0.program.options == program.options
            && $0.program.pattern.hasSameScalars(as: program.pattern)
        }
        if entries.count == Self.capacity { entries.removeLast() }
        entries.insert(Entry(hash: hash, program: program), at: 0)
      }
    }
  }

  /// Mixes the pattern's bytes, eight at a time. A bucket bounds what a collision can cost.
  private static func hash(_ pattern: String, _ options: Regex.Options) -> UInt64 {
    let multiplier: UInt64 = 0x9E37_79B9_7F4A_7C15
    let seed = UInt64(truncatingIfNeeded: options.rawValue)
    func mix(_ bytes: UnsafeBufferPointer<UInt8>) -> UInt64 {
      let raw = UnsafeRawBufferPointer(bytes)
      var hash = seed ^ UInt64(truncatingIfNeeded: raw.count)
      var offset = 0
      while offset &+ 8 <= raw.count {
        hash = (hash ^ raw.loadUnaligned(fromByteOffset: offset, as: UInt64.self)) &* multiplier
        hash ^= hash >> 32
        offset &+= 8
      }
      var last: UInt64 = 0
      while offset < raw.count {
        last = last << 8 | UInt64(raw[offset])
        offset &+= 1
      }
      hash = (hash ^ last) &* multiplier
      return (hash ^ hash >> 32) &* multiplier
    }
    if let hash = pattern.utf8.withContiguousStorageIfAvailable(mix) { return hash }
    var native = pattern
    return native.withUTF8(mix)
  }
}

extension String {
  /// Whether both are made of the same scalars. `==` takes canonical equivalents for equal, and as
  /// patterns they are not: `é?` may repeat one scalar or two.
  func hasSameScalars(as other: String) -> Bool {
    utf8.count == other.utf8.count && utf8.elementsEqual(other.utf8)
  }
}
