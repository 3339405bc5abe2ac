public import CommonParsers
import URLFormats

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
/// - `:slug` is a parameter of your own, which you pass as a ``FormatParameter``.
/// - `:any(me)` is any element. It is not captured, and `me` is printed.
/// - `(…)` is a part that may be missing. It captures nothing, or one optional value.
/// - `(a|b)` is one part or the other. Without parameters it captures nothing, with parameters an
///   ``Either``.
/// - `*` is a wildcard for one element or more.
/// - `?name=:int` and `&name=:int` are arguments of the query. `(name=:int)` may be missing, and
///   `(name=:int|title=:string)` is one or the other.
/// - A backslash makes an ordinary character of the one after it: `a\/b` is the literal `a/b`.
///
/// - Parameters:
///   - text: The format. It has at most 4,096 bytes, 40 nested parentheses, and 40 alternatives that
///     capture values in a pair of parentheses.
///   - parameters: Parameters of your own. They take precedence over built-in ones with the same name.
/// - Returns: A pattern that captures the types of `A`, in order.
/// - Throws: A ``FormatError`` if the string is not a format, or if it captures other types than `A`.
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

/// A parameter of your own in a format.
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

  /// Makes a parameter that is written as a colon and its name.
  ///
  /// ```swift
  /// let page = FormatParameter("page", .int)
  /// let list: RoutePattern<Int, Path> = try format("list/:page", page)
  /// list.print(2)?.path  // ["list", "2"]
  /// ```
  ///
  /// - Parameters:
  ///   - name: The name without its colon.
  ///   - iso: The conversion between decoded text and the value.
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
  ///
  /// ```swift
  /// do {
  ///   let route: RoutePattern<String, Path> = try format("users/:strin")
  ///   print(route.template)
  /// } catch {
  ///   print(error.format)
  /// }
  /// // users/:strin
  /// ```
  public let format: String

  /// The number of Unicode scalars before the place where it went wrong.
  ///
  /// ```swift
  /// do {
  ///   let route: RoutePattern<String, Path> = try format("users/:strin")
  ///   print(route.template)
  /// } catch {
  ///   print(error.offset)
  /// }
  /// // 6
  /// ```
  public let offset: Int

  /// What is wrong there.
  ///
  /// ```swift
  /// do {
  ///   let route: RoutePattern<String, Path> = try format("users/:strin")
  ///   print(route.template)
  /// } catch {
  ///   print(error.reason)
  /// }
  /// // ":strin" is no parameter; there are :bool :character :double …
  /// ```
  public let reason: String

  /// What is wrong, and where.
  ///
  /// ```swift
  /// do {
  ///   let route: RoutePattern<String, Path> = try format("users/:strin")
  ///   print(route.template)
  /// } catch {
  ///   print(error.description)
  /// }
  /// // ":strin" is no parameter; …, at offset 6 of "users/:strin".
  /// ```
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
