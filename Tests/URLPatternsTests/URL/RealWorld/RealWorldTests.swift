import Foundation
import Testing
import URLPatterns

/// A real-world link, and the parts that are read from it.
struct Link {
  let text: String
  /// The scheme in lower case, or nil for a relative reference.
  let scheme: String?
  /// The host as passed to a call, or nil if there's no authority.
  let host: String?
  let elements: [String]
  let query: QueryArguments

  init(
    _ text: String, _ scheme: String?, _ host: String?, _ elements: [String],
    _ query: KeyValuePairs<String, String?> = [:]
  ) {
    (self.text, self.scheme, self.host, self.elements) = (text, scheme, host, elements)
    // Unlike a literal, this keeps a name without a value.
    self.query = QueryArguments(query.lazy.map { (name: $0.key, value: $0.value) })
  }
}

/// The bytes of names and values, because different texts can be equal by `==`.
private func bytes(_ query: QueryArguments) -> [[[UInt8]?]] {
  query.map { [Array($0.name.utf8), $0.value.map { Array($0.utf8) }] }
}

private func bytes(_ elements: [String]) -> [[UInt8]] { elements.map { Array($0.utf8) } }

@Suite struct RealWorldTests {
  static let links =
    webLinks + campaignLinks + callbackLinks + appLinks + nestedLinks + writtenLinks + hostLinks
    + opaqueLinks + placeLinks + fragmentLinks

  @Test func `there are enough links, all of them different`() {
    #expect(Self.links.count >= 300)
    #expect(Set(Self.links.map { Array($0.text.utf8) }).count == Self.links.count)
  }

  @Test func `each link is read as intended`() {
    for link in Self.links {
      let text = Comment(rawValue: link.text)
      guard let url = URL(string: link.text), let components = URLComponents(string: link.text)
      else {
        Issue.record(text)
        continue
      }
      #expect(bytes(url.countedPathComponents().elements) == bytes(link.elements), text)
      #expect(bytes(components.countedPathComponents().elements) == bytes(link.elements), text)
      #expect(bytes(url.queryArguments()) == bytes(link.query), text)
      #expect(bytes(components.queryArguments()) == bytes(link.query), text)
      #expect(url.scheme?.lowercased() == link.scheme, text)
      guard let scheme = link.scheme else { continue }
      // Without an authority, there isn't even an empty host.
      #expect(url.has(scheme: scheme, host: link.host ?? "") == (link.host != nil), text)
      #expect(!url.has(scheme: scheme, host: (link.host ?? "") + ".evil.example"), text)
      #expect(!url.has(scheme: scheme + "x", host: link.host ?? ""), text)
      let path = url.countedPathComponents(scheme: scheme, host: link.host ?? "")
      #expect(path?.elements == (link.host == nil ? nil : link.elements), text)
    }
  }

  @Test func `each link survives being read, written, and read again`() throws {
    for link in Self.links {
      let text = Comment(rawValue: link.text)
      let path = Counted(link.elements)
      #expect(
        bytes(Counted(path: try path.percentEncodedPath()).elements) == bytes(link.elements), text)
      guard
        let url = URL(scheme: link.scheme, host: link.host, path: path, query: link.query)
      else {
        // A URL can't be empty.
        #expect(link.scheme == nil && link.elements.isEmpty && link.query.isEmpty, text)
        continue
      }
      #expect(bytes(url.countedPathComponents().elements) == bytes(link.elements), text)
      #expect(bytes(url.queryArguments()) == bytes(link.query), text)
      if let scheme = link.scheme, let host = link.host {
        #expect(url.has(scheme: scheme, host: host), text)
      }
      // The query that was read, which keeps its spelling.
      let read = try #require(URL(string: link.text)).queryArguments()
      let kept = URL(scheme: link.scheme, host: link.host, path: path, query: read)
      #expect(kept.map { bytes($0.queryArguments()) } == bytes(link.query), text)
      // Writing the result again gives the same text.
      let again = URL(
        scheme: link.scheme, host: link.host, path: url.countedPathComponents(),
        query: url.queryArguments())
      #expect(again?.absoluteString == url.absoluteString, text)
    }
  }
}
