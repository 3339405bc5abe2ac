// What the page uses of Hummingbird.
struct Request { let uri: (string: String, query: String?) }
struct HTTPError: Error { enum Status { case notFound }; init(_ status: Status) {} }
final class Routes {
  @MainActor static let shared = Routes()
  var handle: (Request, Void) throws -> String = { _, _ in "" }
  func get(_ path: String, _ handle: @escaping (Request, Void) throws -> String) { self.handle = handle }
}
var router: Routes { .shared }

try? router.handle(Request(uri: ("/files/a%2Fb/info?x", nil)), ())      // "about a/b"
try? router.handle(Request(uri: ("/files/public/../secret", nil)), ())  // nil
for url in edges("/files/a/info?x") { _ = try? router.handle(Request(uri: (url.relativeString, nil)), ()) }
for url in edges("/rooms/swift?last=5") { precondition(respond(.get, url.relativeString) != "") }
for url in edges("/rooms/swift/?last=5") {
  let target = url.relativeString
  let canonical = URL(
    scheme: "https", host: "me.com", path: Counted(path: target), query: QueryArguments(requestTarget: target)
  )!.absoluteString
  precondition(canonical.hasPrefix("https://me.com") && Counted(path: canonical) == Counted(path: target))
  precondition(QueryArguments(requestTarget: canonical) == QueryArguments(requestTarget: target))
}
