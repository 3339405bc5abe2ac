import Testing

@testable import URLPatterns

@Suite struct RegexCacheTests {
  /// A bucket in a class, because `#expect` can't take a value that can't be copied.
  private final class Bucket {
    private let bucket = RegexCache.Bucket()
    var count: Int { bucket.count }
    var size: Int { bucket.size }

    func insert(_ program: RegexProgram, _ hash: UInt64) { bucket.insert(program, hash) }

    func program(for pattern: String, _ hash: UInt64) -> RegexProgram? {
      pattern.withUTF8Span { bucket.program(for: $0, [], hash) }
    }
  }

  @Test func `a pattern is compiled once`() {
    let first = Regex("compiled-once-[0-9]+")
    let second = Regex("compiled-once-[0-9]+")
    #expect(first.program === second.program)
  }

  @Test func `patterns with different options or scalars are different`() {
    #expect(Regex("tell-apart").program !== Regex("tell-apart", .ignoringCase).program)
    #expect(Regex("tell-\u{E9}").program !== Regex("tell-e\u{301}").program)
    #expect(Regex("tell-\u{E9}") ~= "tell-\u{E9}")
    #expect(!(Regex("tell-\u{E9}") ~= "tell-e\u{301}"))
  }

  @Test func `the cache doesn't outgrow its limit`() throws {
    for number in 0..<2_000 {
      #expect(try Regex(validating: "run-time-\(number)-[a-z]+") ~= "run-time-\(number)-x")
    }
    #expect(RegexCache.count <= RegexCache.capacity)
    #expect(Regex("run-time-1999-[a-z]+") ~= "run-time-1999-y")
    #expect(Regex("run-time-0-[a-z]+") ~= "run-time-0-y")
  }

  @Test func `a full bucket removes the least recently used pattern`() throws {
    let bucket = Bucket()
    let programs = try (0...16).map { try RegexProgram("bucket-\($0)", []) }
    for (hash, program) in programs.prefix(16).enumerated() {
      bucket.insert(program, UInt64(hash))
    }
    #expect(bucket.program(for: "bucket-0", 0) === programs[0])
    bucket.insert(programs[16], 16)
    #expect(bucket.count == 16)
    #expect(bucket.program(for: "bucket-0", 0) === programs[0])
    #expect(bucket.program(for: "bucket-1", 1) == nil)
    #expect(bucket.program(for: "bucket-16", 16) === programs[16])
  }

  /// Returns a program whose classes overlap, so that they distinguish many kinds of scalars.
  private func largeProgram(_ name: String, classes: Int) throws -> RegexProgram {
    func scalar(_ value: Int) -> String { String(Unicode.Scalar(UInt32(value))!) }
    let pattern = (0..<classes).map { index in
      let (low, high) = (0x4E00 + 2 * index, 0x20000 + 2 * index)
      return "[\(scalar(low))-\(scalar(low + 0x2800))\(scalar(high))-\(scalar(high + 0x4000))]"
    }
    return try RegexProgram(name + pattern.joined() + ".*", [])
  }

  @Test func `a bucket holds one megabyte`() throws {
    let bucket = Bucket()
    bucket.insert(try RegexProgram("small", []), 0)
    let first = try largeProgram("first", classes: 900)
    #expect((200_000..<1_000_000).contains(first.size))
    bucket.insert(first, 1)
    #expect(bucket.count == 2)
    for hash in 2..<6 {
      bucket.insert(try largeProgram("large-\(hash)", classes: 900), UInt64(hash))
      #expect(bucket.size <= RegexCache.Bucket.capacityInBytes)
    }
    #expect((1...3).contains(bucket.count))
    #expect(bucket.program(for: "small", 0) == nil)
  }

  @Test func `a program of more than a megabyte isn't kept, and doesn't replace others`()
    throws
  {
    let bucket = Bucket()
    let small = try RegexProgram("small", [])
    bucket.insert(small, 0)
    let large = try largeProgram("large", classes: 1_900)
    #expect(large.size > RegexCache.Bucket.capacityInBytes)
    bucket.insert(large, 1)
    #expect(bucket.size == small.size)
    #expect(bucket.program(for: large.pattern, 1) == nil)
    #expect(bucket.program(for: "small", 0) === small)
    // It's compiled at each use, but matches just the same.
    for _ in 0..<2 { #expect(!(try Regex(validating: large.pattern) ~= "large")) }
    #expect(RegexCache.size <= 64 << 20)
    #expect(RegexCache.capacityInBytes == 64 << 20)
  }

  @Test func `an invalid pattern is rejected each time`() {
    for _ in 0..<3 {
      #expect(throws: Regex.InvalidPattern.self) { try Regex(validating: "cached-(") }
    }
  }

  @Test func `threads share patterns and compile their own`() async {
    await withTaskGroup(of: Int.self) { group in
      for thread in 0..<16 {
        group.addTask {
          var matches = 0
          for round in 0..<50 {
            if Regex("shared-[a-z]+") ~= "shared-pattern" { matches += 1 }
            if Regex("(?i)own-\(thread)-\\w+") ~= "OWN-\(thread)-pattern" { matches += 1 }
            if Regex("new-\(thread)-\(round)-.{1,3}") ~= "new-\(thread)-\(round)-ab" {
              matches += 1
            }
            if Regex(".*a.{20}b") ~= "b" { matches += 1 }
          }
          return matches
        }
      }
      for await matches in group { #expect(matches == 150) }
    }
  }
}
