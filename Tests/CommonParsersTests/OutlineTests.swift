import CommonParsers
import TestSupport
import Testing

@testable import CommonParsers

private typealias Pieces = [Outline.Piece]

private let texts = ["a", "b", "1", "true"]

/// All rows of up to four texts.
private let rows: [[String]] = (0...4).flatMap { count in
  (0..<count).reduce([[]]) { rows, _ in rows.flatMap { row in texts.map { row + [$0] } } }
}

/// Whether a row of texts is of the pieces, by definition.
private func isOf(_ pieces: ArraySlice<Outline.Piece>, _ row: ArraySlice<String>) -> Bool {
  guard let piece = pieces.first else { return row.isEmpty }
  let rest = pieces.dropFirst()
  if piece == .gap { return (0...row.count).contains { isOf(rest, row.dropFirst($0)) } }
  guard let text = row.first else { return false }
  let isOne =
    switch piece {
    case .literal(let literal): literal == text
    case .value(.int): Int(text) != nil
    case .value(.bool): Bool(text) != nil
    default: true
    }
  return isOne && isOf(rest, row.dropFirst())
}

@Test func `outlines cover and overlap as their rows of texts do`() {
  let kinds: Pieces = [
    .literal("a"), .literal("1"), .value(.int), .value(.bool), .anything, .gap, .gap,
  ]
  var random = SeededGenerator()
  for _ in 0..<1_000 {
    let (one, other) = (
      (0..<Int.random(in: 0...4, using: &random)).map { _ in kinds.randomElement(using: &random)! },
      (0..<Int.random(in: 0...4, using: &random)).map { _ in kinds.randomElement(using: &random)! }
    )
    let (ofOne, ofOther) = (
      rows.filter { isOf(one[...], $0[...]) }, rows.filter { isOf(other[...], $0[...]) }
    )
    if one.covers(other) {
      #expect(ofOther.allSatisfy(ofOne.contains), "\(one) \(other), seed \(random.seed)")
    }
    if !one.overlaps(other) {
      #expect(!ofOther.contains(where: ofOne.contains), "\(one) \(other), seed \(random.seed)")
    }
    #expect(one.overlaps(other) == other.overlaps(one), "\(one) \(other), seed \(random.seed)")
    #expect(one.covers(one) && [.gap].covers(one), "\(one), seed \(random.seed)")
  }
}

@Test(
  arguments: [
    ([.gap, .literal("a")], [.literal("b"), .literal("a")], true),
    ([.gap, .literal("a")], [.gap, .anything, .gap, .literal("a")], true),
    ([.anything, .gap], [.anything, .gap, .literal("a")], true),
    ([.anything, .gap], [.gap], false),
    ([.value(.int)], [.literal("1")], true), ([.value(.int)], [.literal("a")], false),
    ([.value(.int)], [.value(.bool)], false),
  ] as [(Pieces, Pieces, Bool)])
private func `an outline covers another`(one: Pieces, other: Pieces, covers: Bool) {
  #expect(one.covers(other) == covers)
}

@Test func `a row reads back what it prints unless one part takes what is another's`() {
  let word = Outline(reads: [.literal("a")])
  let end = Outline(isEnd: true)
  let named = Outline(names: ["q"])
  #expect((word + word).readsBack)
  #expect((word + end).readsBack)
  #expect(!(end + word).readsBack)
  #expect((end + named).readsBack)
  #expect(!(named + named).readsBack)
  #expect(!(word + .unknown).readsBack)
}
