import URLPatterns

/// The messages, and the answers to requests for them.
///
/// It lives in memory, and keeps the last thousand messages.
package struct Board {
  private struct Message {
    let id: Int
    let room: String
    let text: String
  }

  private static let maxMessages = 1_000
  private static let maxRoomLength = 100
  private var messages: [Message] = []
  private var lastID = 0

  package init() {}

  /// Answers a request.
  package mutating func respond(to request: Request) -> Response {
    if let route = Route(request.method, request.path) { return answer(route, to: request) }
    // A route that is there for other methods is not missing (RFC 9110 §15.5.6).
    var allowed = request.target == "*" ? Method.allCases : Route.methods(for: request.path)
    guard !allowed.isEmpty else { return Response(.notFound) }
    if !allowed.contains(.options) { allowed.append(.options) }
    return Response(
      request.method == .options ? .noContent : .methodNotAllowed,
      fields: [("Allow", allowed.map(\.rawValue).joined(separator: ", "))])
  }

  private mutating func answer(_ route: Route, to request: Request) -> Response {
    // To compare long names of combining marks with each message's room would take long.
    guard route.room.map({ $0.utf8.count <= Self.maxRoomLength }) ?? true else {
      return Response(.badRequest, text: "A room's name has \(Self.maxRoomLength) bytes at most.\n")
    }
    switch route {
    case .home:
      return Response(.ok, text: "Rooms: \(Route.rooms.target!)\n")

    case .rooms:
      var seen: Set<String> = []
      let rooms = messages.map(\.room).filter { seen.insert($0).inserted }
      return Response(.ok, text: lines(rooms.compactMap { Route.room($0).target }))

    case .room(let room):
      guard
        let last = request.query.contains(named: "last") ? request.query["last", as: Int.self] : 20,
        (1...100).contains(last)
      else { return Response(.badRequest, text: "`last` is a number from 1 to 100.\n") }
      let found = messages.filter { $0.room == room }
      if found.isEmpty { return Response(.notFound) }
      return Response(
        .ok,
        text: lines(
          found.suffix(last).compactMap { message in
            Route.message(room: room, id: message.id).target.map { "\($0) \(message.text)" }
          }))

    case .post(let room):
      guard let text = String(validating: request.body, as: UTF8.self), !text.isEmpty else {
        return Response(.badRequest, text: "A message is text in UTF-8.\n")
      }
      lastID += 1
      messages.append(Message(id: lastID, room: room, text: text))
      if messages.count > Self.maxMessages { messages.removeFirst() }
      let location = Route.message(room: room, id: lastID).target
      return Response(.created, fields: location.map { [("Location", $0)] } ?? [])

    case .message(let room, let id):
      guard let message = messages.first(where: { $0.room == room && $0.id == id }) else {
        return Response(.notFound)
      }
      return Response(.ok, text: message.text)

    case .delete(let room, let id):
      guard let index = messages.firstIndex(where: { $0.room == room && $0.id == id }) else {
        return Response(.notFound)
      }
      messages.remove(at: index)
      return Response(.noContent)
    }
  }

  private func lines(_ texts: [String]) -> String {
    texts.map { $0 + "\n" }.joined()
  }
}
