import TestSupport
import Testing

@testable import ServerExample

@Suite struct RequestTests {
  @Test(arguments: [
    "GET /rooms HTTP/1.1", "HEAD / HTTP/1.1", "OPTIONS * HTTP/1.1", "OPTIONS /rooms HTTP/1.1",
    "GET http://example.org HTTP/1.1", "GET HTTPS://example.org:80/rooms?last=5 HTTP/1.1",
    "GET http://[::1]:80?x HTTP/1.1", "GET //rooms HTTP/1.1", "GET /a%2Fb?c=d?/ HTTP/1.1",
    "GET / HTTP/1.2", "GET /%zz HTTP/1.1",
  ])
  func `a request line has a method, a target and a version`(line: String) throws {
    let (request, bodyLength) = try Request.parse(head: [line, "Host: example.org"])
    #expect("\(request.method.rawValue) \(request.target)" == line.dropLast(" HTTP/1.1".count))
    #expect(request.keepsAlive)
    #expect(bodyLength == 0)
  }

  @Test(arguments: [
    ("GET /rooms", 400), ("GET", 400), ("GET /", 400), ("GET / HTTP/1.1 ", 400),
    ("GET  / HTTP/1.1", 400), (" GET / HTTP/1.1", 400), ("GET\t/\tHTTP/1.1", 400),
    ("GET / http/1.1", 400), ("GET / HTTP/11", 400), ("GET / HTTP/1.10", 400),
    ("GET / HTTP/2.0", 505), ("GET / HTTP/0.9", 505), ("BREW / HTTP/1.1", 501),
    ("get / HTTP/1.1", 501), ("CONNECT example.org:80 HTTP/1.1", 501), ("G@T / HTTP/1.1", 400),
    ("GET rooms HTTP/1.1", 400), ("GET * HTTP/1.1", 400), ("GET ** HTTP/1.1", 400),
    ("OPTIONS *? HTTP/1.1", 400), ("GET /rooms#top HTTP/1.1", 400), ("GET /röoms HTTP/1.1", 400),
    ("GET /\u{0} HTTP/1.1", 400), ("GET /\u{7f} HTTP/1.1", 400),
    ("GET http:///rooms HTTP/1.1", 400),
    ("GET ftp://example.org/ HTTP/1.1", 400), ("GET http:rooms HTTP/1.1", 400),
    ("GET http://user@example.org/ HTTP/1.1", 400), ("GET http://example.org#a HTTP/1.1", 400),
  ])
  func `any other request line is refused`(line: String, status: Int) {
    #expect(refusal(line, "Host: example.org") == status)
  }

  @Test(
    arguments: [
      ([], 400), (["Host: a", "Host: a"], 400), (["Host: a b"], 400), (["Host: a/b"], 400),
      (["Host: a@\u{301}b"], 400), (["Host: ü"], 400),
      (["Host: a, b"], 400), (["Host : a"], 400), (["Host"], 400), ([" Host: a"], 400),
      ([": a"], 400), (["Host: a", "\tb"], 400), (["Host: a", "X: a\rb"], 400),
      (["Host: a", "X: \u{0}"], 400), (["Host: a", "X Y: a"], 400),
      (["Host: a", "Content-Length: -1"], 400), (["Host: a", "Content-Length: +1"], 400),
      (["Host: a", "Content-Length:"], 400), (["Host: a", "Content-Length: 1, 1"], 400),
      (["Host: a", "Content-Length: 1", "content-length: 1"], 400),
      (["Host: a", "Content-Length: 0x1"], 400), (["Host: a", "Content-Length: ١"], 400),
      (["Host: a", "Content-Length: 1", "Transfer-Encoding: chunked"], 400),
      (["Host: a", "Transfer-Encoding: chunked"], 411), (["Host: a", "Expect: tea"], 417),
    ] as [([String], Int)])
  func `a head that may be taken for two things is refused`(fields: [String], status: Int) {
    #expect(refusal("POST /rooms/swift HTTP/1.1", fields) == status)
  }

  @Test func `fields are found in any case, and without the blanks around them`() throws {
    let (request, bodyLength) = try Request.parse(head: [
      "POST /rooms/swift HTTP/1.1", "HOST:a", "cOnTeNt-LeNgTh: \t 12 \t", "X:", "Y: ü\tz",
      "Connection: keep-alive ,\tCLOSE", "Expect: 100-Continue",
    ])
    #expect(bodyLength == 12)
    #expect(!request.keepsAlive)
    #expect(request.expectsContinue)
  }

  @Test(.timeLimit(.minutes(2)))
  func `no number of combining marks in a head keeps the server busy`() throws {
    #expect(refusal("GET / HTTP/1.0\(combiningMarks)", "Host: a") == 400)
    #expect(refusal("GET / HTTP/1.1", "Host: a", "Expect: 100-continue\(combiningMarks)") == 417)
    let (request, _) = try Request.parse(head: [
      "GET / HTTP/1.1", "Host: a", "Connection: close\(combiningMarks)",
    ])
    #expect(request.keepsAlive)
  }

  @Test func `HTTP 1.0 needs no host, and closes the connection`() throws {
    let (request, _) = try Request.parse(head: [
      "GET / HTTP/1.0", "Connection: keep-alive", "Expect: 100-continue",
    ])
    #expect(!request.keepsAlive)
    #expect(!request.expectsContinue)
  }

  @Test func `a length that no number holds is too long`() throws {
    let digits = String(repeating: "9", count: 100)
    let (_, bodyLength) = try Request.parse(head: [
      "POST / HTTP/1.1", "Host: a", "Content-Length: \(digits)",
    ])
    #expect(bodyLength == .max)
  }

  @Test(
    arguments: [
      ("/rooms?last=5", "5"), ("http://host/rooms?last=5", "5"), ("/rooms??last=5", nil),
      ("/rooms?a=?&last=5", "5"), ("/rooms?", nil), ("/rooms", nil), ("/last=5", nil),
    ] as [(String, String?)])
  func `the query follows the first question mark`(target: String, last: String?) throws {
    let (request, _) = try Request.parse(head: ["GET \(target) HTTP/1.1", "Host: a"])
    #expect(request.query["last"] == last)
  }

  private func refusal(_ line: String, _ fields: String...) -> Int? { refusal(line, fields) }

  private func refusal(_ line: String, _ fields: [String]) -> Int? {
    do throws(Refusal) {
      _ = try Request.parse(head: [line] + fields)
      return nil
    } catch {
      return error.status.rawValue
    }
  }
}
