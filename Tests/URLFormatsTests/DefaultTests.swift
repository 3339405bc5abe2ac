import Foundation
import Testing
import URLFormats

@Suite struct DefaultTests {
  private let list = path("list") </> query("page", .int, default: 1)

  @Test(arguments: [
    ("/list", 1), ("/list?page=1", 1), ("/list?page=2", 2), ("/list?page=-7", -7),
    ("/list?other=2", 1), ("/list?page=2&page=x", 2),
    ("/list?page=x", nil), ("/list?page=", nil), ("/list?page", nil), ("/list?page=x&page=2", nil),
  ])
  func `a missing argument reads as the default; a malformed one doesn't match`(
    text: String, expected: Int?
  ) {
    #expect(list.match(text) == expected)
  }

  @Test func `an explanation names the matcher of an argument with a default`() {
    let version = path("a") </> query("v", .string(matching: Regex("v[0-9]")), default: "v1")
    #expect(
      version.reason("/a?v=x") == #"found "v=x" instead of v=:string matching Regex("v[0-9]")"#)
  }

  @Test func `the default isn't printed`() {
    #expect(list.print(1)?.render() == "/list")
    #expect(list.print(2)?.render() == "/list?page=2")
    #expect(list.description == "/list?(page=:int)")
    #expect(list.template(1)?.render() == "/list?(page=:int)")
  }

  @Test func `it joins with formats that capture, and with any parameter`() throws {
    let search =
      path("search") </> query("q", .string) </> query("page", .int, default: 1)
      </> query("id", .losslessStringConvertible(UInt8.self), default: 0)
    let value = try #require(search.match("/search?q=a&id=7"))
    #expect(value == ("a", 1, 7))
    #expect(search.print(("a", 2, 0))?.render() == "/search?q=a&page=2")
    // A text captures nothing, and is also its default.
    let sorted = path("a") </> query("sort", "name", default: ())
    #expect(sorted.match("/a") != nil)
    #expect(sorted.match("/a?sort=size") == nil)
    #expect(sorted.print(())?.render() == "/a")
  }

  @Test(arguments: [0.0, -0.0, .nan, .infinity, 1.5])
  func `unusual numbers differ from the default if they're written differently`(number: Double)
    throws
  {
    for preset in [0, -0.0, .nan, .infinity] {
      let format = path("a") </> query("x", .double, default: preset)
      let url = try #require(format.url(for: number))
      #expect(url.query() == (number.description == preset.description ? nil : "x=\(number)"))
      #expect(try #require(format.match(url)).description == number.description)
    }
  }

  @Test func `texts differ from the default if their bytes do`() throws {
    let format = path("a") </> query("name", .string, default: "caf\u{E9}")
    let url = try #require(format.url(for: "cafe\u{301}"))
    #expect(url.absoluteString == "/a?name=cafe%CC%81")
    #expect(format.text(for: "caf\u{E9}") == "/a")
    #expect(format.text(for: "") == "/a?name=")
    #expect(format.match("/a?name=") == "")
  }

  @Test func `a default that can't be written is read, but not printed`() {
    let digit = PartialIso<String, Int>(
      apply: { Int($0).flatMap { (1...9).contains($0) ? $0 : nil } },
      unapply: { (1...9).contains($0) ? "\($0)" : nil })
    let format = path("a") </> query("x", digit, default: 0)
    #expect(format.match("/a") == 0)
    #expect(format.print(0) == nil && format.print(10) == nil)
    #expect(format.print(5)?.render() == "/a?x=5")
  }

  @Test func `explanations name the argument`() {
    #expect(list.reason("/list?page=x") == "found \"page=x\" instead of page=:int")
  }
}
