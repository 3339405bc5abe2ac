// The compiler must refuse each line below `// error: WORDS` with these words, in an error, a note, or a warning.
// `…` is any text.
// The words below `// quoted: WORDS` are those in WhenItDoesntCompile.md.

import Foundation
import OtherOperators
import RoutePatterns
import URLPatterns

enum Routes { case a, b(String), c(Int), d(String, Int), e(String, page: Int?) }
enum OtherRoutes { case c(Int) }

func refused(_ router: Router<Routes>) {
  // error: a query comes last: write the whole path, then .? and the query
  _ = ("list" .? int("page")) / lit("more")
  _ = "list" .? int("page") / "more"
  do { let list = "list" .? int("page") & int("size"); _ = list / any }
  _ = int("page") / "list"
  // error: an argument is joined to a path with .? and to a query with &
  _ = "list" / int("page")
  _ = "list" / int & int("page")
  // error: an argument has a name and a type: write .? string("q")
  _ = "list" .? "q"
  _ = "list" / string .? "q"
  _ = "list" .? int
  // error: write the name behind the parameter: param(.url)("next")
  _ = param("next", .url)
  _ = "login" .? param("next", .url)
  // error: an optional part is joined with /?, .??, or &?
  router.add(Routes.e, route: "users" / string ?? int("page"))
  _ = "users" / string ?? int("page")
  _ = "users" ?? int("page")
  _ = "users" ?? int
  // error: a pattern has only one .?: join further arguments with &
  do { let list = "list" .? int("page"); _ = list .? int("size") }
  // error: cannot convert value of type 'PathPattern<Int>'
  _ = int("page") & int
  // error: cannot convert value of type 'PathPattern<Void>'
  _ = int("page") & any

  // quoted: the pattern does not capture the values of the case, in order
  router.add(Routes.b, route: "users" / int)
  router.add(Routes.b, route: "users" / string / string)
  router.add(Routes.c, route: "users" .?? int("id"))
  router.add(Routes.a, route: int("page"))
  router.add(Routes.b, route: "nested" / router.route)
  router.add(Routes.e, route: "users" / string .?? maybe(int("page")))
  router.add({ Routes.e($0, page: $1) }, route: "users" / string / maybe(maybe(int)))
  // error: type 'Routes' has no member 'none'
  router.add(.none, route: root)
  // error: cannot convert value of type
  router.add(OtherRoutes.c, route: int)
  _ = Router<Routes>(base: "app" / string)
  _ = Router<Routes>(base: "app" .? int("page"))
  // error: cannot convert value of type 'Router<Routes>' to expected argument type 'PathPattern<Void>'
  _ = "nested" / router

  // quoted: unable to type-check this expression in reasonable time
  router.add(Routes.b, route: "films" / int / "cast" / string / "roles" / int / string)
  // quoted: value pack expansion can only appear inside a function argument list
  router.add({ Routes.e($0.0, page: $0.1) }, route: "users" / string .?? int("page"))
  // quoted: binary operator '/' cannot be applied to operands of type 'String' and 'Int'
  do { let int = 7; _ = "films" / int }
  // quoted: binary operator '+' cannot be applied to operands of type 'String' and 'PathPattern<…>'
  _ = "users" + string
  // quoted: referencing operator function '&&' on 'QueryMatching' requires that '…' conform to 'QueryMatching'
  _ = "users" .? int("page") && int("size")
  _ = path("users") && query("page", .int)
  // quoted: ambiguous operator declarations found for operator
  _ = "users" .? int("page") &? int("size")
}

extension Routes: Matchable {}

func refusedFormats() {
  // quoted: cannot convert value of type 'Int.Type' to expected argument type 'String'
  _ = path("users") </> path(Int.self)
  _ = path("users") </> query("page", Int.self)
  // quoted: type 'Int.Type' cannot conform to 'URLParameter'
  _ = URLFormat<Page> { iso(Page.profile) <¢> path("users") </> query("page", Int.self) }
  // error: write query("q", .string), or query(flag:) for one without a value
  _ = query("q")
  _ = path("search") </> query("q")
  // quoted: cannot convert value of type 'URLFormat<String>' to expected argument type 'URLFormat<Page>'
  _ = URLFormat<Page> { path("users") </> path(.string) }
  // error: cannot convert value of type 'PartialIso<(String, Int), Page>' to expected argument type 'PartialIso<(Int, String), Page>'
  _ = URLFormat<Page> { iso(Page.photo) <¢> path(.int) </> path(.string) }
  // quoted: cannot convert value of type 'URLFormat<Int?>' to expected argument type 'URLFormat<Int?>'
  _ = URLFormat<Page> { iso(Page.list) <¢> path(.string) </> path(.int) </> path(.int).optional() }
  // quoted: adjacent operators are in unordered precedence groups
  _ = URLFormat<Page> { iso(Page.profile) <¢> path("users") / path(.string) }
  // error: write import URLFormats, too, so that root, rest, any, anything, and otherArguments can be formats
  _ = path("users") </> root
  _ = path("files") </> rest
  _ = any </> path("users")
  _ = query("q", .string) </> otherArguments
  // error: write a text in a format as path("users")
  _ = iso(Page.photo) <¢> "photos" </> path(.string) </> path(.int)
  _ = iso(Page.photo) <¢> path(.string) </> path(.int) </> "edit"
  _ = "photos" </> path(.int)
  _ = path(.int) </> "edit"
  // quoted: cannot convert value of type 'PathPattern<…>' (aka '…') to expected argument type 'URLFormat<Void>'
  _ = iso(Page.profile) <¢> path(.string) </> anything
  // quoted: '$' is not an identifier
  _ = iso(Page.profile) <$> path("users") </> path(.string)
}

enum Page: Matchable { case profile(String), photo(String, Int), list(String, Int, Int?) }

func refusedCases(_ url: URL, _ path: Counted<String>?) {
  // quoted: 'let' binding pattern cannot appear in an expression
  if case Begins("users", let name) = url.countedPathComponents() { print(name) }
  // quoted: expression pattern of type 'Begins<…>' cannot match values of type 'Counted<String>?'
  switch path { case Begins("users"): break; default: break }
  // quoted: expression pattern of type 'Bool' cannot match values of type 'QueryArguments'
  if case Has("q", "a") || Has("query", "a") = url.queryArguments() {}
  // error: initializer 'init(_:)' requires that '[String]' conform to 'PatternMatching'
  if case OneOf(["en", "de"]) = "en" {}
  // quoted: 'lazy' cannot destructure an initializer
  do { lazy var (a, b) = (Capture(Int.self), Capture(Int.self)); _ = (a, b) }
  // error: write a closure that converts the text, as in Capture { ISBN($0) }
  _ = Capture(Date.self)
  _ = Capture([Int].self)
  _ = Capture(ISBN.self)
  // quoted: no exact matches in call to initializer
  _ = Capture(Regex("v[0-9]+"))
  // quoted: cannot specialize non-generic type 'Regex'
  let _: Regex<Substring>? = nil
  // quoted: value of type 'Regex' has no member 'wholeMatch'
  _ = Regex("v[0-9]+").wholeMatch(in: "v1")
}

struct ISBN { let text: String }

func refusedCaptures(_ url: URL, _ isbn: Capture<ISBN>, _ id: Capture<Int>) {
  // quoted: referencing operator function '~=' on 'PatternMatching' requires that 'ISBN' conform to 'PatternMatching'
  if case .N2("books", isbn()) = url.countedPathComponents() {}
  // quoted: expression pattern of type 'Int' cannot match values of type 'String'
  switch url.countedPathComponents() { case .N2("books", id()): _ = id(); default: break }
  // quoted: tuple pattern has the wrong length for tuple type '(Counted<String>, QueryArguments)'
  switch (url.countedPathComponents(), url.queryArguments()) { case (.N0, Has("a", id), Has("b", id)): break; default: break }
}

enum Links {
  // quoted: value of optional type 'URL?' must be unwrapped to a value of type 'URL'
  static func url(_ id: Int?) -> URL? { switch id { case nil: URL(path: .N0); case let id?: URL(path: .N1(id)) } }
}

@MainActor struct Paging { let page: Int, size: Int; init(page: Int, size: Int) { (self.page, self.size) = (page, size) } }
@MainActor struct ID: @MainActor RawRepresentable { let rawValue: String }

func refusedOutsideTheMainActor() {
  // quoted: converting function value of type '@MainActor … loses global actor 'MainActor'
  _ = (int / int).map(memberwise(Paging.init))
  // quoted: call to main actor-isolated initializer '…' in a synchronous nonisolated context
  _ = (int / int).map({ Paging(page: $0, size: $1) }, { _ in nil })
  // quoted: main actor-isolated conformance of '…' to '…' cannot be used in nonisolated context
  _ = Capture(ID.self)
}

func refused(_ url: URL) {
  // error: say what the URL must have: a scheme, a host, or both
  _ = url.has()
  _ = url.has(port: 80)
  // error: initializer for conditional binding must have Optional type
  if let path = url.countedPathComponents() { _ = path }
}

func refused(_ page: Capture<Int>) {
  // error: Write 'MayHave', or remove '.optional()' from the capture
  _ = Has("page", page.optional())
  // error: Add '.optional()' to the capture; its value is then optional
  _ = MayHave("page", page)
  // error: Call the capture, as in "\(id())", to get its value
  _ = "page \(page)"
  _ = "page \(page.optional())"
}
