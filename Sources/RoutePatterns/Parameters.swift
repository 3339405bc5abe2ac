#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

// A parameter is declared once, as the pattern for an element. When it's called with a name, it
// becomes an argument of the query. It's also a URLParameter.

/// Captures any element as text.
///
/// ```swift
/// ("users" / string).match(URL(string: "/users/john")!)  // "john"
/// ```
public let string: PathPattern<String> = param(.string)

/// Captures an element that is an integer in decimal digits, as `Int.init(_:)` accepts it.
///
/// ```swift
/// ("users" / int).match(URL(string: "/users/7")!)     // 7
/// ("users" / int).match(URL(string: "/users/john")!)  // nil
/// ```
public let int: PathPattern<Int> = param(.int)

/// Captures an element that is a floating-point number, as `Double.init(_:)` accepts it.
///
/// ```swift
/// double.match(URL(string: "/1.5e3")!)  // 1500.0
/// ```
public let double: PathPattern<Double> = param(.double)

/// Captures an element that is `true` or `false`.
public let bool: PathPattern<Bool> = param(.bool)

/// Captures an element that is a UUID in uppercase or lowercase, and prints it in uppercase.
public let uuid: PathPattern<UUID> = param(.uuid)

extension RoutePattern where S == PatternState.Path {
  /// Returns an argument of the query whose value matches this pattern.
  ///
  /// ```swift
  /// "search" .? string("q") & int("page")
  /// // QueryPattern<(String, Int)>: search?q=:string&page=:int
  /// ```
  ///
  /// The argument's value is a single element, so a pattern of several elements, such as
  /// `("a" / int)("id")`, stops the program. If several arguments have this name, the first counts.
  /// One without a value, such as `?page`, doesn't match; ``flag(_:endsWithEqualsSign:)`` is for
  /// those.
  public func callAsFunction(_ name: String) -> QueryPattern<A> {
    QueryPattern<A>(query(name, self))
  }

  /// Returns an optional argument of the query that captures a default value if it's missing.
  ///
  /// The default value isn't printed. If the argument is there, but it can't be converted, it
  /// doesn't match.
  ///
  /// ```swift
  /// let list = "list" .? int("page", default: 1)
  /// // QueryPattern<Int>: list?(page=:int)
  /// list.match(URL(string: "/list")!)         // 1
  /// list.match(URL(string: "/list?page=x")!)  // nil
  /// list.url(for: 1)                          // /list
  /// list.print(2)?.query  // ["page": "2"]
  /// ```
  ///
  /// A value counts as the default if both convert to the same text, so values don't need to be
  /// `Equatable`. A default that can't be converted to text is captured, but it can't be printed.
  /// The template doesn't mention the default.
  public func callAsFunction(_ name: String, default value: A) -> QueryPattern<A>
  where A: Sendable {
    QueryPattern<A>(query(name, self, default: value))
  }

  /// Returns a pattern for an element with this pattern's text between a prefix, a suffix, or both.
  ///
  /// ```swift
  /// string(prefix: "@") / "posts"  // PathPattern<String>: @:string/posts
  /// "pages" / int(prefix: "page-", suffix: ".html")
  /// // PathPattern<Int>: pages/page-:int.html
  /// string(prefix: "@").print("john")?.path  // ["@john"]
  /// ```
  ///
  /// They're compared byte by byte, as `Prefixed` and `Suffixed` compare them in a `case`. The text
  /// between them is never `""`, `"."`, or `".."`.
  public func callAsFunction(prefix: String = "", suffix: String = "") -> PathPattern<A> {
    param(
      urlConversion.between(prefix, suffix),
      template: prefix.escapedForTemplate + template + suffix.escapedForTemplate)
  }

  /// Returns a pattern for all arguments with this name, in order, which captures an empty array if
  /// there aren't any.
  ///
  /// ```swift
  /// enum Page { case route(via: [String]) }
  /// let router = Router<Page>(scheme: "https", host: "me.com")
  /// router.add(Page.route, route: "route" .? string(all: "via"))
  /// router.match(URL(string: "https://me.com/route?via=a&via=b")!)
  /// // .route(via: ["a", "b"])
  /// router.url(for: .route(via: ["a", "b"]))
  /// // https://me.com/route?via=a&via=b
  /// ("route" .? string(all: "via")).template  // "route?(via=:string)*"
  /// ```
  ///
  /// An argument without a value isn't one of them. It doesn't match if a value can't be converted.
  public func callAsFunction(all name: String) -> QueryPattern<[A]> {
    QueryPattern<[A]>(query(all: name, self))
  }
}

extension RoutePattern where S == PatternState.Query {
  /// Returns the same arguments, printed with some characters as they are.
  ///
  /// Use it for a receiver that doesn't decode them, such as many apps that are paid by UPI:
  ///
  /// ```swift
  /// let pay = "pay" .? string("pa").printing(unencoded: "@") & string("tn")
  /// pay.url(for: ("shop@bank", "a@b"))  // /pay?pa=shop@bank&tn=a%40b
  /// ```
  ///
  /// The characters can be any of `/?:@!$'()*,;` (RFC 3986 §3.4). Any other, which could mean
  /// something else there, stops the program, and so does a pattern without arguments.
  public func printing(
    unencoded characters: String, file: StaticString = #fileID, line: UInt = #line
  ) -> RoutePattern {
    RoutePattern(parser.printing(unencoded: characters, file, line))
  }
}

extension RoutePattern where S == PatternState.Path {
  /// Returns the same pattern, which gives a name to the value of an element, a host, or a port.
  ///
  /// Templates and reasons show the name instead of the type:
  ///
  /// ```swift
  /// "users" / string.named("userId") / "tweets" / int.named("tweetId")
  /// // PathPattern<(String, Int)>: users/:userId/tweets/:tweetId
  /// ```
  ///
  /// For a fragment, write `fragment(string.named("section"))`. An argument already has a name. Two
  /// values of a route with the same name stop the program, and so does a name that
  /// isn't a letter, and then letters, digits, and `_`, as in the templates of RFC 6570 that
  /// Foundation accepts.
  public func named(
    _ name: String, file: StaticString = #fileID, line: UInt = #line
  ) -> RoutePattern {
    RoutePattern(
      parser.named(name, file, line), conversion: conversion { $0.named(name) })
  }
}

// These are members and not functions beside the constants, because the compiler would consider
// both for each `int` and `string`: refusing a row of seven parts would take it up to four times as
// long.

extension RoutePattern where A == Int, S == PatternState.Path {
  /// Returns a pattern for the integers in a range.
  ///
  /// ```swift
  /// int(1...100)  // PathPattern<Int>: :int(1...100)
  /// ```
  public func callAsFunction(_ range: ClosedRange<Int>) -> PathPattern<Int> {
    let conversion = urlConversion.within(range)
    // A name is shown without the range.
    let isNamed = conversion.place?.name != nil
    return param(conversion, template: isNamed ? template : "\(template)(\(range))")
  }
}

extension RoutePattern where A == String, S == PatternState.Path {
  /// Returns a pattern for what a matcher from URLPatterns matches, such as `Regex("v[0-9]+")`.
  ///
  /// ```swift
  /// string(matching: Regex("v[0-9]+")) / "users"
  /// // PathPattern<String>: :string/users
  /// ```
  ///
  /// - Parameters:
  ///   - matcher: The matcher for the captured text.
  ///   - template: The text that represents the pattern in a template. By default, it's the same
  ///     as that of this pattern.
  public func callAsFunction<M: PatternMatching & Sendable>(
    matching matcher: M, template: String? = nil
  ) -> PathPattern<String> {
    param(
      urlConversion.map(.string(matching: matcher)),
      template: template ?? self.template)
  }
}

/// A pattern for an element can be a parameter of a format or a `URLFormat`.
///
/// ```swift
/// let hex = param(
///   { Int($0, radix: 16) }, { String($0, radix: 16) }, template: ":hex")
/// path("colors") </> path(hex)  // URLFormat<Int>: /colors/:hex
/// ```
extension RoutePattern: URLParameter where S == PatternState.Path {
  /// The conversion of an element.
  ///
  /// A pattern that isn't for just one, such as `"a" / int` or ``root``, stops the program.
  public var urlConversion: PartialIso<String, A> {
    guard let conversion else {
      let name = isEmptyPath ? "root" : template
      fatalError("\(name) isn't one element: an argument, or an element, is just one")
    }
    return conversion()
  }

  /// The pattern's ``template``.
  public var urlTemplate: String { template }
}

extension RoutePattern: EmptyPath where S == PatternState.Path {
  package var isEmptyPath: Bool {
    parser.grammar.pieces.allSatisfy { $0.role == nil && $0.patterns.isEmpty }
  }
}

/// Captures whether the query has an argument with this name, with or without a value.
///
/// ```swift
/// let post = "post" / int .? flag("draft")
/// // QueryPattern<(Int, Bool)>: post/:int?(draft)
/// let list = "posts" .? flag("draft") & string(all: "tag")
/// // QueryPattern<(Bool, [String])>: posts?(draft)&(tag=:string)*
/// ```
///
/// It prints an argument without a value, as in `?draft`.
///
/// - Parameters:
///   - name: The name.
///   - endsWithEqualsSign: Whether to print `?draft=`, for a server that insists on it, such as one
///     made with swift-openapi-runtime 1.11.
public func flag(_ name: String, endsWithEqualsSign: Bool = false) -> QueryPattern<Bool> {
  RoutePattern(query(flag: name, endsWithEqualsSign: endsWithEqualsSign))
}

/// Captures the host of a URL, of any server.
///
/// ```swift
/// enum Link { case profile(server: String, port: Int?, name: String) }
/// let router = Router<Link>(scheme: "https")
/// let server = host(string) / maybe(port(int))
/// router.add(Link.profile, route: server / string(prefix: "@"))
/// router.match(URL(string: "https://any.example:8443/@jo")!)
/// // .profile(server: "any.example", port: 8443, name: "jo")
/// router.url(for: .profile(server: "any.example", port: nil, name: "jo"))
/// // https://any.example/@jo
/// ```
///
/// The pattern gets an IPv6 address with its brackets, and can't print one without them.
public func host<A>(
  _ pattern: PathPattern<A>, file: StaticString = #fileID, line: UInt = #line
) -> PathPattern<A> {
  RoutePattern(URLFormats.host(pattern, file: file, line: line))
}

/// Captures the labels before a domain, in the host of a URL.
///
/// ```swift
/// enum Language: String, CaseIterable { case en, de }
/// enum Page { case article(Language, String) }
/// let router = Router<Page>(scheme: "https")
/// let wikipedia = subdomain(param(Language.self), of: "wikipedia.org")
/// router.add(Page.article, route: wikipedia / "wiki" / string)
/// router.match(URL(string: "https://DE.wikipedia.org/wiki/Soup")!)
/// // .article(.de, "Soup")
/// router.url(for: .article(.en, "Soup"))
/// // https://en.wikipedia.org/wiki/Soup
/// ```
///
/// The pattern gets the host in lowercase (RFC 3986 §6.2.2.1), and can't print a text with
/// uppercase ASCII letters. ``string`` captures several labels together, as in `de.m`.
public func subdomain<P: URLParameter>(
  _ pattern: P, of domain: String, file: StaticString = #fileID, line: UInt = #line
) -> PathPattern<P.Value> {
  RoutePattern(host(subdomain: pattern, of: domain, file: file, line: line))
}

/// Captures the port of a URL.
///
/// Write it behind a ``host(_:file:line:)``, a ``subdomain(_:of:file:line:)``, or the element in
/// the place of the host:
///
/// ```swift
/// enum Link { case team(server: String, port: Int?, name: String) }
/// let chat = Router<Link>(scheme: "chat")
/// chat.add(Link.team, route: string / maybe(port(int)) / "team" / string)
/// chat.match(URL(string: "chat://chat.example:8065/team/a")!)
/// // .team(server: "chat.example", port: 8065, name: "a")
/// chat.url(for: .team(server: "chat.example", port: nil, name: "a"))
/// // chat://chat.example/team/a
/// ```
///
/// A route without it ignores the port.
public func port<A>(_ pattern: PathPattern<A>) -> PathPattern<A> {
  RoutePattern(URLFormats.port(pattern))
}

/// Captures the user before the host of a URL.
///
/// ```swift
/// let files = user(string) / host("me.com") / rest
/// // PathPattern<(String, [String])>: //:string@me.com/:rest
/// files.match(URL(string: "ftp://jo@me.com/a/b")!)!  // ("jo", ["a", "b"])
/// ```
///
/// A password is part of the text, as in `jo:secret`. In the place of the host, the user is part of
/// the element: with `Router(scheme: "ssh")`, ``string`` captures `jo@me.com`.
///
/// A route without it ignores the user.
public func user<A>(_ pattern: PathPattern<A>) -> PathPattern<A> {
  RoutePattern(URLFormats.user(pattern))
}

/// Captures an element as a value that can be created from its description.
///
/// ```swift
/// "ports" / param(UInt16.self)  // PathPattern<UInt16>: ports/:uint16
/// "search" .? param(UInt16.self)("port")
/// // QueryPattern<UInt16>: search?port=:uint16
/// ```
public func param<T: LosslessStringConvertible & SendableMetatype>(
  _ type: T.Type
) -> PathPattern<T> {
  param(PartialIso<String, T>.losslessStringConvertible)
}

/// Captures an element that's the raw value of an enum or another type.
///
/// ```swift
/// enum Tab: String { case home, search }
/// "tabs" / param(Tab.self)  // PathPattern<Tab>: tabs/:tab
/// ```
///
/// The template of a `CaseIterable` type lists its raw values, unless there are more than ten:
///
/// ```swift
/// enum Language: String, CaseIterable { case en, de }
/// param(Language.self) / "news"
/// // PathPattern<Language>: :language(en|de)/news
/// ```
public func param<T: RawRepresentable & SendableMetatype>(
  _ type: T.Type
) -> PathPattern<T> where T.RawValue == String {
  param(PartialIso<String, T>.rawRepresentable)
}

/// Captures a URL, such as a link within a link, like `.url` in a format.
///
/// ```swift
/// "login" .? param(URL.self)("next")  // QueryPattern<URL>: login?next=:url
/// ```
///
/// A stranger chooses this URL, so check its host before you open it. To match it with a table,
/// write `param(.link(router))`.
public func param(_ type: URL.Type) -> PathPattern<URL> { param(.url) }

/// Captures an element with two conversions that undo each other.
///
/// Use your own parameter like ``int``: as an element, or as an argument of the query.
///
/// ```swift
/// let hex = param(
///   { Int($0, radix: 16) }, { String($0, radix: 16) }, template: ":hex")
/// "colors" / hex  // PathPattern<Int>: colors/:hex
/// "colors" .?? hex("background")
/// // QueryPattern<Int?>: colors?(background=:hex)
///
/// ("colors" / hex).print(255)?.path  // ["colors", "ff"]
/// ```
///
/// - Parameters:
///   - apply: Converts the element, or returns nil if it doesn't match.
///   - unapply: Converts a value back to a text that `apply` accepts, or returns nil if there isn't
///     one.
///   - template: The text that represents the pattern in a template. By default, it's a colon and
///     the name of the type in lowercase, such as `:int`.
public func param<A>(
  _ apply: @escaping @Sendable (String) -> A?, _ unapply: @escaping @Sendable (A) -> String?,
  template: String? = nil
) -> PathPattern<A> {
  param(PartialIso(apply: apply, unapply: unapply), template: template)
}

/// Captures an element with an isomorphism.
///
/// ```swift
/// "users" / param(.int)  // PathPattern<Int>: users/:int
/// ```
public func param<A>(_ iso: PartialIso<String, A>, template: String? = nil) -> PathPattern<A> {
  RoutePattern(element(iso, placeholder: template ?? iso.urlTemplate), conversion: { iso })
}

/// Captures the arguments of the query that no other part of the pattern names, in order.
///
/// What your routes don't know is kept, and printed again in the same spelling.
///
/// ```swift
/// let search = "search" .? string("q") & otherArguments
/// // QueryPattern<(String, QueryArguments)>: search?q=:string&*
/// ```
public let otherArguments = QueryPattern<QueryArguments>(URLFormats.otherArguments)
