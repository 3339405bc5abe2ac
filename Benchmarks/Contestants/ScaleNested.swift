import Foundation
import RoutePatterns
import URLFormats

/// The links of nested tables: an area, a resource in it, and a link to that.
///
/// Each takes three words, like most cases of a part of an app.
enum ScaleSite: Hashable, Matchable, Sendable {
  case area(ScaleArea, UInt8)
}

enum ScaleArea: Hashable, Matchable, Sendable {
  case resource(ScaleVisit, UInt8)
}

enum ScaleVisit: Hashable, Matchable, Sendable {
  case list
  case show(Int)
  case edit(Int)
  case item(Int, Int)
  case archive(Int)
}

/// A thousand routes in one table, and in tables nested three deep: ten areas with twenty resources,
/// each of which has five routes.
enum ScaleNested {
  private static let areas = 10
  private static let resources = scaleResources.prefix(20)

  static let links: [(url: URL, link: ScaleSite)] = (0..<areas).flatMap { area in
    resources.enumerated().flatMap { number, name in
      [
        ("", .list), ("/7", .show(7)), ("/7/edit", .edit(7)),
        ("/7/items/1234567", .item(7, 1_234_567)),
        ("/archive/2026", .archive(2026)),
      ].map { path, link in
        (
          URL(string: "\(ScaleTable.prefix)/area\(area)/\(name)\(path)")!,
          .area(.resource(link, UInt8(number)), UInt8(area))
        )
      }
    }
  }

  static func flatRouter() -> Router<ScaleSite> {
    let router = Router<ScaleSite>(scheme: "myscheme", host: "myhost")
    for area in 0..<areas {
      for (number, name) in resources.enumerated() {
        let name = lit("area\(area)") / lit(name)
        let site: @Sendable (ScaleVisit) -> ScaleSite = {
          .area(.resource($0, UInt8(number)), UInt8(area))
        }
        router.add(site(.list), route: name)
        router.add({ site(.show($0)) }, route: name / int)
        router.add({ site(.edit($0)) }, route: name / int / "edit")
        router.add({ site(.item($0, $1)) }, route: name / int / "items" / int)
        router.add({ site(.archive($0)) }, route: name / "archive" / int)
      }
    }
    return router
  }

  static func nestedRouter() -> Router<ScaleSite> {
    let site = Router<ScaleSite>(scheme: "myscheme", host: "myhost")
    for number in 0..<areas {
      let area = Router<ScaleArea>()
      for (number, name) in resources.enumerated() {
        let resource = Router<ScaleVisit>()
        resource.add(ScaleVisit.list, route: root)
        resource.add({ ScaleVisit.show($0) }, route: int)
        resource.add({ ScaleVisit.edit($0) }, route: int / "edit")
        resource.add({ ScaleVisit.item($0, $1) }, route: int / "items" / int)
        resource.add({ ScaleVisit.archive($0) }, route: "archive" / int)
        area.add({ ScaleArea.resource($0, UInt8(number)) }, route: lit(name) / resource.route)
      }
      site.add({ ScaleSite.area($0, UInt8(number)) }, route: lit("area\(number)") / area.route)
    }
    return site
  }

  static func flatFormat() -> URLFormat<ScaleSite> {
    scheme("myscheme") </> host("myhost")
      </> URLFormat {
        for area in 0..<areas {
          for (number, name) in resources.enumerated() {
            let name = path("area\(area)") </> path(name)
            let site: @Sendable (ScaleVisit) -> ScaleSite = {
              .area(.resource($0, UInt8(number)), UInt8(area))
            }
            iso { site(.list) } <¢> name
            iso { site(.show($0)) } <¢> name </> path(.int)
            iso { site(.edit($0)) } <¢> name </> path(.int) </> path("edit")
            iso { site(.item($0, $1)) }
              <¢> name </> path(.int) </> path("items") </> path(.int)
            iso { site(.archive($0)) } <¢> name </> path("archive") </> path(.int)
          }
        }
      }
  }

  static func nestedFormat() -> URLFormat<ScaleSite> {
    scheme("myscheme") </> host("myhost")
      </> URLFormat {
        for number in 0..<areas {
          iso { ScaleSite.area($0, UInt8(number)) } <¢> path("area\(number)") </> area
        }
      }
  }

  private static let area = URLFormat<ScaleArea> {
    for (number, name) in resources.enumerated() {
      iso { ScaleArea.resource($0, UInt8(number)) } <¢> path(name) </> resource(number)
    }
  }

  private static func resource(_ number: Int) -> URLFormat<ScaleVisit> {
    URLFormat {
      iso { ScaleVisit.list } <¢> end
      iso { ScaleVisit.show($0) } <¢> path(.int)
      iso { ScaleVisit.edit($0) } <¢> path(.int) </> path("edit")
      iso { ScaleVisit.item($0, $1) } <¢> path(.int) </> path("items") </> path(.int)
      iso { ScaleVisit.archive($0) } <¢> path("archive") </> path(.int)
    }
  }
}
