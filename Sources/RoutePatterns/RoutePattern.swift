public import CommonParsers
public import URLFormats

/// A typed pattern of a route: it parses components, prints them, and shows as a template.
///
/// `A` is what the pattern captures: `Void`, one value, or a flat tuple of any length. `S` is the
/// state the pattern is in, which decides what may follow it: a path goes on after a path, a query
/// comes last, nothing follows a wildcard at the end.
///
/// ```swift
/// let tweet = "users" / string / "tweets" / int  // RoutePattern<(String, Int), Path>
/// tweet.template                    // "users/:string/tweets/:int"
/// tweet.print(("john", 7))?.path    // ["users", "john", "tweets", "7"]
/// ```
public struct RoutePattern<A, S: PatternState>: Sendable {
  /// The pattern as text: literals, parameters as `:int`, optional parts in parentheses, `|` between
  /// alternatives, and `*` for any elements.
  ///
  /// ``format(_:_:)`` reads it, unless parentheses hold several parameters, several arguments or a
  /// wildcard at the end. A backslash stands before what would mean something else there.
  ///
  /// ```swift
  /// ("users" / string /? int .? bool("all")).template  // "users/:string/(:int)?all=:bool"
  /// ```
  public let template: String

  @usableFromInline let parser: Parser<URLParts, A>

  @usableFromInline
  init(template: String, parser: Parser<URLParts, A>) {
    self.template = template
    self.parser = parser
  }

  /// Parses the front of `components`: all of their path if the pattern can, or else as much as its
  /// first alternative that matches.
  ///
  /// ```swift
  /// let user = "users" / int
  /// user.parse((path: ["users", "7", "edit"], query: [:]))?.match      // 7
  /// user.parse((path: ["users", "7", "edit"], query: [:]))?.rest.path  // ["edit"]
  /// user.parse((path: ["users", "john"], query: [:]))                  // nil
  /// ```
  ///
  /// - Returns: What is left of them, and what was captured; nil when they do not match.
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
    for name in way.template.argumentNames { rest.query[name] = nil }
    return (rest, parser.shape.top(reading.values))
  }

  /// The components that parse as `value`; nil when there are none.
  ///
  /// A wildcard prints as `*`. What no path can hold, `""`, `"."` and `".."`, is not printed, and
  /// neither is what would come back as another value.
  ///
  /// ```swift
  /// ("users" / int).print(7)?.path     // ["users", "7"]
  /// (int | string).print(.right("7"))  // nil: it would come back as .left(7)
  /// ```
  public func print(_ value: A) -> RouteComponents? {
    parser.code.output(for: value, as: parser.shape)?.routeComponents
  }

  /// The pattern with what it captures converted; a conversion that returns nil does not match.
  ///
  /// ```swift
  /// let even = int.map({ $0 % 2 == 0 ? $0 : nil }, { $0 })
  /// even.parse((path: ["3"], query: [:]))  // nil
  /// ```
  ///
  /// - Parameters:
  ///   - apply: Converts what the pattern captures; nil does not match.
  ///   - unapply: Converts back; nil is not printed.
  public func map<B>(
    _ apply: @escaping @Sendable (A) -> B?, _ unapply: @escaping @Sendable (B) -> A?
  ) -> RoutePattern<B, S> {
    map(PartialIso(apply: apply, unapply: unapply))
  }

  @inlinable
  func map<B>(_ iso: PartialIso<A, B>) -> RoutePattern<B, S> {
    RoutePattern<B, S>(template: template, parser: iso <¢> parser)
  }
}

// MARK: - States

/// The state of a pattern: what may follow it.
///
/// It is a type, so that the compiler refuses the rest.
///
/// ```swift
/// ("list" .? int("page")) / "more"  // does not compile: nothing follows a query
/// ```
public protocol PatternState {}

/// The state of a pattern that is complete, as a router needs it.
public protocol ClosedPatternState: PatternState {}

/// The state of a pattern that needs another one after it.
public protocol OpenPatternState: PatternState {}

/// The state of a complete pattern of a path, which may be followed by a query.
public protocol ClosedPathPatternState: ClosedPatternState {}

/// The state of a pattern that a path may follow.
public protocol PathPrefixState: PatternState {}

/// The pattern is a path.
public enum Path: ClosedPathPatternState, PathPrefixState {}

/// The pattern is a path and a query.
public enum Query: ClosedPatternState {}

/// The pattern ends in a wildcard, and needs what comes after that.
public enum AnyStart: OpenPatternState, PathPrefixState {}

/// The pattern ends in a wildcard that takes the rest of the path.
public enum AnyEnd: ClosedPathPatternState {}

/// The pattern is all of a router's patterns.
public enum Table: ClosedPatternState {}

/// The pattern is the wildcard alone: at the start, or all there is.
public enum AnyPath: ClosedPathPatternState, PathPrefixState {}
