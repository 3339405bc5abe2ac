import Foundation
import Testing
import URLFormats

/// Servers that people run themselves, such as Mattermost, Mumble, or Home Assistant.
@Suite struct PortTests {
  private enum Link: Matchable, Equatable { case team(String, Int?, String), any(String) }

  @Test(
    arguments: [
      ("https://chat.example:8065/team/a", 8065), ("HTTPS://jo@chat.example:8065/team/a", 8065),
      ("https://chat.example:08065/team/a", 8065), ("https://chat.example:0/team/a", 0),
      ("https://chat.example:65535/team/a", 65535), ("https://chat.example/team/a", nil),
      ("https://chat.example:/team/a", nil), ("https://chat.example:65536/team/a", nil),
      ("https://chat.example:99999999999999999999/team/a", nil),
    ] as [(String, Int?)])
  func `a port is captured, and printed again`(text: String, number: Int?) throws {
    let required = scheme("https") </> host(.string) </> port(.int) </> path("team") </> path("a")
    #expect(required.match(text).map { $0.1 } == number)
    #expect(required.match(text).map { $0.0 } == number.map { _ in "chat.example" })
    let sixteen =
      scheme("https") </> host(.string) </> port(.losslessStringConvertible(UInt16.self))
    #expect((sixteen </> path("team") </> path("a")).match(text)?.1 == number.map { UInt16($0) })
    let optional = host(.string) </> port(opt: .int) </> path("team") </> path("a")
    // One that isn't a port isn't missing.
    let isMalformed = text.contains("65536") || text.contains("9999")
    #expect((optional.match(text) == nil) == isMalformed)
    #expect(optional.match(text).map { $0.1 } ?? nil == number)
    let unnamed = scheme("https") </> host(.string) </> path("team") </> path("a")
    #expect(unnamed.match(text) == "chat.example", "a row that doesn't mention it ignores it")
    #expect(unnamed.text(for: "chat.example") == "https://chat.example/team/a")
    guard let number else { return }
    let printed = "https://chat.example:\(number)/team/a"
    #expect(required.text(for: ("chat.example", number)) == printed)
    #expect(required.print(("chat.example", number))?.port == UInt16(number))
    #expect(optional.text(for: ("chat.example", number)) == printed.replacing("https:", with: ""))
  }

  @Test func `what isn't a port isn't printed, nor one without a host`() {
    let server = host(.string) </> port(.int)
    for number in [-1, 65536, .max] { #expect(server.print(("h", number)) == nil) }
    #expect(server.text(for: ("h", 0)) == "//h:0")
    #expect(server.text(for: ("[::1]", 80)) == "//[::1]:80")
    #expect((port(.int) </> path("a")).print(80) == nil)
    #expect((scheme("app") </> port(.int)).print(80) == nil)
    #expect((port(.int) </> host("h")).print(80) == nil)
    for (format, text) in [
      (address("app://") </> port(80), "app://"), (host("") </> port(80), "//"),
      (scheme("app") </> host("") </> port(80), "app://"),
    ] {
      #expect(format.print(()) == nil && format.url(for: ()) == nil, "\(text)")
      #expect(format.match(text + ":80") != nil, "\(text)")
      let explanation = format.explain(printing: ())
      #expect(explanation.closest.hasSuffix(": a port needs a host"), "\(text)")
      #expect(throws: RoundTripProblems.self) { try format.checkRoundTrips(of: [()]) }
    }
    #expect((address("app://") </> port(80) </> path("h")).text(for: ()) == "app://h:80")
    #expect((host(.string) </> port(.int)).print(("", 80)) == nil)
    let digits = host("h") </> port(.string)
    for text in ["", "080", "+80", "80 ", "x", "٣"] {
      #expect(digits.print(text) == nil, "\(text)")
    }
    #expect(digits.text(for: "80") == "//h:80")
    #expect((host("h") </> port("80")).text(for: ()) == "//h:80")
    #expect((host("h") </> port(8080) </> port(.int)).text(for: 8080) == "//h:8080")
    #expect((host("h") </> port(8080) </> port(.int)).print(80) == nil)
    #expect((host("h") </> port(.int(1024...65535))).match("//h:80") == nil)
  }

  @Test(arguments: ["+80", "-80", "-0", " 80", "80 ", "0x50", "٨٠"])
  func `a port that URL(string:) refuses isn't matched`(port: String) {
    guard let url = URL(dataRepresentation: Data("http://h:\(port)/a".utf8), relativeTo: nil)
    else { return }
    let (digits, fixed) = (host("h") </> URLFormats.port(.int), host("h") </> URLFormats.port(80))
    #expect((digits </> path("a")).match(url) == nil && (fixed </> path("a")).match(url) == nil)
    #expect((host("h") </> URLFormats.port(opt: .int) </> path("a")).match(url) == nil)
    #expect((address("http://h:80", "http://h:0") </> path("a")).match(url) == nil)
  }

  @Test func `a fixed port can be missing, too`() {
    let local = (host("localhost") </> port(8080).optional() </> path("a"))
    #expect(local.match("//localhost/a") != nil && local.match("//localhost:8080/a") != nil)
    #expect(local.match("//localhost:80/a") == nil && local.match("//localhost:99999/a") == nil)
    #expect(local.text(for: ()) == "//localhost:8080/a")
    #expect(local.description == "//localhost(:8080)/a")
    let whole = (host("localhost") </> port(8080)).optional() </> path("a")
    #expect(whole.match("/a") != nil && whole.match("//localhost/a") == nil)
  }

  @Test func `a port belongs to the element in the place of the host`() throws {
    let table =
      address("mattermost://", "https://chat.example")
      </> URLFormat<Link> {
        iso(Link.team) <¢> path(.string) </> port(opt: .int) </> path("team") </> path(.string)
        iso(Link.any) <¢> path(.string)
      }
    for (text, link) in [
      ("mattermost://server.example:8065/team/a", .team("server.example", 8065, "a")),
      ("mattermost://server.example/team/a", .team("server.example", nil, "a")),
      ("mattermost:///server.example/team/a", .team("server.example", nil, "a")),
      ("mattermost://[::1]:8065/team/a", .team("[::1]", 8065, "a")),
      ("mattermost://server.example:8065", .any("server.example")),
    ] as [(String, Link)] {
      #expect(table.match(text) == link, "\(text)")
    }
    try table.checkRoundTrips(
      of: [.team("server.example", 8065, "a"), .team("a", nil, "b"), .any("a")])
    #expect(
      table.text(for: .team("server.example", 8065, "a"))
        == "mattermost://server.example:8065/team/a")
    #expect(table.templates[0].render() == "mattermost://:string(::int)/team/:string")
  }

  @Test func `a port is shown, explained, and left out of Apple's file`() {
    let team = scheme("https") </> host(.string) </> port(.int) </> path("team") </> path(.string)
    #expect(team.description == "https://:string::int/team/:string")
    #expect(team.template(("h", 80, "a"))?.withoutAddress.render() == "/team/:string")
    #expect(team.reason("https://h/team/a") == "the port is missing")
    #expect(team.reason("https://h:99999/team/a") == #"the port is "99999""#)
    #expect(
      team.explain(printing: ("h", 70_000, "a")).closest
        == "https://:string::int/team/:string: ::int cannot be printed")
    #expect(paths(team) == ["/team/?*"])
    let optional = host(.string) </> port(opt: .int) </> path("team")
    #expect(optional.description == "//:string(::int)/team" && paths(optional) == ["/team"])
    #expect(optional.reason("//h:99999/team") == #"the port is "99999""#)
    let element = path(.string) </> port(opt: .int) </> path("team")
    #expect(element.description == "/:string(::int)/team")
    #expect(
      (scheme("https") </> host("h") </> element).description == "https://h(::int)/:string/team")
  }
}
