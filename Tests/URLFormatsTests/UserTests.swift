import Foundation
import TestSupport
import Testing
import URLFormats

/// Users, as links for mail, calls, and Git have them.
@Suite struct UserTests {
  private let team = scheme("https") </> user(.string) </> host(.string) </> path("a")
  private let maybe = scheme("https") </> user(opt: .string) </> host("me.com") </> path("a")

  @Test(
    arguments: [
      ("https://jo@me.com/a", "jo", "me.com"), ("HTTPS://j%6F@ME.com:80/a", "jo", "ME.com"),
      ("https://jo:secret@me.com/a", "jo:secret", "me.com"), ("https://@me.com/a", "", "me.com"),
      ("https://a%40b@me.com/a", "a@b", "me.com"), ("https://%FF@me.com/a", "%FF", "me.com"),
      ("https://jo@[::1]/a", "jo", "[::1]"),
      ("https://me.com@evil.example/a", "me.com", "evil.example"),
      ("https://me.com/a", nil, "me.com"), ("https://me.com:80/a", nil, "me.com"),
    ] as [(String, String?, String)])
  func `a user is captured, and printed again`(text: String, name: String?, server: String) throws {
    #expect(team.match(text).map { $0.0 } == name)
    #expect(team.match(text).map { $0.1 } == name.map { _ in server })
    let unnamed = scheme("https") </> host(.string) </> path("a")
    #expect(unnamed.match(text) == server, "a row that doesn't mention it ignores it")
    #expect(unnamed.text(for: server) == "https://\(server)/a")
    if server.lowercased() == "me.com" { #expect(maybe.match(text) == .some(name)) }
    guard let name else { return }
    let printed = try #require(team.print((name, server)))
    #expect(printed.user == name && printed.host == server)
    #expect(team.match(printed).map { $0.0 } == name)
    #expect(team.url(for: (name, server))?.userInformation() == name)
  }

  @Test func `a user is printed before a host that isn't empty, whatever its text`() throws {
    #expect(team.text(for: ("j:o/?#[é@", "h")) == "https://j:o%2F%3F%23%5B%C3%A9%40@h/a")
    #expect(maybe.text(for: nil) == "https://me.com/a")
    #expect(maybe.text(for: "") == "https://@me.com/a")
    #expect((address("https://me.com") </> user(.string)).text(for: "jo") == "https://jo@me.com")
    #expect((host("h") </> user(.string) </> port(80)).text(for: "jo") == "//jo@h:80")
    for (format, text) in [
      (user("jo") </> path("a"), "//jo@h/a"), (host("") </> user("jo"), "//jo@"),
      (scheme("app") </> user("jo") </> host(""), "app://jo@"),
    ] {
      #expect(format.print(()) == nil && format.url(for: ()) == nil, "\(text)")
      #expect(format.match(text) != nil, "\(text)")
      let explanation = format.explain(printing: ())
      #expect(explanation.closest.hasSuffix(": a user needs a host"), "\(text)")
      #expect(throws: RoundTripProblems.self) { try format.checkRoundTrips() }
    }
    #expect((user("a") </> user("b") </> host("h")).print(()) == nil)
    #expect((user("a") </> user(.string) </> host("h")).text(for: "a") == "//a@h")
    #expect((user("a") </> user(.string) </> host("h")).print("b") == nil)
    try team.checkRoundTrips()
    try maybe.checkRoundTrips()
  }

  @Test func `a fixed user, or one that's converted, must be right`() throws {
    let clone = scheme("ssh") </> user("git") </> host("me.com") </> path(.string)
    for text in ["ssh://git@me.com/a", "ssh://%67it@ME.com:22/a"] {
      #expect(clone.match(text) == "a", "\(text)")
    }
    for text in [
      "ssh://me.com/a", "ssh://Git@me.com/a", "ssh://git:@me.com/a", "ssh://git@@me.com/a",
      "ssh://git@other/a", "ssh://git@me.com@other/a",
    ] {
      #expect(clone.match(text) == nil, "\(text)")
    }
    #expect(clone.matching(.ignoringCase).match("ssh://Git@me.com/a") == nil)
    #expect(clone.text(for: "a") == "ssh://git@me.com/a")
    let number = user(.int) </> host("h")
    #expect(
      number.match("//7@h") == 7 && number.match("//x@h") == nil && number.match("//h") == nil)
    let optional = user(opt: .int) </> host("h")
    #expect(optional.match("//h") == .some(nil) && optional.match("//7@h") == 7)
    #expect(optional.match("//x@h") == nil, "one that can't be converted isn't missing")
    let fixed = user("git").optional() </> host("h")
    #expect(
      fixed.match("//h") != nil && fixed.match("//git@h") != nil && fixed.match("//a@h") == nil)
    #expect(fixed.text(for: ()) == "//git@h" && fixed.description == "//(git@)h")
    try clone.checkRoundTrips()
  }

  @Test func `a user is shown, explained, and left out of Apple's file`() {
    #expect(team.description == "https://:string@:string/a")
    #expect(maybe.description == "https://(:string@)me.com/a")
    #expect(team.template(("jo", "h"))?.withoutAddress.render() == "/a")
    #expect((user(opt: .string) </> path("a")).description == "(:string@)/a")
    #expect(
      (address("https://me.com", "/") </> user(.string) </> port(opt: .int)).description
        == "https://:string@me.com(::int)")
    #expect((user("a*b") </> host("h")).description == #"//a\*b@h"#)
    #expect(team.reason("https://h/a") == "the user is missing")
    #expect((user(.int) </> host("h")).reason("//x@h") == #"the user is "x""#)
    #expect(
      team.explain(URL(string: "https://jo@h")!, showingValues: false).closest
        == "https://:string@:string/a: /a is missing")
    #expect(
      (user(.int(1...9)) </> host("h")).explain(printing: 10).closest
        == "//:int(1...9)@h: :int(1...9)@ cannot be printed")
    #expect(
      address("https://me.com").reason("https://me.com@h")
        == #"found "https://me.com@h" instead of https://me.com"#)
    #expect(
      address("wc:").reason("wc://7f6e@2?a=b")
        == #"found "wc://7f6e@2" instead of wc:: if the host is the first element, "#
        + #"write address("wc://")"#)
    let reason = address("wc:").explain(url("wc://7f6e@2"), showingValues: false).closest
    #expect(reason.hasPrefix("wc:: found … instead of wc:"))
    #expect(paths(team) == ["/a"] && paths(maybe) == ["/a"])
  }

  // MARK: - In the place of the host

  private let party = address("sip:", "sip://") </> path(.string) </> port(opt: .int)

  @Test func `in the place of the host, a user is part of the element`() throws {
    for (text, element, number) in [
      ("sip://+18559743753@pbx.example", "+18559743753@pbx.example", nil),
      ("sip://jo:secret@h:5060", "jo:secret@h", 5060), ("sip://@jo", "@jo", nil),
      ("sip://%40jo", "@jo", nil), ("sip://root%40h", "root@h", nil), ("sip://a@b@c", "a@b@c", nil),
      ("sip://a%40b@c", "a@b@c", nil), ("sip://jo@[::1]:80", "jo@[::1]", 80), ("sip://h", "h", nil),
      ("sip:jo@h", "jo@h", nil), ("sip:///jo@h", "jo@h", nil),
    ] as [(String, String, Int?)] {
      #expect(party.match(text).map { $0.0 } == element, "\(text)")
      #expect(party.match(text)?.1 == number, "\(text)")
    }
    let links = address("ssh://") </> path(.string) </> port(opt: .int) </> URLFormats.rest
    for (element, text) in [
      ("root@h.example", "ssh://root@h.example:22/a"), ("@jo", "ssh://@jo:22/a"),
      ("a@b@c", "ssh://a%40b@c:22/a"), ("j:o/é@h", "ssh://j:o%2F%C3%A9@h:22/a"),
      ("a@[::1]", "ssh://a@[::1]:22/a"), ("a@b:80", "ssh://a@b%3A80:22/a"),
      ("h", "ssh://h:22/a"), ("a\u{301}@\u{301}h", "ssh://a%CC%81@%CC%81h:22/a"),
      // These come back as something else, or not at all.
      ("a@", nil), ("@", nil), ("a@::1", nil), ("::1", nil),
    ] as [(String, String?)] {
      #expect(links.text(for: (element, 22, ["a"])) == text, "\(element)")
      if let text { #expect(try #require(links.match(text)) == (element, 22, ["a"])) }
      let parts = links.print((element, 22, ["a"]))
      #expect(parts.flatMap { links.match($0) }?.0 == parts.map { _ in element }, "\(element)")
    }
    #expect(
      links.explain(printing: ("a@", nil, [])).closest
        == "ssh://:string(::int)/:rest: /:string cannot be printed")
    try links.checkRoundTrips(of: [("root@h", 22, ["a"]), ("h", nil, [])])
  }

  @Test func `in the place of the host, a user isn't beside the element`() {
    let never = address("ssh://") </> user(.string) </> path(.string)
    #expect(never.match("ssh://root@h") == nil)
    #expect(never.reason("ssh://root@h") == "the user is missing")
    #expect(never.print(("root", "h")) == nil)
    #expect(throws: RoundTripProblems.self) { try never.checkRoundTrips() }
    #expect((address("ssh://") </> path(.string) </> user(.string)).print(("h", "root")) == nil)
    #expect((user(.string) </> address("ssh://") </> path(.string)).print(("root", "h")) == nil)
    let both = address("ssh://", "https://me.com") </> user(opt: .string) </> path(.string)
    #expect(both.match("ssh://root@h")! == (nil, "root@h"))
    #expect(both.match("https://root@me.com/h")! == ("root", "h"))
  }

  @Test func `without a host, a user or a port leads to no other element`() {
    let table =
      address("mm://")
      </> URLFormat<Int> {
        only(1) <¢> path("h") </> path("team"); only(2) <¢> root
      }
    for text in ["mm://h/team", "mm://h:80/team", "mm:///h/team", "mm://:/h/team"] {
      #expect(table.match(text) == 1, "\(text)")
    }
    for text in [
      "mm://:80/h/team", "mm://jo@/h/team", "mm://jo@h/team", "mm://@h/team", "mm://jo@",
    ] {
      #expect(table.match(text) == nil, "\(text)")
    }
    #expect(table.match("mm://:80") == 2)
    let row = address("mm://") </> path("h")
    #expect(row.reason("mm://:80/h") == #"found ":80" instead of /h"#)
    #expect(row.reason("mm://jo@h") == #"found "jo@h" instead of /h"#)
  }

  @Test func `random users are printed as they're read`() {
    let format = scheme("x") </> user(opt: .string) </> host("h") </> port(opt: .int)
    let element = address("x://") </> path(.string)
    var random = SeededGenerator()
    var found = 0
    for _ in 0..<1_000 {
      let name = Bool.random(using: &random) ? random.text() : nil
      let number = Bool.random(using: &random) ? Int.random(in: 0...65_535, using: &random) : nil
      let url = format.url(for: (name, number))
      #expect(url == URL(scheme: "x", user: name, host: "h", port: number, path: .N0))
      #expect(
        url.flatMap { format.match($0) }.map { $0 == (name, number) } == true, "\(random.seed)")
      let text = (name ?? "") + "@" + random.text()
      guard let printed = element.url(for: text) else { continue }
      found += 1
      #expect(element.match(printed) == text, "\(text), seed \(random.seed)")
      #expect(printed.user(percentEncoded: false) != nil, "\(text), seed \(random.seed)")
      #expect(printed.countedHostAndPathComponents() == .N1(text), "\(text), seed \(random.seed)")
    }
    #expect(found > 500, "seed \(random.seed)")
  }

  @Test func `joined parts have one user`() {
    let parts = URLParts(url("//jo@h/a"))
    #expect((parts <> URLParts(url("//ann@other/b"))).render() == "//jo@h/a/b")
    #expect((URLParts(url("/a")) <> parts).render() == "//jo@h/a/a")
    #expect(parts != URLParts(url("//h/a")) && parts == URLParts(url("//j%6F@h/a")))
    #expect(parts.user == "jo" && URLParts(url("/a")).user == nil)
  }
}
