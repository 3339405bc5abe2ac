/// Matches the scheme.
///
/// Pass a string, which is compared case-insensitively (RFC 3986 §3.1), or a conversion such as
/// `.string`, which captures the scheme.
///
/// ```swift
/// scheme("https")  // URLFormat<Void>: https:
/// ```
///
/// Any host matches unless the format names one. Where the host is the first element, as in
/// `zoommtg://zoom.us/join`, write ``address(_:_:file:line:)`` instead.
///
/// A text that isn't a scheme, such as `https://`, stops the program. With `https`, `http`, `wss`,
/// `ws`, or `ftp`, a URL is printed only if it has a host, because a browser opens `https:/cart` as
/// `https://cart`.
public func scheme<P: URLParameter>(
  _ parameter: P, file: StaticString = #fileID, line: UInt = #line
) -> URLFormat<P.Value> {
  format(of: parameter) { scheme($0, file: file, line: line) }
    ?? URLFormat(parameter) { SchemePart(text: .converted($0)) }
}

// Texts have functions of their own, here and in other files. Because these aren't generic, the
// compiler knows at once that they capture nothing.

/// Matches the scheme with this text.
@_documentation(visibility: internal)  // One of several overloads.
public func scheme(
  _ text: String, file: StaticString = #fileID, line: UInt = #line
) -> URLFormat<Void> {
  requireScheme(text, file, line)
  return URLFormat(SchemePart(text: .literal(text)))
}

/// The scheme.
struct SchemePart: PartOfAddress, NameablePart {
  var text: RequiredText

  var functions: Functions {
    switch text {
    case .literal(let text):
      ({ parts, _ in parts.has(scheme: text) }, { _, parts in parts.write(scheme: text) })
    case .converted(let conversion):
      conversion.functions {
        $0.scheme
      } write: {
        isURIScheme($1) && $0.write(scheme: $1)
      }
    }
  }

  var absence: Missing? { AddressPart.missing }
  var texts: PartTexts? { text.texts }

  func template(_: Presence) -> URLTemplate { URLTemplate(scheme: text.texts.shown()) }

  func write(_: Presence, to uri: inout URITemplateWriter) throws(NotInRFC6570) {
    // A scheme can contain `+`, which isn't encoded.
    let scheme = try uri.text(of: text.texts, operator: "+") { $0 }
    uri.join(URLTemplate(scheme: scheme))
  }

  func found(in _: URLParts, of whole: URLParts) -> Found { .named("scheme", whole.scheme) }

  func list(in link: inout ListedLink) {
    link.hasScheme = true
    if texts?.pattern.onlyText.map(isWebScheme) == false { link.isWeb = false }
  }
}

extension URLParts {
  package func has(scheme: String) -> Bool {
    if let reader { return reader.hasScheme(scheme) }
    return writtenScheme == scheme || writtenScheme?.lowercased() == scheme.lowercased()
  }

  mutating func write(scheme: String) -> Bool { put(scheme, in: &writtenScheme) }
}

/// Stops the program if a text isn't a scheme.
package func requireScheme(_ text: String, _ file: StaticString, _ line: UInt) {
  if let reason = reasonAgainstScheme(text) { fatalError(reason, file: file, line: line) }
}
