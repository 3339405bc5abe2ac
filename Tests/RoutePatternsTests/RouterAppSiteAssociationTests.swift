import Foundation
import RoutePatterns
import Testing

@Suite struct AppSiteAssociationTests {
  @Test func `each pattern of a router is listed, and each way through one`() throws {
    enum Page: Equatable { case list(Int?), sorted(String), recipe(Either<Int, String>), old(Int) }
    let router = Router<Page>(scheme: "https", host: "me.com")
    router.add(Page.list, route: "list" /? int)
    router.add(Page.sorted, route: lit("news*") .? fragment(string) & (lit("a b") | lit("c"))("by"))
    router.add(Page.recipe, route: "recipes" / (int / "x" | string))
    router.add(Page.old, route: "old" / (lit("a") | lit("b")) / int .? lit("name")("by"))
    let components = AppSiteAssociation.AppLinks(appIDs: [], router.format).components
    #expect(
      components.map(\.path) == [
        "/list/?*", "/list", "/news?", "/recipes/?*/x", "/recipes/?*", "/old/a/?*", "/old/b/?*",
      ])
    #expect(components[2].query == ["by": "?*"] && components[2].fragment == "*")
    #expect(components[2].comment == #"https://me.com/news\*?by=(a b|c)#:string"#)
    #expect(components[5].query == ["by": "name"])
  }

  @Test func `a router lists its base and the routers within it`() throws {
    enum Page: Equatable { case home, list }
    enum Site: Equatable { case home, user(String, Page) }
    let pages = Router<Page>()
    pages.add(Page.home, route: root)
    pages.add(Page.list, route: "list")
    let site = Router<Site>(scheme: "https", host: "me.com", base: "app" / "v2")
    site.add(Site.home, route: root)
    site.add(Site.user, route: "users" / string / pages.route)
    let components = AppSiteAssociation.AppLinks(appIDs: [], site.format).components
    #expect(
      components.map(\.path) == ["/app/v2", "/app/v2/users/?*", "/app/v2/users/?*/list"])
    #expect(components.last?.comment == "https://me.com/app/v2/users/:string/list")
  }

  @Test func `a parameter of very many texts is listed as any element`() {
    let words = (0..<70).map { lit("w\($0)") }
    let one = words.dropFirst().reduce(words[0]) { $0 | $1 }
    let components = AppSiteAssociation.AppLinks(appIDs: [], path(one)).components
    #expect(components.map(\.path) == ["/?*"])
  }
}
