import Foundation
import TestSupport
import Testing

@testable import URLPatterns

@Suite struct RegexCacheTests {
  @Test func `a pattern is compiled once`() {
    let first = Regex("compiled-once-[0-9]+")
    let second = Regex("compiled-once-[0-9]+")
    #expect(first.program === second.program)
  }

  @Test func `a pattern is another one if case is ignored, or if its scalars differ`() throws {
    let cache = RegexCache()
    let program = try cache.program(for: "tell-apart")
    #expect(try cache.program(for: "tell-apart", ignoringCase: true) !== program)
    #expect(Regex("tell-\u{E9}").program !== Regex("tell-e\u{301}").program)
    #expect(Regex("tell-\u{E9}") ~= "tell-\u{E9}")
    #expect(!(Regex("tell-\u{E9}") ~= "tell-e\u{301}"))
  }

  @Test func `a thousand patterns in turn are each compiled once`() throws {
    let cache = RegexCache()
    let patterns = (0..<1_000).map { number in
      ["item-\(number)", "\(number)-.*", "[a-z]{\(number % 100)}\(number)", "(?i)\(number)"][
        number % 4]
    }
    let compiled = try patterns.map { try cache.program(for: $0) }
    for (pattern, program) in zip(patterns, compiled) {
      #expect(try cache.program(for: pattern) === program, "“\(pattern)”")
    }
  }

  @Test func `a thousand patterns of 400 letters leave room in the cache`() throws {
    let letters = String(repeating: "abcdefghijklmnopqrstuvwxyz", count: 16).prefix(400)
    for pattern in ["\(letters)", ".*\(letters)", "(?i)\(letters)", "\(letters)|a", "[a-z]{400}"] {
      // There are 64 buckets of a megabyte each, which aren't filled evenly.
      #expect(try 1_000 * RegexProgram(pattern).size < 40 << 20, "“\(pattern)”")
    }
  }

  private struct Weak {
    weak var program: RegexProgram?
  }

  @Test(.long) func `patterns created at run time don't fill the memory`() throws {
    let cache = RegexCache()
    let programs = try (0..<5_000).map { Weak(program: try cache.program(for: "x-\($0)")) }
    let kept = programs.count { $0.program != nil }
    #expect((1_000...4_096).contains(kept))
  }

  @Test func `the largest program is kept until others need its room`() throws {
    let cache = RegexCache()
    let program = try cache.program(for: "(?:a?){1999}b")
    #expect(program.size > 1 << 19)
    #expect(try cache.program(for: "(?:a?){1999}b") === program)
  }

  @Test func `a bucket holds at most a megabyte of several programs`() throws {
    let cache = RegexCache()
    // Two of these are too large for a bucket, and some of them share one of the 64.
    let alternatives = repeatElement("a", count: 1_998).joined(separator: "|")
    let programs = try (0..<24).map {
      Weak(program: try cache.program(for: "(?:\(alternatives))*\($0)"))
    }
    #expect(programs.allSatisfy { $0.program.map { $0.size > 1 << 19 } != false })
    #expect(programs.contains { $0.program == nil })
  }

  @Test(arguments: ["[*]", "[^*]", "[\\w*]", "(?i)[\\w*]"])
  func `the ranges of a set count`(form: String) throws {
    let scalars = (0..<1_500).map { String(Unicode.Scalar(0x4E00 + 2 * UInt32($0))!) }.joined()
    let program = try RegexProgram(form.replacing("*", with: scalars))
    #expect(program.size > scalars.utf8.count + 8 * 1_500)
  }

  @Test func `an invalid pattern is rejected each time`() {
    for _ in 0..<3 {
      #expect(throws: Regex.InvalidPattern.self) { try Regex(validating: "cached-(") }
    }
  }

  @Test func `threads that compile a pattern at once get the same program`() {
    let count = (0..<40).count { number in
      let programs = concurrently(threads: 4) { _ in Regex("[a-z]{300}y\(number)").program }
      return Set(programs.map(ObjectIdentifier.init)).count == 1
    }
    // Other tests fill the cache, too, and it's emptied when it's full.
    #expect(count > 30)
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
