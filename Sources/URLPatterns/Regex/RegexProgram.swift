/// A compiled pattern, which is immutable and shared by all matchers with the same pattern.
///
/// Each pattern is matched in the cheapest possible way. The literal that it begins with is
/// compared byte by byte. The rest goes through a table. If the table would be too large, the rest
/// goes through a word of bits, or, if a word is too short or there are assertions, through
/// Thompson's automaton. All of these take linear time.
final class RegexProgram: Sendable {
  let pattern: String
  let options: Regex.Options
  /// The approximate size of the program in bytes.
  let size: Int

  /// The UTF-8 bytes that every matching text begins with.
  private let prefix: [UInt8]
  private let rest: Rest

  /// How the text after the prefix is matched.
  private enum Rest: Sendable {
    case nothing
    case table(RegexTable, RegexAlphabet)
    case bits(RegexPlaces, RegexAlphabet)
    case automaton(RegexAutomaton, RegexOrigin)
  }

  init(_ pattern: String, _ options: Regex.Options) throws(Regex.InvalidPattern) {
    self.pattern = pattern
    self.options = options
    let syntax = try RegexParser.parse(pattern, options)
    (prefix, rest) = Self.divide(RegexAutomaton(syntax), syntax.sets)
    let restSize =
      switch rest {
      case .nothing: 0
      case .table(let table, let alphabet): table.size + alphabet.size
      case .bits(let bits, let alphabet): bits.size + alphabet.size
      case .automaton(let automaton, _): automaton.size
      }
    size = 256 + pattern.utf8.count + prefix.capacity + restSize
  }

  /// Returns whether this is what a pattern with these options compiles to.
  func isCompiled(from pattern: Span<UInt8>, _ options: Regex.Options) -> Bool {
    self.options == options && self.pattern.withUTF8Span { $0.equals(pattern) }
  }

  /// Splits off the literal at the beginning of the pattern, and chooses how to match the rest.
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
      case .accept: return (prefix, .nothing)
      default: break prefix
      }
      origin.state = step.next
    }
    guard let places = RegexPlaces(automaton, from: origin) else {
      return (prefix, .automaton(automaton, origin))
    }
    if let table = RegexTable(places) { return (prefix, .table(table, automaton.alphabet)) }
    if places.words == 1 { return (prefix, .bits(places, automaton.alphabet)) }
    return (prefix, .automaton(automaton, origin))
  }

  // MARK: - Matching

  func matches(_ element: String) -> Bool {
    element.withUTF8Span { text in
      guard text.count >= prefix.count else { return false }
      for index in prefix.indices where text[index] != prefix[index] { return false }
      switch rest {
      case .nothing: return text.count == prefix.count
      case .table(let table, let alphabet):
        return table.matches(text, from: prefix.count, alphabet)
      case .bits(let bits, let alphabet): return bits.matches(text, from: prefix.count, alphabet)
      case .automaton(let automaton, let origin):
        return automaton.matches(text, from: prefix.count, in: origin)
      }
    }
  }

  /// How the pattern is matched, for tests.
  var strategy: String {
    switch rest {
    case .nothing: "literal"
    case .table: prefix.isEmpty ? "table" : "prefix, table"
    case .bits: prefix.isEmpty ? "bits" : "prefix, bits"
    case .automaton: prefix.isEmpty ? "automaton" : "prefix, automaton"
    }
  }
}
