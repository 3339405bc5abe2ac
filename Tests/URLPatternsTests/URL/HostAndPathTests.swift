import Foundation
import TestSupport
import Testing
import URLPatterns

@Suite struct HostAndPathTests {
  @Test(arguments: [
    ("transit://lines/7", ["lines", "7"]), ("transit://lines", ["lines"]),
    ("transit://Lines/", ["Lines"]), ("transit:///lines/7", ["lines", "7"]),
    ("transit:/lines/7", ["lines", "7"]), ("transit:lines/7", ["lines", "7"]),
    ("transit://me@lines:80/7", ["me@lines", "7"]), ("transit://@jo", ["@jo"]),
    ("transit://lines:80/7", ["lines", "7"]), ("transit://lines:/7", ["lines", "7"]),
    ("sip://+1855@pbx.example;transport=tcp:5060", ["+1855@pbx.example;transport=tcp"]),
    ("ssh://root@192.168.1.2:22", ["root@192.168.1.2"]), ("ssh://jo:a:b@h/c", ["jo:a:b@h", "c"]),
    ("x://a%40b@c%2Fd/e", ["a@b@c/d", "e"]), ("x://a@b@c", ["a@b@c"]), ("x://a@b%40c", ["a@b@c"]),
    ("x://%FF@h/a", ["%FF@h", "a"]), ("x://a@[::1]:80/b", ["a@[::1]", "b"]),
    ("x://a@%3A%3A1", ["a@%3A%3A1"]), ("x://a@../b", ["a@..", "b"]), ("x://..@b", ["..@b"]),
    // Without a host, it's no link to what comes next.
    ("mm://:80/h/team", [":80", "h", "team"]), ("mm://root@/h", ["root@", "h"]),
    ("mm://@/h", ["@", "h"]), ("mm://root@:80", ["root@"]), ("mm://root@", ["root@"]),
    ("mm://:80", []), ("mm://:80/", []), ("mm://:/h", ["h"]),
    ("transit:///@jo", ["@jo"]), ("transit://%40jo", ["@jo"]),
    ("transit://a%2Fb/c%2Fd?x#y", ["a/b", "c/d"]),
    ("transit://../a", ["a"]), ("transit://./a", ["a"]), ("transit://%2E%2e/a", ["a"]),
    ("transit://lines/../../7", ["lines", "7"]), ("transit://[::1]/a", ["[::1]", "a"]),
    ("transit://%3A%3A1/a", ["%3A%3A1", "a"]),
    ("transit://%5B%3A%3A1%5D/a", ["%5B%3A%3A1%5D", "a"]),
    ("transit://%FF/a", ["%FF", "a"]), ("lines/7", ["lines", "7"]), ("transit:", []),
    ("transit://a/b/c", ["a", "b", "c"]), ("transit://a/b/c/d", ["a", "b", "c", "d"]),
    ("transit://a/b/c/d/e/f/g/h/i/j/k", ["a", "b", "c", "d", "e", "f", "g", "h", "i", "j", "k"]),
  ])
  func `the host is the first element, unless it can't be one`(
    string: String, elements: [String]
  ) throws {
    let url = try #require(URL(string: string))
    #expect(url.countedHostAndPathComponents().elements == elements)
  }

  @Test(arguments: [999, 1_000, 1_001, 3_000])
  func `a long path after a host can be written again`(count: Int) throws {
    let text = "s://h" + String(repeating: "/a%2Fb", count: count)
    let elements = try #require(URL(string: text)).countedHostAndPathComponents()
    #expect(elements.count == min(count + 1, 1_001))
    #expect(elements.first == "h" && elements.dropFirst().first == "a/b")
    let path = try elements.percentEncodedPath()
    #expect(Counted(path: path) == elements)
    let url = URL(scheme: "s", host: "h", path: elements.dropFirst())
    #expect(url?.countedHostAndPathComponents() == elements)
  }

  @Test func `what is written with the first element as the host is read again`() {
    var random = SeededGenerator()
    for _ in 0..<1_000 {
      var elements = (0..<Int.random(in: 1...5, using: &random)).map { _ in random.text() }
      if Bool.random(using: &random) { elements[0] += "@h" }
      let path = Counted(elements)
      // A URL has an IPv6 address in brackets, and so has the first element that's read.
      guard !["", ".", ".."].contains(elements[0]), isHostAsRead(elements[0]),
        let url = URL(scheme: "s", host: elements[0], path: path.dropFirst())
      else { continue }
      #expect(url.countedHostAndPathComponents() == path, "seed \(random.seed)")
    }
  }
}
