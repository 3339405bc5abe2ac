#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
package import CommonParsers
import URLPatterns

extension Grammar<URLParts> {
  /// Returns components that together match every `https` link that the grammar prints.
  ///
  /// - Parameter comment: Returns the comment of a component, given the template of its links.
  package func components(
    comment: (URLTemplate) -> String
  ) -> [AppSiteAssociation.Component] {
    var known: Set<AppSiteAssociation.Component> = []
    return patterns.flatMap(\.links).flatMap { links in
      let comment = comment(links.template)
      let query = Dictionary(
        uniqueKeysWithValues: links.query.map { (encoded($0, isFragment: false), $1) })
      return links.path.patterns.map { path in
        AppSiteAssociation.Component(
          path: path.isEmpty ? "/" : path, query: query, fragment: links.fragment,
          ignoresCase: links.ignoresCase, comment: comment.isEmpty ? "/" : comment)
      }
    }.filter { known.insert($0).inserted }
  }

  /// The links of each way through the grammar.
  private var links: [Links] {
    switch self {
    case .piece(let piece): return piece.links
    case .skip(let skip): return skip.piece.links
    case .converted(let grammar, _): return grammar.links
    case .row(let parts):
      var rows = [Links()]
      for part in parts {
        var links = part.links
        // A table can have any length. Only the combinations of optional parts are limited.
        if rows.count > 1, links.count > 1, rows.count * links.count > Links.maximumWays {
          if rows.count < links.count {
            rows = [Links(all: rows)]
          } else {
            links = [Links(all: links)]
          }
        }
        rows = rows.flatMap { row in links.map { row + $0 } }
      }
      return rows
    case .choice(let alternatives), .table(let alternatives):
      let links = alternatives.flatMap(\.links)
      // A component without a query or a fragment also matches the links of the others.
      if let any = links.first(where: { $0.query.isEmpty && $0.fragment == nil }),
        links.allSatisfy(\.path.isEmpty)
      {
        return [any]
      }
      return links
    }
  }
}

/// A set of links, as the file describes it.
private struct Links {
  static let maximumWays = 1_000

  /// The largest number of patterns for one way that texts are written out to.
  static let maximumPatterns = 100

  enum Segment: Equatable {
    /// An element with one of these texts.
    case texts([String])
    /// Any element.
    case element
    /// An element with this pattern.
    case pattern(String)
    /// Any number of elements.
    case gap
    /// Any text, including slashes.
    case wide
  }

  var path: [Segment] = []
  var query: [String: String] = [:]
  var fragment: String?
  var ignoresCase = false
  var template = URLTemplate.empty

  static func + (lhs: Links, rhs: Links) -> Links {
    // Pieces that share an argument or the fragment print the same text, so either pattern will do.
    let template = lhs.template <> rhs.template
    let more = rhs.query.filter { name, _ in
      !lhs.query.keys.contains { template.options.areSame($0, name) }
    }
    return Links(
      path: lhs.path + rhs.path, query: lhs.query.merging(more) { first, _ in first },
      fragment: lhs.fragment ?? rhs.fragment, ignoresCase: lhs.ignoresCase || rhs.ignoresCase,
      template: template)
  }
}

extension Links {
  /// Creates one that covers all of these: any path that starts with what their paths have in common.
  fileprivate init(all links: [Links]) {
    self.init(
      path: links[0].path, ignoresCase: links.contains { $0.ignoresCase },
      template: links[0].template)
    for other in links where other.path != path {
      path = zip(path, other.path).prefix { $0 == $1 }.map(\.0) + [.wide]
      template = URLTemplate(path: ["*"])
    }
  }
}

extension [Links.Segment] {
  /// The patterns that together match all paths of these segments.
  fileprivate var patterns: [String] {
    var patterns = [""]
    for (index, segment) in enumerated() {
      switch segment {
      case .texts(let texts) where patterns.count * texts.count <= Links.maximumPatterns:
        patterns = patterns.flatMap { pattern in texts.map { "\(pattern)/\(escaped($0))" } }
      case .texts, .element: patterns = patterns.map { $0 + "/?*" }
      case .pattern(let text): patterns = patterns.map { "\($0)/\(text)" }
      case .wide:
        // Several `*` in a row match the same as one.
        if index > 0, [.wide, .element].contains(self[index - 1]) { continue }
        patterns = patterns.map { $0 + "*" }
      case .gap:
        // `?*` and `*` also match slashes, so the pattern next to a gap covers it.
        let neighbors = self[Swift.max(0, index - 1)..<index] + self[(index + 1)...].prefix(1)
        if neighbors.contains(where: { $0 == .element || $0 == .wide })
          || neighbors.first == .gap && index > 0
        {
          continue
        }
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
  /// The links that the piece is part of, or none if its scheme isn't `https` or `http`.
  fileprivate var links: [Links] {
    var links = Links(template: URLTemplate(.piece(self)))
    if template.scheme != nil, !["https", "http"].contains(where: { reads(scheme: $0) }) {
      return []
    }
    let addresses = outline.conditions.first { $0.part == "address" }?.text.allTexts
    if let addresses, !addresses.contains(where: { $0.isWebAddress }) { return [] }
    for text in outline.texts {
      switch text {
      case .end: continue
      case .gap: links.path.append(.gap)
      case .value, .anything, .literal:
        let ignoringCase = text.ignoringCase
        guard let texts = ignoringCase.map({ [$0] }) ?? text.allTexts else {
          links.path.append(text.pattern.map { .pattern($0) } ?? .element)
          continue
        }
        if ignoringCase != nil { links.ignoresCase = true }
        // An element that can't be part of a path is never printed.
        let elements = texts.compactMap {
          uriText(scheme: nil, host: nil, path: .N1($0), query: [:])?.dropFirst()
        }
        if elements.isEmpty { return [] }
        links.path.append(.texts(elements.map(String.init)))
      }
    }
    // Only required arguments need a pattern.
    return template.argumentNames.filter { !reads($0, nil) }.reduce([links]) { all, name in
      let texts = outline.conditions.first?.text.allTexts ?? []
      let areFew = (1...Links.maximumPatterns).contains(texts.count)
      let patterns =
        areFew
        ? texts.map { escaped(encoded($0, isFragment: name == nil)) }
        : [reads(name, "") ? "*" : "?*"]
      return all.flatMap { links in
        patterns.map { pattern in
          var links = links
          if let name {
            links.query[name] = pattern
          } else {
            links.fragment = pattern
          }
          return links
        }
      }
    }
  }

  /// Returns whether the piece reads a link with this argument, or this fragment if `name` is nil.
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

extension String {
  fileprivate var isWebAddress: Bool {
    self == "/" || hasPrefix("https:") || hasPrefix("http:")
  }
}

extension Outline.Text {
  /// The text that this matches in any case, unless it contains letters that Apple might not ignore the case of.
  fileprivate var ignoringCase: String? {
    guard case .value(let domain) = self, let matcher = domain.matcher as? IgnoringCase,
      matcher.text.utf8.allSatisfy(UTF8.isASCII)
    else { return nil }
    return matcher.text
  }
}

extension Outline.Text {
  /// The pattern of an element with a prefix or a suffix.
  fileprivate var pattern: String? {
    guard case .value(.between(let prefix, let domain, let suffix)) = self else { return nil }
    let texts = [prefix, suffix].map { text in
      // An element of its own could be one that no path can contain, such as `.`.
      uriText(scheme: nil, host: nil, path: .N1("x" + text), query: [:])?.dropFirst(2)
    }
    let pattern = domain.outline.texts.first?.pattern ?? "*"
    return texts.map { escaped(String($0 ?? "")) }.joined(separator: pattern)
  }
}

/// Returns a text as it's percent-encoded in a URL.
private func encoded(_ text: String, isFragment: Bool) -> String {
  guard isFragment else { return QueryArguments([(name: text, value: nil)]).percentEncodedQuery }
  let fragment = uriText(scheme: nil, host: nil, path: .N0, query: [:], fragment: text)
  return fragment.map { String($0.dropFirst("/#".count)) } ?? ""
}

/// Returns a pattern that matches an encoded text.
///
/// Patterns have no escapes, so a `?`, which matches any character, replaces special characters.
private func escaped(_ text: String) -> String {
  text.replacing("*", with: "?").replacing("$(", with: "?(")
}
