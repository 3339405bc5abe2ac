import Foundation
import Testing
import URLFormats

// The articles' expressions, and their results.

private enum Routes: Equatable {
  case echo
  case hello(String)
}

extension Routes {
  fileprivate enum iso {
    static let echo = PartialIso(
      apply: { (_: Void) -> Routes? in .echo },
      unapply: { (r: Routes) -> Void? in
        guard case .echo = r else { return nil }
        return unit
      })

    static let hello = PartialIso(
      apply: { (s: String) -> Routes? in .hello(s) },
      unapply: { (r: Routes) -> String? in
        guard case let .hello(str) = r else { return nil }
        return str
      })
  }
}

extension Routes: Matchable {
  func match<A>(_ constructor: (A) -> Routes) -> A? {
    switch self {
    case let .hello(values):
      guard let a = values as? A, self == constructor(a) else { return nil }
      return a
    case .echo:
      guard let a = unit as? A, self == constructor(a) else { return nil }
      return a
    }
  }
}

@Test func `the articles' formats match and print`() throws {
  let constants: URLFormat =
    scheme("https") </> host("me.com")
    </> [
      path("echo"),
      path("hello"),
    ].reduce(.empty, <|>)
  #expect(constants.match(URLComponents(string: "https://me.com/hello")!) != nil)
  #expect(constants.match(URLComponents(string: "https://me.com/echo/hello")!) == nil)
  let formats: URLFormat =
    scheme("https") </> host("me.com")
    </> [
      iso(Routes.echo) <¢> path("echo"),
      iso(Routes.hello) <¢> path("hello") </> path(.string),
    ].reduce(.empty, <|>)
  let handwritten: URLFormat =
    scheme("https") </> host("me.com")
    </> [
      Routes.iso.echo <¢> path("echo"),
      Routes.iso.hello <¢> path("hello") </> path(.string),
    ].reduce(.empty, <|>)
  for formats in [formats, handwritten] {
    for (text, route, template) in [
      ("https://me.com/echo", .echo, "https://me.com/echo"),
      ("https://me.com/hello/world", .hello("world"), "https://me.com/hello/:string"),
    ] as [(String, Routes, String)] {
      #expect(formats.match(URLComponents(string: text)!) == route)
      #expect(formats.print(route)!.render() == text)
      #expect(formats.template(route)!.render() == template)
    }
  }
}

// The kernel parses any monoid. The article's is written by hand.

extension URLComponents: Monoid {
  /// No components.
  public static var empty: URLComponents { URLComponents() }
  /// Returns the paths of both, one after the other.
  public static func <> (lhs: URLComponents, rhs: URLComponents) -> URLComponents {
    lhs.with(path: [lhs.path, rhs.path].filter { !$0.isEmpty }.joined(separator: "/"))
  }

  fileprivate func with(path: String) -> URLComponents {
    var components = self
    components.path = path
    return components
  }
}

private func literal(_ str: String) -> Parser<URLComponents, Void> {
  return Parser<URLComponents, Void>.init(
    parse: { components in
      let path = components.path.components(separatedBy: "/")
      return path.first == str
        ? (components.with(path: path.dropFirst().joined(separator: "/")), unit) : nil
    },
    print: { _ in URLComponents().with(path: str) },
    template: { _ in URLComponents().with(path: str) }
  )
}

@Test func `the articles' parser reads and prints an input of one's own`() throws {
  let parser = literal("hello") %> literal("world")
  let parsed = try #require(parser.parse(URLComponents(string: "hello/world/again")!))
  #expect(parsed.rest.path == "again")
  #expect(parser.parse(URLComponents(string: "hello/there")!) == nil)
  #expect(parser.print(unit)?.path == "hello/world")
  #expect(parser.template(unit)?.path == "hello/world")
}
