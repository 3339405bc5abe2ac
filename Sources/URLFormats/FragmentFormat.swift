/// Matches the fragment.
///
/// Pass a string, or a conversion such as `.string`, which captures the fragment.
///
/// ```swift
/// path("terms") </> fragment("privacy")  // URLFormat<Void>: /terms#privacy
/// path("docs") </> fragment(.string)     // URLFormat<String>: /docs#:string
/// ```
///
/// The fragment is decoded when it's read, and encoded when it's printed (RFC 3986 §3.5). Text is
/// compared with `==`, which uses canonical equivalence. To compare bytes, write
/// `fragment(Exactly("café"))`.
///
/// `/docs#` has an empty fragment, and `/docs` doesn't have one. A fragment that isn't valid UTF-8,
/// such as `#%FF`, counts as missing, as in Foundation. A format that doesn't mention the fragment
/// ignores it.
public func fragment<P: URLParameter>(_ parameter: P) -> URLFormat<P.Value> {
  argument(nil, parameter.urlConversion, template: "#\(parameter.urlTemplate)")
}

/// Matches an optional fragment, and captures nil if it's missing.
///
/// ```swift
/// let docs = path("docs") </> fragment(opt: .string)  // URLFormat<String?>: /docs(#:string)
/// docs.print("setup")?.render()  // "/docs#setup"
/// docs.print(nil)?.render()      // "/docs"
/// ```
///
/// If there's a fragment, but it can't be converted, the format doesn't match.
public func fragment<P: URLParameter>(opt parameter: P) -> URLFormat<P._OptionalValue> {
  optionalArgument(nil, opt(parameter.urlConversion), template: "#\(parameter.urlTemplate)")
}

/// Matches arguments in the fragment, as OAuth sends them.
///
/// ```swift
/// let callback = path("callback") </> fragment(query("code", .string) </> query("state", .string))
/// // URLFormat<(String, String)>: /callback#code=:string&state=:string
/// callback.match(URL(string: "/callback#state=s&code=a%26b")!)!  // ("a&b", "s")
/// callback.print(("a&b", "s"))?.render()                         // "/callback#code=a%26b&state=s"
/// ```
///
/// They're read as `fragmentArguments()` reads them. A format of anything but arguments stops the
/// program.
public func fragment<F: FormatType>(
  _ arguments: F, file: StaticString = #fileID, line: UInt = #line
) -> URLFormat<F.Value> where F.Input == URLParts {
  let (grammar, shape) = (arguments.parser.grammar, arguments.parser.shape)
  guard grammar.pieces.allSatisfy({ $0.texts.isEmpty && !$0.template.hasAddress }) else {
    fatalError("a fragment has only arguments", file: file, line: line)
  }
  let inFragment = grammar.map {
    $0.within(texts: [], template: { $0.inFragment }, others: { $0.outOfFragment }) {
      $0.isInFragment = true
    }
  }
  return URLFormat(parser: Parser(inFragment, shape))
}

extension URLTemplate {
  fileprivate var inFragment: URLTemplate {
    guard !argumentNames.isEmpty || !query.isEmpty else { return self }
    let text = query.first.map { $0.hasPrefix("(") ? "(#\($0.dropFirst())" : "#\($0)" }
    return URLTemplate(
      fragment: text ?? "", argumentNames: [nil], namesInFragment: argumentNames,
      isRequired: isRequired, options: options)
  }

  /// The template as seen from within the fragment, where only the arguments there count.
  fileprivate var outOfFragment: URLTemplate { URLTemplate(argumentNames: namesInFragment) }
}
