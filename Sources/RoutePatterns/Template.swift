import CommonParsers
import URLFormats

extension Grammar<URLParts> {
  /// The grammar in the form of a format.
  var template: String { TemplateText(self).description }
}

extension URLParts {
  /// The template of one way through a pattern, in the form of a format.
  var routeTemplate: String {
    let query = argumentTemplates.filter { !$0.isEmpty }.joined(separator: "&")
    return path.joined(separator: "/") + (query.isEmpty ? "" : "?" + query)
      + (fragmentTemplate ?? "")
  }
}

/// The text of a grammar in a format.
private struct TemplateText: CustomStringConvertible {
  /// The elements of the path, or an empty element for the root.
  private var path: [String] = []

  private var query: [String] = []

  private var fragments: [String] = []

  init(_ grammar: Grammar<URLParts>) {
    switch grammar {
    case .piece(let piece), .skip(let piece, _):
      query = piece.template.argumentTemplates
      fragments = [piece.template.fragmentTemplate].compactMap(\.self)
      let isPath = query.isEmpty && fragments.isEmpty
      path = isPath && piece.template.path.isEmpty ? [""] : Array(piece.template.path)
    case .row(let parts):
      let texts = parts.map(TemplateText.init)
      (path, query) = (texts.flatMap(\.path), texts.flatMap(\.query))
      fragments = texts.flatMap(\.fragments)
    case .converted(let grammar, _), .repetition(let grammar, _):
      self = TemplateText(grammar)
    case .choice(let alternatives):
      let texts = alternatives.map(TemplateText.init)
      let group = Self.group(texts.map(\.description))
      if texts.contains(where: { !$0.path.isEmpty }) {
        path = [group]
      } else if texts.contains(where: { !$0.query.isEmpty }) {
        query = [group]
      } else {
        fragments = [group]
      }
    }
  }

  var description: String {
    let query = query.filter { !$0.isEmpty }.joined(separator: "&")
    let text = path.filter { !$0.isEmpty }.joined(separator: "/")
    let separator = path.isEmpty || query.isEmpty ? "" : "?"
    return text + separator + query + fragments.joined()
  }

  /// Returns alternatives in parentheses, where those before an empty one form an optional part.
  private static func group(_ alternatives: [String]) -> String {
    guard let end = alternatives.dropFirst().lastIndex(of: "") else {
      return "(" + alternatives.joined(separator: "|") + ")"
    }
    let optional = "(" + (end == 1 ? alternatives[0] : group(Array(alternatives[..<end]))) + ")"
    let others = alternatives[(end + 1)...]
    return others.isEmpty ? optional : group([optional] + others)
  }
}
