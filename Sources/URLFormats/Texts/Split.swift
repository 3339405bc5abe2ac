extension URLParameter {
  /// Captures the values of two or more parts of a text between separators.
  ///
  /// ```swift
  /// path("map") </> path(.split(.double, .double, by: ","))
  /// // /map/:double,:double
  /// path("posts") </> path(.split(.string, .int, by: "-"))
  /// // /posts/:string-:int
  /// path(.split(.int, .int, by: "-L"), prefix: "L")        // /L:int-L:int
  /// path(.split(.int, .int, .int, by: "."), prefix: "v")  // /v:int.:int.:int
  /// ```
  ///
  /// One of two parts can contain the separator, too. The text is split at the last separator, or
  /// if a part can't be converted, at the first one, then at the last but one, and so on; five at
  /// each end are tried. So the second format above matches `/posts/my-title-42`, and
  /// `.split(.int, .string, by: "-")` matches `42-my-title`. Values that would match as others,
  /// such as `"a"` and `"b-c"` as two strings, aren't printed. Three or more parts need a separator
  /// between each two.
  ///
  /// A part that's optional is nil if it's empty, or if it's missing at the end:
  ///
  /// ```swift
  /// let sim = address("LPA:")
  ///   </> path(
  ///     .split(.string, .string, .string.optional(), .int.optional(), by: "$"),
  ///     prefix: "1$")
  /// // LPA:1$:string$:string($:string($:int))
  /// sim.url(for: ("smdp.example", "K2", nil, nil))  // LPA:1$smdp.example$K2
  /// sim.url(for: ("smdp.example", "K2", nil, 1))  // LPA:1$smdp.example$K2$$1
  /// ```
  ///
  /// An element is decoded first, so an encoded separator counts, too: `a%3Bb` is split at `;`.
  /// Where an encoded one is data (RFC 3986 §2.2), split
  /// `url.restOfPath(droppingFirst: 0)`.
  ///
  /// No part can be `""`, `"."`, or `".."`, except in an argument, which can be empty, too. To
  /// match text that belongs to the parts, make it part of the separator, or add a prefix or
  /// suffix.
  ///
  /// - Parameters:
  ///   - first: The parameter for the text before the first separator.
  ///   - second: The parameter for the text after it.
  ///   - others: The parameters for further texts.
  ///   - separator: The text between them, which is compared byte for byte. An empty one never
  ///     matches.
  public static func split<A: URLParameter, B: URLParameter, each P: URLParameter>(
    _ first: A, _ second: B, _ others: repeat each P, by separator: String
  ) -> Self where Self == PartialIso<String, (A.Value, B.Value, repeat (each P).Value)> {
    splitting(
      first.urlConversion, second.urlConversion, repeat (each others).urlConversion,
      templates: templates(first, second, repeat each others), by: separator)
  }
}

extension PartialIso where A == String {
  /// Returns an isomorphism for a part of a text that can be missing, in
  /// ``URLParameter/split(_:_:_:by:)``, which converts an empty one to nil.
  public func optional() -> PartialIso<String, B?> {
    PartialIso<String, B?>(
      placeholder: urlTemplate, parts: parts?.map { $0.optional() }, isOptional: true
    ) { text in
      text.isEmpty ? .some(nil) : apply(text).map { .some($0) }
    } unapply: { value in
      guard let value else { return "" }
      return unapply(value).flatMap { $0.isEmpty ? nil : $0 }
    }
  }
}

/// Returns the templates of parameters, in which a literal is escaped.
private func templates<each P: URLParameter>(_ parameters: repeat each P) -> [String] {
  var templates: [String] = []
  for parameter in repeat each parameters {
    let text = parameter.urlConversion.textPattern.onlyText?.escapedForTemplate
    templates.append(text ?? parameter.urlTemplate)
  }
  return templates
}

/// Returns a conversion of the parts of a text.
private func splitting<each A>(
  _ conversions: repeat PartialIso<String, each A>, templates: [String], by separator: String
) -> PartialIso<String, (repeat each A)> {
  var parts: [SplitText.Part] = []
  for conversion in repeat each conversions {
    parts.append(SplitText.Part(conversion, template: templates[parts.count]))
  }
  return SplitText(parts: parts, separator: separator).conversion(
    tupleShape((repeat each A).self))
}

/// A text that's split into parts, which are converted one by one.
private struct SplitText: Sendable {
  var parts: [Part]
  let separator: String

  struct Part: Sendable {
    let template: String
    let isOptional: Bool
    let apply: @Sendable (String) -> Any?
    let unapply: @Sendable (Any) -> String?
    /// Returns why a text isn't converted.
    let reason: @Sendable (String, (String?) -> String) -> String
    /// The same part of an argument, unless this is the one.
    private(set) var inArgument: [Part] = []

    init<A>(_ conversion: PartialIso<String, A>, template: String) {
      self.init(conversion, template: template, canBeEmpty: false)
      let empty = conversion.parts?.allowingEmpty ?? conversion
      inArgument = [Part(empty, template: template, canBeEmpty: true)]
    }

    private init<A>(_ conversion: PartialIso<String, A>, template: String, canBeEmpty: Bool) {
      self.template = template
      isOptional = conversion.isOptional
      apply = { [isOptional] text in
        let isRefused = !canBeEmpty && isUnwritable(text) && !(isOptional && text.isEmpty)
        return isRefused ? nil : conversion.apply(text).map { $0 as Any }
      }
      unapply = { conversion.unapply($0 as! A) }
      let matcher = conversion.textPattern.matcher.map { " matching \($0)" } ?? ""
      reason = { text, quoted in
        conversion.parts?.reason(text, quoted) ?? "\(quoted(text)) is not \(template)\(matcher)"
      }
    }
  }

  /// Returns the conversion between a text and its parts, which form a value of this shape.
  func conversion<A>(_ shape: Shape<A>) -> PartialIso<String, A> {
    let inArgument = parts.flatMap(\.inArgument)
    let allowingEmpty =
      inArgument.isEmpty
      ? nil : SplitText(parts: inArgument, separator: separator).conversion(shape)
    return PartialIso(
      placeholder: template, shapeOfText: shape,
      parts: ConvertedParts(allowingEmpty: allowingEmpty, reason: reason)
    ) { text in
      var values: [Any] = []
      return read(text, &values) ? shape.form(values) : nil
    } unapply: { value in
      var values: [Any] = []
      shape.push(value, &values)
      return text(of: values)
    }
  }

  /// The parts, of which all that can be missing at the end are in parentheses.
  private var template: String {
    var (template, canEnd) = ("", true)
    for part in parts.dropFirst().reversed() {
      canEnd = canEnd && part.isOptional
      let isInside = part.isOptional && !canEnd
      template = (isInside ? "(\(part.template))" : part.template) + template
      template = separator.escapedForTemplate + template
      if canEnd { template = "(\(template))" }
    }
    let first = parts[0].isOptional ? "(\(parts[0].template))" : parts[0].template
    return first + template
  }

  /// Appends the values of the parts of a text to those of the parts before them.
  private func read(_ text: String, _ values: inout [Any]) -> Bool {
    let (index, part) = (values.count, parts[values.count])
    let others = parts.dropFirst(index + 1)
    if others.isEmpty { return part.apply(text).map { values.append($0) } != nil }
    return text.isSplit(
      by: separator, most: parts.count > 2 ? others.count : nil,
      canLackRest: others.allSatisfy(\.isOptional)
    ) { first, rest in
      guard let value = part.apply(first) else { return false }
      values.removeSubrange(index...)
      values.append(value)
      if let rest { return read(rest, &values) }
      values += others.compactMap { $0.apply("") }
      return true
    }
  }

  /// Returns the text whose parts have these values.
  private func text(of values: [Any]) -> String? {
    var texts = zip(parts, values).compactMap { $0.unapply($1) }
    if texts.count < parts.count { return nil }
    while texts.count > 1, texts[texts.count - 1].isEmpty, parts[texts.count - 1].isOptional {
      texts.removeLast()
    }
    return texts.joined(separator: separator)
  }

  /// Returns why a text isn't converted, or nil if each of its parts is.
  ///
  /// Of two parts, it's about those that are tried first.
  @Sendable
  private func reason(_ text: String, _ quoted: (String?) -> String) -> String? {
    var texts = [text]
    for _ in 0..<(parts.count > 2 ? parts.count : 1) {
      let isSplit = texts.removeLast().isSplit(
        by: separator, most: parts.count > 2 ? .max : nil, canLackRest: true
      ) { first, rest in
        texts += [first] + (rest.map { [$0] } ?? [])
        return rest != nil
      }
      if !isSplit { break }
    }
    if texts.count > parts.count { return "there are more than \(parts.count) parts" }
    if let missing = parts.dropFirst(texts.count).first(where: { !$0.isOptional }) {
      return "\(missing.template) is missing"
    }
    let refused = zip(parts, texts).first { $0.apply($1) == nil }
    return refused.map { part, text in part.reason(text, quoted) }
  }
}
