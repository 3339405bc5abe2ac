import Foundation
import RoutePatterns
import Testing

private enum Page: Equatable {
  case one(String), all([String])
}

private func lowercase(_ text: String) -> String? { text.lowercased() }
private func keep(_ text: String) -> String? { text }

private let lowercasing = param(lowercase, keep)

@Test func `a value that would read as another one isn't printed`() {
  func router<S: PatternState.Closed>(_ pattern: RoutePattern<String, S>) -> Router<Page> {
    let router = Router<Page>(scheme: "https")
    router.add(Page.one, route: pattern)
    return router
  }
  let forgetful = Router<Page>()
  forgetful.add({ Page.one($0.lowercased()) }, route: "n" / string)
  let routers: [Router<Page>] = [
    router("n" / lowercasing),
    router("n" .? lowercasing("q")),
    router("n" .? lowercasing("q", default: "x")),
    router("n" .? fragment(lowercasing)),
    router(subdomain(lowercasing, of: "me.com")),
    router(("n" / string).map(lowercase, keep)),
    router("n" / string.map(lowercase, keep)),
    router("n" / string.map(PartialIso.identity.map(PartialIso(apply: lowercase, unapply: keep)))),
    forgetful,
  ]
  for (number, router) in routers.enumerated() {
    #expect(router.url(for: .one("ABC")) == nil, "\(number)")
    #expect(router.format.explain(printing: .one("ABC")).url == nil, "\(number)")
    let url = router.url(for: .one("abc"))
    #expect(url.flatMap { router.match($0) } == .one("abc"), "\(number)")
  }
  let all = Router<Page>()
  all.add(Page.all, route: "n" .? lowercasing(all: "q"))
  #expect(all.url(for: .all(["a", "B"])) == nil)
  #expect(all.url(for: .all(["a", "b"]))?.absoluteString == "/n?q=a&q=b")
}

@Test func `a type's own initializer and description may not undo each other`() {
  struct Name: LosslessStringConvertible, Equatable {
    var description: String
    init(_ text: String) { description = text.lowercased() }
  }
  enum User: Equatable { case named(Name) }
  let router = Router<User>()
  router.add(User.named, route: "u" / param(Name.self))
  var name = Name("abc")
  #expect(router.url(for: .named(name))?.absoluteString == "/u/abc")
  name.description = "ABC"
  #expect(router.url(for: .named(name)) == nil)
}

private enum Blog: Hashable, Sendable {
  case list, show(String), page(Int), edit(String, page: Int)
}

private struct Filter: Hashable, Sendable { var text: String, page = 1 }

private enum Site: Hashable, Sendable {
  case home, blog(Blog), team(id: Int, Blog), search(Filter), deep(Outer)
  enum Outer: Hashable, Sendable { case inner(Blog) }
}

@Test func `a closure around a nested case prints`() {
  let site = Router<Site>(scheme: "https", host: "me.com")
  site.add(Site.home, route: root)
  site.add(Site.blog(.list), route: "blog")
  site.add({ Site.blog(.show($0)) }, route: "blog" / "posts" / string)
  site.add({ Site.blog(.page($0)) }, route: "blog" / "pages" / int)
  site.add({ Site.blog(.edit($0, page: $1)) }, route: "blog" / "edit" / string / int)
  site.add({ Site.team(id: $0, .show($1)) }, route: "teams" / int / string)
  site.add({ Site.team(id: $0, .page($1)) }, route: "teams" / int / "pages" / int)
  site.add({ Site.search(Filter(text: $0)) }, route: "search" / string)
  site.add({ Site.search(Filter(text: $0, page: $1)) }, route: "search" .? string("q") & int("p"))
  site.add({ Site.deep(.inner(.show($0))) }, route: "deep" / string)
  let all: [(Site, String)] = [
    (.home, ""), (.blog(.list), "/blog"), (.blog(.show("a")), "/blog/posts/a"),
    (.blog(.page(2)), "/blog/pages/2"), (.blog(.edit("a", page: 2)), "/blog/edit/a/2"),
    (.team(id: 1, .show("a")), "/teams/1/a"), (.team(id: 1, .page(2)), "/teams/1/pages/2"),
    (.team(id: 2, .page(2)), "/teams/2/pages/2"), (.search(Filter(text: "a")), "/search/a"),
    (.search(Filter(text: "a", page: 3)), "/search?q=a&p=3"),
    (.deep(.inner(.show("a"))), "/deep/a"),
  ]
  for _ in 0..<2 {
    for (value, url) in all {
      #expect(site.url(for: value)?.absoluteString == "https://me.com" + url, "\(value)")
      #expect(site.format.explain(printing: value).url == "https://me.com" + url, "\(value)")
    }
    #expect(site.url(for: .team(id: 1, .list)) == nil)
    #expect(site.url(for: .deep(.inner(.list))) == nil)
  }
}

private struct Point: Hashable, Sendable { var x: Int, y: Int }

private enum Event: Hashable, Sendable {
  case at(Point, Blog), on(Date, Blog), named(name: String, page: Int?), kind(Int, Int?)
  case area(Point, Point), pair(Int, Int, Int)
}

@Test func `a closure takes parts whole, opens them, or skips them, in order`() {
  let point = param({ Int($0).map { Point(x: $0, y: $0) } }, { "\($0.x)" }, template: ":point")
  let date = param(
    { Double($0).map { Date(timeIntervalSince1970: $0) } }, { "\($0.timeIntervalSince1970)" },
    template: ":date")
  let site = Router<Event>(scheme: "https", host: "me.com")
  site.add({ (point: Point, page: Int) in Event.at(point, .page(page)) }, route: "at" / point / int)
  site.add({ (date: Date, page: Int) in Event.on(date, .page(page)) }, route: "on" / date / int)
  site.add({ Event.named(name: $0, page: nil) }, route: "named" / string)
  site.add({ Event.kind(5, $0) }, route: "five" /? int)
  site.add({ Event.kind($0, 6) }, route: "six" / int)
  site.add({ Event.area(Point(x: $0, y: 1), Point(x: $1, y: $2)) }, route: "area" / int / int / int)
  site.add({ Event.pair(1, $0, $1) }, route: "pair" / int / int)
  let all: [(Event, String?)] = [
    (.at(Point(x: 3, y: 3), .page(7)), "at/3/7"), (.at(Point(x: 3, y: 4), .page(7)), nil),
    (.at(Point(x: 3, y: 3), .list), nil),
    (.on(Date(timeIntervalSince1970: 5), .page(7)), "on/5.0/7"),
    (.named(name: "a", page: nil), "named/a"), (.named(name: "a", page: 1), nil),
    (.kind(5, 7), "five/7"), (.kind(5, nil), "five"), (.kind(5, 5), "five/5"),
    (.kind(4, 6), "six/4"),
    (.kind(4, 7), nil), (.area(Point(x: 1, y: 1), Point(x: 1, y: 2)), "area/1/1/2"),
    (.area(Point(x: 1, y: 2), Point(x: 1, y: 2)), nil), (.pair(1, 1, 1), "pair/1/1"),
    (.pair(1, 2, 1), "pair/2/1"), (.pair(2, 1, 1), nil),
  ]
  for (value, path) in all {
    let url = path.map { "https://me.com/" + $0 }
    #expect(site.url(for: value)?.absoluteString == url, "\(value)")
    #expect(site.format.explain(printing: value).url == url, "\(value)")
  }
}

@Test func `a value with many parts isn't searched forever`() {
  enum Row: Hashable { case wide(Point, Point, Point, Point, Point, Point, Point, Point, Point) }
  let router = Router<Row>()
  router.add(
    { (a: Int, b: Int, c: Int, d: Int, e: Int, f: Int, g: Int, h: Int) in
      let p = Point(x: a + b + c + d, y: e + f + g + h)
      return Row.wide(p, p, p, p, p, p, p, p, p)
    }, route: int / int / int / int / int / int / int / int)
  let p = Point(x: -1, y: -1)
  #expect(router.url(for: .wide(p, p, p, p, p, p, p, p, p)) == nil)
}

@Test func `what was printed before doesn't change what's printed`() {
  let values = [Blog.list, .show("a"), .page(7), .page(-7)]
  func blog() -> Router<Blog> {
    let inner = Router<Blog>()
    inner.add(Blog.list, route: root)
    inner.add(Blog.page, route: "pages" / int)
    let blog = Router<Blog>()
    blog.add({ $0 < 0 ? Blog.list : .page($0) }, route: "n" / int)
    blog.add({ $0 }, route: "p" / inner.route)
    blog.add(Blog.page, route: "old" / int)
    blog.add(Blog.show, route: "old" / string)
    return blog
  }
  let expected = values.map { blog().url(for: $0)?.absoluteString }
  #expect(expected == ["/p", "/old/a", "/n/7", "/p/pages/-7"])
  for first in values {
    let used = blog()
    _ = used.url(for: first)
    #expect(values.map { used.url(for: $0)?.absoluteString } == expected, "\(first)")
    #expect(values.map { used.format.explain(printing: $0).url } == expected, "\(first)")
  }
}

@Test func `a closure can return the value of another table`() {
  let blog = Router<Blog>()
  blog.add(Blog.list, route: root)
  blog.add(Blog.show, route: "posts" / string)
  blog.add(Blog.page, route: "pages" / int)
  let outer = Router<Blog>(scheme: "https", host: "me.com")
  outer.add({ $0 }, route: "blog" / blog.route)
  for _ in 0..<2 {
    #expect(outer.url(for: .show("a"))?.absoluteString == "https://me.com/blog/posts/a")
    #expect(outer.url(for: .page(2))?.absoluteString == "https://me.com/blog/pages/2")
    #expect(outer.url(for: .list)?.absoluteString == "https://me.com/blog")
  }
}

@Test func `rows for the same value are printed in their order, a closure's too`() {
  let short = Router<Site>()
  short.add({ Site.blog(.show($0)) }, route: "b" / string)
  short.add({ Site.blog(.show($0)) }, route: "blog" / "posts" / string)
  #expect(short.url(for: .blog(.show("a")))?.absoluteString == "/b/a")
  #expect(short.url(for: .blog(.show("a")))?.absoluteString == "/b/a")
}

@Test func `what a closure can't be asked for is explained`() {
  let site = Router<Site>()
  site.add({ Site.blog(.show($0 + "!")) }, route: "blog" / string)
  #expect(site.url(for: .blog(.show("a!"))) == nil)
  #expect(
    site.format.explain(printing: .blog(.show("a!"))).alternatives[0].reason == """
      no parts of the Site were found that make the same value again: take its parts in order, or \
      convert it both ways with map(_:_:)
      """)
  #expect(
    site.format.explain(printing: .home).alternatives[0].reason
      == "the value belongs to another case")
}

private struct AppLink: Equatable, Sendable {
  var screen: String
  var id: Int?
  init(screen: String, id: Int? = nil) { (self.screen, self.id) = (screen, id) }
}

private struct Action: Sendable {
  let name: String
  let run: @Sendable () -> Void
}

@Test func `a struct's initializer is the constructor of its values`() {
  let router = Router<AppLink>()
  router.add(AppLink.init, route: "open" / string /? int)
  router.add({ AppLink(screen: $0) }, route: "screens" / string)
  #expect(router.url(for: AppLink(screen: "a", id: 7))?.absoluteString == "/open/a/7")
  #expect(router.url(for: AppLink(screen: "a"))?.absoluteString == "/open/a")
}

@Test func `a struct that can't be compared is refused with a reason`() {
  let router = Router<Action>()
  router.add({ Action(name: $0) {} }, route: "run" / string)
  #expect(router.match(URL(string: "/run/a")!)?.name == "a")
  #expect(router.url(for: Action(name: "a") { print("b") }) == nil)
  let reason = router.format.explain(printing: Action(name: "a") { print("b") }).alternatives[0]
    .reason
  #expect(reason?.contains("make it Equatable") == true)
}

@Test func `a closure that makes a range prints its bounds, and others say what to write`() {
  enum Shop { case price(ClosedRange<Int>), tags(Set<String>), number(Int) }
  let router = Router<Shop>()
  router.add({ Shop.number($0) }, route: "number" / int)
  router.add({ Shop.price($0...$1) }, route: "price" / int / int)
  router.add({ Shop.tags(Set($0)) }, route: "tags" .? string(all: "tag"))
  #expect(router.url(for: .price(1...9))?.absoluteString == "/price/1/9")
  #expect(router.url(for: .tags(["a"])) == nil)
  let closest = router.format.explain(printing: .tags(["a"])).closest
  #expect(closest.hasPrefix("/tags?(tag=:string)*: no parts of the Shop were found that make"))
  #expect(closest.hasSuffix("or convert it both ways with map(_:_:)"))
  let tags = ("tags" .? string(all: "tag")).map({ Set($0) }, { $0.sorted() })
  let other = Router<Shop>()
  other.add(Shop.tags, route: tags)
  #expect(other.url(for: .tags(["b", "a"]))?.absoluteString == "/tags?tag=a&tag=b")
}

@Test func `a conversion that returns nil isn't one to the value nil`() {
  enum Language: String { case en, de }
  func news(_ unapply: @escaping @Sendable (Language) -> Language??) -> Router<Language> {
    let router = Router<Language>()
    let language = ("news" .?? param(Language.self)("lang")).map({ $0 ?? .en }, unapply)
    router.add({ $0 }, route: language)
    return router
  }
  let nothing = Language??.none
  let wrong = news { $0 == .en ? nothing : $0 }
  #expect(wrong.url(for: .en) == nil)
  #expect(
    wrong.format.explain(printing: .en).closest.hasSuffix(
      ": the conversion's second function returned nil, which isn't the value .some(nil)"))
  #expect(news { $0 == .en ? .some(nil) : $0 }.url(for: .en)?.absoluteString == "/news")
}
