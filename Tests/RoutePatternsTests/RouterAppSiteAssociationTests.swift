import Foundation
import RoutePatterns
import Testing

private enum Page: Sendable, Equatable {
  case home, files, news, terms
  case profile(String), list(Int?), retweet(Int), search(String, Int), docs(String, String?)
  case recipe(Either<Int, String>), sorted(String), old(Int)
}

private func table(_ router: Router<Page>) -> Router<Page> {
  router.add(Page.home, route: root)
  router.add(Page.profile, route: "users" / string / "profile")
  router.add(Page.list, route: "list" /? int)
  router.add(Page.retweet, route: "retweet" .? int("tweetId"))
  router.add(Page.search, route: "search" .? string("q") & int("page", default: 1))
  router.add(Page.docs, route: "docs" / string .?? fragment(string))
  router.add(Page.files, route: "files" / any)
  router.add(Page.terms, route: any / "terms")
  router.add(Page.news, route: "news*" / lit(any: "latest") .? (lit("a b") | lit("c"))("kind"))
  router.add(Page.recipe, route: "recipes" / (int / "x" | string))
  router.add(Page.sorted, route: "sorted" .? fragment(string) & lit("name")("by"))
  router.add(Page.old, route: "old" / (lit("a") | lit("b")) / int)
  return router
}

private func lines(_ router: Router<Page>) throws -> [String] {
  let encoder = JSONEncoder()
  encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
  return try AppSiteAssociation.AppLinks(appIDs: ["ABCDE12345.com.me.app"], router.format)
    .components.map {
      String(decoding: try encoder.encode($0), as: UTF8.self)
    }
}

@Suite struct AppSiteAssociationTests {
  @Test func `a router lists its patterns`() throws {
    let router = table(Router(scheme: "https", host: "me.com"))
    #expect(
      try lines(router) == [
        #"{"/":"/","comment":"https://me.com"}"#,
        #"{"/":"/users/?*/profile","comment":"https://me.com/users/:string/profile"}"#,
        #"{"/":"/list/?*","comment":"https://me.com/list/:int"}"#,
        #"{"/":"/list","comment":"https://me.com/list"}"#,
        #"{"/":"/retweet","?":{"tweetId":"?*"},"comment":"https://me.com/retweet?tweetId=:int"}"#,
        #"{"/":"/search","?":{"q":"*"},"comment":"https://me.com/search?q=:string&(page=:int)"}"#,
        #"{"/":"/docs/?*","comment":"https://me.com/docs/:string"}"#,
        #"{"/":"/files/?*","comment":"https://me.com/files/*"}"#,
        #"{"/":"/?*/terms","comment":"https://me.com/*/terms"}"#,
        #"{"/":"/news?/?*","?":{"kind":"?*"},"comment":"https://me.com/news\\*/:any?kind=(a b|c)"}"#,
        #"{"/":"/recipes/?*/x","comment":"https://me.com/recipes/:int/x"}"#,
        #"{"/":"/recipes/?*","comment":"https://me.com/recipes/:string"}"#,
        ##"{"#":"*","/":"/sorted","?":{"by":"name"},"comment":"https://me.com/sorted?by=name#:string"}"##,
        #"{"/":"/old/a/?*","comment":"https://me.com/old/a/:int"}"#,
        #"{"/":"/old/b/?*","comment":"https://me.com/old/b/:int"}"#,
      ])
  }

  @Test func `the comment of the root shows its query`() throws {
    let router = Router<Page>(scheme: "https", host: "me.com")
    router.add(Page.search, route: root .? string("q") & int("page", default: 1))
    #expect(
      try lines(router) == [
        #"{"/":"/","?":{"q":"*"},"comment":"https://me.com?q=:string&(page=:int)"}"#
      ])
  }

  @Test func `a router lists its base and the routers within it`() throws {
    enum Site: Equatable { case home, user(String, Page) }
    let pages = Router<Page>()
    pages.add(Page.home, route: root)
    pages.add(Page.list, route: "list" /? int)
    let site = Router<Site>(scheme: "https", host: "me.com", base: "app" / "v2")
    site.add(Site.home, route: root)
    site.add(Site.user, route: "users" / string / pages.route)
    let components = AppSiteAssociation.AppLinks(appIDs: [], site.format).components
    #expect(
      components.map(\.path) == [
        "/app/v2", "/app/v2/users/?*", "/app/v2/users/?*/list/?*", "/app/v2/users/?*/list",
      ])
    #expect(components.last?.comment == "https://me.com/app/v2/users/:string/list")
  }

  @Test func `a parameter of very many texts is listed as any element`() {
    let words = (0..<70).map { lit("w\($0)") }
    let one = words.dropFirst().reduce(words[0]) { $0 | $1 }
    let components = AppSiteAssociation.AppLinks(appIDs: [], path(one)).components
    #expect(components.map(\.path) == ["/?*"])
  }
}
