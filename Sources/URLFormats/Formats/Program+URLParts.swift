// These functions let the compiler specialize the code that runs parsers, because the type of the
// input is known here.
extension Program where Input == URLParts {
  /// The templates of the rows, which are made only once.
  var templates: [URLTemplate] { templates { grammar.rows.map { URLTemplate($0) } } }

  /// Returns the captured values, or nil if the path doesn't match as a whole.
  package func values(of parts: consuming URLParts) -> [Any]? {
    var reading = Reading(parts)
    return read(&reading) ? reading.values : nil
  }

  /// Returns the writing of parts that are read as `value`, or nil if there aren't any.
  func write<A>(
    _ value: A, as shape: Shape<A>, trace: Trace<URLParts>? = nil, readBy reader: Program? = nil
  ) -> Writing<URLParts>? {
    write(
      shape.stack(of: value), areSame: { shape.areSame(value, $0) }, trace: trace, readBy: reader,
      isValid: { $0.output.reasonHostIsMissing == nil })
  }

  /// Returns parts that are read as `value`, or nil if there aren't any.
  package func output<A>(for value: A, as shape: Shape<A>) -> URLParts? {
    guard var writing = write(value, as: shape) else { return nil }
    // Copying the output would take 1.5 % of the instructions of printing.
    var output = URLParts.empty
    swap(&output, &writing.output)
    return output
  }
}
