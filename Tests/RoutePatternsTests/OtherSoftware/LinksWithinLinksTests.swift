import Foundation
import Testing
import URLFormats
import URLPatterns

/// Links in which logins, mail filters, and click trackers wrap another one.
@Suite struct LinksWithinLinksTests {
  /// Checks that an argument with this name has the inner link.
  private func checkInner(
    _ links: [OtherLink<URL>], _ name: String, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let inner = PartialIso<String, URL>(
      apply: { URL(pasted: $0) }, unapply: { $0.absoluteString })
    let row = URLFormat(parser: (anything </> query(name, inner)).parser)
    check(
      links, row: row.matching(.plusAsSpace), sourceLocation: sourceLocation
    ) { url in
      let inner = Capture { URL(pasted: $0) }
      switch url.queryArguments().readingPlusAsSpace() {
      case Has(name, inner): return inner()
      default: return nil
      }
    }
  }

  @Test func `the link to return to after a login is encoded in several ways`() throws {
    func url(_ text: String) throws -> URL { try #require(URL(string: text)) }
    checkInner(
      [
        .init(
          "Django 5.2.19", "/login/?n=1&next=/a%20b%3Fx%3D1%26y%3D2%23t",
          try url("/a%20b?x=1&y=2#t"), prints: "/?next=%2Fa%2520b%3Fx%3D1%26y%3D2%23t"),
        .init(
          "Django 5.2.19", "/login/?next=https%3A//h.example/a%2520b%3Fx%3D1%26y%3D%C3%A9",
          try url("https://h.example/a%20b?x=1&y=%C3%A9"),
          prints: "/?next=https%3A%2F%2Fh.example%2Fa%2520b%3Fx%3D1%26y%3D%25C3%25A9"),
        .init(
          "Flask-Login 0.6.3",
          "https://h.example/login?x=1&next=%2Fa%2520b%3Fx%3D1%26y%3D%C3%A9%2Bc",
          try url("/a%20b?x=1&y=%C3%A9+c"),
          prints: "/?next=%2Fa%2520b%3Fx%3D1%26y%3D%25C3%25A9%2Bc"),
        .init(
          "Flask-Login 0.6.3",
          "https://h.example/login?next=https%3A%2F%2Fo.example%2Fa%2520b%3Fx%3D1%26y%3D2%3B3",
          try url("https://o.example/a%20b?x=1&y=2;3"),
          prints: "/?next=https%3A%2F%2Fo.example%2Fa%2520b%3Fx%3D1%26y%3D2%3B3"),
      ], "next")
    checkInner(
      [
        // For `https://c.example/a b?x=1&y=é`.
        .init(
          "python3-saml 1.16.0",
          "https://idp.example/sso?x=1&SAMLRequest=fZ%2B%2Fa%3D%3D"
            + "&RelayState=https%3A%2F%2Fc.example%2Fa+b%3Fx%3D1%26y%3D%C3%A9",
          try url("https://c.example/a%20b?x=1&y=%C3%A9"),
          prints: "/?RelayState=https%3A%2F%2Fc.example%2Fa%2520b%3Fx%3D1%26y%3D%25C3%25A9")
      ], "RelayState")
    checkInner(
      [
        // A link of Outlook's filter, which antisafelinks unwraps.
        .init(
          "antisafelinks 1.1.1",
          "https://eur03.safelinks.protection.outlook.com/"
            + "?url=https%3A%2F%2Fh.example%2Fa%2520b%2Bc%3Fx%3D1%26y%3D%252F%2523t"
            + "&data=05%7C01%7Cme%40me.com%7C0&sdata=a%2Bb%2F%3D&reserved=0",
          try url("https://h.example/a%20b+c?x=1&y=%2F%23t"),
          prints: "/?url=https%3A%2F%2Fh.example%2Fa%2520b%2Bc%3Fx%3D1%26y%3D%252F%2523t")
      ], "url")
  }

  @Test func `a click tracker has the link in Base64`() {
    let base64 = PartialIso<String, String>(
      apply: { text in
        let plain = text.replacing("-", with: "+").replacing("_", with: "/")
        return Data(base64Encoded: plain).map { String(decoding: $0, as: UTF8.self) }
      },
      unapply: { text in
        let plain = Data(text.utf8).base64EncodedString()
        return plain.replacing("+", with: "-").replacing("/", with: "_")
      })
    check(
      [
        .init(
          "pytracking 0.2.2",
          "https://t.example/c/eyJ1cmwiOiAiaHR0cHM6Ly9oLmV4YW1wbGUvYSUyMGI_eD0xJnk9JTJGI1x1MDBlOSsi"
            + "LCAibWV0YWRhdGEiOiB7InUiOiAiYSBiIn19",
          #"{"url": "https://h.example/a%20b?x=1&y=%2F#\u00e9+", "metadata": {"u": "a b"}}"#),
        .init(
          "pytracking 0.2.2",
          "https://t.example/c/eyJ1cmwiOiAiaHR0cHM6Ly9oLmV4YW1wbGUvPz8_fn5-Pj4-In0=",
          #"{"url": "https://h.example/???~~~>>>"}"#),
      ], row: address("https://t.example") </> path("c") </> path(base64)
    ) { url in
      let json = Capture { base64.apply($0) }
      switch url.countedPathComponents(scheme: "https", host: "t.example") {
      case .N2("c", json): return json()
      default: return nil
      }
    }
  }

  /// What programs that find links in text make of one that a table prints.
  @Test func `a link in a text loses marks at its end`() throws {
    let row = address("https://h.com") </> path("w") </> path(.string)
    for (title, link, others) in [
      // Django 5.2.19's urlize, linkify-it-py 2.2.0, Tornado 6.6.1's linkify, and bleach 6.4.0's.
      ("hey!", "hey!", ["hey", "hey", "hey", "hey!"]),
      ("it's", "it's", ["it", "it's", "it", "it's"]), ("it'", "it'", ["it", "it", "it", "it'"]),
      ("a,", "a,", ["a", "a", "a", "a"]), ("a;", "a;", ["a", "a", "a", "a;"]),
      ("a)", "a)", ["a", "a", "a", "a"]), ("a(b)", "a(b)", ["a(b)", "a(b)", "a(b)", "a(b)"]),
      ("a.", "a.", ["a", "a", "a", "a"]), ("a:", "a:", ["a", "a:", "a", "a:"]),
      ("a*", "a*", ["a*", "a*", "a", "a*"]), ("a$", "a$", ["a$", "a$", "a", "a$"]),
      // urlize decodes escapes, too.
      (
        "a/b?c", "a%2Fb%3Fc", ["a/b?c", "a%2Fb%3Fc", "a%2Fb%3Fc", "a%2Fb%3Fc"]
      ),
    ] {
      #expect(row.url(for: title)?.absoluteString == "https://h.com/w/\(link)")
      for other in others {
        let url = try #require(URL(string: "https://h.com/w/\(other)"))
        let path = url.countedPathComponents()
        #expect((row.match(url) == title) == (other == link), "\(other)")
        #expect((path == .N2("w", title)) == (other == link), "\(other)")
      }
    }
    // All of them keep this one.
    let argument = address("https://h.com") </> path("w") </> query("t", .string)
    #expect(
      argument.url(for: "hey!'a,;)/?")?.absoluteString
        == "https://h.com/w?t=hey%21%27a%2C%3B%29%2F%3F")
  }
}
