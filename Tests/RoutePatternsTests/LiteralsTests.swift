import RoutePatterns
import Testing

/// A slash in the text of an element.
@Suite struct LiteralsTests {
  private static func message(_ result: ExitTest.Result?) throws -> String {
    String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
  }

  #if os(macOS) || os(Linux) || os(Windows)
    @Test func `a slash in a literal stops the program, which says what to write`() async throws {
      let joined = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        _ = "api/stops" / int
      }
      #expect(
        try Self.message(joined).contains(
          #""api/stops" belongs to one element of a path, where a URL writes a slash as %2F: "#
            + #"write "api" / "stops", or, for an element that contains a slash, lit("api/stops")"#)
      )
      let base = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        _ = Router<Int>(base: "/app/v2/")
      }
      #expect(try Self.message(base).contains(#"write "app" / "v2", or"#))
      #expect(try Self.message(base).contains("LiteralsTests.swift:"))
      let root = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        _ = Router<Int>(addresses: "app://", base: "/")
      }
      #expect(try Self.message(root).contains("write root, or"))
    }
  #endif

  #if os(macOS) || os(Linux) || os(Windows)
    @Test func `a literal with a slash is noticed wherever it's part of a path`() async {
      await #expect(processExitsWith: .failure) { _ = int / "a/b" }
      await #expect(processExitsWith: .failure) { _ = int /? "a/b" }
      await #expect(processExitsWith: .failure) { _ = any / "a/b" }
      await #expect(processExitsWith: .failure) { _ = "a/b" .? int("page") }
      await #expect(processExitsWith: .failure) { _ = "a/b" .?? int("page") }
      await #expect(processExitsWith: .failure) { _ = "a/b" | lit("c") }
      await #expect(processExitsWith: .failure) { _ = maybe("a/b") }
      await #expect(processExitsWith: .failure) { Router<Int>().add(7, route: "a/b") }
      await #expect(processExitsWith: .failure) {
        _ = ("a/b" as PathPattern<Void>).map({ 7 }, { _ in () }) / "c"
      }
      await #expect(processExitsWith: .failure) {
        _ = ("a/b" as PathPattern<Void>).reading(.ignoringCase).print(())
      }
    }
  #endif

  #if os(macOS) || os(Linux) || os(Windows)
    @Test func `a slash in a prefix or in what's printed stops the program at its line`()
      async throws
    {
      let prefix = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        _ = "pages" / int(prefix: "page/")
      }
      #expect(try Self.message(prefix).contains(#"LiteralsTests.swift:"#))
      #expect(try Self.message(prefix).contains(#"join several elements"#))
      await #expect(processExitsWith: .failure) { _ = "pages" / int(suffix: "/edit") }
      await #expect(processExitsWith: .failure) { _ = "pages" / lit(any: "a/b") }
      await #expect(processExitsWith: .failure) {
        _ = "pages" / lit(matching: IgnoringCase("a/b"), printing: "a/b")
      }
    }
  #endif

  @Test func `an element, an argument, and a fragment can contain a slash`() {
    #expect((lit("AC/DC") / int).print(7)?.path == ["AC/DC", "7"])
    #expect((lit(exactly: "AC/DC") / int).template == "AC%2FDC/:int")
    #expect(("a" / string).print("b/c")?.path == ["a", "b/c"])
    let next = string(prefix: "https://").reading([])("next")
    #expect(("a" .? next).print("me.com/b")?.query == ["next": "https://me.com/b"])
    #expect(("a" .? lit(any: "b/c")("next")).print(())?.query == ["next": "b/c"])
    let kind = ("text/html" as PathPattern<Void>).map({ 7 }, { _ in () })("kind")
    #expect(("a" .? kind).parse((path: ["a"], query: ["kind": "text/html"]))?.match == 7)
    let router = Router<Int>()
    router.add(7, route: "a" .? fragment("b/c"))
    #expect(router.url(for: 7)?.absoluteString == "/a#b/c")
  }
}
