import URLFormats

/// Captures what a pattern of an element captures of the fragment.
///
/// It stands behind a path or a query, and is joined as an argument is.
///
/// ```swift
/// "docs" / string .? fragment(string)            // RoutePattern<(String, String), Query>
/// "docs" .?? fragment(string)                    // RoutePattern<String?, Query>: docs(#:string)
/// "search" .? string("q") & fragment("results")  // RoutePattern<String, Query>
/// ```
///
/// The fragment is decoded when it is read, and encoded when it is written (RFC 3986 §3.5). An empty one,
/// as in `/docs#`, is one. One that does not decode to UTF-8, such as `#%FF`, counts as none. A pattern
/// without this matches whatever the fragment is.
///
/// A ``Router`` reads and writes fragments, but ``RouteComponents`` have none: there, a pattern parses as
/// if it were missing, and what has a fragment is not printed.
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
