import Foundation
import Testing
import URLFormats

// A closure in place of a case. To print it, the values of its row are looked for in the value.

private enum Blog: Hashable, Matchable {
  case list, show(String), page(Int), edit(String, page: Int)
}

private struct Filter: Hashable, Sendable { var text: String, page = 1 }

private enum Site: Hashable, Matchable {
  case home, blog(Blog), team(id: Int, Blog), search(Filter), deep(Outer)
  enum Outer: Hashable, Sendable { case inner(Blog) }
}

@Test func `a closure around a nested case prints`() {
  let site = URLFormat<Site> {
    iso(Site.home) <¢> root
    iso(Site.blog(.list)) <¢> path("blog")
    iso { Site.blog(.show($0)) } <¢> path("blog/posts") </> path(.string)
    iso { Site.blog(.page($0)) } <¢> path("blog/pages") </> path(.int)
    iso { Site.blog(.edit($0, page: $1)) } <¢> path("blog/edit") </> path(.string) </> path(.int)
    iso { Site.team(id: $0, .show($1)) } <¢> path("teams") </> path(.int) </> path(.string)
    iso { Site.team(id: $0, .page($1)) }
      <¢> path("teams") </> path(.int) </> path("pages") </> path(.int)
    iso { Site.search(Filter(text: $0)) } <¢> path("search") </> path(.string)
    iso { Site.search(Filter(text: $0, page: $1)) }
      <¢> path("search") </> query("q", .string) </> query("p", .int)
    iso { Site.deep(.inner(.show($0))) } <¢> path("deep") </> path(.string)
  }
  let all: [(Site, String)] = [
    (.home, "/"), (.blog(.list), "/blog"), (.blog(.show("a")), "/blog/posts/a"),
    (.blog(.page(2)), "/blog/pages/2"), (.blog(.edit("a", page: 2)), "/blog/edit/a/2"),
    (.team(id: 1, .show("a")), "/teams/1/a"), (.team(id: 1, .page(2)), "/teams/1/pages/2"),
    (.team(id: 2, .page(2)), "/teams/2/pages/2"), (.search(Filter(text: "a")), "/search/a"),
    (.search(Filter(text: "a", page: 3)), "/search?q=a&p=3"),
    (.deep(.inner(.show("a"))), "/deep/a"),
  ]
  for _ in 0..<2 {
    for (value, url) in all {
      #expect(site.text(for: value) == url, "\(value)")
      #expect(site.explain(printing: value).url == url, "\(value)")
    }
    #expect(site.url(for: .team(id: 1, .list)) == nil)
    #expect(site.url(for: .deep(.inner(.list))) == nil)
  }
}

private struct Point: Hashable, Sendable { var x: Int, y: Int }

private enum Event: Hashable, Matchable {
  case at(Point, Blog), on(Date, Blog), named(name: String, page: Int?), kind(Int, Int?)
  case area(Point, Point), pair(Int, Int, Int)
}

private let point = PartialIso<String, Point>(
  apply: { Int($0).map { Point(x: $0, y: $0) } }, unapply: { "\($0.x)" })

private let date = PartialIso<String, Date>(
  apply: { Double($0).map { Date(timeIntervalSince1970: $0) } },
  unapply: { "\($0.timeIntervalSince1970)" })

@Test func `a closure takes parts whole, opens them, or skips them, in order`() {
  let site = URLFormat<Event> {
    iso { (point: Point, page: Int) in Event.at(point, .page(page)) }
      <¢> path("at") </> path(point) </> path(.int)
    iso { (date: Date, page: Int) in Event.on(date, .page(page)) }
      <¢> path("on") </> path(date) </> path(.int)
    iso { Event.named(name: $0, page: nil) } <¢> path("named") </> path(.string)
    iso { Event.kind(5, $0) } <¢> path("five") </> path(opt: .int)
    iso { Event.kind($0, 6) } <¢> path("six") </> path(.int)
    iso { Event.area(Point(x: $0, y: 1), Point(x: $1, y: $2)) }
      <¢> path("area") </> path(.int) </> path(.int) </> path(.int)
    iso { Event.pair(1, $0, $1) } <¢> path("pair") </> path(.int) </> path(.int)
  }
  let all: [(Event, String?)] = [
    (.at(Point(x: 3, y: 3), .page(7)), "/at/3/7"), (.at(Point(x: 3, y: 4), .page(7)), nil),
    (.at(Point(x: 3, y: 3), .list), nil),
    (.on(Date(timeIntervalSince1970: 5), .page(7)), "/on/5.0/7"),
    (.named(name: "a", page: nil), "/named/a"), (.named(name: "a", page: 1), nil),
    (.kind(5, 7), "/five/7"), (.kind(5, nil), "/five"), (.kind(5, 5), "/five/5"),
    (.kind(4, 6), "/six/4"), (.kind(4, 7), nil),
    (.area(Point(x: 1, y: 1), Point(x: 1, y: 2)), "/area/1/1/2"),
    (.area(Point(x: 1, y: 2), Point(x: 1, y: 2)), nil), (.pair(1, 1, 1), "/pair/1/1"),
    (.pair(1, 2, 1), "/pair/2/1"), (.pair(2, 1, 1), nil),
  ]
  for (value, url) in all {
    #expect(site.text(for: value) == url, "\(value)")
    #expect(site.explain(printing: value).url == url, "\(value)")
  }
}

@Test func `what was printed before doesn't change what's printed`() {
  let values = [Blog.list, .show("a"), .page(7), .page(-7)]
  func blog() -> URLFormat<Blog> {
    let inner = URLFormat<Blog> {
      iso(Blog.list) <¢> root
      iso(Blog.page) <¢> path("pages") </> path(.int)
    }
    return URLFormat<Blog> {
      iso { $0 < 0 ? Blog.list : .page($0) } <¢> path("n") </> path(.int)
      iso { (blog: Blog) in blog } <¢> path("p") </> inner
      iso(Blog.page) <¢> path("old") </> path(.int)
      iso(Blog.show) <¢> path("old") </> path(.string)
    }
  }
  let expected = values.map { blog().text(for: $0) }
  #expect(expected == ["/p", "/old/a", "/n/7", "/p/pages/-7"])
  for first in values {
    let used = blog()
    _ = used.url(for: first)
    #expect(values.map { used.text(for: $0) } == expected, "\(first)")
    #expect(values.map { used.explain(printing: $0).url } == expected, "\(first)")
  }
}

// MARK: - Many parts of one type

private struct Search: Hashable, Sendable {
  var q, brand, color, size, shop, sort, order, page: String?
}

private enum Shop: Hashable, Matchable { case search(Search), list([Search]) }

@Test func `any fields of a type with many optional ones are printed`() {
  let shop = URLFormat<Shop> {
    iso { (q: String?, sort: String?, page: String?) in
      Shop.search(Search(q: q, sort: sort, page: page))
    } <¢> path("search")
      </> query(opt: "q", .string) </> query(opt: "sort", .string) </> query(opt: "page", .string)
    iso { (a: String?, b: String?, c: String?, d: String?) in
      Shop.search(Search(shop: a, sort: b, order: c, page: d))
    } <¢> path("last") </> query(opt: "a", .string) </> query(opt: "b", .string)
      </> query(opt: "c", .string) </> query(opt: "d", .string)
  }
  let all: [(Search, String?)] = [
    (Search(), "/search"), (Search(q: "shoes"), "/search?q=shoes"),
    (Search(q: "shoes", sort: "price"), "/search?q=shoes&sort=price"),
    (Search(q: "shoes", page: "2"), "/search?q=shoes&page=2"),
    (Search(sort: "price", page: "2"), "/search?sort=price&page=2"),
    (Search(q: "shoes", sort: "price", page: "2"), "/search?q=shoes&sort=price&page=2"),
    // The same text again, and one that Swift considers equal, but isn't the same.
    (Search(q: "a", sort: "a", page: "a"), "/search?q=a&sort=a&page=a"),
    (Search(q: "\u{E9}", sort: "e\u{301}"), "/search?q=%C3%A9&sort=e%CC%81"),
    (Search(sort: "\u{E9}", page: "e\u{301}"), "/search?sort=%C3%A9&page=e%CC%81"),
    (
      Search(shop: "a text of more than 15 bytes", sort: "b", order: "c", page: "d"),
      "/last?a=a%20text%20of%20more%20than%2015%20bytes&b=b&c=c&d=d"
    ),
    (Search(shop: "a", page: "d"), "/last?a=a&d=d"), (Search(order: "c"), "/last?c=c"),
    (Search(q: "shoes", color: "red"), nil),
  ]
  for (search, url) in all { #expect(shop.text(for: .search(search)) == url, "\(search)") }
}
