// A minimal program with links, to measure its size.
import URLPatterns

@main struct Main {
  static func main() {
    let id = Capture(Int.self)
    var found = 0
    for target in ["/", "/users/7?x=1", "/users/a", "/news/latest/1", "/a/../nope"] as [String] {
      switch Counted(path: target) {
      case .N0: found += 1
      case .N2("users", id): found += id()
      case .N2("users", let name): found += name.utf8.count
      case Begins("news", "latest"): found += 10
      default: found += 100
      }
    }
    print(found == 119 ? "all as expected" : "failed")
  }
}
