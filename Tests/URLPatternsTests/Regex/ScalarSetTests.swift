import Foundation
import TestSupport
import Testing

@testable import URLPatterns

@Suite struct ScalarSetTests {
  @Test func `ranges that touch are joined, and what a class repeats is in it once`() throws {
    #expect(ScalarSet([5...7, 1...2, 3...3, 6...9, 8...8]) == ScalarSet([1...3, 5...9]))
    var parser = RegexParser("[\\wa\\sb\\w]")
    try parser.parse()
    #expect(parser.sets == [.union([ScalarSet("a"..."b"), .word, .whitespace])])
  }

  @Test func `the inverse of a set that ends before the last scalar contains it`() {
    let last = Regex(#"[^\u{0}-\u{10FFFE}]"#)
    #expect(last ~= "\u{10FFFF}")
    #expect(!(last ~= "\u{10FFFE}"))
  }

  /// Two planes, which contain all kinds of scalars, or all of Unicode.
  private func scalars(
    upTo last: UInt32 = runsLongTests ? 0x10FFFF : 0x1FFFF
  ) -> some Sequence<Unicode.Scalar> {
    (0...last).lazy.compactMap(Unicode.Scalar.init)
  }

  @Test(
    arguments: [
      ("Lu", .uppercaseLetter), ("Ll", .lowercaseLetter), ("Lt", .titlecaseLetter),
      ("Lm", .modifierLetter), ("Lo", .otherLetter), ("Mn", .nonspacingMark), ("Mc", .spacingMark),
      ("Me", .enclosingMark), ("Nd", .decimalNumber), ("Nl", .letterNumber), ("No", .otherNumber),
      ("Pc", .connectorPunctuation), ("Pd", .dashPunctuation), ("Ps", .openPunctuation),
      ("Pe", .closePunctuation), ("Pi", .initialPunctuation), ("Pf", .finalPunctuation),
      ("Po", .otherPunctuation), ("Sm", .mathSymbol), ("Sc", .currencySymbol),
      ("Sk", .modifierSymbol), ("So", .otherSymbol), ("Zs", .spaceSeparator),
      ("Zl", .lineSeparator), ("Zp", .paragraphSeparator), ("Cc", .control), ("Cf", .format),
      ("Cs", .surrogate), ("Co", .privateUse), ("Cn", .unassigned),
    ] as [(String, Unicode.GeneralCategory)])
  func `a category has its name in Unicode`(name: String, category: Unicode.GeneralCategory) {
    #expect(ScalarSet.property(named: name) == .property(.category([category])))
    #expect(ScalarSet.property(named: "\(category)") == .property(.category([category])))
  }

  /// The names of groups and the other names in PropertyValueAliases.txt and PropertyAliases.txt.
  @Test(arguments: [
    ("Letter", "L"), ("Mark", "M"), ("Combining_Mark", "M"), ("Number", "N"), ("digit", "Nd"),
    ("Punctuation", "P"), ("punct", "P"), ("Symbol", "S"), ("Separator", "Z"), ("Other", "C"),
    ("cntrl", "Cc"), ("Cased_Letter", "LC"), ("Alpha", "Alphabetic"), ("Upper", "Uppercase"),
    ("Lower", "Lowercase"), ("WSpace", "White_Space"), ("space", "White_Space"),
  ])
  func `each alias names the same set, in any spelling`(alias: String, name: String) throws {
    let set = try #require(ScalarSet.property(named: name))
    for alias in [alias, alias.uppercased(), alias.replacing("_", with: " "), "-\(alias)_"] {
      #expect(ScalarSet.property(named: alias) == set, "\(alias)")
    }
    #expect(ScalarSet.property(named: alias + "x") == nil)
  }

  // The second and the third have one of the three betas.
  @Test(arguments: [0x101...0xFFFF, 0x330...0x3B1, 0x3C0...0x441] as [ClosedRange<UInt32>])
  func `a large class has the case variants of its scalars without listing them`(
    large: ClosedRange<UInt32>
  ) {
    let folded = ScalarSet([large]).foldingCase
    for scalar in scalars() {
      var isIncluded = large.contains(scalar.value)
      if case .ranges(let variants) = ScalarSet(scalar...scalar).foldingCase {
        isIncluded = variants.contains { $0.overlaps(large) }
      }
      #expect(folded.contains(scalar) == isIncluded, "\(scalar)")
    }
  }

  @Test func `every scalar is in one group of categories`() throws {
    let groups = try ["L", "M", "N", "P", "S", "Z", "C"].map {
      try #require(ScalarSet.property(named: $0))
    }
    for scalar in scalars() where runsLongTests || scalar.value % 11 == 0 {
      #expect(groups.count { $0.contains(scalar) } == 1, "\(scalar)")
    }
  }

  @Test func `every scalar with case is in a block that's checked`() {
    let blocks = ScalarSet(Unicode.Scalar.blocksWithCase)
    for scalar in scalars() where scalar.properties.changesWhenCaseMapped {
      #expect(blocks.contains(scalar), "\(scalar.value)")
    }
  }

  @Test func `folding case twice adds nothing`() {
    for set in [ScalarSet.word, .inverted(.word), ScalarSet("k"..."k"), ScalarSet("à"..."ÿ")] {
      #expect(set.foldingCase.foldingCase == set.foldingCase)
    }
  }

  @Test func `words and white space contain all cases of their scalars`() {
    for set in [ScalarSet.word, .whitespace, .digit] {
      let folded = ScalarSet.ignoringCase(set)
      for scalar in scalars() where scalar.properties.changesWhenCaseMapped {
        #expect(set.contains(scalar) == folded.contains(scalar), "\(scalar)")
      }
    }
  }

  /// Checks all scalars with case in Foundation's version of Unicode.
  @Test func `case variants agree with NSRegularExpression`() throws {
    let assigned = try NSRegularExpression(pattern: "\\P{Cn}")
    let cased = scalars().filter { scalar in
      let text = String(scalar)
      let whole = NSRange(location: 0, length: text.utf16.count)
      return scalar.properties.changesWhenCaseMapped
        && assigned.firstMatch(in: text, range: whole) != nil
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
      let ours = ScalarSet(scalar...scalar).foldingCase
      #expect(cased.filter { ours.contains($0) } == found, "U+\(pattern)")
    }
    #expect(cased.count > 2_500)
  }
}

extension ScalarSet {
  init(_ ranges: ClosedRange<Unicode.Scalar>...) {
    self.init(ranges.map { $0.lowerBound.value...$0.upperBound.value })
  }
}
