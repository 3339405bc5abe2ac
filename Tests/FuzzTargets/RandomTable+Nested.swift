import RoutePatterns
import URLFormats

/// A link of a router, and of another router around it.
enum RandomPart: Sendable { case part(RandomLink) }
enum RandomSite: Sendable {
  case part(RandomPart)

  var link: RandomTable.Link {
    switch self {
    case .part(.part(let link)): link.link
    }
  }
}

// Each route follows two elements. Four routes share the first one, and two of those share the
// second one.
extension RandomTable {
  /// The table with these elements, as a single table.
  var withPrefixes: RandomTable {
    var table = self
    for index in routes.indices {
      table.routes[index].groups[0].insert(contentsOf: Self.prefix(index).map(Part.literal), at: 0)
    }
    return table
  }

  /// Returns the elements before a route.
  static func prefix(_ index: Int) -> [String] { [words[index / 4], words[index / 2 % 2]] }

  private var quadruples: [Range<Int>] { routes.indices.parts(of: 4) }

  /// Returns the table with these elements, as formats within formats.
  func nestedFormat() -> URLFormat<Link> {
    let same = PartialIso<Link, Link>(apply: { $0 }, unapply: { $0 })
    return scheme("s") </> host("h")
      </> URLFormat {
        for four in quadruples {
          same <¢> path(Self.prefix(four.lowerBound)[0])
            </> URLFormat {
              for two in four.parts(of: 2) {
                same <¢> path(Self.prefix(two.lowerBound)[1]) </> format(of: two, LookCounter())
              }
            }
        }
      }
  }

  /// Returns the table with these elements, as routers within routers.
  func nestedRouter() -> Router<RandomSite>? {
    guard minimumOfGaps == 1 else { return nil }
    let site = Router<RandomSite>(scheme: "s", host: "h")
    for four in quadruples {
      let part = Router<RandomPart>()
      for two in four.parts(of: 2) {
        let inner = Router<RandomLink>()
        add(two, to: inner, LookCounter())
        part.add(RandomPart.part, route: lit(Self.prefix(two.lowerBound)[1]) / inner.route)
      }
      site.add(RandomSite.part, route: lit(Self.prefix(four.lowerBound)[0]) / part.route)
    }
    return site
  }
}

extension Range<Int> {
  fileprivate func parts(of size: Int) -> [Range<Int>] {
    stride(from: lowerBound, to: upperBound, by: size).map { $0..<Swift.min($0 + size, upperBound) }
  }
}
