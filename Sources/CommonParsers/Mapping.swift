extension Parser {
  /// `parser` with its value converted by `iso`.
  ///
  /// What `iso` cannot apply to does not match; what it cannot unapply is not printed.
  ///
  /// ```swift
  /// let route = iso(Routes.hello) <¢> word("hello") %> string
  /// route.print(.hello("world"))  // ["hello", "world"]
  /// ```
  @inlinable
  @inline(never)
  public static func <¢> <B>(iso: PartialIso<B, A>, parser: Parser<Input, B>) -> Parser {
    // Specialised for each pair of types, but not inlined: a table of a hundred routes would hold
    // a hundred copies, and take twice as long to compile.
    let inner = parser.shape
    let outer = Shape<A>.plain
    let rule = Mapped(parser.rule, width: inner.width) { values in
      guard let value = inner.take(&values).flatMap(iso.apply) else { return false }
      outer.append(value, &values)
      return true
    } convertBack: { values in
      guard let value = outer.take(&values).flatMap(iso.unapply) else { return nil }
      var own = values.empty
      inner.append(value, &own)
      return own
    }
    return Parser(rule: rule, shape: outer)
  }

  /// The parser with its value converted by `iso`.
  ///
  /// ```swift
  /// let even = PartialIso<Int, Int>(
  ///   apply: { $0 % 2 == 0 ? $0 : nil }, unapply: { $0 % 2 == 0 ? $0 : nil })
  /// int.map(even).parse(["7"])  // nil
  /// ```
  public func map<B>(_ iso: PartialIso<A, B>) -> Parser<Input, B> {
    iso <¢> self
  }

  /// The same parser with its value as one in the stream of values.
  func plain() -> Parser {
    shape.width == Shape<A>.plain.width ? self : .identity <¢> self
  }
}
