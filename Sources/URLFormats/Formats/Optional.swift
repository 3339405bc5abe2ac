extension URLFormat {
  /// Returns a format that captures nil if this one is missing.
  ///
  /// A part of the path is missing if it doesn't match. An argument of the query is missing only if
  /// the query doesn't contain it: one that can't be converted doesn't match, as with
  /// ``query(opt:_:)``. The same goes for the fragment, and for a port. A scheme or a host is
  /// missing only if the URL has no scheme, host, or port.
  ///
  /// ```swift
  /// let list = path("list") </> path(.int).optional()  // URLFormat<Int?>
  /// list.match(URL(string: "/list/7")!)  // .some(7)
  /// list.match(URL(string: "/list")!)    // .some(nil)
  /// list.match(URL(string: "/list/x")!)  // nil (it doesn't match)
  /// ```
  public func optional() -> URLFormat<A?> {
    URLFormat<A?>(parser: parser.orNil(unless: parser.grammar.missing))
  }
}

extension URLFormat where A == Void {
  /// Returns a format that also matches if this one is missing, but always prints it.
  ///
  /// ```swift
  /// let users = path("v1").optional() </> path("users")  // URLFormat<Void>
  /// users.match(URL(string: "/users")!) != nil  // true
  /// users.print(())?.render()                   // "/v1/users"
  /// ```
  public func optional() -> URLFormat<Void> { URLFormat(parser: parser <|> parser.grammar.missing) }
}

extension Grammar<URLParts> {
  /// A parser that matches a URL with none of this grammar's arguments, without its fragment or its
  /// port, and, if the grammar has a scheme or a host, without any address.
  ///
  /// An argument that can't be converted isn't missing: `page=x` shouldn't be treated as page 1.
  fileprivate var missing: Parser<URLParts, Void> {
    let roles = pieces.compactMap(\.role)
    let addresses = roles.filter { $0.part.component == .address }.compactMap(\.part.absence)
    // Where all of the address is missing, so is each part of it.
    let isWhole = addresses.contains(AddressPart.missing)
    let others = roles.filter { $0.part.component != .address }.compactMap { role in
      (role.part.isInFragment ? FragmentPart.missing : role.part.absence)
        .map { ($0, role.options) }
    }
    var missing: [(part: Missing, options: MatchingOptions)] = []
    // Each is listed once, or the list would double with each level of nested optional parts.
    for part in (isWhole ? [AddressPart.missing] : addresses).map({ ($0, []) }) + others
    where !missing.contains(where: { $0 == part }) {
      missing.append(part)
    }
    if missing.isEmpty { return .nothing }
    return Parser(
      .sequence(missing.map { .piece(Piece(_URLRole($0.part, options: $0.options))) }), .single)
  }
}
