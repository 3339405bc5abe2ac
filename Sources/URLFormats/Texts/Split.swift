extension URLParameter {
  /// Captures the values of two parts of a text between separators.
  ///
  /// ```swift
  /// path("map") </> path(.split(.double, .double, by: ","))
  /// // /map/:double,:double
  /// path("posts") </> path(.split(.string, .int, by: "-"))
  /// // /posts/:string-:int
  /// path(.split(.int, .int, by: "-L"), prefix: "L")  // /L:int-L:int
  /// ```
  ///
  /// One of the parts can contain the separator, too. The text is split at the last separator, or
  /// if a part can't be converted, at the first one, then at the last but one, and so on; five at
  /// each end are tried. So the second format above matches `/posts/my-title-42`, and
  /// `.split(.int, .string, by: "-")` matches `42-my-title`. Values that would match as others,
  /// such as `"a"` and `"b-c"` as two strings, aren't printed.
  ///
  /// An element is decoded first, so an encoded separator counts, too: `a%3Bb` is split at `;`.
  /// Where an encoded one is data (RFC 3986 §2.2), split
  /// `url.restOfPath(droppingFirst: 0)`.
  ///
  /// No part can be `""`, `"."`, or `".."`. To match text that belongs to the parts, make it part
  /// of the separator, or add a prefix or suffix.
  ///
  /// - Parameters:
  ///   - first: The parameter for the text before the separator.
  ///   - second: The parameter for the text after it.
  ///   - separator: The text between them, which is compared byte for byte. An empty one never
  ///     matches.
  public static func split<A: URLParameter, B: URLParameter>(
    _ first: A, _ second: B, by separator: String
  ) -> Self where Self == PartialIso<String, (A.Value, B.Value)> {
    pair(first, second, separator, count: nil)
  }

  /// Captures the values of three parts of a text between exactly two separators.
  ///
  /// ```swift
  /// path(.split(.int, .int, .int, by: "."), prefix: "v")  // /v:int.:int.:int
  /// ```
  ///
  /// - Parameters:
  ///   - first: The parameter for the text before the first separator.
  ///   - second: The parameter for the text between the separators.
  ///   - third: The parameter for the text after the second one.
  ///   - separator: The text between them, which is compared byte for byte. An empty one never
  ///     matches.
  public static func split<A: URLParameter, B: URLParameter, C: URLParameter>(
    _ first: A, _ second: B, _ third: C, by separator: String
  ) -> Self where Self == PartialIso<String, (A.Value, B.Value, C.Value)> {
    let all = pair(first, pair(second, third, separator, count: 1), separator, count: 2)
    return PartialIso(
      placeholder: all.placeholder, shapeOfText: tupleShape((A.Value, B.Value, C.Value).self),
      apply: { all.apply($0).map { ($0, $1.0, $1.1) } },
      unapply: { all.unapply(($0, ($1, $2))) })
  }
}

/// Returns a conversion for two parts of a text with this many separators, or if that's nil, with
/// any number.
private func pair<A: URLParameter, B: URLParameter>(
  _ first: A, _ second: B, _ separator: String, count: Int?
) -> PartialIso<String, (A.Value, B.Value)> {
  let (a, b) = (first.urlConversion, second.urlConversion)
  return PartialIso(
    placeholder: first.escapedTemplate + separator.escapedForTemplate + second.escapedTemplate,
    shapeOfText: tupleShape((A.Value, B.Value).self)
  ) { text in
    var values: (A.Value, B.Value)?
    _ = text.isSplit(by: separator, count: count) { first, second in
      guard let first = a.apply(first), let second = b.apply(second) else { return false }
      values = (first, second)
      return true
    }
    return values
  } unapply: { values in
    guard let first = a.unapply(values.0), let second = b.unapply(values.1) else { return nil }
    return first + separator + second
  }
}

extension URLParameter {
  /// The template, in which a literal is escaped.
  fileprivate var escapedTemplate: String {
    urlConversion.textPattern.onlyText?.escapedForTemplate ?? urlTemplate
  }
}
