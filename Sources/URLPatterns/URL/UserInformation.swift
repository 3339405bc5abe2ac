// User information is what the authority has before its last `@` (RFC 3986 §3.2.1). A password is
// part of it.

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

extension URL {
  /// Returns the decoded user information before the host, or nil if there's none.
  ///
  /// ```swift
  /// let url = URL(string: "ssh://git@me.com:22/app")!
  /// switch (url.userInformation(), url.countedPathComponents(host: "me.com")) {
  /// case ("git", .N1(let repository)): print(repository)
  /// default: print("another link")
  /// }
  /// // app
  /// URL(scheme: "ssh", user: "git", host: "me.com", path: .N1("app"))
  /// // ssh://git@me.com/app
  /// ```
  ///
  /// Unlike in Foundation's `user(percentEncoded:)`, a password is part of the text, as in
  /// `jo:secret`. If the text can't be decoded, it stays encoded.
  public func userInformation() -> String? {
    absoluteString.withUTF8Span { URIReference($0).decodedUser(in: $0) }
  }
}

extension URIReference {
  /// Returns the user information in the authority, or nil if there's none.
  func user(in bytes: Span<UInt8>) -> Range<Int>? {
    guard let start = authority?.lowerBound, let host = host(in: bytes), host.lowerBound > start
    else { return nil }
    return start..<host.lowerBound - 1
  }

  func decodedUser(in bytes: Span<UInt8>) -> String? {
    user(in: bytes).map { String(percentEncoded: bytes.extracting($0)) }
  }

  /// Returns the element in the place of the host, or nil if there's no authority.
  ///
  /// It's the decoded authority without its port. Behind an empty host, the port stays if a path
  /// follows, so that `transit://:80/lines` isn't a link to `lines`.
  func elementInPlaceOfHost(in bytes: Span<UInt8>) -> String? {
    guard let authority, let host = host(in: bytes) else { return nil }
    let name = URLPatterns.decodedHost(bytes.extracting(host))
    // Nearly always, there's no user.
    if host.lowerBound == authority.lowerBound, !name.isEmpty || authority.count < 2 { return name }
    if let user = decodedUser(in: bytes) { return "\(user)@\(name)" }
    let isAlone = Counted.reading(bytes, from: pathStart).isEmpty
    return isAlone ? name : String(bytes.extracting(authority))
  }
}

/// Returns the user and the host in an element in the place of the host, or nil if no URL has them
/// there in exactly this form.
package func splitUser(from element: String) -> (user: String?, host: String)? {
  if element.isShortName { return (nil, element) }
  let utf8 = element.utf8
  guard let at = utf8.lastIndex(of: UInt8(ascii: "@")) else {
    return isHostAsRead(element) ? (nil, element) : nil
  }
  let host = String(Substring(utf8[utf8.index(after: at)...]))
  guard !host.isEmpty, isHostAsRead(host) else { return nil }
  return (String(Substring(utf8[..<at])), host)
}

extension URIWriter {
  /// Appends user information and its `@`.
  mutating func append(user: String) {
    append(user, unencoded: .user)
    append(UInt8(ascii: "@"))
  }
}
