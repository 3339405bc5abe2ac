#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import URLPatterns

extension Grammar<URLParts> {
  /// Returns components that together match every `https` link that the grammar prints.
  var components: [AppSiteAssociation.Component] {
    var known: Set<AppSiteAssociation.Component> = []
    return patterns.flatMap(\.links).flatMap { links in
      let comment = links.template.render()
      let query = Dictionary(
        uniqueKeysWithValues: links.query.map { (encoded($0, isFragment: false), $1) })
      return links.path.patterns.map { path in
        AppSiteAssociation.Component(
          path: path.isEmpty ? "/" : path, query: query, fragment: links.fragment,
          ignoresCase: links.ignoresCase, comment: comment.isEmpty ? "/" : comment)
      }
    }.filter { known.insert($0).inserted }
  }

  /// The links of each way through the grammar, without those that others include.
  private var links: [Links] {
    let all = ways.flatMap { way in
      way.reduce([Links()]) { rows, piece in
        let links = piece.links(beside: rows.count)
        return rows.flatMap { row in links.map { row + $0 } }
      }
    }
    return all.filter { one in
      !all.contains { $0.includes(one) && !one.includes($0) }
    }
  }
}

/// A set of links, as the file describes it.
private struct Links {
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

  /// Whether these are all of the other links, too: those with fewer requirements for the same
  /// path.
  func includes(_ other: Links) -> Bool {
    path == other.path && ignoresCase == other.ignoresCase
      && query.allSatisfy { other.query[$0] == $1 }
      && (fragment == nil || fragment == other.fragment)
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
      case .gap:
        // `?*` also matches slashes, so an element next to a gap covers it, and one gap covers
        // another.
        let neighbors = self[Swift.max(0, index - 1)..<index] + self[(index + 1)...].prefix(1)
        if neighbors.contains(.element) || index > 0 && self[index - 1] == .gap { continue }
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
  /// Returns the links that the piece is part of, or none if its scheme isn't `https` or `http`.
  ///
  /// - Parameter count: The number of links that they're joined with.
  fileprivate func links(beside count: Int) -> [Links] {
    var links = Links(template: URLTemplate(.piece(self)))
    if template.scheme != nil, !["https", "http"].contains(where: { reads(scheme: $0) }) {
      return []
    }
    let addresses = outline.conditions.first { $0.part == .component("address") }?.text.allTexts
    let starts = ["https:", "http:", "/"]
    if let addresses, !addresses.contains(where: { starts.contains(where: $0.hasPrefix) }) {
      return []
    }
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
      let areFew = !texts.isEmpty && count * texts.count <= Links.maximumPatterns
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
    var reading = Reading(URLParts(url), readsAll: false)
    return Code(.piece(self)).read(&reading)
  }
}

extension Outline.Text {
  /// The text that this matches in any case, unless it contains letters that Apple might not ignore
  /// the case of.
  fileprivate var ignoringCase: String? {
    guard case .value(let domain) = self, let matcher = domain.matcher as? IgnoringCase,
      matcher.text.utf8.allSatisfy(UTF8.isASCII)
    else { return nil }
    return matcher.text
  }

  /// The pattern of an element with a prefix or a suffix.
  fileprivate var pattern: String? {
    guard case .value(.between(let prefix, let domain, let suffix)) = self else { return nil }
    let texts = [prefix, suffix].map { text in
      // An element of its own could be one that no path can contain, such as `.`.
      uriText(scheme: nil, host: nil, path: .N1("x" + text), query: [:])?.dropFirst(2)
    }
    let pattern = domain.outline.texts.first?.pattern ?? "?*"
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
