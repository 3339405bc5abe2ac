import Foundation
import URLPatterns

extension FuzzTarget {
  /// Writes a URL, with bytes for a port, a scheme, a host, a user, a fragment, elements, and
  /// arguments.
  static let writing = FuzzTarget(name: "writing") { input in
    let flags = input.byte()
    // Twice what a port can be.
    let port = flags & 1 == 0 ? nil : Int(input.byte()) << 9 | Int(input.byte())
    let scheme = input.optionalText()
    let wholeHost = input.optionalText()
    let onlyUser = flags & 16 == 0 ? nil : input.optionalText()
    let fragment = input.optionalText()
    // A number of elements that a fuzzer wouldn't find by itself.
    let elements = input.texts(atMost: Int(flags >> 5)).flatMap {
      flags & 2 == 0 ? [$0] : Array(repeating: $0, count: 1 + 250 * Int(flags >> 2 & 3))
    }
    guard let path = Counted(exactly: elements) else {
      return try expect(elements.count > 4_000, "a list can have \(elements.count) elements")
    }
    var arguments: [(name: String, value: String?)] = []
    while !input.isAtEnd { arguments.append((input.text(), input.optionalText())) }
    let query = QueryArguments(arguments)

    let url = URL(
      scheme: scheme, user: onlyUser, host: wholeHost, port: port, path: path, query: query,
      fragment: fragment)
    let components = URLComponents(
      scheme: scheme, user: onlyUser, host: wholeHost, port: port, path: path, query: query,
      fragment: fragment)
    let (user, host) = onlyUser.map { ($0, wholeHost) } ?? userAndHost(wholeHost, after: scheme)
    let isUnwritable = elements.contains { ["", ".", ".."].contains($0) } || elements.count > 1_001
    try checkPath(path, isUnwritable: isUnwritable)
    // Before a port, after a user, or without a scheme, there's no empty host.
    let isNoEmptyHost = host == "" && (port != nil || user != nil || scheme == nil)
    let isNoPort = host != nil && port.map { $0 > 65_535 } == true
    // No URL has a host outside ASCII, or one with a delimiter or a wildcard.
    let isNoHost = host.map { host in
      !isIPLiteral(host) && host.utf8.contains { $0 >= 0x80 || ":/?#[]@*".utf8.contains($0) }
        || user != nil && onlyUser == nil && !isHostAsRead(host)
    }
    if isUnwritable || isNoEmptyHost || isNoHost ?? (user != nil) || isNoPort
      || scheme.map({ !isPlainScheme($0.utf8) }) == true
    {
      return try expect(url == nil && components == nil, "the result is nil if it can't be written")
    }
    guard let components, let text = components.string else {
      return try expect(false, "the result isn't nil if it can be written")
    }
    try expectEqual(url?.absoluteString ?? "", text, "URL and URLComponents agree")
    try expect(isSpelled(text, with: ":/?#[]@!$&'()*+,;="), "\(text) is valid in a URL")
    let written = arguments.filter { !$0.name.isEmpty || $0.value != nil }
      .map { [$0.name.bytes, $0.value?.bytes] }
    for url in [components.url, url].compactMap({ $0 }) {
      try expectEqual(
        url.countedPathComponents().elements.map(\.bytes), elements.map(\.bytes),
        "the path of \(url)")
      for read in [url.queryArguments(), url.queryArguments().readingPlusAsSpace()] {
        try expectEqual(
          read.map { [$0.name.bytes, $0.value?.bytes] }, written, "the arguments of \(url)")
      }
      if let scheme, let host {
        try expect(url.has(scheme: scheme, host: host), "\(url) has the host \(host)")
      }
    }
    // Foundation finds each component where it was written.
    let isRelativeRoot = scheme == nil && host == nil && path.isEmpty
    var encoded = isRelativeRoot ? "/" : try path.percentEncodedPath()
    if host == nil, scheme?.lowercased() == "mailto" {
      for (delimiter, escape) in ["&": "%26", ";": "%3B", "=": "%3D"] {
        encoded = encoded.replacing(delimiter, with: escape)
      }
    }
    try expectEqual(components.percentEncodedPath, encoded, "the encoded path")
    try expectEqual(
      components.percentEncodedQuery, query.isEmpty ? nil : query.percentEncodedQuery,
      "the encoded query")
    try expectEqual(components.scheme, scheme, "the scheme of \(text)")
    try checkHost(components, host, text)
    try checkUser(components, user, text)
    try expectEqual(components.port, host == nil ? nil : port, "the port of \(text)")
    if let fragment, !fragment.hasByteOrderMark {
      try expectEqual(components.fragment?.bytes, fragment.bytes, "the fragment of \(text)")
    }
  }

  /// Returns the user and the host in a host that may contain both, after a scheme of one's own.
  private static func userAndHost(
    _ host: String?, after scheme: String?
  ) -> (user: String?, host: String?) {
    let known = ["https", "http", "wss", "ws", "ftp", "file"]
    guard let scheme, !known.contains(scheme.lowercased()), let host, !isIPLiteral(host),
      let at = host.utf8.lastIndex(of: UInt8(ascii: "@"))
    else { return (nil, host) }
    return (
      String(decoding: host.utf8[..<at], as: UTF8.self),
      String(decoding: host.utf8[at...].dropFirst(), as: UTF8.self)
    )
  }

  private static func checkUser(_ components: URLComponents, _ user: String?, _ text: String) throws
  {
    try expectEqual(components.url?.userInformation()?.bytes, user?.bytes, "the user of \(text)")
    // Foundation has a password apart.
    let found = [components.percentEncodedUser, components.percentEncodedPassword]
      .compactMap { $0 }.joined(separator: ":")
    try expect(
      found.removingPercentEncoding?.bytes == (user ?? "").bytes,
      "the user of \(text) is \(user ?? "nil"), but Foundation finds \(found)")
  }

  private static func checkPath(_ path: Counted<String>, isUnwritable: Bool) throws {
    do {
      let written = try path.percentEncodedPath()
      try expect(!isUnwritable, "\(path) can't be written")
      try expectEqual(
        Counted(path: written).elements.map(\.bytes), path.elements.map(\.bytes),
        "what was written reads as it was, \(written)")
    } catch let error as UnwritablePath {
      try expect(isUnwritable, "\(path) can be written: \(error)")
      if case .element(let element, let index) = error {
        try expectEqual(path[index], element, "the error names the element")
      }
    }
  }

  private static func checkHost(_ components: URLComponents, _ host: String?, _ text: String) throws
  {
    guard let host, !host.hasByteOrderMark else { return }
    // `host` would decode Punycode, or be nil if nothing follows `xn--`. An address always has
    // brackets, even if it was passed without them.
    let found = components.encodedHost?.removingPercentEncoding ?? ""
    try expect(
      found.bytes == host.bytes || found.bytes == "[\(host)]".bytes
        || found.bytes == host.dropFirst().dropLast().description.bytes,
      "the host of \(text) is \(host), but Foundation finds \(found)")
  }
}

extension String {
  /// Returns whether Foundation can drop a byte order mark when it decodes this.
  fileprivate var hasByteOrderMark: Bool { unicodeScalars.contains("\u{FEFF}") }
}
