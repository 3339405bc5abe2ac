/// Matches the scheme.
///
/// Pass a string, which is compared case-insensitively (RFC 3986 §3.1), or a conversion such as
/// `.string`, which captures the scheme.
///
/// ```swift
/// scheme("https")  // URLFormat<Void>: https:
/// ```
///
/// A text that isn't a scheme, such as `https://`, stops the program. With `https`, `http`, `wss`,
/// `ws`, or `ftp`, a URL is printed only if it has a host, because a browser opens `https:/cart` as
/// `https://cart`.
public func scheme<P: URLParameter>(
  _ parameter: P, file: StaticString = #fileID, line: UInt = #line
) -> URLFormat<P.Value> {
  format(of: parameter) { scheme($0, file: file, line: line) }
    ?? URLFormat(.scheme, parameter.urlConversion, placeholder: parameter.urlTemplate)
}

/// Matches the host.
///
/// Pass a string, which is compared case-insensitively (RFC 3986 §3.2.2), or a conversion such as
/// `.string`, which captures the host.
///
/// ```swift
/// host("me.com") </> path("hello")  // URLFormat<Void>: //me.com/hello
/// host(.string) </> path("hello")   // URLFormat<String>: //:string/hello
/// ```
///
/// A conversion gets an IPv6 address with its brackets, as in the URL, and can't print one without
/// them.
///
/// The user and the port in a URL are ignored, and aren't part of a host: `host("localhost:8080")`
/// stops the program. To match, capture, and print a port, add ``port(_:)``. A host that no URL
/// has, such as `*.me.com`, stops it, too. For `bücher.example`, write `xn--bcher-kva.example`, as
/// URLs do.
public func host<P: URLParameter>(
  _ parameter: P, file: StaticString = #fileID, line: UInt = #line
) -> URLFormat<P.Value> {
  format(of: parameter) { host($0, file: file, line: line) }
    ?? URLFormat(.host, parameter.urlConversion, placeholder: parameter.urlTemplate)
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
  requireHost(label + domain, file, line)
  let suffix = ".\(domain)"
  let subdomain = PartialIso<String, String> { host in
    host.asciiLowercased.rest(without: suffix, atEnd: true, ignoringCase: true)
  } unapply: { text in
    isUnwritable(text) || text.asciiLowercased != text ? nil : text + suffix
  }
  return URLFormat(
    .host, subdomain.map(parameter.urlConversion), placeholder: parameter.urlTemplate + suffix)
}

// MARK: - Texts

// Texts have functions of their own, here and in other files. Because these aren't generic, the
// compiler knows at once that they capture nothing.

/// Matches the scheme with this text.
@_documentation(visibility: internal)  // One of several overloads.
public func scheme(
  _ text: String, file: StaticString = #fileID, line: UInt = #line
) -> URLFormat<Void> {
  requireScheme(text, file, line)
  return URLFormat(_URLRole(place: .scheme, content: .literal(text)))
}

/// Matches the host with this text.
@_documentation(visibility: internal)  // One of several overloads.
public func host(
  _ text: String, file: StaticString = #fileID, line: UInt = #line
) -> URLFormat<Void> {
  requireHost(text, file, line)
  return URLFormat(_URLRole(place: .host, content: .literal(text)))
}

/// Stops the program if a text isn't a scheme.
package func requireScheme(_ text: String, _ file: StaticString, _ line: UInt) {
  if let reason = reasonAgainstScheme(text) { fatalError(reason, file: file, line: line) }
}

/// Returns why a text isn't a scheme, or nil if it's one.
func reasonAgainstScheme(_ text: String) -> String? {
  if isURIScheme(text) { return nil }
  let scalars = text.unicodeScalars
  let isLetter = { (scalar: Unicode.Scalar) in scalar.isASCII && scalar.properties.isAlphabetic }
  // RFC 3986 §3.1.
  let reason =
    if let other = scalars.first(where: {
      !isLetter($0) && !("0"..."9").contains($0) && !"+-.".unicodeScalars.contains($0)
    }) {
      other == ":" || other == "/"
        ? "write only its name" : "no scheme contains \(String(other).debugDescription)"
    } else {
      "a scheme begins with a letter"
    }
  return "\"\(text)\" is not a scheme: \(reason)"
}

/// Stops the program if a text can't be a host.
func requireHost(_ text: String, _ file: StaticString, _ line: UInt) {
  if let reason = reasonAgainstHost(text) { fatalError(reason, file: file, line: line) }
}
