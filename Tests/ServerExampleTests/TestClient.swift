import Foundation

@testable import ServerExample

/// Runs a server on a thread of its own while `body` does.
func withServer<Result>(
  _ limits: Limits = Limits(), _ body: (_ port: UInt16) throws -> Result
) throws -> Result {
  let server = try Server(port: 0, limits: limits)
  Thread.detachNewThread {
    var board = Board()
    try? server.run { board.respond(to: $0) }
  }
  defer { server.stop() }
  return try body(server.port)
}

/// A client that says whatever it likes.
final class TestClient {
  private let descriptor: Int32
  private(set) var received = ""

  init(_ port: UInt16) throws {
    #if canImport(Glibc)
      descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    #else
      descriptor = socket(AF_INET, SOCK_STREAM, 0)
    #endif
    var name = sockaddr_in()
    name.sin_family = sa_family_t(AF_INET)
    name.sin_port = port.bigEndian
    name.sin_addr.s_addr = UInt32(0x7f00_0001).bigEndian
    let connected = withUnsafePointer(to: &name) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    guard connected == 0 else { throw SystemError("connect") }
    // A server that never answers fails the test and does not hold it up for ever.
    var patience = timeval(tv_sec: 60, tv_usec: 0)
    let size = socklen_t(MemoryLayout<timeval>.size)
    setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &patience, size)
    setsockopt(descriptor, SOL_SOCKET, SO_SNDTIMEO, &patience, size)
    #if canImport(Darwin)
      var on: Int32 = 1
      setsockopt(descriptor, SOL_SOCKET, SO_NOSIGPIPE, &on, 4)
    #endif
  }

  deinit {
    close(descriptor)
  }

  /// Sends all of a text, or as much as the server takes.
  func say(_ text: String) {
    say(Array(text.utf8))
  }

  func say(_ bytes: [UInt8]) {
    #if canImport(Darwin)
      let flags: Int32 = 0
    #else
      let flags = Int32(MSG_NOSIGNAL)
    #endif
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes {
        send(descriptor, $0.baseAddress, $0.count, flags)
      }
      guard count > 0 else { return }
      rest = rest.dropFirst(count)
    }
  }

  /// Ends what it sends, and goes on to listen.
  func finishSending() {
    _ = shutdown(descriptor, Int32(SHUT_WR))
  }

  /// Breaks the connection off, as a program that crashes.
  func reset() {
    var now = linger(l_onoff: 1, l_linger: 0)
    setsockopt(descriptor, SOL_SOCKET, SO_LINGER, &now, socklen_t(MemoryLayout<linger>.size))
  }

  /// What comes up to a text; all that comes where it does not.
  func receive(upTo end: String) -> String {
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while !received.contains(end) {
      let count = recv(descriptor, &buffer, buffer.count, 0)
      guard count > 0 else { break }
      received += String(decoding: buffer[..<count], as: UTF8.self)
    }
    let upper = received.range(of: end)?.upperBound ?? received.endIndex
    defer { received.removeSubrange(..<upper) }
    return String(received[..<upper])
  }

  /// What comes until the server closes the connection; nil if it does not, or breaks it off.
  func receiveAll() -> String? {
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = recv(descriptor, &buffer, buffer.count, 0)
      guard count >= 0 else { return nil }
      guard count > 0 else { return received }
      received += String(decoding: buffer[..<count], as: UTF8.self)
    }
  }
}

/// The answer to one request, on a connection of its own.
func answer(_ port: UInt16, _ request: String) throws -> String? {
  let client = try TestClient(port)
  client.say(request)
  return client.receiveAll()
}
