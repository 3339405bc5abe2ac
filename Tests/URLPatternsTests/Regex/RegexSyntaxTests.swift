import Testing
import URLPatterns

/// What each construct matches and what it doesn't: pattern, matching texts, other texts.
@Suite struct RegexSyntaxTests {
  private func check(
    _ table: [(pattern: String, matching: [String], other: [String])],
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    for (pattern, matching, other) in table {
      let regex = try Regex(validating: pattern)
      for text in matching {
        #expect(
          regex ~= text, "“\(pattern)” against “\(text)”", sourceLocation: sourceLocation)
      }
      for text in other {
        #expect(
          !(regex ~= text), "“\(pattern)” against “\(text)”", sourceLocation: sourceLocation)
      }
    }
  }

  @Test func `a literal matches itself and nothing longer or shorter`() throws {
    try check([
      ("", [""], ["a", "\n"]),
      ("a", ["a"], ["", "A", "aa", "b"]),
      ("日本語", ["日本語"], ["日本", "日本語語", "日本語\u{301}"]),
      ("é", ["\u{E9}"], ["e\u{301}", "e"]),
      ("e\u{301}", ["e\u{301}"], ["\u{E9}"]),
      ("👩‍👩‍👧", ["👩‍👩‍👧"], ["👩", "👩‍👩‍👦"]),
      ("a]b}c", ["a]b}c"], ["abc"]),
      ("a{b", ["a{b"], ["ab"]),
      ("{}", ["{}"], [""]),
      ("a{,}", ["a{,}"], ["a", "aa"]),
      ("a{1,x}", ["a{1,x}"], ["a"]),
      ("ab3}", ["ab3}"], ["aaa", "abbb"]),
    ])
  }

  @Test func `a dot matches any scalar except a newline`() throws {
    try check([
      (
        ".", ["a", "é", "日", "👩", "\r", "\u{85}", "\u{2028}", "\0", "\u{10FFFF}"], ["", "\n", "ab"]
      ),
      ("..", ["e\u{301}", "ab"], ["\u{E9}", "a\n"]),
      (".*", ["", "anything at all"], ["a\nb"]),
      ("[\\s\\S]*", ["", "a\nb", "\n"], []),
    ])
  }

  @Test func `a class matches the scalars it lists`() throws {
    try check([
      ("[abc]", ["a", "b", "c"], ["", "d", "A", "ab"]),
      ("[^a-c]", ["d", "é", "\n", "-"], ["a", "b", "c", ""]),
      ("[^]a]", ["b"], ["]", "a"]),
      ("[]a]", ["]", "a"], ["b"]),
      ("[a^]", ["a", "^"], ["b"]),
      ("[-a]", ["-", "a"], ["b"]),
      ("[a-]", ["-", "a"], ["b"]),
      ("[a-c-e]", ["b", "-", "e"], ["d"]),
      ("[+-\\-]", ["+", ",", "-"], ["."]),
      ("[\\--/]", ["-", ".", "/"], [","]),
      ("[-]", ["-"], ["a"]),
      ("[^-]", ["a"], ["-"]),
      ("[&-&]", ["&"], ["-"]),
      ("[\\&&~]", ["&", "~"], ["a"]),
      ("[a||b]", ["a", "|", "b"], ["c"]),
      ("[.*+?(){}|^$]", [".", "*", "+", "?", "(", ")", "{", "}", "|", "^", "$"], ["a", "\\"]),
      ("[\\]\\[\\\\\\-]", ["]", "[", "\\", "-"], ["a"]),
      ("[\\x41-\\x43]", ["A", "C"], ["D"]),
      ("[\\d_]", ["0", "9", "_"], ["a"]),
      ("[^\\d_]", ["a"], ["0", "_"]),
      ("[\\d\\D]", ["a", "1", "\n"], [""]),
      ("[\\w-]+", ["a-b_c"], ["a.b"]),
      ("[\\u{1F600}-\\u{1F64F}]", ["😀", "🙏"], ["👩"]),
      (
        "[\\t\\n\\r\\f\\v\\a\\e]",
        ["\t", "\n", "\r", "\u{C}", "\u{B}", "\u{7}", "\u{1B}"], ["t"]
      ),
      ("[&~-]", ["&", "~", "-"], ["a"]),
    ])
  }

  @Test func `escaped letters stand for digits, words and white space of Unicode`() throws {
    try check([
      ("\\d", ["0", "9", "٣", "९", "𝟗"], ["a", "½", "²", ""]),
      ("\\D", ["a", "½"], ["0", "٣"]),
      (
        "\\w",
        ["a", "Z", "_", "0", "é", "日", "٣", "\u{301}", "\u{903}", "\u{20DD}", "ª", "\u{200D}"],
        ["-", " ", "½", "👩"]
      ),
      ("\\W", ["-", " ", "👩"], ["a", "_", "é"]),
      (
        "\\s", [" ", "\t", "\n", "\r", "\u{B}", "\u{C}", "\u{85}", "\u{A0}", "\u{3000}"],
        ["a", "\u{200B}"]
      ),
      ("\\S", ["a", "\u{200B}"], [" ", "\n"]),
    ])
  }

  @Test func `properties stand for Unicode's general categories`() throws {
    try check([
      ("\\p{L}+", ["aZé日ªǅ"], ["1", "_", "\u{301}"]),
      ("\\pL", ["a"], ["1"]),
      ("\\p{Lu}", ["A", "Σ"], ["a"]),
      ("\\p{Uppercase_Letter}", ["A"], ["a"]),
      ("\\P{Lu}", ["a", "1"], ["A"]),
      ("\\p{^Lu}", ["a", "1"], ["A"]),
      ("\\P{^Lu}", ["A"], ["a"]),
      ("\\pN+", ["1²¼"], ["a"]),
      ("\\p{Alphabetic}", ["a", "ⓐ"], ["1"]),
      ("\\p{Uppercase}", ["A", "Ⓐ"], ["a", "1", "ǅ"]),
      ("\\p{Lowercase}", ["a", "ª", "ⓐ"], ["A", "1", "ǅ"]),
      ("\\p{White_Space}", [" "], ["a"]),
      ("\\p{Any}", ["a", "\n"], [""]),
      ("\\p{ASCII}", ["a"], ["é"]),
      ("\\p{Co}", ["\u{E000}"], ["a"]),
      ("\\p{Spacing_Mark}", ["\u{903}"], ["\u{301}"]),
      ("\\p{Cn}", ["\u{378}", "\u{40000}"], ["a", "\u{E000}"]),
      ("\\p{LC}", ["a", "A", "ǅ"], ["日"]),
      ("\\p{Assigned}", ["a"], ["\u{378}"]),
      ("(?i)\\p{Lu}", ["A", "a"], ["日"]),
      ("(?i)\\P{Lu}", ["日"], ["A", "a"]),
      ("(?i)\\p{^Lu}", ["日"], ["A", "a"]),
      ("(?i)[\\P{Lu}]", ["日"], ["A", "a"]),
      ("(?i)[^\\P{Lu}]", ["A", "a"], ["日"]),
    ])
  }

  @Test func `an escape stands for one scalar`() throws {
    try check([
      ("\\n\\t\\r\\f\\v\\a\\e", ["\n\t\r\u{C}\u{B}\u{7}\u{1B}"], ["ntrfvae"]),
      ("\\x41", ["A"], ["x41"]),
      ("\\x{41}", ["A"], []),
      ("\\x{0000041}", ["A"], []),
      ("\\u0041", ["A"], []),
      ("\\u{1F600}", ["😀"], []),
      ("\\U0001F600", ["😀"], []),
      ("\\x00", ["\0"], ["0"]),
      ("\\.\\*\\+\\?\\(\\)\\[\\]\\{\\}\\|\\^\\$\\\\\\/\\-", [".*+?()[]{}|^$\\/-"], []),
      ("\\ \\é\\_", [" é_"], []),
      ("\\<a\\>", ["<a>"], ["a"]),
    ])
  }

  @Test func `anchors at the ends of a pattern and of its alternatives change nothing`() throws {
    try check([
      ("^a$", ["a"], ["", "aa", "a\n"]),
      ("^$", [""], ["a"]),
      ("^^a", ["a"], ["^a"]),
      ("^", [""], ["a"]),
      ("$", [""], ["a"]),
      ("^a$|^b$|$", ["a", "b", ""], ["ab"]),
      ("(?i)^a", ["A"], ["b"]),
      ("^(?i)a$", ["A"], ["b"]),
    ])
  }

  @Test func `alternation matches any of its alternatives, even an empty one`() throws {
    try check([
      ("a|b|c", ["a", "b", "c"], ["", "ab", "d"]),
      ("a|ab", ["a", "ab"], ["b"]),
      ("(a|ab)(c|bcd)", ["ac", "abc", "abcd", "abbcd"], ["ab"]),
      ("a|", ["a", ""], ["b"]),
      ("|a", ["a", ""], ["b"]),
      ("a||b", ["a", "", "b"], ["ab"]),
      ("()", [""], ["a"]),
      ("|", [""], ["|"]),
      ("(||a||b)c", ["c", "ac", "bc"], ["abc"]),
      (String(repeating: "|", count: 1_999), [""], ["|"]),
    ])
  }

  @Test func `every kind of group groups, and none captures`() throws {
    try check([
      ("(ab)+", ["ab", "abab"], ["abb", ""]),
      ("(?:ab)+", ["ab", "abab"], ["abb"]),
      ("(?<year>\\d+)-(?<month_2>\\d+)", ["2026-11"], ["2026-"]),
      ("(?<id>a)(?<id>b)", ["ab"], ["a"]),
      ("(?<_azAZ09>a)", ["a"], []),
      ("(?P<year>\\d+)", ["2026"], ["?"]),
    ])
  }

  @Test func `repetition repeats the operand before it`() throws {
    try check([
      ("a*", ["", "a", "aaaa"], ["b", "aab"]),
      ("a+", ["a", "aaaa"], ["", "b"]),
      ("a?", ["", "a"], ["aa"]),
      ("a{3}", ["aaa"], ["", "aa", "aaaa"]),
      ("a{2,}", ["aa", "aaaaaa"], ["a", ""]),
      ("a{2,4}", ["aa", "aaa", "aaaa"], ["a", "aaaaa"]),
      ("a{0}", [""], ["a"]),
      ("a{0,}", ["", "a", "aa"], ["b"]),
      ("xa{0}b", ["xb"], ["xab"]),
      ("(ab|c){2,3}", ["abab", "abc", "ccc"], ["ab", "cccc"]),
      ("(a{2}){3}", ["aaaaaa"], ["aaaaa", "aaaaaaa"]),
      ("(a*)*", ["", "aaa"], ["b"]),
      ("(|a)+", ["", "aaa"], ["b"]),
      ("(a|b*)*c", ["c", "abbac"], ["abd"]),
      ("(a?){3}", ["", "a", "aaa"], ["aaaa"]),
      ("(a?b?){2}", ["", "ab", "ba", "abab", "bb"], ["aaa", "bab!"]),
      (
        "[a-z0-9-]{1,63}", ["a", String(repeating: "a", count: 63)],
        ["", String(repeating: "a", count: 64)]
      ),
    ])
  }

  @Test func `a lazy repetition matches the same whole elements`() throws {
    try check([
      ("a*?", ["", "aaa"], ["b"]),
      ("a+?b", ["ab", "aab"], ["b"]),
      ("a??", ["", "a"], ["aa"]),
      ("a{2,3}?", ["aa", "aaa"], ["a"]),
      ("a{2}?", ["aa"], ["a", ""]),
    ])
  }

  @Test func `(?i) applies to the end of its group`() throws {
    try check([
      ("(?i)ab", ["ab", "AB", "aB"], ["ac"]),
      ("a(?i)b", ["ab", "aB"], ["Ab"]),
      ("(?i:a)b", ["ab", "Ab"], ["aB"]),
      ("(a(?i)b)c", ["abc", "aBc"], ["abC"]),
      ("(a(?i)b|c)d", ["aBd", "Cd"], ["ABd", "cD"]),
      ("(?i)(?<name>a)", ["A"], []),
    ])
  }

  @Test func `case is ignored by Unicode's simple folding`() throws {
    try check([
      ("(?i)k", ["k", "K", "\u{212A}"], ["c"]),
      ("(?i)\\x{212A}", ["k", "K", "\u{212A}"], ["c"]),
      ("(?i)[j-l]", ["j", "K", "\u{212A}"], ["m"]),
      ("(?i)[^k]", ["j"], ["k", "K", "\u{212A}"]),
      ("(?i)s", ["s", "S", "ſ"], []),
      ("(?i)σ", ["σ", "ς", "Σ"], []),
      ("(?i)Ω", ["ω", "\u{2126}"], []),
      ("(?i)å", ["Å", "\u{212B}"], []),
      ("(?i)µ", ["μ", "Μ", "\u{B5}"], []),
      ("(?i)ǆ", ["ǅ", "Ǆ"], []),
      ("(?i)straße", ["STRAßE", "STRAẞE"], ["STRASSE"]),
      ("(?i)ﬅ", ["ﬆ"], ["st"]),
      ("(?i)i", ["i", "I"], ["ı", "İ"]),
      ("(?i)ı", ["ı"], ["i", "I", "İ"]),
      ("(?i)ꭰ", ["Ꭰ"], []),
      ("(?i)𐐀", ["𐐨"], []),
      ("(?i)[@-A]", ["@", "A", "a"], ["b"]),
      ("(?i)[^\\\\]+", ["Aa"], ["\\"]),
      ("(?i)\\W", ["-"], ["x", "k", "s", "ſ", "\u{212A}"]),
      ("(?i)[A-Z]", ["a", "A", "\u{212A}"], ["1"]),
      ("(?i)[\\x00-\u{2000}]", ["\u{212A}", "ſ"], ["\u{2010}"]),
    ])
  }
}
