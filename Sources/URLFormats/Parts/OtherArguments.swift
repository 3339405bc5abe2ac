/// Captures the arguments of the query that no other part of the format names, in order.
///
/// What your table doesn't know is kept, and printed again in the same spelling:
///
/// ```swift
/// let search = path("search") </> query("q", .string) </> otherArguments
/// // URLFormat<(String, QueryArguments)>: /search?q=:string&*
/// let url = URL(string: "/search?utm_source=mail&q=a&x")!
/// let (text, others) = search.match(url)!
/// others.percentEncodedQuery              // "utm_source=mail&x"
/// search.print((text, others))?.render()  // "/search?q=a&utm_source=mail&x"
/// ```
///
/// An argument that another part names can't be printed.
@_disfavoredOverload  // If RoutePatterns is imported, too, its constant comes first.
public let otherArguments = URLFormat<QueryArguments>(
  parser: Parser(
    .piece(OtherArgumentsPart.amongOthers(_URLRole(OtherArgumentsPart()), [])), .single))

/// All arguments that no other piece of the row names.
struct OtherArgumentsPart: MovablePart {
  /// The names of the other pieces.
  var names: [String] = []
  var isInFragment = false

  /// Returns the piece to use in a row with these others.
  @Sendable
  static func amongOthers(_ role: _URLRole, _ others: [_URLRole]) -> Piece<URLParts> {
    // Those of the query aren't in the fragment.
    let isInFragment = role.part.isInFragment
    let names = others.map(\.part).filter { $0.isInFragment == isInFragment }
    let part = Self(names: names.compactMap(\.argumentName), isInFragment: isInFragment)
    return Piece(_URLRole(part, options: role.options), amongOthers: amongOthers)
  }

  var functions: Functions {
    (
      { [names, isInFragment] parts, values in
        values.append(parts.arguments(isInFragment, except: names))
        return true
      },
      { [names, isInFragment] values, parts in
        let arguments = values.removeLast() as? QueryArguments
        return arguments.map { parts.write($0, isInFragment, except: names) } ?? false
      }
    )
  }

  var component: Component { .query(name: nil) }
  var presence: Presence { .anyNumber }
  var absence: Missing? { nil }
  var texts: PartTexts? { nil }

  func template(_: Presence) -> URLTemplate { URLTemplate(query: ["*"]) }

  func write(_: Presence, to _: inout URITemplateWriter) throws(NotInRFC6570) {
    throw "can have any names, in any order"
  }

  func found(in _: URLParts, of _: URLParts) -> Found { .element }

  func list(in link: inout ListedLink) {
    if isInFragment { link.addArgumentInFragment(presence) }
  }
}

extension URLParts {
  /// Returns the arguments that have none of these names.
  fileprivate func arguments(_ isInFragment: Bool, except names: [String]) -> QueryArguments {
    arguments(isInFragment).filter { [options] argument in
      !names.contains { options.areNamesSame($0, argument.name) }
    }
  }

  /// Appends arguments in their order and spelling.
  ///
  /// - Returns: False if one of them has one of these names, or if the fragment is no arguments.
  fileprivate mutating func write(
    _ query: QueryArguments, _ isInFragment: Bool, except names: [String]
  ) -> Bool {
    if query.isEmpty { return true }
    let isNamed = query.contains { name, _ in names.contains { options.areNamesSame($0, name) } }
    guard !isNamed, let written = writtenArguments(isInFragment) else { return false }
    // A `+` that stands for itself would be read as a space.
    let isPlus = options.contains(.plusAsSpace) && !query.plusAsSpace
    let encoded = query.percentEncodedQuery.split(separator: "&").joined(separator: "&")
    let text = isPlus ? encoded.replacing("+", with: "%2B") : encoded
    append(QueryArguments(percentEncoded: text), to: written, isInFragment)
    return true
  }
}
