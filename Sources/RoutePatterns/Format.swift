import CommonParsers
public import URLFormats

/// Makes the pattern that a string describes, in the form in which ``RoutePattern/template`` prints it.
///
/// ```swift
/// let tweet: RoutePattern<(String, Int, Int), Query> =
///   try format("users/:string/tweets/:int?page=:int")
/// tweet.template  // "users/:string/tweets/:int?page=:int"
/// ```
///
/// - `users` is a literal.
/// - `:string`, `:int`, `:double`, `:float`, `:bool`, `:character` and `:uuid` are parameters, and
///   so are integers of up to 64 bits, such as `:uint16`. `:int(1...9)` is an integer in a range.
/// - `:slug` is a parameter of your own whose template is `:slug`. Pass it behind the format.
/// - `:any(me)` is any element. It is not captured, and `me` is printed.
/// - `(…)` is a part that may be missing. It captures nothing, or one optional value.
/// - `(a|b)` is one part or the other. Without parameters it captures nothing, with parameters an
///   ``Either``.
/// - `*` is a wildcard for one element or more.
/// - `?name=:int` and `&name=:int` are arguments of the query. `(name=:int)` may be missing, and
///   `(name=:int|title=:string)` is one or the other.
/// - `#:string` or `#top` at the end is the fragment, and `(#:string)` one that may be missing.
/// - A backslash makes an ordinary character of the one after it: `a\/b` is the literal `a/b`.
///
/// - Parameters:
///   - text: The format. It has at most 4,096 bytes, 40 nested parentheses, and 40 alternatives that
///     capture values in a pair of parentheses.
///   - parameters: Parameters of your own, such as a pattern that ``param(_:_:template:)`` makes. They
///     take precedence over built-in ones with the same name.
/// - Returns: A pattern that captures the types of `A`, in order.
/// - Throws: A ``FormatError`` if the string is not a format, or if it captures other types than `A`.
public func format<each A, S: ClosedPatternState>(
  _ text: String, _ parameters: any URLParameter...
) throws(FormatError) -> RoutePattern<(repeat each A), S> {
  let format = try Format(text, parameters)
  let piece = format.piece
  guard piece.hasQuery == (S.self == Query.self) else {
    throw format.error(
      piece.hasQuery
        ? "there is a query or a fragment, but the pattern is a path"
        : "there is no query and no fragment")
  }
  guard S.self == Query.self || piece.endsInWildcard == (S.self == AnyEnd.self) else {
    throw format.error(
      piece.endsInWildcard
        ? "the path ends in *, but the pattern does not" : "the path does not end in *")
  }
  return RoutePattern(parser: try format.parser())
}

/// A parameter that a format names.
struct FormatParameter: Sendable {
  let template: String
  let element: FormatPiece
  let argument: @Sendable (_ name: String) -> FormatPiece
  let fragment: FormatPiece

  init<P: URLParameter>(_ parameter: P) {
    template = parameter.urlTemplate
    let pattern =
      parameter as? RoutePattern<P.Value, Path>
      ?? param(parameter.urlConversion, template: template)
    element = FormatPiece(pattern)
    argument = { FormatPiece(pattern($0)) }
    fragment = FormatPiece(RoutePatterns.fragment(pattern))
  }

  /// What needs no parameter of yours.
  static let builtIn = of([
    string, int, double, bool, uuid, param(Character.self), param(Float.self), param(Int8.self),
    param(Int16.self), param(Int32.self), param(Int64.self), param(UInt.self), param(UInt8.self),
    param(UInt16.self), param(UInt32.self), param(UInt64.self),
  ])

  static func of(_ parameters: [any URLParameter]) -> [FormatParameter] {
    parameters.map { FormatParameter($0) }
  }
}

/// The reason why a string is not a format, and the place in it.
///
/// ```swift
/// do {
///   let route: RoutePattern<String, Path> = try format("users/:strin")
///   print(route.template)
/// } catch {
///   print(error)
/// }
/// // ":strin" is no parameter; there are :bool :character :double …, at offset 6 of "users/:strin".
/// ```
public struct FormatError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The string.
  public let format: String

  /// The number of Unicode scalars before the place where it went wrong.
  public let offset: Int

  /// What is wrong there.
  public let reason: String

  /// What is wrong, and where.
  public var description: String { "\(reason), at offset \(offset) of \"\(format)\"." }
}

/// A format that has been read.
struct Format {
  let text: String
  let piece: FormatPiece

  init(_ text: String, _ parameters: [any URLParameter]) throws(FormatError) {
    var reader = FormatReader(text, parameters)
    self.text = text
    piece = try reader.readAll()
  }

  func error(_ reason: String) -> FormatError {
    FormatError(format: text, offset: 0, reason: reason)
  }

  /// The parser of what it describes, which has to capture the types of `A`.
  func parser<each A>() throws(FormatError) -> Parser<URLParts, (repeat each A)> {
    var types: [Any.Type] = []
    for type in repeat (each A).self { types.append(type) }
    guard piece.types.elementsEqual(types, by: ==) else {
      throw error("it captures \(piece.types), not \(types)")
    }
    return Parser(piece.grammar, tupleShape((repeat each A).self))
  }
}

/// A part of a format; what it captures is known only at run time.
struct FormatPiece {
  private var parts: [Grammar<URLParts>] = []
  private(set) var types: [Any.Type] = []
  var hasQuery = false
  var endsInWildcard = false

  init() {}

  var grammar: Grammar<URLParts> { parts.count == 1 ? parts[0] : .row(parts) }

  /// A part that is this grammar, which captures one value of a type, or none if it is `Void`.
  private init(_ grammar: Grammar<URLParts>, of type: Any.Type = Void.self) {
    parts = grammar.parts
    types = type == Void.self ? [] : [type]
  }

  init<A, S>(_ pattern: RoutePattern<A, S>) {
    self.init(pattern.parser)
  }

  private init<A>(_ parser: Parser<URLParts, A>) {
    self.init(parser.grammar, of: A.self)
  }

  mutating func append(_ other: FormatPiece) {
    parts += other.parts
    types += other.types
  }

  /// What it captures, if that is at most one value.
  private var type: Any.Type { types.first ?? Void.self }

  /// The part that may be missing.
  func optional() -> FormatPiece {
    func open<A>(_ type: A.Type) -> FormatPiece {
      FormatPiece(Parser<URLParts, A>(grammar, .whole).optionalPart())
    }
    if types.isEmpty { return FormatPiece(Parser<URLParts, Void>(grammar, .whole).optionalPart()) }
    return _openExistential(type, do: open)
  }

  /// The part or another one.
  func or(_ other: FormatPiece) -> FormatPiece {
    func openLeft<A>(_ left: A.Type) -> FormatPiece {
      func openRight<B>(_ right: B.Type) -> FormatPiece {
        FormatPiece(
          either(Parser<URLParts, A>(grammar, .whole), Parser<URLParts, B>(other.grammar, .whole)))
      }
      return _openExistential(other.type, do: openRight)
    }
    if types.isEmpty, other.types.isEmpty {
      return FormatPiece(.choice(grammar.alternatives + other.grammar.alternatives))
    }
    return _openExistential(type, do: openLeft)
  }
}
