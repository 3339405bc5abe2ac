import TestSupport
import Testing

@testable import URLPatterns

/// Random, mostly meaningless patterns.
@Suite struct RegexFuzzTests {
  private static let patterns = runsLongTests ? 20_000 : 600

  private static let pieces = [
    "a", "b", "-", "é", "\n", " ", "#", ".", "*", "+", "?", "|", "(", ")", "[", "]", "^", "$", "{",
    "}",
    ",", "0", "1", "2", "9", ":", "=", "!", "<", ">", "P", "i", "x", "s", "m", "\\", "\\b", "\\B",
    "\\d",
    "\\W", "\\s", "\\x", "\\u", "\\u{61}", "\\0", "\\1", "\\141", "\\Q", "\\E", "\\A", "\\z", "\\c",
    "\\p{L}", "\\P", "\\p{", "[:alpha:]", "[^", "[a-", "&&", "--", "(?:", "(?i)", "(?x)", "(?",
    "(?#",
    "(?<n>", "(?=", "{2}", "{0,3}", "{,2}", "{1,}", "{99999999999999999999}",
  ]

  @Test(arguments: [UInt64(1), 2])
  func `any text is a pattern or is rejected, and all ways to match agree`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var accepted = 0
    for _ in 0..<Self.patterns {
      let count = 1 + generator.below(12)
      let pattern = (0..<count).map { _ in Self.pieces[generator.below(Self.pieces.count)] }
        .joined()
      do throws(Regex.InvalidPattern) {
        let regex = try RegexEveryWay(pattern)
        accepted += 1
        for text in ["", "a", "ab", "aab-é", "a b#", "1a\nb", pattern] {
          let results = regex.matches(text)
          #expect(
            results.allSatisfy { $0.result == results[0].result },
            "seed \(seed): \(pattern.debugDescription) against \(text.debugDescription)")
        }
      } catch {
        #expect((0...pattern.unicodeScalars.count).contains(error.offset))
        #expect(!error.description.isEmpty)
      }
    }
    #expect(accepted > Self.patterns / 10)
  }
}

extension SeededGenerator {
  mutating func below(_ bound: Int) -> Int { Int(next() % UInt64(bound)) }
}
