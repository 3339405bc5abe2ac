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
  return URLFormat(.fragment, parameter.urlConversion, placeholder: parameter.urlTemplate)
}

/// A parameter that can be the root of another style of patterns.
package protocol EmptyPath {
  /// Whether it matches a path without elements.
  var isEmptyPath: Bool { get }
}

/// Matches the fragment with this text.
@_documentation(visibility: internal)  // One of several overloads.
public func fragment(_ text: String) -> URLFormat<Void> {
  URLFormat(.fragment, text.urlConversion, placeholder: text)
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
  optionalArgument(.fragment, opt(parameter.urlConversion), placeholder: parameter.urlTemplate)
}

/// Matches arguments in the fragment, as OAuth sends them, or a path with arguments.
///
/// ```swift
/// let callback = path("callback")
///   </> fragment(query("code", .string) </> query("state", .string))
/// // URLFormat<(String, String)>: /callback#code=:string&state=:string
/// callback.match(URL(string: "/callback#state=s&code=a%26b")!)!
/// // ("a&b", "s")
/// callback.print(("a&b", "s"))?.render()  // "/callback#code=a%26b&state=s"
///
/// let room = fragment(
///   path("room") </> path(.string) </> query(flag: "active"))
/// // URLFormat<(String, Bool)>: #/room/:string?(active)
/// room.print(("a/b", true))?.render()  // "/#/room/a%2Fb?active"
/// ```
///
/// They're taken apart as by `countedFragment()` and `fragmentArguments()`. No other path can
/// follow: that stops the program, and so does a format with anything but a path and arguments,
/// such as a host, another fragment, or a slash at the end.
///
/// A fragment with ``root`` and arguments has a path without elements:
///
/// ```swift
/// let tab = fragment(root </> query("tab", .string))
/// tab.print("a")?.render()  // "/#/?tab=a"
/// ```
public func fragment<F: FormatType>(
  _ format: F, file: StaticString = #fileID, line: UInt = #line
) -> URLFormat<F.Value> where F.Input == URLParts {
  fragment(format, hasPath: nil, file, line)
}

/// Matches a fragment that has a path or, if that's nil, may have one.
package func fragment<F: FormatType>(
  _ format: F, hasPath: Bool?, _ file: StaticString, _ line: UInt
) -> URLFormat<F.Value> where F.Input == URLParts {
  let (grammar, shape) = (format.parser.grammar, format.parser.shape)
  let pieces = grammar.pieces
  if !pieces.compactMap(\.role).allSatisfy(\.canBeInFragment) {
    fatalError("a fragment has only a path and arguments", file: file, line: line)
  }
  // An argument reads no element. The root, and a parser of the user's, have no role.
  let hasPath = hasPath ?? pieces.contains { $0.role == nil || !$0.patterns.isEmpty }
  let inFragment = grammar.map { piece in
    guard var role = piece.role else { return piece }
    role.isInFragment = true
    return piece.with(role)
  }
  return URLFormat(
    parser: Parser(
      hasPath ? .sequence(startOfFragment.parser.grammar, inFragment) : inFragment, shape))
}

/// Goes on with the path in the fragment, which a URL without a `#` has, too: one without elements.
private let startOfFragment = URLFormat<Void>(
  _URLRole(
    place: .startOfFragment, content: .nothing, presence: .atMostOnce, isInFragment: true))

extension Grammar<URLParts> {
  /// Stops the program if a row has a path after one in the fragment, which could never match.
  ///
  /// It's called at each join, and only a join, which makes a sequence, can put one there.
  package func requireOnePathInFragment() {
    if case .sequence = self, endsInFragment(after: false) == nil {
      fatalError(
        "\(URLTemplate(self)): the path goes on in the fragment: write that last, and only once")
    }
  }

  /// Returns whether the path has gone on in the fragment after this grammar, or nil if another
  /// path comes after that.
  private func endsInFragment(after isBefore: Bool) -> Bool? {
    switch self {
    case .piece(let piece):
      guard let role = piece.role, role.patternOfPath != nil else { return isBefore }
      if role.place == .startOfFragment { return isBefore ? nil : true }
      return isBefore && !role.isInFragment ? nil : isBefore
    case .converted(let grammar, _): return grammar.endsInFragment(after: isBefore)
    case .sequence(let parts):
      return parts.reduce(isBefore) { before, part in
        before.flatMap { part.endsInFragment(after: $0) }
      }
    case .choice(let alternatives), .table(let alternatives):
      let all = alternatives.map { $0.endsInFragment(after: isBefore) }
      return all.contains(nil) ? nil : all.contains(true)
    }
  }
}
