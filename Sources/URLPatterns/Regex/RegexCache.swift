import Synchronization

/// The patterns compiled before, so that a pattern inside a `case` is compiled once.
///
/// The cache holds 1,024 patterns or some 64 MB at the most: 64 buckets of 16 patterns and one
/// megabyte, each with a lock of its own. In a full bucket the pattern that was not asked for the
/// longest makes room, so that patterns made at run time cost their compilation but neither memory
/// without end nor a longer search.
enum RegexCache {
  /// The compiled pattern, out of the cache or new in it.
  static func program(for pattern: String, _ options: Regex.Options) -> RegexProgram {
    guard pattern.utf8.count <= RegexLimits.patternLength else {
      return RegexProgram(pattern, options)  // Refused at once, and too long to keep.
    }
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
    buckets.reduce(0) { $0 + $1.count }
  }

  private static let buckets = (0..<64).map { _ in Bucket() }

  final class Bucket: Sendable {
    private struct Entry {
      var hash: UInt64
      var program: RegexProgram

      func isOf(_ pattern: String, _ options: Regex.Options, _ hash: UInt64) -> Bool {
        self.hash == hash && program.options == options
          && program.pattern.hasSameScalars(as: pattern)
      }
    }

    static let capacity = 16
    static let capacityInBytes = 1 << 20
    /// The last one asked for comes first.
    private let entries = Mutex<[Entry]>([])
    /// Written at the end of each turn with the lock and read at the start of the next.
    ///
    /// The lock's own order suffices. The thread sanitizer does not see it where threads wait, as
    /// that happens inside the library; it sees this.
    private let turn = Atomic(0)

    private func withEntries<Result>(_ body: (inout [Entry]) -> Result) -> Result
    where Result: Sendable {
      entries.withLock { entries in
        _ = turn.load(ordering: .acquiring)
        defer { turn.store(0, ordering: .releasing) }
        return body(&entries)
      }
    }

    var count: Int { withEntries { $0.count } }

    func program(
      for pattern: String, _ options: Regex.Options, _ hash: UInt64
    ) -> RegexProgram? {
      withEntries { entries in
        guard let index = entries.firstIndex(where: { $0.isOf(pattern, options, hash) })
        else { return nil }
        if index > 0 { entries.insert(entries.remove(at: index), at: 0) }
        return entries[0].program
      }
    }

    func insert(_ program: RegexProgram, _ hash: UInt64) {
      withEntries { entries in
        entries.removeAll { $0.isOf(program.pattern, program.options, hash) }
        entries.insert(Entry(hash: hash, program: program), at: 0)
        var bytes = 0
        let kept = entries.prefix(Self.capacity).prefix { entry in
          bytes += entry.program.size
          return bytes <= Self.capacityInBytes
        }
        // The new one is kept even where it is too large for the bucket on its own.
        entries.removeLast(entries.count - max(1, kept.count))
      }
    }
  }

  /// Mixes the pattern's bytes, eight at a time.
  ///
  /// Whoever looks for patterns that collide finds them; a bucket bounds what they can cost.
  private static func hash(_ pattern: String, _ options: Regex.Options) -> UInt64 {
    pattern.withBytes { bytes in
      let multiplier: UInt64 = 0x9E37_79B9_7F4A_7C15
      var hash = UInt64(truncatingIfNeeded: options.rawValue ^ bytes.count << 8)
      var offset = 0
      while offset &+ 8 <= bytes.count {
        hash = (hash ^ bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)) &* multiplier
        hash ^= hash >> 32
        offset &+= 8
      }
      var last: UInt64 = 0
      while offset < bytes.count {
        last = last << 8 | UInt64(bytes[offset])
        offset &+= 1
      }
      hash = (hash ^ last) &* multiplier
      return (hash ^ hash >> 32) &* multiplier
    }
  }
}

extension String {
  /// Whether both are made of the same scalars.
  ///
  /// `==` takes canonical equivalents for equal. As patterns they are not: `é?` may repeat one
  /// scalar or two.
  func hasSameScalars(as other: String) -> Bool {
    withBytes { one in
      other.withBytes { other in
        guard one.count == other.count else { return false }
        var offset = 0
        while offset &+ 8 <= one.count {
          if one.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
            != other.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
          {
            return false
          }
          offset &+= 8
        }
        while offset < one.count {
          if one[offset] != other[offset] { return false }
          offset &+= 1
        }
        return true
      }
    }
  }

  /// Calls `body` with the UTF-8, copied only where it does not lie in one piece.
  @inline(__always)
  func withBytes<Result>(_ body: (UnsafeRawBufferPointer) -> Result) -> Result {
    let result = utf8.withContiguousStorageIfAvailable { body(UnsafeRawBufferPointer($0)) }
    if let result { return result }
    var native = self
    return native.withUTF8 { body(UnsafeRawBufferPointer($0)) }
  }
}
