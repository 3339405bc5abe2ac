import TestSupport
import Testing

@testable import ServerExample

@Suite struct RequestReaderTests {
  @Test func `requests are the same however the bytes are cut up`() throws {
    let bytes = Array(
      """
      \r\nPOST /rooms/swift HTTP/1.1\r\nHost: a\r\nContent-Length: 7\r\n\r\nHi\r\n\r\n!\
      GET /rooms HTTP/1.1\r\nHost: a\r\n\r\n\r\n\r\nGET / HTTP/1.0\r\n\r\n
      """.utf8)
    var random = SeededGenerator()
    for _ in 0..<500 {
      var reader = RequestReader(Limits())
      var targets: [String] = []
      var body: [UInt8] = []
      var rest = bytes[...]
      while !rest.isEmpty {
        let count = Int.random(in: 1...min(rest.count, 40), using: &random)
        reader.append(rest.prefix(count))
        rest = rest.dropFirst(count)
        while let request = try reader.next() {
          targets.append(request.target)
          body += request.body
        }
      }
      #expect(targets == ["/rooms/swift", "/rooms", "/"], "seed \(random.seed)")
      #expect(body == Array("Hi\r\n\r\n!".utf8), "seed \(random.seed)")
      #expect(reader.isEmpty, "seed \(random.seed)")
    }
  }

  @Test func `a request line may be as long as the limit, and no longer`() {
    let room = String(repeating: "x", count: 8_000 - "GET /rooms/ HTTP/1.1\r\n".utf8.count)
    #expect(status("GET /rooms/\(room) HTTP/1.1\r\nHost: a\r\n\r\n") == nil)
    #expect(status("GET /rooms/\(room)x HTTP/1.1\r\nHost: a\r\n\r\n") == 414)
    #expect(status(String(repeating: "x", count: 8_001)) == 414)
  }

  @Test func `a head may be as long as the limit, and no longer`() {
    let head = "GET / HTTP/1.1\r\nHost: a\r\nX: "
    let value = String(repeating: "x", count: 16_384 - head.utf8.count - 4)
    #expect(status(head + value + "\r\n\r\n") == nil)
    #expect(status(head + value + "x\r\n\r\n") == 431)
    #expect(status(head + value + "xxxxx") == 431)
    #expect(status(head + value + "\r\nY: \r\n\r\n") == 431)
    #expect(status(String(repeating: "\r\n", count: 8_193)) == 431)
  }

  @Test func `content may be as long as the limit, and no longer`() {
    let head = "POST /rooms/swift HTTP/1.1\r\nHost: a\r\nContent-Length: "
    let body = String(repeating: "x", count: 4_096)
    #expect(status(head + "4096\r\n\r\n" + body) == nil)
    #expect(status(head + "4097\r\n\r\n") == 413)
    #expect(status(head + "99999999999999999999999\r\n\r\n") == 413)
  }

  @Test(arguments: ["GET / HTTP/1.1\n", "\n", "GET / HTTP/1.1\r\nHost: a\n\r\n"])
  func `a line feed alone ends no line`(text: String) {
    #expect(status(text) == 400)
  }

  @Test func `a client is asked once for content that it keeps back`() throws {
    var reader = RequestReader(Limits())
    let head =
      "POST /rooms/swift HTTP/1.1\r\nHost: a\r\nContent-Length: 2\r\nExpect: 100-continue\r\n"
    reader.append(head.utf8)
    #expect(try reader.next() == nil)
    #expect(reader.takesContinue() == false)
    reader.append("\r\n".utf8)
    #expect(try reader.next() == nil)
    #expect(reader.takesContinue() == true)
    #expect(reader.takesContinue() == false)
    reader.append("Hi".utf8)
    #expect(try reader.next()?.body == Array("Hi".utf8))
  }

  /// The status that a text is refused with; nil if it is a request.
  private func status(_ text: String) -> Int? {
    var reader = RequestReader(Limits())
    reader.append(text.utf8)
    do throws(Refusal) {
      return try reader.next() == nil ? 0 : nil
    } catch {
      return error.status.rawValue
    }
  }
}
