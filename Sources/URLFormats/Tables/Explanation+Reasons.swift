extension Explanation {
  /// The reason why reading a row failed, and which address to write if it's the host.
  func reason(
    _ trace: Trace<URLParts>, of row: Grammar<URLParts>, in parts: URLParts
  ) -> Reason {
    let reason = reasonInRow(trace, of: row, in: parts)
    guard let advice = trace.adviceOnAddress(of: row, in: parts) else { return reason }
    return Reason("\(reason.text): \(advice)", found: reason.found, literals: reason.literals)
  }

  private func reasonInRow(
    _ trace: Trace<URLParts>, of row: Grammar<URLParts>, in parts: URLParts
  ) -> Reason {
    let input = trace.reached
    // The start of a path in the fragment fails only where elements are left. Those are the reason.
    let expected = trace.expected.filter { $0.role?.patternOfPath != .turn }
    switch trace.failure {
    case .conversion: return "the values were refused"
    case .piece where !expected.isEmpty && !row.endsBefore(expected, with: input): break
    case .piece, .rest, nil:
      let found = input.path.first
      return Reason("found \(quoted(found)) after the end", found: found)
    }
    let visible = expected.filter { $0.isVisible }
    guard let piece = visible.first else { return "a part without a template does not match" }
    let names = visible.map { $0.name(after: trace.pieces, in: row) }.joined(separator: " or ")
    // Of a text with parts, the one that can't be converted says most.
    let detail =
      visible.count > 1 ? nil : piece.role?.part.reasonOfPart(in: input, of: parts, quoted)
    let end = detail.map { ": " + $0 } ?? ""
    let found: String?
    switch piece.role?.part.found(in: input, of: parts) ?? .element {
    case .named(let name, let text): return Reason("the \(name) is \(quoted(text))" + end)
    case .other(let text, let texts):
      return Reason("found \(quoted(text)) instead of \(texts.joined(separator: " or "))")
    case .text(let text): found = text
    case .element:
      found = input.path.first
      // A wildcard has skipped what was found.
      let texts = trace.pieces.compactMap { $0.role?.part.patternOfPath }
      if texts.last(where: { $0 != .turn && $0 != .changed }) == .anyTexts {
        return Reason("\(names) is missing", found: found)
      }
    }
    guard let found else { return "\(names) is missing" }
    let literals = visible.compactMap { $0.role?.patternOfPath?.onlyText }
    return Reason(
      "found \(quoted(found)) instead of \(names)" + end,
      found: literals.count == visible.count ? found : nil, literals: literals)
  }

  /// The reason why writing a row failed.
  func reason(
    _ trace: Trace<URLParts>, of row: Program<URLParts>, in rows: [Program<URLParts>]
  ) -> Reason {
    switch trace.failure {
    case .conversion(let conversion, let value):
      return conversion.refusal(value ?? ())
    case .rest, nil:
      if let reason = trace.reached.reasonHostIsMissing { return Reason(reason) }
      let url = showsValues ? trace.reached.render().orRoot : "the URL"
      guard let reader = rows.first(where: { $0.values(of: trace.reached) != nil }) else {
        return "no row matches \(url)"
      }
      if reader === row { return "\(url) comes back as another value" }
      return "\(url) is matched by \(URLTemplate(reader.grammar).render().orRoot) first"
    case .piece(let failed, let values):
      guard let piece = trace.expected.first(where: { $0.isVisible }) else {
        return "a part without a template cannot be printed"
      }
      let part = piece.role?.part
      let others = trace.pieces.filter { $0.role?.part.isInFragment != true }
      let name = piece.name(after: others, in: row.grammar)
      if showsValues, piece === failed, let reason = part?.reasonAgainst(values) {
        return "\(name) cannot be printed: \(reason)"
      }
      let isTwice = trace.pieces.contains {
        part?.argumentName != nil && $0.role?.part.argumentName == part?.argumentName
          && $0.role?.part.isInFragment == part?.isInFragment
      }
      return isTwice
        ? "\(name) cannot be printed, because the row has another argument with this name"
        : "\(name) cannot be printed"
    }
  }
}

extension Trace<URLParts> {
  /// Says which address to write in a row that failed because of where it expects the host, or nil
  /// if that isn't why.
  ///
  /// A row doesn't expect an empty host, or expects only that; or it ignores a host that is the
  /// first element.
  fileprivate func adviceOnAddress(of row: Grammar<URLParts>, in parts: URLParts) -> String? {
    guard let host = parts.host else { return nil }
    let others = row.pieces.compactMap { $0.role?.part }
    let namesHost = others.contains { $0 is HostPart || $0 is AddressPart }
    let isBeforeElements = !parts.path.isEmpty && reached.path.count == parts.path.count
    var scheme = others.lazy.compactMap { ($0 as? SchemePart)?.texts?.pattern.onlyText }.first
    switch (failure, expected.first?.role?.part) {
    case (.piece, let part as AddressPart):
      let same = part.addresses.filter { $0.scheme.map(parts.has(scheme:)) == true }
      guard same.contains(where: { !$0.hostIsElement && ($0.host ?? "").isEmpty || host.isEmpty })
      else { return nil }
      scheme = same[0].scheme
    case (.piece, let part as HostPart):
      guard host.isEmpty || part.texts?.pattern.onlyText == "" else { return nil }
    case (.piece, let part?) where part.component != .path: return nil
    case (.piece, _), (.rest, _):
      let start = pieces.lazy.compactMap { $0.role?.part as? AddressPart }.first
      if host.isEmpty, isBeforeElements, let start {
        scheme = start.addresses.first { $0.hostIsElement }?.scheme
      } else if namesHost || host.isEmpty {
        return nil
      }
    default: return nil
    }
    guard let scheme, parts.has(scheme: scheme), !startsWithSlash(after: scheme) else {
      return nil
    }
    return host.isEmpty
      ? "for an empty host, write address(\"\(scheme):///\")"
      : "if the host is the first element, write address(\"\(scheme)://\")"
  }
}

extension URLPart {
  /// Returns why a part of a text in its place can't be converted.
  fileprivate func reasonOfPart(
    in input: URLParts, of whole: URLParts, _ quoted: (String?) -> String
  ) -> String? {
    guard let reason = texts?.reason else { return nil }
    for text in textsInPlace(in: input, of: whole) {
      if let reason = reason(text, quoted) { return reason }
    }
    return nil
  }
}

extension Piece<URLParts> {
  /// Whether the piece shows in a template.
  var isVisible: Bool { template != .empty }

  /// The piece in a sentence: an element with its slash, an argument as it's written, or the
  /// fragment up to an argument in it, and what it must match if that isn't in the template.
  ///
  /// - Parameters:
  ///   - others: The pieces before it.
  ///   - row: The row, which can have no slash before its first element.
  func name(after others: [Piece], in row: Grammar<URLParts>) -> String {
    let part = role?.part
    // A flag without a name has no text.
    if part?.argumentName == "", part?.texts == nil { return "an argument without a name" }
    var shown = template
    if let part, part.presence == .atMostOnce { shown = URLTemplate(part, .once) }
    if let part, part.isInFragment, part.argumentName != nil {
      let before = others.filter { $0.role?.part.isInFragment == true }
      shown = (before.map(\.template) + [shown]).joined
    }
    // An argument without its question mark.
    let isInQuery = part?.argumentName != nil && part?.isInFragment == false
    var name = isInQuery ? shown.route() : shown.render()
    let isFirst = part?.isInFragment == false && others.allSatisfy { $0.template.path.isEmpty }
    if isFirst, name.hasPrefix("/"), URLTemplate(row).isRootless { name.removeFirst() }
    return name + (part?.texts?.pattern.matcher.map { " matching \($0)" } ?? "")
  }
}

extension TextPattern {
  /// The matcher of a text that isn't shown in a template, as it's written in code.
  var matcher: String? {
    switch self {
    case .matching(let name): return name
    case .ignoringCase(let text): return "IgnoringCase(\"\(text)\")"
    case .oneOf(let patterns):
      let names = patterns.compactMap { $0.onlyText.map { "\"\($0)\"" } ?? $0.matcher }
      return "OneOf(\(names.joined(separator: ", ")))"
    default: return nil
    }
  }
}

extension Grammar<URLParts> {
  /// Returns whether elements are left, but neither these pieces nor any after them read one.
  ///
  /// Then the elements are the reason, and not an argument that's missing, too.
  fileprivate func endsBefore(_ expected: [Piece<URLParts>], with input: URLParts) -> Bool {
    if input.path.isEmpty || expected.contains(where: { $0.role?.part.component == .address }) {
      return false
    }
    let rest = pieces.drop { piece in !expected.contains { $0 === piece } }
    return !rest.isEmpty && rest.allSatisfy { $0.patterns.isEmpty }
  }
}
