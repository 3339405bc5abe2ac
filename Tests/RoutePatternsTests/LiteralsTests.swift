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

  @Test func `an optional literal is one element, so it can be an argument`() {
    let tab = (maybe("a") as PathPattern<Void>)("q")
    #expect(tab.parse((path: [], query: ["q": "a"])) != nil)
    #expect(tab.parse((path: [], query: ["q": "b"])) == nil)
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

#if os(macOS) || os(Linux) || os(Windows)
  @Test(arguments: [
    ("users/:id", #"contains ":id": write string to capture it"#),
    ("users/{id}", #"If you mean the characters, write lit("{id}")"#),
    ("users/**", #"contains "*": write any to match whatever is there"#),
    ("https://x.example", #"as in Router(addresses: "https://me.com")"#),
    ("#!/room", ##"contains "#": write .? fragment(string)"##),
    ("users?page=1", #"contains "?": write an argument as .? string("q")"#),
    ("AC%2FDC", #"contains "%": write it decoded, as in lit("AC/DC")"#),
  ])
  func `a row written as in another library stops the program`(
    text: String, reason: String
  ) async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      [text] in
      _ = "\(text)" / int
    }
    let said = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(said.contains(#""\#(text)" contains"#) && said.contains(reason))
    await #expect(processExitsWith: .failure) { [text] in
      _ = Router<Int>(scheme: "https", host: "me.com", base: "\(text)")
    }
  }
#endif

@Test func `a text between slashes can be any that's named`() {
  for text in [":id", "{id}", "*", "**", "a://b", "#!", "a?b", "caf%C3%A9"] {
    #expect((lit(text) / int).print(7)?.path == [text, "7"])
    #expect((lit(exactly: text) / int).parse((path: [text, "7"], query: [:]))?.match == 7)
  }
  for text in ["@jo", ".well-known", "$metadata", "a+b", "a,b", "a=b", "Bread_(food)", "a:b"] {
    #expect(("\(text)" / int).print(7)?.path == [text, "7"])
  }
}
