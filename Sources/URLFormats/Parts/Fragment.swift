/// Matches the fragment.
///
/// Pass a string, or a conversion such as `.string`, which captures the fragment.
///
/// ```swift
/// path("terms") </> fragment("privacy")  // URLFormat<Void>: /terms#privacy
/// path("docs") </> fragment(.string)     // URLFormat<String>: /docs#:string
/// ```
///
/// The fragment is decoded when it's matched, and encoded when it's printed (RFC 3986 §3.5). Text
/// is compared with `==`, which uses canonical equivalence. To compare bytes, write
/// `fragment(Exactly("café"))`.
///
/// `/docs#` has an empty fragment, and `/docs` doesn't have one. A fragment that isn't valid UTF-8,
/// such as `#%FF`, counts as missing, as in Foundation. A format that doesn't mention the fragment
/// ignores it.
public func fragment<P: URLParameter>(_ parameter: P) -> URLFormat<P.Value> {
  if (parameter as? any EmptyPath)?.isEmptyPath == true, let format = root as? URLFormat<P.Value> {
    return fragment(format)
  }
  return URLFormat(parameter) { FragmentPart(text: .required($0)) }
}

/// A parameter that can be the root of another style of patterns.
package protocol EmptyPath {
  /// Whether it matches a path without elements.
  var isEmptyPath: Bool { get }
}

/// Matches the fragment with this text.
@_documentation(visibility: internal)  // One of several overloads.
public func fragment(_ text: String) -> URLFormat<Void> {
  URLFormat(text) { FragmentPart(text: .required($0)) }
}

/// Matches an optional fragment, and captures nil if it's missing.
///
/// ```swift
/// let docs = path("docs") </> fragment(opt: .string)
/// // URLFormat<String?>: /docs#(:string)
/// docs.print("setup")?.render()  // "/docs#setup"
/// docs.print(nil)?.render()      // "/docs"
/// ```
///
/// If there's a fragment, but it can't be converted, the format doesn't match.
public func fragment<P: URLParameter>(opt parameter: P) -> URLFormat<P._OptionalValue> {
  URLFormat(opt(parameter.urlConversion), placeholder: parameter.urlTemplate) {
    FragmentPart(text: .optional($0))
  }
}

/// The fragment as a text.
struct FragmentPart: URLPart, NameablePart {
  var text: ConvertedText

  /// No fragment.
  static let missing = Missing(part: Self.self, component: .fragment) { parts, _ in
    parts.options.contains(.malformedAsMissing) || parts.fragment == nil
  }

  var functions: Functions {
    text.functions {
      $0.fragment.map { .some($0) }
    } write: {
      $0.write(fragment: $1)
    }
  }

  var component: Component { .fragment }
  var presence: Presence { text.presence }
  var absence: Missing? { Self.missing }
  var texts: PartTexts? { text.texts }

  func template(_ presence: Presence) -> URLTemplate {
    // Escaped, so that the text doesn't look like arguments or a path.
    let shown = text.texts.shown { $0.escapedForTemplate(special: "*?&=", first: ":/") }
    return URLTemplate(query: [presence.shown(shown)]).inFragment
  }

  func write(_: Presence, to uri: inout URITemplateWriter) throws(NotInRFC6570) {
    try uri.append(fragment: text.texts)
  }

  func found(in input: URLParts, of _: URLParts) -> Found { .text(input.fragment.map { "#" + $0 }) }

  func textsInPlace(in input: URLParts, of _: URLParts) -> [String] {
    input.fragment.map { [$0] } ?? []
  }

  func list(in link: inout ListedLink) {
    guard presence == .once else { return }
    link.addFragment(
      pattern {
        String(encodedFragment(of: $0).dropFirst())
      } writeEmpty: {
        $0.write(fragment: "")
      })
  }
}

extension URLParts {
  /// A text that ends in the encoded fragment, if there is one.
  var textWithFragment: String { reader?.text ?? writtenFragment?.text ?? "" }

  /// Writes the fragment, or returns false if there's another one.
  fileprivate mutating func write(fragment: String) -> Bool {
    let text = encodedFragment(of: fragment)
    if writtenFragment == nil { writtenFragment = .encoded(text) }
    return writtenFragment?.text == text
  }
}
