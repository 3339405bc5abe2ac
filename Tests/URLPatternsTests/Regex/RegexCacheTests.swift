import Testing

@testable import URLPatterns

@Suite struct RegexCacheTests {
  @Test func `a pattern is compiled once`() {
    let first = Regex("compiled-once-[0-9]+")
    let second = Regex("compiled-once-[0-9]+")
    #expect(first.program === second.program)
  }

  @Test func `options and scalars tell patterns apart`() {
    #expect(Regex("tell-apart").program !== Regex("tell-apart", .ignoringCase).program)
    #expect(Regex("tell-\u{E9}").program !== Regex("tell-e\u{301}").program)
    #expect(Regex("tell-\u{E9}") ~= "tell-\u{E9}")
    #expect(!(Regex("tell-\u{E9}") ~= "tell-e\u{301}"))
  }

  @Test func `no number of patterns makes the cache grow past its bound`() throws {
    for number in 0..<5_000 {
      #expect(try Regex(validating: "run-time-\(number)-[a-z]+") ~= "run-time-\(number)-x")
    }
    #expect(RegexCache.count <= RegexCache.capacity)
    #expect(Regex("run-time-4999-[a-z]+") ~= "run-time-4999-y")
    #expect(Regex("run-time-0-[a-z]+") ~= "run-time-0-y")
  }

  @Test func `a full bucket lets go of what was not asked for the longest`() {
    let bucket = RegexCache.Bucket()
    let programs = (0...16).map { RegexProgram("bucket-\($0)", []) }
    for (hash, program) in programs.prefix(16).enumerated() {
      bucket.insert(program, UInt64(hash))
    }
    #expect(bucket.program(for: "bucket-0", [], 0) === programs[0])
    bucket.insert(programs[16], 16)
    #expect(bucket.count == 16)
    #expect(bucket.program(for: "bucket-0", [], 0) === programs[0])
    #expect(bucket.program(for: "bucket-1", [], 1) == nil)
    #expect(bucket.program(for: "bucket-16", [], 16) === programs[16])
  }

  @Test func `a bucket holds one megabyte, or one pattern`() {
    // Each class overlaps the next, so that they tell some 2,400 kinds of scalars apart.
    func large(_ name: String) -> RegexProgram {
      let classes = (0..<1_200).map { index in
        "[\\x{\(String(0x4E00 + 2 * index, radix: 16))}-\\x{\(String(0x8E00 + 2 * index, radix: 16))}]"
      }
      return RegexProgram(name + classes.joined() + ".*", [])
    }
    let bucket = RegexCache.Bucket()
    bucket.insert(RegexProgram("small", []), 0)
    let first = large("first")
    #expect((300_000..<1_000_000).contains(first.size))
    bucket.insert(first, 1)
    #expect(bucket.count == 2)
    for hash in 2..<6 { bucket.insert(large("large-\(hash)"), UInt64(hash)) }
    #expect(bucket.count <= 3)
    #expect(bucket.program(for: "small", [], 0) == nil)
  }

  @Test func `an invalid pattern is refused each time`() {
    for _ in 0..<3 {
      #expect(throws: Regex.InvalidPattern.self) { try Regex(validating: "cached-(") }
    }
  }

  @Test func `threads share patterns and make their own`() async {
    await withTaskGroup(of: Int.self) { group in
      for thread in 0..<16 {
        group.addTask {
          var matches = 0
          for round in 0..<200 {
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
      for await matches in group { #expect(matches == 600) }
    }
  }
}
