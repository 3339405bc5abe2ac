import Foundation
import RoutePatterns
import TestSupport
import Testing
import URLFormats

/// Addresses with and without hosts and ports, in all three styles.
@Suite struct AddressStylesTests {
  private enum Link: Matchable, Equatable {
    case team(server: String, port: Int?, name: String)
    case page([String])
  }

  private static func random(_ random: inout SeededGenerator) -> URL? {
    let scheme = ["", "app:", "APP:", "https:", "HTTPS:", "ftp:", "file:", "other:"]
    let host = [
      "", "", "/", "//", "///", "//me.com", "//de.me.com", "//De.ME.com", "//jo@de.me.com", "//a.b",
      "//[::1]", "//%41", "//x%20y", "//jo:a@me.com", "//@me.com", "//jo@", "//me.com@a.b",
    ]
    let port = ["", "", ":", ":80", ":8065", ":080", ":65536", ":0"]
    let path = ["", "/", "/team/a", "team/a", "/team/a%2Fb", "//team/a", "/a", "/team"]
    var text = scheme.randomElement(using: &random)! + host.randomElement(using: &random)!
    if text.contains("//") { text += port.randomElement(using: &random)! }
    return URL(string: text + path.randomElement(using: &random)!)
  }

  /// Whether a URL begins with the text of an address.
  private static func has(_ address: String, _ url: URL) -> Bool {
    switch address {
    case "/": url.scheme == nil && !url.has(host: Capture(String.self))
    case "app://": url.has(scheme: "app")
    case "app:///": url.has(scheme: "app", host: "")
    case "app:": url.has(scheme: "app") && !url.has(host: Capture(String.self))
    case "app:/":
      url.has(scheme: "app") && !url.has(host: Capture(String.self))
        && url.absoluteString.dropFirst(4).first == "/"
    case "https://me.com": url.has(scheme: "https", host: "me.com")
    default: url.has(scheme: "https", host: "me.com", port: 8065)
    }
  }

  /// Prints a page with a `switch`.
  private static func url(_ address: String, _ path: Counted<String>) -> URL? {
    switch (address, path) {
    case ("/", _): URL(path: path)
    case ("app://", .N0): URL(scheme: "app", host: "", path: path)
    case ("app://", _): URL(scheme: "app", host: path.first, path: path.dropFirst())
    case ("app:///", _): URL(scheme: "app", host: "", path: path, endsWithSlash: path.isEmpty)
    case ("app:", _): URL(scheme: "app", path: path, startsWithSlash: false)
    case ("app:/", _): URL(scheme: "app", path: path, endsWithSlash: path.isEmpty)
    case ("https://me.com", _): URL(scheme: "https", host: "me.com", path: path)
    default: URL(scheme: "https", host: "me.com", port: 8065, path: path)
    }
  }

  @Test(arguments: [
    "/", "app://", "app:///", "app:", "app:/", "https://me.com", "https://me.com:8065",
  ])
  func `an address is matched and printed alike in all styles`(text: String) {
    let router = Router<Link>(addresses: text)
    router.add(Link.page, route: rest)
    let format = address(text) </> (iso(Link.page) <¢> URLFormats.rest)
    #expect(router.description == format.description)
    var random = SeededGenerator()
    for _ in 0..<(runsLongTests ? 50_000 : 1_000) {
      guard let url = Self.random(&random) else { continue }
      let path = text == "app://" ? url.countedHostAndPathComponents() : url.countedPathComponents()
      let link: Link? = Self.has(text, url) ? .page(path.elements) : nil
      #expect(format.match(url) == link, "\(url), seed \(random.seed)")
      #expect(router.match(url) == link, "\(url), seed \(random.seed)")
      guard let link else { continue }
      let printed = format.url(for: link)
      #expect(router.url(for: link) == printed, "\(url), seed \(random.seed)")
      // The place of a host takes any element in a table.
      if text != "app://"
        || path.first.map({ $0.allSatisfy { $0.isLetter || "@.".contains($0) } }) != false
      {
        #expect(Self.url(text, path) == printed, "\(url), seed \(random.seed)")
      }
      if let printed { #expect(format.match(printed) == link, "\(url), seed \(random.seed)") }
    }
  }

  @Test func `an empty host is matched and printed alike in all styles`() throws {
    let routers = [Router<Link>(addresses: "app:///"), Router<Link>(scheme: "app", host: "")]
    for router in routers {
      let pattern: QueryPattern<([String], String)> = rest .? string("q")
      router.add(Link.page, route: pattern.map({ $0.0 }, { ($0, "1") }))
    }
    let format = address("app:///") </> (iso(Link.page) <¢> URLFormats.rest </> query("q", "1"))
    for (text, elements) in [
      ("app:///?q=1", []), ("app:///a/b?q=1", ["a", "b"]), ("app:///a%2Fb?q=1", ["a/b"]),
    ] {
      let (url, link) = (try #require(URL(string: text)), Link.page(elements))
      #expect(url.countedPathComponents(scheme: "app", host: "")?.elements == elements)
      let path = Counted(elements)
      #expect(
        URL(scheme: "app", host: "", path: path, query: ["q": "1"], endsWithSlash: path.isEmpty)
          == url)
      #expect(format.match(url) == link && format.url(for: link) == url)
      for router in routers {
        #expect(router.match(url) == link && router.url(for: link) == url)
        #expect(router.format.template(matching: url)?.render() == "app:///:rest?q=:string")
        #expect(router.description == "app:///:rest?q=:string")
      }
    }
    let other = try #require(URL(string: "app://a/b?q=1"))
    #expect(other.countedPathComponents(scheme: "app", host: "") == nil)
    #expect(format.match(other) == nil && routers.allSatisfy { $0.match(other) == nil })
    #expect(
      routers.map { $0.format.explain(other).closest } == [
        "app:///:rest?q=:string: found \"app://a\" instead of app:///: if the host is the first element, "
          + "write address(\"app://\")",
        "app:///:rest?q=:string: the host is \"a\": if the host is the first element, "
          + "write address(\"app://\")",
      ])
  }

  @Test(
    arguments: [
      ("bücher", "xn--bcher-kva"), ("日本", "xn--wgv71a"), ("a\u{AD}b", "ab"), ("a/b", nil),
      ("a:b", nil), ("a@b", nil), ("a?b", nil), ("a#b", nil), ("*", nil), ("[a", nil), ("a]", nil),
    ] as [(String, String?)])
  func `a captured host that browsers don't open as it's written isn't printed`(
    label: String, form: String?
  ) throws {
    let name = "\(label).me.com"
    #expect(URL(scheme: "https", host: name, path: .N1("c")) == nil)
    let hosts = scheme("https") </> host(.string) </> path("c")
    let labels = scheme("https") </> host(subdomain: .string, of: "me.com") </> path("c")
    let router = Router<String>(scheme: "https")
    router.add({ $0 }, route: subdomain(string, of: "me.com") / "c")
    let reason = try #require(reasonAgainstHost(name))
    for (format, value, shown) in [
      (hosts, name, ":string"), (labels, label, ":string.me.com"),
      (router.format, label, ":string.me.com"),
    ] {
      #expect(format.url(for: value) == nil && format.print(value) == nil)
      let (all, closest) = (format.explain(printing: value), "https://\(shown)/c: //\(shown) ")
      #expect(all.closest == closest + "cannot be printed: \(reason)")
      let withoutValues = format.explain(printing: value, showingValues: false)
      #expect(withoutValues.closest == closest + "cannot be printed")
      #expect(throws: RoundTripProblems.self) { try format.checkRoundTrips(of: [value]) }
    }
    #expect(router.url(for: label) == nil)
    // It's still matched where a link has it percent-encoded.
    let encoded = label.addingPercentEncoding(withAllowedCharacters: .alphanumerics)
    let link = try #require(encoded.flatMap { URL(string: "https://\($0).me.com/c") })
    #expect(hosts.match(link) == name && labels.match(link) == label && router.match(link) == label)
    guard let form else { return }
    #expect(reason.hasSuffix("write \"\(form).me.com\""))
    let url = URL(scheme: "https", host: "\(form).me.com", path: .N1("c"))
    #expect(hosts.url(for: "\(form).me.com") == url && labels.url(for: form) == url)
    #expect(router.url(for: form) == url && url != nil)
  }

  @Test(arguments: ["https", "app"])
  func `a captured host is printed in all styles, or in none`(name: String) {
    let hosts = scheme(name) </> host(.string) </> path("c")
    let labels = scheme(name) </> host(subdomain: .string, of: "me.com") </> path("c")
    var (random, printed) = (SeededGenerator(), 0)
    for _ in 0..<(runsLongTests ? 50_000 : 1_000) {
      let text = random.text(maxLength: 4).lowercased()
      let comment: Comment = "\(text.debugDescription), seed \(random.seed)"
      // After a scheme of one's own, such a host of a URL begins with its user.
      if name == "app", text.contains("@") { continue }
      if isHostAsRead(text) {
        let url = URL(scheme: name, host: text, path: .N1("c"))
        #expect(hosts.url(for: text) == url, comment)
        if url != nil { printed += 1 }
      }
      if !["", ".", ".."].contains(text) {
        let url = URL(scheme: name, host: text + ".me.com", path: .N1("c"))
        #expect(labels.url(for: text) == url, comment)
        if let url { #expect(labels.match(url) == text, comment) }
      }
    }
    #expect(printed > 100, "seed \(random.seed)")
  }

  @Test(arguments: ["https", "HTTP", "ftp", "wss", "file", "app"])
  func `a URL is printed without a host in all styles, or in none`(name: String) throws {
    let format = scheme(name) </> (iso(Link.page) <¢> URLFormats.rest)
    var random = SeededGenerator()
    for _ in 0..<100 {
      let elements = (0..<Int.random(in: 0...3, using: &random)).map { _ in
        ["cart", "a/b", "me.com", "@"].randomElement(using: &random)!
      }
      let path = Counted(elements)
      let printed = format.url(for: .page(elements))
      #expect(printed == URL(scheme: name, path: path, startsWithSlash: name != "app"))
      #expect(
        printed == URLComponents(scheme: name, path: path, startsWithSlash: name != "app")?.url)
      #expect((printed == nil) == !["file", "app"].contains(name))
      #expect((format.print(.page(elements)) == nil) == (printed == nil))
      #expect(format.explain(printing: .page(elements)).url == printed?.absoluteString)
      if name.lowercased().hasPrefix("http") {
        let router = Router<Link>(scheme: name)
        router.add(Link.page, route: rest)
        #expect(router.url(for: .page(elements)) == nil, "seed \(random.seed)")
      }
    }
  }

  @Test(arguments: [
    "https://me.com", "HTTP://me.com", "wss://me.com:8065", "ftp://[::1]", "app://me.com", "app://",
    "file://", "app:", "/",
  ])
  func `an empty path before a query or a fragment is a slash after the host of a web URL`(
    text: String
  ) throws {
    enum Link: Matchable, Equatable { case link(String?, String?) }
    let router = Router<Link>(addresses: text)
    router.add(Link.link, route: root .?? string("q") &? fragment(string))
    let format =
      address(text) </> (iso(Link.link) <¢> query(opt: "q", .string) </> fragment(opt: .string))
    let parts = try #require(URLComponents(string: text))
    let isWeb = ["https", "http", "wss", "ftp"].contains(parts.scheme?.lowercased())
    let start = text == "file://" ? "file:///" : text
    for (link, end) in [
      (.link(nil, nil), ""), (.link("a", nil), "?q=a"), (.link(nil, "b"), "#b"),
      (.link("a/?", "b"), "?q=a%2F%3F#b"), (.link("", ""), "?q=#"),
    ] as [(Link, String)] {
      let slash = isWeb && !end.isEmpty ? "/" : ""
      let url = try #require(format.url(for: link))
      #expect(url.absoluteString == start + slash + end)
      #expect(router.url(for: link) == url)
      #expect(format.match(url) == link && router.match(url) == link)
      // Without the slash, it's the same link.
      #expect(format.match(try #require(URL(string: start + end))) == link)
      #expect(format.explain(printing: link).url == url.absoluteString)
      guard isWeb, case .link(let q, let fragment) = link else { continue }
      let arguments: QueryArguments = ["q": q]
      let (scheme, host) = (parts.scheme, parts.host)
      let port = parts.port
      #expect(
        URL(scheme: scheme, host: host, port: port, path: .N0, query: arguments, fragment: fragment)
          == url)
      #expect(
        URLComponents(
          scheme: scheme, host: host, port: port, path: .N0, query: arguments, fragment: fragment)?
          .string == url.absoluteString)
    }
    let slash = isWeb ? "/" : ""
    #expect(format.description == (text == "/" ? "" : start) + slash + "?(q=:string)#(:string)")
    #expect(router.format.description == format.description)
    #expect(format.templates[0].withoutAddress.render() == "/?(q=:string)#(:string)")
  }

  @Test func `a path in the fragment of a web URL follows a slash`() throws {
    enum Link: Matchable, Equatable { case room(String) }
    let router = Router<Link>(scheme: "https", host: "me.com")
    router.add(Link.room, route: root .? fragment(path: "room" / string))
    let format =
      scheme("https") </> host("me.com")
      </> (iso(Link.room) <¢> fragment(path("room") </> path(.string)))
    let url = try #require(
      URL(scheme: "https", host: "me.com", path: .N0, fragment: .N2("room", "a")))
    #expect(url.absoluteString == "https://me.com/#/room/a")
    #expect(URL(scheme: "https", host: "me.com", path: .N0)?.absoluteString == "https://me.com")
    #expect(
      URL(scheme: "https", host: "me.com", path: .N0, fragment: .N0)?.absoluteString
        == "https://me.com")
    #expect(router.url(for: .room("a")) == url && format.url(for: .room("a")) == url)
    #expect(router.format.description == "https://me.com/#/room/:string")
    let file = AppSiteAssociation.AppLinks(appIDs: [], format).components
    #expect(file.map(\.path) == ["/"] && file.map(\.fragment) == ["/room/?*"])
    let reason = format.explain(try #require(URL(string: "https://me.com/#/rom/a"))).closest
    #expect(reason == #"https://me.com/#/room/:string: found "rom" instead of #/room"#)
    // Without a scheme, a URL is nobody's yet.
    #expect((host("me.com") </> query("q", "a")).url(for: ())?.absoluteString == "//me.com?q=a")
  }

  @Test func `a port after an empty host isn't printed in any style`() throws {
    let router = Router<Link?>(scheme: "app")
    router.add(nil, route: port("80"))
    #expect(router.url(for: nil) == nil)
    #expect(router.format.explain(printing: nil).closest == "app://:80: a port needs a host")
    #expect(router.match(try #require(URL(string: "app://:80"))) == .some(nil))
    #expect(URL(scheme: "app", host: "", port: 80, path: .N1("a")) == nil)
    #expect(URLComponents(scheme: "app", host: "", port: 80, path: .N1("a")) == nil)
  }

  // RFC 8089 §2 and appendix B.
  @Test(arguments: ["file", "FILE"])
  func `a file's URL has no element in the place of the host`(name: String) throws {
    let router = Router<Link>(scheme: name)
    router.add(Link.page, route: "tmp" / rest)
    let table = address("\(name)://") </> (iso(Link.page) <¢> path("tmp") </> URLFormats.rest)
    for (text, link) in [
      ("file:///tmp/7", .page(["7"])), ("file:/tmp/7", .page(["7"])), ("file:tmp/7", .page(["7"])),
      ("FILE:///tmp", .page([])), ("file:////tmp//7/", .page(["7"])), ("file://tmp/7", nil),
      ("file://tmp/tmp/7", nil), ("file:///7", nil), ("app:///tmp/7", nil), ("/tmp/7", nil),
    ] as [(String, Link?)] {
      let url = try #require(URL(string: text))
      #expect(router.match(url) == link, "\(text)")
      #expect(table.match(url) == link, "\(text)")
    }
    for elements in [[], ["7"], ["a b", "::1", "/"]] {
      let printed = URL(scheme: name, host: "", path: ["tmp"] + Counted(elements))
      #expect(printed?.absoluteString.hasPrefix("\(name):///tmp") == true)
      #expect(router.url(for: .page(elements)) == printed)
      #expect(table.url(for: .page(elements)) == printed)
    }
    #expect(router.description == "\(name):///tmp/:rest" && table.description == router.description)
    let all = address("app://", "\(name)://") </> (iso(Link.page) <¢> URLFormats.rest)
    #expect(all.match(try #require(URL(string: "file:///tmp/7"))) == .page(["tmp", "7"]))
    #expect(all.match(try #require(URL(string: "app://tmp/7"))) == .page(["tmp", "7"]))
    let whole = address("\(name)://") </> URLFormats.rest
    #expect(
      whole.url(for: [])?.absoluteString == "\(name):///" && whole.description == "\(name):///:rest"
    )
    #expect(whole.endingWithSlash().url(for: [])?.absoluteString == "\(name):///")
    #expect(whole.endingWithSlash().url(for: ["a"])?.absoluteString == "\(name):///a/")
  }

  /// The links of `https://:string.me.com(::int)/team/:string`, matched with a `switch`.
  private static func team(_ url: URL) -> Link? {
    let server = Capture(String.self)
    guard case .N2("team", let name) = url.countedPathComponents(),
      url.has(scheme: "https", host: Suffixed(server, ".me.com")),
      url.port.map({ $0 < 65536 }) != false
    else { return nil }
    return .team(server: server(), port: url.port, name: name)
  }

  @Test func `a port is captured and printed alike in all styles`() {
    let router = Router<Link>(scheme: "https")
    router.add(
      Link.team, route: subdomain(string, of: "me.com") / maybe(port(int)) / "team" / string)
    let format =
      iso(Link.team) <¢> scheme("https") </> host(subdomain: .string, of: "me.com")
      </> port(opt: .int) </> path("team") </> path(.string)
    #expect(router.description == "https://:string.me.com(::int)/team/:string")
    #expect(router.description == format.description)
    var random = SeededGenerator()
    var found = 0
    for _ in 0..<(runsLongTests ? 100_000 : 5_000) {
      guard let url = Self.random(&random) else { continue }
      let link = Self.team(url)
      #expect(format.match(url) == link, "\(url), seed \(random.seed)")
      #expect(router.match(url) == link, "\(url), seed \(random.seed)")
      guard case .team(let server, let port, let name)? = link else { continue }
      found += 1
      let printed = URL(
        scheme: "https", host: server + ".me.com", port: port, path: .N2("team", name))
      for other in [format.url(for: link!), router.url(for: link!)] {
        #expect(other == printed, "\(url), seed \(random.seed)")
      }
    }
    #expect(found > 10, "seed \(random.seed)")
  }

  /// The links of `x://(:string@):string(::int)/team`, matched with a `switch`.
  private static func account(_ url: URL) -> (String?, String, Int?)? {
    guard url.countedPathComponents(scheme: "https", host: Capture(String.self)) == .N1("team"),
      url.port.map({ $0 < 65536 }) != false
    else { return nil }
    return (url.userInformation(), url.host(percentEncoded: false) ?? "", url.port)
  }

  @Test func `a user, a host, and a port are captured and printed alike in all styles`() throws {
    struct Account: Equatable { let user: String?, host: String, port: Int? }
    let router = Router<Account>(scheme: "https")
    router.add(
      { Account(user: $0, host: $1, port: $2) },
      route: maybe(user(string)) / host(string) / maybe(port(int)) / "team")
    let format =
      memberwise(Account.init) <¢> scheme("https") </> user(opt: .string) </> host(.string)
      </> port(opt: .int) </> path("team")
    #expect(router.description == "https://(:string@):string(::int)/team")
    #expect(router.description == format.description)
    var random = SeededGenerator()
    var found = 0
    for _ in 0..<(runsLongTests ? 100_000 : 5_000) {
      guard let url = Self.random(&random), !url.absoluteString.contains("[") else { continue }
      let account = Self.account(url).map { Account(user: $0, host: $1, port: $2) }
      #expect(format.match(url) == account, "\(url), seed \(random.seed)")
      #expect(router.match(url) == account, "\(url), seed \(random.seed)")
      guard let account, !account.host.isEmpty, !account.host.contains(" ") else { continue }
      found += 1
      let printed = URL(
        scheme: "https", user: account.user, host: account.host, port: account.port,
        path: .N1("team"))
      for other in [format.url(for: account), router.url(for: account)] {
        #expect(other == printed, "\(url), seed \(random.seed)")
      }
    }
    #expect(found > 10, "seed \(random.seed)")
    try router.format.checkRoundTrips()
  }

  @Test func `a pattern captures the host of any server`() throws {
    let router = Router<Link>(scheme: "https")
    router.add(Link.team, route: host(string) / maybe(port(int)) / string(prefix: "@"))
    for (text, link) in [
      ("https://any.example/@jo", .team(server: "any.example", port: nil, name: "jo")),
      ("https://jo@any.example:8443/@jo", .team(server: "any.example", port: 8443, name: "jo")),
      ("https://[::1]:80/@jo", .team(server: "[::1]", port: 80, name: "jo")),
      ("https:///@jo", .team(server: "", port: nil, name: "jo")), ("https:/@jo", nil),
      ("https://any.example:99999/@jo", nil), ("http://any.example/@jo", nil),
      ("https://any.example/jo", nil),
    ] as [(String, Link?)] {
      #expect(router.match(try #require(URL(string: text))) == link, "\(text)")
    }
    let link = Link.team(server: "any.example", port: 8443, name: "jo")
    #expect(router.url(for: link)?.absoluteString == "https://any.example:8443/@jo")
    #expect(router.url(for: .team(server: "", port: nil, name: "jo")) == nil)
    #expect(router.url(for: .team(server: "::1", port: nil, name: "jo")) == nil)
    #expect(router.description == "https://:string(::int)/@:string")
    let url = try #require(URL(string: "https:/@jo"))
    #expect(router.format.explain(url).alternatives.last?.reason == "the host is missing")
    let components = AppSiteAssociation.AppLinks(appIDs: [], router.format).components
    #expect(components.map(\.path) == ["/@?*"])
    try router.format.checkRoundTrips(of: [link])
    try router.format.checkRoundTrips()
    let fixed = host("me.com") / int
    #expect(fixed.match(try #require(URL(string: "//ME.com/7"))) == 7)
    #expect(fixed.match(try #require(URL(string: "//other.com/7"))) == nil)
    #expect(fixed.url(for: 7)?.absoluteString == "//me.com/7")
  }

  @Test func `a pattern captures the user before the host`() throws {
    let ssh = Router<Link>(scheme: "ssh", host: "me.com")
    ssh.add(Link.page, route: user("git") / rest)
    #expect(ssh.match(try #require(URL(string: "ssh://git@me.com/a"))) == .page(["a"]))
    #expect(ssh.match(try #require(URL(string: "ssh://root@me.com/a"))) == nil)
    #expect(ssh.match(try #require(URL(string: "ssh://me.com/a"))) == nil)
    #expect(ssh.url(for: .page(["a"]))?.absoluteString == "ssh://git@me.com/a")
    #expect(ssh.description == "ssh://git@me.com/:rest")
    for (template, shown) in [
      ((user(string) / host(string) / port(int)).template, "//:string@:string::int"),
      ((maybe(user(string)) / host(string) / "a").template, "//(:string@):string/a"),
      ((user(string) / "a").template, ":string@/a"),
    ] {
      #expect(template == shown)
    }
    #expect((maybe(user(string)) / "a").print(nil)?.path == ["a"])
    #expect((user(string) / host(string)).print(("a", "b")) == nil, "these are only a path")
    #expect((user(string) / host(string)).url(for: ("a", "b"))?.absoluteString == "//a@b")
  }

  @Test func `in the place of the host, a user is part of the element in all styles`() throws {
    let router = Router<Link>(addresses: "ssh://")
    router.add(Link.team, route: string / maybe(port(int)) / string)
    for (text, link) in [
      ("ssh://root@192.168.1.2:22/a", .team(server: "root@192.168.1.2", port: 22, name: "a")),
      ("ssh://192.168.1.2:22/a", .team(server: "192.168.1.2", port: 22, name: "a")),
      ("ssh://a%40b@h/c", .team(server: "a@b@h", port: nil, name: "c")),
    ] as [(String, Link)] {
      let url = try #require(URL(string: text))
      #expect(router.match(url) == link, "\(text)")
      #expect(router.url(for: link) == url, "\(text)")
      guard case .team(let server, let port, let name) = link else { continue }
      #expect(url.countedHostAndPathComponents() == .N2(server, name), "\(text)")
      #expect(url.routeComponents.path == [server, name], "\(text)")
      #expect(URL(scheme: "ssh", host: server, port: port, path: .N1(name)) == url, "\(text)")
    }
    let apart = Router<Link>(addresses: "ssh://")
    apart.add(
      { Link.team(server: $1, port: $2, name: $0) },
      route: param(.split(.string, .string, by: "@")) / maybe(port(int)))
    let link = Link.team(server: "h", port: 22, name: "root")
    #expect(apart.match(try #require(URL(string: "ssh://root@h:22"))) == link)
  }

  @Test func `a pattern captures the port behind the host or the element in its place`() throws {
    let router = Router<Link>(scheme: "chat")
    router.add(Link.team, route: string / port(int).map({ .some($0) }, { $0 }) / "team" / string)
    let link = Link.team(server: "chat.example", port: 8065, name: "a")
    #expect(router.match(try #require(URL(string: "chat://chat.example:8065/team/a"))) == link)
    #expect(router.match(try #require(URL(string: "chat://chat.example/team/a"))) == nil)
    #expect(router.url(for: link)?.absoluteString == "chat://chat.example:8065/team/a")
    #expect(router.description == "chat://:string::int/team/:string")
    for (template, shown) in [
      ((string / port(int) / "team").template, ":string::int/team"),
      ((string / (maybe(port(int)) / "team")).template, ":string(::int)/team"),
      ((root / port(int) / string).template, "::int/:string"),
      ((subdomain(string, of: "me.com") / "a" / port(int)).template, "//:string.me.com::int/a"),
    ] {
      #expect(template == shown)
    }
    let pattern = subdomain(string, of: "me.com") / port(param(UInt16.self)) / "team"
    #expect(pattern.template == "//:string.me.com::uint16/team")
    #expect(pattern.print(("de", 80)) == nil)
    #expect((maybe(port(int)) / "a").template == "(::int)/a")
    #expect((maybe(port(int)) / "a").print(nil)?.path == ["a"])
  }
}
