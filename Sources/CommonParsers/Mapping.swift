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
    Parser(
      rule: Mapped(
        parser.rule, from: B.self, to: A.self, stored: nil, domain: iso.domain, mark: iso.mark
      ) { values, offset, rest in
        let inner = values.pointer(to: B.self, at: offset).move()
        if let value = iso.apply(inner) {
          values.append(value)
          if rest(&values) { return true }
          values.removeLast(A.self)
        } else {
          values.refusals &+= 1
        }
        values.pointer(to: B.self, at: offset).initialize(to: inner)
        return false
      } convertBack: { given, body in
        var given = given
        guard let inner = iso.unapply(given.next(A.self).pointee) else { return false }
        return withUnsafePointer(to: inner) { body(UnsafeRawPointer($0)) }
      })
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
}
