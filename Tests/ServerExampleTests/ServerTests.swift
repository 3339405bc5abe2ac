import Foundation
import TestSupport
import Testing

@testable import ServerExample

@Suite struct ServerTests {
  @Test func `each route is answered over a socket`() throws {
    try withServer { port in
      let exchanges: [(request: String, answer: String)] = [
        ("GET / HTTP/1.1", "HTTP/1.1 200 OK|Content-Length: 14|Rooms: /rooms\n"),
        (
          "POST /rooms/a%2Fb HTTP/1.1|Content-Length: 2",
          "HTTP/1.1 201 Created|Location: /rooms/a%2Fb/1\r"
        ),
        ("GET /rooms/a%2Fb/1 HTTP/1.1", "HTTP/1.1 200 OK|Content-Length: 2|\r\n\r\nHi"),
        ("GET /rooms/a/b HTTP/1.1", "HTTP/1.1 404 Not Found|404 Not Found\n"),
        ("GET http://example.org/rooms HTTP/1.1", "HTTP/1.1 200 OK|\r\n\r\n/rooms/a%2Fb\n"),
        ("GET /rooms/../x/%2e%2E/rooms/a%2fb?last=1 HTTP/1.1", "200 OK|/rooms/a%2Fb/1 Hi\n"),
        ("GET /rooms/a%2Fb?last=x HTTP/1.1", "HTTP/1.1 400 Bad Request|`last` is a number"),
        ("PUT /rooms HTTP/1.1", "HTTP/1.1 405 Method Not Allowed|Allow: GET, HEAD, OPTIONS\r"),
        ("OPTIONS * HTTP/1.1", "HTTP/1.1 204 No Content|Allow: GET, HEAD, POST, PUT, PATCH"),
        ("DELETE /rooms/a%2Fb/1 HTTP/1.1", "HTTP/1.1 204 No Content\r"),
        ("GET /rooms/a%2Fb/1 HTTP/1.1", "HTTP/1.1 404 Not Found"),
      ]
      for (request, expected) in exchanges {
        let head = request.replacing("|", with: "\r\n") + "\r\nHost: a\r\nConnection: close\r\n\r\n"
        let answer = try #require(try answer(port, head + (request.hasPrefix("POST") ? "Hi" : "")))
        for part in expected.split(separator: "|") { #expect(answer.contains(part), "\(request)") }
        #expect(answer.contains("\r\nConnection: close\r\n"), "\(request)")
        #expect(answer.contains(" GMT\r\n"), "\(request)")
      }
    }
  }

  @Test func `HEAD tells the length, and sends no content`() throws {
    try withServer { port in
      let answer = try #require(
        try answer(port, "HEAD / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n"))
      #expect(answer.contains("\r\nContent-Length: 14\r\n"))
      #expect(answer.hasSuffix("\r\n\r\n"))
    }
  }

  @Test func `an answer without content tells no length`() throws {
    try withServer { port in
      let answer = try #require(
        try answer(port, "OPTIONS / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n"))
      #expect(!answer.contains("Content-"))
      #expect(answer.hasSuffix("\r\n\r\n"))
    }
  }

  @Test(arguments: [
    ("GET /\r\n\r\n", "400 Bad Request"), ("GET / HTTP/1.1\r\n\r\n", "400 Bad Request"),
    ("GET / HTTP/1.1\nHost: a\n\n", "400 Bad Request"), ("\n", "400 Bad Request"),
    ("GET * HTTP/1.1\r\nHost: a\r\n\r\n", "400 Bad Request"),
    ("GET / HTTP/3.0\r\nHost: a\r\n\r\n", "505 HTTP Version Not Supported"),
    ("PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n", "505 HTTP Version Not Supported"),
    ("BREW / HTTP/1.1\r\nHost: a\r\n\r\n", "501 Not Implemented"),
    ("POST /rooms/a HTTP/1.1\r\nHost: a\r\nContent-Length: 9999\r\n\r\n", "413 Content Too Large"),
    (
      "POST /rooms/a HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n2\r\nHi\r\n0\r\n\r\n",
      "411 Length Required"
    ),
    ("\u{16}\u{3}\u{1}\u{2}\u{0}\u{1}\u{0}\u{1}\n", "400 Bad Request"),
  ])
  func `what is no request is refused, and the connection closed`(
    request: String, status: String
  ) throws {
    try withServer { port in
      let answer = try #require(try answer(port, request))
      #expect(answer.hasPrefix("HTTP/1.1 \(status)\r\n"))
      #expect(answer.contains("\r\nConnection: close\r\n"))
    }
  }

  @Test func `requests sent ahead are answered in order, on a connection that stays`() throws {
    try withServer { port in
      let client = try TestClient(port)
      client.say(
        """
        POST /rooms/a HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\n\r\nfirst\
        POST /rooms/a HTTP/1.1\r\nHost: a\r\nContent-Length: 6\r\n\r\nsecond\
        GET /nowhere HTTP/1.1\r\nHost: a\r\n\r\nGET /rooms/a HTTP/1.1\r\nHost: a\r\n\r\n
        """)
      let answers = client.receive(upTo: "/rooms/a/2 second\n")
      let statuses = answers.matches(of: /HTTP\/1.1 (\d+)/).map(\.1)
      #expect(statuses == ["201", "201", "404", "200"])
      #expect(!answers.contains("Connection: close"))
      client.say("GET /rooms/a/1 HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n")
      #expect(client.receiveAll()?.hasSuffix("\r\n\r\nfirst") == true)
    }
  }

  @Test func `a request may arrive byte by byte`() throws {
    try withServer { port in
      let client = try TestClient(port)
      for byte in "POST /rooms/a HTTP/1.0\r\nContent-Length: 2\r\n\r\nHi".utf8 {
        client.say([byte])
      }
      #expect(client.receiveAll()?.contains("Location: /rooms/a/1\r\n") == true)
    }
  }

  @Test func `a client that has ended what it sends is answered`() throws {
    try withServer { port in
      let client = try TestClient(port)
      client.say("GET / HTTP/1.1\r\nHost: a\r\n\r\nGET /rooms HTTP/1.1\r\nHost: a\r\n\r\n")
      client.finishSending()
      let answers = try #require(client.receiveAll())
      #expect(answers.matches(of: /200 OK/).count == 2)
    }
  }

  @Test func `a request that ends early is a bad one`() throws {
    try withServer { port in
      let client = try TestClient(port)
      client.say("POST /rooms/a HTTP/1.1\r\nHost: a\r\nContent-Length: 3\r\n\r\nHi")
      client.finishSending()
      #expect(client.receiveAll()?.hasPrefix("HTTP/1.1 400 Bad Request\r\n") == true)
    }
  }

  @Test func `a client that keeps its content back is asked for it`() throws {
    try withServer { port in
      let client = try TestClient(port)
      client.say(
        "POST /rooms/a HTTP/1.1\r\nHost: a\r\nContent-Length: 2\r\nExpect: 100-continue\r\n\r\n")
      #expect(client.receive(upTo: "\r\n\r\n") == "HTTP/1.1 100 Continue\r\n\r\n")
      client.say("Hi")
      #expect(client.receive(upTo: "\r\n\r\n").hasPrefix("HTTP/1.1 201 Created\r\n"))
    }
  }

  @Test(arguments: ["GET /roo", "GET / HTTP/1.1\r\nHost: a\r\n", "\r\n"])
  func `a request that does not arrive in time is given up`(part: String) throws {
    var limits = Limits()
    limits.exchange = .milliseconds(50)
    try withServer(limits) { port in
      let answer = try answer(port, part)
      #expect(answer?.hasPrefix("HTTP/1.1 408 Request Timeout\r\n") == true)
    }
  }

  @Test func `a connection that lies idle is closed without a word`() throws {
    var limits = Limits()
    limits.exchange = .milliseconds(50)
    limits.idle = .milliseconds(50)
    try withServer(limits) { port in
      #expect(try answer(port, "") == "")
      let answer = try answer(port, "GET / HTTP/1.1\r\nHost: a\r\n\r\n")
      #expect(answer?.hasSuffix("Rooms: /rooms\n") == true)
    }
  }

  @Test func `a client that does not read is dropped, and others are served meanwhile`() throws {
    var limits = Limits()
    limits.exchange = .milliseconds(500)
    try withServer(limits) { port in
      let text = String(repeating: "x", count: 4_096)
      let other = try TestClient(port)
      for _ in 0..<100 {
        other.say("POST /rooms/a HTTP/1.1\r\nHost: a\r\nContent-Length: 4096\r\n\r\n" + text)
        _ = other.receive(upTo: "Created\n")
      }
      let deaf = try TestClient(port)
      // Forty kilobytes that ask for half a gigabyte.
      deaf.say(
        String(repeating: "GET /rooms/a?last=100 HTTP/1.1\r\nHost: a\r\n\r\n", count: 1_000))
      for _ in 0..<10 {
        other.say("GET / HTTP/1.1\r\nHost: a\r\n\r\n")
        #expect(other.receive(upTo: "/rooms\n").hasPrefix("HTTP/1.1 200 OK\r\n"))
      }
      Thread.sleep(forTimeInterval: 2)
      let received = deaf.receiveAll() ?? deaf.received
      #expect(received.matches(of: /200 OK/).count < 1_000)
    }
  }

  @Test func `clients that break off do no harm`() throws {
    try withServer { port in
      for _ in 0..<50 {
        let client = try TestClient(port)
        client.say(String(repeating: "GET /rooms HTTP/1.1\r\nHost: a\r\n\r\n", count: 200))
        client.reset()
      }
      #expect(try answer(port, "GET / HTTP/1.0\r\n\r\n")?.hasPrefix("HTTP/1.1 200 OK\r\n") == true)
    }
  }

  @Test func `who still sends when refused gets to read why`() throws {
    try withServer { port in
      let text = String(repeating: "x", count: 1_000_000)
      let answer = try answer(
        port, "POST /rooms/a HTTP/1.1\r\nHost: a\r\nContent-Length: 1000000\r\n\r\n" + text)
      #expect(answer?.hasPrefix("HTTP/1.1 413 Content Too Large\r\n") == true)
    }
  }

  @Test func `more clients than there may be wait for their turn`() throws {
    var limits = Limits()
    limits.connections = 1
    try withServer(limits) { port in
      let first = try TestClient(port)
      first.say("GET / HTTP/1.1\r\nHost: a\r\n\r\n")
      #expect(first.receive(upTo: "/rooms\n").hasPrefix("HTTP/1.1 200 OK\r\n"))
      let second = try TestClient(port)
      second.say("GET /rooms/a/1 HTTP/1.0\r\n\r\n")
      // The second asks before the first writes, and is answered after that: when the first has gone.
      first.say(
        "POST /rooms/a HTTP/1.1\r\nHost: a\r\nContent-Length: 2\r\nConnection: close\r\n\r\nHi")
      first.finishSending()
      #expect(first.receiveAll()?.hasPrefix("HTTP/1.1 201 Created\r\n") == true)
      #expect(second.receiveAll()?.hasSuffix("\r\n\r\nHi") == true)
    }
  }

  @Test func `junk is answered with a refusal, or with a request's answer, and never crashes`()
    throws
  {
    var random = SeededGenerator()
    let seed = random.seed
    let valid = Array(
      """
      POST /rooms/a%2Fb HTTP/1.1\r\nHost: a\r\nContent-Length: 2\r\nConnection: close\r\n\r\nHi
      """.utf8)
    try withServer { port in
      for _ in 0..<200 {
        var bytes = valid
        if Bool.random(using: &random) {
          for _ in 0..<Int.random(in: 1...8, using: &random) {
            bytes[Int.random(in: 0..<bytes.count, using: &random)] = .random(
              in: 0...255, using: &random)
          }
        } else {
          bytes = (0..<Int.random(in: 0...300, using: &random)).map { _ in
            .random(in: 0...255, using: &random)
          }
        }
        let client = try TestClient(port)
        client.say(bytes)
        client.finishSending()
        let answer = try #require(client.receiveAll(), "seed \(seed)")
        #expect(answer.isEmpty || answer.hasPrefix("HTTP/1.1 "), "seed \(seed)")
      }
      #expect(try answer(port, "GET / HTTP/1.0\r\n\r\n")?.hasPrefix("HTTP/1.1 200 OK\r\n") == true)
    }
  }

  @Test func `a port that is taken is an error`() throws {
    try withServer { port in
      #expect(throws: SystemError.self) { try Server(port: port) }
      #expect(throws: SystemError.self) { try Server(address: "nowhere", port: 0) }
    }
  }

  @Test func `a server that is stopped returns`() async throws {
    let server = try Server(port: 0)
    await withCheckedContinuation { continuation in
      Thread.detachNewThread {
        try? server.run { _ in Response(.notFound) }
        continuation.resume()
      }
      server.stop()
    }
    #expect(server.port > 0)
  }
}
