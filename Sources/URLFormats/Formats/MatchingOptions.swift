/// How a table matches URLs, where apps differ.
///
/// Set them once for a whole table, with `matching(_:)` or when you create a router. They don't
/// change what is printed.
///
/// ```swift
/// let search =
///   (path("search") </> query("q", .string) </> query(opt: "page", .int))
///   .matching([.ignoringCase, .plusAsSpace, .malformedAsMissing])
///
/// search.match(URL(string: "/Search?Q=swift+url&page=x")!)!
/// // ("swift url", nil)
/// search.print(("swift url", 2))?.render()  // "/search?q=swift%20url&page=2"
/// ```
public struct MatchingOptions: OptionSet, Hashable, Sendable {
  /// The bits of the options.
  public let rawValue: Int

  /// Creates options from their bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Ignores case in the literals, prefixes, and suffixes of paths, and in the names of arguments.
  ///
  /// They're compared as `IgnoringCase` compares elements, except for prefixes and suffixes, in
  /// which only ASCII letters can be in any case. An element that's captured keeps its case, and so
  /// does a literal that's compared byte by byte, such as `path(Exactly("Users"))`, or one of a
  /// `OneOf`, with the prefix and the suffix around it.
  public static let ignoringCase = MatchingOptions(rawValue: 1 << 0)

  /// Takes `+` in a query as a space, as HTML forms write it.
  public static let plusAsSpace = MatchingOptions(rawValue: 1 << 1)

  /// Treats an optional argument that can't be converted as missing, instead of refusing the URL.
  ///
  /// So `page=x` counts as nil, or as the default. Among all arguments with one name, those that
  /// can't be converted are left out. A required argument that can't be converted still doesn't
  /// match.
  public static let malformedAsMissing = MatchingOptions(rawValue: 1 << 2)

  /// Returns whether the names are those of the same argument.
  func areNamesSame(_ name: String, _ other: String) -> Bool {
    contains(.ignoringCase) ? IgnoringCase(name) ~= other : name == other
  }
}

// A member of the protocol, because the compiler can't find one of `URLFormat<P.Value>` in a long
// expression.
extension FormatType where Input == URLParts {
  /// Returns the same format with other rules for matching URLs.
  public func matching(_ options: MatchingOptions) -> Self {
    Self(parser: parser.with(parser.grammar.matching(options)))
  }
}

extension PartialIso where A == String {
  /// Returns the same isomorphism with other rules for comparing its text.
  package func matching(_ options: MatchingOptions) -> PartialIso {
    guard options.contains(.ignoringCase) else { return self }
    return PartialIso(
      textPattern: textPattern.ignoringCase, placeholder: placeholder, place: place,
      shapeOfText: shapeOfText, parts: parts?.map { $0.matching(options) }, isOptional: isOptional
    ) {
      apply(textPattern.restored($0) ?? $0)
    } unapply: {
      unapply($0)
    }
  }
}

extension Grammar<URLParts> {
  /// Returns the same grammar with other rules for reading URLs.
  package func matching(_ options: MatchingOptions) -> Grammar {
    options.isEmpty ? self : map { $0.matching(options) }
  }
}

extension Piece<URLParts> {
  /// Returns a piece that reads and writes parts with these options, too.
  fileprivate func matching(_ options: MatchingOptions) -> Piece {
    if var role {
      role.options.formUnion(options)
      return with(role)
    }
    let (read, write) = withOptions(options, read, write)
    return Piece(
      patterns: patterns, template: { _ in self.template }, read: read, write: write,
      describe: describe)
  }
}

/// Returns the functions of a piece, which read and write parts with these options, too.
func withOptions(
  _ options: MatchingOptions,
  _ read: @escaping @Sendable (inout URLParts, inout [Any]) -> Bool,
  _ write: @escaping @Sendable (inout [Any], inout URLParts) -> Bool
) -> (
  read: @Sendable (inout URLParts, inout [Any]) -> Bool,
  write: @Sendable (inout [Any], inout URLParts) -> Bool
) {
  (
    { parts, values in parts.withOptions(options) { read(&$0, &values) } },
    { values, parts in parts.withOptions(options) { write(&values, &$0) } }
  )
}

extension URLParts {
  /// Reads or writes with these options, too, and then restores the ones before.
  fileprivate mutating func withOptions(
    _ options: MatchingOptions, _ action: (inout URLParts) -> Bool
  ) -> Bool {
    let before = self.options
    self.options.formUnion(options)
    // An explanation of what didn't match needs the options.
    guard action(&self) else { return false }
    self.options = before
    return true
  }
}
