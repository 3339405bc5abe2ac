/// The steps that run a grammar.
///
/// They're created when they're first needed, and then kept.
package final class Code<Input: Monoid & Sendable>: Sendable {
  package let grammar: Grammar<Input>
  let program = Lock<Program<Input>?>(nil)

  package init(_ grammar: Grammar<Input>) {
    self.grammar = grammar
  }

  /// Reads the front of an input, or returns false if it doesn't match.
  package func read(_ reading: inout Reading<Input>) -> Bool {
    reading.take(steps.reading)
  }

  /// Writes the values on a stack, and checks that the output reads as the same values.
  ///
  /// - Parameters:
  ///   - values: Returns the stack, with the next value to write last.
  ///   - output: What the output begins as.
  ///   - trace: Records how far writing gets, or nil if nobody wants to know.
  ///   - reader: The code that reads the output, or nil for this one.
  /// - Returns: The finished writing, or nil if no output reads as the same values.
  package func written(
    _ values: @autoclosure () -> [Any], to output: @autoclosure () -> Input = .empty,
    wantsTemplate: Bool = false, trace: Trace<Input>? = nil, readBy reader: Code? = nil,
    readsAll: Bool = true
  ) -> Writing<Input>? {
    let steps = steps
    func written(keepsForks: Bool) -> Writing<Input>? {
      var writing = Writing(values(), to: output(), wantsTemplate: wantsTemplate, trace: trace)
      let isWritten = writing.take(steps.writing, keepsForks: keepsForks) {
        isReadInSameWay($0) || isReadAsSameValues($0)
      }
      return isWritten ? writing : nil
    }

    // What an output is usually: comparing the choices and the values of pieces is enough.
    func isReadInSameWay(_ written: Writing<Input>) -> Bool {
      guard reader == nil else { return false }
      var reading = Reading(written.output, record: Record(), readsAll: readsAll)
      return reading.take(steps.reading) && reading.record?.isSame(as: written.record) == true
    }

    // Values are the same if they're written in the same way.
    func isReadAsSameValues(_ written: Writing<Input>) -> Bool {
      var reading = Reading(written.output, readsAll: readsAll)
      guard (reader ?? self).read(&reading) else { return false }
      let (read, given) = (record(reading.values.reversed()), record(values()))
      return read.flatMap { read in given.map(read.isSame) } ?? false
    }

    func record(_ values: [Any]) -> Record<Input>? {
      var writing = Writing(values, to: output(), record: Record(isFixed: false))
      return writing.take(steps.writing, keepsForks: true) { _ in true } ? writing.record : nil
    }

    // A fork copies the whole state, and most values are written by the first alternatives that
    // take them.
    return written(keepsForks: false) ?? written(keepsForks: true)
  }

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
struct Program<Input: Monoid & Sendable>: Sendable {
  var reading: [ReadingStep<Input>] = []
  var writing: [WritingStep<Input>] = []

  init(_ grammar: Grammar<Input>) {
    let grammar = grammar.writtenOut()
    var places = 0
    grammar.appendReading(to: &reading, isLast: true, needsValues: false, places: &places)
    grammar.appendWriting(to: &writing)
  }
}

/// The choices that were made, and the values of pieces that were read or written.
///
/// If two records are the same, so are the values that were read or written as a whole, and their
/// type doesn't need to be `Equatable`.
package struct Record<Input: Monoid & Sendable> {
  /// The alternative taken at each choice.
  var choices: [Int] = []

  /// The pieces with a value, and their values.
  var leaves: [(piece: Piece<Input>, value: Any)] = []

  /// In writing, the values that conversions took that may not undo themselves.
  ///
  /// Reading doesn't record them, so after such a conversion no record of a reading is the same.
  var converted: [Any] = []

  /// Whether leaves can be left out: with the same choices, all pieces so far read what they write.
  var isFixed = true

  mutating func choose(_ alternative: Int) {
    // Appending to an empty array takes twice as long, which is 1 % of printing.
    if choices.isEmpty { choices = [alternative] } else { choices.append(alternative) }
  }

  /// Adds a piece whose value is on top of the stack.
  @inline(__always)
  mutating func add(_ piece: Piece<Input>, _ values: [Any]) {
    isFixed = isFixed && piece.isFixed
    if !isFixed, piece.areSame != nil { leaves.append((piece, values[values.count - 1])) }
  }

  func isSame(as other: Record) -> Bool {
    choices == other.choices
      && leaves.elementsEqual(other.leaves) {
        $0.piece === $1.piece && $0.piece.areSame?($0.value, $1.value) ?? true
      } && converted.elementsEqual(other.converted, by: mayBeSame)
  }
}
