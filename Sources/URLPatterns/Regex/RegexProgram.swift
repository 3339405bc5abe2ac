/// A pattern made ready to match: immutable, and shared by everyone who wrote the same pattern.
///
/// What matches is the cheapest that can: a comparison of bytes for a literal and for the literal
/// that a pattern begins with, then a table for the rest; where the table would be too large, a word
/// of bits, or else Thompson's automaton. All of them take time linear in the text.
final class RegexProgram: Sendable {
  let pattern: String
  let options: Regex.Options
  /// Why the pattern is invalid, if it is; then nothing matches.
  let error: Regex.InvalidPattern?
  /// About how many bytes the program holds.
  let size: Int

  /// What every matched text begins with, in UTF-8.
  private let prefix: [UInt8]
  private let rest: Rest

  private enum Rest: Sendable {
    case nothing
    case table(RegexTable, RegexAlphabet)
    case bits(RegexBits, RegexAlphabet)
    case automaton(RegexAutomaton, RegexOrigin)
    case never
  }

  init(_ pattern: String, _ options: Regex.Options) {
    self.pattern = pattern
    self.options = options
    do throws(Regex.InvalidPattern) {
      let syntax = try RegexParser.parse(pattern, options)
      let automaton = RegexAutomaton(syntax)
      error = nil
      (prefix, rest) = Self.divide(automaton, syntax.sets)
      let restSize =
        switch rest {
        case .nothing, .never: 0
        case .table(let table, let alphabet): table.size + alphabet.size
        case .bits(let bits, let alphabet): bits.size + alphabet.size
        case .automaton(let automaton, _): automaton.size
        }
      size = 256 + pattern.utf8.count + prefix.count + restSize
    } catch {
      self.error = error
      prefix = []
      rest = .never
      size = 256 + 2 * pattern.utf8.count
    }
  }

  /// Splits off the literal that the pattern begins with, and chooses how to match what is left.
  private static func divide(
    _ automaton: RegexAutomaton, _ sets: [ScalarSet]
  ) -> (prefix: [UInt8], rest: Rest) {
    var prefix: [UInt8] = []
    var origin = RegexOrigin(state: automaton.start, before: .edge)
    prefix: while true {
      let step = automaton.steps[Int(origin.state)]
      switch step.action {
      case .read(let set):
        guard let scalar = sets[Int(set)].onlyScalar else { break prefix }
        prefix += Array(String(scalar).utf8)
        origin.before = automaton.neighbour(ofClass: automaton.alphabet.class(of: scalar.value))
      case .require(.textStart) where prefix.isEmpty: break
      case .require(.textEnd) where automaton.steps[Int(step.next)].action == .accept: break
      case .accept: return (prefix, .nothing)
      default: break prefix
      }
      origin.state = step.next
    }
    if let table = RegexTable(automaton, from: origin) {
      return (prefix, .table(table, automaton.alphabet))
    }
    if let bits = RegexBits(automaton, from: origin) {
      return (prefix, .bits(bits, automaton.alphabet))
    }
    return (prefix, .automaton(automaton, origin))
  }

  // MARK: - Matching

  func matches(_ element: String) -> Bool {
    var counter = NoRegexStepCounter()
    return matches(element, counting: &counter)
  }

  @inline(__always)
  func matches<Counter: RegexStepCounter>(
    _ element: String, counting counter: inout Counter
  ) -> Bool {
    element.withBytes { matches($0.bindMemory(to: UInt8.self), counting: &counter) }
  }

  @inline(__always)
  private func matches<Counter: RegexStepCounter>(
    _ text: UnsafeBufferPointer<UInt8>, counting counter: inout Counter
  ) -> Bool {
    guard text.count >= prefix.count else { return false }
    for index in prefix.indices {
      counter.count()
      if text[index] != prefix[index] { return false }
    }
    switch rest {
    case .nothing: return text.count == prefix.count
    case .table(let table, let alphabet):
      return table.matches(text, from: prefix.count, alphabet, counting: &counter)
    case .bits(let bits, let alphabet):
      return bits.matches(text, from: prefix.count, alphabet, counting: &counter)
    case .automaton(let automaton, let origin):
      return automaton.matches(text, from: prefix.count, in: origin, counting: &counter)
    case .never: return false
    }
  }

  /// How the pattern is matched, for tests.
  var strategy: String {
    switch rest {
    case .nothing: "literal"
    case .table: prefix.isEmpty ? "table" : "prefix, table"
    case .bits: prefix.isEmpty ? "bits" : "prefix, bits"
    case .automaton: prefix.isEmpty ? "automaton" : "prefix, automaton"
    case .never: "never"
    }
  }
}
