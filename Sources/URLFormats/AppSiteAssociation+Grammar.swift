extension Grammar<URLParts> {
  /// Returns components that together match every `https` link that the grammar prints.
  var components: [AppSiteAssociation.Component] {
    var known: Set<AppSiteAssociation.Component> = []
    return rows.flatMap { row in
      let all = row.ways { $0.template.isWeb }.flatMap { $0.components }
      return all.filter { one in !all.contains { $0.includes(one) && !one.includes($0) } }
    }.filter { known.insert($0).inserted }
  }
}

extension [Piece<URLParts>] {
  /// The components for one way through a row, or none if it prints no `https` link.
  fileprivate var components: [AppSiteAssociation.Component] {
    let template = map { URLTemplate(.piece($0)) }.joined
    guard let paths = pathPatterns else { return [] }
    var (query, fragment): ([String: String], String?) = ([:], nil)
    // A piece that stands for several ways has no conversion.
    for piece in self where piece.template.isRequired && piece.conversion != nil {
      // Two pieces for the same argument print the same text, so either pattern will do.
      guard let name = piece.template.argumentNames.first ?? nil else {
        fragment = fragment ?? piece.argumentPattern
        continue
      }
      if query.keys.contains(where: { template.options.areSame($0, name) }) { continue }
      query[name] = piece.argumentPattern
    }
    query = Dictionary(uniqueKeysWithValues: query.map { (encoded($0, isFragment: false), $1) })
    let comment = template.render()
    return paths.map {
      AppSiteAssociation.Component(
        path: $0.isEmpty ? "/" : $0, query: query, fragment: fragment,
        ignoresCase: template.options.contains(.ignoringCase),
        comment: comment.isEmpty ? "/" : comment)
    }
  }

  /// The patterns that together match all paths, or nil if an element can't be part of one.
  private var pathPatterns: [String]? {
    // nil stands for any number of elements.
    var elements: [String?] = []
    for piece in self {
      for text in piece.texts {
        switch text {
        case .gap: elements.append(nil)
        case .changed: break
        case .literal, .exactly, .ignoringCase, .anything:
          guard let pattern = piece.elementPattern else { return nil }
          elements.append(pattern)
        }
      }
    }
    var paths = [""]
    for (index, element) in elements.enumerated() {
      let neighbors = elements[Swift.max(0, index - 1)..<index] + elements[(index + 1)...].prefix(1)
      if let element {
        paths = paths.map { $0 + element }
      } else if neighbors.contains("/?*") || index > 0 && elements[index - 1] == nil {
        // `?*` also matches slashes, so an element covers a gap beside it, and so does another gap.
      } else if paths.count < 16 {
        paths += paths.map { $0 + "/*" }
      } else {
        paths = paths.map { $0 + "*" }
      }
    }
    return paths
  }
}

extension Piece<URLParts> {
  /// The pattern of an element with its slash, or nil if no path can contain it.
  fileprivate var elementPattern: String? {
    switch template.path.first {
    case .literal(let text): pathText(text).map(escaped)
    // A prefix of its own could be an element that no path can contain, such as `.`.
    case .other(_, let prefix, let suffix):
      "/"
        + [prefix, suffix].map { escaped(String((pathText("x" + $0) ?? "").dropFirst(2))) }
        .joined(separator: "?*")
    case nil: "/?*"
    }
  }

  /// The pattern of the value of a required argument, or of the fragment.
  fileprivate var argumentPattern: String {
    let isFragment = template.argumentNames.first == .some(nil)
    func pattern<P: URLParameter>(of parameter: P) -> String {
      let conversion = parameter.urlConversion
      return conversion.text.literal.map { escaped(encoded($0, isFragment: isFragment)) }
        ?? (conversion.apply("") == nil ? "?*" : "*")
    }
    // Arguments in the fragment are only a part of it.
    if isFragment, template.fragment.contains("=") { return "?*" }
    return (conversion as? any URLParameter).map { pattern(of: $0) } ?? "?*"
  }
}

extension AppSiteAssociation.Component {
  /// Whether every link that matches the other component, with the same path, matches this one,
  /// too.
  fileprivate func includes(_ other: Self) -> Bool {
    path == other.path && ignoresCase == other.ignoresCase
      && query.allSatisfy { other.query[$0] == $1 }
      && (fragment == nil || fragment == other.fragment)
  }
}

/// Returns an element as the path of a URL, or nil if no path can contain it.
private func pathText(_ element: String) -> String? {
  uriText(scheme: nil, host: nil, path: .N1(element), query: [:])
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
