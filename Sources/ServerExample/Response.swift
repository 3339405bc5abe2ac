/// The status of an answer (RFC 9110 §15).
enum Status: Int {
  case ok = 200
  case created = 201
  case noContent = 204
  case badRequest = 400
  case notFound = 404
  case methodNotAllowed = 405
  case requestTimeout = 408
  case lengthRequired = 411
  case contentTooLarge = 413
  case targetTooLong = 414
  case expectationFailed = 417
  case headTooLarge = 431
  case notImplemented = 501
  case versionNotSupported = 505

  /// The phrase that goes with the number.
  var reason: String {
    switch self {
    case .ok: "OK"
    case .created: "Created"
    case .noContent: "No Content"
    case .badRequest: "Bad Request"
    case .notFound: "Not Found"
    case .methodNotAllowed: "Method Not Allowed"
    case .requestTimeout: "Request Timeout"
    case .lengthRequired: "Length Required"
    case .contentTooLarge: "Content Too Large"
    case .targetTooLong: "URI Too Long"
    case .expectationFailed: "Expectation Failed"
    case .headTooLarge: "Request Header Fields Too Large"
    case .notImplemented: "Not Implemented"
    case .versionNotSupported: "HTTP Version Not Supported"
    }
  }
}

/// An answer to a request.
package struct Response {
  let status: Status
  var fields: [(name: String, value: String)] = []
  var text: String

  /// An answer with a text, or else with the status in words.
  init(_ status: Status, fields: [(name: String, value: String)] = [], text: String? = nil) {
    self.status = status
    self.fields = fields
    self.text = text ?? "\(status.rawValue) \(status.reason)\n"
  }

  /// The answer as it is sent (RFC 9112 §2.1).
  ///
  /// - Parameters:
  ///   - includesContent: Whether the text follows. In the answer to `HEAD` it does not, but its
  ///     length is told all the same (RFC 9110 §8.6).
  ///   - closes: Whether the connection is closed after it (RFC 9112 §9.6).
  func bytes(includesContent: Bool = true, closes: Bool) -> [UInt8] {
    var all: [(name: String, value: String)] = [("Date", httpDate())]
    if status != .noContent {
      all += [
        ("Content-Type", "text/plain; charset=utf-8"), ("X-Content-Type-Options", "nosniff"),
        ("Content-Length", "\(text.utf8.count)"),
      ]
    }
    if closes { all.append(("Connection", "close")) }
    var head = "HTTP/1.1 \(status.rawValue) \(status.reason)\r\n"
    for (name, value) in all + fields { head += "\(name): \(value)\r\n" }
    head += "\r\n"
    return Array(head.utf8) + (includesContent && status != .noContent ? Array(text.utf8) : [])
  }
}
