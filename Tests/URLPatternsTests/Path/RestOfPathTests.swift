import Foundation
import TestSupport
import Testing
import URLPatterns

@Suite struct RestOfPathTests {
  @Test(arguments: [
    ("/files/a//b%2Fc/", 1, "a//b%2Fc/"), ("/files/a//b%2Fc/", 0, "files/a//b%2Fc/"),
    ("/files/a//b%2Fc/", 2, "b%2Fc/"), ("/files/a//b%2Fc/", 3, ""), ("/files/a", 4, ""),
    ("//files//a", 1, "a"), ("/files/", 1, ""), ("/files", 1, ""), ("", 0, ""), ("", 1, ""),
    ("/files/a?b/c", 1, "a"), ("/files/a#b/c", 1, "a"), ("/files?a/b", 1, ""),
    ("/x/../files//a//b", 1, "a/b"), ("/files/a/%2e%2E/b", 1, "b"), ("/files/.", 1, ""),
    ("/files/%FF/%20", 1, "%FF/%20"), ("/files/...", 1, "..."),
  ])
  func `the rest of a path is as it's written`(path: String, count: Int, rest: String) throws {
    for beginning in ["https://example.org", "s://h", path.hasPrefix("//") ? "s://h" : ""] {
      guard let url = URL(string: beginning + path) else { continue }
      #expect(url.restOfPath(droppingFirst: count) == rest, "\(url)")
    }
  }

  @Test func `the rest reads as the rest of the elements`() {
    var random = SeededGenerator()
    let pieces = ["/", "//", "a", "%2F", "..", ".", "%2e", "b c", "é", "%FF", "/a/", "?", "#", ":"]
    for _ in 0..<1_000 {
      let text = (0..<8).map { _ in pieces.randomElement(using: &random)! }.joined()
      guard let url = URL(string: "https://example.org/" + text) else { continue }
      for count in 0..<4 {
        let rest = url.restOfPath(droppingFirst: count)
        #expect(
          Counted(path: "/" + rest) == url.countedPathComponents().dropFirst(count),
          "\(url), seed \(random.seed)")
        #expect(!rest.hasPrefix("/"))
      }
    }
  }

  #if os(macOS) || os(Linux) || os(Windows)
    @Test func `a negative number of elements stops the program`() async {
      await #expect(processExitsWith: .failure) {
        _ = URL(string: "/a/b")!.restOfPath(droppingFirst: -1)
      }
    }
  #endif
}
