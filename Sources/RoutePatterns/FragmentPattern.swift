/// Captures the fragment with a pattern for an element.
///
/// Join it like an argument, after a path or a query:
///
/// ```swift
/// "docs" / string .? fragment(string)  // QueryPattern<(String, String)>
/// "docs" .?? fragment(string)  // QueryPattern<String?>: docs#(:string)
/// "search" .? string("q") & fragment("results")  // QueryPattern<String>
/// ```
///
/// The fragment is decoded when it's matched, and encoded when it's printed (RFC 3986 §3.5).
/// `/docs#` has an empty fragment, and `/docs` doesn't have one. A fragment that isn't valid UTF-8,
/// such as `#%FF`, counts as missing, as in Foundation. A pattern that doesn't mention the fragment
/// ignores it.
///
/// The fragment is a single element, or ``root`` for a path without elements, as in `#/`. So a
/// pattern of several elements, such as `"a" / int`, stops the program. For those, write
/// ``fragment(path:file:line:)``.
///
/// ```swift
/// enum Page { case docs(section: String) }
/// let router = Router<Page>(scheme: "https", host: "me.com")
/// router.add(Page.docs, route: "docs" .? fragment(string))
/// router.url(for: .docs(section: "50%"))  // https://me.com/docs#50%25
/// ```
public func fragment<A>(_ pattern: PathPattern<A>) -> QueryPattern<A> {
  // With a parameter for the caller's line, Swift would prefer the function of URLFormats.
  if pattern.conversion == nil, !pattern.isEmptyPath {
    fatalError(
      """
      fragment(\(pattern)) has several elements: write fragment(path: …) if the fragment has a path, \
      as in #/a/b
      """)
  }
  return RoutePattern(URLFormats.fragment(pattern))
}

/// Captures arguments in the fragment, as OAuth sends them.
///
/// ```swift
/// let callback = "callback" .? fragment(string("code") & string("state"))
/// callback.template  // "callback#code=:string&state=:string"
/// ```
///
/// They're the ones that `fragmentArguments()` returns. A pattern with anything else stops the
/// program.
public func fragment<A>(
  _ arguments: QueryPattern<A>, file: StaticString = #fileID, line: UInt = #line
) -> QueryPattern<A> {
  RoutePattern(URLFormats.fragment(URLFormat(parser: arguments.parser), file: file, line: line))
}

/// Captures a path in the fragment, with arguments after it, as single-page web apps use it.
///
/// ```swift
/// enum Page {
///   case conversation(Int, isActive: Bool), room(String, event: String?)
/// }
/// let chat = Router<Page>(scheme: "https", host: "chat.example")
/// let conversation = "conversation" / int .? flag("active")
/// chat.add(Page.conversation, route: root .? fragment(path: conversation))
/// chat.add(Page.room, route: root .? fragment(path: string /? string))
/// chat.url(for: .conversation(7, isActive: true))
/// // https://chat.example/#/conversation/7?active
/// chat.match(URL(string: "https://chat.example/#/!a:x")!)
/// // .room("!a:x", event: nil)
/// ```
///
/// It's taken apart as by `countedFragment()` and `fragmentArguments()`, and it continues the path:
/// a pattern must match both, and wildcards don't go on from one to the other. The root with
/// arguments is printed as `#/?tab=a`.
public func fragment<A, S: PatternState.Kind>(
  path pattern: RoutePattern<A, S>, file: StaticString = #fileID, line: UInt = #line
) -> QueryPattern<A> {
  RoutePattern(
    URLFormats.fragment(URLFormat(parser: pattern.parser), hasPath: true, file, line))
}
