/// A grammar, the shape of its value, and the steps that read and write it.
///
/// It doesn't have the type of the value: a table is joined from hundreds of programs, and looking
/// up a generic type for each of them would take longer than joining. The steps are made when
/// they're first needed, and then kept.
@usableFromInline
package final class Program<Input: Monoid & Sendable>: Sendable {
  package let grammar: Grammar<Input>

  /// The shape of the grammar's value.
  @usableFromInline package let shape: AnyShape

  // A `Prepared<Input>`. With a generic type, freeing each of those programs would look it up.
  private let knownPrepared = Lock<(any AnyObject & Sendable)?>(nil)

  /// What it's looked through for at each join.
  let checks: JoinChecks

  package init(_ grammar: Grammar<Input>, _ shape: AnyShape, checks: JoinChecks = .path) {
    (self.grammar, self.shape, self.checks) = (grammar, shape, checks)
  }

  /// What's made of the grammar when it's first needed.
  private var prepared: Prepared<Input> {
    knownPrepared.value { Prepared(grammar) } as! Prepared<Input>
  }

  var steps: [Step<Input>] { prepared.steps }

  /// Returns the templates of the rows, which are made only once.
  func templates(_ make: () -> [Input.Template]) -> [Input.Template] {
    prepared.knownTemplates.value(make)
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

/// What may be wrong in a row that a program is part of.
///
/// It's known of elements and arguments, so that nearly all rows aren't looked through.
package struct JoinChecks: OptionSet, Sendable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// An element may be behind `rest`, or a path behind one in the fragment.
  package static let path = JoinChecks(rawValue: 1 << 0)

  /// Two values may have the same name.
  package static let names = JoinChecks(rawValue: 1 << 1)

  package static let all: JoinChecks = [.path, .names]
}

/// The steps of a grammar, and the templates of its rows.
private final class Prepared<Input: Monoid & Sendable>: Sendable {
  let steps: [Step<Input>]
  let knownTemplates = Lock<[Input.Template]?>(nil)

  init(_ grammar: Grammar<Input>) {
    steps = grammar.steps
  }
}

// MARK: - Joining

// These run for each part of a table, so they're specialized for the input of large ones.
extension Program {
  /// Returns a program that runs this one and then another.
  @_specialize(where Input == URLParts)
  func joined(_ next: Program, _ shape: AnyShape) -> Program {
    Program(.sequence(grammar, next.grammar), shape, checks: checks.union(next.checks))
  }

  /// Returns a program that converts the values of this one.
  @_specialize(where Input == URLParts)
  @usableFromInline
  func converted(_ conversion: Conversion, _ shape: AnyShape) -> Program {
    Program(.converted(grammar, conversion), shape, checks: checks)
  }

  /// Returns a program that tries others in order, whatever comes before them.
  @_specialize(where Input == URLParts)
  @usableFromInline
  static func table(_ programs: [Program], _ shape: AnyShape) -> Program {
    var rows: [Grammar<Input>] = []
    for program in programs {
      if case .table(let more) = program.grammar {
        rows += more
      } else {
        rows.append(program.grammar)
      }
    }
    return Program(.table(rows), shape, checks: checks(of: programs))
  }

  /// Returns a program that tries others in order until one matches.
  static func choice(_ programs: [Program], _ shape: AnyShape) -> Program {
    let alternatives = programs.flatMap { program -> [Grammar<Input>] in
      switch program.grammar {
      case .choice(let alternatives): alternatives
      case .table(let none) where none.isEmpty: []
      case let alternative: [alternative]
      }
    }
    return Program(
      alternatives.isEmpty ? .table([]) : .choice(alternatives), shape,
      checks: checks(of: programs))
  }

  private static func checks(of programs: [Program]) -> JoinChecks {
    programs.reduce([]) { $0.union($1.checks) }
  }
}
