/// Matches the fragment.
///
/// It is text, or a parameter.
///
/// ```swift
/// path("terms") <?> fragment("privacy")  // URLFormat<Void>: /terms#privacy
/// path("docs") <?> fragment(.string)     // URLFormat<String>: /docs#:string
/// ```
///
/// It is decoded when it is read, and encoded when it is written (RFC 3986 §3.5). Text is compared with
/// `==`, by canonical equivalence; `fragment(Exactly("café"))` compares bytes.
///
/// An empty fragment, as in `/docs#`, is one, and `/docs` has none. One that does not decode to UTF-8,
/// such as `#%FF`, counts as none. A format without this matches whatever the fragment is.
public func fragment<P: URLParameter>(_ parameter: P) -> URLFormat<P.Value> {
  URLFormat(
    parser: argument(
      nil, parameter.urlConversion, template: "#\(parameter.urlTemplate)", withoutValue: nil))
}

/// Matches the fragment, which may be missing, and captures nil if it is.
///
/// ```swift
/// let docs = path("docs") <?> fragment(opt: .string)  // URLFormat<String?>: /docs(#:string)
/// docs.print("setup")?.render()  // "/docs#setup"
/// docs.print(nil)?.render()      // "/docs"
/// ```
///
/// A fragment that is there but cannot be converted does not match.
public func fragment<P: URLParameter>(opt parameter: P) -> URLFormat<P.OptionalValue> {
  URLFormat(
    parser: optionalArgument(
      nil, parameter.urlOptionalConversion, template: "#\(parameter.urlTemplate)",
      withoutValue: nil))
}
