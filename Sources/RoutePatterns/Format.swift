import CommonParsers

/// Why a string is no format.
///
/// ```swift
/// do {
///   let route: RoutePattern<String, Path> = try format("users/:strin")
/// } catch {
///   print(error.offset)  // 6
///   print(error.reason)  // ":strin" is no parameter; there are :string, :int, :double and :bool
/// }
/// ```
public struct FormatError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The string.
  public let format: String

  /// Where it went wrong, counted in characters from 0.
  public let offset: Int

  /// What is wrong there.
  public let reason: String

  /// What is wrong, and where.
  public var description: String { "\(reason), at offset \(offset) of \"\(format)\"." }
}

/// Makes the pattern that a string describes, as ``RoutePattern/template`` prints it.
///
/// ```swift
/// let tweet: RoutePattern<(String, Int, Int), Query> =
///   try format("users/:string/tweets/:int?page=:int")
/// tweet.template  // "users/:string/tweets/:int?page=:int"
/// ```
///
/// - `users`: a literal; `:string`, `:int`, `:double`, `:bool`: a parameter.
/// - `(…)`: a part that may be missing. It captures nothing, or one optional value.
/// - `(a|b)`: one part or the other. Without parameters it captures nothing, otherwise an ``Either``.
/// - `*`: any elements, at least one.
/// - `?name=:int`, `&name=:int`: arguments of the query; `(name=:int)` is one that may be missing, and
///   `(name=:int|title=:string)` one or the other.
///
/// - Returns: A pattern that captures the types of `A`, in order.
/// - Throws: A ``FormatError`` when the string is no format, or captures other types than `A`.
public func format<each A, S: ClosedPatternState>(
  _ text: String
) throws(FormatError) -> RoutePattern<(repeat each A), S> {
  var reader = FormatReader(text)
  if text.utf8.count > FormatReader.maximumLength {
    throw reader.error("a format has at most \(FormatReader.maximumLength) bytes", at: 0)
  }
  let piece = try reader.readAll()
  if piece.hasQuery != (S.self == Query.self) {
    throw reader.error(
      piece.hasQuery ? "there is a query, but the pattern is a path" : "there is no query", at: 0)
  }
  if piece.endsInWildcard != (S.self == AnyEnd.self), S.self != Query.self {
    throw reader.error(
      piece.endsInWildcard
        ? "the path ends in *, but the pattern does not" : "the path does not end in *", at: 0)
  }
  var types: [Any.Type] = []
  for type in repeat (each A).self { types.append(type) }
  guard piece.types.elementsEqual(types, by: ==) else {
    throw reader.error("it captures \(piece.types), not \(types)", at: 0)
  }
  let row = Parser<RouteInput, (repeat each A)>(row: piece.parsers)
  return RoutePattern(template: text, parser: row)
}

/// The state of the pattern that a format describes.
enum FormatState {
  case path, query, anyEnd

  init(_ format: String) {
    self = format.contains("?") ? .query : format.hasSuffix("*") ? .anyEnd : .path
  }
}

/// A part of a format, its types known only at run time.
private struct Piece {
  var parsers: [UntypedParser] = []
  var types: [Any.Type] = []
  var hasQuery = false
  var endsInWildcard = false

  init() {}

  init<A, S>(_ pattern: RoutePattern<A, S>) {
    parsers = [UntypedParser(pattern.parser)]
    types = A.self == Void.self ? [] : [A.self]
  }

  mutating func append(_ other: Piece) {
    parsers += other.parsers
    types += other.types
  }

  /// The piece as a pattern, if it captures nothing.
  var literal: RoutePattern<Void, Path>? {
    types.isEmpty ? pattern() : nil
  }

  func pattern<each A>() -> RoutePattern<(repeat each A), Path> {
    RoutePattern(template: "", parser: Parser(row: parsers))
  }

  /// Calls `body` with the piece as a pattern of the one type it captures.
  func withPattern<Result>(_ body: (any SingleCapture) -> Result) -> Result? {
    guard types.count <= 1 else { return nil }
    guard let type = types.first else { return body(Single<Void>(pattern: pattern())) }
    func open<T>(_ type: T.Type) -> Result {
      body(Single<T>(pattern: RoutePattern(single: self)))
    }
    return _openExistential(type, do: open)
  }
}

/// A pattern of one value, of any type.
private protocol SingleCapture {
  /// The piece that may be missing.
  func optional() -> Piece
  /// This piece or another.
  func or(_ other: any SingleCapture) -> Piece
  func either<B>(after left: RoutePattern<B, Path>) -> Piece
}

private struct Single<A>: SingleCapture {
  let pattern: RoutePattern<A, Path>

  func optional() -> Piece {
    if let literal = pattern as? RoutePattern<Void, Path> { return Piece(maybe(literal)) }
    return Piece(maybe(pattern))
  }

  func or(_ other: any SingleCapture) -> Piece { other.either(after: pattern) }

  func either<B>(after left: RoutePattern<B, Path>) -> Piece {
    if let left = left as? RoutePattern<Void, Path>,
      let right = pattern as? RoutePattern<Void, Path>
    {
      return Piece(left | right)
    }
    return Piece(left | pattern)
  }
}

extension RoutePattern where S == Path {
  fileprivate init(single piece: Piece) {
    self.init(template: "", parser: Parser(single: piece.parsers))
  }
}

/// Reads a format from left to right.
private struct FormatReader {
  // Both bounds are far above what a URL can hold. Alternatives are nested pairs, and parentheses
  // nest on the stack, so that a text without bounds would overflow it.
  static let maximumLength = 4_096
  static let maximumDepth = 50

  private let text: String
  private let characters: [Character]
  private var position = 0
  private var depth = 0

  init(_ text: String) {
    self.text = text
    characters = Array(text)
  }

  func error(_ reason: String, at offset: Int) -> FormatError {
    FormatError(format: text, offset: offset, reason: reason)
  }

  mutating func readAll() throws(FormatError) -> Piece {
    var piece = try readPath()
    if take("?") {
      repeat {
        piece.append(try readArgument())
      } while take("&")
      piece.hasQuery = true
    }
    guard position == characters.count else {
      throw error("\"\(characters[position])\" is not expected", at: position)
    }
    return piece
  }

  private mutating func readPath() throws(FormatError) -> Piece {
    var piece = Piece()
    if position == characters.count || peek("?") { return piece }
    var needsMore = false
    repeat {
      if take("*") {
        if peek("/") {
          piece.append(Piece(RoutePattern<Void, Path>.wildcardInFront))
          needsMore = true
        } else {
          piece.append(Piece(any))
          piece.endsInWildcard = true
          needsMore = false
        }
      } else {
        piece.append(try readElement())
        needsMore = false
      }
    } while take("/")
    if needsMore { throw error("something has to follow", at: position) }
    return piece
  }

  private mutating func readElement() throws(FormatError) -> Piece {
    if peek("(") { return try readGroup { reader throws(FormatError) in try reader.readPath() } }
    let start = position
    let word = readWord()
    if word.isEmpty { throw error("an element is missing", at: start) }
    guard word.hasPrefix(":") else { return Piece(lit(word)) }
    switch word {
    case ":string": return Piece(string)
    case ":int": return Piece(int)
    case ":double": return Piece(double)
    case ":bool": return Piece(bool)
    default: throw unknownParameter(word, at: start)
    }
  }

  private mutating func readGroup(
    of readPart: (inout FormatReader) throws(FormatError) -> Piece
  ) throws(FormatError) -> Piece {
    let start = position
    position += 1
    depth += 1
    defer { depth -= 1 }
    guard depth <= Self.maximumDepth else {
      throw error("parentheses are nested too deeply", at: start)
    }
    let first = try readPart(&self)
    var alternatives = [first]
    while take("|") { alternatives.append(try readPart(&self)) }
    guard take(")") else { throw error("a parenthesis is not closed", at: start) }
    if alternatives.contains(where: \.endsInWildcard) {
      throw error("a wildcard cannot stand in parentheses", at: start)
    }
    guard alternatives.allSatisfy({ $0.types.count <= 1 }) else {
      throw error("a part in parentheses has at most one parameter", at: start)
    }
    if alternatives.count == 1 {
      if let optional = first.withPattern({ $0.optional() }) { return optional }
    }
    var result = first
    for alternative in alternatives.dropFirst() {
      let both = result.withPattern { left in alternative.withPattern { left.or($0) } } ?? nil
      if let both { result = both }
    }
    return result
  }

  private mutating func readArgument() throws(FormatError) -> Piece {
    guard peek("(") else { return try readPlainArgument() }
    return try readGroup { reader throws(FormatError) in try reader.readPlainArgument() }
  }

  private mutating func readPlainArgument() throws(FormatError) -> Piece {
    let start = position
    let word = readWord()
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, !parts[0].isEmpty else {
      throw error("an argument is written name=:type", at: start)
    }
    let name = String(parts[0])
    switch parts[1] {
    case ":string": return Piece(string(name))
    case ":int": return Piece(int(name))
    case ":double": return Piece(double(name))
    case ":bool": return Piece(bool(name))
    default: throw unknownParameter(String(parts[1]), at: start + name.count + 1)
    }
  }

  private func unknownParameter(_ word: String, at offset: Int) -> FormatError {
    error(
      "\"\(word)\" is no parameter; there are :string, :int, :double and :bool", at: offset)
  }

  private mutating func readWord() -> String {
    let start = position
    while position < characters.count, !"/?&()|*".contains(characters[position]) { position += 1 }
    return String(characters[start..<position])
  }

  private func peek(_ character: Character) -> Bool {
    position < characters.count && characters[position] == character
  }

  private mutating func take(_ character: Character) -> Bool {
    guard peek(character) else { return false }
    position += 1
    return true
  }
}

extension RoutePattern where A == Void, S == Path {
  fileprivate static var wildcardInFront: RoutePattern {
    RoutePattern(template: "*", parser: wildcard)
  }
}
