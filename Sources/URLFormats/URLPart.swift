/// What a piece of a format is, as data.
///
/// The template that's shown, the lookup of rows, what's beside ``otherArguments``, explanations,
/// and the file for universal links are made from it.
public struct _URLPart: Sendable {
  /// Where a piece is in a URL.
  package enum Place: Hashable, Sendable {
    /// Any of several starts of URLs.
    case address([Address])
    case scheme, host, port, path
    /// The slash at the end of every path.
    case slash
    case argument(String)
    /// All arguments that no other piece of the row names.
    case otherArguments
    case fragment
  }

  /// How often a piece is in a URL.
  enum Presence {
    case once, atMostOnce, anyNumber
    /// The URL matches only without it, and what's printed doesn't have it.
    case never
  }

  package let place: Place

  /// What the piece reads there: any number of elements of a path, or the text of anything else,
  /// unless it's an argument without a value.
  var texts: [TextPattern] = []

  /// What's shown unless the text is a literal.
  var placeholder = ""

  var presence = Presence.once

  /// Whether it's an argument in the fragment.
  var isInFragment = false

  /// How the piece is read.
  var options: ReadingOptions = []

  /// The rows of the URL within the fragment, if that has a path.
  var rows: [[_URLPart]]?
}

extension _URLPart {
  /// Whether it's a scheme, a host, or a port.
  package var isAddress: Bool {
    switch place {
    case .address, .scheme, .host, .port: true
    case .path, .slash, .argument, .otherArguments, .fragment: false
    }
  }

  /// Whether the scheme, if there is one, can be `https` or `http`.
  var isWeb: Bool {
    switch place {
    case .address(let addresses): addresses.contains { $0.scheme.map(isWebScheme) ?? true }
    case .scheme: texts.first?.literal.map(isWebScheme) ?? true
    default: true
    }
  }

  /// Whether the piece shows in a template.
  var isVisible: Bool {
    presence != .never && place != .slash && (isAddress || !URLTemplate(self).render().isEmpty)
  }

  /// The elements that the piece reads.
  var elements: [TextPattern] {
    switch place {
    case .path: options.contains(.ignoringCase) ? texts.map(\.ignoringCase) : texts
    case .address(let addresses): addresses.contains { $0.hostIsElement } ? [.changed] : []
    default: []
    }
  }

  /// The name of an argument of the query.
  var nameInQuery: String? {
    if case .argument(let name) = place, !isInFragment { name } else { nil }
  }

  /// Returns a query without the arguments that the piece reads.
  package func removingArguments(from query: [String: String]) -> [String: String] {
    if place == .otherArguments, !isInFragment { return [:] }
    return nameInQuery.map { name in query.filter { !options.areSame($0.key, name) } } ?? query
  }
}

extension Piece<URLParts> {
  /// Creates a piece that's described by its part.
  convenience init(
    _ part: _URLPart, read: @escaping @Sendable (inout URLParts, inout [Any]) -> Bool,
    write: @escaping @Sendable (inout [Any], inout URLParts) -> Bool,
    adapt: (@Sendable ([_URLPart]) -> Piece)? = nil
  ) {
    self.init(
      texts: part.elements, template: URLTemplate(part), part: part, read: read, write: write,
      adapt: adapt)
  }
}

extension TextPattern {
  /// The pattern without regard to case, as `ReadingOptions.ignoringCase` asks for.
  fileprivate var ignoringCase: TextPattern {
    switch self {
    case .literal(let text): .ignoringCase(text)
    case .oneOf(let patterns): .oneOf(patterns.map(\.ignoringCase))
    default: self
    }
  }

  /// Returns a text that differs only in case as the pattern has it, or nil for any other text.
  func restored(_ text: String) -> String? {
    switch self {
    case .literal(let literal):
      return IgnoringCase(literal) ~= text ? literal : nil
    case .oneOf(let patterns):
      return patterns.lazy.compactMap { $0.restored(text) }.first
    case .between(let prefix, let suffix):
      guard let start = text[...].boundary(of: prefix) else { return nil }
      let rest = text[start...]
      return rest.boundary(of: suffix, atEnd: true).map { prefix + rest[..<$0] + suffix }
    case .exactly, .ignoringCase, .matching, .written, .anything, .gap, .changed:
      return nil
    }
  }

  /// The matcher of a text that isn't shown in a template, as it's written in code.
  var matcher: String? {
    switch self {
    case .matching(let name): return name
    case .ignoringCase(let text): return "IgnoringCase(\"\(text)\")"
    case .oneOf(let patterns):
      let names = patterns.compactMap { $0.literal.map { "\"\($0)\"" } ?? $0.matcher }
      return "OneOf(\(names.joined(separator: ", ")))"
    default: return nil
    }
  }

  /// The pattern of a text between a prefix and a suffix that matches this one.
  func between(_ prefix: String, _ suffix: String) -> TextPattern {
    switch self {
    case _ where prefix.isEmpty && suffix.isEmpty: self
    case .literal(let text): .literal(prefix + text + suffix)
    case .exactly(let text): .exactly(prefix + text + suffix)
    case .oneOf(let patterns): .oneOf(patterns.map { $0.between(prefix, suffix) })
    case .between(let start, let end): .between(prefix + start, end + suffix)
    default: .between(prefix, suffix)
    }
  }
}

extension Substring {
  /// Returns where a prefix ends, or a suffix starts, that differs from `text` only in case.
  fileprivate func boundary(of text: String, atEnd: Bool = false) -> Index? {
    // Folding case and normalizing each make a text at most three times as long, or short.
    let (count, all) = (9 * text.utf8.count + 1, unicodeScalars.indices + [endIndex])
    let near = atEnd ? all.suffix(count).reversed() : Array(all.prefix(count))
    return near.first { IgnoringCase(text) ~= String(atEnd ? self[$0...] : self[..<$0]) }
  }
}
