/// A type that uses a parser to match, print, and describe values.
///
/// To conform your own type, give it a ``Parser``. A format must match all ``Monoid/texts`` of the
/// input. If they're nil, it can match just the front.
///
/// ```swift
/// struct CommandFormat<A>: FormatType {
///   let parser: Parser<[String], A>
/// }
///
/// let format = CommandFormat(parser: word("echo") %> string)
/// format.match(["echo", "a"])  // "a"
/// format.print("a")            // ["echo", "a"]
/// ```
public protocol FormatType<Input, Value> {
  /// The type that the format matches and prints.
  associatedtype Input: Monoid & Sendable

  /// The type of the values.
  associatedtype Value

  /// The parser behind the format.
  var parser: Parser<Input, Value> { get }

  /// Creates a format from a parser.
  init(parser: Parser<Input, Value>)

  /// Returns the first output that matches as `value`, or nil if no alternative prints one.
  func print(_ value: Value) -> Input?

  /// The template of each alternative, in the order in which they're tried.
  var templates: [Input.Template] { get }

  /// Returns the template of the alternative that prints `value`, or nil if there isn't one.
  func template(_ value: Value) -> Input.Template?
}

extension FormatType {
  /// Returns the value of the first alternative that matches `input`, or nil if none does.
  public func match(_ input: Input) -> Value? {
    var reading = Reading(input)
    return parser.program.read(&reading) ? parser.shape.form(reading.values) : nil
  }

  /// Returns the first output that matches as `value`, or nil if no alternative prints one.
  public func print(_ value: Value) -> Input? { parser.write(value, readsAll: true)?.output }

  /// Returns the template of the alternative that prints `value`, or nil if there isn't one.
  public func template(_ value: Value) -> Input.Template? {
    parser.write(value, readsAll: true, trace: Trace())?.template
  }

  /// The template of each alternative, in the order in which they're tried.
  ///
  /// By default, there's one for each way to take its optional parts (``Parser/ways``).
  ///
  /// ```swift
  /// CommandFormat(parser: word("a") <|> word("b")).templates  // [["a"], ["b"]]
  /// ```
  public var templates: [Input.Template] { parser.ways }

  /// A format that never matches, for starting a chain of alternatives.
  public static var empty: Self { Self(parser: .empty) }

  /// Returns a format that matches `lhs`, or else `rhs`.
  public static func <|> (lhs: Self, rhs: Self) -> Self {
    Self(parser: .table([lhs.parser, rhs.parser]))
  }
}
