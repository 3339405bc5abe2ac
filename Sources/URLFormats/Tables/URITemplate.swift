/// A URI template (RFC 6570, level 4) for one way through an alternative of a ``URLFormat``.
///
/// Give it to other software: to a client, as a path of OpenAPI, or to a server of the Model
/// Context Protocol, which lists such templates of its resources.
///
/// ```swift
/// enum Doc: Matchable {
///   case page(String), search(String, lang: String?), file([String]), terms
/// }
/// let docs = address("docs://x.example") </> URLFormat<Doc> {
///   iso(Doc.page) <¢> path(.string).named("name")
///   iso(Doc.search) <¢> path("search") </> query("q", .string)
///     </> query(opt: "lang", .string)
///   iso(Doc.file) <¢> path("files") </> rest.named("path")
///   iso(Doc.terms) <¢> path("terms") </> anything
/// }
/// docs.uriTemplates.compactMap(\.text)
/// // ["docs://x.example/{name}",
/// // "docs://x.example/search?q={q}{&lang}",
/// // "docs://x.example/files{/path*}"]
/// docs.uriTemplates[3].reason
/// // "docs://x.example/terms/(*): /(*) is a wildcard"
/// ```
public struct URITemplate: Hashable, Sendable {
  /// The text of the template, or nil if RFC 6570 can't express this way.
  ///
  /// Expanded with the texts of the values, it's a URL that matches as these values. Characters
  /// that the table doesn't encode can be encoded in it: `{name}` makes `a%2Cb` of `a,b`. That's no
  /// host where an IPv6 address is captured, because its brackets are encoded, too. After a web
  /// host, an empty rest leaves out the slash before arguments, which is the same URL (RFC 3986
  /// §6.2.3).
  public let text: String?

  /// Why there's no text, or nil if there is.
  public let reason: String?
}

extension URLFormat {
  /// The URI templates (RFC 6570) of all alternatives, in the order they're tried.
  ///
  /// An optional part of the path, a flag, or a choice makes several templates of an alternative.
  ///
  /// ```swift
  /// let list = path("list") </> path(.int).named("page").optional()
  ///   </> query(opt: "sort", .string)
  /// list.uriTemplates.compactMap(\.text)
  /// // ["/list/{page}{?sort}", "/list{?sort}"]
  /// ```
  ///
  /// A variable has the name of the argument, or the one that you give it with
  /// ``FormatType/named(_:file:line:)``. Otherwise, it's called like its type, with a number where
  /// two would be called the same.
  ///
  /// Of several addresses, the first is written. A wildcard, an element with several values, one of
  /// several texts that isn't captured, and other arguments have no template.
  public var uriTemplates: [URITemplate] {
    parser.grammar.rows.flatMap { row in
      let template = { URLTemplate(row).render().orRoot }
      guard let ways = row.waysOfURIs else {
        return [URITemplate(text: nil, reason: "\(template()): there are too many templates")]
      }
      return ways.map { way in
        do throws(NotInRFC6570) {
          return URITemplate(text: try URITemplateWriter.text(of: way, in: row), reason: nil)
        } catch {
          return URITemplate(text: nil, reason: "\(template()): \(error.reason)")
        }
      }
    }
  }
}

/// Why something can't be in a URI template.
struct NotInRFC6570: Error, ExpressibleByStringInterpolation {
  let reason: String
  init(stringLiteral reason: String) { self.reason = reason }
}

// MARK: - Ways

/// A piece, and how often it's in a URI.
private typealias PresentPiece = (piece: Piece<URLParts>, presence: Presence)

extension Grammar<URLParts> {
  /// The pieces on each way through a row, or nil if there are more than 64 ways.
  ///
  /// An argument that can be missing isn't two ways, unless no expression can leave it out.
  fileprivate var waysOfURIs: [[PresentPiece]]? {
    switch self {
    case .piece(let piece):
      guard let presence = piece.role?.part.presence else {
        // The root has neither a role nor anything to write.
        return piece.patterns.isEmpty ? [[]] : [[(piece, .once)]]
      }
      if presence == .never { return [[]] }
      return presence == .atMostOnce && piece.isLeftOutByWays
        ? [[(piece, .once)], []] : [[(piece, presence)]]
    case .converted(let grammar, _): return grammar.waysOfURIs
    case .choice(let alternatives), .table(let alternatives):
      if alternatives.count == 2, let piece = alternatives[0].onlyPiece, !piece.isLeftOutByWays,
        let part = piece.role?.part, part.argumentName != nil,
        alternatives[1].pieces.allSatisfy(\.isAbsence)
      {
        return [[(piece, part.presence == .once ? .atMostOnce : part.presence)]]
      }
      return limited(
        alternatives.reduce([]) { ways, next in
          ways.flatMap { ways in next.waysOfURIs.flatMap { limited(ways + $0) } }
        })
    case .sequence(let parts):
      return parts.reduce([[]]) { ways, next in
        guard let ways, let more = next.waysOfURIs, ways.count * more.count <= 64 else {
          return nil
        }
        return ways.flatMap { start in more.map { start + $0 } }
      }
    }
  }

  /// The piece, if there's only one.
  private var onlyPiece: Piece<URLParts>? {
    switch self {
    case .piece(let piece): piece
    case .converted(let grammar, _): grammar.onlyPiece
    case .sequence, .choice, .table: nil
    }
  }
}

private func limited(_ ways: [[PresentPiece]]?) -> [[PresentPiece]]? {
  ways.flatMap { $0.count > 64 ? nil : $0 }
}

extension Piece<URLParts> {
  /// Whether leaving it out is another way: it's a fragment, or an argument that isn't a variable
  /// between an ampersand, its name, and an equals sign.
  fileprivate var isLeftOutByWays: Bool {
    guard let part = role?.part, let name = part.argumentName else {
      return role?.part is FragmentPart
    }
    return !isVariableName(name) || part.texts?.isVariable != true
  }
}

extension PartTexts {
  /// Whether the value is the whole text, and any.
  fileprivate var isVariable: Bool {
    pattern.onlyText == nil && shape?.count == 1 && place?.prefix ?? "" == ""
      && place?.suffix ?? "" == ""
  }
}

// MARK: - Writing

/// A URI template, as far as parts have been written to it.
struct URITemplateWriter {
  /// Whether the first element of the path is in the place of the host.
  var hostIsElement = false

  /// The address and the path, in the form of RFC 6570.
  private var start = URLTemplate.empty
  /// The expression for the rest of the path, or an empty text.
  private var rest = ""
  private var query = Arguments()
  private var fragment = Fragment()
  private var names: VariableNames

  /// A fragment: a text, or the encoded elements of a path, the expression for its rest, and
  /// arguments.
  private struct Fragment {
    var text: String?
    var path: [String]?
    var rest = ""
    var arguments = Arguments()

    var isEmpty: Bool { text == nil && path == nil && arguments.names.isEmpty }
  }

  /// Returns the template of a way.
  fileprivate static func text(
    of way: [PresentPiece], in row: Grammar<URLParts>
  ) throws(NotInRFC6570) -> String {
    var uri = URITemplateWriter(names: VariableNames(way.compactMap(\.piece.role?.part)))
    for (piece, presence) in way {
      guard let part = piece.role?.part else { throw "a parser of your own has no URI template" }
      do {
        try part.write(presence, to: &uri)
      } catch {
        throw NotInRFC6570(stringLiteral: "\(piece.name(after: [], in: row)) \(error.reason)")
      }
    }
    return try uri.text()
  }

  private init(names: VariableNames) { self.names = names }

  /// Adds what a template has of an address, or a slash at the end.
  mutating func join(_ template: URLTemplate) { start = start <> template }

  /// Returns the text of a part: its only one, encoded, or a variable.
  ///
  /// - Parameters:
  ///   - name: The name of the argument whose value it is, or nil.
  ///   - operator: The operator of its expression.
  ///   - prefixIsUser: Whether the text before the variable is of the user before the host.
  mutating func text(
    of texts: PartTexts, argument name: String? = nil, operator: String = "",
    prefixIsUser: Bool = false,
    encoded: (String) throws(NotInRFC6570) -> String
  ) throws(NotInRFC6570) -> String {
    if let text = texts.pattern.onlyText { return try encoded(text) }
    guard let count = texts.shape?.count, count > 0 else { throw "matches other texts, too" }
    guard count == 1 else { throw "has several values" }
    let (prefix, suffix) = (texts.place?.prefix ?? "", texts.place?.suffix ?? "")
    let variable =
      try name.map { (name) throws(NotInRFC6570) in try names.add(argument: name) }
      ?? names.add(texts, nil)
    return try (prefix.isEmpty ? "" : prefixIsUser ? encodedUser(prefix) : encoded(prefix))
      + "{\(`operator`)\(variable)}" + (suffix.isEmpty ? "" : encoded(suffix))
  }

  // MARK: Paths

  mutating func append(element texts: PartTexts, _ isInFragment: Bool) throws(NotInRFC6570) {
    let isHost = hostIsElement && !isInFragment && start.path.isEmpty
    if let text = texts.pattern.onlyText {
      if isUnwritable(text) { throw "can't be in a path" }
      if isHost, splitUser(from: text) == nil { throw "is no host" }
    }
    let prefixIsUser = isHost && texts.place?.suffix.contains("@") == true
    let element = try text(of: texts, prefixIsUser: prefixIsUser) {
      (text) throws(NotInRFC6570) in
      try isHost ? encodedElementInPlaceOfHost(text) : encodedElement(text)
    }
    if isInFragment { fragment.path?.append(element) } else { start.path.append(element) }
  }

  mutating func append(rest texts: PartTexts, _ isInFragment: Bool) {
    let rest = "{/\(names.add(texts, "rest"))*}"
    if isInFragment { fragment.rest = rest } else { self.rest = rest }
  }

  // MARK: Arguments

  /// An argument of the query or in the fragment.
  enum Argument {
    /// One with only this encoded text.
    case text(String, hasEqualsSign: Bool)
    case required(PartTexts, encodedName: String)
    case optional(PartTexts, isList: Bool)
  }

  /// The arguments of the query or in the fragment: the encoded ones that are always there, and
  /// then the variables of the others.
  private struct Arguments {
    var names: [String] = []
    var texts: [String] = []
    var variables: [String] = []

    /// Returns the arguments after a sign, or an empty text if there aren't any.
    func text(after sign: String) -> String {
      let texts = texts.isEmpty ? "" : sign + texts.joined(separator: "&")
      if variables.isEmpty { return texts }
      return texts + "{\(texts.isEmpty ? sign : "&")\(variables.joined(separator: ","))}"
    }
  }

  mutating func append(
    _ argument: Argument, named name: String, _ isInFragment: Bool
  ) throws(NotInRFC6570) {
    if isInFragment, fragment.text != nil { throw Self.isBesideFragment }
    var all = isInFragment ? fragment.arguments : query
    // They're printed as one if they're the same.
    if all.names.contains(where: { IgnoringCase(name) ~= $0 }) { throw "is there twice" }
    all.names.append(name)
    // Where others can be missing before it, only an expression has the right sign before it.
    let isExpression = !all.variables.isEmpty
    switch argument {
    case .text(let text, let hasEqualsSign):
      if isExpression { throw "follows an argument that can be missing" }
      if isInFragment, !hasEqualsSign, all.texts.isEmpty, fragment.path == nil {
        throw "would look like a path"
      }
      all.texts.append(text)
    case .required(let texts, let encodedName) where !isExpression:
      let value = try text(of: texts, argument: name) { encodedValue($0) }
      all.texts.append("\(encodedName)=\(value)")
    case .required(let texts, _), .optional(let texts, _):
      guard isVariableName(name), texts.isVariable else {
        throw "is no variable that can be missing, or after one"
      }
      let variable = try names.add(argument: name, isForced: true)
      if case .optional(_, isList: true) = argument {
        all.variables.append(variable + "*")
      } else {
        all.variables.append(variable)
      }
    }
    if isInFragment { fragment.arguments = all } else { query = all }
  }

  // MARK: Fragments

  mutating func startPathInFragment() throws(NotInRFC6570) {
    if fragment.text != nil || fragment.path != nil { throw Self.isBesideFragment }
    fragment.path = []
  }

  mutating func append(fragment texts: PartTexts) throws(NotInRFC6570) {
    if !fragment.isEmpty { throw Self.isBesideFragment }
    // `{#text}` wouldn't encode an escape in the text, nor a `#`.
    fragment.text = try text(of: texts) { String(encodedFragment(of: $0).dropFirst()) }
  }

  private static let isBesideFragment: NotInRFC6570 = "is beside another fragment"

  // MARK: Text

  private func text() throws(NotInRFC6570) -> String {
    var path = start
    if !rest.isEmpty {
      let address = start.render()
      // `{/rest*}` begins with a slash, unless it's empty.
      if start.path.isEmpty,
        hostIsElement || start.host == nil && !address.contains("//")
          || address.hasSuffix("/")
      {
        throw Self.restIsFirst
      }
      path.endsWithSlash = false
    }
    var text = path.render() + rest + (rest.isEmpty || !start.endsWithSlash ? "" : "/")
    if text.isEmpty { text = "/" }
    let scheme = start.address ?? start.scheme.map { $0 + ":" }
    if start.host == nil, scheme?.asciiLowercased == "mailto:" {
      text = encodingMailPath(in: text)
    }
    let end = try query.text(after: "?") + textOfFragment()
    let rootNeedsSlash =
      start.hasWebRoot && rest.isEmpty && !start.endsWithSlash && !end.isEmpty
    return text + (rootNeedsSlash ? "/" : "") + end
  }

  /// An empty one would leave out the slash.
  private static let restIsFirst: NotInRFC6570 =
    "the rest of a path needs a host or an element before it"

  private func textOfFragment() throws(NotInRFC6570) -> String {
    if let text = fragment.text { return "#" + text }
    let arguments = fragment.arguments
    guard let path = fragment.path, !path.isEmpty else {
      if !fragment.rest.isEmpty { throw Self.restIsFirst }
      // A path without elements is printed only before arguments.
      if arguments.names.isEmpty { return "" }
      if arguments.texts.isEmpty { throw "a fragment can't begin with what can be missing" }
      return fragment.path == nil ? arguments.text(after: "#") : "#/" + arguments.text(after: "?")
    }
    return "#" + path.map { "/" + $0 }.joined() + fragment.rest + arguments.text(after: "?")
  }
}

// MARK: - Variables

/// The names of a template's variables.
private struct VariableNames {
  /// The names that are given, by the user or by arguments.
  private let given: Set<String>
  private var used: Set<String> = []

  init(_ parts: [any URLPart]) {
    given = Set(parts.compactMap { $0.argumentName.map(variableName) ?? $0.texts?.place?.name })
  }

  /// Adds the variable of a value, with the name that it's given, or a name by default, or that of
  /// its type.
  mutating func add(_ texts: PartTexts, _ name: String?) -> String {
    if let name = texts.place?.name, used.insert(name).inserted { return name }
    return addNumbered(name ?? typeName(texts.shape?.types.first))
  }

  /// Adds the variable of an argument.
  ///
  /// - Parameter isForced: Whether it must have the argument's name, or else this throws.
  mutating func add(argument name: String, isForced: Bool = false) throws(NotInRFC6570) -> String {
    let name = variableName(name)
    if used.insert(name).inserted { return name }
    if isForced { throw "has the name of another variable" }
    return addNumbered(name)
  }

  private mutating func addNumbered(_ name: String) -> String {
    var (numbered, number) = (name, 1)
    while given.contains(numbered) || !used.insert(numbered).inserted {
      number += 1
      numbered = name + "\(number)"
    }
    return numbered
  }
}

/// Returns the name of a variable for a type.
private func typeName(_ type: Any.Type?) -> String {
  let type = (type as? any Unwrappable.Type)?.wrapped ?? type
  return variableName(type.map { "\($0)".lowercased() } ?? "")
}

// MARK: - Encoded texts

/// Returns an element, or a part of one, as it's percent-encoded in a path.
private func encodedElement(_ text: String) -> String {
  // With the `x`, it's an element that a path can contain.
  String((uriText(path: ["x" + text][...]) ?? "").dropFirst(2))
}

/// Returns a host, or a part of one, as it's percent-encoded.
func encodedHost(_ text: String) throws(NotInRFC6570) -> String {
  if text.isEmpty { return "" }
  guard let host = uriText(host: text, path: [][...] as ArraySlice<String>) else {
    throw "is no host"
  }
  return String(host.dropFirst(2))
}

/// Returns an element in the place of the host, or a part of one, as it's percent-encoded.
private func encodedElementInPlaceOfHost(_ text: String) throws(NotInRFC6570) -> String {
  guard let at = text.lastIndex(of: "@") else { return try encodedHost(text) }
  return try encodedUser(String(text[..<at])) + "@"
    + encodedHost(String(text[text.index(after: at)...]))
}

/// Returns a user, or a part of one, as it's percent-encoded.
func encodedUser(_ text: String) -> String {
  String(
    (uriText(user: text, host: "h", path: [][...] as ArraySlice<String>) ?? "").dropFirst(2)
      .dropLast(2))
}

/// Returns the value of an argument as it's percent-encoded.
private func encodedValue(_ text: String) -> String {
  String(QueryArguments([(name: "", value: text)]).percentEncodedQuery.dropFirst())
}
