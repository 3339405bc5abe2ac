import DeepLinkExample
import Foundation
import RoutePatterns
import Testing
import URLFormats
import URLPatterns

/// Links that one program can interpret differently from the next.
///
/// URLPatternsTests checks how elements, queries, and hosts are read. These tests check that the
/// three styles agree.
@Suite struct ConfusionTests {
  /// A link, the page that it opens in all three styles, and why.
  typealias Attack = (text: String, page: Vault?, reason: String)

  private func check(_ attacks: [Attack], location: SourceLocation = #_sourceLocation) throws {
    for (text, expected, reason) in attacks {
      let comment = Comment(rawValue: "\(text.debugDescription): \(reason)")
      let text = text.hasPrefix("/") ? "https://vault.example" + text : text
      let url = try #require(URL(string: text), comment, sourceLocation: location)
      for (style, page) in Vault.readings(of: url) {
        #expect(page == expected, "\(style), \(comment)", sourceLocation: location)
        #expect(page?.bytes == expected?.bytes, "\(style), \(comment)", sourceLocation: location)
      }
      // A page is written as a link that opens it again.
      for (style, url) in expected?.printings ?? [] {
        let readings = url.map(Vault.readings) ?? []
        #expect(
          !readings.isEmpty
            && readings.allSatisfy { $0.page == expected && $0.page?.bytes == expected?.bytes },
          "\(style), \(comment)", sourceLocation: location)
      }
    }
  }

  @Test func `a path is split before it's decoded, and decoded once`() throws {
    try check([
      ("/admin", .admin, "the page that attacks aim at"),
      ("/%61%64%6D%69%6E", .admin, "needless escapes change nothing (RFC 3986 §6.2.2.2)"),
      ("/%2561dmin", nil, "decoded once"),
      ("/admin//", .admin, "empty elements are dropped"),
      ("///files///a///", .file("a"), "empty elements are dropped"),
      ("/admin%2Fpage", nil, "one element, so the rule for /admin/page doesn't apply"),
      ("/files/%2Fetc%2Fpasswd", .file("/etc/passwd"), "a name, not a path to open"),
      ("/files/a%252Fb", .file("a%2Fb"), "decoded once: %25 is a percent sign"),
      ("/files%EF%BC%8Fa", nil, "a fullwidth slash isn't a separator"),
      ("/files\\a", nil, "a backslash isn't a separator; Foundation encodes it"),
      ("/files/../admin", .admin, "dots are resolved before any pattern sees them"),
      ("/../../../admin", .admin, "never above the root"),
      ("/files/..", .home, "no route binds a dot segment"),
      ("/files/%2e%2E/admin", .admin, "a dot is unreserved: %2e is the same (RFC 3986 §2.3)"),
      ("/files/%252e%252e", .file("%2e%2e"), "decoded once: text with percent signs"),
      ("/files/..%2Fadmin", .file("../admin"), "one element: the slash is data"),
      ("/files/..;/admin", nil, "path parameters are text, so ..; isn't a dot segment"),
      ("/files/..%00/admin", nil, "a NUL is text, so this isn't a dot segment"),
      ("/files//../admin", .admin, "empty elements are dropped first: .. removes files"),
    ])
  }

  @Test func `text is compared as it's written, whatever it means to other programs`() throws {
    try check([
      ("/%c1%a1dmin", nil, "an overlong a isn't UTF-8, so the element keeps its spelling"),
      ("/files/%FF", .file("%FF"), "never empty, never a replacement character"),
      ("/files/%25FF", .file("%FF"), "the text %FF: routes can't tell it from the byte"),
      ("/files/%EF%BB%BFa", .file("\u{FEFF}a"), "a byte order mark is kept"),
      ("/%EF%BB%BFadmin", nil, "a byte order mark is a scalar like any other"),
      ("/files/%zz", .file("%zz"), "not an escape, so the percent sign is data"),
      ("/admin%00", nil, "a NUL doesn't end a text"),
      ("/files/a%00.png", .file("a\0.png"), "a NUL is kept, and doesn't end a text"),
      ("/files/a%0D%0AX:%20x", .file("a\r\nX: x"), "data to encode again"),
      ("/admin%20", nil, "a space isn't trimmed"),
      ("/adm\tin", nil, "a tab isn't removed, as browsers do; Foundation encodes it"),
      ("/admin;jsessionid=1", nil, "a path parameter is part of its element (RFC 3986 §3.3)"),
      ("/:string", nil, "a format's template isn't a pattern in a URL"),
      ("/*", nil, "a star isn't a wildcard in a URL"),
      ("/files/*", .file("*"), "a star is a name"),
      ("/ADMIN", nil, "case matters in a path (RFC 3986 §6.2.2.1)"),
      ("/adm%69%CC%87n", nil, "an i with a dot above isn't an i"),
      ("/caf%C3%A9", .menu, "é as one scalar"),
      ("/cafe%CC%81", .menu, "é as two, canonically equivalent"),
      ("/cafe", nil, "e isn't é"),
      ("/files/cafe%CC%81", .file("cafe\u{301}"), "a bound element keeps its bytes"),
      ("/locale/en", .locale("en"), "one of the texts of a matcher"),
      ("/locale/EN", nil, "case matters"),
      ("/locale/end", nil, "the whole element matches"),
      ("/locale/%C3%A9", .locale("\u{E9}"), "matched by ==, it keeps its bytes"),
      ("/orders/007", .order(7), "Int reads zeros before it: one order, several links"),
      ("/orders/%207", nil, "Int reads no space"),
      ("/orders/%EF%BC%97", nil, "a fullwidth digit isn't a digit for Int"),
      ("/orders/18446744073709551623", nil, "2⁶⁴ + 7 doesn't wrap around"),
    ])
  }

  @Test func `a host is compared as a whole, whatever surrounds it`() throws {
    try check([
      ("HTTPS://VAULT.Example/admin", .admin, "scheme and host ignore case (§6.2.2.1)"),
      ("https://va%75lt.example/admin", .admin, "a needless escape (§6.2.2.2)"),
      ("https://me:pw@vault.example:443/admin", .admin, "only the host of an authority counts"),
      ("https://vault.example@evil.example/", nil, "the part before @ is user information"),
      ("https://evil.example?@vault.example/", nil, "the host ends at the question mark"),
      (
        "https://evil.example\\@vault.example/admin", .admin,
        "Foundation takes the backslash, encoded, for user information, so the host is "
          + "vault.example; browsers end the host there, so pass them the URL, never the original text"
      ),
      ("https://vault.example%00.evil.example/", nil, "a NUL doesn't end a name"),
      ("https://vault.example%2F.evil.example/", nil, "an encoded slash doesn't end a host"),
      ("https://vault.example./admin", nil, "the name with the root's dot is written differently"),
      ("https://v\u{430}ult.example/admin", nil, "a Cyrillic а: Foundation makes Punycode"),
      ("https://[vault.example]/admin", nil, "brackets make an address"),
      ("https:///admin", nil, "an empty host"),
      ("https:/vault.example/admin", nil, "no host: browsers would add a slash"),
      ("//vault.example/admin", nil, "no scheme"),
      ("javascript://vault.example/admin", nil, "another scheme"),
      ("https%3A//vault.example/admin", nil, "an encoded colon doesn't end a scheme"),
    ])
    for text in ["https://vault.example:x/", "https://[::1/", "\0https://vault.example/"] {
      #expect(URL(string: text) == nil)
    }
  }

  @Test func `a user isn't taken for a host, nor a host for a user`() throws {
    let named =
      scheme("https") </> user(opt: .string) </> host("vault.example") </> URLFormats.anything
    let captured =
      scheme("https") </> user(opt: .string) </> host(.string) </> URLFormats.anything
    let routers = [
      Router<String?>(scheme: "https", host: "vault.example"), Router(scheme: "https"),
    ]
    routers[0].add({ $0 }, route: maybe(user(string)) / anything)
    routers[1].add(
      { "\($0 ?? "-") \($1)" }, route: maybe(user(string)) / host(string) / anything)
    for (text, name, server) in [
      ("https://vault.example@evil.example/admin", "vault.example", "evil.example"),
      ("https://vault.example%40evil.example/admin", nil, "vault.example@evil.example"),
      ("https://vault.example:443@evil.example/admin", "vault.example:443", "evil.example"),
      (
        "https://vault.example@vault.example@evil.example/", "vault.example@vault.example",
        "evil.example"
      ),
      ("https://vault.example%2F@evil.example/", "vault.example/", "evil.example"),
      ("https://@evil.example/@vault.example", "", "evil.example"),
      ("https://evil.example?@vault.example/", nil, "evil.example"),
      ("https://evil.example#@vault.example/", nil, "evil.example"),
      ("https://evil.example/@vault.example/", nil, "evil.example"),
      ("https://evil.example@vault.example/admin", "evil.example", "vault.example"),
      ("https://evil.example%2F@vault.example", "evil.example/", "vault.example"),
    ] as [(String, String?, String)] {
      let url = try #require(URL(string: text))
      let isVault = server == "vault.example"
      #expect(named.match(url) == (isVault ? .some(name) : nil), "\(text)")
      #expect(routers[0].match(url) == (isVault ? .some(name) : nil), "\(text)")
      #expect(captured.match(url).map { $0 == (name, server) } == true, "\(text)")
      #expect(routers[1].match(url) == "\(name ?? "-") \(server)", "\(text)")
      #expect(url.userInformation() == name && url.has(host: Exactly(server)), "\(text)")
      #expect(url.has(host: "vault.example") == isVault, "\(text)")
      // Foundation agrees.
      #expect(url.host(percentEncoded: false) == server, "\(text)")
    }
  }

  @Test func `a query begins at the first question mark, and its first argument counts`() throws {
    try check([
      ("/search?q=x", .search("x"), "the argument"), ("/search", nil, "it's required"),
      ("/search?q", nil, "an argument without a value has none"),
      ("/search?q=", .search(""), "an empty value is a value"),
      ("/search?q=a&q=b", .search("a"), "the first of several counts"),
      ("/search?q&q=b", nil, "the first of several counts, though it has no value"),
      ("/search?Q=x", nil, "case matters in names"),
      ("/search?%71=x", .search("x"), "names are decoded"),
      ("/search?%2571=x", nil, "names are decoded once"),
      ("/search?q=a%26q=b", .search("a&q=b"), "split before it is decoded"),
      ("/search?q=a;q=b", .search("a;q=b"), "a semicolon isn't a separator"),
      ("/search?q=a+b", .search("a+b"), "a plus sign isn't a space by default"),
      ("/search?q=%FF", .search("%FF"), "not UTF-8, so it keeps its spelling"),
      ("/search?q=%00", .search("\0"), "a NUL is data"),
      ("/search?q=/../admin", .search("/../admin"), "slashes and dots mean nothing in a query"),
      ("/search%3Fq=x", nil, "an encoded question mark doesn't begin a query"),
      ("/search#?q=x", nil, "a fragment isn't a query"),
      ("/admin?role=x#y?z", .admin, "other arguments and the fragment don't matter"),
    ])
  }

  @Test func `a host that is read as the first element follows the rules of an element`() {
    for (text, expected) in [
      ("vault://admin", .admin), ("vault:///admin", .admin), ("vault:admin", .admin),
      ("vault://", .home), ("vault://%61dmin", .admin), ("vault://admin:80", .admin),
      ("vault://me@admin:80", nil), ("vault://@admin", nil), ("vault://admin@", nil),
      ("vault://:80/admin", nil), ("vault://me@/admin", nil), ("vault://admin:80@evil", nil),
      ("vault://ADMIN", nil), ("vault://admin.", nil),
      ("vault://[admin]", nil), ("vault://admin%2Fpage", nil), ("vault://admin%00", nil),
      ("vault://%2e%2E/admin", .admin), ("vault://..%2Fadmin", nil),
      // The host isn't part of the path, in which dots are resolved.
      ("vault://files/a/../../admin", .file("admin")), ("vault:///files/../admin", .admin),
    ] as [(String, Vault?)] {
      let page = URL(string: text).flatMap(Vault.routerWithoutHost.match)
      #expect(page == expected, "\(text)")
      guard let page else { continue }
      let printed = Vault.routerWithoutHost.url(for: page)
      #expect(printed.flatMap(Vault.routerWithoutHost.match) == page, "\(text)")
    }
  }
}
