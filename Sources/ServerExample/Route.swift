import URLPatterns

/// What a request asks for, by its method and its path.
enum Route: Hashable {
  /// `GET /`: what there is.
  case home
  /// `GET /rooms`: the rooms.
  case rooms
  /// `GET /rooms/swift`: the latest messages in a room.
  case room(String)
  /// `POST /rooms/swift`: a new message.
  case post(room: String)
  /// `GET /rooms/swift/7`: one message.
  case message(room: String, id: Int)
  /// `DELETE /rooms/swift/7`: one message less.
  case delete(room: String, id: Int)

  /// The route of a method and a path; nil where there is none.
  ///
  /// `HEAD` is `GET` without the answer's content (RFC 9110 §9.3.2).
  init?(_ method: Method, _ path: Counted<String>) {
    let id = Capture(Int.self)
    switch (method == .head ? .get : method, path) {
    case (.get, .N0): self = .home
    case (.get, .N1("rooms")): self = .rooms
    case (.get, .N2("rooms", let room)): self = .room(room)
    case (.post, .N2("rooms", let room)): self = .post(room: room)
    case (.get, .N3("rooms", let room, id)): self = .message(room: room, id: id())
    case (.delete, .N3("rooms", let room, id)): self = .delete(room: room, id: id())
    default: return nil
    }
  }

  /// The room that the route is about.
  var room: String? {
    switch self {
    case .home, .rooms: nil
    case .room(let room), .post(let room), .message(let room, _), .delete(let room, _): room
    }
  }

  /// The path of the route: the mirrored `switch`.
  var path: Counted<String> {
    switch self {
    case .home: .N0
    case .rooms: .N1("rooms")
    case .room(let room), .post(let room): .N2("rooms", room)
    case .message(let room, let id), .delete(let room, let id): .N3("rooms", room, "\(id)")
    }
  }

  /// The path as links and `Location` fields spell it: what a request for the route asks for.
  ///
  /// It is nil for a room that no path can name: `""`, `"."` and `".."`. None that a request asked
  /// for is called so.
  var target: String? {
    (try? path.percentEncodedPath()).map { $0.isEmpty ? "/" : $0 }
  }

  /// The methods that a path answers to: those with which the `switch` above knows it.
  static func methods(for path: Counted<String>) -> [Method] {
    Method.allCases.filter { Route($0, path) != nil }
  }
}
