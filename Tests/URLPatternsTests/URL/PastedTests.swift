import Foundation
import TestSupport
import Testing
import URLPatterns

@Suite struct PastedTests {
  @Test(
    arguments: [
      (
        "lyft://r?partner=a%20b&pickup[latitude]=1",
        "lyft://r?partner=a%20b&pickup%5Blatitude%5D=1"
      ),
      ("https://me.com/a b", "https://me.com/a%20b"),
      ("https://me.com/50%", "https://me.com/50%25"), ("s://h/%zz%4%4g", "s://h/%25zz%254%254g"),
      ("s://h/%%41", "s://h/%25%41"), ("s://h/a%2fb", "s://h/a%2fb"), ("%", "%25"),
      ("s://h/[a]?[b]#[c]", "s://h/%5Ba%5D?%5Bb%5D#%5Bc%5D"),
      ("http://[::1]:80/[::1]", "http://[::1]:80/%5B::1%5D"), ("http://[::1", nil),
      ("s://h/a#b#c?d", "s://h/a#b%23c?d"), ("s://h/a?b?c/d", "s://h/a?b?c/d"), ("#", "#"),
      ("s://h/\"<>\\^`{|}", "s://h/%22%3C%3E%5C%5E%60%7B%7C%7D"), ("s://h/\0a", "s://h/%00a"),
      ("s://h/über?q=日#é", "s://h/%C3%BCber?q=%E6%97%A5#%C3%A9"),
      ("s://h/e\u{301}", "s://h/e%CC%81"), ("s://h/\u{7F}a", "s://h/%7Fa"),
      ("https://bücher.example/a%20[b]", "https://xn--bcher-kva.example/a%20%5Bb%5D"),
      ("https://bücher.example:80?ü=%FC", "https://xn--bcher-kva.example:80?%C3%BC=%FC"),
      ("mailto:a@b.c?subject=Hi there&body=50%25", "mailto:a@b.c?subject=Hi%20there&body=50%25"),
      (" https://me.com/a \r\n", "https://me.com/a"), ("\u{FEFF}s://h\u{A0}", "s://h"),
      ("\u{202A}s://h/a\u{202C}\u{200B}\u{2028}", "s://h/a"), ("\0\u{1B}s://h\u{7F}", "s://h"),
      (
        "https://me.com/a-long-\r\npath?with=\n\targuments",
        "https://me.com/a-long-path?with=arguments"
      ),
      ("htt\nps:/\r\n/me.com", "https://me.com"),
      (
        "s://h/🏴󠁧󠁢󠁳󠁣󠁴󠁿",
        "s://h/%F0%9F%8F%B4%F3%A0%81%A7%F3%A0%81%A2%F3%A0%81%B3%F3%A0%81%A3%F3%A0%81%B4%F3%A0%81%BF"
      ),
      ("<https://me.com/a b>", "https://me.com/a%20b"), (" <\ns://h/a>\n", "s://h/a"),
      ("s://h/<b>", "s://h/%3Cb%3E"), ("<>", nil), ("<", "%3C"), ("", nil), (" \n\u{200B}", nil),
      ("me.com/a b", "me.com/a%20b"), ("/a b", "/a%20b"), ("//h/a b", "//h/a%20b"),
      ("s:a b", "s:a%20b"), ("s:", "s:"), ("https://my host/", nil), ("1s://h", nil),
      ("look: https://me.com", "look:%20https://me.com"), ("s://h:x/a", nil),
    ] as [(String, String?)])
  func `only what a URL can't contain is encoded`(text: String, url: String?) {
    #expect(URL(pasted: text)?.absoluteString == url)
  }

  @Test func `a text that is a valid URI stays as it is`() {
    var random = SeededGenerator()
    var valid = 0
    for _ in 0..<2_000 {
      let text = random.uri()
      // Foundation refuses a port that's too large, for example.
      guard let url = URL(string: text, encodingInvalidCharacters: false) else { continue }
      valid += 1
      let comment: Comment = "seed \(random.seed): \(text)"
      #expect(url.absoluteString == text, comment)
      #expect(URL(pasted: text)?.absoluteString == text, comment)
      #expect(URL(pasted: " \u{FEFF}<\(text)>\r\n")?.absoluteString == text, comment)
    }
    #expect(valid > 1_500)
  }

  @Test func `any text after a host becomes valid, decodes to the same, and stays as it is then`()
    throws
  {
    var random = SeededGenerator()
    for _ in 0..<2_000 {
      let text = (0..<Int.random(in: 0...4, using: &random)).map { _ in random.text() }.joined()
      let comment: Comment = "seed \(random.seed): \(text.debugDescription)"
      let url = try #require(URL(pasted: "s://h/\(text)/x"), comment)
      let encoded = url.absoluteString
      #expect(URL(string: encoded, encodingInvalidCharacters: false) == url, comment)
      #expect(URL(pasted: encoded)?.absoluteString == encoded, comment)
      guard !text.contains("%") else { continue }
      let kept = "/\(text)/x".unicodeScalars.filter { !"\t\r\n".unicodeScalars.contains($0) }
      let path = kept.prefix { $0 != "?" && $0 != "#" }
      #expect(url.path(percentEncoded: false).unicodeScalars.elementsEqual(path), comment)
    }
  }
}

extension SeededGenerator {
  /// Returns a text of the grammar in RFC 3986, appendix A.
  fileprivate mutating func uri() -> String {
    let unreservedAndSubDelims = "azAZ09-._~!$&'()*+,;="
    let authority: String? =
      Bool.random(using: &self)
      ? one(of: ["", text(unreservedAndSubDelims + ":") + "@"])
        + one(of: ["[::1]", "[v1.a:b]", "192.0.2.1", text(unreservedAndSubDelims)])
        + one(of: ["", ":", ":80", ":08080"])
      : nil
    let pchar = unreservedAndSubDelims + ":@"
    let segments = (0..<Int.random(in: 0...3, using: &self)).map { _ in "/" + text(pchar) }.joined()
    // A path without an authority can't begin with two slashes.
    let path = authority == nil && segments.hasPrefix("//") ? "/a" + segments : segments
    return one(of: ["s", "HTTPS", "x-1+2.3"]) + ":" + (authority.map { "//" + $0 } ?? "") + path
      + one(of: ["", "?" + text(pchar + "/?")]) + one(of: ["", "#" + text(pchar + "/?")])
  }

  private mutating func text(_ characters: String) -> String {
    (0..<Int.random(in: 0...8, using: &self)).map { _ in
      Int.random(in: 0..<5, using: &self) == 0
        ? one(of: ["%41", "%2f", "%FF", "%25", "%C3%BC"])
        : String(characters.randomElement(using: &self)!)
    }.joined()
  }

  private mutating func one(of texts: [String]) -> String { texts.randomElement(using: &self)! }
}
