/// A format: a type that holds a parser, and with it matches, prints and describes what it stands for.
///
/// Let a type of your own conform by giving it a ``Parser``; the rest has default implementations.
///
/// ```swift
/// struct CommandFormat<A>: FormatType {
///   let parser: Parser<[String], A>
///   static func isComplete(_ rest: [String]) -> Bool { rest.isEmpty }
/// }
///
/// let format = CommandFormat(parser: word("echo") %> string)
/// format.match(["echo", "a"])  // "a"
/// format.print("a")            // ["echo", "a"]
/// ```
public protocol FormatType<Input, Value>: ExpressibleByArrayLiteral {
  /// The type of what is read and printed.
  associatedtype Input: Monoid & Sendable

  /// The type of the value that is parsed.
  associatedtype Value

  /// The parser behind the format.
  var parser: Parser<Input, Value> { get }

  /// Makes a format of a parser.
  init(parser: Parser<Input, Value>)

  /// Whether a match may leave `rest` unread. By default, it may leave anything.
  static func isComplete(_ rest: Input) -> Bool

  /// The value of the whole of `input`, or nil if it does not match.
  func match(_ input: Input) -> Value?

  /// The input that matches as `value`, or nil if there is none.
  func print(_ value: Value) -> Input?

  /// The template of the alternative that prints `value`, or nil if there is none.
  func template(_ value: Value) -> Input?
}

extension FormatType {
  /// Whether a match may leave `rest` unread, which is always so unless a format says otherwise.
  public static func isComplete(_ rest: Input) -> Bool { true }

  /// The value of the first alternative that matches the whole of `input`, or nil if none does.
  @inlinable
  public func match(_ input: Input) -> Value? {
    var rest = input
    return parser.parse(&rest, while: Self.isComplete)
  }

  /// What the first alternative prints for `value` that comes back as it, or nil if there is none.
  public func print(_ value: Value) -> Input? {
    parser.print(value, while: Self.isComplete)
  }

  /// The template of the alternative that prints `value`, or nil if there is none.
  public func template(_ value: Value) -> Input? {
    parser.template(value, while: Self.isComplete)
  }

  /// The template of each alternative, in the order in which they are tried.
  ///
  /// ```swift
  /// CommandFormat(parser: word("a") <|> word("b")).templates  // [["a"], ["b"]]
  /// ```
  public var templates: [Input] { parser.templates }

  /// The format that never matches, with which a chain of alternatives starts.
  public static var empty: Self { Self(parser: .empty) }

  /// Matches `lhs`, or else `rhs`.
  public static func <|> (lhs: Self, rhs: Self) -> Self {
    Self(parser: lhs.parser <|> rhs.parser)
  }

  /// Makes a format of alternatives, which are tried in order.
  ///
  /// ```swift
  /// let formats: CommandFormat<Routes> = [echo, hello]
  /// formats.match(["hello", "a"])  // .hello("a")
  /// ```
  public init(arrayLiteral formats: Self...) {
    self.init(parser: .choice(formats.map(\.parser)))
  }
}
