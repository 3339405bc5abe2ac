import Foundation

@testable import URLPatterns

extension URL {
  /// Does what `has(scheme:host:)` does, but a text that's no scheme or host doesn't stop a debug
  /// build.
  func hasText(scheme: String, host: String) -> Bool {
    URIReference.pathStart(in: absoluteString, matching: scheme, host, port: nil) != nil
  }

  /// Does what `has(host:)` does.
  func hasText(host: String) -> Bool {
    URIReference.pathStart(in: absoluteString, matching: AnyText(), host, port: nil) != nil
  }

  /// Does what `has(scheme:)` does.
  func hasText(scheme: String) -> Bool { URIReference.hasScheme(scheme, in: absoluteString) }
}
