import Foundation
import URLPatterns

extension RandomTable {
  /// What the URLs of a table begin with.
  enum Start {
    /// `https://h`, where a user and a port can be, too.
    case web
    /// `x:///`.
    case emptyHost
    /// `x://`, with the first element in the place of the host, where a port can be, too.
    case app
  }

  /// How often a user or a port is in the URLs of a route that captures it.
  enum Presence { case required, optional }

  /// What comes between `//` and the path, taken apart in the simplest possible way.
  struct Authority {
    var user: String?
    var host: String?
    var port: String?

    init(user: String?, port: Int?) { (self.user, self.port) = (user, port.map { "\($0)" }) }

    init(_ url: URL) {
      let text = url.absoluteString.dropFirst(url.scheme.map { $0.count + 1 } ?? 0)
      guard text.hasPrefix("//") else { return }
      var rest = text.dropFirst(2).prefix { !"/?#".contains($0) }
      if let at = rest.lastIndex(of: "@") {
        user = Self.decoded(rest[..<at])
        rest = rest[at...].dropFirst()
      }
      if let colon = rest.lastIndex(of: ":"), !rest[colon...].contains("]") {
        port = rest[colon...].count > 1 ? String(rest[colon...].dropFirst()) : nil
        rest = rest[..<colon]
      }
      let name = Self.decoded(rest)
      // A name that would decode to an address stays encoded.
      host = isIPLiteral(name) && !rest.hasPrefix("[") ? String(rest) : name
    }

    private static func decoded(_ text: Substring) -> String {
      text.removingPercentEncoding ?? String(text)
    }

    /// Returns the element in the place of the host, if there is one.
    func element(before path: [String]) -> [String] {
      let port = path.isEmpty || host != "" || user != nil ? nil : port.map { ":" + $0 }
      let element = (user.map { $0 + "@" } ?? "") + (host ?? "") + (port ?? "")
      return ["", ".", ".."].contains(element) ? [] : [element]
    }
  }

  /// Returns the elements, and what's between `//` and the path, or nil if the URL begins otherwise
  /// than those of the table.
  func read(_ url: URL) -> (elements: [String], authority: Authority)? {
    let authority = Authority(url)
    if start == .app {
      let path = url.countedPathComponents().elements
      return url.has(scheme: "x") ? (authority.element(before: path) + path, authority) : nil
    }
    return url.countedPathComponents(scheme: address.scheme, host: address.host ?? "")
      .map { ($0.elements, authority) }
  }

  /// Returns the URL with these parts, or nil if there's none.
  func url(
    _ elements: [String], _ authority: Authority, _ arguments: Arguments
  ) -> URL? {
    let port = authority.port.flatMap { Int($0) }
    if start == .app, let first = elements.first {
      let (user, host) = first.splitAtLast("@")
      guard !host.isEmpty, isHostAsRead(host) else { return nil }
      let whole = URL(
        scheme: "x", user: user, host: isIPLiteral(host) ? host : "h", port: port,
        path: Counted(elements.dropFirst()), query: arguments.query, fragment: .N0,
        fragmentArguments: arguments.fragment)
      guard let whole, !isIPLiteral(host) else { return whole }
      let (start, end) = whole.absoluteString.splitAtFirst(user == nil ? "//h" : "@h")
      let authority = (user == nil ? "//" : "@") + host.encoded(except: "!$&'()*+,;=")
      return URL(string: start + authority + end)
    }
    return URL(
      scheme: address.scheme, user: authority.user, host: address.host ?? "", port: port,
      path: Counted(elements), query: arguments.query, fragment: .N0,
      fragmentArguments: arguments.fragment,
      endsWithSlash: start == .emptyHost && elements.isEmpty)
  }
}

extension String {
  fileprivate func splitAtLast(_ separator: Unicode.Scalar) -> (String?, String) {
    guard let at = unicodeScalars.lastIndex(of: separator) else { return (nil, self) }
    return (String(unicodeScalars[..<at]), String(unicodeScalars[at...].dropFirst()))
  }

  fileprivate func splitAtFirst(_ text: String) -> (String, String) {
    let range = range(of: text)!
    return (String(self[..<range.lowerBound]), String(self[range.upperBound...]))
  }

  fileprivate func encoded(except others: String) -> String {
    utf8.map { byte in
      let scalar = Unicode.Scalar(byte)
      let isKept =
        scalar.isASCII && scalar.properties.isAlphabetic
        || "0123456789-._~".unicodeScalars.contains(scalar)
        || others.unicodeScalars.contains(scalar)
      return isKept
        ? String(scalar) : "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
    }.joined()
  }
}
