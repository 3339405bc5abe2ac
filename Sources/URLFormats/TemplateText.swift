package import CommonParsers

/// The text of a grammar in templates, with optional parts and alternatives in parentheses.
package struct TemplateText {
  private var address: String?
  private var scheme: String?
  private var host: String?
  private var port: UInt16?

  /// The elements of the path, or an empty element for the root.
  private var path: [String] = []

  private var query: [String] = []

  private var fragments: [String] = []

  package init(_ grammar: Grammar<URLParts>) {
    switch grammar {
    case .piece(let piece): self = TemplateText(piece.template)
    case .skip(let skip): self = TemplateText(skip.piece.template)
    case .converted(let grammar, _), .repetition(let grammar, _): self = TemplateText(grammar)
    case .row(let parts):
      for part in parts.map(TemplateText.init) {
        address = address ?? part.address
        scheme = scheme ?? part.scheme
        host = host ?? part.host
        port = port ?? part.port
        path += part.path
        query += part.query
        fragments += part.fragments
      }
    case .choice(let alternatives), .table(let alternatives):
      let texts = alternatives.map(TemplateText.init)
      if texts.contains(where: { $0.scheme != nil || $0.host != nil }) {
        scheme = Self.group(texts.compactMap { $0.scheme })
        host = Self.group(texts.compactMap { $0.host })
        (path, query, fragments) = (texts[0].path, texts[0].query, texts[0].fragments)
        return
      }
      let group = Self.group(texts.map { $0.route }) ?? ""
      if texts.contains(where: { !$0.path.isEmpty }) {
        path = [group]
      } else if texts.contains(where: { !$0.query.isEmpty }) {
        query = [group]
      } else {
        fragments = [group]
      }
    }
  }

  private init(_ piece: URLParts) {
    (address, scheme, host, port) = (
      piece.addressTemplate, piece.scheme, piece.host, piece.port
    )
    query = piece.argumentTemplates
    fragments = piece.fragmentTemplate.map { [$0] } ?? []
    let isPath =
      query.isEmpty && fragments.isEmpty && address == nil && scheme == nil && host == nil
      && port == nil
    path = isPath && piece.path.isEmpty ? [""] : Array(piece.path)
  }

  /// The text in the form of a URL, as in `https://me.com/users/(:int)`.
  package var url: String {
    (address ?? URLParts.address(scheme, host, port)) + elements.map { "/" + $0 }.joined()
      + (arguments.isEmpty ? "" : "?" + arguments)
      + fragments.joined()
  }

  /// The text in the form of a format, without the scheme and the host, as in `users/(:int)`.
  package var route: String {
    elements.joined(separator: "/") + (path.isEmpty || arguments.isEmpty ? "" : "?") + arguments
      + fragments.joined()
  }

  private var elements: [String] { path.filter { !$0.isEmpty } }

  private var arguments: String { query.filter { !$0.isEmpty }.joined(separator: "&") }

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

extension URLParts {
  /// The template of one way through a pattern, in the form of a format.
  package var routeTemplate: String {
    let query = argumentTemplates.filter { !$0.isEmpty }.joined(separator: "&")
    return path.joined(separator: "/") + (query.isEmpty ? "" : "?" + query)
      + (fragmentTemplate ?? "")
  }
}
