import Foundation
import Testing
import URLPatterns

@Suite struct FoundationValuesTests {
  private static let id = "E621E1F8-C36C-495A-93FC-0C247A3E6E5F"

  @Test(arguments: [
    (id, id), (id.lowercased(), id), (String(id.dropLast()), nil), (id + "0", nil),
    ("{\(id)}", nil), ("", nil), ("x", nil), (id + "\0/../admin", nil), (id + "\0", nil),
    ("E621E1F8-C36C-495A-93FC-0C247A3E6E5\0", nil),
  ])
  func `a UUID is captured, and read from a query`(text: String, expected: String?) {
    let id = Capture(UUID.self)
    #expect((id ~= text) == (expected != nil))
    #expect(id.value?.uuidString == expected)
    #expect((["id": text] as QueryArguments)["id", as: UUID.self]?.uuidString == expected)
    #expect((Has("id", id) ~= ["id": text]) == (expected != nil))
  }

  @Test(arguments: [
    ("https://example.org/a%20b?c#d", true), ("/home", true), ("mailto:a@b", true), ("?q", true),
    ("https://example.org/a b", false), ("https://example.org/ü", false), ("", false),
    ("https://[", false), ("a%zz", false), ("https://example.org\0/a", false), ("/a\0", false),
  ])
  func `a URL is captured, and read from a query, unless it's malformed`(
    text: String, isURL: Bool
  ) {
    let next = Capture(URL.self)
    #expect((next ~= text) == isURL)
    #expect(next.value?.absoluteString == (isURL ? text : nil))
    let query: QueryArguments = ["next": text]
    #expect(query["next", as: URL.self]?.absoluteString == (isURL ? text : nil))
    #expect(query["other", as: URL.self] == nil)
  }
}
