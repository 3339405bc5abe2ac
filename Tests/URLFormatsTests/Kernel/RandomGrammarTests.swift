import URLFormats
import TestSupport
import Testing

/// Words whose parsers say what they read, so that alternatives are looked up.
private struct Path: Monoid, Hashable {
  var words: ArraySlice<String> = []
  var texts: ArraySlice<String>? { words }
  static var empty: Path { Path() }
  static func <> (lhs: Path, rhs: Path) -> Path { Path(words: lhs.words + rhs.words) }
}

private struct PathFormat: FormatType {
  let parser: Parser<Path, RandomValue>
}

/// A captured value of any type.
private indirect enum RandomValue: Hashable {
  case nothing
  case word(String)
  case words([String])
  case pair(RandomValue, RandomValue)
  case alternative(Int, RandomValue)

  var size: Int {
    switch self {
    case .nothing: 0
    case .word(let word): word.count
    case .words(let words): words.count
    case .pair(let left, let right): left.size + right.size
    case .alternative(let number, let value): number + value.size
    }
  }
}

// MARK: - The naive interpreter

private indirect enum Pattern {
  case literal(String)
  case number
  case anything
  case rest
  /// Any word, without capturing it.
  case any(printing: String)
  case gap
  case pair(Pattern, Pattern)
  /// Numbered alternatives show in the value; others don't.
  case choice([Pattern], isNumbered: Bool)
  /// Only values of an even size.
  case even(Pattern)

  /// Whether the pattern captures nothing.
  var isSilent: Bool {
    switch self {
    case .literal, .any, .gap: true
    case .number, .anything, .rest: false
    case .pair(let left, let right): left.isSilent && right.isSilent
    case .choice(let alternatives, let isNumbered):
      !isNumbered && alternatives.allSatisfy(\.isSilent)
    case .even(let pattern): pattern.isSilent
    }
  }

  typealias Reading = (value: RandomValue, rest: ArraySlice<String>)

  /// Returns all ways to read the front of some words, in order.
  func read(_ words: ArraySlice<String>) -> [Reading] {
    let (first, rest) = (words.first, words.dropFirst())
    switch self {
    case .literal(let text): return first == text ? [(.nothing, rest)] : []
    case .number: return first.flatMap { Int($0) } == nil ? [] : [(.word(words.first!), rest)]
    case .anything: return first.map { [(.word($0), rest)] } ?? []
    case .rest: return [(.words(Array(words)), [])]
    case .any: return first == nil ? [] : [(.nothing, rest)]
    case .gap: return (0...words.count).map { (.nothing, words.dropFirst($0)) }
    case .pair(let left, let right):
      return left.read(words).flatMap { one in
        right.read(one.rest).map { (joined(one.value, $0.value), $0.rest) }
      }
    case .choice(let alternatives, let isNumbered):
      return alternatives.enumerated().flatMap { number, alternative in
        alternative.read(words).map {
          (isNumbered ? .alternative(number, $0.value) : $0.value, $0.rest)
        }
      }
    case .even(let pattern): return pattern.read(words).filter { $0.value.size % 2 == 0 }
    }
  }

  /// Returns all ways to write a value, in order.
  func write(_ value: RandomValue) -> [[String]] {
    switch (self, value) {
    case (.literal(let text), .nothing): return [[text]]
    case (.any(let printed), .nothing): return [[printed]]
    case (.gap, .nothing): return [[]]
    case (.number, .word(let text)): return Int(text) == nil ? [] : [[text]]
    case (.anything, .word(let text)): return [[text]]
    case (.rest, .words(let words)): return [words]
    case (.pair(let left, let right), _):
      guard let (one, other) = split(value) else { return [] }
      let others = right.write(other)
      return left.write(one).flatMap { one in others.map { one + $0 } }
    case (.choice(let alternatives, isNumbered: false), _):
      return alternatives.flatMap { $0.write(value) }
    case (.choice(let alternatives, isNumbered: true), .alternative(let number, let value)):
      // Alternatives without numbers can contain numbered ones, more or fewer than these.
      return number < alternatives.count ? alternatives[number].write(value) : []
    case (.even(let pattern), _): return value.size % 2 == 0 ? pattern.write(value) : []
    default: return []
    }
  }

  /// Returns the value of a pair, without parts that capture nothing.
  func joined(_ left: RandomValue, _ right: RandomValue) -> RandomValue {
    guard case .pair(let one, let other) = self, !one.isSilent else { return right }
    return other.isSilent ? left : .pair(left, right)
  }

  /// Returns the values of the two parts, or nil if the value isn't that of a pair.
  private func split(_ value: RandomValue) -> (RandomValue, RandomValue)? {
    guard case .pair(let one, let other) = self, !one.isSilent else { return (.nothing, value) }
    if other.isSilent { return (value, .nothing) }
    return if case .pair(let left, let right) = value { (left, right) } else { nil }
  }

  func match(_ words: [String], whole: Bool) -> RandomValue? {
    read(words[...]).first { !whole || $0.rest.isEmpty }?.value
  }

  /// Returns the first written text that reads back as the value.
  func print(_ value: RandomValue, whole: Bool) -> [String]? {
    write(value).first { match($0, whole: whole) == value }
  }
}

// MARK: - The same patterns as parsers

extension Pattern {
  private func piece(
    _ text: TextPattern, _ isValue: @escaping @Sendable (String) -> Bool
  ) -> Parser<Path, String> {
    Parser(
      template: .empty, patterns: [text],
      consume: { path in
        guard let first = path.words.first, isValue(first) else { return nil }
        return path.words.popFirst()
      },
      print: { text, path in
        path.words.append(text)
        return isValue(text)
      })
  }

  /// The pattern as a parser of nothing.
  private func silent(isKnown: Bool) -> Parser<Path, Void> {
    switch self {
    case .literal(let text):
      return Parser(
        template: .empty, patterns: [isKnown ? .literal(text) : .anyTexts],
        consume: { path in
          guard path.words.first == text else { return nil }
          path.words.removeFirst()
          return unit
        },
        print: { _, path in
          path.words.append(text)
          return true
        })
    case .any(let printed):
      return Parser(
        template: .empty, patterns: [isKnown ? .anyText : .anyTexts],
        consume: { $0.words.popFirst() == nil ? nil : unit },
        print: { _, path in
          path.words.append(printed)
          return true
        })
    case .gap:
      return .skipping(template: .empty) { $0.words.popFirst() != nil }
    case .pair(let left, let right):
      return left.silent(isKnown: isKnown) %> right.silent(isKnown: isKnown)
    case .choice(let alternatives, _):
      return .choice(alternatives.map { $0.silent(isKnown: isKnown) })
    case .even(let pattern): return pattern.silent(isKnown: isKnown)
    case .number, .anything, .rest: fatalError("it captures something")
    }
  }

  func parser(isKnown: Bool) -> Parser<Path, RandomValue> {
    let anything: TextPattern = isKnown ? .anyText : .anyTexts
    if isSilent {
      return silent(isKnown: isKnown).map(
        PartialIso(apply: { .nothing }, unapply: { $0 == .nothing ? () : nil }))
    }
    switch self {
    case .literal, .any, .gap: fatalError("it captures nothing")
    case .number: return piece(anything) { Int($0) != nil }.map(.word)
    case .anything: return piece(anything) { _ in true }.map(.word)
    case .rest:
      return Parser<Path, RandomValue>(
        template: .empty, patterns: [.anyTexts],
        consume: { path in
          defer { path.words = [] }
          return .words(Array(path.words))
        },
        print: { value, path in
          guard case .words(let words) = value else { return false }
          path.words += words
          return true
        })
    case .pair(let left, let right):
      if left.isSilent { return left.silent(isKnown: isKnown) %> right.parser(isKnown: isKnown) }
      if right.isSilent { return left.parser(isKnown: isKnown) <% right.silent(isKnown: isKnown) }
      return (left.parser(isKnown: isKnown) <%> right.parser(isKnown: isKnown)).map(.pair)
    case .choice(let alternatives, let isNumbered):
      return .choice(
        alternatives.enumerated().map { number, alternative in
          let parser = alternative.parser(isKnown: isKnown)
          return isNumbered ? parser.map(.alternative(number)) : parser
        })
    case .even(let pattern): return pattern.parser(isKnown: isKnown).map(.even)
    }
  }
}

extension PartialIso where B == RandomValue {
  fileprivate static var word: PartialIso<String, RandomValue> {
    PartialIso<String, RandomValue>(
      apply: { .word($0) }, unapply: { if case .word(let word) = $0 { word } else { nil } })
  }
  fileprivate static var pair: PartialIso<(RandomValue, RandomValue), RandomValue> {
    PartialIso<(RandomValue, RandomValue), RandomValue>(
      apply: { .pair($0, $1) },
      unapply: { if case .pair(let left, let right) = $0 { (left, right) } else { nil } })
  }
  fileprivate static func alternative(_ number: Int) -> PartialIso<RandomValue, RandomValue> {
    PartialIso<RandomValue, RandomValue>(
      apply: { .alternative(number, $0) },
      unapply: { if case .alternative(number, let value) = $0 { value } else { nil } })
  }
  fileprivate static var even: PartialIso<RandomValue, RandomValue> {
    PartialIso<RandomValue, RandomValue>(
      apply: { $0.size % 2 == 0 ? $0 : nil }, unapply: { $0.size % 2 == 0 ? $0 : nil })
  }
}

// MARK: - Chance

extension SeededGenerator {
  fileprivate mutating func words(atMost count: Int) -> [String] {
    (0..<Int.random(in: 0...count, using: &self)).map { _ in
      ["a", "b", "1"].randomElement(using: &self)!
    }
  }

  fileprivate mutating func pattern(depth: Int) -> Pattern {
    switch Int.random(in: 0..<(depth > 0 ? 14 : 6), using: &self) {
    case 0, 1: .literal(["a", "b"].randomElement(using: &self)!)
    case 2: .anything
    case 3: .number
    case 4: Bool.random(using: &self) ? .rest : .any(printing: "b")
    case 5: .gap
    case 6..<10: .pair(pattern(depth: depth - 1), pattern(depth: depth - 1))
    case 10..<13:
      choice((0..<Int.random(in: 1...3, using: &self)).map { _ in pattern(depth: depth - 1) })
    default: .even(pattern(depth: depth - 1))
    }
  }

  private mutating func choice(_ alternatives: [Pattern]) -> Pattern {
    // Alternatives without a number capture values of one kind.
    let isSilent = alternatives.allSatisfy(\.isSilent)
    return .choice(
      alternatives,
      isNumbered: isSilent ? Bool.random(using: &self) : Int.random(in: 0..<3, using: &self) > 0)
  }

  fileprivate mutating func value(of pattern: Pattern) -> RandomValue {
    switch pattern {
    case .literal, .any, .gap: .nothing
    case .number: .word("1")
    case .anything: .word(["a", "b", "1"].randomElement(using: &self)!)
    case .rest: .words(words(atMost: 2))
    case .pair(let left, let right): pattern.joined(value(of: left), value(of: right))
    case .choice(let alternatives, let isNumbered):
      numbered(alternatives.indices.randomElement(using: &self)!, of: alternatives, isNumbered)
    case .even(let pattern): value(of: pattern)
    }
  }

  private mutating func numbered(
    _ number: Int, of alternatives: [Pattern], _ isNumbered: Bool
  ) -> RandomValue {
    let value = value(of: alternatives[number])
    return isNumbered ? .alternative(number, value) : value
  }
}

@Test(.timeLimit(.minutes(5))) func `random grammars read and print like a naive interpreter`() {
  var random = SeededGenerator()
  for _ in 0..<(runsLongTests ? 100_000 : 400) {
    let pattern = random.pattern(depth: 4)
    let parser = pattern.parser(isKnown: Bool.random(using: &random))
    for _ in 0..<4 {
      let words = random.words(atMost: 5)
      let whole = Bool.random(using: &random)
      let format = PathFormat(parser: parser)
      let path = Path(words: words[...])
      let value = whole ? format.match(path) : parser.parse(path)?.match
      #expect(
        value == pattern.match(words, whole: whole),
        "\(pattern) \(words) \(whole), seed \(random.seed)")
      for value in [value, random.value(of: pattern)].compactMap(\.self) {
        #expect(
          (whole ? format.print(value) : parser.print(value))?.words.map(\.self)
            == pattern.print(value, whole: whole),
          "\(pattern) \(value) \(whole), seed \(random.seed)")
      }
    }
  }
}
