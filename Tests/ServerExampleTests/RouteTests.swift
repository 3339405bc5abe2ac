import TestSupport
import Testing
import URLPatterns

@testable import ServerExample

@Suite struct RouteTests {
  @Test(arguments: [
    (Method.get, "/", Route.home),
    (.get, "http://example.org", .home),
    (.get, "/?last=5", .home),
    (.head, "/rooms", .rooms),
    (.get, "//rooms/./", .rooms),
    (.get, "HTTP://example.org/rooms", .rooms),
    (.get, "/rooms/swift?last=5", .room("swift")),
    (.get, "/rooms/a%2Fb", .room("a/b")),
    (.get, "/rooms/%FF", .room("%FF")),
    (.post, "/rooms/swift", .post(room: "swift")),
    (.get, "/rooms/swift/7", .message(room: "swift", id: 7)),
    (.delete, "/rooms/a%2Fb/7", .delete(room: "a/b", id: 7)),
  ])
  func `a method and a path are a route`(method: Method, target: String, route: Route) {
    #expect(Route(method, Counted(path: target)) == route)
  }

  @Test(
    arguments: [
      (Method.post, "/"), (.put, "/rooms"), (.options, "/rooms"), (.get, "/rooms/swift/seven"),
      (.get, "/rooms%2Fswift"), (.get, "/rooms/../x"), (.get, "*"),
      (.get, "/rooms/swift/99999999999999999999"), (.delete, "/rooms/swift"),
      (.get, "/rooms/swift/7/8"),
    ] as [(Method, String)])
  func `anything else is none`(method: Method, target: String) {
    #expect(Route(method, Counted(path: target)) == nil)
  }

  @Test func `what a route prints is read as the route`() throws {
    var random = SeededGenerator()
    for _ in 0..<5_000 {
      let (room, id) = (random.text(), Int(truncatingIfNeeded: random.next()))
      let routes: [(Method, Route)] = [
        (.get, .home), (.get, .rooms), (.get, .room(room)), (.post, .post(room: room)),
        (.get, .message(room: room, id: id)), (.delete, .delete(room: room, id: id)),
      ]
      for (method, route) in routes {
        guard let target = route.target else {
          #expect(["", ".", ".."].contains(room), "seed \(random.seed)")
          continue
        }
        #expect(Route(method, Counted(path: target)) == route, "seed \(random.seed): \(target)")
      }
    }
  }

  @Test(arguments: [
    ("/", [Method.get, .head]), ("/rooms", [.get, .head]), ("/rooms/swift", [.get, .head, .post]),
    ("/rooms/swift/7", [.get, .head, .delete]), ("/rooms/swift/seven", []),
  ])
  func `the switch tells which methods a path answers to`(path: String, methods: [Method]) {
    #expect(Route.methods(for: Counted(path: path)) == methods)
  }
}
