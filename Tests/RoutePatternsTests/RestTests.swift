import Foundation
import RoutePatterns
import Testing

private func url(_ text: String) throws -> URL { try #require(URL(string: text)) }

@Suite struct RestTests {
  enum Page: Equatable { case help([String]), files(Int, [String], String?), all([String]), home }

  private let router: Router<Page> = {
    let router = Router<Page>(scheme: "https", host: "me.com")
    router.add(Page.home, route: "help" / "me")
    router.add(Page.help, route: "help" / rest)
    router.add(Page.files, route: "files" / int / rest .?? string("v"))
    router.add(Page.all, route: rest)
    return router
  }()

  @Test func `the rest of the path is captured, even if it's empty`() throws {
    for (text, page) in [
      ("/help", .help([])), ("/help/a%2Fb/c", .help(["a/b", "c"])), ("/help/me", .home),
      ("/files/7/a?v=2", .files(7, ["a"], "2")), ("/files/x/a", .all(["files", "x", "a"])),
      ("", .all([])),
    ] as [(String, Page)] {
      #expect(router.match(try url("https://me.com" + text)) == page)
      #expect(router.url(for: page)?.absoluteString == "https://me.com" + text)
    }
    #expect(router.url(for: .help(["me"])) == nil, "it would be read as home")
    #expect(
      router.format.templates.map(\.description)
        == ["/help/me", "/help/:rest", "/files/:int/:rest?(v=:string)", "/:rest"].map {
          "https://me.com" + $0
        })
    #expect(
      AppSiteAssociation.AppLinks(appIDs: [], router.format).components.map(\.path)
        == ["/help/me", "/help", "/help/*", "/files/?*", "/", "/*"])
  }
}

@Suite struct RepeatedArgumentsTests {
  enum Page: Equatable { case route([String], by: Int?), tags([Int]) }

  private let router: Router<Page> = {
    let router = Router<Page>(scheme: "https", host: "me.com")
    router.add(Page.route, route: "route" .? string(all: "via") &? int("by"))
    router.add(Page.tags, route: "tags" .? int(all: "tag"))
    return router
  }()

  @Test func `all arguments with a name are captured, in order`() throws {
    for (text, page) in [
      ("/route?via=a&via=b%26&by=7", .route(["a", "b&"], by: 7)), ("/route", .route([], by: nil)),
      ("/route?via=", .route([""], by: nil)), ("/tags?tag=1&tag=2&tag=1", .tags([1, 2, 1])),
    ] as [(String, Page)] {
      #expect(router.match(try url("https://me.com" + text)) == page)
      #expect(router.url(for: page)?.absoluteString == "https://me.com" + text)
    }
    #expect(router.match(try url("https://me.com/route?via")) == .route([], by: nil))
    #expect(router.match(try url("https://me.com/tags?tag=1&tag=x")) == nil)
    #expect(
      router.format.templates.map(\.description) == [
        "https://me.com/route?(via=:string)*&(by=:int)", "https://me.com/tags?(tag=:int)*",
      ])
  }

  @Test func `route components hold at most one argument with a name`() {
    let tags = "tags" .? int(all: "tag")
    #expect(tags.print([7])?.query == ["tag": "7"])
    #expect(tags.print([7, 8]) == nil)
    #expect(tags.parse((["tags"], ["tag": "7"]))?.match == [7])
  }
}

@Test func `arguments can follow a nested router`() throws {
  enum Project: Equatable { case overview, file([String]), issues(page: Int) }
  enum Site: Equatable { case project(String, Project, ref: String?), home }
  let project = Router<Project>()
  project.add(Project.overview, route: root)
  project.add(Project.issues, route: "issues" .? int("page", default: 1))
  project.add(Project.file, route: "files" / rest)
  let site = Router<Site>(scheme: "https", host: "me.com")
  site.add(Site.home, route: root)
  site.add(Site.project, route: "projects" / string / project.route .?? string("ref"))
  for (text, page) in [
    ("/projects/a", .project("a", .overview, ref: nil)),
    ("/projects/a?ref=x", .project("a", .overview, ref: "x")),
    ("/projects/a/issues?page=2&ref=x", .project("a", .issues(page: 2), ref: "x")),
    ("/projects/a/files/b/c?ref=x", .project("a", .file(["b", "c"]), ref: "x")),
  ] as [(String, Site)] {
    #expect(site.match(try url("https://me.com" + text)) == page)
    #expect(site.url(for: page)?.absoluteString == "https://me.com" + text)
  }
}
