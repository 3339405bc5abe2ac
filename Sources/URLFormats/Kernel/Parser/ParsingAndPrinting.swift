extension Parser {
  /// Parses the front of `input`.
  ///
  /// ```swift
  /// int.parse(["7", "x"])?.match  // 7
  /// int.parse(["7", "x"])?.rest   // ["x"]
  /// int.parse(["x"])              // nil
  /// ```
  ///
  /// - Returns: The rest of the input and the value, or nil if the input doesn't match.
  public func parse(_ input: Input) -> (rest: Input, match: A)? {
    var reading = Reading(input, readsAll: false)
    return program.read(&reading) ? (reading.input, shape.form(reading.values)) : nil
  }

  /// Returns an input that parses as `value`, or nil if there isn't one.
  ///
  /// The parser tries its alternatives in order. It parses the output of each one again, and
  /// returns the first output that gives the same value: by the value's own `==`, or part by part
  /// if its type isn't `Equatable`. A class without `==`, a closure, or a type without `==` that's
  /// `CustomReflectable`, apart from `Optional` and arrays, can't be compared, so a value that
  /// contains one isn't printed.
  ///
  /// The optional parts of an alternative can combine in a great many ways. If none of the first
  /// few hundred gives the same value, the next alternative is tried.
  public func print(_ value: A) -> Input? { write(value, readsAll: false)?.output }

  /// Returns a description of what ``print(_:)`` prints.
  public func template(_ value: A) -> Input.Template? {
    write(value, readsAll: false, trace: Trace())?.template
  }

  /// A description of each way to parse, in the order in which they're tried: of each alternative,
  /// with and without its optional parts.
  ///
  /// ```swift
  /// (word("page") %> word("x").orNothing()).ways  // [["page", "x"], ["page"]]
  /// ```
  ///
  /// If the optional parts of an alternative combine in more than 64 ways, some of them are shown
  /// as if they were required.
  public var ways: [Input.Template] {
    grammar.rows.flatMap(\.ways).map { $0.map(\.template).joined }
  }

  func write(_ value: A, readsAll: Bool, trace: Trace<Input>? = nil) -> Writing<Input>? {
    program.write(
      shape.stack(of: value), areSame: { shape.areSame(value, $0) }, trace: trace,
      readsAll: readsAll)
  }
}
