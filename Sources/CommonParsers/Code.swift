public import SmallLock

/// The steps that run a grammar.
///
/// They're created when they're first needed, and then kept.
@usableFromInline
package final class Code<Input: Monoid & Sendable>: Sendable {
  @usableFromInline package let grammar: Grammar<Input>
  @usableFromInline let program = Lock<Program<Input>?>(nil)

  @usableFromInline
  package init(_ grammar: Grammar<Input>) {
    self.grammar = grammar
  }

  /// Reads the front of an input, or returns false if it doesn't match.
  @inlinable
  package func read(_ reading: inout Reading<Input>) -> Bool {
    reading.take(steps.reading)
  }

  /// Writes the value that `push` puts on the stack, and checks that the output reads as the same value.
  ///
  /// - Returns: The finished writing, or nil if no output reads as the value.
  @inlinable
  package func written(
    wantsTemplate: Bool = false, isComplete: ((Input) -> Bool)? = nil,
    _ push: (inout Writing<Input>) -> Void
  ) -> Writing<Input>? {
    let steps = steps
    func written(keepsForks: Bool) -> Writing<Input>? {
      var writing = Writing<Input>(wantsTemplate: wantsTemplate)
      push(&writing)
      let isWritten = writing.take(steps.writing, keepsForks: keepsForks) { written in
        var reading = Reading(written.output, isRecording: true, isComplete: isComplete)
        return reading.take(steps.reading) && written.isOutput(of: push, reading, steps.writing)
      }
      return isWritten ? writing : nil
    }
    return written(keepsForks: false) ?? written(keepsForks: true)
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
    let grammar = grammar.adapted
    var places = 0
    grammar.appendReading(to: &reading, isLast: true, places: &places)
    grammar.appendWriting(to: &writing)
  }
}
