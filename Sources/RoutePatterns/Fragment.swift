import URLFormats

/// Captures what a pattern of an element captures of the fragment.
///
/// It comes after a path or a query, and is joined like an argument.
///
/// ```swift
/// "docs" / string .? fragment(string)            // RoutePattern<(String, String), Query>
/// "docs" .?? fragment(string)                    // RoutePattern<String?, Query>: docs(#:string)
/// "search" .? string("q") & fragment("results")  // RoutePattern<String, Query>
/// ```
///
/// The fragment is decoded when it is read, and encoded when it is printed (RFC 3986 §3.5). `/docs#` has an
/// empty fragment, and `/docs` has none. A fragment that isn't valid UTF-8, such as `#%FF`, reads as if
/// there were none, as it does in Foundation. A pattern that doesn't mention the fragment matches whatever
/// it is.
///
/// Only a ``Router`` reads and prints fragments. ``RouteComponents`` have no place for one, so
/// ``RoutePattern/parse(_:)`` reads it as missing, and ``RoutePattern/print(_:)`` returns nil for a value
/// that needs one.
///
/// ```swift
/// enum Page { case docs(section: String) }
/// let router = Router<Page>(scheme: "https", host: "me.com")
/// router.add(Page.docs, route: "docs" .? fragment(string))
/// router.url(for: .docs(section: "50%"))                 // https://me.com/docs#50%25
/// ("docs" .? fragment(string)).print("top")              // nil
/// ("docs" .?? fragment(string)).print(nil)?.path         // ["docs"]
/// ```
public func fragment<A>(_ pattern: RoutePattern<A, Path>) -> RoutePattern<A, Query> {
  RoutePattern(
    parser: argument(
      nil, pattern.urlConversion, template: "#\(pattern.template)", withoutValue: nil))
}
