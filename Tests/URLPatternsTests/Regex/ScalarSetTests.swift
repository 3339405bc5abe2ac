import Foundation
import TestSupport
import Testing

@testable import URLPatterns

@Suite struct ScalarSetTests {
  @Test func `ranges that touch are joined`() {
    #expect(ScalarSet([5...7, 1...2, 3...3, 6...9]) == ScalarSet([1...3, 5...9]))
    #expect(ScalarSet([]) == ScalarSet.empty)
    #expect(ScalarSet([0...0x10FFFF]) == ScalarSet.all)
  }

  @Test func `a set and its inverse are disjoint and cover everything`() {
    for set in [ScalarSet.empty, .all, ScalarSet("a"), ScalarSet([0...5, 9...0x10FFFF]), .word] {
      #expect(set.inverted.inverted == set)
      #expect(set.union(set.inverted) == .all)
      for value: UInt32 in [0, 5, 6, 8, 9, 0x60, 0x61, 0x62, 0x10FFFF] {
        #expect(set.contains(value) != set.inverted.contains(value))
      }
    }
  }

  /// The scalars that are checked one by one: two planes, which contain all kinds, or all of
  /// Unicode.
  private static let looked = UInt32(0)...(runsLongTests ? 0x10FFFF : 0x1FFFF)

  /// Returns all of these scalars for which `holds` is true.
  private func scalars(_ holds: (Unicode.Scalar.Properties) -> Bool) -> ScalarSet {
    var ranges: [ClosedRange<UInt32>] = []
    for value in Self.looked {
      guard let scalar = Unicode.Scalar(value), holds(scalar.properties) else { continue }
      if let last = ranges.last, last.upperBound + 1 == value {
        ranges[ranges.count - 1] = last.lowerBound...value
      } else {
        ranges.append(value...value)
      }
    }
    return ScalarSet(ranges)
  }

  /// Returns the scalars of a set that are among these.
  private func looked(_ set: ScalarSet) -> ScalarSet {
    ScalarSet(set.ranges.filter { $0.overlaps(Self.looked) }.map { $0.clamped(to: Self.looked) })
  }

  @Test func `the inverse of a set that ends before the last scalar contains it`() {
    let last = Regex(#"[^\u{0}-\u{10FFFE}]"#)
    #expect(last ~= "\u{10FFFF}")
    #expect(!(last ~= "\u{10FFFE}"))
  }

  @Test func `digits, words, and white space agree with the standard library`() {
    #expect(looked(.digit) == scalars { $0.generalCategory == .decimalNumber })
    #expect(looked(.whitespace) == scalars { $0.isWhitespace })
    let word = scalars {
      switch $0.generalCategory {
      case .nonspacingMark, .spacingMark, .enclosingMark, .decimalNumber, .connectorPunctuation:
        true
      default: $0.isAlphabetic || $0.isJoinControl
      }
    }
    #expect(looked(.word) == word)
  }

  @Test func `categories agree with the standard library`() throws {
    #expect(
      looked(try #require(ScalarSet.property(named: "Lu")))
        == scalars { $0.generalCategory == .uppercaseLetter })
    #expect(
      looked(try #require(ScalarSet.property(named: "Lo")))
        == scalars { $0.generalCategory == .otherLetter })
    // Surrogates aren't scalars.
    #expect(
      looked(try #require(ScalarSet.property(named: "Cn")))
        == scalars { $0.generalCategory == .unassigned })
    let categories = ["L", "M", "N", "P", "S", "Z", "C"].compactMap {
      ScalarSet.property(named: $0)
    }
    #expect(categories.reduce(ScalarSet.empty) { $0.union($1) } == .all)
  }

  @Test func `every scalar with case is checked`() {
    let cased = scalars { $0.changesWhenCaseMapped }
    #expect(ScalarSet(ScalarSet.assignedBlocks).union(cased) == ScalarSet(ScalarSet.assignedBlocks))
  }

  @Test func `folding case twice adds nothing`() {
    for set in [ScalarSet.word, ScalarSet("k"), ScalarSet([0x41...0x5A]), ScalarSet("ß")] {
      #expect(set.foldingCase.foldingCase == set.foldingCase)
    }
    #expect(ScalarSet.word.foldingCase == .word)
    #expect(ScalarSet.whitespace.foldingCase == .whitespace)
  }

  /// Checks all scalars with case in Foundation's version of Unicode.
  @Test func `case variants agree with NSRegularExpression`() throws {
    let assigned = try NSRegularExpression(pattern: "\\P{Cn}")
    let cased = scalars {
      $0.changesWhenCaseMapped
    }.ranges.joined().compactMap(Unicode.Scalar.init).filter { scalar in
      let text = String(scalar)
      let whole = NSRange(location: 0, length: text.utf16.count)
      return assigned.firstMatch(in: text, range: whole) != nil
    }
    let text = String(String.UnicodeScalarView(cased))
    let whole = NSRange(location: 0, length: text.utf16.count)
    // Neighbors are mostly of the same kind.
    for scalar in stride(from: 0, to: cased.count, by: runsLongTests ? 1 : 7).map({ cased[$0] }) {
      let pattern = "[\\x{\(String(scalar.value, radix: 16))}]"
      let reference = try NSRegularExpression(pattern: pattern, options: .caseInsensitive)
      let found = reference.matches(in: text, range: whole).map { match in
        text.unicodeScalars[String.Index(utf16Offset: match.range.location, in: text)]
      }
      let ours = ScalarSet(scalar).foldingCase
      #expect(cased.filter { ours.contains($0.value) } == found, "U+\(pattern)")
    }
    #expect(cased.count > 2_500)
  }
}

extension ScalarSet {
  fileprivate static let empty = ScalarSet([])

  fileprivate func union(_ other: ScalarSet) -> ScalarSet {
    ScalarSet(ranges + other.ranges)
  }
}
