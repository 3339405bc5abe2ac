/// What a client may ask of the server.
package struct Limits: Sendable {
  /// The most bytes of a request line (RFC 9112 §3 wants 8,000 at least).
  var requestLine = 8_000
  /// The most bytes of a head.
  var head = 16_384
  /// The most bytes of content.
  var body = 4_096
  /// The most connections at a time; others wait.
  var connections = 200
  /// How long a request may take to arrive, and an answer to be taken.
  var exchange = Duration.seconds(10)
  /// How long a connection may lie idle between requests.
  var idle = Duration.seconds(5)
  /// How long a client is listened to after the last answer, so that it gets to read it.
  var farewell = Duration.seconds(1)

  package init() {}
}

/// Takes requests out of the bytes of a connection, however these are cut up (RFC 9112 §2.2).
struct RequestReader {
  let limits: Limits
  private var bytes: [UInt8] = []
  /// How many of the bytes have been searched for the end of a line.
  private var searched = 0
  /// The lines of the head so far, and how many bytes they took.
  private var lines: [String] = []
  private var headCount = 0
  /// The request whose content is on its way, and how much there is of that.
  private var pending: (request: Request, bodyLength: Int)?

  init(_ limits: Limits) {
    self.limits = limits
  }

  /// Whether nothing of a next request has come.
  var isEmpty: Bool { bytes.isEmpty && headCount == 0 && pending == nil }

  /// Whether the client waits to be asked for the content; true once for a request.
  mutating func takesContinue() -> Bool {
    guard pending?.request.expectsContinue == true, bytes.isEmpty else { return false }
    pending?.request.expectsContinue = false
    return true
  }

  mutating func append(_ more: some Sequence<UInt8>) {
    bytes.append(contentsOf: more)
  }

  /// The next request; nil until all of it has come.
  mutating func next() throws(Refusal) -> Request? {
    if pending == nil { pending = try nextHead() }
    guard var request = pending?.request, let length = pending?.bodyLength, bytes.count >= length
    else { return nil }
    request.body = Array(bytes.prefix(length))
    bytes.removeFirst(length)
    pending = nil
    return request
  }

  private mutating func nextHead() throws(Refusal) -> (Request, bodyLength: Int)? {
    var start = 0
    defer { bytes.removeFirst(start) }
    while let newline = bytes[searched...].firstIndex(of: UInt8(ascii: "\n")) {
      let line = bytes[start..<newline]
      start = newline + 1
      searched = start
      guard line.last == UInt8(ascii: "\r") else {
        throw Refusal(.badRequest, "A line ends in a carriage return and a line feed.")
      }
      try checkSizes(ofLine: line.count + 1)
      headCount += line.count + 1
      if line.count > 1 {
        lines.append(String(decoding: line.dropLast(), as: UTF8.self))
      } else if !lines.isEmpty {
        searched = 0
        return try finishHead()
      }
    }
    searched = bytes.count - start
    try checkSizes(ofLine: searched)
    return nil
  }

  private mutating func finishHead() throws(Refusal) -> (Request, bodyLength: Int) {
    defer { (lines, headCount) = ([], 0) }
    let (request, length) = try Request.parse(head: lines)
    guard length <= limits.body else {
      throw Refusal(.contentTooLarge, "The content may have \(limits.body) bytes at most.")
    }
    return (request, length)
  }

  private func checkSizes(ofLine count: Int) throws(Refusal) {
    guard !lines.isEmpty || count <= limits.requestLine else {
      throw Refusal(.targetTooLong, "A request line has \(limits.requestLine) bytes at most.")
    }
    guard headCount + count <= limits.head else {
      throw Refusal(.headTooLarge, "A head has \(limits.head) bytes at most.")
    }
  }
}
