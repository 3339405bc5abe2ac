import Foundation
import TestSupport
import Testing
import URLPatterns

/// Random patterns and texts, compared with `NSRegularExpression`.
///
/// The tests leave out intentional differences: `\v`, and letters that fold to more than one
/// scalar.
@Suite struct RegexDifferentialTests {
  private static let pairs = runsLongTests ? 55_000 : 400

  @Test(arguments: [UInt64(1), 2, 3, 4], [false, true])
  func `random patterns agree with NSRegularExpression, and so do those of many places`(
    seed: UInt64, isLong: Bool
  ) throws {
    var generator = Generator(seed: seed)
    var pairs = 0
    var matches = 0
    while pairs < Self.pairs {
      let alphabet = Generator.alphabets[generator.below(Generator.alphabets.count)]
      // In a long text, NSRegularExpression gives up on loops in loops.
      let short = generator.pattern(alphabet, depth: isLong ? 0 : 1 + generator.below(2))
      // The sets of places have words of 64 bits.
      let start = isLong ? 56 + generator.below(15) : 0
      let pattern = isLong ? generator.long(short, after: start) : generator.anchored(short)
      let ignoresCase = generator.below(4) == 0
      let regex = try URLPatterns.Regex(validating: (ignoresCase ? "(?i)" : "") + pattern)
      var options: NSRegularExpression.Options = [.useUnixLineSeparators]
      if ignoresCase { options.insert(.caseInsensitive) }
      let reference = try NSRegularExpression(pattern: "\\A(?:\(pattern))\\z", options: options)
      for _ in 0..<16 {
        let text = generator.text(alphabet, after: start)
        let whole = NSRange(location: 0, length: text.utf16.count)
        let expected = reference.firstMatch(in: text, options: .anchored, range: whole) != nil
        pairs += 1
        if expected { matches += 1 }
        #expect(
          (regex ~= text) == expected,
          "seed \(seed): “\(pattern)” against \(text.debugDescription), ignoring case: \(ignoresCase)"
        )
      }
    }
    #expect(matches > pairs / (isLong ? 50 : 20))
  }

  private struct Generator {
    private var numbers: SeededGenerator

    static let alphabets: [[String]] = [
      ["a", "b"],
      ["a", "b", "c", "-", "1"],
      ["a", "B", "A", "b", "k", "K", "\u{212A}", "s", "ſ"],
      ["a", "é", "日", "😀", "É"],
      ["a", "σ", "ς", "Σ", "ж", "Ж"],
      ["a", "\n", " ", "_", "٣"],
      ["x", "1", "/", ".", "\r", "\u{85}"],
    ]

    init(seed: UInt64) { numbers = SeededGenerator(seed: seed) }

    mutating func below(_ bound: Int) -> Int { Int(numbers.next() % UInt64(bound)) }

    mutating func one(of texts: [String]) -> String { texts[below(texts.count)] }

    /// Returns a text, or one or two texts that each come after this many letters.
    mutating func text(_ alphabet: [String], after start: Int) -> String {
      let letters = String(repeating: "x", count: start)
      return (0...(start > 0 ? below(2) : 0)).map { _ in
        letters + (0..<below(9)).map { _ in one(of: alphabet) }.joined()
      }.joined()
    }

    /// Returns a pattern with as many places before it, which can be repeated as a whole.
    mutating func long(_ pattern: String, after count: Int) -> String {
      "(?:" + one(of: ["x", "[w-z]", "[^y]", "."]) + "{\(count)}(?:\(pattern)))"
        + one(of: ["", "", "+", "*", "?", "{2}", "{1,2}"])
    }

    mutating func pattern(_ alphabet: [String], depth: Int) -> String {
      let branches = below(4) == 0 ? 2 + below(2) : 1
      return (0..<branches).map { _ in
        (0..<below(4)).map { _ in part(alphabet, depth) }.joined()
      }.joined(separator: "|")
    }

    private mutating func part(_ alphabet: [String], _ depth: Int) -> String {
      let operand = atom(alphabet, depth)
      let (low, high) = (below(3), below(3))
      let repetition = one(
        of: ["*", "+", "?", "{\(low)}", "{\(low),}", "{\(low),\(low + high)}"]
          + Array(repeating: "", count: 6))
      // NSRegularExpression forgets alternatives if the body of a lazy loop can be empty: it
      // doesn't match “x” with “(?:x??)+?”.
      let isLazy = !repetition.isEmpty && !operand.hasPrefix("(") && below(4) == 0
      return operand + repetition + (isLazy ? "?" : "")
    }

    /// Returns the pattern, or the same with anchors, which change nothing.
    mutating func anchored(_ pattern: String) -> String {
      below(4) > 0 ? pattern : one(of: ["^", "(?i)^"]) + "(?:\(pattern))" + one(of: ["", "$"])
    }

    private static let kinds = ["\\d", "\\w", "\\s", "\\D", "\\W", "\\S"]

    private mutating func atom(_ alphabet: [String], _ depth: Int) -> String {
      switch below(depth > 0 ? 11 : 7) {
      case 0: "."
      case 1: one(of: Self.kinds)
      case 2: characterClass(alphabet)
      case 3...6: escaped(one(of: alphabet))
      default: one(of: ["(", "(?i:", "(?:"]) + pattern(alphabet, depth: depth - 1) + ")"
      }
    }

    private mutating func characterClass(_ alphabet: [String]) -> String {
      let items = (0...below(3)).map { _ in
        switch below(6) {
        case 0: return one(of: Self.kinds)
        case 1:
          let ends = [one(of: alphabet), one(of: alphabet)]
            .sorted { $0.unicodeScalars.first! < $1.unicodeScalars.first! }
          return escaped(ends[0]) + "-" + escaped(ends[1])
        default: return escaped(one(of: alphabet))
        }
      }
      return (below(3) == 0 ? "[^" : "[") + items.joined() + "]"
    }

    private mutating func escaped(_ scalar: String) -> String {
      let value = scalar.unicodeScalars.first!.value
      switch below(8) {
      case 0: return "\\x{\(String(value, radix: 16))}"
      case 1 where value <= 0xFFFF: return "\\u" + String(0x10000 + value, radix: 16).dropFirst()
      default: return "-./_^$".contains(scalar) ? "\\" + scalar : scalar
      }
    }
  }
}
