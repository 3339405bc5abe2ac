import TestSupport
import Testing
import URLFormats

private func row<P: URLParameter>(_ parameter: P) { _ = path(parameter) }

/// What other libraries write in a row, such as `users/:id`.
@Suite struct PathTextTests {
  #if os(macOS) || os(Linux) || os(Windows)
    @Test(arguments: [
      // JLRoutes 2.1.1, Vapor 4 (RoutingKit), Express.
      ("users/:id", #"contains ":id": write path(.string) to capture it. If you mean the"#),
      (":id", #"characters, write path(Exactly(":id"))"#),
      // Hummingbird 2, URITemplate, macros; URLNavigator 2.
      ("users/{id}", #"contains "{id}": write path(.string)"#),
      ("{id}.jpg", #"contains "{id}.jpg": write path(.string)"#),
      // Flask, Django, Bottle.
      ("users/<int:id>", #"contains "<int:id>": write path(.string)"#),
      ("v<int:n>", #"contains "v<int:n>": write path(.string)"#),
      ("<name>.jpg", #"write path(Exactly("<name>.jpg"))"#),
      ("users/*", #"contains "*": write any to match whatever is there"#),
      ("users/**", #"If you mean the characters, write path(Exactly("**"))"#),
      ("*.jpg", #"contains "*": write any"#),
      // Parts of a URL.
      ("https://x.example/users", #"begin the table with an address, as in address("https://"#),
      ("//x.example/users", #"contains "//": begin the table with an address"#),
      ("#!/room", ##"contains "#": write fragment(.string)"##),
      ("users?page=1", #"contains "?": write an argument as query("q", .string)"#),
      ("caf%C3%A9", #"contains "%": write it decoded, as in path(Exactly("café"))"#),
      (
        "AC%2FDC",
        #"as in path(Exactly("AC/DC")). If you mean the characters, write path(Exactly("AC%2"#
      ),
    ])
    func `a row written as in another library stops the program`(
      text: String, reason: String
    ) async throws {
      let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        [text] in
        _ = path(text)
      }
      #expect(try message(result).contains(#""\#(text)" contains"#))
      #expect(try message(result).contains(reason))
      #expect(try message(result).contains("PathTextTests.swift:"))
      await #expect(processExitsWith: .failure) { [text] in row(text) }
    }
  #endif

  @Test(arguments: [
    "@jo", ".well-known/apple-app-site-association", "a-b_c~d", "!", "$metadata", "a+b", "a,b",
    "a=b", "a;v=1", "Bread_(food)", "a:b", "a:", "urn:isbn:1", "50%", "50%zz", "it's", "a&b",
    "<", "a>b", "a>b:c", "a<b", "[id]", "café", "", "/", "a/b/", "|", "^", "..",
    "%2E%2E",
  ])
  func `what texts of links contain stops nothing`(text: String) {
    _ = path(text)
  }

  @Test func `whoever means the characters says so`() {
    for text in [":id", "{id}", "<id>", "*", "**", "a://b", "//a", "#!", "a?b", "caf%C3%A9"] {
      let format = path(Exactly(text))
      #expect(format.url(for: ()).map { format.match($0) != nil } == true)
      #expect(format.print(())?.path == [text])
    }
    #expect(path(Exactly(":id")).text(for: ()) == "/:id")
    #expect(path(Exactly("caf%C3%A9")).text(for: ()) == "/caf%25C3%25A9")
  }

  @Test func `a random text stops nothing unless it's one of these`() {
    var random = SeededGenerator()
    for _ in 0..<500 {
      let text = random.text()
      let characters = text.unicodeScalars.filter { !"#?*{%:<".unicodeScalars.contains($0) }
      // Not a host after two slashes.
      _ = path("a" + String(String.UnicodeScalarView(characters)))
    }
  }
}
