import Foundation
import TestSupport
import Testing

@testable import URLFormats

private enum Link: Matchable, Equatable { case home, line(Int), stop(String), search(String?) }

private enum Language: String, CaseIterable { case en, de }

private let rows = URLFormat<Link> {
  iso(Link.home) <¢> root
  iso(Link.line) <¢> path("lines") </> path(.int)
  iso(Link.stop) <¢> path("stops") </> path(.string)
  iso(Link.search) <¢> path("search") </> query(opt: "q", .string)
}

/// A format of the element `a`, made of three closures.
private let own = URLFormat<Void>(
  parser: Parser(
    parse: { parts in
      let rest = url("/" + parts.path.dropFirst().joined(separator: "/"))
      return parts.path.first == "a" ? (URLParts(rest), unit) : nil
    }, print: { URLParts(url("/a")) }, template: { _ in .empty }))

@Suite struct AddressTests {
  @Test func `several schemes and hosts match, and the first is printed`() {
    let formats =
      address("https://me.com", "ksr://me.com", "https://www.me.com", "ksr://www.me.com") </> rows
    for start in ["https://me.com", "KSR://me.com", "https://WWW.me.com", "ksr://www%2Eme.com:80"] {
      #expect(formats.match(start + "/lines/7") == .line(7))
    }
    for start in [
      "http://me.com", "https://m.me.com", "https://www.me.com.evil.com", "", "//me.com",
    ] {
      #expect(formats.match(start + "/lines/7") == nil)
    }
    #expect(formats.text(for: .line(7)) == "https://me.com/lines/7")
    #expect(formats.explain("https://m.me.com/lines/7").alternatives.count == 4)
    #expect(paths(formats)[1] == "/lines/?*")
    let mixed = address("ksr://me.com", "HTTP://me.com") </> path("a")
    #expect(paths(mixed).count == 1)
  }

  @Test func `a subdomain is captured in lowercase`() {
    let articles =
      host(subdomain: .rawRepresentable(Language.self), of: "Wikipedia.org") </> path(.string)
    for text in ["https://de.wikipedia.org/Soup", "//DE.WIKIPEDIA.ORG:443/Soup"] {
      #expect(articles.match(text)! == (.de, "Soup"))
    }
    for host in [
      "fr.wikipedia.org", "wikipedia.org", ".wikipedia.org", "dewikipedia.org",
      "de.wikipedia.org.x",
    ] {
      #expect(articles.match("https://\(host)/Soup") == nil)
    }
    #expect(articles.text(for: (.de, "a")) == "//de.Wikipedia.org/a")
    #expect(articles.description == "//:language(en|de).Wikipedia.org/:string")
    let any = host(subdomain: .string, of: "me.com")
    #expect(any.match("//a.b.me.com") == "a.b")
    #expect(any.url(for: "A") == nil && any.url(for: "") == nil)
    #expect(host(subdomain: .string, of: "2.3.4").print("::1") == nil, "it isn't a name")
    var random = SeededGenerator()
    for _ in 0..<200 {
      let text = random.text()
      guard let printed = any.url(for: text) else { continue }
      #expect(any.match(printed) == text, "seed \(random.seed)")
    }
  }

  private let addresses =
    address("https://me.com", "http://localhost:8080", "transit://", "/") </> rows

  @Test func `one table serves universal links, custom schemes, and relative URLs`() throws {
    for start in [
      "https://me.com/", "HTTPS://ME.COM:1/", "http://localhost:8080/", "transit://", "transit:",
      "transit:///", "TRANSIT://", "/", "",
    ] {
      #expect(addresses.match(start + "lines/7") == .line(7), "\(start)")
      #expect(addresses.match(start + "stops/a%2Fb") == .stop("a/b"), "\(start)")
      #expect(
        addresses.match(try #require(URLComponents(string: start + "search?q=x"))) == .search("x"))
    }
    for start in [
      "https://evil.com/", "//evil.com/", "//me.com/", "http://localhost/", "http://me.com/",
      "https:/", "app://",
    ] {
      #expect(addresses.match(start + "lines/7") == nil, "\(start)")
    }
    #expect(addresses.match("transit://") == .home)
    #expect(addresses.match("https://me.com") == .home)
    #expect(addresses.text(for: .line(7)) == "https://me.com/lines/7")
    #expect(addresses.templates.map { $0.render() }[1] == "https://me.com/lines/:int")
    #expect(addresses.description.hasSuffix("https://me.com/search?(q=:string)"))
  }

  @Test func `a table of several addresses is explained, and writes the file for universal links`()
  {
    let explanation = addresses.explain("https://evil.com/lines/x")
    #expect(explanation.alternatives.count == 4)
    #expect(
      explanation.alternatives[0].reason?.hasPrefix(
        #"found "https://evil.com" instead of https://me.com or http://localhost:8080 or "#) == true
    )
    let app = addresses.explain("transit://lines/x")
    #expect(app.alternatives[1].reason == #"found "x" instead of /:int"#)
    #expect(paths(addresses) == ["/", "/lines/?*", "/stops/?*", "/search"])
  }

  @Test func `a failure with a host isn't one without it`() {
    let row =
      (scheme("app") <|> address("app://")) </> path("a").optional() </> path("a")
      </> address("app:")
    for text in ["app:///a", "app://a", "app:///a/a", "app://a/a", "app://b/a"] {
      let url = url(text)
      #expect((row.match(url) != nil) == (text != "app://b/a"), "\(text)")
      #expect(row.explain(url).isMatch == (text != "app://b/a"), "\(text)")
    }
  }

  @Test(arguments: ["", ".", "..", "%2e", ".%2E"])
  func `the labels before a domain aren't a dot segment`(labels: String) {
    let format = host(subdomain: .string, of: "wiki.org") </> path("x")
    #expect(format.match("//\(labels).wiki.org/x") == nil)
    #expect(format.print(labels.removingPercentEncoding!) == nil)
  }

  @Test func `rows with their own addresses are all tried`() {
    let table = URLFormat<Link> {
      iso(Link.stop) <¢> path("lines") </> path(.string)
      iso(Link.stop) <¢> host("me.com") </> path("lines") </> path(.string)
      iso(Link.line) <¢> address("transit://", "https://me.com") </> path("lines") </> path(.int)
    }
    #expect(table.match("transit://lines/7") == .line(7))
    #expect(table.match("https://me.com/lines/7") == .stop("7"))
    #expect(table.text(for: .line(7)) == "transit://lines/7")
  }

  @Test func `whatever is printed with the host as an element reads back`() {
    let table = address("app://", "https://me.com") </> URLFormat<[String]> { rest }
    var random = SeededGenerator()
    var printed = 0
    for _ in 0..<700 {
      let elements = (0..<Int.random(in: 0...3, using: &random)).map { _ in
        Bool.random(using: &random)
          ? random.text()
          : ["::1", "[::1]", "a:1", "1.2.3.4", "A", "a@b", "%41"].randomElement(using: &random)!
      }
      guard let url = table.url(for: elements) else { continue }
      printed += 1
      #expect(table.match(url) == elements, "\(url), seed \(random.seed)")
      let read = table.print(elements).flatMap { table.match($0) }
      #expect(read == elements, "seed \(random.seed)")
    }
    #expect(printed > 400, "seed \(random.seed)")
  }

  @Test func `a scheme without a slash is read and printed`() {
    let payments = address("bitcoin:") </> path(.string) </> query(opt: "amount", .double)
    for text in ["bitcoin:abc?amount=0.5", "BITCOIN:/abc?amount=0.5"] {
      #expect(payments.match(text)! == ("abc", 0.5))
    }
    for text in ["bitcoin://abc", "abc", "/abc", "mailto:abc", "bitcoin:", "bitcoin:a/b"] {
      #expect(payments.match(text) == nil, "\(text)")
    }
    #expect(payments.text(for: ("a/b", 1)) == "bitcoin:a%2Fb?amount=1.0")
    #expect(payments.description == "bitcoin::string?(amount=:double)")
    let mail = address("mailto:") </> path(.string)
    #expect(mail.text(for: "a@b.c") == "mailto:a@b.c")
    let both = address("bitcoin:", "https://pay.me") </> path(.string)
    #expect(both.match("https://pay.me/abc") == "abc")
    #expect(both.text(for: "abc") == "bitcoin:abc")
    #expect(both.description == "bitcoin::string")
  }

  @Test func `a slash comes after a scheme alone if URLs with it have one`() {
    func check(_ start: String, _ texts: [String], _ printed: String) {
      let format = scheme(start) </> rest
      for text in texts { #expect(format.match(text) == ["a@b.c", "d"], "\(text)") }
      #expect(format.text(for: ["a@b.c", "d"]) == printed)
      #expect(format.print(["a@b.c", "d"])?.url?.absoluteString == printed)
      let template = printed.replacing("a@b.c/d", with: ":rest")
      #expect(format.description == template)
      #expect(format.template(["a@b.c", "d"])?.render() == template)
      #expect(format.url(for: []).map { format.match($0) } == .some([]))
    }
    for text in ["mailto", "MAILTO", "bitcoin"] {
      check(text, ["\(text):a@b.c/d", "\(text):/a@b.c/d"], "\(text):a@b.c/d")
    }
    check("file", ["file:/a@b.c/d", "file:///a@b.c/d"], "file:/a@b.c/d")
  }

  @Test(arguments: ["https", "HTTP", "ftp", "ws", "wss"])
  func `a URL that needs a host is matched without one, but not printed`(name: String) {
    let url = url("\(name):/a/d")
    for format in [scheme(name) </> rest, scheme(name) </> host("") </> rest] {
      #expect(format.url(for: ["a", "d"]) == nil && format.print(["a", "d"]) == nil)
      #expect(format.url(for: []) == nil && format.template(["a"]) == nil)
      let explanation = format.explain(printing: ["a"])
      #expect(explanation.closest.hasSuffix(":rest: a URL with this scheme needs a host"))
      #expect(throws: RoundTripProblems.self) { try format.checkRoundTrips(of: [["a"]]) }
    }
    let captured = scheme(.string) </> rest
    #expect(captured.match(url)! == (name, ["a", "d"]))
    #expect(captured.url(for: (name, ["a"])) == nil)
    #expect(captured.text(for: ("app", ["a"])) == "app:a")
    let hosts = scheme(name) </> (host("") <|> host("me.com"))
    #expect((hosts </> path("a")).text(for: ()) == "\(name)://me.com/a")
  }

  @Test func `an empty host without a scheme is matched, but not printed`() {
    let format = host("") </> path("a")
    #expect(format.match(url("///a")) != nil && format.print(()) == nil)
    let explanation = format.explain(printing: ())
    #expect(explanation.closest.hasSuffix("/a: an empty host needs a scheme"))
  }

  @Test func `a row without a host leaves the value to the next one`() throws {
    let table =
      scheme("https")
      </> URLFormat<Link> {
        iso(Link.stop) <¢> path("stops") </> path(.string)
        iso(Link.stop) <¢> host("me.com") </> path("stops") </> path(.string)
        iso(Link.home) <¢> root
      }
    #expect(table.text(for: .stop("a")) == "https://me.com/stops/a")
    #expect(table.match("https:/stops/a") == .stop("a"))
    #expect(table.explain(printing: .home).closest == "https:: a URL with this scheme needs a host")
    // In generic code, too.
    func printed<F: FormatType>(_ format: F, _ value: F.Value) -> F.Input? { format.print(value) }
    #expect(printed(table, .stop("a"))?.url == url("https://me.com/stops/a"))
    #expect(printed(table, .home) == nil)
    #expect(throws: RoundTripProblems.self) { try table.checkRoundTrips(of: [.home]) }
    #expect(paths(table) == ["/stops/?*"])
  }

  // RFC 8252 §7.1. Identity providers compare this text byte by byte.
  @Test func `an address with one slash is read and printed with one`() {
    let callback =
      address("com.example.app:/") </> path("oauth2redirect") </> query("code", .string)
    #expect(callback.text(for: "c") == "com.example.app:/oauth2redirect?code=c")
    #expect(callback.print("c")?.render() == "com.example.app:/oauth2redirect?code=c")
    #expect(callback.description == "com.example.app:/oauth2redirect?code=:string")
    #expect(callback.template("c")?.render() == callback.description)
    for text in [
      "com.example.app:/oauth2redirect?code=c", "COM.Example.App:/oauth2redirect/?code=c",
    ] {
      #expect(callback.match(text) == "c", "\(text)")
      #expect(callback.match(URLComponents(string: text)!) == "c", "\(text)")
    }
    for text in [
      "com.example.app:oauth2redirect?code=c", "com.example.app://oauth2redirect?code=c",
      "com.example.app:///oauth2redirect?code=c", "/oauth2redirect?code=c", "other:/oauth2redirect",
    ] {
      #expect(callback.match(text) == nil, "\(text)")
    }
    #expect(
      callback.reason("com.example.app:oauth2redirect?code=c")
        == #"found "com.example.app:" instead of com.example.app:/"#)
    let all = address("app:/", "app://", "app:") </> rest
    for (elements, text) in [([], "app:/"), (["a"], "app:/a"), (["a/b", "c"], "app:/a%2Fb/c")] {
      #expect(all.text(for: elements) == text)
      #expect(all.endingWithSlash().text(for: elements) == (elements.isEmpty ? text : text + "/"))
      #expect(all.match(text) == elements)
    }
    #expect(all.description == "app:/:rest" && all.endingWithSlash().description == "app:/:rest/")
    #expect((address("app:/") </> root).endingWithSlash().description == "app:/")
    #expect((address("file:/") </> path("a")).text(for: ()) == "file:/a")
    #expect((address("app://", "app:/") </> rest).match("app:/a/b") == ["a", "b"])
    let parts = (address("app:/") </> path("a")).print(())! <> URLParts(url("/b"))
    #expect(parts.render() == "app:/a/b")
    let both = address("https://me.com", "app:/") </> path("a")
    #expect(both.match("app:/a") != nil && both.text(for: ()) == "https://me.com/a")
    #expect(paths(both) == ["/a"])
  }

  @Test func `the root of a relative URL is written as a slash`() {
    let search = query("page", .int)
    #expect(search.text(for: 2) == "/?page=2")
    #expect(search.print(2)?.render() == "/?page=2")
    #expect(fragment(.string).text(for: "top") == "/#top")
    #expect((address("/") </> root).text(for: ()) == "/")
    #expect(root.text(for: ()) == "/" && root.print(())?.render() == "/")
  }

  @Test func `a scheme or a host is missing only if the URL has neither`() {
    let formats = (scheme("https") </> host("me.com")).optional() </> path("a")
    for text in ["https://me.com/a", "/a", "a"] { #expect(formats.match(text) != nil) }
    for text in ["https://evil.com/a", "//me.com/a", "app:/a"] {
      #expect(formats.match(text) == nil, "\(text)")
    }
    #expect(formats.print(())?.render() == "https://me.com/a")
  }

  @Test func `the more special address wins, whatever the order`() {
    for format in [address("app://", "app://host"), address("app://host", "app://")] {
      let table = format </> path("x")
      #expect(table.match("app://host/x") != nil)
      #expect(table.match("app://x") != nil)
      #expect(table.match("app://y/x") == nil)
      #expect(table.url(for: ()).flatMap { table.match($0) } != nil)
    }
  }

  @Test func `what is printed with several addresses reads back as the same value`() {
    let joined = address("app://") </> address("/", "app://") </> rest
    #expect(joined.match("app://a/b") == ["a", "b"])
    for elements in [[], ["a"], ["a", "b"], ["a", "a"]] {
      guard let printed = joined.url(for: elements) else { continue }
      #expect(joined.match(printed) == elements, "\(printed)")
    }
    // Once the host is an element, it isn't the host.
    let captured = address("app://") </> host(.string) </> path("x")
    #expect(captured.match("app://me.com/x") == nil)
    #expect(captured.url(for: "me.com") == nil)
    #expect((path("a") </> address("app://") </> path("b")).print(()) == nil, "it comes too late")
    #expect((address("app://me.com") </> host(.string)).match("app://me.com") == "me.com")
  }

  @Test func `rows with addresses are found like others`() {
    let table = URLFormat<[Int]> {
      for number in 0..<100 {
        PartialIso(apply: { [number, $0] }, unapply: { $0.first == number ? $0.last : nil })
          <¢> address("https://me.com", "app://") </> path("a\(number % 50)") </> path(.int)
      }
    }
    for start in ["https://me.com/", "app://", "app:///"] {
      #expect(table.match(start + "a7/1") == [7, 1])
      #expect(table.match(start + "b/a7/1") == nil)
    }
    #expect(table.match("app://h/a7/1") == nil)
    #expect(table.text(for: [7, 1]) == "https://me.com/a7/1")
    let gaps = URLFormat<Void> {
      address("app://") </> anything </> path("a")
      address("app://") </> path(printing: "b") </> path("c")
      address("app://") </> root
    }
    for text in ["app://a", "app://x/a", "app://x/y/a", "app:/a", "app://x/c", "app:/x/c", "app:"] {
      #expect(gaps.match(text) != nil, "\(text)")
    }
    #expect(gaps.match("app://c") == nil)
    let either = (address("app://") </> path("a")) <|> (address("app://") </> path("b"))
    #expect(either.parser.parse(URLParts(url("app://b/c")))?.rest.path == ["c"])
  }

  @Test func `a relative address is explained`() {
    let pages = address("/") </> path("a")
    #expect(
      pages.reason("https://me.com/a") == #"found "https://me.com" instead of a relative URL"#)
  }

  #if os(macOS) || os(Linux) || os(Windows)
    @Test func `a text that isn't an address stops the program`() async throws {
      await #expect(processExitsWith: .failure) { _ = address("me.com") }
      await #expect(processExitsWith: .failure) { _ = address("https://me.com", "https://") }
      await #expect(processExitsWith: .failure) { _ = address("https://me.com:x") }
      await #expect(processExitsWith: .failure) { _ = address("https://me.com:") }
      await #expect(processExitsWith: .failure) { _ = address("https://me.com:+80") }
      await #expect(processExitsWith: .failure) { _ = address("https:") }
      await #expect(processExitsWith: .failure) { _ = address("HTTPS:/") }
      await #expect(processExitsWith: .failure) { _ = address("ws:") }
      await #expect(processExitsWith: .failure) { _ = address("app://me.com:/") }
      await #expect(processExitsWith: .failure) { _ = address("1app:/") }
      await #expect(processExitsWith: .failure) { _ = address("bitcoin:abc") }
      let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        _ = address("https://:80")
      }
      #expect(
        try message(result)
          .contains("https://me.com, transit://, things:///, com.me.app:/, bitcoin:, or /"))
      for text in ["http://[::1]:8080", "http://[::1]", "ftp://"] { _ = address(text) }
      #expect(address("http://[::1]:8080").text(for: ()) == "http://[::1]:8080")
    }
  #endif
}

@Test func `an optional address is explained`() {
  let format = (scheme("a") </> host("h")).optional() </> path("x")
  let explanation = format.explain("c:/x")
  #expect(explanation.description == "c:/x does not match.\n  a://h/x: the scheme is \"c\"")
}

#if os(macOS) || os(Linux) || os(Windows)
  @Test func `a host or scheme that no URL has stops the program, which says why`() async throws {
    let unicode = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = host("bücher.example")
    }
    #expect(try message(unicode).contains(#"write "xn--bcher-kva.example""#))
    #expect(try message(unicode).contains("AddressTests.swift:"))
    let subdomain = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = host(subdomain: .string, of: "bücher.example")
    }
    #expect(try message(subdomain).contains(#"write "xn--bcher-kva.example""#))
    let empty = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = host(subdomain: .string, of: "")
    }
    #expect(try message(empty).contains(#""" is not a domain: write it like me.com"#))
    #expect(try message(empty).contains("AddressTests.swift:"))
    let dot = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = host(subdomain: .string, of: ".me.com")
    }
    #expect(try message(dot).contains(#"".me.com" is not a domain: write it like me.com"#))
    let start = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = address("app://", "https://bücher.example:8080")
    }
    #expect(try message(start).contains(#"write "xn--bcher-kva.example""#))
    #expect(try message(start).contains("AddressTests.swift:"))
    let name = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = scheme("https://")
    }
    #expect(try message(name).contains(#""https://" is not a scheme: write only its name"#))
    #expect(try message(name).contains("AddressTests.swift:"))
    let character = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      _ = scheme("my_app")
    }
    #expect(try message(character).contains(#""my_app" is not a scheme: no scheme contains "_""#))
    let digit = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = scheme("1password")
    }
    #expect(try message(digit).contains("is not a scheme: a scheme begins with a letter"))
    await #expect(processExitsWith: .failure) { _ = host(subdomain: "*", of: "me.com") }
    await #expect(processExitsWith: .failure) { _ = host(subdomain: Exactly("ü"), of: "me.com") }
  }
#endif

@Test(arguments: [
  ("my_app://", #""my_app" is not a scheme: no scheme contains "_""#),
  ("my_app:", #""my_app" is not a scheme: no scheme contains "_""#),
  ("1password://x", #""1password" is not a scheme: a scheme begins with a letter"#),
  ("https://me.com/app/v2", #"because it has a path: write base: "app/v2" in a router"#),
  ("https://me.com:80/app", #"because it has a path: write base: "app" in a router"#),
  ("com.me.app:/callback", #"because it has a path: write base: "callback" in a router"#),
  ("/app", #"because it has a path: write base: "app" in a router"#),
  ("https://me.com/", #""https://me.com/" is not an address: write it without the last slash"#),
  ("me.com", "is not an address: write it like https://me.com,"),
  ("https://", "is not an address: write it like https://me.com,"),
  ("https:///", "is not an address: write it like https://me.com,"),
  ("FTP:///", "is not an address: write it like https://me.com,"),
  ("things:///add", "because it has a path: write base: \"add\" in a router"),
  ("https://me.com:99999", "is not an address: write it like https://me.com,"),
])
func `what isn't an address has a reason that says what to write`(text: String, reason: String) {
  #expect(Address(text) == nil && reasonAgainstAddress(text).contains(reason))
}

@Test func `an address whose URLs have no host isn't printed after a host`() {
  #expect((host("a") </> address("app://") </> path("a")).url(for: ()) == nil)
  #expect((address("app://") </> address("app://") </> path("a")).url(for: ()) == nil)
}

@Test func `a host is the first element only where no element comes before it`() {
  let format = (root <|> path("x")) </> address("t://") </> anything </> path("h") </> path("y")
  #expect(format.match("t://h/y") != nil)
  #expect(format.match("t://h/x/y") == nil)
  #expect((path("x") </> address("t://") </> path("h")).match("t://h/x") == nil)
  let twice = address("t://") </> address("t://") </> path("h") </> path("x")
  #expect(twice.match("t://h/x") != nil)
}

@Test func `after an address without a host, no host matches`() {
  let format = address("app://") </> host("a") </> path("a")
  #expect(format.match("app://a") == nil)
}

@Test func `a part of one's own is in place of the host, and an element follows it`() {
  let format = address("app://") </> own
  #expect(format.print(())?.render() == "app://a")
  #expect(format.match("app://a") != nil)
  #expect((format </> path("b")).print(())?.render() == "app://a/b")
}

@Test func `a slash at the end stays there beside a part of one's own`() {
  #expect((path("b").endingWithSlash() </> own).print(())?.render() == "/b/a/")
}

@Test func `a part of one's own that writes no element leaves the next one in place of the host`() {
  let argument = URLFormat<Void>(
    parser: Parser(
      parse: { ($0, ()) }, print: { _ in URLParts(url("?q=1")) }, template: { _ in nil }))
  #expect((address("app://") </> argument </> path("a")).print(())?.render() == "app://a?q=1")
}

@Test func `a slash at the end that a part of one's own writes stays there`() {
  let slash = path("a").endingWithSlash()
  let own = URLFormat<Void>(
    parser: Parser(
      parse: { $0.path == ["a"] ? (.empty, ()) : nil }, print: { slash.print($0) },
      template: { _ in nil }))
  #expect((path("b") </> own).print(())?.render() == "/b/a/")
}

@Test func `of what's joined to an address, the first element is the host`() throws {
  let start = try #require(address("transit://").print(()))
  let path = URLParts(url("/lines/7"))
  #expect((start <> path).render() == "transit://lines/7")
  #expect((start <> URLParts(url("/lines"))).render() == "transit://lines")
  #expect((start <> URLParts(url("?q=1")) <> path).render() == "transit://lines/7?q=1")
  #expect((URLParts(url("?q=1")) <> start).render() == "transit://?q=1")
}

@Test func `an address of relative URLs can be the first one`() {
  let table = address("/", "https://me.com") </> path("hello")
  #expect(table.description == "/hello" && table.text(for: ()) == "/hello")
  for (text, isMatch) in [
    ("/hello", true), ("https://me.com/hello", true), ("https://ME.com/hello", true),
    ("//me.com/hello", false), ("https://you.com/hello", false), ("http://me.com/hello", false),
    ("/hullo", false), ("https://me.com/hullo", false),
  ] {
    #expect((table.match(text) != nil) == isMatch, "\(text)")
  }
  #expect(
    table.reason("app://hello")
      == #"found "app://hello" instead of a relative URL or https://me.com"#)
  #expect(paths(table) == ["/hello"])
}

@Test func `an address can be optional`() {
  let format = address("https://me.com").optional() </> path("a")
  #expect(format.description == "https://me.com/a" && format.text(for: ()) == "https://me.com/a")
  #expect(format.match("/a") != nil && format.match("https://me.com/a") != nil)
  #expect(format.match("/b") == nil && format.match("https://me.com/b") == nil)
  #expect(paths(format) == ["/a"])
}
