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
/// // {"applinks":{"details":[{"appIDs":["ABCDE12345.com.me.app"],"components":[{"/":"/echo",…]}]}}
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
/// Case is ignored where the table is read with ``ReadingOptions/ignoringCase``.
///
/// Each host serves its own file, which doesn't name the host. For a format with several hosts, the
/// file lists the paths of all of them. For a scheme other than `https` or `http`, it lists
/// nothing. If optional parts can be combined in more than 64 ways, a `*` replaces some of them.
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
    /// file.components.insert(.init(path: "/hello/admin*", isExcluded: true), at: 0)
    /// file.components.map(\.path)  // ["/hello/admin*", "/echo", "/hello/?*"]
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

  /// The apps that the links open, as team identifiers and bundle identifiers joined by a dot.
  public var appIDs: [String]

  /// The links that open the apps.
  ///
  /// The first component that matches a link decides.
  public var components: [Component]

  /// Creates a file that lists all links that a format prints.
  ///
  /// The comment of each component is the template of its links.
  public init<A>(appIDs: [String], _ format: URLFormat<A>) {
    self.init(appIDs: appIDs, components: format.parser.grammar.components)
  }

  /// Creates a file from components.
  public init(appIDs: [String], components: [Component]) {
    self.appIDs = appIDs
    self.components = components
  }

  /// Encodes the file as an object with the property `applinks`.
  public func encode(to encoder: any Encoder) throws {
    struct Details: Encodable {
      let appIDs: [String]
      let components: [Component]
    }
    let details = [Details(appIDs: appIDs, components: components)]
    try ["applinks": ["details": details]].encode(to: encoder)
  }
}
