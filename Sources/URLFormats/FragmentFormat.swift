/// Matches the fragment.
///
/// Pass a string, or a conversion such as `.string`, which captures the fragment.
///
/// ```swift
/// path("terms") </> fragment("privacy")  // URLFormat<Void>: /terms#privacy
/// path("docs") </> fragment(.string)     // URLFormat<String>: /docs#:string
/// ```
///
/// The fragment is decoded when it's read, and encoded when it's printed (RFC 3986 §3.5). Text is compared
/// with `==`, which uses canonical equivalence. To compare bytes, write `fragment(Exactly("café"))`.
///
/// `/docs#` has an empty fragment, and `/docs` doesn't have one. A fragment that isn't valid UTF-8, such as
/// `#%FF`, counts as missing, as in Foundation. A format that doesn't mention the fragment ignores it.
public func fragment<P: URLParameter>(_ parameter: P) -> URLFormat<P.Value> {
  URLFormat(
    parser: argument(
      nil, parameter.urlConversion, template: "#\(parameter.urlTemplate)", withoutValue: nil))
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
public func fragment<P: URLParameter>(opt parameter: P) -> URLFormat<P.OptionalValue> {
  URLFormat(
    parser: optionalArgument(
      nil, parameter.urlOptionalConversion, template: "#\(parameter.urlTemplate)",
      withoutValue: nil))
}
