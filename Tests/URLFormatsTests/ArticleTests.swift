import URLFormats
import Foundation
import Testing
import URLFormats

/// The article's snippets, unchanged.
private enum Routes: Equatable {
  case echo
  case hello(String)
}

extension Routes {
  fileprivate enum iso {
    static let echo = PartialIso(
      apply: { (_: Prelude.Unit) -> Routes? in
        return .echo
      },
      unapply: { (r: Routes) -> Prelude.Unit? in
        guard case .echo = r else { return nil }
        return Prelude.unit
      })

    static let hello = PartialIso(
      apply: { (s: String) -> Routes? in
        return .hello(s)
      },
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

@Test func `literal formats of one type`() throws {
  let formats: URLFormat =
    scheme("https") </> host("me.com")
    </> [
      // matches URLs with "/echo" path
      path("echo"),
      // matches URLs with "/hello" path
      path("hello"),
    ].reduce(.empty, <|>)
  #expect(formats.match(URLComponents(string: "https://me.com/echo")!) != nil)
  #expect(formats.match(URLComponents(string: "https://me.com/hello")!) != nil)
  #expect(formats.match(URLComponents(string: "https://me.com/echo/hello")!) == nil)
}

@Test func `formats of several types, mapped to an enum`() throws {
  let formats: URLFormat =
    scheme("https") </> host("me.com")
    </> [
      // matches URLs with "/echo" path
      iso(Routes.echo) <¢> path("echo"),
      // matches URLs with "/hello/:string" path
      iso(Routes.hello) <¢> path("hello") </> path(.string),
    ].reduce(.empty, <|>)
  #expect(formats.match(URLComponents(string: "https://me.com/echo")!) == Routes.echo)
  #expect(
    formats.match(URLComponents(string: "https://me.com/hello/world")!) == Routes.hello("world"))
  #expect(formats.print(.echo)!.render() == "https://me.com/echo")
  #expect(formats.print(.hello("world"))!.render() == "https://me.com/hello/world")
  #expect(formats.template(.echo)!.render() == "https://me.com/echo")
  #expect(formats.template(.hello("world"))!.render() == "https://me.com/hello/:string")
}

@Test func `isomorphisms written by hand`() throws {
  let formats: URLFormat =
    scheme("https") </> host("me.com")
    </> [
      // matches URLs with "/echo" path
      Routes.iso.echo <¢> path("echo"),
      // matches URLs with "/hello/:string" path
      Routes.iso.hello <¢> path("hello") </> path(.string),
    ].reduce(.empty, <|>)
  #expect(formats.match(URLComponents(string: "https://me.com/echo")!) == Routes.echo)
  #expect(formats.print(.hello("world"))!.render() == "https://me.com/hello/world")
}

@Test func `an array literal is a format`() throws {
  let formats: URLFormat<Routes> = [
    iso(Routes.echo) <¢> path("echo"),
    iso(Routes.hello) <¢> path("hello") </> path(.string),
  ]
  #expect(formats.match(URL(string: "/hello/world")!) == .hello("world"))
}

// The kernel parses any monoid. The article's is written by hand, with these helpers.

extension URLComponents: Monoid {
  /// No components.
  public static var empty: URLComponents { return URLComponents() }
  /// Returns the paths of both, one after the other.
  public static func <> (lhs: URLComponents, rhs: URLComponents) -> URLComponents {
    var components = lhs
    components.path = [lhs.path, rhs.path].filter { !$0.isEmpty }.joined(separator: "/")
    return components
  }

  fileprivate func with(_ change: (inout URLComponents) -> Void) -> URLComponents {
    var components = self
    change(&components)
    return components
  }
}

extension Array {
  fileprivate func head() -> (Element, [Element])? {
    return first.map { ($0, Array(dropFirst())) }
  }
}

private func literal(_ str: String) -> Parser<URLComponents, Prelude.Unit> {
  return Parser<URLComponents, Prelude.Unit>.init(
    parse: { components in
      let pathComponents = components.path.components(separatedBy: "/")
      return pathComponents.head().flatMap { (p, ps) in
        return p == str
          ? (components.with { $0.path = ps.joined(separator: "/") }, unit)
          : nil
      }
    },
    print: { _ in URLComponents().with { $0.path = str } },
    template: { _ in URLComponents().with { $0.path = str } }
  )
}

@Test func `a parser of custom input`() throws {
  let parser = literal("hello") %> literal("world")
  let parsed = try #require(parser.parse(URLComponents(string: "hello/world/again")!))
  #expect(parsed.rest.path == "again")
  #expect(parser.parse(URLComponents(string: "hello/there")!) == nil)
  #expect(parser.print(unit)?.path == "hello/world")
  #expect(parser.template(unit)?.path == "hello/world")
}
