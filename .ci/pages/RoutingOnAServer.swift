// What the page uses of Hummingbird.
struct Request { let uri: (string: String, query: String?) }
struct HTTPError: Error { enum Status { case notFound }; init(_ status: Status) {} }
final class Routes {
  @MainActor static let shared = Routes()
  var handle: (Request, Void) throws -> String = { _, _ in "" }
  func get(_ path: String, _ handle: @escaping (Request, Void) throws -> String) { self.handle = handle }
}
var router: Routes { .shared }

// What it uses of the Swift SDK for the Model Context Protocol.
nonisolated struct Template: Sendable { var uriTemplate, name: String }
nonisolated struct ListResourceTemplates { nonisolated struct Result: Sendable { var templates: [Template] } }
nonisolated struct ReadResource {
  nonisolated struct Content: Sendable {
    let text: String
    static func text(_ text: String, uri: String) -> Content { Content(text: text) }
  }
  nonisolated struct Request: Sendable { let uri: String }
  nonisolated struct Result: Sendable { var contents: [Content] }
}
nonisolated enum MCPError: Error { case invalidParams(String) }
final class Server {
  @MainActor static let shared = Server()
  var list: (() async throws -> ListResourceTemplates.Result)?
  var read: ((ReadResource.Request) async throws -> ReadResource.Result)?
  func withMethodHandler(
    _: ListResourceTemplates.Type, _ list: @escaping @Sendable (Int) async throws -> ListResourceTemplates.Result
  ) async { self.list = { try await list(0) } }
  func withMethodHandler(
    _: ReadResource.Type, _ read: @escaping @Sendable (ReadResource.Request) async throws -> ReadResource.Result
  ) async { self.read = read }
}
var server: Server { .shared }
let listed = try await server.list!().templates.map(\.uriTemplate)
precondition(listed.count == 2 && listed[0] == "docs://x.example/pages/{name}")
let uri = "docs://x.example/search?q=a%26b&lang=en"
let contents = try await server.read!(.init(uri: uri)).contents
precondition(contents[0].text.hasPrefix("search(\"a&b\", lang: "))
do {
  _ = try await server.read!(.init(uri: "docs://x.example/x"))
  preconditionFailure()
} catch is MCPError {}

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
