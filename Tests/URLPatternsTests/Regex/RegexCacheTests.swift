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
