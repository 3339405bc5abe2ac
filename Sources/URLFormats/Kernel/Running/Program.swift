/// A grammar, and the steps that read and write it.
///
/// The steps are made when they're first needed, and then kept.
package final class Program<Input: Monoid & Sendable>: Sendable {
  package let grammar: Grammar<Input>
  private let knownSteps = Lock<[Step<Input>]?>(nil)
  let knownTemplates = Lock<[Input.Template]?>(nil)

  package init(_ grammar: Grammar<Input>) {
    self.grammar = grammar
  }

  var steps: [Step<Input>] {
    knownSteps.value { grammar.steps }
  }

  /// Reads the front of an input, or returns false if it doesn't match.
  package func read(_ reading: inout Reading<Input>) -> Bool {
    reading.run(steps)
  }

  /// Writes the values on a stack, and checks that the output is read as the same values.
  ///
  /// - Parameters:
  ///   - values: Returns the stack, with the next value to write last.
  ///   - areSame: Returns whether the values that were read are the same.
  ///   - trace: Records how far writing gets, or nil if nobody wants to know that or a template.
  ///   - reader: The program that reads the output, or nil for this one.
  ///   - isValid: Returns whether the output of a finished writing can be used. If the output
  ///     itself were the parameter, it would be copied.
  /// - Returns: The finished writing, or nil if no output is read as the same values.
  package func write(
    _ values: @autoclosure () -> [Any], areSame: ([Any]) -> Bool,
    trace: Trace<Input>? = nil, readBy reader: Program? = nil, readsAll: Bool = true,
    isValid: (borrowing Writing<Input>) -> Bool = { _ in true }
  ) -> Writing<Input>? {
    var writing = Writing(output: Input.empty, values: values(), trace: trace)
    let isWritten = writing.run(steps, from: values) { writing in
      guard isValid(writing) else { return false }
      var reading = Reading(writing.output, readsAll: readsAll)
      // The stack is empty, and its memory is used again.
      swap(&reading.values, &writing.values)
      return (reader ?? self).read(&reading) && areSame(reading.values)
    }
    return isWritten ? writing : nil
  }
}
