import Foundation
import Testing
import URLPatterns

/// A link as it occurs, and what is read from it.
struct Link {
  let text: String
  /// In lower case; nil for a relative reference.
  let scheme: String?
  /// As it is named in a call, or nil where there is no authority.
  let host: String?
  let elements: [String]
  let query: QueryArguments

  init(
    _ text: String, _ scheme: String?, _ host: String?, _ elements: [String],
    _ query: KeyValuePairs<String, String?> = [:]
  ) {
    (self.text, self.scheme, self.host, self.elements) = (text, scheme, host, elements)
    // Unlike a literal of arguments, this keeps a name without a value.
    self.query = QueryArguments(query.lazy.map { (name: $0.key, value: $0.value) })
  }
}

/// The bytes of names and values, as `==` takes different texts for equal.
private func bytes(_ query: QueryArguments) -> [[[UInt8]?]] {
  query.map { [Array($0.name.utf8), $0.value.map { Array($0.utf8) }] }
}

private func bytes(_ elements: [String]) -> [[UInt8]] { elements.map { Array($0.utf8) } }

@Suite struct RealWorldTests {
  static let links =
    webLinks + campaignLinks + callbackLinks + appLinks + nestedLinks + writtenLinks + hostLinks
    + opaqueLinks + placeLinks + fragmentLinks

  @Test func `there are enough of them, and none twice`() {
    #expect(Self.links.count >= 300)
    #expect(Set(Self.links.map { Array($0.text.utf8) }).count == Self.links.count)
  }

  @Test func `each reads as it is meant`() {
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
      // Where there is no authority, there is not even an empty host.
      #expect(url.has(scheme: scheme, host: link.host ?? "") == (link.host != nil), text)
      #expect(!url.has(scheme: scheme, host: (link.host ?? "") + ".evil.example"), text)
      #expect(!url.has(scheme: scheme + "x", host: link.host ?? ""), text)
      let path = url.countedPathComponents(scheme: scheme, host: link.host ?? "")
      #expect(path?.elements == (link.host == nil ? nil : link.elements), text)
    }
  }

  @Test func `each goes round: what was read is written, and reads the same`() throws {
    for link in Self.links {
      let text = Comment(rawValue: link.text)
      let path = Counted(link.elements)
      #expect(
        bytes(Counted(path: try path.percentEncodedPath()).elements) == bytes(link.elements), text)
      guard
        let url = URL(scheme: link.scheme, host: link.host, path: path, query: link.query)
      else {
        // There is no empty URL.
        #expect(link.scheme == nil && link.elements.isEmpty && link.query.isEmpty, text)
        continue
      }
      #expect(bytes(url.countedPathComponents().elements) == bytes(link.elements), text)
      #expect(bytes(url.queryArguments()) == bytes(link.query), text)
      if let scheme = link.scheme, let host = link.host {
        #expect(url.has(scheme: scheme, host: host), text)
      }
      // And the query as it was read, which keeps its spelling.
      let read = try #require(URL(string: link.text)).queryArguments()
      let kept = URL(scheme: link.scheme, host: link.host, path: path, query: read)
      #expect(kept.map { bytes($0.queryArguments()) } == bytes(link.query), text)
      // What was written is written the same again.
      let again = URL(
        scheme: link.scheme, host: link.host, path: url.countedPathComponents(),
        query: url.queryArguments())
      #expect(again?.absoluteString == url.absoluteString, text)
    }
  }
}
