import Testing

@testable import ServerExample

@Suite struct BoardTests {
  private var board = Board()

  @Test mutating func `a message is found where its Location says`() throws {
    for room in ["swift", "a%2Fb", "%FF", "j%C3%BCrgen", "%2e%2Fx", "?", "50%25"] {
      let created = respond(.post, "/rooms/\(room == "?" ? "%3F" : room)", "Hi from \(room)")
      #expect(created.status == .created)
      let location = try #require(created.fields.first { $0.name == "Location" }?.value)
      #expect(respond(.get, location).text == "Hi from \(room)")
      #expect(respond(.delete, location).status == .noContent)
      #expect(respond(.get, location).status == .notFound)
      #expect(respond(.delete, location).status == .notFound)
    }
  }

  @Test mutating func `rooms and messages are listed by their targets`() {
    respond(.post, "/rooms/b", "1")
    respond(.post, "/rooms/a%2fb", "2")
    respond(.post, "/rooms/b", "3")
    #expect(respond(.get, "/").text == "Rooms: /rooms\n")
    #expect(respond(.get, "/rooms").text == "/rooms/b\n/rooms/a%2Fb\n")
    #expect(respond(.get, "/rooms/b").text == "/rooms/b/1 1\n/rooms/b/3 3\n")
    #expect(respond(.get, "/rooms/b?last=1").text == "/rooms/b/3 3\n")
    #expect(respond(.get, "/rooms/c").status == .notFound)
    #expect(respond(.get, "/rooms/a%2Fb/3").status == .notFound)
  }

  @Test(arguments: ["0", "101", "-1", "x", "", "99999999999999999999"])
  mutating func `a number out of range is a bad request`(last: String) {
    respond(.post, "/rooms/swift", "Hi")
    #expect(respond(.get, "/rooms/swift?last=\(last)").status == .badRequest)
    #expect(respond(.get, "/rooms/swift?last").status == .badRequest)
    #expect(respond(.get, "/rooms/swift?last=100").status == .ok)
  }

  @Test mutating func `a message is text`() {
    #expect(respond(.post, "/rooms/swift").status == .badRequest)
    var request = request(.post, "/rooms/swift")
    request.body = [0xff]
    #expect(board.respond(to: request).status == .badRequest)
  }

  @Test mutating func `a room's name may be as long as the limit, and no longer`() {
    let name = String(repeating: "x", count: 100)
    #expect(respond(.post, "/rooms/\(name)", "Hi").status == .created)
    #expect(respond(.get, "/rooms/\(name)").status == .ok)
    for method in [Method.get, .head, .post] {
      #expect(respond(method, "/rooms/\(name)x", "Hi").status == .badRequest)
    }
    for method in [Method.get, .delete] {
      #expect(respond(method, "/rooms/\(name)x/1").status == .badRequest)
    }
  }

  @Test mutating func `a path with other methods names them, and one with none is not found`() {
    let refused = respond(.put, "/rooms/swift")
    #expect(refused.status == .methodNotAllowed)
    #expect(refused.fields.map(\.value) == ["GET, HEAD, POST, OPTIONS"])
    let options = respond(.options, "/rooms/swift/7")
    #expect(options.status == .noContent)
    #expect(options.fields.map(\.value) == ["GET, HEAD, DELETE, OPTIONS"])
    #expect(
      respond(.options, "*").fields.map(\.value) == ["GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS"]
    )
    for method in Method.allCases { #expect(respond(method, "/nowhere").status == .notFound) }
  }

  @Test mutating func `the oldest of more than a thousand messages go`() {
    for number in 1...1_001 { respond(.post, "/rooms/swift", "\(number)") }
    #expect(respond(.get, "/rooms/swift/1").status == .notFound)
    #expect(respond(.get, "/rooms/swift/2").text == "2")
    #expect(respond(.get, "/rooms/swift/1001").text == "1001")
  }

  @discardableResult
  private mutating func respond(_ method: Method, _ target: String, _ body: String = "") -> Response
  {
    var request = request(method, target)
    request.body = Array(body.utf8)
    return board.respond(to: request)
  }

  private func request(_ method: Method, _ target: String) -> Request {
    Request(method: method, target: target, keepsAlive: true, expectsContinue: false)
  }
}
