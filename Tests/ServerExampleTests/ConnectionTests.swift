import Testing

@testable import ServerExample

@Suite struct ConnectionTests {
  @Test func `a client that does not read fills no memory`() {
    var connection = Connection(Limits())
    connection.receive(String(repeating: "GET / HTTP/1.1\r\nHost: a\r\n\r\n", count: 100).utf8)
    var answers = 0
    repeat {
      connection.answer { _ in Response(.ok, text: "Hi") }
      let text = String(decoding: connection.output, as: UTF8.self)
      #expect(text.hasPrefix("HTTP/1.1 200 OK\r\n"))
      #expect(text.matches(of: /200 OK/).count == 1)
      connection.sent(connection.output.count)
      answers += 1
    } while !connection.isIdle
    #expect(answers == 100)
  }

  @Test func `nothing is answered after the last answer`() {
    var connection = Connection(Limits())
    connection.receive(
      "GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\nGET / HTTP/1.1\r\nHost: a\r\n\r\n".utf8
    )
    connection.answer { _ in Response(.ok) }
    #expect(connection.isClosing)
    connection.sent(connection.output.count)
    connection.answer { _ in Response(.ok) }
    #expect(connection.output.isEmpty)
  }
}
