public import CommonParsers
import URLFormats

/// Makes the pattern that a string describes, as ``RoutePattern/template`` prints it.
///
/// ```swift
/// let tweet: RoutePattern<(String, Int, Int), Query> =
///   try format("users/:string/tweets/:int?page=:int")
/// tweet.template  // "users/:string/tweets/:int?page=:int"
/// ```
///
/// - `users`: a literal.
/// - `:string`, `:int`, `:double`, `:bool`, `:character`, `:uuid`, `:float`, and integers of up to 64
///   bits, such as `:uint16`: a parameter. `:int(1...9)` is an integer of a range.
/// - `:slug`: a parameter of yours, given as a ``FormatParameter``.
/// - `:any(me)`: any element, which is not captured; `me` is printed.
/// - `(…)`: a part that may be missing. It captures nothing, or one optional value.
/// - `(a|b)`: one part or the other. Without parameters it captures nothing, otherwise an ``Either``.
/// - `*`: any elements, at least one.
/// - `?name=:int`, `&name=:int`: arguments of the query; `(name=:int)` is one that may be missing, and
///   `(name=:int|title=:string)` one or the other.
/// - A backslash makes the next character an ordinary one: `a\/b` is the literal `a/b`.
///
/// - Parameters:
///   - text: The format, of at most 4,096 bytes, 40 parentheses within one another, 40 alternatives
///     that capture, and 80 wildcards and parts in parentheses. Those that stand within others count
///     twice, and so do alternatives that capture.
///   - parameters: Parameters of yours. They come before those of the same name that are built in.
/// - Returns: A pattern that captures the types of `A`, in order.
/// - Throws: A ``FormatError`` when the string is no format, or captures other types than `A`.
public func format<each A, S: ClosedPatternState>(
  _ text: String, _ parameters: FormatParameter...
) throws(FormatError) -> RoutePattern<(repeat each A), S> {
  let format = try Format(text, parameters)
  let piece = format.piece
  guard piece.hasQuery == (S.self == Query.self) else {
    throw format.error(
      piece.hasQuery ? "there is a query, but the pattern is a path" : "there is no query")
  }
  guard S.self == Query.self || piece.endsInWildcard == (S.self == AnyEnd.self) else {
    throw format.error(
      piece.endsInWildcard
        ? "the path ends in *, but the pattern does not" : "the path does not end in *")
  }
  return RoutePattern(template: text, parser: try format.parser())
}

/// A parameter of yours in a format.
///
/// ```swift
/// let hex = FormatParameter(
///   "hex", PartialIso(apply: { Int($0, radix: 16) }, unapply: { String($0, radix: 16) }))
/// let color: RoutePattern<Int, Path> = try format("colors/:hex", hex)
/// color.print(255)?.path  // ["colors", "ff"]
/// ```
public struct FormatParameter: Sendable {
  let name: String
  let type: any Any.Type
  let element: Grammar<URLParts>
  let argument: @Sendable (_ key: String, _ template: String) -> Grammar<URLParts>

  /// Makes a parameter that stands in formats as `:name`.
  ///
  /// - Parameters:
  ///   - name: The name without its colon.
  ///   - iso: The conversion from and to decoded text.
  public init<A>(_ name: String, _ iso: PartialIso<String, A>) {
    self.name = name
    type = A.self
    element = URLFormats.element(iso, template: ":" + name).grammar
    argument = { URLFormats.argument($0, iso, template: $1, withoutValue: "").grammar }
  }

  private init<A: LosslessStringConvertible & SendableMetatype>(_ type: A.Type) {
    self.init("\(type)".lowercased(), PartialIso<String, A>.losslessStringConvertible)
  }

  /// What needs no parameter of yours.
  static let builtIn: [FormatParameter] = [
    FormatParameter(String.self), FormatParameter(Int.self), FormatParameter(Double.self),
    FormatParameter(Bool.self), FormatParameter(Character.self), FormatParameter(Float.self),
    FormatParameter(Int8.self), FormatParameter(Int16.self), FormatParameter(Int32.self),
    FormatParameter(Int64.self), FormatParameter(UInt.self), FormatParameter(UInt8.self),
    FormatParameter(UInt16.self), FormatParameter(UInt32.self), FormatParameter(UInt64.self),
    FormatParameter("uuid", PartialIso.uuid),
  ]
}

/// Why a string is no format.
///
/// ```swift
/// do {
///   let route: RoutePattern<String, Path> = try format("users/:strin")
/// } catch {
///   print(error.offset)  // 6
///   print(error.reason)  // ":strin" is no parameter; there are :bool :character :double …
/// }
/// ```
public struct FormatError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The string.
  public let format: String

  /// Where it went wrong, counted in Unicode scalars from 0.
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

  init(_ text: String, _ parameters: [FormatParameter]) throws(FormatError) {
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
  private(set) var grammar = Grammar<URLParts>.row([])
  private(set) var types: [Any.Type] = []
  var hasQuery = false
  var endsInWildcard = false

  init() {}

  /// A part that is this grammar, which yields one value of a type, or none if it is `Void`.
  init(_ grammar: Grammar<URLParts>, of type: Any.Type = Void.self) {
    self.grammar = grammar
    types = type == Void.self ? [] : [type]
  }

  private init<A>(_ parser: Parser<URLParts, A>) {
    self.init(parser.grammar, of: A.self)
  }

  mutating func append(_ other: FormatPiece) {
    grammar = .row(grammar.parts + other.grammar.parts)
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
