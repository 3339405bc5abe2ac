import CommonParsers
import URLFormats

extension Grammar<URLParts> {
  /// The grammar as a format describes it.
  var template: String { TemplateText(self).description }
}

extension URLParts {
  /// The template of one way through a pattern, as a format describes it.
  var routeTemplate: String {
    let query = argumentTemplates.filter { !$0.isEmpty }.joined(separator: "&")
    return path.joined(separator: "/") + (query.isEmpty ? "" : "?" + query)
      + (fragmentTemplate ?? "")
  }
}

/// What stands in a format for a grammar.
private struct TemplateText: CustomStringConvertible {
  /// The elements of the path; an empty one for the root.
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

  /// Alternatives in parentheses, where those before an empty one are a part that may be missing.
  private static func group(_ alternatives: [String]) -> String {
    guard let end = alternatives.dropFirst().lastIndex(of: "") else {
      return "(" + alternatives.joined(separator: "|") + ")"
    }
    let optional = "(" + (end == 1 ? alternatives[0] : group(Array(alternatives[..<end]))) + ")"
    let others = alternatives[(end + 1)...]
    return others.isEmpty ? optional : group([optional] + others)
  }
}
