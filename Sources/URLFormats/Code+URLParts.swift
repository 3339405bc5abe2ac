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
    written { $0.push(value, as: shape) }?.output
  }

  /// The text that matches as a value, where it is the only element; nil when there is none.
  package func text<A>(for value: A, as shape: Shape<A>) -> String? {
    let output = written {
      $0.output = URLParts(text: nil)
      $0.push(value, as: shape)
    }?.output
    return output?.path.count == 1 ? output?.path.first : nil
  }

  /// A description of what matches as a value; nil when nothing does.
  package func template<A>(for value: A, as shape: Shape<A>) -> URLParts? {
    written(wantsTemplate: true) { $0.push(value, as: shape) }?.template
  }
}
