/// A format: a type that stands on a parser, and matches, prints and describes with it.
///
/// Conform a type of your own by holding a ``Parser``; everything else is given.
///
/// ```swift
/// struct CommandFormat<A>: FormatType {
///   let parser: Parser<[String], A>
///   static func isComplete(_ rest: [String]) -> Bool { rest.isEmpty }
/// }
/// ```
public protocol FormatType<Input, Value>: ExpressibleByArrayLiteral {
  /// What is read and printed.
  associatedtype Input: Monoid & Sendable

  /// What is parsed.
  associatedtype Value

  /// The parser behind the format.
  var parser: Parser<Input, Value> { get }

  /// Makes a format of a parser.
  init(parser: Parser<Input, Value>)

  /// Whether a match may leave `rest` unread. By default it may leave anything.
  static func isComplete(_ rest: Input) -> Bool

  /// The value of the whole of `input`; nil when it does not match.
  func match(_ input: Input) -> Value?

  /// What matches as `value`; nil when nothing does.
  func print(_ value: Value) -> Input?

  /// A description of what prints `value`; nil when nothing does.
  func template(_ value: Value) -> Input?
}

extension FormatType {
  /// Any rest will do.
  public static func isComplete(_ rest: Input) -> Bool { true }

  /// The value of the first alternative that matches the whole of `input`.
  ///
  /// ```swift
  /// CommandFormat(parser: word("echo") %> string).match(["echo", "a"])  // "a"
  /// ```
  @inlinable
  public func match(_ input: Input) -> Value? {
    var rest = input
    return parser.parse(&rest, while: Self.isComplete)
  }

  /// What the first alternative for `value` prints that also parses it.
  ///
  /// ```swift
  /// CommandFormat(parser: word("echo") %> string).print("a")  // ["echo", "a"]
  /// ```
  public func print(_ value: Value) -> Input? {
    parser.print(value, while: Self.isComplete)
  }

  /// The template of the alternative that prints `value`.
  ///
  /// ```swift
  /// CommandFormat(parser: word("echo") %> string).template("a")  // ["echo", ":String"]
  /// ```
  public func template(_ value: Value) -> Input? {
    parser.template(value, while: Self.isComplete)
  }

  /// The template of each alternative, in the order in which they are tried.
  ///
  /// ```swift
  /// CommandFormat(parser: word("a") <|> word("b")).templates  // [["a"], ["b"]]
  /// ```
  public var templates: [Input] { parser.templates }

  /// The format that never matches: the start of a chain of alternatives.
  ///
  /// ```swift
  /// [echo, hello].reduce(.empty, <|>)
  /// ```
  public static var empty: Self { Self(parser: .empty) }

  /// `lhs`, or `rhs` where `lhs` does not match.
  ///
  /// ```swift
  /// let formats = echo <|> hello
  /// ```
  public static func <|> (lhs: Self, rhs: Self) -> Self {
    Self(parser: lhs.parser <|> rhs.parser)
  }

  /// The alternatives of `formats`, in order.
  ///
  /// ```swift
  /// let formats: CommandFormat<Route> = [echo, hello]
  /// ```
  public init(arrayLiteral formats: Self...) {
    self.init(parser: .choice(formats.map(\.parser)))
  }
}
