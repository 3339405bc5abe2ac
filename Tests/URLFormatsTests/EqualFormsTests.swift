import Testing
import URLFormats

// What can be written in several ways is the same in each of them.

/// What can be seen of a format.
private struct Behavior: Equatable {
  let matches: [String?]
  let printed: [String?]
  let components: [AppSiteAssociation.Component]
}

private let links = [
  "/", "/abc", "/ABC", "/ab", "/bc", "/abcd", "/abc/abc", "/7", "/x", "/?q=abc", "/?q=ABC", "/?q=7",
  "/?q", "/?q=", "/?Q=7", "/?q=x", "/#abc", "/#7", "/#", "/#x", "/#q=7", "/#q=x", "/#/7", "/#/abc",
  "/abc?q=7#7", "//h/abc", "//H/abc", "https://h/abc", "HTTPS://h/abc", "https://x/abc",
  "//[::1]/abc",
  "http://[::1]:80/abc", "http://[::1]/abc", "http://h:80/abc",
]

/// Returns what a format with an element or an argument behind it does.
private func behavior<A>(of format: URLFormat<A>, _ values: [A]) -> Behavior {
  let forms = [format, URLFormat(parser: root.parser %> format.parser)]
  return Behavior(
    matches: forms.flatMap { form in links.map { link in form.match(link).map { "\($0)" } } },
    printed: values.map { format.text(for: $0) },
    components: AppSiteAssociation.AppLinks(appIDs: [], format).components.map {
      var component = $0
      component.comment = nil
      return component
    })
}

@Suite struct EqualFormsTests {
  private func check<A>(
    _ forms: [URLFormat<A>], of values: [A], sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let first = behavior(of: forms[0], values)
    #expect(first.matches.contains { $0 != nil }, sourceLocation: sourceLocation)
    for (number, form) in forms.enumerated() {
      #expect(
        behavior(of: form, values) == first, "form \(number), \(form)",
        sourceLocation: sourceLocation)
      // Parts that were written are matched like those that are read.
      for parts in values.compactMap({ form.print($0) }) {
        let read = parts.url.flatMap { form.match($0) }.map { "\($0)" }
        #expect(
          read != nil && form.match(parts).map { "\($0)" } == read, "form \(number), \(form)",
          sourceLocation: sourceLocation)
      }
    }
  }

  @Test func `a text is the same as a parameter, with a prefix, and with a suffix`() {
    func element<P: URLParameter>(_ text: P) -> URLFormat<P.Value> { path(text) }
    check(
      [
        path("abc"), element("abc"), path("bc", prefix: "a"), path("ab", suffix: "c"),
        path("b", prefix: "a", suffix: "c"),
        path("abc").matching([]), URLFormat(parser: path("abc").parser <|> path("abc").parser),
      ], of: [()])
    check(
      [
        path("abc").matching(.ignoringCase), path("bc", prefix: "a").matching(.ignoringCase),
        path("ab", suffix: "c").matching(.ignoringCase), path(IgnoringCase("abc"), printing: "abc"),
        path("abc").matching(.ignoringCase).matching([]),
      ], of: [()])
  }

  @Test
  func `an argument, a fragment, a scheme, and a host are the same where their type isn't known`() {
    func argument<P: URLParameter>(_ text: P) -> URLFormat<P.Value> { query("q", text) }
    func inFragment<P: URLParameter>(_ text: P) -> URLFormat<P.Value> { fragment(text) }
    func start<P: URLParameter>(_ text: P) -> URLFormat<P.Value> { scheme(text) </> host("h") }
    func server<P: URLParameter>(_ text: P) -> URLFormat<P.Value> { host(text) }
    check([query("q", "abc"), argument("abc"), query("q", Exactly("abc"))], of: [()])
    check([fragment("abc"), inFragment("abc"), fragment(Exactly("abc"))], of: [()])
    check(
      [
        scheme("https") </> host("h") </> anything, start("https") </> anything,
        address("https://h") </> anything,
      ], of: [()])
    check([host("h") </> anything, server("h") </> anything], of: [()])
    check(
      [
        host("::1") </> path("abc"), host("[::1]") </> path("abc"), server("[::1]") </> path("abc"),
        server("::1") </> path("abc"),
      ], of: [()])
    check(
      [
        scheme("http") </> host("::1") </> path("abc"), address("http://[::1]") </> path("abc"),
      ], of: [()])
    check(
      [
        scheme("http") </> host("[::1]") </> port(80) </> path("abc"),
        address("http://[::1]:80") </> path("abc"),
      ], of: [()])
  }

  @Test func `an optional part is the same in each form`() {
    check([path(opt: .int), path(.int).optional()], of: [nil, 7])
    check([query(opt: "q", .int), query("q", .int).optional()], of: [nil, 7])
    check([fragment(opt: .int), fragment(.int).optional()], of: [nil, 7])
    check(
      [
        query(opt: "q", .int).matching(.malformedAsMissing),
        query("q", .int).optional().matching(.malformedAsMissing),
        query("q", .int).matching(.malformedAsMissing).optional(),
      ], of: [nil, 7])
    check(
      [
        fragment(query(opt: "q", .int)), fragment(query("q", .int).optional()),
      ], of: [7])
    check([fragment(path(opt: .int)), fragment(path(.int).optional())], of: [nil, 7])
    check(
      [path("abc").optional(), URLFormat(parser: path("abc").parser <|> root.parser)], of: [()])
    check(
      [
        query("q", .int, default: 1),
        PartialIso<Int?, Int>(apply: { $0 ?? 1 }, unapply: { $0 == 1 ? .some(nil) : $0 })
          <¢> query(opt: "q", .int),
      ], of: [1, 7])
  }

  @Test func `a choice is the same in each form`() {
    func either<A>(_ first: URLFormat<A>, _ second: URLFormat<A>) -> [URLFormat<A>] {
      [
        first <|> second, URLFormat(parser: first.parser <|> second.parser),
        URLFormat {
          first
          second
        },
        URLFormat.empty <|> first <|> second,
        root </> URLFormat(parser: .choice([first.parser, second.parser])),
      ]
    }
    check(either(path("abc"), path("x")), of: [()])
    check(either(path(.int), only(0) <¢> path("x")), of: [0, 7])
    check(either(query("q", .int), only(0) <¢> query("q", "x")), of: [0, 7])
    check(either(fragment(.int), only(0) <¢> fragment("x")), of: [0, 7])
    check(either(fragment(path(.int)), only(0) <¢> fragment(path("abc"))), of: [0, 7])
    check(
      [
        path(OneOf("abc", "x"), printing: "abc"),
        URLFormat(parser: path(Exactly("abc")).parser <|> path(Exactly("x")).parser),
      ], of: [()])
  }

  @Test func `options are the same around a format, and around each of its parts`() {
    let all: MatchingOptions = [.ignoringCase, .plusAsSpace, .malformedAsMissing]
    check(
      [
        (path("ABC") </> query("Q", .int)).matching(all),
        path("ABC").matching(all) </> query("Q", .int).matching(all),
        (path("ABC").matching(.ignoringCase) </> query("Q", .int)).matching(all),
        (path("ABC") </> query("Q", .int)).matching(.malformedAsMissing).matching(all),
      ], of: [7])
    check(
      [
        fragment(query("Q", .int)).matching(all), fragment(query("Q", .int).matching(all)),
      ], of: [7])
    check(
      [
        fragment(path("ABC")).matching(.ignoringCase),
        fragment(path("ABC").matching(.ignoringCase)),
      ], of: [()])
  }
}
