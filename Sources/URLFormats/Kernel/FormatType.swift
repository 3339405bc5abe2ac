/// A type that uses a parser to match, print, and describe values.
///
/// To conform your own type, give it a ``Parser``. The rest has default implementations.
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
  /// The type that the format reads and prints.
  associatedtype Input: Monoid & Sendable

  /// The type of the parsed values.
  associatedtype Value

  /// The parser behind the format.
  var parser: Parser<Input, Value> { get }

  /// Creates a format from a parser.
  init(parser: Parser<Input, Value>)

  /// Returns whether a match may leave `rest` unread.
  ///
  /// By default, a match may leave anything unread.
  static func isComplete(_ rest: Input) -> Bool

  /// Returns the value that `input` is read as, or nil if it doesn't match.
  func match(_ input: Input) -> Value?

  /// Returns an input that's read as `value`, or nil if there isn't one.
  func print(_ value: Value) -> Input?

  /// Returns the template of the alternative that prints `value`, or nil if there isn't one.
  func template(_ value: Value) -> Input.Template?
}

extension FormatType {
  /// Returns true: by default, a match may leave anything unread.
  public static func isComplete(_ rest: Input) -> Bool { true }

  /// Returns the value of the first alternative that matches `input`, or nil if none does.
  ///
  /// The rest that the alternative leaves must satisfy ``isComplete(_:)``.
  public func match(_ input: Input) -> Value? {
    var rest = input
    return parser.parse(&rest, while: Self.isComplete)
  }

  /// Returns the first output that's read as `value`, or nil if no alternative prints one.
  public func print(_ value: Value) -> Input? {
    parser.print(value, while: Self.isComplete)
  }

  /// Returns the template of the alternative that prints `value`, or nil if there isn't one.
  public func template(_ value: Value) -> Input.Template? {
    parser.template(value, while: Self.isComplete)
  }

  /// The template of each alternative, in the order in which they're tried.
  ///
  /// ```swift
  /// CommandFormat(parser: word("a") <|> word("b")).templates  // [["a"], ["b"]]
  /// ```
  public var templates: [Input.Template] { parser.templates }

  /// A format that never matches, for starting a chain of alternatives.
  public static var empty: Self { Self(parser: .empty) }

  /// Returns a format that matches `lhs`, or else `rhs`.
  public static func <|> (lhs: Self, rhs: Self) -> Self {
    Self(parser: .table([lhs.parser, rhs.parser]))
  }

  /// Creates a format from alternatives, which it tries in order.
  ///
  /// ```swift
  /// let formats: CommandFormat<Routes> = [echo, hello]
  /// formats.match(["hello", "a"])  // .hello("a")
  /// ```
  public init(arrayLiteral formats: Self...) {
    self.init(parser: .table(formats.map { $0.parser }))
  }
}
