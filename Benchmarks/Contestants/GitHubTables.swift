import CommonParsers
import RoutePatterns
import URLFormats

extension GitHubLink: Matchable {}

/// GitHub's routes as tables of combinators, which a loop can create.
enum GitHubTable {
  static func router() throws -> Router<GitHubLink> {
    let router = Router<GitHubLink>(scheme: "https", host: "api.github.com")
    for (number, template) in gitHubTemplates.enumerated() {
      let text = template.replacing(":", with: ":string")
      switch template.count(where: { $0 == ":" }) {
      case 0: try router.add(.page(number), template: text)
      case 1: try router.add({ .one(number, $0) }, template: text)
      case 2: try router.add({ .two(number, $0, $1) }, template: text)
      case 3: try router.add({ .three(number, $0, $1, $2) }, template: text)
      default: try router.add({ .four(number, $0, $1, $2, $3) }, template: text)
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
