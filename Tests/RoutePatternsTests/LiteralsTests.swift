import RoutePatterns
import Testing

/// A slash in the text of an element.
@Suite struct LiteralsTests {
  @Test func `a literal has several elements between its slashes`() {
    #expect(("api/stops" / int).template == "api/stops/:int")
    #expect(("/api//stops/" / int).print(7)?.path == ["api", "stops", "7"])
    #expect((int /? "a/b").template == ":int/(a/b)")
    #expect((any / "a/b").template == "*/a/b")
    #expect(("a/b" .? int("page")).print(7)?.path == ["a", "b"])
    #expect(("a/b" | lit("c")).template == "(a/b|c)")
    #expect(("/" as PathPattern<Void>).print(())?.path == [])
    let router = Router<Int>(scheme: "https", host: "me.com", base: "/app/v2/")
    router.add(7, route: "a/b")
    #expect(router.url(for: 7)?.absoluteString == "https://me.com/app/v2/a/b")
    let part = ("a/b" as PathPattern<Void>).map({ 7 }, { _ in () }).matching(.ignoringCase)
    #expect(part.parse((path: ["A", "B"], query: [:]))?.match == 7)
  }

  @Test func `an element, an argument, and a fragment can contain a slash`() {
    #expect((lit("AC/DC") / int).print(7)?.path == ["AC/DC", "7"])
    #expect((lit(exactly: "AC/DC") / int).template == "AC%2FDC/:int")
    #expect(("a" / string).print("b/c")?.path == ["a", "b/c"])
    #expect(("a" / int(prefix: "b/")).print(7)?.path == ["a", "b/7"])
    let next = string(prefix: "https://").matching([])("next")
    #expect(("a" .? next).print("me.com/b")?.query == ["next": "https://me.com/b"])
    #expect(("a" .? lit(printing: "b/c")("next")).print(())?.query == ["next": "b/c"])
    let kind = ("text/html" as PathPattern<Void>).map({ 7 }, { _ in () })("kind")
    #expect(("a" .? kind).parse((path: ["a"], query: ["kind": "text/html"]))?.match == 7)
    let router = Router<Int>()
    router.add(7, route: "a" .? fragment("b/c"))
    #expect(router.url(for: 7)?.absoluteString == "/a#b/c")
  }
}
