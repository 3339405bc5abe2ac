/// Matches the port, which must be in the URL.
///
/// Pass a number, or a conversion such as `.int`, which captures the port. Servers that people run
/// themselves have any host and any port:
///
/// ```swift
/// let local =
///   scheme("http") </> host("localhost") </> port(8080) </> path("hello")
/// local.print(())?.render()  // "http://localhost:8080/hello"
/// local.match(URL(string: "http://localhost/hello")!) != nil  // false
///
/// let team = scheme("https") </> host(.string) </> port(.int)
///   </> path("team") </> path(.string)
/// // URLFormat<(String, Int, String)>: https://:string::int/team/:string
/// team.match(URL(string: "https://chat.example:8065/team/a")!)!
/// // ("chat.example", 8065, "a")
/// team.url(for: ("chat.example", 8065, "a"))
/// // https://chat.example:8065/team/a
/// ```
///
/// A conversion gets the number without zeros before it. A port is printed only if it's below
/// 65,536, and after a host. After `address("app://")`, write it behind the element that's in the
/// place of the host.
///
/// A format without it ignores the port.
public func port<P: URLParameter>(_ parameter: P) -> URLFormat<P.Value> {
  URLFormat(parameter) { PortPart(text: .converted($0)) }
}

/// Matches the port with this number.
@_documentation(visibility: internal)  // One of several overloads.
public func port(_ number: UInt16) -> URLFormat<Void> {
  URLFormat(PortPart(text: .literal("\(number)")))
}

/// Captures the port, or nil if the URL has none.
///
/// ```swift
/// let server = host(.string) </> port(opt: .int)
/// // URLFormat<(String, Int?)>: //:string(::int)
/// server.match(URL(string: "//chat.example")!)!  // ("chat.example", nil)
/// server.url(for: ("chat.example", 8065))        // //chat.example:8065
/// ```
///
/// A port that can't be converted isn't missing: the format doesn't match.
public func port<P: URLParameter>(opt parameter: P) -> URLFormat<P._OptionalValue> {
  port(parameter).optional()
}

/// The port.
struct PortPart: PartOfAddress, NameablePart {
  var text: RequiredText

  var functions: Functions {
    switch text {
    case .literal(let text):
      ({ parts, _ in parts.portNumber == text }, { _, parts in parts.write(portNumber: text) })
    case .converted(let conversion):
      conversion.functions {
        $0.portNumber
      } write: {
        $0.write(portNumber: $1)
      }
    }
  }

  var absence: Missing? {
    Missing(part: Self.self, component: component) { parts, _ in parts.portText == nil }
  }

  var texts: PartTexts? { text.texts }

  func template(_: Presence) -> URLTemplate { URLTemplate(port: ":" + text.texts.shown()) }

  func write(_: Presence, to uri: inout URITemplateWriter) throws(NotInRFC6570) {
    let port = try uri.text(of: text.texts) { $0 }
    uri.join(URLTemplate(port: ":" + port))
  }

  func found(in _: URLParts, of whole: URLParts) -> Found { .named("port", whole.portText) }

  func list(in _: inout ListedLink) {}
}

extension URLParts {
  /// The port as a number, without zeros before it.
  fileprivate var portNumber: String? { port.map { "\($0)" } }

  fileprivate mutating func write(portNumber text: String) -> Bool {
    guard let number = UInt16(text), "\(number)" == text else { return false }
    return write(port: number)
  }

  /// Writes the port, if there's a host before it.
  mutating func write(port: UInt16) -> Bool { writtenHost != nil && put(port, in: &writtenPort) }
}
