public import CommonParsers
public import URLFormats

/// A typed pattern of a route, which parses URLs, prints them, and describes itself.
///
/// `A` is what the pattern captures: `Void`, one value, or a flat tuple of any length. `S` is the
/// state of the pattern, which decides what may follow it: a path can be continued after a path, a
/// query comes last, and nothing follows a wildcard at the end.
///
/// ```swift
/// let tweet = "users" / string / "tweets" / int  // RoutePattern<(String, Int), Path>
/// tweet.template                                 // "users/:string/tweets/:int"
/// tweet.print(("john", 7))?.path                 // ["users", "john", "tweets", "7"]
/// ```
public struct RoutePattern<A, S: PatternState>: Sendable {
  /// The pattern as text: literals, parameters such as `:int`, optional parts in parentheses, `|`
  /// between alternatives, `*` for a wildcard, and `#` before a fragment.
  ///
  /// ``format(_:_:)`` can read it, unless a pair of parentheses holds several parameters, several
  /// arguments, a wildcard at the end, or a fragment behind something else. An argument with a default shows as one that may be missing.
  /// A backslash stands before a character that would otherwise have a meaning.
  ///
  /// ```swift
  /// ("users" / string /? int .? bool("all")).template  // "users/:string/(:int)?all=:bool"
  /// ```
  public var template: String {
    S.self == Table.self
      ? parser.grammar.patternsWithin.map(\.template).joined(separator: "\n")
      : parser.grammar.template
  }

  @usableFromInline let parser: Parser<URLParts, A>

  /// The conversion of an element, where that is all of the pattern.
  let parameter: Parameter?

  /// A conversion behind a reference: a line of a table compiles to less code.
  final class Parameter: Sendable {
    let conversion: PartialIso<String, A>
    init(_ conversion: PartialIso<String, A>) { self.conversion = conversion }
  }

  @usableFromInline
  init(parser: Parser<URLParts, A>) {
    self.init(parser: parser, parameter: nil)
  }

  init(parser: Parser<URLParts, A>, parameter: Parameter?) {
    self.parser = parser
    self.parameter = parameter
  }

  /// Parses the front of `components`.
  ///
  /// It takes all of their path if the pattern can, or else as much as its first alternative that
  /// matches.
  ///
  /// ```swift
  /// let user = "users" / int
  /// user.parse((path: ["users", "7", "edit"], query: [:]))?.match      // 7
  /// user.parse((path: ["users", "7", "edit"], query: [:]))?.rest.path  // ["edit"]
  /// user.parse((path: ["users", "john"], query: [:]))                  // nil
  /// ```
  ///
  /// - Returns: What is left of the components, and what was captured; nil if they do not match.
  public func parse(_ components: RouteComponents) -> (rest: RouteComponents, match: A)? {
    let parts = URLParts(components)
    return parse(Reading(parts, isRecording: true))
      ?? parse(Reading(parts, isRecording: true, isComplete: { _ in true }))
  }

  private func parse(_ reading: Reading<URLParts>) -> (rest: RouteComponents, match: A)? {
    var reading = reading
    guard parser.code.read(&reading), var choices = reading.choices?[...] else { return nil }
    let way = parser.grammar.way(taking: &choices)
    var rest = reading.input.routeComponents
    for case let name? in way.template.argumentNames { rest.query[name] = nil }
    return (rest, parser.shape.top(reading.values))
  }

  /// The components that are parsed as `value`, or nil if there are none.
  ///
  /// A wildcard is printed as `*`. Elements that no path can hold (`""`, `"."` and `".."`) are not
  /// printed, and neither is anything with a ``fragment(_:)``, nor what would come back as another value.
  ///
  /// ```swift
  /// ("users" / int).print(7)?.path     // ["users", "7"]
  /// (int | string).print(.right("7"))  // nil (it would come back as .left(7))
  /// ```
  public func print(_ value: A) -> RouteComponents? {
    guard let printed = parser.code.output(for: value, as: parser.shape), printed.fragment == nil
    else { return nil }
    return printed.routeComponents
  }

  /// Converts what the pattern captures.
  ///
  /// ```swift
  /// let even = int.map({ $0 % 2 == 0 ? $0 : nil }, { $0 })
  /// even.parse((path: ["3"], query: [:]))  // nil
  /// ```
  ///
  /// - Parameters:
  ///   - apply: Converts what the pattern captures, or returns nil if it does not match.
  ///   - unapply: Converts back, or returns nil if nothing is to be printed.
  public func map<B>(
    _ apply: @escaping @Sendable (A) -> B?, _ unapply: @escaping @Sendable (B) -> A?
  ) -> RoutePattern<B, S> {
    map(PartialIso(apply: apply, unapply: unapply))
  }

  @inlinable
  func map<B>(_ iso: PartialIso<A, B>) -> RoutePattern<B, S> {
    RoutePattern<B, S>(parser: iso <¢> parser)
  }
}

extension RoutePattern: CustomStringConvertible {
  /// The pattern as text, which is its ``template``.
  public var description: String { template }
}

// MARK: - States

/// The state of a pattern, which decides what may follow it.
///
/// States are types, so that the compiler refuses a pattern that makes no sense. A path after a
/// query, as in `("list" .? int("page")) / "more"`, does not compile, and the error says what to
/// write instead.
public protocol PatternState {}

/// The state of a complete pattern, which a router can hold.
public protocol ClosedPatternState: PatternState {}

/// The state of a pattern that needs another one after it.
public protocol OpenPatternState: PatternState {}

/// The state of a complete pattern of a path, which a query may follow.
public protocol ClosedPathPatternState: ClosedPatternState {}

/// The state of a pattern that a path may follow.
public protocol PathPrefixState: PatternState {}

/// The state of a pattern that may follow a path.
public protocol PathSuffixState: PatternState {}

/// The state of a path.
public enum Path: ClosedPathPatternState, PathPrefixState, PathSuffixState {}

/// The state of a path with a query, a fragment, or both.
public enum Query: ClosedPatternState {}

/// The state of a pattern that ends in a wildcard and needs a path after it.
///
/// ```swift
/// lit("files") / any  // RoutePattern<Void, AnyStart>: files/*
/// ```
public enum AnyStart: OpenPatternState, PathPrefixState {}

/// The state of a pattern that ends in a wildcard for the rest of the path.
public enum AnyEnd: ClosedPathPatternState {}

/// The state of all patterns of a router together, which a path may come before, but nothing after.
public enum Table: ClosedPatternState, PathSuffixState {}

/// The state of a wildcard alone, at the start or as the whole pattern.
public enum AnyPath: ClosedPathPatternState, PathPrefixState {}
