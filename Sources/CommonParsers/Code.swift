public import Synchronization

/// What runs a grammar.
///
/// It is made of the grammar when it is first needed, and then kept.
@usableFromInline
package final class Code<Input: Monoid & Sendable>: Sendable {
  @usableFromInline package let grammar: Grammar<Input>
  @usableFromInline let compiled = Mutex<CompiledCode<Input>?>(nil)

  @usableFromInline
  package init(_ grammar: Grammar<Input>) {
    self.grammar = grammar
  }

  /// Reads the front of an input; false when it does not match.
  @inlinable
  package func read(_ reading: inout Reading<Input>) -> Bool {
    compile().read(&reading)
  }

  /// Writes values such that the output is read by the same alternatives; false when there is no such
  /// output.
  @inlinable
  package func write(_ writing: inout Writing<Input>) -> Bool {
    compile().write(&writing)
  }

  @inlinable
  func compile() -> CompiledCode<Input> {
    compiled.withLock { compiled in
      if let compiled { return compiled }
      let new = CompiledCode(grammar)
      compiled = new
      return new
    }
  }
}

/// The closures that read and write a grammar.
@usableFromInline
final class CompiledCode<Input: Monoid & Sendable>: Sendable {
  @usableFromInline let read: Reader<Input>
  @usableFromInline let write: Writer<Input>

  @inlinable
  init(_ grammar: Grammar<Input>) {
    guard grammar.depth <= Grammar<Input>.maximumDepth else {
      // A precondition says nothing of its reason in a release build.
      fatalError(
        """
        there are more than \(Grammar<Input>.maximumDepth) optional parts, alternatives and wildcards \
        one after another, or half as many within one another: make several patterns of this one
        """)
    }
    var places = 0
    let read = grammar.reader(isLast: true, places: &places) { reading in
      if let isComplete = reading.isComplete { return isComplete(reading.input) }
      return reading.input.texts?.isEmpty ?? true
    }
    self.read = read
    write = grammar.writer { written in
      var reading = Reading(written.output, isRecording: true, isComplete: written.isComplete)
      return read(&reading) && reading.choices == written.choices
    }
  }
}
