import RoutePatterns
import URLFormats

extension GitHubLink: Matchable {}

/// GitHub's routes as tables of combinators, which a loop can create.
enum GitHubTable {
  static func router(_ router: Router<GitHubLink>) -> Router<GitHubLink> {
    for (number, template) in gitHubTemplates.enumerated() {
      let words = template.split(separator: ":", omittingEmptySubsequences: false).map {
        $0.split(separator: "/").reduce(root) { $0 / lit(String($1)) }
      }
      let one = words[0] / string
      switch words.count {
      case 1: router.add(.page(number), route: words[0])
      case 2: router.add({ .one(number, $0) }, route: one / words[1])
      default:
        let two = one / words[1] / string / words[2]
        if words.count == 3 {
          router.add({ .two(number, $0, $1) }, route: two)
          continue
        }
        let three = two / string / words[3]
        if words.count == 4 {
          router.add({ .three(number, $0, $1, $2) }, route: three)
        } else {
          router.add({ .four(number, $0, $1, $2, $3) }, route: three / string / words[4])
        }
      }
    }
    return router
  }

  static func format() -> URLFormat<GitHubLink> {
    scheme("https") </> host("api.github.com")
      </> URLFormat {
        for (number, template) in gitHubTemplates.enumerated() {
          // The words before, between, and after the parameters.
          let words = template.split(separator: ":", omittingEmptySubsequences: false).map(words)
          let one = words[0] </> path(.string)
          switch words.count {
          case 1: iso { GitHubLink.page(number) } <¢> words[0]
          case 2: iso { GitHubLink.one(number, $0) } <¢> one </> words[1]
          case 3: iso { GitHubLink.two(number, $0, $1) } <¢> two(one, words) </> words[2]
          case 4:
            iso { GitHubLink.three(number, $0, $1, $2) }
              <¢> two(one, words) </> words[2] </> path(.string) </> words[3]
          default:
            iso { GitHubLink.four(number, $0, $1, $2, $3) }
              <¢> two(one, words) </> words[2] </> path(.string) </> words[3] </> path(.string)
              </> words[4]
          }
        }
      }
  }

  private static func two(
    _ one: URLFormat<String>, _ words: [URLFormat<Void>]
  ) -> URLFormat<(String, String)> {
    one </> words[1] </> path(.string)
  }

  private static func words(_ text: Substring) -> URLFormat<Void> {
    text.split(separator: "/").reduce(URLFormat(parser: .nothing)) { $0 </> path(String($1)) }
  }
}
