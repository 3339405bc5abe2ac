/// Matches any of several starts of URLs, and prints the first.
///
/// Use it for one table of universal links and of links with a custom scheme:
///
/// ```swift
/// let lines =
///   address("https://me.com", "https://www.me.com", "transit://")
///   </> path("lines") </> path(.int)
/// lines.match(URL(string: "https://www.me.com/lines/7")!)  // 7
/// lines.match(URL(string: "transit://lines/7")!)  // 7
/// lines.url(for: 7)  // https://me.com/lines/7
/// ```
///
/// - `https://me.com` is a scheme and a host. They're compared as ``scheme(_:file:line:)`` and
///   ``host(_:file:line:)`` compare a text.
/// - `http://localhost:8080` also has a port. Without one, the port in a URL is ignored.
/// - `transit://` is a scheme whose URLs have the first element of the path in place of a host.
/// - `things:///` is a scheme whose URLs have an empty host, as in `things:///add`. With both in
///   one table, write it before `things://`, which also matches such URLs.
/// - `file://` is the exception: its URLs have an empty host or none, as in `file:///tmp/a`, which
///   is printed, and `file:/tmp/a` (RFC 8089 §2).
/// - `bitcoin:` is a scheme whose URLs have neither a host nor a slash before the path, such as
///   `bitcoin:abc`.
/// - `com.example.app:/` is a scheme whose URLs have one slash and no host, as apps register them
///   for a sign-in (RFC 8252 §7.1). `com.example.app:callback` and `com.example.app:///callback`
///   don't match.
/// - `/` stands for relative URLs, such as the target of a redirect. They have neither a scheme nor
///   a host.
///
/// ```swift
/// let pages = address("https://me.com", "/") </> path("hello")
/// pages.match(URL(string: "/hello")!) != nil            // true
/// pages.match(URL(string: "//evil.com/hello")!) != nil  // false
/// ```
///
/// A text that isn't one of these, such as `me.com`, stops the program.
///
/// Write the address once, in front of a table. In each row, `transit://` would make the table try
/// the rows one by one.
public func address(
  _ first: String, _ others: String..., file: StaticString = #fileID, line: UInt = #line
) -> URLFormat<Void> {
  address([first] + others, file, line)
}

/// Returns whether all URLs with this scheme have a host.
package func isWebScheme(_ scheme: String) -> Bool {
  ["https", "http"].contains(scheme.asciiLowercased)
}

/// Returns whether a path after this scheme alone starts with a slash, as in `file:/a`, but not in
/// `mailto:a`.
///
/// It does after the special schemes of the URL Standard, which browsers read as if there were a
/// slash.
func startsWithSlash(after scheme: String) -> Bool {
  needsHost(scheme) || scheme.asciiLowercased == "file"
}

/// A start of URLs.
package struct Address: Hashable, Sendable {
  let text: String
  var scheme: String?
  /// The host, which is empty in `things:///` and `file://`.
  private(set) var host: String?
  private var port: UInt16?
  /// Whether URLs have a slash and no host.
  private var hasOneSlash = false
  /// Whether URLs have an empty host or none (RFC 8089 §2).
  private var isFile = false

  /// Whether URLs have the first element of the path in place of a host.
  private(set) var hostIsElement = false

  init?(_ text: String) {
    self.text = text
    if text == "/" { return }
    let mark = text.firstRange(of: "://") ?? text.firstRange(of: ":")
    guard let mark else { return nil }
    let (name, authority) = (String(text[..<mark.lowerBound]), String(text[mark.upperBound...]))
    hasOneSlash = text == "\(name):/"
    let isAlone = text == "\(name):" || hasOneSlash
    isFile = text.asciiLowercased == "file://"
    hostIsElement = text.hasSuffix("://") && !isFile
    if isFile || text == "\(name):///" { host = "" }
    let lacksHost = hostIsElement ? isWebScheme(name) : (isAlone || host == "") && needsHost(name)
    guard isURIScheme(name), !lacksHost else { return nil }
    scheme = name
    if isAlone || hostIsElement || host == "" { return }
    guard text[mark] == "://" else { return nil }
    let colon = isIPLiteral(authority) ? nil : authority.lastIndex(of: ":")
    let end = colon ?? authority.endIndex
    host = String(authority[..<end])
    port = colon.flatMap { UInt16(authority[authority.index(after: $0)...]) }
    // A port is written as it is printed: without a sign, or zeros before it.
    guard colon == nil || port.map({ authority.hasSuffix(":\($0)") }) == true, host != "",
      host?.contains("/") != true
    else { return nil }
  }

  var template: URLTemplate {
    if host == "" { return URLTemplate(scheme: scheme, host: "") }
    return URLTemplate(address: text == "/" ? "" : text)
  }

  /// The template in the form of RFC 6570, in which a host can't contain a variable.
  func uriTemplate() throws(NotInRFC6570) -> URLTemplate {
    guard let scheme, let host, !host.isEmpty else { return template }
    let address = "\(scheme)://\(try encodedHost(host))"
    return URLTemplate(address: address + (port.map { ":\($0)" } ?? ""))
  }

  /// Matches the start of a URL.
  func read(_ parts: inout URLParts) -> Bool {
    guard let scheme else { return parts.scheme == nil && parts.host == nil }
    guard parts.has(scheme: scheme) else { return false }
    if isFile { return parts.host?.isEmpty ?? true }
    if hostIsElement { return parts.readHostAsElement() }
    guard let host else { return parts.host == nil && (!hasOneSlash || parts.startsWithSlash) }
    return parts.has(host: host) && (port == nil || parts.port == port)
  }

  func write(_ parts: inout URLParts) -> Bool {
    guard let scheme else { return true }
    guard parts.write(scheme: scheme) else { return false }
    if hostIsElement { return parts.writeHostAsElement() }
    if hasOneSlash { parts.writtenSlashes.insert(.start) }
    guard let host else { return true }
    return parts.write(host: host) && port.map { parts.write(port: $0) } != false
  }
}

/// Returns a format for several starts of URLs, or stops the program if a text isn't one.
package func address(_ texts: [String], _ file: StaticString, _ line: UInt) -> URLFormat<Void> {
  let addresses = texts.map { text in
    guard let address = Address(text) else {
      fatalError(reasonAgainstAddress(text), file: file, line: line)
    }
    if let host = address.host { requireHost(host, file, line) }
    return address
  }
  return URLFormat(AddressPart(addresses: addresses))
}

/// Returns why a text isn't an address, and what to write instead.
func reasonAgainstAddress(_ text: String) -> String {
  let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
  if parts.count == 2, let reason = reasonAgainstScheme(String(parts[0])) { return reason }
  let rest = parts.last ?? ""
  let path = rest.hasPrefix("//") ? rest.dropFirst(2).drop { $0 != "/" } : rest
  if path.hasPrefix("/"), path != "/" {
    return """
      "\(text)" is not an address, because it has a path: write base: "\(path.dropFirst())" in a \
      router, or join it with </>
      """
  }
  let hint =
    path == "/" && rest.count > 3
    ? "without the last slash"
    : "like https://me.com, transit://, things:///, com.me.app:/, bitcoin:, or /"
  return "\"\(text)\" is not an address: write it \(hint)"
}

extension _URLRole {
  /// Whether the piece is missing only where the whole address is.
  package var isMissingWithAddress: Bool { part.absence == AddressPart.missing }
}

/// Any of several starts of URLs.
struct AddressPart: PartOfAddress {
  let addresses: [Address]

  /// Neither a scheme nor a host nor a port.
  static let missing = Missing(part: Self.self, component: .address) { parts, _ in !parts.hasAddress
  }

  var functions: Functions {
    (
      { [addresses] parts, _ in
        // A scheme alone also matches the hosts that others name, which come before it.
        addresses.contains { !$0.hostIsElement && $0.read(&parts) }
          || addresses.contains { $0.hostIsElement && $0.read(&parts) }
      },
      { [addresses] _, parts in addresses[0].write(&parts) }
    )
  }

  var absence: Missing? { Self.missing }
  var texts: PartTexts? { nil }
  var patternOfPath: TextPattern? { addresses.contains { $0.hostIsElement } ? .changed : nil }

  func template(_: Presence) -> URLTemplate { addresses[0].template }

  func write(_: Presence, to uri: inout URITemplateWriter) throws(NotInRFC6570) {
    uri.hostIsElement = addresses[0].hostIsElement
    uri.join(try addresses[0].uriTemplate())
  }

  func found(in _: URLParts, of whole: URLParts) -> Found {
    let address = whole.address
    if address.isEmpty { return .named("scheme", nil) }
    return .other(
      address.hasSuffix("//") ? address + "/" : address,
      than: addresses.map { $0.scheme == nil ? "a relative URL" : $0.text })
  }

  func list(in link: inout ListedLink) {
    if addresses.contains(where: { $0.host?.isEmpty == false }) { link.hasHost = true }
    if !addresses.contains(where: { $0.scheme.map(isWebScheme) ?? true }) { link.isWeb = false }
  }
}
