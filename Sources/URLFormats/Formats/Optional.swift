/// Captures the next element of the path if it can be converted, and nil otherwise.
///
/// ``URLFormat/optional()-1vj9i`` does the same for any format.
///
/// ```swift
/// path(.string) </> path(opt: .int) </> path("edit")
/// // URLFormat<(String, Int?)>
/// ```
public func path<P: URLParameter>(opt parameter: P) -> URLFormat<P._OptionalValue> {
  path(parameter).optional()
}

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
  /// port, and, if the grammar has a scheme or a host, without any address (`.host`).
  ///
  /// An argument that can't be converted isn't missing: `page=x` shouldn't be treated as page 1.
  fileprivate var missing: Parser<URLParts, Void> {
    let roles = pieces.compactMap(\.role)
    var missing: [_URLRole] = []
    func add(_ place: _URLRole.Place, isInFragment: Bool = false, _ options: MatchingOptions = []) {
      let role = _URLRole(
        place: place, content: .nothing, presence: .never, isInFragment: isInFragment,
        options: options)
      // Each is listed once, or the list would double with each level of nested optional parts.
      if !missing.contains(where: { $0.place == place && $0.options == options }) {
        missing.append(role)
      }
    }
    let addresses = roles.filter(\.isAddress)
    if !addresses.isEmpty { add(addresses.allSatisfy { $0.place == .port } ? .port : .host) }
    for role in roles {
      switch role.place {
      case _ where role.isInFragment: add(.fragment, isInFragment: true, role.options)
      case .fragment, .argument: add(role.place, role.options)
      case .address, .scheme, .host, .port, .path, .slash, .otherArguments, .startOfFragment: break
      }
    }
    if missing.isEmpty { return .nothing }
    return Parser(.sequence(missing.map { .piece(Piece($0)) }), .single)
  }
}
