import Foundation
import RoutePatterns
import URLFormats
import URLPatterns

/// The links of the suite "scale", with the number of their resource.
enum ScaleLink: Hashable, Matchable, Sendable {
  case list(Int)
  case show(Int, String)
  case edit(Int, String)
  case item(Int, String, String)
  case archive(Int, String)
}

/// The tables of the suite "scale" that a loop can create; the others are in ScaleTables.swift.
enum ScaleTable {
  static let prefix = "myscheme://myhost"

  /// Returns five routes for each of the resources.
  ///
  /// From the fifty-first resource on, a number follows the name.
  static func resources(routes: Int) -> [String] {
    (0..<(routes / 5)).map { number in
      let round = number / scaleResources.count
      return scaleResources[number % scaleResources.count] + (round == 0 ? "" : "\(round)")
    }
  }

  /// Returns a URL for each route, in order, with its link.
  static func links(routes: Int) -> [(url: URL, link: ScaleLink)] {
    resources(routes: routes).enumerated().flatMap { number, name -> [(String, ScaleLink)] in
      [
        ("/\(name)", .list(number)),
        ("/\(name)/john_morgan", .show(number, "john_morgan")),
        ("/\(name)/john_morgan/edit", .edit(number, "john_morgan")),
        ("/\(name)/john_morgan/items/1234567", .item(number, "john_morgan", "1234567")),
        ("/\(name)/archive/2026", .archive(number, "2026")),
      ]
    }.map { (url: URL(string: prefix + $0)!, link: $1) }
  }

  static func format(routes: Int) -> URLFormat<ScaleLink> {
    scheme("myscheme") </> host("myhost")
      </> URLFormat {
        for (number, name) in resources(routes: routes).enumerated() {
          iso { ScaleLink.list(number) } <¢> path(name)
          iso { ScaleLink.show(number, $0) } <¢> path(name) </> path(.string)
          iso { ScaleLink.edit(number, $0) } <¢> path(name) </> path(.string) </> path("edit")
          iso { ScaleLink.item(number, $0, $1) }
            <¢> path(name) </> path(.string) </> path("items") </> path(.string)
          iso { ScaleLink.archive(number, $0) } <¢> path(name) </> path("archive") </> path(.string)
        }
      }
  }

  static func router(routes: Int) -> Router<ScaleLink> {
    let router = Router<ScaleLink>(scheme: "myscheme", host: "myhost")
    for (number, name) in resources(routes: routes).enumerated() {
      let name = lit(name)
      router.add(ScaleLink.list(number), route: name)
      router.add({ ScaleLink.show(number, $0) }, route: name / string)
      router.add({ ScaleLink.edit(number, $0) }, route: name / string / "edit")
      router.add({ ScaleLink.item(number, $0, $1) }, route: name / string / "items" / string)
      router.add({ ScaleLink.archive(number, $0) }, route: name / "archive" / string)
    }
    return router
  }
}
