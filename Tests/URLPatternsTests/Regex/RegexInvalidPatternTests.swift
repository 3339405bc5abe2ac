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
      ("a)", 1, "“)” closes nothing"),
      ("日)", 1, "“)” closes nothing"),
      ("[a", 0, "“[” is not closed"),
      ("a[]", 1, "“[” is not closed"),
      ("[^]", 0, "“[” is not closed"),
      ("a\\", 1, "ends in a backslash"),
      ("[\\", 1, "ends in a backslash"),
      ("\\p{L", 0, "“{” is not closed"),
    ])
  }

  @Test func `a repetition needs one operand and one count`() {
    check([
      ("*", 0, "“*” has nothing to repeat"),
      ("a|?", 2, "“?” has nothing to repeat"),
      ("(*)", 1, "“*” has nothing to repeat"),
      ("{2}", 0, "“{” has nothing to repeat"),
      ("^*", 1, "“*” has nothing to repeat"),
      ("(?i)*", 4, "“*” has nothing to repeat"),
      ("a**", 2, "“*” repeats a repetition"),
      ("a{2}{3}", 4, "“{” repeats a repetition"),
      ("a*??", 3, "“?” repeats a repetition"),
      ("a*+", 2, "“+” repeats a repetition; omit it, or"),
      ("a{3,2}", 1, "the counts are in the wrong order"),
      ("a{,2}", 1, "write “{0,n}”"),
    ])
  }

  @Test func `a class names its ranges in order`() {
    check([
      ("[z-a]", 1, "the range is in the wrong order"),
      ("[\\d-z]", 1, "a set cannot start a range"),
      ("[a-\\d]", 1, "a set cannot end a range"),
      ("[a-\\p{L}]", 1, "a set cannot end a range"),
      ("[\\B]", 1, "“\\B” isn't supported"),
      ("[\\1]", 1, "back-references aren't supported"),
    ])
  }

  @Test func `set algebra is rejected anywhere in a class`() {
    let different = "means different things to different engines; write “\\"
    check([
      ("[a[b]]", 2, different + "[”"),
      ("[[a]", 1, different + "[”"),
      ("[]-[]", 3, different + "[”"),
      ("[A-[]", 3, different + "[”"),
      ("[\\x41-[x]]", 6, different + "[”"),
      ("[a&&b]", 2, different + "&”"),
      ("[!-&&a]", 3, different + "&”"),
      ("[a~~b]", 2, different + "~”"),
      ("[ -~~]", 3, different + "~”"),
      ("[!--a]", 2, different + "-”"),
      ("[--a]", 1, different + "-”"),
      ("[--]", 1, different + "-”"),
      ("[a--]", 2, different + "-”"),
      ("[a--b]", 2, different + "-”"),
      ("[a-c--b]", 4, different + "-”"),
      ("[a---c]", 2, different + "-”"),
      ("日[!--]", 3, different + "-”"),
      ("[\\w--a]", 1, "a set cannot start a range"),
    ])
  }

  @Test func `what other engines support is rejected, and the message says what to write`() {
    check([
      ("a^b", 1, "“^” is only supported at the start of a pattern; to match it, write “\\^”"),
      ("a$b", 1, "“$” is only supported at the end of a pattern; to match it, write “\\$”"),
      ("(^a)", 1, "“^” is only supported at the start"),
      ("(a$)", 2, "“$” is only supported at the end"),
      ("$^", 0, "“$” is only supported at the end"),
      ("$$", 0, "“$” is only supported at the end"),
      ("\\Aa", 0, "“\\A” isn't supported; omit it"),
      ("a\\z", 1, "“\\z” isn't supported; omit it"),
      ("a\\Z", 1, "“\\Z” isn't supported; omit it"),
      ("\\ba", 0, "“\\b” isn't supported; write what's around a word"),
      ("a\\B", 1, "“\\B” isn't supported; write what's around a word"),
      ("[\\b]", 1, "or “\\x08” for a backspace"),
      ("\\Qa.b\\E", 0, "put a backslash before each special character"),
      ("a\\E", 1, "put a backslash before each special character"),
      ("\\cA", 0, "“\\c” isn't supported; write the value of the scalar, as in “\\x0A”"),
      ("\\0", 0, "“\\0” isn't supported; write the value of the scalar"),
      ("[\\012]", 1, "“\\0” isn't supported; write the value of the scalar"),
      ("\\X", 0, "“\\X” isn't supported"),
      ("[[:alpha:]]", 1, "write “\\[”, or for a POSIX class, a range or a property like “\\p{L}”"),
      ("[a-[:digit:]]", 3, "a range or a property"),
      ("(?s).", 0, "“(?i)” is the only flag; for any scalar"),
      ("a(?x)b", 1, "“(?i)” is the only flag"),
      ("(?-i)a", 0, "“(?i)” is the only flag"),
      ("(?is:a)", 0, "“(?i)” is the only flag"),
      ("(?i", 0, "“(?i)” is the only flag"),
      ("(?#a)", 0, "a group begins with “(”, “(?:”, “(?i:”, or “(?<name>”"),
      ("(?>a)", 0, "a group begins with"),
      ("(?P>a)", 0, "a group begins with"),
      ("(a)(?1)", 3, "a group begins with"),
      ("(?<>b)", 0, "a group begins with"),
      ("(?<a", 0, "a group begins with"),
      ("(?<a-b>c)", 0, "a group begins with"),
      ("(?P<é>c)", 0, "a group begins with"),
    ])
  }

  @Test func `an escape must be known and complete`() {
    check([
      ("a\\é\\q", 3, "“\\q” is not an escape"),
      ("\\x4", 0, "the escape is incomplete"),
      ("\\x{}", 0, "the escape is incomplete"),
      ("\\x{41", 0, "the escape is incomplete"),
      ("\\u004", 0, "the escape is incomplete"),
      ("\\u{110000}", 0, "no Unicode scalar has this value"),
      ("\\u{D800}", 0, "no Unicode scalar has this value"),
      ("\\uD83D\\uDE00", 0, "no Unicode scalar has this value"),
      ("\\u{FFFFFFFFFFFFFFFFFFFF}", 0, "no Unicode scalar has this value"),
      ("\\u{100000041}", 0, "no Unicode scalar has this value"),
      ("\\p{Nope}", 0, "“Nope” is not a known property"),
      ("\\p", 0, "“” is not a known property"),
      ("\\p{Mar\u{212A}}", 0, "is not a known property"),
    ])
  }

  @Test func `each letter and digit is an escape, or is refused with what to write`() {
    let meanings: [(String, String?)] = [
      ("dDwWsSaefnrtv", nil), ("xuU", "the escape is incomplete; write it like “\\x2F”"),
      ("pP", "“” is not a known property; use a general category, such as “L” or “Lu”"),
      ("kg123456789", "back-references aren't supported, because matching them is NP-complete"),
      ("AzZ", "isn't supported; omit it, because a pattern matches a whole element anyway"),
      ("bB", "isn't supported; write what's around a word, as in “(?:.*\\W)?word”, or “\\x08”"),
      ("QE", "isn't supported; put a backslash before each special character, as in “a\\.b”"),
      ("c0", "isn't supported; write the value of the scalar, as in “\\x0A”"),
      ("XRCGK", "isn't supported; a pattern matches a whole element, scalar by scalar"),
      ("hijlmoqyFHIJLMNOTVY", "” is not an escape; to match “"),
    ]
    for (escapes, reason) in meanings {
      for escape in escapes {
        if let reason { check([("\\\(escape)", 0, reason)]) }
        #expect(((try? Regex(validating: "\\\(escape)")) == nil) == (reason != nil), "\\\(escape)")
      }
    }
    let all = meanings.flatMap { Array($0.0.utf8) }.sorted()
    #expect(all == (0..<0x80).filter { Unicode.Scalar($0).isASCIIAlphanumeric })
  }

  @Test func `features that take more than linear time are rejected, with the reason`() {
    check([
      (
        "(a)\\1", 3,
        "aren't supported, because matching them is NP-complete; write out the alternatives"
      ),
      ("\\400", 0, "back-references aren't supported"),
      ("(?<n>a)\\k<n>", 7, "back-references aren't supported"),
      ("(?P<n>a)(?P=n)", 8, "back-references aren't supported"),
      (
        "a(?=b)", 1,
        "isn't supported, because each scalar is read only once, in linear time; "
          + "test the element with a second pattern"
      ),
      ("a(?!b)", 1, "look-around isn't supported"),
      ("(?<=a)b", 0, "look-around isn't supported"),
      ("(?<!a)b", 0, "look-around isn't supported"),
    ])
  }

  @Test func `a pattern that is too large is rejected before it's built`() {
    check([
      ("((a{1,100}){1,100}){1,100}", 11, "too large"),
      ("a{1000000000}", 1, "too large"),
      ("a{20005,20010}", 1, "too large"),
      ("a{99999999999999999999999999}", 1, "too large"),
      ("a{0,1000000000}", 1, "too large"),
      ("((((a{10}){10}){10}){10}){10}", 20, "too large"),
      ("(?:(?:){1000}){1000}", 14, "too large"),
      ("(?:(?:(?:(?:a?)?)?)?){1999}", 21, "too large"),
      ("(?:(?:(?:a{0}){1000}){1000}){1000}", 21, "too large"),
      (String(repeating: "a", count: 2_001), 2_000, "too large"),
      (String(repeating: "a|", count: 5_000), 4_000, "too large"),
      (String(repeating: "|", count: 60_000), 2_000, "too large"),
      (String(repeating: "(?:", count: 2_000), 300, "more than 100 groups are nested"),
      (differentScalars(2_001), 2_000, "too large"),
      (String(repeating: "(", count: 65_537), 0, "longer than 65536 bytes"),
      (String(repeating: "[\\w-]", count: 5_000), 10_000, "too large"),
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
    #expect(try Regex(validating: "a{2000}") ~= String(repeating: "a", count: 2_000))
    #expect(try Regex(validating: "(?:a?){1999}b") ~= "aab")
    #expect(try Regex(validating: "(?:(?:a?)?){2000}") ~= "aa")
    #expect(try Regex(validating: "[\\w-]{1,2000}") ~= String(repeating: "é-", count: 1_000))
  }

  @Test func `a description shows the pattern, the place and the reason`() {
    let error = #expect(throws: Regex.InvalidPattern.self) { try Regex(validating: "news-(") }
    #expect(
      error?.description
        == "“news-(” is not a valid pattern, at offset 5 (“(”): "
        + "“(” is not closed; write “\\(” for a parenthesis")
    #expect(error == Regex.InvalidPattern(pattern: "news-(", offset: 5, reason: error!.reason))
  }

  @Test(arguments: [
    ("a\nb(", #"“a\u{a}b(” is not a valid pattern, at offset 3 (“(”)"#),
    ("(\r\u{85}\u{2028}\u{202E}\u{0}", #"offset 0 (“(\u{d}\u{85}\u{2028}\u{202e}\u{0}”)"#),
    ("\\p{\n}", #": “\u{a}” is not a known property"#),
    ("\\p{" + String(repeating: "a", count: 60_000) + "}", "aaa…” is not a known property"),
    (
      "(" + String(repeating: "ä", count: 30_000),
      "“(\(String(repeating: "ä", count: 79))…” is not a valid pattern, at offset 2001 (“ääääääää”)"
    ),
  ])
  func `a description is one line, however a pattern looks`(pattern: String, shown: String) {
    let error = #expect(throws: Regex.InvalidPattern.self) { try Regex(validating: pattern) }
    #expect(error?.description.contains(shown) == true)
    #expect(error?.description.contains(where: \.isNewline) == false)
    #expect(error.map { $0.description.utf8.count < 1_000 } == true)
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

  @Test func `the deepest nesting fits a small stack`() async throws {
    @Sendable func nested(_ opening: String, _ inner: String, _ closing: String, _ depth: Int)
      -> String
    {
      String(repeating: opening, count: depth) + inner + String(repeating: closing, count: depth)
    }
    let results = try await onSmallStack {
      let starred = try RegexProgram(nested("(?:", "a", ")*", 100))
      let branched = try RegexProgram(nested("(?:a|b", "c", "d)*", 100))
      let optional = try RegexProgram(nested("(?:", "a", "|)", 100))
      return [
        starred.matches("aaa"), starred.matches("aab"), branched.matches("abd"),
        branched.matches("b"), optional.matches("a"), optional.matches("b"),
        (try? RegexProgram(nested("(", "a", ")", 101))) != nil,
        (try? RegexProgram(String(repeating: "(", count: 60_000))) != nil,
      ]
    }
    #expect(results == [true, false, true, false, true, false, false, false])
  }
}
