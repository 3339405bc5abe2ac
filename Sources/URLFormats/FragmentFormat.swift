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
  argument(.fragment, parameter.urlConversion, placeholder: parameter.urlTemplate)
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
/// They're taken apart as by `countedFragment()` and `fragmentArguments()`. A format with a scheme,
/// a host, or a fragment stops the program.
///
/// A fragment that has a path is a URL within the URL: its format must match all of it, and a
/// conversion outside that refuses a value doesn't make the format try another way inside. Several
/// of them in one row must print the same fragment. Explanations show the fragment as a whole.
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
  let parts = grammar.pieces.compactMap(\.part)
  let isPart = parts.contains {
    $0.isAddress || $0.isInFragment || $0.place == .fragment || $0.place == .slash
  }
  if isPart { fatalError("a fragment has only a path and arguments", file: file, line: line) }
  if hasPath ?? grammar.pieces.contains(where: { !$0.texts.isEmpty }) {
    let rows = grammar.rows.map { fragment($0, shape) }
    return URLFormat(parser: rows.count == 1 ? rows[0] : .table(rows))
  }
  return URLFormat(parser: Parser(grammar.reading(.inFragment), shape))
}

/// Returns a parser of the fragment as a URL within the URL, which a row reads.
private func fragment<A>(_ row: Grammar<URLParts>, _ shape: Shape<A>) -> Parser<URLParts, A> {
  let program = Program(row)
  // Literals are looked up in the case in which they're read.
  let ignoringCase = Program(row.reading(.ignoringCase))
  let ways = row.ways.map { $0.compactMap(\.part) }
  let canBeMissing = ways.contains { way in
    way.allSatisfy { part in
      part.place == .path ? part.texts.allSatisfy { $0 == .gap } : part.presence != .once
    }
  }
  let part = _URLPart(
    place: .fragment, placeholder: URLTemplate(row).render().orRoot,
    presence: canBeMissing ? .atMostOnce : .once, rows: ways)
  return URLFormat<A>(
    part,
    consume: { parts in
      let program = parts.options.contains(.ignoringCase) ? ignoringCase : program
      return program.values(of: parts.fragmentParts).map(shape.top)
    },
    print: { value, parts in
      var output = URLParts.empty
      output.options = parts.options
      let writing = program.written(value, as: shape, to: output)
      return writing.map { parts.write(fragment: $0.output) } ?? false
    }
  ).parser
}
