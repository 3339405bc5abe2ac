import CommonParsers

/// The file by which iOS knows the `https` links that open an app: `apple-app-site-association`.
///
/// The table that reads the links also writes the file, so that the two never disagree:
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
/// // {"applinks":{"details":[{"appIDs":["ABCDE12345.com.me.app"],"components":[{"/":"/echo",…},…]}]}}
/// ```
///
/// The file lists every link that the table prints, and may list others: `?*` stands for a captured
/// element, but also matches slashes, and text that doesn't convert. If your app gets a link that the
/// table doesn't match, open it in the browser.
///
/// The file may leave out a link that the table reads but would print differently: one with a slash at the
/// end, with needless percent-escapes, or with text that `==` considers equal.
///
/// Apple's file belongs to one host, and doesn't name it. A format with several hosts lists the paths of
/// all of them, and one with a scheme other than `https` and `http` lists nothing. If optional parts can
/// be combined in more than 1,000 ways, a `*` replaces the last of them.
public struct AppSiteAssociation: Encodable, Hashable, Sendable {
  /// A pattern of links, all parts of which have to match: one of Apple's `applinks.details.components`.
  ///
  /// In a pattern, `*` is any number of characters, `?` is one, and `?*` is one or more. Patterns are
  /// compared with the percent-encoded parts of a link, and case makes a difference.
  public struct Component: Encodable, Hashable, Sendable {
    /// The pattern of the path.
    public var path: String

    /// The patterns of arguments, by their encoded names; one that a link does not have counts as empty.
    public var query: [String: String]

    /// The pattern of the fragment, or nil if it makes no difference.
    public var fragment: String?

    /// Whether links that match do not open the app.
    public var isExcluded: Bool

    /// A remark, which says what the component stands for.
    public var comment: String?

    /// Makes a component, such as one for links that are to stay in the browser.
    ///
    /// The first component that matches decides, so it has to stand before those of the table:
    ///
    /// ```swift
    /// var file = AppSiteAssociation(appIDs: ["ABCDE12345.com.me.app"], formats)
    /// file.components.insert(.init(path: "/hello/admin*", isExcluded: true), at: 0)
    /// file.components.map(\.path)  // ["/hello/admin*", "/echo", "/hello/?*"]
    /// ```
    public init(
      path: String = "*", query: [String: String] = [:], fragment: String? = nil,
      isExcluded: Bool = false, comment: String? = nil
    ) {
      self.path = path
      self.query = query
      self.fragment = fragment
      self.isExcluded = isExcluded
      self.comment = comment
    }

    private enum CodingKeys: String, CodingKey {
      case path = "/"
      case query = "?"
      case fragment = "#"
      case isExcluded = "exclude"
      case comment
    }

    /// Writes what is not as it would be without it.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(path, forKey: .path)
      if !query.isEmpty { try container.encode(query, forKey: .query) }
      try container.encodeIfPresent(fragment, forKey: .fragment)
      if isExcluded { try container.encode(true, forKey: .isExcluded) }
      try container.encodeIfPresent(comment, forKey: .comment)
    }
  }

  /// The apps that the links open, each by its team's and its bundle's identifier with a dot between.
  public var appIDs: [String]

  /// The links that open them; the first component that matches a link decides.
  public var components: [Component]

  /// Makes the file of all links that a format prints.
  ///
  /// The comment of a component is the template of what it stands for.
  public init<A>(appIDs: [String], _ format: URLFormat<A>) {
    let grammar = format.parser.grammar
    self.init(appIDs: appIDs, components: grammar.components { $0.render() })
  }

  /// Makes the file of these components.
  public init(appIDs: [String], components: [Component]) {
    self.appIDs = appIDs
    self.components = components
  }

  /// Writes the file's one property, `applinks`.
  public func encode(to encoder: any Encoder) throws {
    struct Details: Encodable {
      let appIDs: [String]
      let components: [Component]
    }
    let details = [Details(appIDs: appIDs, components: components)]
    try ["applinks": ["details": details]].encode(to: encoder)
  }
}
