/// The template of an alternative of a ``URLFormat``.
///
/// It has literals, parameters such as `:int`, and `*` for any elements. A slash in a literal is
/// `%2F`, and a backslash escapes a character that would otherwise have a special meaning. Nothing
/// else is percent-encoded.
///
/// ```swift
/// formats.template(.hello("a/b"))!.render()  // "https://me.com/hello/:string"
/// path("film/v1").description                // "/film%2Fv1"
/// ```
public struct URLTemplate: Hashable, Sendable {
  /// The whole address, if there are several.
  var address: String?
  var scheme: String?
  var host: String?
  var port: UInt16?

  /// The elements of the path.
  var path: [Element] = []

  /// The arguments of the query.
  var query: [String] = []

  /// The fragment with its `#`.
  var fragment = ""

  /// The names of the arguments, including those that must be missing, with nil for the fragment.
  package var argumentNames: [String?] = []

  /// The names of the arguments in the fragment.
  var namesInFragment: [String?] = []

  /// Whether a link needs one of these arguments.
  var isRequired = false

  /// Whether the scheme, if there is one, can be `https` or `http`.
  var isWeb = true

  /// How links are read.
  var options: ReadingOptions = []

  /// An element of the path, or several.
  package enum Element: Hashable, Sendable {
    /// A fixed text.
    case literal(String)
    /// Any other text, as the template shows it, between a prefix and a suffix.
    case other(String, prefix: String = "", suffix: String = "")

    fileprivate var text: String {
      switch self {
      case .literal(let text): text.escapedForTemplate
      case .other(let text, let prefix, let suffix): prefix + text + suffix
      }
    }
  }

  /// Returns a query without the arguments that a piece with this template reads.
  package func removingArguments(from query: [String: String]) -> [String: String] {
    // All arguments that aren't named have a template without a name.
    argumentNames.isEmpty && !self.query.isEmpty
      ? [:] : query.filter { name, _ in !argumentNames.contains { options.areSame($0, name) } }
  }

  /// Whether it has a scheme, a host, or a port.
  var hasAddress: Bool { address != nil || scheme != nil || host != nil || port != nil }

  /// Returns the template in the form of a URL, as in `https://me.com/users/(:int)`.
  public func render() -> String {
    let (scheme, host) = (scheme.map { "\($0):" } ?? "", host.map { "//\($0)" } ?? "")
    let port = port.map { ":\($0)" } ?? ""
    let start = address ?? "\(scheme)\(host)\(port)"
    // A scheme whose URLs have an element in place of a host ends in a single slash, and one alone
    // in none.
    let slash = start.hasSuffix(":/") && elements.isEmpty ? "/" : ""
    let path = elements.map { "/" + $0 }.joined()
    let isRootless = start.hasSuffix(":") && !startsWithSlash(after: String(start.dropLast()))
    return start + slash + (isRootless ? String(path.dropFirst()) : path)
      + (arguments.isEmpty ? "" : "?" + arguments)
      + fragment
  }

  /// The template without the scheme, and without a slash before a path that begins it, as in
  /// `users/(:int)`.
  package var route: String {
    (host.map { "//\($0)\(elements.isEmpty ? "" : "/")" } ?? "") + elements.joined(separator: "/")
      + (path.isEmpty || arguments.isEmpty ? "" : "?") + arguments + fragment
  }

  // The root is an empty element.
  private var elements: [String] { path.map(\.text).filter { !$0.isEmpty } }

  private var arguments: String { query.joined(separator: "&") }
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
  /// host, or a port, the result has that of `lhs`.
  public static func <> (lhs: URLTemplate, rhs: URLTemplate) -> URLTemplate {
    var both = lhs
    both.address = lhs.address ?? rhs.address
    both.scheme = lhs.scheme ?? rhs.scheme
    both.host = lhs.host ?? rhs.host
    both.port = lhs.port ?? rhs.port
    both.path += rhs.path
    both.query += rhs.query
    both.fragment +=
      lhs.fragment.isEmpty || rhs.fragment.isEmpty
      ? rhs.fragment : "&" + rhs.fragment.replacing("#", with: "", maxReplacements: 1)
    both.argumentNames += rhs.argumentNames
    both.namesInFragment += rhs.namesInFragment
    both.isRequired = lhs.isRequired || rhs.isRequired
    both.isWeb = lhs.isWeb && rhs.isWeb
    both.options.formUnion(rhs.options)
    return both
  }
}

// MARK: - Parts and alternatives

extension URLTemplate {
  /// Creates the template of an argument, or of the fragment, which has no name.
  init(_ name: String?, _ text: String, isRequired: Bool = false) {
    (argumentNames, self.isRequired) = ([name], isRequired)
    if name == nil { fragment = text } else { query = [text] }
  }

  /// Creates the template of a grammar, with optional parts and alternatives in parentheses.
  package init(_ grammar: Grammar<URLParts>) {
    switch grammar {
    case .piece(let piece):
      self = piece.template
      if self == .empty { path = [.other("")] }
    case .converted(let grammar, _): self = URLTemplate(grammar)
    case .sequence(let parts): self = parts.map { URLTemplate($0) }.joined
    case .choice(let alternatives), .table(let alternatives):
      self = URLTemplate(oneOf: alternatives.map { URLTemplate($0) })
    }
  }

  private init(oneOf templates: [URLTemplate]) {
    if let first = templates.first(where: { $0.hasAddress }) {
      self = first
      return
    }
    let hasPath = templates.contains { !$0.elements.isEmpty }
    let routes = templates.map {
      (hasPath && $0.path.isEmpty && !$0.query.isEmpty ? "?" : "") + $0.route
    }
    let group = Self.group(routes) ?? ""
    if !hasPath, templates.contains(where: { !$0.query.isEmpty }) {
      query = [group]
    } else if !hasPath, templates.contains(where: { !$0.fragment.isEmpty }) {
      fragment = group
    } else {
      path = [.other(group)]
    }
  }

  /// Returns alternatives in parentheses, where those before an empty one form an optional part.
  static func group(_ alternatives: [String]) -> String? {
    guard alternatives.count > 1 else { return alternatives.first }
    guard let end = alternatives.dropFirst().lastIndex(of: "") else {
      return "(" + alternatives.joined(separator: "|") + ")"
    }
    let some = Array(alternatives[..<end])
    let optional = "(" + (end == 1 ? some[0] : group(some) ?? "") + ")"
    let others = alternatives[(end + 1)...]
    return others.isEmpty ? optional : group([optional] + others)
  }
}

extension String {
  /// The text of a literal in a template.
  package var escapedForTemplate: String {
    var text = ""
    for character in self {
      if character == "/" {
        text += "%2F"
        continue
      }
      if "\\()|*?#".contains(character) || character == ":" && text.isEmpty { text += "\\" }
      text.append(character)
    }
    return text
  }
}
