import Foundation
import RoutePatterns
import Testing

@Suite struct SplitTests {
  enum Page: Equatable {
    case map(Double, Double, zoom: Int)
    case post(title: String, id: Int)
    case lines(Int, Int)
    case version(Int, Int, Int)
    case search(from: Int, to: Int)
  }

  @Test func `the values of one element or argument belong to one case`() throws {
    let router = Router<Page>(scheme: "https", host: "me.com")
    router.add(Page.map, route: "map" / param(.split(.double, .double, by: ",")) / int)
    router.add(Page.post, route: "posts" / param(.split(.string, .int, by: "-")))
    router.add(
      Page.lines, route: "code" / param(.split(int(prefix: "L"), int(prefix: "L"), by: "-")))
    router.add(Page.version, route: param(.split(.int, .int, .int, by: "."))(prefix: "v"))
    router.add(Page.search, route: "search" .? param(.split(.int, .int, by: "..."))("range"))
    for (page, path) in [
      (.map(48.2, 16.37, zoom: 12), "map/48.2,16.37/12"),
      (.post(title: "my-title", id: 42), "posts/my-title-42"), (.lines(10, 20), "code/L10-L20"),
      (.version(1, 2, 3), "v1.2.3"), (.search(from: 1, to: 9), "search?range=1...9"),
    ] as [(Page, String)] {
      let url = try #require(URL(string: "https://me.com/\(path)"))
      #expect(router.match(url) == page)
      #expect(router.url(for: page) == url)
    }
    #expect(
      router.description == """
        https://me.com/map/:double,:double/:int
        https://me.com/posts/:string-:int
        https://me.com/code/L:int-L:int
        https://me.com/v:int.:int.:int
        https://me.com/search?range=:int...:int
        """)
    #expect(router.match(try #require(URL(string: "https://me.com/code/L10-20"))) == nil)
  }

  @Test func `values are found inside a case, like those of several elements`() throws {
    struct Place: Equatable { let latitude, longitude: Double }
    enum Site: Equatable { case map(Place), near(Place), at(Place) }
    let router = Router<Site>()
    let place = param(.split(.double, .double, by: ","))
    router.add({ Site.map(Place(latitude: $0, longitude: $1)) }, route: "map" / place)
    router.add({ Site.near(Place(latitude: $0, longitude: $1)) }, route: "near" .? place("p"))
    let reading = place.reading(.ignoringCase)
    router.add({ Site.at(Place(latitude: $0, longitude: $1)) }, route: "at" .? reading("p"))
    for (site, text) in [
      (.map(Place(latitude: 1, longitude: 2.5)), "/map/1.0,2.5"),
      (.near(Place(latitude: 1, longitude: 2.5)), "/near?p=1.0%2C2.5"),
      (.at(Place(latitude: 1, longitude: 2.5)), "/at?p=1.0%2C2.5"),
    ] as [(Site, String)] {
      #expect(router.url(for: site)?.absoluteString == text)
      #expect(router.match(try #require(URL(string: text))) == site)
    }
  }
}
