public import Synchronization

/// What runs a grammar: its steps.
///
/// They are made of the grammar when they are first needed, and then kept.
@usableFromInline
package final class Code<Input: Monoid & Sendable>: Sendable {
  @usableFromInline package let grammar: Grammar<Input>
  @usableFromInline let program = Mutex<Program<Input>?>(nil)

  @usableFromInline
  package init(_ grammar: Grammar<Input>) {
    self.grammar = grammar
  }

  /// Reads the front of an input; false when it does not match.
  @inlinable
  package func read(_ reading: inout Reading<Input>) -> Bool {
    reading.take(steps.reading)
  }

  /// Writes values such that the output is read as the same values; false when there is no such output.
  @inlinable
  package func write(_ writing: inout Writing<Input>) -> Bool {
    let (steps, values) = (steps, writing.values)
    func take(keepsForks: Bool) -> Bool {
      writing.take(steps.writing, keepsForks: keepsForks) { written in
        var reading = Reading(written.output, isRecording: true, isComplete: written.isComplete)
        return reading.take(steps.reading) && written.isOutput(of: values, reading, steps.writing)
      }
    }
    if take(keepsForks: false) { return true }
    writing = Writing(wantsTemplate: writing.template != nil, isComplete: writing.isComplete)
    writing.values = values
    return take(keepsForks: true)
  }

  @inlinable
  var steps: Program<Input> {
    program.withLock { program in
      if let program { return program }
      let new = Program(grammar)
      program = new
      return new
    }
  }
}

/// The steps that read a grammar, and those that write it.
@usableFromInline
struct Program<Input: Monoid & Sendable>: Sendable {
  @usableFromInline var reading: [ReadingStep<Input>] = []
  @usableFromInline var writing: [WritingStep<Input>] = []

  @inlinable
  init(_ grammar: Grammar<Input>) {
    var places = 0
    grammar.appendReading(to: &reading, isLast: true, places: &places)
    grammar.appendWriting(to: &writing)
  }
}
