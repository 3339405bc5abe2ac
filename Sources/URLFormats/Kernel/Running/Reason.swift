/// Why an alternative failed, or why a conversion doesn't convert a value back.
@usableFromInline
package struct Reason: Sendable, ExpressibleByStringInterpolation {
  package let text: String

  /// Whether it's about a row for the case of the value, or nil if that can't be told.
  package let isForCase: Bool?

  /// The element that was found where a literal, the end, or the element after a wildcard was
  /// expected; otherwise nil.
  package let found: String?

  /// The literals that were expected in its place, if nothing else was.
  package let literals: [String]

  package init(
    _ text: String, isForCase: Bool? = true, found: String? = nil, literals: [String] = []
  ) {
    (self.text, self.isForCase, self.found, self.literals) = (text, isForCase, found, literals)
  }

  @usableFromInline
  package init(stringLiteral text: String) { self.init(text) }

  static let otherCase = Reason("the value belongs to another case", isForCase: false)
}
