import CommonParsers
public import URLFormats

/// Returns the pattern that a string describes.
///
/// The string has the form of a ``RoutePattern/template``:
///
/// ```swift
/// let tweet: QueryPattern<(String, Int, Int)> =
///   try template("users/:string/tweets/:int?page=:int")
/// tweet.template  // "users/:string/tweets/:int?page=:int"
/// ```
///
/// - `users` is a literal.
/// - `:string`, `:int`, `:double`, `:float`, `:bool`, `:character`, and `:uuid` are parameters, and
///   so are integers of up to 64 bits, such as `:uint16`. `:int(1...9)` is an integer in a range.
/// - `:slug` is your own parameter with the template `:slug`. Pass it after the template.
/// - `:any(me)` matches any element. It captures nothing, and prints `me`.
/// - `(…)` is an optional part. It captures nothing, or one optional value.
/// - `(a|b)` is one part or the other. It captures an ``Either`` if it has parameters, and nothing
///   otherwise.
/// - `*` is a wildcard for one or more elements, and `:rest` at the end captures the rest of the path.
/// - `?name=:int` and `&name=:int` are arguments of the query. `(name=:int)` is optional, and
///   `(name=:int|title=:string)` is one or the other. `(name=:int)*` captures all arguments with the name.
/// - `#:string` or `#top` at the end is the fragment, and `(#:string)` is an optional one.
/// - A backslash removes the special meaning of the next character: `a\/b` is the literal `a/b`.
///
/// - Parameters:
///   - text: The template. It can have at most 4,096 bytes, 40 levels of parentheses, and 40 alternatives that
///     capture values in each pair of parentheses.
///   - parameters: Your own parameters, such as patterns from ``param(_:_:template:)``. They take precedence
///     over built-in ones with the same name.
/// - Returns: A pattern that captures the types of `A`, in order.
/// - Throws: A ``TemplateError`` if the string isn't a template, or if it captures types other than `A`.
public func template<each A, S: PatternState.Closed>(
  _ text: String, _ parameters: any URLParameter...
) throws(TemplateError) -> RoutePattern<(repeat each A), S> {
  let template = try Template(text, parameters)
  let piece = template.piece
  guard piece.hasQuery == (S.self == PatternState.Query.self) else {
    throw template.error(
      piece.hasQuery
        ? "the template has a query or a fragment, but the pattern does not"
        : "the pattern has a query or a fragment, but the template does not")
  }
  guard
    S.self == PatternState.Query.self
      || piece.endsInWildcard == (S.self == PatternState.AnyEnd.self)
  else {
    throw template.error(
      piece.endsInWildcard
        ? "the template ends in *, but the pattern does not"
        : "the pattern ends in *, but the template does not")
  }
  return RoutePattern(parser: try template.parser())
}

/// A parameter that a template can name.
struct TemplateParameter: Sendable {
  let template: String
  /// The template up to its list of texts, if it has one.
  let name: String
  let element: TemplatePiece
  let argument: @Sendable (_ name: String) -> TemplatePiece
  let allArguments: @Sendable (_ name: String) -> TemplatePiece
  let fragment: TemplatePiece

  init<P: URLParameter>(_ parameter: P) {
    template = parameter.urlTemplate
    name =
      parameter.urlConversion.domain.texts == nil
      ? template : String(template.prefix { $0 != "(" })
    let pattern =
      parameter as? PathPattern<P.Value>
      ?? param(parameter.urlConversion, template: template)
    element = TemplatePiece(pattern)
    argument = { TemplatePiece(pattern($0)) }
    allArguments = { TemplatePiece(pattern(all: $0)) }
    fragment = TemplatePiece(RoutePatterns.fragment(pattern))
  }

  /// The parameters that every template can name.
  static let builtIn = of([
    string, int, double, bool, uuid, param(Character.self), param(Float.self), param(Int8.self),
    param(Int16.self), param(Int32.self), param(Int64.self), param(UInt.self), param(UInt8.self),
    param(UInt16.self), param(UInt32.self), param(UInt64.self),
  ])

  static func of(_ parameters: [any URLParameter]) -> [TemplateParameter] {
    parameters.map { TemplateParameter($0) }
  }
}

/// An error in a template.
///
/// ```swift
/// do {
///   let route: PathPattern<String> = try template("users/:strin")
///   print(route.template)
/// } catch {
///   print(error)
/// }
/// // ":strin" is not a parameter; use one of :bool :character :double …, at offset 6 of "users/:strin".
/// ```
public struct TemplateError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The string that isn't a template.
  public let template: String

  /// The number of Unicode scalars before the error.
  public let offset: Int

  /// The reason for the error.
  public let reason: String

  /// The reason for the error, and its position.
  public var description: String { "\(reason), at offset \(offset) of \"\(template)\"." }
}

/// A template that has been read from text.
struct Template {
  let text: String
  let piece: TemplatePiece

  init(_ text: String, _ parameters: [any URLParameter]) throws(TemplateError) {
    var reader = TemplateReader(text, parameters)
    self.text = text
    piece = try reader.readAll()
  }

  func error(_ reason: String) -> TemplateError {
    TemplateError(template: text, offset: 0, reason: reason)
  }

  /// Returns the template as a parser, or throws an error if it captures types other than `A`.
  func parser<each A>() throws(TemplateError) -> Parser<URLParts, (repeat each A)> {
    var types: [Any.Type] = []
    for type in repeat (each A).self { types.append(type) }
    guard piece.types.elementsEqual(types, by: ==) else {
      throw error("the template captures \(piece.types), not \(types)")
    }
    return Parser(piece.grammar, tupleShape((repeat each A).self))
  }
}

/// A part of a template, whose captured types are known only at run time.
struct TemplatePiece {
  private var parts: [Grammar<URLParts>] = []
  private(set) var types: [Any.Type] = []
  var hasQuery = false
  var endsInWildcard = false

  init() {}

  var grammar: Grammar<URLParts> { parts.count == 1 ? parts[0] : .row(parts) }

  /// Creates a part from a grammar that captures one value of a type, or nothing if it's `Void`.
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

  mutating func append(_ other: TemplatePiece) {
    parts += other.parts
    types += other.types
  }

  /// The captured type, if the part captures at most one value.
  private var type: Any.Type { types.first ?? Void.self }

  /// Returns the part as an optional one.
  func optional() -> TemplatePiece {
    func open<A>(_ type: A.Type) -> TemplatePiece {
      TemplatePiece(Parser<URLParts, A>(grammar, .whole).optionalPart())
    }
    if types.isEmpty {
      return TemplatePiece(Parser<URLParts, Void>(grammar, .whole).optionalPart())
    }
    return _openExistential(type, do: open)
  }

  /// Returns a part that matches this one or another.
  func or(_ other: TemplatePiece) -> TemplatePiece {
    func openLeft<A>(_ left: A.Type) -> TemplatePiece {
      func openRight<B>(_ right: B.Type) -> TemplatePiece {
        TemplatePiece(
          either(Parser<URLParts, A>(grammar, .whole), Parser<URLParts, B>(other.grammar, .whole)))
      }
      return _openExistential(other.type, do: openRight)
    }
    if types.isEmpty, other.types.isEmpty {
      return TemplatePiece(.choice(grammar.alternatives + other.grammar.alternatives))
    }
    return _openExistential(type, do: openLeft)
  }
}
