#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import URLPatterns

/// The scheme and the host that all URLs of a router have, if they are fixed.
@usableFromInline
struct RouteAddress: Sendable {
  let scheme: String?
  let host: String?

  /// What a router's patterns read of a URL; nil when it has another scheme or host.
  @usableFromInline
  func read(_ url: URL) -> RouteInput? {
    let reader = URLReader(url, hostIsElement: host == nil)
    if let scheme, !reader.hasScheme(scheme) { return nil }
    if let host, !reader.hasHost(host) { return nil }
    return RouteInput(reader)
  }

  /// The URL of what a router's patterns printed; nil when there is none.
  @usableFromInline
  func url(_ printed: RouteInput) -> URL? {
    var path = printed.elements[...]
    let host = host ?? scheme.map { _ in path.popFirst() ?? "" }
    return urlText(scheme: scheme, host: host, path: path, query: printed.arguments)
      .flatMap { URL(string: $0) }
  }
}
