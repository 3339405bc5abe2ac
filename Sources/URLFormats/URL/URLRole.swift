/// What a piece of a format is, as data.
///
/// The template that's shown, the lookup of rows, what's beside ``otherArguments``, explanations,
/// and the file for universal links are made from it.
public struct _URLRole: Sendable {
  /// Where a piece is in a URL.
  ///
  /// The compiler lists the switches that need a case for a new place: below, and for how it's
  /// read, written, missing, shown, explained, and listed for universal links. Whether it's an
  /// element, also in a fragment, is told by ``patternOfPath``.
  package enum Place: Hashable, Sendable {
    /// Any of several starts of URLs.
    case address([Address])
    case scheme, host, port, path
    /// The slash at the end of every path.
    case slash
    case argument(String)
    /// All arguments that no other piece of the row names.
    case otherArguments
    case fragment
    /// The start of a path in the fragment.
    case startOfFragment
  }

  /// How often a piece is in a URL.
  enum Presence {
    case once, atMostOnce, anyNumber
    /// The URL matches only without it, and what's printed doesn't have it.
    case never
  }

  package let place: Place

  /// What the piece reads and writes there.
  let content: Content

  /// What's shown unless the text is a literal.
  var placeholder = ""

  /// How often it's in a URL.
  ///
  /// What has no text of its own (`slash`, `startOfFragment`) may be missing from what's matched,
  /// although it's always read and written.
  var presence = Presence.once

  /// Whether it's an element or an argument in the fragment.
  var isInFragment = false

  /// How the piece is read.
  var options: MatchingOptions = []
}

extension _URLRole {
  /// What a piece reads and writes in its place, and which values it has for that.
  enum Content: Sendable {
    /// Nothing that has a value: an address, a slash, the start of a fragment, or what's missing.
    case nothing
    /// This element, scheme, or host, without a value.
    case literal(String)
    /// A text that's converted.
    case text(TextConversion<String>)
    /// A text, or nil if it's missing.
    case optional(TextConversion<String?>)
    /// The texts of all arguments with the name, and those that can be converted.
    case all(TextConversion<[String]>, skippingMalformed: TextConversion<[String]>)
    /// Whether there's an argument with the name.
    case flag
    /// All elements that are left, as an array.
    case rest
    /// All arguments that have none of these names.
    case arguments(except: [String])
    /// Any number of elements that are skipped.
    case wildcard
  }

  /// The text that the piece reads in its place, an element or the text of anything else, or nil if
  /// it reads none.
  var pattern: TextPattern? {
    switch content {
    case .literal(let text): .literal(text)
    case .text(let conversion): conversion.pattern
    case .optional(let conversion): conversion.pattern
    case .all(let conversion, _): conversion.pattern
    case .rest, .wildcard: .anyTexts
    case .nothing, .flag, .arguments: nil
    }
  }

  /// Whether it's a scheme, a host, or a port.
  package var isAddress: Bool {
    switch place {
    case .address, .scheme, .host, .port: true
    case .path, .slash, .argument, .otherArguments, .fragment, .startOfFragment: false
    }
  }

  /// Whether it can be put into a fragment: an element or an argument that isn't in one.
  var canBeInFragment: Bool {
    switch place {
    case .path, .argument, .otherArguments: !isInFragment
    case .address, .scheme, .host, .port, .slash, .fragment, .startOfFragment: false
    }
  }

  /// What the piece reads of the path, or nil if that's nothing.
  var patternOfPath: TextPattern? {
    switch place {
    case .path: options.contains(.ignoringCase) ? pattern?.ignoringCase : pattern
    case .address(let addresses): addresses.contains { $0.hostIsElement } ? .changed : nil
    case .startOfFragment: .turn
    case .scheme, .host, .port, .slash, .argument, .otherArguments, .fragment: nil
    }
  }

  /// The name of an argument, of the query or in the fragment.
  var argumentName: String? { if case .argument(let name) = place { name } else { nil } }

  /// The name of an argument of the query.
  var nameInQuery: String? { isInFragment ? nil : argumentName }

  /// Returns a query without the arguments that the piece reads.
  package func removingArguments(from query: [String: String]) -> [String: String] {
    if place == .otherArguments, !isInFragment { return [:] }
    return nameInQuery.map { name in query.filter { !options.areNamesSame($0.key, name) } } ?? query
  }
}
