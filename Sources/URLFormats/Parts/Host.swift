/// Matches the host.
///
/// Pass a string, which is compared case-insensitively (RFC 3986 §3.2.2), or a conversion such as
/// `.string`, which captures the host. An empty host is that of `things:///add`.
///
/// ```swift
/// host("me.com") </> path("hello")  // URLFormat<Void>: //me.com/hello
/// host(.string) </> path("hello")   // URLFormat<String>: //:string/hello
/// ```
///
/// A conversion gets an IPv6 address with its brackets, as in the URL, and can't print one without
/// them. It can't print a host that browsers don't open as it's written, either, such as
/// `bücher.example`, which they open as `xn--bcher-kva.example`.
///
/// The user and the port in a URL are ignored, and aren't part of a host: `host("localhost:8080")`
/// stops the program. To match, capture, and print them, add ``user(_:)`` and ``port(_:)``. A host
/// that no URL has, such as `*.me.com`, stops it, too. For `bücher.example`, write
/// `xn--bcher-kva.example`, as URLs do.
public func host<P: URLParameter>(
  _ parameter: P, file: StaticString = #fileID, line: UInt = #line
) -> URLFormat<P.Value> {
  // A fixed text can also be a pattern.
  if case .literal(let text) = parameter.urlConversion.textPattern,
    let fixed = host(text, file: file, line: line) as? URLFormat<P.Value>
  {
    return fixed
  }
  return URLFormat(parameter) { HostPart(text: .converted($0)) }
}

/// Captures the labels before a domain.
///
/// ```swift
/// enum Language: String, CaseIterable { case en, de }
/// let articles =
///   host(subdomain: .rawRepresentable(Language.self), of: "wikipedia.org")
///   </> path("wiki") </> path(.string)
/// articles.match(URL(string: "https://DE.wikipedia.org/wiki/Soup")!)!
/// // (.de, "Soup")
/// articles.url(for: (.en, "Soup"))  // //en.wikipedia.org/wiki/Soup
/// articles.description  // "//:language(en|de).wikipedia.org/wiki/:string"
/// ```
///
/// The conversion gets the host in lowercase (RFC 3986 §6.2.2.1), and can't print a text with
/// uppercase ASCII letters. `.string` captures several labels together, as in `de.m`.
public func host<P: URLParameter>(
  subdomain parameter: P, of domain: String, file: StaticString = #fileID, line: UInt = #line
) -> URLFormat<P.Value> {
  let label = parameter.urlConversion.textPattern.onlyText.map { "\($0)." } ?? ""
  if domain.isEmpty || domain.hasPrefix(".") {
    fatalError("\"\(domain)\" is not a domain: write it like me.com", file: file, line: line)
  }
  requireHost(label + domain, file, line)
  let suffix = ".\(domain)"
  let subdomain = PartialIso<String, String>(
    textPattern: parameter.urlConversion.textPattern.between("", suffix),
    place: (parameter.urlConversion.place ?? PlaceInText()).between("", suffix)
  ) { host in
    host.asciiLowercased.rest(without: suffix, atEnd: true, ignoringCase: true)
  } unapply: { text in
    isUnwritable(text) || text.asciiLowercased != text ? nil : text + suffix
  }
  return URLFormat(
    subdomain.map(parameter.urlConversion), placeholder: parameter.urlTemplate + suffix
  ) {
    HostPart(text: .converted($0))
  }
}

/// Matches the host with this text.
@_documentation(visibility: internal)  // One of several overloads.
public func host(
  _ text: String, file: StaticString = #fileID, line: UInt = #line
) -> URLFormat<Void> {
  requireHost(text, file, line)
  return URLFormat(HostPart(text: .literal(text)))
}

/// The host.
struct HostPart: PartOfAddress, NameablePart {
  var text: RequiredText

  var functions: Functions {
    switch text {
    case .literal(let text):
      ({ parts, _ in parts.has(host: text) }, { _, parts in parts.write(host: text) })
    case .converted(let conversion):
      conversion.functions {
        $0.host
      } write: {
        isHostAsRead($1) && reasonAgainstHost($1) == nil && $0.write(host: $1)
      }
    }
  }

  var absence: Missing? { AddressPart.missing }
  var texts: PartTexts? { text.texts }

  func template(_: Presence) -> URLTemplate { URLTemplate(host: text.texts.shown()) }

  func write(_: Presence, to uri: inout URITemplateWriter) throws(NotInRFC6570) {
    let host = try uri.text(of: text.texts, encoded: encodedHost)
    uri.join(URLTemplate(host: host))
  }

  func found(in _: URLParts, of whole: URLParts) -> Found { .named("host", whole.host) }

  func textsInPlace(in _: URLParts, of whole: URLParts) -> [String] {
    whole.host.map { [$0] } ?? []
  }

  func reasonAgainst(_ values: [Any]) -> String? {
    guard case .converted(let conversion) = text else { return nil }
    var values = values
    return conversion.write(&values).flatMap(reasonAgainstHost)
  }

  func list(in link: inout ListedLink) {
    if texts?.pattern.onlyText != "" { link.hasHost = true }
  }
}

extension URLParts {
  package func has(host: String) -> Bool {
    if hostIsElement { return false }
    return reader?.hasHost(host) ?? writtenHost.map { isHost(host, equalTo: $0) } ?? false
  }

  mutating func write(host: String) -> Bool {
    // The path after an empty host starts with a slash, as in `file:///`.
    if host.isEmpty { writtenSlashes.insert(.start) }
    return put(host, in: &writtenHost)
  }

  /// Makes the host, with the user before it, the next element, unless it's empty, `.`, or `..`,
  /// which no path has.
  ///
  /// - Returns: False if an element of the path has been read before it, which can't be printed.
  mutating func readHostAsElement() -> Bool {
    guard position == 0 else { return hostIsElement }
    let element = reader.map(\.elementInPlaceOfHost) ?? userAndHost
    // The elements get new positions, so that a failure noted for the path alone doesn't count
    // here. The empty text keeps the position from being 0 again where there's no path.
    let start = elements.count + 1
    elements += ["", element ?? ""] + path
    position = start + (element.map(isUnwritable) ?? true ? 1 : 0)
    hostIsElement = true
    return true
  }

  /// Writes an element in the place of the host.
  mutating func write(elementInPlaceOfHost element: String) -> Bool {
    guard let (user, host) = splitUser(from: element) else { return false }
    nextElementIsHost = false
    (writtenUser, writtenHost) = (user, host)
    return true
  }

  /// Makes the next element that's written the host.
  mutating func writeHostAsElement() -> Bool {
    guard writtenUser == nil, writtenHost == nil, elements.isEmpty else { return false }
    writtenHost = ""
    nextElementIsHost = true
    return true
  }
}

/// Stops the program if a text can't be a host.
func requireHost(_ text: String, _ file: StaticString, _ line: UInt) {
  if let reason = reasonAgainstHost(text) { fatalError(reason, file: file, line: line) }
}
