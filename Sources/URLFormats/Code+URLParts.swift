package import CommonParsers

// What runs the parsers of URLs is made here, where the type of their input is known, so that it is made
// for that type.
extension Code where Input == URLParts {
  /// The values of the whole path; nil when it does not match.
  package func values(of parts: consuming URLParts) -> [Any]? {
    var reading = Reading(parts)
    return read(&reading) ? reading.values : nil
  }

  /// What matches as a value; nil when nothing does.
  package func output<A>(for value: A, as shape: Shape<A>) -> URLParts? {
    var writing = Writing<URLParts>()
    writing.push(value, as: shape)
    return write(&writing) ? writing.output : nil
  }

  /// The text that matches as a value, where it is the only element; nil when there is none.
  package func text<A>(for value: A, as shape: Shape<A>) -> String? {
    var writing = Writing<URLParts>()
    writing.output = URLParts(text: nil)
    writing.push(value, as: shape)
    guard write(&writing), writing.output.path.count == 1 else { return nil }
    return writing.output.path.first
  }

  /// A description of what matches as a value; nil when nothing does.
  package func template<A>(for value: A, as shape: Shape<A>) -> URLParts? {
    var writing = Writing<URLParts>(wantsTemplate: true)
    writing.push(value, as: shape)
    return write(&writing) ? writing.template : nil
  }
}
