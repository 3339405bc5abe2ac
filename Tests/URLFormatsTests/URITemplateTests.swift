import Foundation
import TestSupport
import Testing
import URLFormats

/// Returns the texts of a format's URI templates, or their reasons after a `!`.
private func uris<A>(_ format: URLFormat<A>) -> [String] {
  format.uriTemplates.map { uri in
    #expect((uri.text == nil) != (uri.reason == nil))
    return uri.text ?? "!" + (uri.reason ?? "")
  }
}

private enum Language: String, CaseIterable { case en, de }

@Suite struct URITemplateTests {
  @Test(
    arguments: [
      (uris(path("a")), ["/a"]), (uris(root), ["/"]), (uris(path("a") </> root), ["/a"]),
      (uris(path("a") </> path(.int)), ["/a/{int}"]),
      (uris(path(.string).named("id")), ["/{id}"]),
      (uris(path(.string) </> path(.string) </> path(.int)), ["/{string}/{string2}/{int}"]),
      (uris(path(.string).named("int") </> path(.int)), ["/{int}/{int2}"]),
      (uris(path(.int) </> path(.string).named("int")), ["/{int2}/{int}"]),
      (uris(path(.int) </> query("int", .string)), ["/{int2}?int={int}"]),
      (uris(path(.rawRepresentable(Language.self))), ["/{language}"]),
      (uris(path(.uuid) </> path(.url)), ["/{uuid}/{url}"]),
      (uris(path(.string, prefix: "@", suffix: ".x y").named("n")), ["/@{n}.x%20y"]),
      (uris(path(.string(matching: OneOf("a", "b")), prefix: "x")), ["/x{string}"]),
      (uris(path(.string(matching: Regex("a+")))), ["/{string}"]),
      (uris(path(.string(matching: "a"))), ["/a"]),
      (uris(path(Exactly("a/b{c}%,'é"))), ["/a%2Fb%7Bc%7D%25,'%C3%A9"]),
      (uris(path("a", prefix: "x")), ["/xa"]), (uris(path("a").endingWithSlash()), ["/a/"]),
      (uris(path(opt: .int)), ["/{int}", "/"]),
      (uris(path("a") </> path(.int).optional() </> path("b")), ["/a/{int}/b", "/a/b"]),
      (uris(path("v1").optional() </> path("a")), ["/v1/a", "/a"]),
      (uris(path("a") </> rest), ["/a{/rest*}"]),
      (uris((path("a") </> rest.named("path")).endingWithSlash()), ["/a{/path*}/"]),
      (uris(host("h") </> rest), ["//h{/rest*}"]),
    ])
  func `a path is literals and variables`(templates: [String], expected: [String]) {
    #expect(templates == expected)
  }

  @Test(
    arguments: [
      (uris(query("q", .int)), ["/?q={q}"]), (uris(path("a") </> query("q", .int)), ["/a?q={q}"]),
      (uris(path("a") </> query("f", "x&y")), ["/a?f=x%26y"]),
      (uris(query("q", .int) </> query("r", .int)), ["/?q={q}&r={r}"]),
      (uris(path("a") </> query(opt: "q", .int)), ["/a{?q}"]),
      (uris(path("a") </> query("q", .int).optional()), ["/a{?q}"]),
      (uris(path("a") </> query("q", .int, default: 1)), ["/a{?q}"]),
      (uris(query("q", .int) </> query(opt: "r", .int)), ["/?q={q}{&r}"]),
      (uris(query(opt: "q", .int) </> query(opt: "r", .int)), ["/{?q,r}"]),
      (uris(query(opt: "q", .int) </> query("r", .int)), ["/{?q,r}"]),
      (uris(query(all: "q", .int)), ["/{?q*}"]),
      (uris(query("r", .int) </> query(all: "q", .int)), ["/?r={r}{&q*}"]),
      (uris(query("k y", .int)), ["/?k%20y={k_y}"]),
      (uris(query("k y", .int) </> query("k-y", .int)), ["/?k%20y={k_y}&k-y={k_y2}"]),
      (uris(query(opt: "k-y", .int)), ["/?k-y={k_y}", "/"]),
      (uris(query(opt: "_k", .int)), ["/?_k={k}", "/"]),
      (uris(query("", .int)), ["/?={value}"]), (uris(query("é", .int)), ["/?%C3%A9={value}"]),
      (uris(query(flag: "f")), ["/?f", "/"]),
      (uris(query(flag: "f", endsWithEqualsSign: true)), ["/?f=", "/"]),
      (uris(query(opt: "f", "x")), ["/?f=x", "/"]),
      (
        uris(query(flag: "f") </> query(opt: "q", .int)),
        ["/?f{&q}", "/{?q}"]
      ),
      (uris(query("q", .string(matching: OneOf("a", "b")))), ["/?q={q}"]),
      (
        uris((query("a", .int) </> query("b", .int)).optional()), ["/?a={a}&b={b}", "/"]
      ),
    ])
  func `an argument has its own name`(templates: [String], expected: [String]) {
    #expect(templates == expected)
  }

  @Test(
    arguments: [
      (uris(path("a") </> fragment("b c")), ["/a#b%20c"]),
      (uris(path("a") </> fragment(.string).named("f")), ["/a#{f}"]),
      (uris(path("a") </> fragment(opt: .string)), ["/a#{string}", "/a"]),
      (uris(path("a") </> fragment(.int).optional()), ["/a#{int}", "/a"]),
      (uris(fragment(query("a", .int) </> query("b", .int))), ["/#a={a}&b={b}"]),
      (uris(fragment(query("a", .int) </> query(opt: "b", .int))), ["/#a={a}{&b}"]),
      (uris(query("a", .int) </> fragment(query("a", .int))), ["/?a={a}#a={a2}"]),
      (uris(fragment(path("a") </> path(.int))), ["/#/a/{int}"]),
      (uris(fragment(path("a") </> rest)), ["/#/a{/rest*}"]),
      (uris(fragment(path("a") </> query(opt: "q", .int))), ["/#/a{?q}"]),
      (uris(fragment(path("a") </> query(flag: "q"))), ["/#/a?q", "/#/a"]),
      (uris(fragment(root </> query("q", .int))), ["/#/?q={q}"]), (uris(fragment(root)), ["/"]),
      (uris(path(.int) </> fragment(path(.int))), ["/{int}#/{int2}"]),
    ])
  func `a fragment is a text, arguments, or a path`(templates: [String], expected: [String]) {
    #expect(templates == expected)
  }

  @Test(
    arguments: [
      (uris(address("https://Me.com", "app://") </> path("a")), ["https://Me.com/a"]),
      (uris(address("http://me.com:80") </> path("a")), ["http://me.com:80/a"]),
      (uris(address("app://") </> path(.string).named("x") </> path("y")), ["app://{x}/y"]),
      (uris(address("app://") </> path("a:b") </> path("a:b")), ["app://a%3Ab/a:b"]),
      (uris(address("app://") </> path(.string) </> port(.int)), ["app://{string}:{int}"]),
      (uris(address("app://") </> path(Exactly("jo@me.com"))), ["app://jo@me.com"]),
      (uris(address("sip://") </> path(.string, prefix: "a@b@")), ["sip://a%40b@{string}"]),
      (uris(address("sip://") </> path(.string, suffix: "b@h é")), ["sip://{string}b@h%20%C3%A9"]),
      (
        uris(address("sip://") </> path(.string, prefix: "a@b", suffix: "@c@d")),
        ["sip://a%40b{string}%40c@d"]
      ),
      (uris(scheme("x") </> user("a@b") </> host("h")), ["x://a%40b@h"]),
      (uris(address("x://h") </> user(.string).named("name")), ["x://{name}@h"]),
      (uris(user(opt: .string).named("u") </> host("h")), ["//{u}@h", "//h"]),
      (uris(address("mailto:") </> path(.string)), ["mailto:{string}"]),
      (uris(scheme("MailTo") </> path("a&b;c") </> query("q", "=")), ["MailTo:a%26b%3Bc?q=%3D"]),
      (uris(address("com.me.app:/") </> path("a")), ["com.me.app:/a"]),
      (uris(address("com.me.app:/")), ["com.me.app:/"]),
      (uris(address("file://") </> path("a") </> rest), ["file:///a{/rest*}"]),
      (uris(address("x:///") </> path("a")), ["x:///a"]), (uris(address("x:///")), ["x:///"]),
      (uris(scheme("x") </> host("") </> path("a")), ["x:///a"]),
      (uris(address("/") </> path("a")), ["/a"]), (uris(address("/")), ["/"]),
      (uris(scheme("https") </> host("me.com")), ["https://me.com"]),
      (uris(scheme("https") </> host("me.com") </> query("q", .int)), ["https://me.com/?q={q}"]),
      (uris(address("https://me.com") </> query(opt: "q", .int)), ["https://me.com/{?q}"]),
      (uris(address("https://me.com") </> fragment("f")), ["https://me.com/#f"]),
      (uris(host("[::1]") </> port(80) </> path("a")), ["//[::1]:80/a"]),
      (uris(host("a{b}") </> path("a")), ["//a%7Bb%7D/a"]),
      (uris(address("x://a{b}:8") </> path("a")), ["x://a%7Bb%7D:8/a"]),
      (uris(scheme(.string) </> host(.string) </> port(.int)), ["{+string}://{string2}:{int}"]),
      (uris(host(.string).named("h") </> port(opt: .int).named("p")), ["//{h}:{p}", "//{h}"]),
      (uris(host(subdomain: .string, of: "me.com").named("l")), ["//{l}.me.com"]),
      (uris(host(subdomain: "en", of: "me.com") </> path("a")), ["//en.me.com/a"]),
    ])
  func `an address is literals and variables`(templates: [String], expected: [String]) {
    #expect(templates == expected)
  }

  @Test(
    arguments: [
      (uris(path("a") </> any), ["!/a/*: /* matches other texts, too"]),
      (uris(any </> path("a")), ["!/*/a: /* matches other texts, too"]),
      (uris(path("a") </> anything), ["!/a/(*): /(*) is a wildcard"]),
      (uris(path(printing: "a")), ["!/:any: /:any matches other texts, too"]),
      (uris(path(Regex("a+"), printing: "a")), ["!/a: /a matches other texts, too"]),
      (
        uris(path(OneOf("a", "b"), printing: "a")),
        [#"!/a: /a matching OneOf("a", "b") matches other texts, too"#]
      ),
      (
        uris(path(.split(.int, .int, by: ","))),
        ["!/:int,:int: /:int,:int has several values"]
      ),
      (
        uris(query("q", .split(.int, .int, by: ","))),
        ["!?q=:int,:int: q=:int,:int has several values"]
      ),
      (
        uris(query("q", .string).printing(unencoded: "@")), ["!?q=:string: q=:string isn't encoded"]
      ),
      (uris(query("q", "a@b").printing(unencoded: "@")), ["/?q=a@b"]),
      (uris(otherArguments), ["!?*: ?* can have any names, in any order"]),
      (uris(path(Exactly(".."))), ["!/..: /.. can't be in a path"]),
      (uris(address("app://") </> path(Exactly("a@"))), ["!app://a@: /a@ is no host"]),
      (uris(rest), ["!/:rest: the rest of a path needs a host or an element before it"]),
      (
        uris(address("app://") </> rest),
        ["!app://:rest: the rest of a path needs a host or an element before it"]
      ),
      (
        uris(address("bitcoin:") </> rest),
        ["!bitcoin::rest: the rest of a path needs a host or an element before it"]
      ),
      (
        uris(address("file://") </> rest),
        ["!file:///:rest: the rest of a path needs a host or an element before it"]
      ),
      (
        uris(fragment(rest)),
        ["!#/:rest: the rest of a path needs a host or an element before it"]
      ),
      (
        uris(fragment(query(opt: "q", .int))),
        ["!#(q=:int): a fragment can't begin with what can be missing"]
      ),
      (
        uris(fragment(root </> query(opt: "q", .int))),
        ["!#/?(q=:int): a fragment can't begin with what can be missing"]
      ),
      (
        uris(query(opt: "q", .int) </> query("f", "x")),
        ["!?(q=:int)&f=x: f=x follows an argument that can be missing"]
      ),
      (uris(query("q", .int) </> query("q", .int)), ["!?q=:int&q=:int: q=:int is there twice"]),
      (
        uris(query(all: "k y", .int)),
        ["!?(k y=:int)*: (k y=:int)* is no variable that can be missing, or after one"]
      ),
      (
        uris(fragment(query(flag: "f"))), ["!#(f): #f would look like a path", "/"]
      ),
      (
        uris(
          URLFormat(parser: Parser(template: .empty, consume: { _ in 1 }, print: { _, _ in true }))),
        ["!/: a parser of your own has no URI template"]
      ),
      (
        uris((0..<7).map { flag <¢> query(flag: "\($0)") }.reduce(root) { $0 </> $1 }),
        [
          "!?(0)&(1)&(2)&(3)&(4)&(5)&(6): there are too many templates"
        ]
      ),
    ])
  func `what RFC 6570 can't express has a reason`(templates: [String], expected: [String]) {
    #expect(templates == expected)
  }

  private static let flag = PartialIso<Bool, Void>(apply: { _ in () }, unapply: { _ in true })

  @Test func `a table has the templates of its rows, in order`() {
    let table =
      address("docs://x.example")
      </> URLFormat<Int> {
        only(1) <¢> root
        only(2) <¢> path("a").optional() </> path("b")
        only(3) <¢> any
        URLFormat<Int> {
          only(4) <¢> path("c")
          only(5) <¢> path("d")
        }
      }
    #expect(
      table.uriTemplates.map(\.text) == [
        "docs://x.example", "docs://x.example/a/b", "docs://x.example/b", nil, "docs://x.example/c",
        "docs://x.example/d",
      ])
    #expect(URLFormat<Int>.empty.uriTemplates.isEmpty)
  }
}

// MARK: - Expansion

/// The value of a part: its texts, or none where it's missing.
private typealias Value = [String]?

/// The value of a row.
private struct Link: Equatable {
  let row: Int
  let values: [Value]
}

/// A part of a row, with the value that it captures, if any.
private struct RandomPart {
  let format: URLFormat<[Value]>
  var name: String?
  var value: (@Sendable (inout SeededGenerator) -> Value)?
  /// Whether the variable is a list.
  var isList = false

  init(_ format: URLFormat<Void>) {
    self.format = PartialIso(apply: { [] }, unapply: { _ in () }) <¢> format
  }

  init(_ name: String, _ format: URLFormat<String>) {
    self.format =
      PartialIso(apply: { [[$0]] }, unapply: { ($0.first ?? nil)?.first }) <¢> format
    self.name = name
    value = { [text(&$0)] }
  }

  init(_ name: String, optional format: URLFormat<String?>) {
    self.format =
      PartialIso(
        apply: { [$0.map { [$0] }] }, unapply: { $0.first.map { $0?.first } })
      <¢> format
    self.name = name
    value = { Bool.random(using: &$0) ? nil : [text(&$0)] }
  }

  init(_ name: String, all format: URLFormat<[String]>) {
    self.format = PartialIso(apply: { [$0] }, unapply: { $0.first ?? nil }) <¢> format
    (self.name, isList) = (name, true)
    value = { random in (0..<Int.random(in: 0...3, using: &random)).map { _ in text(&random) } }
  }

  init(flag format: URLFormat<Bool>) {
    self.format =
      PartialIso(apply: { [$0 ? [] : nil] }, unapply: { $0.first.map { $0 != nil } }) <¢> format
    value = { Bool.random(using: &$0) ? nil : [] }
  }
}

/// Texts that Foundation encodes as the table does.
private let plainTexts = ["a", "a b", "é", "50%25", "x#y", "~_-.", "7"].map(Exactly.init)

private func text(_ random: inout SeededGenerator) -> String {
  if Bool.random(using: &random) { return plainTexts.randomElement(using: &random)!.text }
  let text = random.text()
  if Int.random(in: 0..<8, using: &random) == 0 { return text + "@h" }
  return ["", ".", ".."].contains(text) ? "x" : text
}

/// Returns the parts of a random row.
private func randomRow(_ random: inout SeededGenerator) -> [RandomPart] {
  func number(below end: Int) -> Int { Int.random(in: 0..<end, using: &random) }
  var count = 0
  func name() -> String {
    count += 1
    return "v\(count)"
  }
  func named(_ format: URLFormat<String>) -> RandomPart {
    let name = name()
    return RandomPart(name, format.named(name))
  }
  func element() -> RandomPart {
    switch number(below: 7) {
    case 0, 1: return RandomPart(path(Exactly(text(&random))))
    case 2, 3: return named(path(.string))
    case 4: return named(path(.string, prefix: text(&random), suffix: text(&random)))
    case 5: return RandomPart(path("opt").optional())
    default:
      let name = name()
      return RandomPart(name, optional: path(.string).named(name).optional())
    }
  }
  var names = ["q", "k y", "a-b", "é", "page", "x[y]"].shuffled(using: &random)
  func argument() -> (part: RandomPart, format: URLFormat<String>?) {
    let name = names.removeLast()
    let variable = ["k y": "k_y", "a-b": "a_b", "é": "value", "x[y]": "x_y_"][name] ?? name
    switch number(below: 7) {
    case 0, 1: return (RandomPart(variable, query(name, .string)), query(name, .string))
    case 2: return (RandomPart(variable, optional: query(opt: name, .string)), nil)
    case 3: return (RandomPart(variable, optional: query(name, .string).optional()), nil)
    case 4: return (RandomPart(variable, all: query(all: name, .string)), nil)
    case 5:
      return (
        RandomPart(flag: query(flag: name, endsWithEqualsSign: Bool.random(using: &random))), nil
      )
    default: return (RandomPart(query(name, text(&random))), nil)
    }
  }
  var row: [RandomPart] = []
  switch number(below: 12) {
  case 0: row.append(RandomPart(address("https://me.com", "app://")))
  case 1: row.append(RandomPart(address("app://")))
  case 2: row += [RandomPart(scheme("https")), named(user(.string)), named(host(.string))]
  case 3: row += [RandomPart(scheme("x")), named(host(subdomain: .string, of: "me.com"))]
  case 4:
    let digits = Regex("[1-9][0-9]{0,3}")
    row += [RandomPart(scheme("x") </> host("h"))]
    var port = named(port(.string(matching: digits)))
    port.value = { ["\(Int.random(in: 1...9_999, using: &$0))"] }
    row.append(port)
  case 5: row.append(RandomPart(address("mailto:")))
  case 6: row.append(RandomPart(address("com.me.app:/")))
  case 7: row.append(RandomPart(address(Bool.random(using: &random) ? "file://" : "x:///")))
  case 8: row.append(RandomPart(address("/")))
  default: row.append(RandomPart(root))
  }
  for _ in 0..<number(below: 4) { row.append(element()) }
  if number(below: 4) == 0 {
    let name = name()
    row.append(RandomPart(name, all: rest.named(name)))
  }
  for _ in 0..<number(below: 4) { row.append(argument().part) }
  switch number(below: 8) {
  case 0: row.append(named(fragment(.string)))
  case 1:
    let name = name()
    row.append(RandomPart(name, optional: fragment(opt: .string).named(name)))
  case 2: row.append(RandomPart(fragment(text(&random))))
  case 3:
    if case (let part, let format?) = argument() {
      row.append(RandomPart(part.name!, fragment(format)))
    }
  case 4:
    let name = name()
    row.append(RandomPart(name, fragment(path("f") </> path(.string).named(name))))
  case 5: row.append(RandomPart(fragment(path(Exactly(text(&random))))))
  default: break
  }
  if number(below: 5) == 0 { row.append(RandomPart(root.endingWithSlash())) }
  return row
}

extension [RandomPart] {
  fileprivate var format: URLFormat<[Value]> {
    dropFirst().reduce((self[0].format, self[0].value == nil ? 0 : 1)) { left, right in
      let size = left.1
      let joined = PartialIso<([Value], [Value]), [Value]>(
        apply: { $0 + $1 }, unapply: { ([Value]($0.prefix(size)), [Value]($0.dropFirst(size))) })
      return (joined <¢> left.0 </> right.format, size + (right.value == nil ? 0 : 1))
    }.0
  }

  /// Returns what the variables are for values.
  fileprivate func variables(
    for values: [Value]
  ) -> [URL.Template.VariableName: URL.Template.Value] {
    var variables: [URL.Template.VariableName: URL.Template.Value] = [:]
    for (part, texts) in zip(filter { $0.value != nil }, values) {
      guard let name = part.name, let texts else { continue }
      variables[.init(name)] = part.isList ? .list(texts) : .text(texts[0])
    }
    return variables
  }
}

@Test(
  arguments: [("a/b", true), ("a:b", true), ("é.x", true), ("A.b", true), ("[::1]", false)])
func `a captured host is expanded, unless it's an IPv6 address`(
  server: String, matches: Bool
) throws {
  let format = scheme("x") </> host(.string).named("server") </> path("a")
  let template = try #require(URL.Template(format.uriTemplates[0].text ?? ""))
  let expanded = URL(template: template, variables: [.init("server"): .text(server)])
  #expect((format.match(try #require(expanded)) == server) == matches)
}

@Test func `Foundation expands the templates of a random table to what it prints and matches`()
  throws
{
  var random = SeededGenerator()
  var counts = (expanded: 0, same: 0, refused: 0)
  for _ in 0..<150 {
    let rows = (0..<Int.random(in: 1...3, using: &random)).map { _ in randomRow(&random) }
    let formats = rows.enumerated().map { index, row in
      PartialIso<[Value], Link>(
        apply: { Link(row: index, values: $0) }, unapply: { $0.row == index ? $0.values : nil })
        <¢> row.format
    }
    let table = formats.reduce(.empty, <|>)
    #expect(table.uriTemplates == formats.flatMap(\.uriTemplates))
    for (index, row) in rows.enumerated() {
      let uris = formats[index].uriTemplates
      counts.refused += uris.count { $0.text == nil }
      for _ in 0..<4 {
        let link = Link(row: index, values: row.compactMap(\.value).map { $0(&random) })
        guard let printed = table.url(for: link) else { continue }
        let variables = row.variables(for: link.values)
        let missing = row.filter { part in
          part.name.map { !part.isList && variables[.init($0)] == nil } ?? false
        }
        let expanded = try uris.compactMap(\.text).compactMap { text -> URL? in
          let template = try #require(URL.Template(text), "\(text)")
          // Another way has what's missing.
          if missing.contains(where: { text.contains("{\($0.name!)}") }) { return nil }
          let expanded = URL(template: template, variables: variables)
          if expanded == nil { Issue.record("\(text) \(variables), seed \(random.seed)") }
          return expanded
        }
        let comment: Comment = "\(uris) \(variables) \(printed) \(expanded), seed \(random.seed)"
        for url in expanded {
          counts.expanded += 1
          #expect(table.match(url) != nil, comment)
        }
        // An element in the place of the host has the user in it, and is expanded as a host.
        let isElement = printed.absoluteString.hasPrefix("app://") && URLParts(printed).user != nil
        let same = expanded.first {
          isElement ? table.match($0) == link : URLParts($0) == URLParts(printed)
        }
        if uris.contains(where: { $0.text == nil }), same == nil { continue }
        #expect(same.flatMap { table.match($0) } == link, comment)
        counts.same += 1
        if !isElement,
          link.values.allSatisfy({ $0?.allSatisfy { plainTexts.contains(Exactly($0)) } ?? true })
        {
          // The empty path of a web URL can be expanded with a slash and printed without one, or
          // the other way round, which is the same URL (RFC 3986 §6.2.3).
          let texts = [same, printed].map { url in
            url.map {
              $0.absoluteString.replacing(/^(https:\/\/[^\/?#]+)\/?(?=[?#]|$)/) { "\($0.1)/" }
            }
          }
          #expect(texts[0] == texts[1], comment)
        }
      }
    }
  }
  #expect(counts.expanded > 800 && counts.same > 400 && counts.refused > 50, "\(counts)")
}
