extension Grammar<URLParts> {
  /// Returns components that together match every `https` link that the grammar prints.
  var components: [AppSiteAssociation.Component] {
    var all: Set<AppSiteAssociation.Component> = []
    return rows.flatMap { row in
      let comment = URLTemplate(row).render().orRoot
      let own = row.ways.filter(\.isWeb).flatMap { $0.components(comment) }
      return own.filter { one in !own.contains { $0.includes(one) && !one.includes($0) } }
    }.filter { component in
      var known = component
      known.comment = nil
      return all.insert(known).inserted
    }
  }
}

extension [Piece<URLParts>] {
  /// Whether the way can print an `https` link, which has a host after its scheme.
  var isWeb: Bool {
    // A piece without a role that isn't the root can print a host.
    let mayHaveHost = contains {
      $0.role?.isHost ?? !($0.patterns.isEmpty && $0.template == .empty)
    }
    return (mayHaveHost || !contains { $0.role?.place == .scheme })
      && allSatisfy { $0.role?.isWeb ?? true }
  }

  /// The components for one way through a row, or none if it prints no `https` link.
  fileprivate func components(_ comment: String) -> [AppSiteAssociation.Component] {
    let (all, roles) = (flatMap(\.patterns), compactMap(\.role))
    let (inPath, inFragment) = (all.prefix { $0 != .turn }, all.drop { $0 != .turn }.dropFirst())
    let options = roles.reduce([]) { $0.union($1.options) } as MatchingOptions
    guard var paths = inPath.paths?.map(\.orRoot), let ends = inFragment.paths else { return [] }
    if roles.contains(where: { $0.place == .slash }) {
      paths = paths.flatMap { $0 == "/" || $0.hasSuffix("*") ? [$0] : [$0, $0 + "/"] }
    }
    var (query, text): ([String: String], String?) = ([:], nil)
    let arguments = roles.filter { role in
      let isArgument = role.argumentName != nil || role.place == .otherArguments
      return role.isInFragment && isArgument && role.presence != .never
    }
    let needsArguments = arguments.contains { $0.presence == .once }
    for piece in self {
      guard let role = piece.role, role.presence == .once else { continue }
      // Two pieces for the same argument print the same text, so either pattern will do.
      if role.place == .fragment {
        text = text ?? piece.pattern(of: role)
      } else if let name = role.nameInQuery,
        !query.keys.contains(where: { options.areNamesSame($0, name) })
      {
        query[name] = piece.pattern(of: role)
      }
    }
    query = Dictionary(uniqueKeysWithValues: query.map { (encoded($0), $1) })
    let suffix = needsArguments ? "?*" : arguments.isEmpty ? "" : "*"
    let fragments = ends.map {
      text ?? ($0.isEmpty && !needsArguments ? nil : $0 + suffix)
    }
    return paths.flatMap { path in
      fragments.map {
        AppSiteAssociation.Component(
          path: path, query: query, fragment: $0,
          ignoresCase: options.contains(.ignoringCase) || all.contains { $0.ignoresCase },
          comment: comment)
      }
    }
  }
}

extension ArraySlice<TextPattern> {
  /// The patterns that together match all paths, or nil if an element can't be part of one.
  fileprivate var paths: [String]? {
    let patterns = filter { $0 != .changed }
    var paths = [""]
    for (index, pattern) in patterns.enumerated() {
      // `?*` also matches slashes, so an element covers a gap beside it, and so does another gap.
      let neighbors = patterns[..<index].suffix(1) + patterns[(index + 1)...].prefix(1)
      let isCovered =
        patterns[..<index].last == .anyTexts || neighbors.contains { $0.pathTexts == ["/?*"] }
      if pattern == .anyTexts, isCovered { continue }
      var texts = pattern.pathTexts
      if texts.isEmpty { return nil }
      if paths.count * texts.count > 16 { texts = pattern == .anyTexts ? ["*"] : ["/?*"] }
      paths = paths.flatMap { path in texts.map { path + $0 } }
    }
    return paths
  }
}

extension TextPattern {
  /// The patterns of an element with its slash, or of any number of them, or none if no path can
  /// contain it.
  fileprivate var pathTexts: [String] {
    switch self {
    case .literal(let text), .exactly(let text), .ignoringCase(let text), .someText(let text):
      pathText(text).map { [escaped($0)] } ?? []
    case .oneOf(let patterns): patterns.flatMap { $0.pathTexts }
    // With the `x`, it's an element that a path can contain. A prefix such as `.` isn't.
    case .between(let prefix, let suffix):
      [
        "/"
          + [prefix, suffix].map { escaped(String((pathText("x" + $0) ?? "").dropFirst(2))) }
          .joined(separator: "?*")
      ]
    case .matching, .anyText, .turn, .changed: ["/?*"]
    case .anyTexts: ["", "/*"]
    }
  }

  /// Whether it matches a text in any case.
  fileprivate var ignoresCase: Bool {
    switch self {
    case .ignoringCase: true
    case .oneOf(let patterns): patterns.contains { $0.ignoresCase }
    default: false
    }
  }
}

extension Piece<URLParts> {
  /// Returns the pattern of the value of a required argument, or of the fragment.
  fileprivate func pattern(of role: _URLRole) -> String {
    if let text = role.pattern?.onlyText {
      return escaped(
        role.place == .fragment ? String(encodedFragment(of: text).dropFirst()) : encoded(text))
    }
    var (parts, values) = (URLParts.empty, [] as [Any])
    return parts.write([""], of: role) && read(&parts, &values) ? "*" : "?*"
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
private func pathText(_ element: String) -> String? { uriText(path: [element][...]) }

/// Returns a text as it's percent-encoded in a query.
private func encoded(_ text: String) -> String {
  QueryArguments([(name: text, value: nil)]).percentEncodedQuery
}

/// Returns a pattern that matches an encoded text.
///
/// Patterns have no escapes, so a `?`, which matches any character, replaces special characters.
private func escaped(_ text: String) -> String {
  text.replacing("*", with: "?").replacing("$(", with: "?(")
}

extension _URLRole {
  /// Whether the scheme, if there is one, can be `https` or `http`.
  fileprivate var isWeb: Bool {
    switch place {
    case .address(let addresses): addresses.contains { $0.scheme.map(isWebScheme) ?? true }
    case .scheme: pattern?.onlyText.map(isWebScheme) ?? true
    case .host, .port, .path, .slash, .argument, .otherArguments, .fragment, .startOfFragment:
      true
    }
  }

  /// Whether a host is printed.
  fileprivate var isHost: Bool {
    switch place {
    case .host: presence != .never && pattern?.onlyText != ""
    case .address(let addresses): addresses.contains { $0.host != nil }
    case .scheme, .port, .path, .slash, .argument, .otherArguments, .fragment, .startOfFragment:
      false
    }
  }
}
