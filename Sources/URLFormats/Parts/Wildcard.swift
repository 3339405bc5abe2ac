/// Matches one or more elements, as few as the rest of the format allows, and prints `*`.
///
/// ```swift
/// let users = path("v1") </> any </> path("users")
/// // URLFormat<Void>: /v1/*/users
/// users.match(URL(string: "/v1/a/b/users")!) != nil  // true
/// users.match(URL(string: "/v1/users")!) != nil      // false
/// ```
@_disfavoredOverload  // If RoutePatterns is imported, too, its constant comes first.
public let any = element(.any(printing: "*"), placeholder: "*") </> wildcard("")

/// Matches zero or more elements, as few as the rest of the format allows, and prints nothing.
///
/// ```swift
/// let terms = anything </> path("terms")
/// terms.match(URL(string: "/legal/en/terms")!) != nil  // true
/// terms.print(())?.render()                            // "/terms"
/// let news = path("news") </> path("latest") </> anything
/// news.match(URL(string: "/news/latest/2026")!) != nil  // true
/// ```
@_disfavoredOverload  // If RoutePatterns is imported, too, its constant comes first.
public let anything = wildcard("(*)")

/// Skips elements up to where the formats after it match.
private func wildcard(_ template: String) -> URLFormat<Void> {
  let part = WildcardPart(placeholder: template)
  return URLFormat(
    parser: .skipping(template: URLTemplate(part), role: _URLRole(part)) { $0.skipElement() })
}

/// Any number of elements that are skipped.
struct WildcardPart: PathPart {
  /// What's shown, if it's shown.
  let placeholder: String
  var isInFragment = false

  var functions: Functions { ({ _, _ in true }, { _, _ in true }) }

  var texts: PartTexts? { PartTexts(pattern: .anyTexts, placeholder: placeholder) }

  func template(_: Presence) -> URLTemplate {
    URLTemplate(path: placeholder.isEmpty ? [] : [placeholder])
  }

  func write(_: Presence, to _: inout URITemplateWriter) throws(NotInRFC6570) {
    throw "is a wildcard"
  }
}

extension URLParts {
  mutating func skipElement() -> Bool {
    guard !isAtEnd else { return false }
    position += 1
    return true
  }
}
