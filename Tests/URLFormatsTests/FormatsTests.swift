import Foundation
import Testing
import URLFormats
import URLPatterns

@Suite struct FormatsTests {
  private static func message(_ result: ExitTest.Result?) throws -> String {
    String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
  }

  #if os(macOS) || os(Linux) || os(Windows)
    @Test func `a slash in an element stops the program at its line`() async throws {
      let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        _ = path("api/stops")
      }
      let message = try Self.message(result)
      #expect(
        message.contains(
          #""api/stops" belongs to one element of a path, where a URL writes a slash as %2F: write "#
            + #"path("api") </> path("stops"), or, for an element that contains a slash, "#
            + #"path(Exactly("api/stops"))"#))
      #expect(message.contains("FormatsTests.swift:"))
      let prefix = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        _ = path(.int, prefix: "page/")
      }
      #expect(try Self.message(prefix).contains("FormatsTests.swift:"))
      let optional = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) {
        _ = path(opt: "a/b")
      }
      #expect(try Self.message(optional).contains("FormatsTests.swift:"))
      await #expect(processExitsWith: .failure) { _ = path(.int, suffix: "/edit") }
      await #expect(processExitsWith: .failure) { _ = path("a/b", prefix: "x") }
      await #expect(processExitsWith: .failure) { _ = path(any: "a/b") }
      await #expect(processExitsWith: .failure) { _ = path(Regex("a.*"), printing: "a/b") }
    }
  #endif

  @Test func `an element, an argument, and a fragment can contain a slash`() {
    #expect(path(Exactly("AC/DC")).print(())?.render() == "/AC%2FDC")
    #expect(path(.string).print("AC/DC")?.render() == "/AC%2FDC")
    #expect(query("next", "a/b").print(())?.render() == "/?next=a%2Fb")
    #expect(fragment("a/b").print(())?.render() == "/#a/b")
  }

  @Test func `a text is a scheme in any case where its type isn't known`() {
    func generic<P: URLParameter>(_ parameter: P) -> URLFormat<P.Value> { scheme(parameter) }
    #expect(generic("HTTPS").match(URL(string: "https://me.com")!) != nil)
  }

  @Test func `a text is a host in any case where its type isn't known`() {
    func generic<P: URLParameter>(_ parameter: P) -> URLFormat<P.Value> { host(parameter) }
    #expect(generic("ME.com").match(URL(string: "https://me.com")!) != nil)
  }

  @Test(arguments: ["a", "b", "c", "d", "e", "f"])
  func `each of more than four texts of a choice is found in a table`(text: String) {
    let format = URLFormat<String> {
      path(.string(matching: OneOf("a", "b", "c", "d", "e", "f")))
      path("x") </> path(.string)
    }
    #expect(format.match(URL(string: "/\(text)")!) == text)
  }
}
