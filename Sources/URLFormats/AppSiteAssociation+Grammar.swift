#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
package import CommonParsers
import URLPatterns

extension Grammar<URLParts> {
  /// The components that hold every `https` link which the grammar prints.
  ///
  /// - Parameter comment: What a component says of itself, by the template of its links.
  package func components(
    comment: (URLParts) -> String
  ) -> [AppSiteAssociation.Component] {
    var known: Set<AppSiteAssociation.Component> = []
    return links.flatMap { links in
      let comment = comment(links.template)
      return links.path.patterns.map { path in
        AppSiteAssociation.Component(
          path: path.isEmpty ? "/" : path, query: links.query, fragment: links.fragment,
          comment: comment.isEmpty ? "/" : comment)
      }
    }.filter { known.insert($0).inserted }
  }

  /// The links of each way through the grammar.
  private var links: [Links] {
    switch self {
    case .piece(let piece), .skip(let piece, _): return piece.links
    case .converted(let grammar, _): return grammar.links
    case .repetition: return [Links(path: [.gap])]
    case .row(let parts):
      var rows = [Links()]
      for part in parts {
        var links = part.links
        // A table may be as long as it likes; what optional parts multiply is bounded.
        if rows.count > 1, links.count > 1, rows.count * links.count > Links.maximumWays {
          links = [Links(path: links.allSatisfy(\.path.isEmpty) ? [] : [.wide])]
        }
        rows = rows.flatMap { row in links.map { row + $0 } }
      }
      return rows
    case .choice(let alternatives):
      let links = alternatives.flatMap(\.links)
      // An argument that may be missing asks for nothing, so one component is enough.
      if let any = links.first(where: { $0.query.isEmpty && $0.fragment == nil }),
        links.allSatisfy(\.path.isEmpty)
      {
        return [any]
      }
      return links
    }
  }
}

/// Links as the file describes them.
private struct Links {
  static let maximumWays = 1_000

  enum Segment: Equatable {
    /// An element that is this text, encoded.
    case text(String)
    /// One element.
    case element
    /// Any number of elements.
    case gap
    /// Any text that a path may go on with.
    case wide
  }

  var path: [Segment] = []
  var query: [String: String] = [:]
  var fragment: String?
  var template = URLParts.empty

  static func + (lhs: Links, rhs: Links) -> Links {
    Links(
      // What two pieces ask of one argument, or of the fragment, is never printed.
      path: lhs.path + rhs.path, query: lhs.query.merging(rhs.query) { first, _ in first },
      fragment: lhs.fragment ?? rhs.fragment, template: lhs.template <> rhs.template)
  }
}

extension [Links.Segment] {
  /// The patterns of the path, which together match all that the segments stand for.
  fileprivate var patterns: [String] {
    var patterns = [""]
    for (index, segment) in enumerated() {
      switch segment {
      case .text(let text): patterns = patterns.map { $0 + "/" + escaped(text) }
      case .element: patterns = patterns.map { $0 + "/?*" }
      case .wide: patterns = patterns.map { $0 + "*" }
      case .gap:
        // `?*` runs over slashes, so an element next to a gap is enough for both.
        let neighbors = self[Swift.max(0, index - 1)..<index] + self[(index + 1)...].prefix(1)
        if neighbors.contains(.element) || neighbors.first == .gap && index > 0 { continue }
        if patterns.count < 16 {
          patterns += patterns.map { $0 + "/*" }
        } else {
          patterns = patterns.map { $0 + "*" }
        }
      }
    }
    return patterns
  }
}

extension Piece<URLParts> {
  /// The links that it is a part of; none if there are none of `https`.
  fileprivate var links: [Links] {
    var links = Links(template: template)
    if template.scheme != nil, !["https", "http"].contains(where: { reads(scheme: $0) }) {
      return []
    }
    for text in outline.texts {
      switch text {
      case .end: continue
      case .gap: links.path.append(.gap)
      case .value, .anything, .literal:
        guard let literal = text.literal else {
          links.path.append(.element)
          continue
        }
        // An element that no path can hold is never printed.
        guard let element = uriText(scheme: nil, host: nil, path: .N1(literal), query: [:])
        else { return [] }
        links.path.append(.text(String(element.dropFirst())))
      }
    }
    // Only what is not read without an argument asks for it.
    for name in template.argumentNames where !reads(name, nil) {
      let pattern =
        outline.conditions.first?.text.literal.map { escaped(encoded($0, isFragment: name == nil)) }
        ?? (reads(name, "") ? "*" : "?*")
      if let name {
        links.query[encoded(name, isFragment: false)] = pattern
      } else {
        links.fragment = pattern
      }
    }
    return [links]
  }

  /// Whether it reads a link whose argument of a name, or whose fragment, is this.
  private func reads(scheme: String = "https", _ name: String? = nil, _ value: String? = nil)
    -> Bool
  {
    let text = uriText(
      scheme: scheme, host: "host", path: .N0, query: name.map { [$0: value] } ?? [:],
      fragment: name == nil ? value : nil)
    guard let url = text.flatMap({ URL(string: $0) }) else { return true }
    var reading = Reading(URLParts(url), isComplete: { _ in true })
    return Code(.piece(self)).read(&reading)
  }
}

/// A text as the writer of URLs encodes it.
private func encoded(_ text: String, isFragment: Bool) -> String {
  guard isFragment else { return QueryArguments([(name: text, value: nil)]).percentEncodedQuery }
  let fragment = uriText(scheme: nil, host: nil, path: .N0, query: [:], fragment: text)
  return fragment.map { String($0.dropFirst()) } ?? ""
}

/// A pattern that matches an encoded text.
///
/// It matches others, too, where the text has what is special in a pattern: `?` then stands for it.
private func escaped(_ text: String) -> String {
  text.replacing("*", with: "?").replacing("$(", with: "?(")
}
