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
      ("s://a%20b c:%@d@h/", "s://a%20b%20c:%25%40d@h/"),
      ("https://me:a%20[b]@bücher.example", "https://me:a%20%5Bb%5D@xn--bcher-kva.example"),
    ] as [(String, String?)])
  func `only what a URL can't contain is encoded`(text: String, url: String?) {
    #expect(URL(pasted: text)?.absoluteString == url)
  }

  @Test(arguments: [
    "x-1+2.3://-._~!$&'()*+,;=:%2f@[v1.a:b]:080/-._~!$&'()*+,;=:@/%FF?/?:@!%41#/?:@!%25", "s:",
    "HTTPS://192.0.2.1:?#", "s:///-._~!$&'()*+,;=:@", "s://@:/",
  ])
  func `a valid URI stays as it is`(text: String) {
    #expect(URL(pasted: text)?.absoluteString == text)
    #expect(URL(pasted: " \u{FEFF}<\(text)>\r\n")?.absoluteString == text)
  }

  @Test(arguments: [
    ("https://evil.com\\@good.com", nil), ("https:\\\\evil.com", nil), ("HTTPS:evil.com", nil),
    ("https:/evil.com", nil), ("https:///evil.com", nil), ("wss:///evil.com", nil),
    ("ftp:/\\evil.com", nil), ("http://a@/evil.com", nil), ("ws://:80", nil), ("https://", nil),
    ("\\\\evil.com", nil), ("/\\evil.com", nil), ("///evil.com", nil), ("//evil\\@good.com", nil),
    ("file:\\\\evil.com", nil), ("file:/\\evil.com", nil), ("file://evil\\@good.com", nil),
    ("s://evil\\@good.com", nil),
    ("https://good.com\\a", nil), ("https://good.com/\\evil", "https://good.com/%5Cevil"),
    ("https://good.com?\\", "https://good.com?%5C"), ("file:///C:\\a", "file:///C:%5Ca"),
    ("file:/a", "file:/a"), ("file:a", "file:a"), ("s:\\\\a", "s:%5C%5Ca"), ("s:a", "s:a"),
    ("s:///a", "s:///a"), ("/a\\b", "/a%5Cb"), ("a\\b", "a%5Cb"), ("/", "/"), ("\\a", "%5Ca"),
    ("\\\\[::1]", nil), ("https://evil.com%C2%AD/", nil), ("https://%EF%BD%85vil.com/", nil),
    ("https://%E2%84%AA.com/", nil), ("https://b%C3%BCcher.example/", nil),
    ("https://bücher%2eexample/", nil), ("//a@b%C3%BCcher.example:80/", nil),
    ("file://b%C3%BCcher.example/", nil), ("https://ex%61mple.com/", "https://ex%61mple.com/"),
    ("s://b%C3%BCcher.example/", "s://b%C3%BCcher.example/"),
    ("https://a%C3%BC@b.example/", "https://a%C3%BC@b.example/"),
  ])
  func `a text in which browsers would find another host is no URL`(text: String, url: String?) {
    #expect(URL(pasted: text)?.absoluteString == url)
  }

  @Test(arguments: ["[::1]", "[::1]/a", "a b:c", "1password://x", "my_app://a", "%41:b", "ü:a"])
  func `a text with a colon behind what's no scheme is no URL`(text: String) {
    #expect(URL(pasted: text) == nil)
  }

  @Test func `no text has a host that browsers wouldn't find`() {
    var random = SeededGenerator()
    let pieces = [
      "https:", "HTTP:", "wss:", "ftp:", "file:", "s:", "/", "/", "//", "//", "\\", ":", "@", "?",
      "#",
      "good.com", "good.com", "evil.com", "evil.com", ".", "%2F", "%5C", "%40", "%2e", "%00",
      "%C3%BC", "%E2%84%AA", "%C2", "80",
      "\t", "\n", " ", "<", ">", "[::1]", "a", "ü", "／", "＠", "。", "＼", "℀", "\u{AD}", "\u{200B}",
      "^", "|",
    ]
    var (urls, hosts) = (0, 0)
    for _ in 0..<(runsLongTests ? 1_000_000 : 20_000) {
      let text =
        ["", "https:", "https:/", "https://", "https://good.com"].randomElement(using: &random)!
        + (0..<Int.random(in: 1...9, using: &random)).map { _ in
          pieces.randomElement(using: &random)!
        }.joined()
      guard let url = URL(pasted: text) else { continue }
      urls += 1
      let comment: Comment = "seed \(random.seed): \(text.debugDescription) is \(url)"
      let found = browserHost(of: text)
      for (scheme, host) in ["https", "http", "wss", "ftp"].flatMap({ scheme in
        ["good.com", "evil.com", "[::1]"].map { (scheme, $0) }
      }) where url.has(scheme: scheme, host: host) {
        hosts += 1
        #expect(found == host, comment)
        #expect(browserHost(of: url.absoluteString) == host, comment)
      }
      // A valid text stays as it is.
      #expect(URL(pasted: url.absoluteString)?.absoluteString == url.absoluteString, comment)
      if let found, ["good.com", "evil.com", "[::1]"].contains(found) {
        #expect(url.has(host: found), comment)
      }
    }
    #expect(urls > 1_000 && hosts > 100, "seed \(random.seed)")
  }

  /// Returns the host that a browser finds in a web link, or in a relative link of a web page, by
  /// the WHATWG's URL standard, or nil if it finds none.
  ///
  /// It reads names, without checking their letters, and one address in brackets.
  private func browserHost(of text: String) -> String? {
    var rest = text.unicodeScalars.filter { !["\t", "\n", "\r"].contains($0) }[...]
    let isTrimmed = { (scalar: Unicode.Scalar) in
      scalar.value <= 0x20 || scalar.properties.generalCategory == .format
    }
    // This package removes more than a browser, which finds no scheme after it.
    while let first = rest.first, isTrimmed(first) { rest.removeFirst() }
    while let last = rest.last, isTrimmed(last) { rest.removeLast() }
    if rest.first == "<", rest.last == ">" { rest = rest.dropFirst().dropLast() }
    let isSlash = { (scalar: Unicode.Scalar) in scalar == "/" || scalar == "\\" }
    let scheme = rest.prefix { $0.isASCIILetter || $0 == "+" || $0 == "-" || $0 == "." }
    if !scheme.isEmpty, rest.dropFirst(scheme.count).first == ":" {
      guard ["https", "http", "wss", "ftp"].contains(String(scheme).lowercased()) else {
        return nil
      }
      rest = rest.dropFirst(scheme.count + 1)
    } else if !rest.prefix(2).allSatisfy(isSlash) || rest.count < 2 {
      return nil
    }
    rest = rest.drop(while: isSlash)
    var authority = rest.prefix { !isSlash($0) && $0 != "?" && $0 != "#" }
    if let at = authority.lastIndex(of: "@") { authority = authority[at...].dropFirst() }
    if authority.starts(with: "[::1]".unicodeScalars) {
      let port = authority.dropFirst(5)
      return port.isEmpty || port.first == ":" ? "[::1]" : nil
    }
    let host = authority.prefix { $0 != ":" }
    guard let decoded = String(host).removingPercentEncoding else { return nil }
    // Name preparation removes the soft hyphen, and changes the ideographic full stop.
    let name = decoded.unicodeScalars.filter { $0 != "\u{AD}" && $0 != "\u{200B}" }
      .map { $0 == "。" ? "." : String($0).lowercased() }.joined()
    return name
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

extension Unicode.Scalar {
  fileprivate var isASCIILetter: Bool { isASCII && properties.isAlphabetic }
}
