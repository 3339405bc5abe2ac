import URLPatterns

/// The methods that this server knows (RFC 9110 §9.3, RFC 5789).
package enum Method: String, CaseIterable, Sendable {
  case get = "GET"
  case head = "HEAD"
  case post = "POST"
  case put = "PUT"
  case patch = "PATCH"
  case delete = "DELETE"
  case options = "OPTIONS"
}

/// A request as it came.
package struct Request: Sendable {
  let method: Method

  /// What it asks for, still percent-encoded: `/rooms/swift?last=5`, `http://host/rooms`, or `*`.
  let target: String

  /// Whether another request may follow on the connection.
  let keepsAlive: Bool

  /// Whether the client waits for a word before it sends the content (RFC 9110 §10.1.1).
  var expectsContinue: Bool

  /// The content.
  var body: [UInt8] = []

  /// The elements of the path.
  var path: Counted<String> { Counted(path: target) }

  /// The arguments of the query.
  var query: QueryArguments {
    QueryArguments(percentEncoded: target.drop { $0 != "?" }.dropFirst())
  }
}

/// Why a request is not answered but refused, and the connection closed.
struct Refusal: Error {
  let status: Status
  let reason: String

  init(_ status: Status, _ reason: String) {
    (self.status, self.reason) = (status, reason)
  }
}

extension Request {
  /// Reads a request's head (RFC 9112 §2.1) from its lines, the request line first.
  ///
  /// - Returns: The request, and how many bytes of content follow.
  static func parse(head lines: [String]) throws(Refusal) -> (Request, bodyLength: Int) {
    let line = lines[0].unicodeScalars.split(separator: " ", omittingEmptySubsequences: false)
      .map { String($0) }
    guard line.count == 3, isToken(line[0]) else {
      throw Refusal(.badRequest, "A request begins like this: GET /rooms HTTP/1.1")
    }
    guard case Regex("HTTP/[0-9]\\.[0-9]") = line[2] else {
      throw Refusal(.badRequest, "The request line does not end in HTTP/1.1.")
    }
    guard line[2].hasPrefix("HTTP/1.") else {
      throw Refusal(.versionNotSupported, "This server speaks HTTP/1.1.")
    }
    let isFirstVersion = line[2] == "HTTP/1.0"
    guard let method = Method(rawValue: line[0]) else {
      throw Refusal(.notImplemented, "This server does not know the method.")
    }
    guard isTarget(line[1], of: method) else {
      throw Refusal(.badRequest, "The target is neither a path nor an http URL.")
    }
    let fields = try Fields(lines.dropFirst())
    guard fields.isValidHost(required: !isFirstVersion) else {
      throw Refusal(.badRequest, "The request has to name its host, once: Host: example.org")
    }
    let expectation = fields["expect"].first?.lowercased()
    // `~=` takes linear time; to compare with `==` takes longer where there are many combining marks.
    guard expectation.map({ "100-continue" ~= $0 }) ?? true else {
      throw Refusal(.expectationFailed, "The only expectation that is met here is 100-continue.")
    }
    let request = Request(
      method: method, target: line[1],
      keepsAlive: !isFirstVersion && !fields.tokens("connection").contains { "close" ~= $0 },
      expectsContinue: !isFirstVersion && expectation != nil)
    return (request, try fields.bodyLength())
  }

  /// Whether a target has one of the forms of RFC 9112 §3.2: `/path?query`, an absolute URL, or, for
  /// `OPTIONS` alone, `*`.
  private static func isTarget(_ target: String, of method: Method) -> Bool {
    switch target {
    case "*": method == .options
    case Regex("/[!-\"$-~]*"), Regex("(?i:https?)://[!-\"$-.0->A-~]+([/?][!-\"$-~]*)?"): true
    default: false
    }
  }
}

/// `token`, RFC 9110 §5.6.2: what names of methods and fields consist of.
func isToken(_ text: String) -> Bool {
  Regex("[!#$%&'*+.^_`|~0-9A-Za-z-]+") ~= text
}
