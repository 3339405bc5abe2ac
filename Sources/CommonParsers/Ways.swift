/// A way through a grammar, as a grammar without choices.
package struct Way<Input: Monoid & Sendable>: Sendable {
  /// The alternative taken at each choice.
  package var choices: [Int]

  /// The grammar with only these alternatives.
  package var grammar: Grammar<Input>

  /// A description of the way, in the form of the input.
  package var template: Input { grammar.templates.joined }
}

extension Grammar {
  /// Returns at most `limit` ways through the grammar, in the order in which they're tried.
  package func ways(atMost limit: Int) -> [Way<Input>] {
    switch self {
    case .piece, .skip:
      return [Way(choices: [], grammar: self)]
    case .row(let parts):
      // Goes from the last part to the first: once there are enough ways, each earlier part contributes
      // only its first way.
      var rows: [[Way<Input>]] = [[]]
      for part in parts.reversed() {
        let ways = part.ways(atMost: rows.count < limit ? limit : 1)
        guard ways.count != 1 else {
          for index in rows.indices { rows[index].append(ways[0]) }
          continue
        }
        rows = Array(ways.lazy.flatMap { way in rows.lazy.map { $0 + [way] } }.prefix(limit))
      }
      return rows.map { Way(row: $0.reversed()) }
    case .choice(let alternatives):
      var ways: [Way<Input>] = []
      for (number, alternative) in alternatives.enumerated() where ways.count < limit {
        ways += alternative.ways(atMost: limit - ways.count).map { way in
          Way(choices: [number] + way.choices, grammar: way.grammar)
        }
      }
      return ways
    case .converted(let grammar, let conversion):
      return grammar.ways(atMost: limit).map { $0.converted(by: conversion) }
    case .repetition(let grammar, _):
      // Each round can go a different way, so the repetition as a whole counts as one way.
      return grammar.ways(atMost: 1).isEmpty ? [] : [Way(choices: [], grammar: self)]
    }
  }

  /// Returns the way that takes the given choices, as recorded by reading or writing, and removes them.
  package func way(taking choices: inout ArraySlice<Int>) -> Way<Input> {
    switch self {
    case .piece, .skip:
      return Way(choices: [], grammar: self)
    case .row(let parts):
      var row: [Way<Input>] = []
      for part in parts { row.append(part.way(taking: &choices)) }
      return Way(row: row)
    case .choice(let alternatives):
      let number = choices.removeFirst()
      let way = alternatives[number].way(taking: &choices)
      return Way(choices: [number] + way.choices, grammar: way.grammar)
    case .converted(let grammar, let conversion):
      return grammar.way(taking: &choices).converted(by: conversion)
    case .repetition(let grammar, _):
      for _ in 0..<choices.removeFirst() { _ = grammar.way(taking: &choices) }
      return Way(choices: [], grammar: self)
    }
  }

  /// The description of each piece; a repetition counts as one piece.
  package var templates: [Input] {
    switch self {
    case .piece(let piece), .skip(let piece, _): return [piece.template]
    case .converted(let grammar, _): return grammar.templates
    case .row(let parts), .choice(let parts):
      var templates: [Input] = []
      for part in parts { templates += part.templates }
      return templates
    case .repetition(let grammar, _):
      return [grammar.ways(atMost: 1).first?.template ?? .empty]
    }
  }

  /// The outline of each way, or nil if there are too many ways or too many levels of nested grammars.
  package var outlines: [Outline]? {
    let limit = 64
    return wayCount(atMost: limit, levels: 128).map { ways(atMost: $0).map(\.grammar.outline) }
  }

  /// Returns the number of ways, or nil if there are more than `limit`, or more than `levels` levels of
  /// nested grammars.
  private func wayCount(atMost limit: Int, levels: Int) -> Int? {
    guard levels > 0 else { return nil }
    var count = 1
    switch self {
    case .piece, .skip: break
    case .converted(let grammar, _): return grammar.wayCount(atMost: limit, levels: levels - 1)
    case .repetition(let grammar, _):
      return grammar.wayCount(atMost: limit, levels: levels - 1).map { min($0, 1) }
    case .row(let parts):
      for part in parts {
        guard let ways = part.wayCount(atMost: limit, levels: levels - 1) else { return nil }
        count *= ways
        if count > limit { return nil }
      }
    case .choice(let alternatives):
      count = 0
      for alternative in alternatives {
        guard let ways = alternative.wayCount(atMost: limit - count, levels: levels - 1)
        else { return nil }
        count += ways
      }
    }
    return count > limit ? nil : count
  }

  /// Returns a grammar for each alternative of the table at the end of this one, and of the tables within it.
  ///
  /// - Parameter table: Returns the alternatives of a table, or nil for any other grammar.
  package func alternatives(ofTables table: (Grammar) -> [Grammar]?) -> [Grammar] {
    if let alternatives = table(self) {
      return alternatives.flatMap { $0.alternatives(ofTables: table) }
    }
    switch self {
    case .row(let parts):
      guard let last = parts.last else { return [self] }
      return last.alternatives(ofTables: table).map { .row(parts.dropLast() + $0.parts) }
    case .converted(let grammar, let conversion):
      return grammar.alternatives(ofTables: table).map { .converted($0, conversion) }
    case .piece, .choice, .skip, .repetition: return [self]
    }
  }

  /// The outline of a grammar without choices.
  private var outline: Outline {
    switch self {
    case .piece(let piece), .skip(let piece, _): return piece.outline
    case .row(let parts):
      var outline = Outline()
      for part in parts { outline = outline + part.outline }
      return outline
    case .converted(let grammar, let conversion):
      return conversion.isTotal ? grammar.outline : grammar.outline.inexact
    case .choice, .repetition: return .unknown
    }
  }
}

extension Way {
  fileprivate init(row: [Way]) {
    self.init(
      choices: row.flatMap(\.choices), grammar: .row(row.flatMap(\.grammar.parts)))
  }

  fileprivate func converted(by conversion: Conversion) -> Way {
    Way(choices: choices, grammar: .converted(grammar, conversion))
  }
}
