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
  var isWeb: Bool { ListedLink(self, hasPatterns: false).isWebLink }

  /// The components for one way through a row, or none if it prints no `https` link.
  fileprivate func components(_ comment: String) -> [AppSiteAssociation.Component] {
    let all = flatMap(\.patterns)
    let (inPath, inFragment) = (all.prefix { $0 != .turn }, all.drop { $0 != .turn }.dropFirst())
    guard var paths = inPath.paths?.map(\.orRoot), let ends = inFragment.paths else { return [] }
    let link = ListedLink(self)
    if link.endsWithSlash {
      paths = paths.flatMap { $0 == "/" || $0.hasSuffix("*") ? [$0] : [$0, $0 + "/"] }
    }
    let query = Dictionary(uniqueKeysWithValues: link.query.values.map { ($0.name, $0.pattern) })
    let needsArguments = link.argumentsInFragment == .once
    let suffix = needsArguments ? "?*" : link.argumentsInFragment == .never ? "" : "*"
    let fragments = ends.map {
      link.fragment ?? ($0.isEmpty && !needsArguments ? nil : $0 + suffix)
    }
    return paths.flatMap { path in
      fragments.map {
        AppSiteAssociation.Component(
          path: path, query: query, fragment: $0,
          ignoresCase: link.options.contains(.ignoringCase) || all.contains { $0.ignoresCase },
          comment: comment)
      }
    }
  }
}

/// What the links have that a way prints, as far as its parts have been listed.
struct ListedLink {
  let options: MatchingOptions

  /// Whether the patterns of arguments and the fragment are listed, for which pieces are run.
  private let hasPatterns: Bool

  /// Whether the scheme, if there is one, can be `https` or `http`.
  var isWeb = true
  var hasScheme = false
  /// Whether a host is printed.
  var hasHost = false
  var endsWithSlash = false

  /// The encoded names and the patterns of the required arguments of the query, by their names.
  private(set) var query: [String: (name: String, pattern: String)] = [:]

  /// The pattern of a required fragment.
  private(set) var fragment: String?

  /// Whether there are arguments in the fragment, and whether one is required.
  private(set) var argumentsInFragment = Presence.never

  init(_ way: [Piece<URLParts>], hasPatterns: Bool = true) {
    self.hasPatterns = hasPatterns
    options = way.reduce([]) { $0.union($1.role?.options ?? []) }
    for piece in way {
      if let part = piece.role?.part {
        part.list(in: &self)
      } else if !piece.patterns.isEmpty || piece.template != .empty {
        // A piece without a role that isn't the root can print a host.
        hasHost = true
      }
    }
  }

  var isWebLink: Bool { isWeb && (hasHost || !hasScheme) }

  /// Adds an argument, unless there's one with this name.
  ///
  /// Two pieces for the same argument print the same text, so either pattern will do.
  mutating func addArgument(
    _ name: String, encodedName: @autoclosure () -> String, _ pattern: @autoclosure () -> String
  ) {
    if hasPatterns, !query.keys.contains(where: { options.areNamesSame($0, name) }) {
      query[name] = (encodedName(), pattern())
    }
  }

  /// Adds the fragment as a text, unless there's one.
  mutating func addFragment(_ pattern: @autoclosure () -> String) {
    if hasPatterns, fragment == nil { fragment = pattern() }
  }

  mutating func addArgumentInFragment(_ presence: Presence) {
    if presence == .once || argumentsInFragment == .never { argumentsInFragment = presence }
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

extension URLPart {
  /// Returns the pattern of the value of a required argument, or of the fragment.
  ///
  /// - Parameter writeEmpty: Writes an empty one.
  func pattern(encoded: (String) -> String, writeEmpty: (inout URLParts) -> Bool) -> String {
    if let text = texts?.pattern.onlyText { return escaped(encoded(text)) }
    var (parts, values) = (URLParts.empty, [] as [Any])
    return writeEmpty(&parts) && functions.read(&parts, &values) ? "*" : "?*"
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

/// Returns a pattern that matches an encoded text.
///
/// Patterns have no escapes, so a `?`, which matches any character, replaces special characters.
private func escaped(_ text: String) -> String {
  text.replacing("*", with: "?").replacing("$(", with: "?(")
}
