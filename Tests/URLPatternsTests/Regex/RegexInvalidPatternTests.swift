import Foundation
import TestSupport
import Testing

@testable import URLPatterns

/// Which patterns are invalid, where, and why.
@Suite struct RegexInvalidPatternTests {
  /// Returns a pattern of this many different scalars.
  private func differentScalars(_ count: Int) -> String {
    String(String.UnicodeScalarView((0..<count).map { Unicode.Scalar(0x4E00 + UInt32($0))! }))
  }

  private func check(_ table: [(pattern: String, offset: Int, reason: String)]) {
    for (pattern, offset, reason) in table {
      do {
        _ = try Regex(validating: pattern)
        Issue.record("“\(pattern)” is accepted")
      } catch {
        #expect(error.offset == offset, "\(error)")
        #expect(error.reason.contains(reason), "\(error)")
        #expect(error.pattern == pattern)
      }
    }
  }

  @Test func `unbalanced and incomplete patterns are rejected where the problem starts`() {
    check([
      ("(", 0, "“(” is not closed"),
      ("a(b(c)", 1, "“(” is not closed"),
      ("(?:a", 0, "“(” is not closed"),
      ("(?i", 0, "“(” is not closed"),
      ("a)", 1, "“)” closes nothing"),
      ("日)", 1, "“)” closes nothing"),
      ("[a", 0, "“[” is not closed"),
      ("a[]", 1, "“[” is not closed"),
      ("[^]", 0, "“[” is not closed"),
      ("a\\", 1, "ends in a backslash"),
      ("[\\", 1, "ends in a backslash"),
      ("a(?#b", 1, "the comment is not closed"),
      ("\\p{L", 0, "“{” is not closed"),
    ])
  }

  @Test func `a repetition needs one operand and one count`() {
    check([
      ("*", 0, "“*” has nothing to repeat"),
      ("+a", 0, "“+” has nothing to repeat"),
      ("a|?", 2, "“?” has nothing to repeat"),
      ("(*)", 1, "“*” has nothing to repeat"),
      ("{2}", 0, "“{…}” has nothing to repeat"),
      ("(?i)*", 4, "“*” has nothing to repeat"),
      ("a**", 2, "“*” repeats a repetition"),
      ("a+*", 2, "“*” repeats a repetition"),
      ("a{2}{3}", 4, "“{” repeats a repetition"),
      ("a*??", 3, "“?” repeats a repetition"),
      ("a*+", 2, "possessive repetition isn't supported"),
      ("a++", 2, "possessive repetition isn't supported"),
      ("a?+", 2, "possessive repetition isn't supported"),
      ("a{2}+", 4, "possessive repetition isn't supported"),
      ("a{3,2}", 1, "the counts are in the wrong order"),
      ("a{,2}", 1, "write “{0,n}”"),
    ])
  }

  @Test func `a class names its ranges in order`() {
    check([
      ("[z-a]", 1, "the range is in the wrong order"),
      ("x[b-a]", 2, "the range is in the wrong order"),
      ("[\\d-z]", 1, "a set cannot start a range"),
      ("[a-\\d]", 1, "a set cannot end a range"),
      ("[[:nope:]]", 1, "this is not a POSIX class"),
      ("[[:alpha]]", 1, "this is not a POSIX class"),
      ("[a-[:digit:]]", 1, "a set cannot end a range"),
      ("[\\B]", 1, "“\\B” is not an escape inside a class"),
      ("[\\1]", 1, "back-references aren't supported"),
    ])
  }

  @Test func `set algebra is rejected anywhere in a class`() {
    let different = "means different things to different engines; write “\\"
    check([
      ("[a[b]]", 2, different + "[”"),
      ("[[]", 1, different + "[”"),
      ("[[a]", 1, different + "[”"),
      ("[^[a]", 2, different + "[”"),
      ("[]-[]", 3, different + "[”"),
      ("[A-[x]]", 3, different + "[”"),
      ("[A-[]", 3, different + "[”"),
      ("[\\x41-[x]]", 6, different + "[”"),
      ("[a&&b]", 2, different + "&”"),
      ("[&&]", 1, different + "&”"),
      ("[^&&a]", 2, different + "&”"),
      ("[!-&&a]", 3, different + "&”"),
      ("[&-&&]", 3, different + "&”"),
      ("[a~~b]", 2, different + "~”"),
      ("[~~]", 1, different + "~”"),
      ("[ -~~]", 3, different + "~”"),
      ("[!--]", 2, different + "-”"),
      ("[!--a]", 2, different + "-”"),
      ("[--a]", 1, different + "-”"),
      ("[--]", 1, different + "-”"),
      ("[---]", 1, different + "-”"),
      ("[^--]", 2, different + "-”"),
      ("[^--a]", 2, different + "-”"),
      ("[a--]", 2, different + "-”"),
      ("[a--b]", 2, different + "-”"),
      ("[a-c--b]", 4, different + "-”"),
      ("[a---c]", 2, different + "-”"),
      ("[\\x21--]", 5, different + "-”"),
      ("日[!--]", 3, different + "-”"),
      ("[\\w--a]", 1, "a set cannot start a range"),
      ("[\\w--]", 1, "a set cannot start a range"),
    ])
  }

  @Test func `white space and a number sign in a class are rejected if they could be ignored`() {
    check([
      ("(?x)[a b]", 6, "escape it"),
      ("(?x)[ a]", 5, "escape it"),
      ("(?x)[a-#]", 7, "escape it"),
      ("(?x)[!- ]", 7, "escape it"),
    ])
  }

  @Test func `an escape must be known and complete`() {
    check([
      ("\\y", 0, "“\\y” is not an escape"),
      ("a\\é\\q", 3, "“\\q” is not an escape"),
      ("\\x4", 0, "the escape is incomplete"),
      ("\\x", 0, "the escape is incomplete"),
      ("\\x{}", 0, "the escape is incomplete"),
      ("\\x{41", 0, "the escape is incomplete"),
      ("\\u004", 0, "the escape is incomplete"),
      ("\\u{110000}", 0, "no Unicode scalar has this value"),
      ("\\u{D800}", 0, "no Unicode scalar has this value"),
      ("\\uD83D\\uDE00", 0, "no Unicode scalar has this value"),
      ("\\u{FFFFFFFFFFFFFFFFFFFF}", 0, "no Unicode scalar has this value"),
      ("\\u{100000041}", 0, "no Unicode scalar has this value"),
      ("\\c1", 0, "“\\c” needs a letter"),
      ("\\c", 0, "“\\c” needs a letter"),
      ("\\p{Nope}", 0, "“Nope” is not a known property"),
      ("\\p{Greek}", 0, "“Greek” is not a known property"),
      ("\\p", 0, "“” is not a known property"),
      ("\\X", 0, "“\\X” isn't supported"),
      ("\\b{start}", 0, "“\\b{…}” isn't supported"),
    ])
  }

  @Test func `features that take more than linear time are rejected, with the reason`() {
    check([
      ("(a)\\1", 3, "back-references aren't supported"),
      ("\\400", 0, "back-references aren't supported"),
      ("(?<n>a)\\k<n>", 7, "back-references aren't supported"),
      ("(?P<n>a)(?P=n)", 8, "back-references aren't supported"),
      ("a(?=b)", 1, "look-around isn't supported"),
      ("a(?!b)", 1, "look-around isn't supported"),
      ("(?<=a)b", 0, "look-around isn't supported"),
      ("(?<!a)b", 0, "look-around isn't supported"),
      ("(?>a)", 0, "atomic groups"),
      ("(?R)", 0, "recursion isn't supported"),
      ("(a)(?1)", 3, "recursion isn't supported"),
      ("(?(1)a|b)", 0, "conditional groups aren't supported"),
    ])
  }

  @Test func `flags and names must be valid`() {
    check([
      ("(?q)", 2, "“q” is not a flag"),
      ("(?)", 0, "flags are missing"),
      ("(?i-)", 0, "flags are missing"),
      ("(?i--s)", 4, "“-” is not a flag"),
      ("(?<1a>b)", 3, "a group's name"),
      ("(?<>b)", 3, "a group's name"),
      ("(?<a", 3, "a group's name"),
      ("(?<a>b)(?<a>c)", 10, "two groups are named “a”"),
      ("(?|a)", 0, "isn't supported"),
    ])
  }

  @Test func `a pattern that is too large is rejected before it's built`() {
    check([
      ("((a{1,100}){1,100}){1,100}", 11, "too large"),
      ("a{1000000000}", 1, "too large"),
      ("a{99999999999999999999999999}", 1, "too large"),
      ("a{0,1000000000}", 1, "too large"),
      ("((((a{10}){10}){10}){10}){10}", 25, "too large"),
      ("(?:(?:){1000}){1000}", 14, "too large"),
      (String(repeating: "a", count: 10_001), 10_000, "too large"),
      (String(repeating: "a|", count: 5_000), 6_668, "too large"),
      (differentScalars(2_001), 2_000, "too large"),
      (String(repeating: "(", count: 65_537), 0, "longer than 65536 bytes"),
      (String(repeating: "[\\w-]", count: 5_000), 1_246, "too many ranges"),
    ])
    #expect(throws: Never.self) { try Regex(validating: differentScalars(2_000)) }
  }

  @Test func `a property's name has at most a hundred bytes`() {
    // Comparing names takes time that grows with the square of their combining marks.
    let name = "L" + String(repeating: "_", count: 99)
    #expect(throws: Never.self) { try Regex(validating: "\\p{\(name)}") }
    check([("\\p{\(name)_}", 0, "not a known property")])
  }

  @Test func `the largest patterns are accepted`() throws {
    #expect(try Regex(validating: "a{9999}") ~= String(repeating: "a", count: 9_999))
    #expect(!(try Regex(validating: "(?:a?){3333}b") ~= "a"))
    #expect(try Regex(validating: "[\\w-]{1,2000}") ~= String(repeating: "é-", count: 1_000))
  }

  @Test func `only a limited number of large classes can ignore case`() throws {
    func classes(_ count: Int, _ last: (Int) -> UInt32) -> String {
      "(?i)"
        + (0..<count).map { "[!-\\x{\(String(last($0), radix: 16))}]" }.joined()
    }
    // The same class is folded once, however often it's repeated.
    let (syntax, folded) = try parse(classes(4_000) { _ in 0x10FFFF })
    #expect(syntax.sets.count == 1)
    #expect((2_000..<5_000).contains(folded))
    // Different classes count, and so do the ones inside a class and properties.
    #expect(try parse(classes(300) { 0x10FFFF - UInt32($0) }).folded <= RegexLimits.foldedScalars)
    let many = classes(1_900) { 0x10FFFF - UInt32($0) }
    let error = #expect(throws: Regex.InvalidPattern.self) { try Regex(validating: many) }
    #expect(error?.reason.contains("too many large classes ignore case") == true)
    // The offset depends on how many scalars have case, and that number grows with Unicode.
    #expect((4_000..<7_000).contains(error?.offset ?? 0))
    let posix = "(?i)[" + String(repeating: "[:alpha:]", count: 7_000) + "]"
    #expect(try parse(posix).folded < 1_000)
    let properties = "(?i)" + String(repeating: "\\p{^Any}", count: 7_000)
    #expect(try parse(properties).folded < 5_000)
  }

  private func parse(_ pattern: String) throws -> (syntax: RegexSyntax, folded: Int) {
    var parser = RegexParser(pattern, [])
    try parser.parse()
    return (parser.syntax, parser.foldedScalars)
  }

  @Test func `the number of states that is checked equals the number that is built`() throws {
    for pattern in [
      "", "a", "ab", "a|b", "a|b|c|", "a*", "a+", "a?", "a{3}", "a{3,}", "a{0,}", "a{2,5}",
      "a{0,3}",
      "(ab|c){2,4}", "((a|b)?c{0,2}){3}d", "(a{0}b)*", "(|a)+", "((a{2}){3,}|b){0,2}",
    ] {
      let syntax = try RegexParser.parse(pattern, [])
      // One more, for the accepting state.
      #expect(RegexAutomaton(syntax).steps.count == syntax.states + 1, "“\(pattern)”")
    }
  }

  @Test func `a description shows the pattern, the place and the reason`() {
    let error = #expect(throws: Regex.InvalidPattern.self) { try Regex(validating: "news-(") }
    #expect(
      error?.description
        == "“news-(” is not a valid pattern, at offset 5 (“(”): "
        + "“(” is not closed; write “\\(” for a parenthesis")
    #expect(error == Regex.InvalidPattern(pattern: "news-(", offset: 5, reason: error!.reason))
  }

  #if os(macOS) || os(Linux) || os(Windows)
    /// This also holds in release builds: `swift test -c release -Xswiftc -enable-testing`.
    @Test func `an invalid pattern in the source stops the program and says where and why`() async {
      let result = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) {
        _ = Regex("news-(")
      }
      let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
      #expect(message.contains("RegexInvalidPatternTests.swift:"))
      #expect(
        message.contains(
          "“news-(” is not a valid pattern, at offset 5 (“(”): "
            + "“(” is not closed; write “\\(” for a parenthesis"))
    }
  #endif

  @Test func `deep nesting takes no stack`() async throws {
    let results = try await onSmallStack {
      let depth = 30_000
      let nested = String(repeating: "(", count: depth) + "a" + String(repeating: ")", count: depth)
      let open = String(repeating: "(", count: 60_000)
      let starred =
        String(repeating: "(?:", count: 3_000) + "a" + String(repeating: ")*", count: 3_000)
      let branched =
        String(repeating: "(?:a|b", count: 2_000) + "c" + String(repeating: ")", count: 2_000)
      return [
        try RegexProgram(nested, []).matches("a"), (try? RegexProgram(open, [])) != nil,
        try RegexProgram(starred, []).matches("aaa"), try RegexProgram(starred, []).matches("aab"),
        try RegexProgram(branched, []).matches("ba"), try RegexProgram(branched, []).matches("bb"),
        try RegexProgram(".*a.{20}b" + nested, []).matches("a" + String(repeating: "b", count: 9)),
      ]
    }
    #expect(results == [true, false, true, false, true, false, false])
  }
}
