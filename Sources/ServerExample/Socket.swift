#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#elseif canImport(Android)
  import Android
#else
  import Glibc
#endif

/// What the system could not do, and why.
package struct SystemError: Error, CustomStringConvertible {
  let call: String
  let code: Int32

  init(_ call: String, code: Int32 = errno) {
    (self.call, self.code) = (call, code)
  }

  package var description: String { "\(call): \(String(cString: strerror(code)))" }
}

/// A TCP socket (IPv4) that never waits, closed with its last reference.
final class Socket: Sendable {
  let descriptor: Int32

  private init(_ descriptor: Int32) {
    self.descriptor = descriptor
  }

  deinit {
    close(descriptor)
  }

  /// A socket that clients can connect to.
  init(listeningAt address: String, port: UInt16) throws(SystemError) {
    #if canImport(Glibc)
      descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    #else
      descriptor = socket(AF_INET, SOCK_STREAM, 0)
    #endif
    guard descriptor >= 0 else { throw SystemError("socket") }
    var name = sockaddr_in()
    name.sin_family = sa_family_t(AF_INET)
    name.sin_port = port.bigEndian
    guard inet_pton(AF_INET, address, &name.sin_addr) == 1 else {
      throw SystemError(address, code: EINVAL)
    }
    try prepare()
    // Another server may have closed this port a moment ago.
    set(SO_REUSEADDR)
    guard withAddress(&name, { bind(descriptor, $0, $1) }) == 0 else { throw SystemError("bind") }
    guard listen(descriptor, SOMAXCONN) == 0 else { throw SystemError("listen") }
  }

  /// The port it is bound to.
  var port: UInt16 {
    var name = sockaddr_in()
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    _ = withAddress(&name) { address, _ in getsockname(descriptor, address, &length) }
    return UInt16(bigEndian: name.sin_port)
  }

  /// The connection to a client that waits; nil if none does.
  func nextClient() throws(SystemError) -> Socket? {
    while true {
      let accepted = accept(descriptor, nil, nil)
      if accepted >= 0 {
        let client = Socket(accepted)
        try client.prepare()
        return client
      }
      switch errno {
      case EINTR, ECONNABORTED: continue
      case EAGAIN: return nil
      default: throw SystemError("accept")
      }
    }
  }

  /// The bytes that have come: none at the end; nil if nothing has come yet.
  func receiveSome() throws(SystemError) -> ArraySlice<UInt8>? {
    var buffer = [UInt8](repeating: 0, count: 16_384)
    let count = recv(descriptor, &buffer, buffer.count, 0)
    if count >= 0 { return buffer[..<count] }
    if errno == EAGAIN || errno == EINTR { return nil }
    throw SystemError("recv")
  }

  /// Sends as many of the bytes as go; returns how many that were.
  func sendSome(_ bytes: ArraySlice<UInt8>) throws(SystemError) -> Int {
    #if canImport(Darwin)
      let flags: Int32 = 0
    #else
      let flags = Int32(MSG_NOSIGNAL)
    #endif
    let count = bytes.withUnsafeBytes { send(descriptor, $0.baseAddress, $0.count, flags) }
    if count >= 0 { return count }
    if errno == EAGAIN || errno == EINTR { return 0 }
    throw SystemError("send")
  }

  /// Tells the client that nothing more will be sent.
  func finishSending() {
    _ = shutdown(descriptor, Int32(SHUT_WR))
  }

  private func prepare() throws(SystemError) {
    guard fcntl(descriptor, F_SETFL, O_NONBLOCK) == 0 else { throw SystemError("fcntl") }
    // Where a client has gone, sending is to fail, not to end the program by a signal. Elsewhere a
    // flag of each call says so.
    #if canImport(Darwin)
      set(SO_NOSIGPIPE)
    #endif
  }

  private func set(_ option: Int32) {
    var on: Int32 = 1
    setsockopt(descriptor, SOL_SOCKET, option, &on, socklen_t(MemoryLayout<Int32>.size))
  }
}

/// Calls `body` with an address as the system's calls take it.
private func withAddress(
  _ name: inout sockaddr_in, _ body: (UnsafeMutablePointer<sockaddr>, socklen_t) -> Int32
) -> Int32 {
  withUnsafeMutablePointer(to: &name) { name in
    name.withMemoryRebound(to: sockaddr.self, capacity: 1) {
      body($0, socklen_t(MemoryLayout<sockaddr_in>.size))
    }
  }
}
