/// The file that tells iOS which `https` links open your app: `apple-app-site-association`.
///
/// Create the file from the table that matches your links, so that the two always agree:
///
/// ```swift
/// let formats: URLFormat =
///   scheme("https") </> host("me.com") </> [
///     iso(Routes.echo) <¢> path("echo"),
///     iso(Routes.hello) <¢> path("hello") </> path(.string),
///   ].reduce(.empty, <|>)
///
/// let file = AppSiteAssociation(appIDs: ["ABCDE12345.com.me.app"], formats)
/// let encoder = JSONEncoder()
/// encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
/// print(String(decoding: try encoder.encode(file), as: UTF8.self))
/// // {"applinks":{"details":[{"appIDs":[…],"components":[{"/":"/echo",…]}]}}
/// ```
///
/// The file is made from the templates of the table, and lists every link that the table prints. It
/// also opens links whose captured parts are longer or don't convert: `?*`, which stands for an
/// element, matches slashes, too. If your app gets a link that the table doesn't match, open it in
/// the browser. Look for components that begin with `/?*` or `/*` before you publish the file: they
/// take any path away from the browser.
///
/// The file might not list a link that the table matches but prints differently, such as one with a
/// trailing slash, unnecessary percent-escapes, or text that's equal only by canonical equivalence.
/// Case is ignored where the table has ``MatchingOptions/ignoringCase``.
///
/// Each host serves its own file, which doesn't name the host. For a format with several hosts, the
/// file lists the paths of all of them. If optional parts can be combined in more than 64 ways, a
/// `*` replaces some of them.
///
/// A matcher that can't list its texts, such as a `Regex`, is listed by what it prints. To open
/// more, add a component.
///
/// Several apps, and what else Apple's file has, are put together:
///
/// ```swift
/// let all = AppSiteAssociation(
///   .init(appIDs: ["ABCDE12345.com.me.app"], formats),
///   .init(
///     appIDs: ["ABCDE12345.com.me.other"],
///     components: [.init(path: "/other/*")]),
///   webCredentials: ["ABCDE12345.com.me.app"],
///   appClips: ["ABCDE12345.com.me.app.Clip"])
/// all.appLinks.count  // 2
/// ```
public struct AppSiteAssociation: Encodable, Hashable, Sendable {
  /// A pattern for links: one of the `components` in Apple's file.
  ///
  /// A link matches if its path, query, and fragment all match. In a pattern, `*` stands for any
  /// number of characters, `?` for one character, and `?*` for one or more. Patterns are compared
  /// with the percent-encoded parts of a link.
  public struct Component: Encodable, Hashable, Sendable {
    /// The pattern for the path.
    public var path: String

    /// The patterns for arguments of the query, by percent-encoded name.
    ///
    /// If a link doesn't have an argument, its value counts as empty.
    public var query: [String: String]

    /// The pattern for the fragment, or nil if any fragment matches.
    public var fragment: String?

    /// Whether case is ignored in all patterns of the component.
    public var ignoresCase: Bool

    /// Whether matching links stay in the browser instead of opening the app.
    public var isExcluded: Bool

    /// A comment that describes the component.
    public var comment: String?

    /// Creates a component.
    ///
    /// For example, you can exclude links that should stay in the browser. The first component that
    /// matches a link decides, so insert yours before those of the table:
    ///
    /// ```swift
    /// var file = AppSiteAssociation(appIDs: ["ABCDE12345.com.me.app"], formats)
    /// file.appLinks[0].components.insert(
    ///   .init(path: "/hello/admin*", isExcluded: true), at: 0)
    /// file.appLinks[0].components.map(\.path)
    /// // ["/hello/admin*", "/echo", "/hello/?*"]
    /// ```
    public init(
      path: String = "*", query: [String: String] = [:], fragment: String? = nil,
      ignoresCase: Bool = false, isExcluded: Bool = false, comment: String? = nil
    ) {
      self.path = path
      self.query = query
      self.fragment = fragment
      self.ignoresCase = ignoresCase
      self.isExcluded = isExcluded
      self.comment = comment
    }

    private enum CodingKeys: String, CodingKey {
      case path = "/"
      case query = "?"
      case fragment = "#"
      case isCaseSensitive = "caseSensitive"
      case isExcluded = "exclude"
      case comment
    }

    /// Encodes the path, and every other property that isn't empty, nil, or false.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(path, forKey: .path)
      if !query.isEmpty { try container.encode(query, forKey: .query) }
      try container.encodeIfPresent(fragment, forKey: .fragment)
      if ignoresCase { try container.encode(false, forKey: .isCaseSensitive) }
      if isExcluded { try container.encode(true, forKey: .isExcluded) }
      try container.encodeIfPresent(comment, forKey: .comment)
    }
  }

  /// The links that open some apps: one of the `details` in Apple's file.
  public struct AppLinks: Encodable, Hashable, Sendable {
    /// The apps that the links open, as team identifiers and bundle identifiers joined by a dot.
    public var appIDs: [String]

    /// The links that open the apps.
    ///
    /// The first component that matches a link decides.
    public var components: [Component]

    /// Lists all links that a format prints, to open these apps.
    ///
    /// The comment of each component is the template of its row. An app ID without a team, or a
    /// table without `https` links, stops the program.
    public init<A>(
      appIDs: [String], _ format: URLFormat<A>, file: StaticString = #fileID, line: UInt = #line
    ) {
      let grammar = format.parser.grammar
      self.init(appIDs: appIDs, components: grammar.components, file: file, line: line)
      let rows = grammar.rows
      if !rows.isEmpty, !rows.contains(where: { $0.ways.contains(where: \.isWeb) }) {
        fatalError(
          "the table has no https links: begin it with an address such as https://me.com",
          file: file, line: line)
      }
    }

    /// Lists links to open these apps.
    public init(
      appIDs: [String], components: [Component], file: StaticString = #fileID, line: UInt = #line
    ) {
      requireTeams(appIDs, file, line)
      (self.appIDs, self.components) = (appIDs, components)
    }
  }

  /// The links that open each app.
  public var appLinks: [AppLinks]

  /// The apps that share passwords with the site, as in ``AppLinks/appIDs``.
  public var webCredentials: [String]

  /// The app clips that the site's links open, as in ``AppLinks/appIDs``.
  public var appClips: [String]

  /// Creates a file from the links of each app, and the apps for passwords and app clips.
  ///
  /// What's empty is left out. An app ID without a team stops the program.
  public init(
    _ appLinks: AppLinks..., webCredentials: [String] = [], appClips: [String] = [],
    file: StaticString = #fileID, line: UInt = #line
  ) {
    requireTeams(webCredentials + appClips, file, line)
    (self.appLinks, self.webCredentials, self.appClips) = (appLinks, webCredentials, appClips)
  }

  /// Creates a file that lists all links that a format prints, for one app or several.
  public init<A>(
    appIDs: [String], _ format: URLFormat<A>, file: StaticString = #fileID, line: UInt = #line
  ) {
    self.init(AppLinks(appIDs: appIDs, format, file: file, line: line))
  }

  private enum CodingKeys: String, CodingKey {
    case appLinks = "applinks"
    case webCredentials = "webcredentials"
    case appClips = "appclips"
  }

  /// Encodes the file as an object with the properties `applinks`, `webcredentials`, and
  /// `appclips`, as far as they aren't empty.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    if !appLinks.isEmpty { try container.encode(["details": appLinks], forKey: .appLinks) }
    if !webCredentials.isEmpty {
      try container.encode(["apps": webCredentials], forKey: .webCredentials)
    }
    if !appClips.isEmpty { try container.encode(["apps": appClips], forKey: .appClips) }
  }
}

/// Stops the program if an app ID doesn't begin with a team: ten letters and digits.
private func requireTeams(_ appIDs: [String], _ file: StaticString, _ line: UInt) {
  for id in appIDs {
    let parts = id.split(separator: ".", maxSplits: 1)
    if parts.count < 2 || parts[0].count != 10
      || !parts[0].allSatisfy({ $0.isLetter || $0.isNumber })
    {
      fatalError(
        "\"\(id)\" is not an app ID: write the team before the bundle, as in ABCDE12345.\(id)",
        file: file, line: line)
    }
  }
}
