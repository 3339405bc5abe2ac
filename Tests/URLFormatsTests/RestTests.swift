import Foundation
import Testing
import URLFormats

@Suite struct RestTests {
  @Test func `the rest can be followed by what reads no element`() throws {
    let format =
      path("a") </> rest </> root </> anything </> query(opt: "q", .int) </> fragment(path("b"))
    for (elements, q) in [([], nil), (["c"], 7), (["c", "d/e"], nil)] as [([String], Int?)] {
      let url = try #require(format.url(for: (elements, q)))
      #expect(format.match(url)! == (elements, q))
    }
    // Each alternative has its own end.
    let either =
      (path("a") </> rest) <|> (PartialIso(apply: { [] }, unapply: { _ in unit }) <¢> path("b"))
    #expect(either.match("/a/b/c") == ["b", "c"] && either.match("/b") == [])
    let inFragment = path("a") </> rest </> fragment(path("b") </> rest </> anything)
    #expect(inFragment.match("/a/x#/b/y")! == (["x"], ["y"]))
  }

  #if os(macOS) || os(Linux) || os(Windows)
    @Test func `an element after the rest stops the program`() async throws {
      let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        _ = path("f") </> rest </> path("x")
      }
      #expect(
        try message(result).contains(
          "/f/:rest/x: nothing matches an element after rest, or a path after that of the fragment\n"
        ))
      await #expect(processExitsWith: .failure) { _ = rest </> rest }
      await #expect(processExitsWith: .failure) { _ = rest </> path(.int) }
      await #expect(processExitsWith: .failure) { _ = rest </> any }
      await #expect(processExitsWith: .failure) { _ = rest </> anything </> path("x") }
      await #expect(processExitsWith: .failure) { _ = rest </> query("q", .int) </> path("x") }
      await #expect(processExitsWith: .failure) { _ = rest </> (path("x") <|> path("y")) }
      await #expect(processExitsWith: .failure) {
        _ = (path("a") </> rest).optional() </> path("x")
      }
      await #expect(processExitsWith: .failure) {
        let one = PartialIso(apply: { [String]() }, unapply: { _ in unit }) <¢> path("a")
        _ = (one <|> rest) </> path("x")
      }
      await #expect(processExitsWith: .failure) {
        _ = URLFormat<[String]> { path("a") </> rest } </> path("x")
      }
      await #expect(processExitsWith: .failure) { _ = fragment(rest </> path("x")) }
      await #expect(processExitsWith: .failure) { _ = fragment(rest) </> path("x") }
      await #expect(processExitsWith: .failure) { _ = fragment(path("b")) </> anything }
      await #expect(processExitsWith: .failure) {
        let words = PartialIso(apply: { [String]() }, unapply: { _ in unit }) <¢> fragment(root)
        _ = (rest <|> words) </> fragment(path("x"))
      }
      await #expect(processExitsWith: .failure) {
        _ = URLFormat(parser: rest.parser <% path("x").parser)
      }
    }
  #endif
}
