/// How a table reads URLs, where apps differ.
///
/// Set them once for a whole table, with `reading(_:)` or when you create a router. They don't
/// change what is printed.
///
/// ```swift
/// let search = (path("search") </> query("q", .string) </> query(opt: "page", .int))
///   .reading([.ignoringCase, .plusAsSpace, .malformedAsMissing])
///
/// search.match(URL(string: "/Search?Q=swift+url&page=x")!)!  // ("swift url", nil)
/// search.print(("swift url", 2))?.render()                   // "/search?q=swift%20url&page=2"
/// ```
public struct ReadingOptions: OptionSet, Hashable, Sendable {
  /// The bits of the options.
  public let rawValue: Int

  /// Creates options from their bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Ignores case in the literals of paths, and in the names of arguments.
  ///
  /// They're compared as `IgnoringCase` compares elements. An element that's captured keeps its
  /// case, and so does a literal that's compared byte by byte, such as `path(Exactly("Users"))`.
  public static let ignoringCase = ReadingOptions(rawValue: 1 << 0)

  /// Reads `+` in a query as a space, as HTML forms write it.
  public static let plusAsSpace = ReadingOptions(rawValue: 1 << 1)

  /// Treats an optional argument that can't be converted as missing, instead of refusing the URL.
  ///
  /// So `page=x` is read as nil, or as the default. Among all arguments with one name, those that
  /// can't be converted are left out. A required argument that can't be converted still doesn't
  /// match.
  public static let malformedAsMissing = ReadingOptions(rawValue: 1 << 2)
}

// A member of the protocol, because the compiler can't find one of `URLFormat<P.Value>` in a long
// expression.
extension FormatType where Input == URLParts {
  /// Returns the same format with other rules for reading URLs.
  public func reading(_ options: ReadingOptions) -> Self {
    Self(parser: Parser(parser.grammar.reading(options), parser.shape))
  }
}

extension Grammar<URLParts> {
  /// Returns the same grammar with other rules for reading URLs.
  package func reading(_ options: ReadingOptions) -> Grammar {
    if options.isEmpty { return self }
    return map { piece in
      var texts = piece.texts
      if options.contains(.ignoringCase), case .literal(let text)? = texts.first {
        texts = [.ignoringCase(text)]
      }
      return piece.within(texts: texts) { template in
        var template = template
        template.options.formUnion(options)
        return template
      } _: {
        $0.options.formUnion(options)
      }
    }
  }
}

extension Piece<URLParts> {
  /// Returns a piece that reads and writes parts with other settings, and then restores them.
  ///
  /// A piece that skips stays as it is.
  ///
  /// - Parameter others: Returns how the piece sees the templates of the pieces beside it.
  func within(
    texts: [Text], template change: @escaping @Sendable (URLTemplate) -> URLTemplate,
    others: @escaping @Sendable (URLTemplate) -> URLTemplate = { $0 },
    _ set: @escaping @Sendable (inout URLParts) -> Void
  ) -> Piece {
    if skip != nil { return self }
    @Sendable func within(_ parts: inout URLParts, _ action: (inout URLParts) -> Bool) -> Bool {
      let (options, isInFragment) = (parts.options, parts.isInFragment)
      set(&parts)
      // An explanation of what didn't match needs the settings.
      guard action(&parts) else { return false }
      (parts.options, parts.isInFragment) = (options, isInFragment)
      return true
    }
    return Piece(
      texts: texts, template: change(template),
      read: { [read] parts, values in within(&parts) { read(&$0, &values) } },
      write: { [write] values, parts in within(&parts) { write(&values, &$0) } },
      describe: describe.map { describe in { @Sendable in change(describe($0)) } },
      adapt: adapt.map { adapt in
        { @Sendable in
          adapt($0.map(others)).within(texts: texts, template: change, others: others, set)
        }
      }, conversion: conversion)
  }
}

extension ReadingOptions {
  /// Returns whether the names are those of the same argument.
  func areSame(_ name: String?, _ other: String?) -> Bool {
    guard contains(.ignoringCase), let name, let other else { return name == other }
    return IgnoringCase(name) ~= other
  }
}
