/// Matches the fragment.
///
/// It is text, or a parameter.
///
/// ```swift
/// path("terms") <?> fragment("privacy")  // URLFormat<Void>: /terms#privacy
/// path("docs") <?> fragment(.string)     // URLFormat<String>: /docs#:string
/// ```
///
/// The fragment is decoded when it is read, and encoded when it is printed (RFC 3986 §3.5). Text is
/// compared with `==`, by canonical equivalence; `fragment(Exactly("café"))` compares bytes.
///
/// `/docs#` has an empty fragment, and `/docs` has none. A fragment that isn't valid UTF-8, such as `#%FF`,
/// reads as if there were none, as it does in Foundation. A format that doesn't mention the fragment
/// matches whatever it is.
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
/// A fragment that is there but can't be converted doesn't match.
public func fragment<P: URLParameter>(opt parameter: P) -> URLFormat<P.OptionalValue> {
  URLFormat(
    parser: optionalArgument(
      nil, parameter.urlOptionalConversion, template: "#\(parameter.urlTemplate)",
      withoutValue: nil))
}
