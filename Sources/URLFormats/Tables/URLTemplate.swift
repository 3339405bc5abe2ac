/// The template of an alternative of a ``URLFormat``.
///
/// It has literals, parameters such as `:int`, `*` for one or more elements, and `(*)` for any
/// number of them. A slash in an element is `%2F`, and a backslash escapes a character that would
/// otherwise have a special meaning. Nothing else is percent-encoded.
///
/// ```swift
/// formats.template(.hello("a/b"))!.render()
/// // "https://me.com/hello/:string"
/// path(Exactly("film/v1")).description  // "/film%2Fv1"
/// ```
public struct URLTemplate: Hashable, Sendable {
  /// The start of the URLs, in place of a scheme, a host, and a port.
  var address: String?
  var scheme: String?
  /// The user with its at sign, in parentheses if it can be missing.
  var user: String?
  var host: String?
  /// The port with its colon, in parentheses if it can be missing.
  var port: String?
  /// Whether an element comes before the port, which is in the place of the host if there's none.
  var portFollowsPath = false

  /// The elements of the path.
  var path: [String] = []

  /// Whether a slash follows the path.
  var endsWithSlash = false

  /// The arguments of the query.
  var query: [String] = []

  /// The parts of the fragment: a path, arguments, or a text in place of them.
  var fragment: [URLTemplate] = []

  /// Returns the template in the form of a URL, as in `https://me.com/users/(:int)`.
  public func render() -> String {
    var (start, elements) = (beforePort, path)
    // After an address such as `app://` or `app:/`, the first slash is already there, and after an
    // empty host, it's always there.
    let hasEmptyHost = address == nil && host == ""
    let hasSlash = start.hasSuffix("/")
    let portIsInPath = start.hasSuffix("://") && !hasEmptyHost || start.isEmpty && portFollowsPath
    if !path.isEmpty, portIsInPath {
      elements[0] += port ?? ""
    } else {
      start += port ?? ""
    }
    if hasEmptyHost { start += "/" }
    let path = elements.map { "/" + $0 }.joined()
    let endsWithSlash = endsWithSlash || hasWebRoot && !(query.isEmpty && fragment.isEmpty)
    return start + (hasSlash || isRootless ? String(path.dropFirst()) : path)
      + (endsWithSlash && !(hasSlash && path.isEmpty) ? "/" : "")
      + (query.isEmpty ? "" : "?") + afterPath()
  }

  /// Whether the path is the empty one of a web URL, which is written as a slash before a query or
  /// a fragment (RFC 3986 §6.2.3).
  var hasWebRoot: Bool {
    let start = beforePort
    return path.isEmpty
      && start.firstRange(of: "://").map { needsHost(String(start[..<$0.lowerBound])) } == true
  }

  /// The address with the user in it, or the scheme, the user, and the host.
  private var beforePort: String {
    guard let address else { return (scheme.map { "\($0):" } ?? "") + userAndHost }
    return user.map { address.replacing("://", with: "://" + $0, maxReplacements: 1) } ?? address
  }

  /// Whether there's no slash before the path, as after a scheme alone.
  var isRootless: Bool {
    let start = beforePort
    return start.hasSuffix(":") && !startsWithSlash(after: String(start.dropLast()))
  }

  /// The template without the scheme, the user, the host, and the port, which all rows of a table
  /// share.
  ///
  /// ```swift
  /// formats.template(.hello("a"))!.withoutAddress.render()  // "/hello/:string"
  /// ```
  ///
  /// That of the root is `/`.
  public var withoutAddress: URLTemplate {
    var template = self
    template.address = nil
    (template.scheme, template.user, template.host, template.port) = (nil, nil, nil, nil)
    template.portFollowsPath = false
    // Otherwise, the root would have an empty name.
    if path.isEmpty, !endsWithSlash { template.path = [""] }
    return template
  }

  /// Returns the template of a row as a pattern is written: without the scheme and the first slash,
  /// as in `users/(:int)`.
  package static func route(_ row: Grammar<URLParts>) -> String { URLTemplate(partOf: row).route() }

  func route() -> String {
    var elements = path.filter { !$0.isEmpty }
    var start = userAndHost
    if host == nil, portFollowsPath {
      elements[0] += port ?? ""
    } else {
      start += port ?? ""
    }
    return start + (start.isEmpty || elements.isEmpty ? "" : "/")
      + elements.joined(separator: "/") + (path.isEmpty || query.isEmpty ? "" : "?")
      + afterPath()
  }

  private var userAndHost: String { host.map { "//" + (user ?? "") + $0 } ?? user ?? "" }

  private func afterPath() -> String {
    let query = query.joined(separator: "&")
    if fragment.isEmpty { return query }
    let inFragment = fragment.joined
    return query + (inFragment.path.isEmpty ? "#" : "#/") + inFragment.route()
  }
}

extension URLTemplate: CustomStringConvertible {
  /// The text that ``render()`` returns.
  public var description: String { render() }
}

extension URLTemplate: Monoid {
  /// A template without any part.
  public static var empty: URLTemplate { URLTemplate() }

  /// Joins two templates.
  ///
  /// The path, the query, and the fragment of `rhs` follow those of `lhs`. If both have a scheme, a
  /// user, a host, or a port, the result has that of `lhs`.
  public static func <> (lhs: URLTemplate, rhs: URLTemplate) -> URLTemplate {
    var both = lhs
    both.address = lhs.address ?? rhs.address
    both.scheme = lhs.scheme ?? rhs.scheme
    both.user = lhs.user ?? rhs.user
    both.host = lhs.host ?? rhs.host
    both.port = lhs.port ?? rhs.port
    let followsPath = rhs.portFollowsPath || rhs.port != nil && lhs.path.contains { !$0.isEmpty }
    both.portFollowsPath = lhs.port == nil ? followsPath : lhs.portFollowsPath
    both.path += rhs.path
    both.endsWithSlash = lhs.endsWithSlash || rhs.endsWithSlash
    both.query += rhs.query
    both.fragment += rhs.fragment
    return both
  }
}

// MARK: - Parts and alternatives

extension URLTemplate {
  /// Creates the template of one part, by default one that's there as often as it can be.
  init(_ part: any URLPart, _ presence: Presence? = nil) {
    let presence = presence ?? part.presence
    self = presence == .never ? .empty : part.template(presence)
    if part.isInFragment, self != .empty { self = inFragment }
  }

  /// The same template in the fragment.
  var inFragment: URLTemplate { URLTemplate(fragment: [self]) }

  /// Creates the template of a row, with optional parts and alternatives in parentheses.
  package init(_ row: Grammar<URLParts>) {
    self.init(partOf: row)
    path.removeAll { $0.isEmpty }
  }

  /// Creates the template of a part of a row, in which the root is an empty element.
  private init(partOf grammar: Grammar<URLParts>) {
    switch grammar {
    case .piece(let piece):
      self = piece.template
      if self == .empty { path = [""] }
    case .converted(let grammar, _): self.init(partOf: grammar)
    case .sequence(let parts): self = parts.map { URLTemplate(partOf: $0) }.joined
    case .choice(let alternatives), .table(let alternatives):
      self.init(oneOf: alternatives.map { URLTemplate(partOf: $0) })
    }
  }

  private init(oneOf templates: [URLTemplate]) {
    if let first = templates.first(where: { $0.hasAddress }) {
      self = first
      let lacksHost = (address ?? scheme ?? host) == nil
      if lacksHost, templates.contains(where: { !$0.hasAddress }) {
        (user, port) = (user.map { "(\($0))" }, port.map { "(\($0))" })
      }
      return
    }
    let hasPath = templates.contains { !$0.path.allSatisfy(\.isEmpty) }
    let group = Self.group(
      templates.map { (hasPath && $0.path.isEmpty && !$0.query.isEmpty ? "?" : "") + $0.route() })
    if !hasPath, templates.contains(where: { !$0.query.isEmpty }) {
      query = [group]
    } else if !hasPath, templates.contains(where: { !$0.fragment.isEmpty }) {
      fragment = [URLTemplate(oneOf: templates.map(\.fragment.joined))]
    } else {
      path = [group]
    }
  }

  private var hasAddress: Bool { (address ?? scheme ?? user ?? host ?? port) != nil }

  /// Returns alternatives in parentheses, where those before an empty one form an optional part.
  private static func group(_ alternatives: [String]) -> String {
    guard alternatives.count > 1 else { return alternatives.first ?? "" }
    guard let end = alternatives.dropFirst().lastIndex(of: "") else {
      return "(" + alternatives.joined(separator: "|") + ")"
    }
    let optional = "(" + group(Array(alternatives[..<end])) + ")"
    let others = alternatives[(end + 1)...]
    return others.isEmpty ? optional : group([optional] + others)
  }
}

extension String {
  /// The text of a URL or a template, or `/` if it's empty.
  var orRoot: String { isEmpty ? "/" : self }

  /// The text of an element in a template.
  package var escapedForTemplate: String {
    escapedForTemplate(special: "*?#%", slash: "%2F")
  }

  /// Returns the text as it is in a template.
  ///
  /// - Parameters:
  ///   - special: The characters that have a special meaning there, besides `\`, `(`, `)`, and `|`.
  ///   - first: Those that have one at the start.
  ///   - slash: The text for a slash.
  func escapedForTemplate(
    special: String, first: String = ":", slash: String = "/"
  ) -> String {
    var text = ""
    for character in self {
      let isSpecial = "\\()|".contains(character) || special.contains(character)
      if isSpecial || text.isEmpty && first.contains(character) { text += "\\" }
      if character == "/" { text += slash } else { text.append(character) }
    }
    return text
  }
}
