import Foundation
import TestSupport
import Testing

@testable import URLPatterns

@Suite struct URLTextTests {
  @Test func `the text without a URL is what the URL is written as`() {
    var random = SeededGenerator()
    for _ in 0..<3_000 {
      let scheme = ["a", "my+s", "1", "", "a:"].randomElement(using: &random)!
      let host = Bool.random(using: &random) ? random.text() : "[::1]"
      let count = Int.random(in: 0..<20, using: &random) == 0 ? 1_002 : 4
      let path = (0..<Int.random(in: 0...count, using: &random)).map { _ in
        random.text(maxLength: 3)
      }
      let query = (0..<Int.random(in: 0...3, using: &random)).map { _ in
        (name: random.text(maxLength: 2), value: Bool.random(using: &random) ? random.text() : nil)
      }
      let text = urlText(scheme: scheme, host: host, path: path[...], query: query)
      let whole = uriText(
        scheme: scheme, host: host, port: nil, path: Counted(path), query: QueryArguments(query),
        fragment: nil)
      #expect(text == whole, "seed \(random.seed): \(scheme) \(host) \(path) \(query)")
    }
    let tooMany = Array(repeating: "a", count: 1_002)[...]
    #expect(urlText(scheme: "a", host: "b", path: tooMany, query: []) == nil)
    #expect(urlText(scheme: "a", host: "b", path: tooMany.dropLast(), query: []) != nil)
  }
}
