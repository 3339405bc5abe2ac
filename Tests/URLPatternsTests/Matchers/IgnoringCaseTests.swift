import Foundation
import TestSupport
import Testing

@testable import URLPatterns

@Suite struct IgnoringCaseTests {
  @Test(
    arguments: [
      ("Users", "users", true), ("users", "USERS", true), ("users", "user", false),
      ("users", "userz", false), ("", "", true), ("a", "", false),
      ("@[`{", "@[`{", true), ("@", "`", false), ("[", "{", false), ("\u{7F}", "_", false),
      ("ÜBER", "über", true), ("straße", "STRASSE", true), ("ẞ", "ss", true), ("ﬃ", "FFI", true),
      ("ΟΔΟΣ", "οδος", true), ("οδοσ", "οδος", true), ("οδος", "οδός", false), ("ꭰ", "Ꭰ", true),
      ("k", "\u{212A}", true), ("kk", "k\u{212A}", true), ("k", "k\u{301}", false),
      ("é", "E\u{301}", true), ("e", "é", false), (";", "\u{37E}", true), ("users", "日本", false),
      // The Turkish letters i are different letters.
      ("admin", "admın", false), ("i", "İ", false), ("I", "ı", false), ("ı", "İ", false),
      // The order of marks makes no difference.
      ("ᾳ", "αι", true), ("ᾳ\u{301}", "ά\u{345}", true), ("α\u{345}\u{F73}", "αι\u{F73}", false),
      ("α\u{345}\u{301}", "α\u{301}\u{345}", true), ("ᾳ\u{301}", "α\u{301}\u{345}", true),
      ("α\u{345}\u{F73}", "α\u{F71}\u{F72}\u{345}", true),
      ("Ι\u{345}\u{345}", "ι\u{345}\u{345}", true),
    ] as [(String, String, Bool)])
  func `letters are compared without case`(pattern: String, element: String, matches: Bool) {
    #expect((IgnoringCase(pattern) ~= element) == matches)
    #expect((IgnoringCase(element) ~= pattern) == matches)
    #expect((IgnoringCase(pattern) == IgnoringCase(element)) == matches)
    if matches {
      #expect(IgnoringCase(pattern).hashValue == IgnoringCase(element).hashValue)
    }
  }

  @Test func `it agrees with a regex that ignores case on every scalar`() {
    var cased: [Unicode.Scalar] = []
    var uncased = String.UnicodeScalarView()
    // The later planes have no letters with case.
    let last: UInt32 = runsLongTests ? 0x10FFFF : 0x1FFFF
    for scalar in (0...last).lazy.compactMap(Unicode.Scalar.init) {
      if scalar.properties.changesWhenCaseMapped {
        cased.append(scalar)
      } else {
        uncased.append(scalar)
      }
    }

    // Both leave scalars without case unchanged, and these aren't variants of scalars with case.
    #expect(uncased.elementsEqual(String(uncased).caseFolded.unicodeScalars))
    let uncasedSet = ScalarSet(uncased.map { $0.value...$0.value })
    let folded = uncasedSet.foldingCase
    #expect(uncased.allSatisfy(folded.contains) && !cased.contains(where: folded.contains))
    let foldings = Set(cased.map { String($0).caseFolded })
    #expect(!uncased.contains { foldings.contains(String($0)) })

    // Mapping the whole text gives the same result as mapping its scalars.
    let differing = cased.filter {
      !String($0).caseFolded.unicodeScalars.elementsEqual($0.caseFolding.unicodeScalars)
    }
    #expect(differing.isEmpty, "\(differing)")

    // Scalars with case are equal if a regex or `String` says so, or both in turn.
    let groups = Dictionary(grouping: cased) { IgnoringCase(String($0)) }
    #expect(groups.count > 1_300)
    for group in groups.values {
      var equalToFirst = [group[0]]
      var others = Set(group.dropFirst())
      var index = 0
      while index < equalToFirst.count {
        let text = String(equalToFirst[index])
        let regex = Regex("(?i)\(text)")
        let found = others.filter { regex ~= String($0) || text == String($0) }
        #expect(found.allSatisfy { IgnoringCase(text) ~= String($0) })
        equalToFirst += found
        others.subtract(found)
        index += 1
      }
      #expect(others.isEmpty, "a regex tells these apart: \(group)")
      // A regex matches no others.
      for scalar in group {
        guard case .ranges(let variants) = ScalarSet(scalar...scalar).foldingCase else { break }
        #expect(variants.joined().allSatisfy { variant in group.contains { $0.value == variant } })
      }
    }
  }

  @Test(arguments: [
    ("strasse.de", "stra%C3%9Fe.de"), ("k.org", "%E2%84%AA.org"), ("s.org", "%C5%BF.org"),
    ("%C3%A9.org", "e%CC%81.org"), ("%C3%A9.org", "%C3%89.org"),
  ])
  func `of a host, only the case of ASCII letters is ignored`(one: String, other: String) throws {
    for (one, other) in [(one, other), (other, one)] {
      let host = IgnoringCase(try #require(one.removingPercentEncoding))
      let anywhere = OneOf(host, Prefixed("x", host), Suffixed(host, ".x"))
      for written in [one, "X\(one)", "\(one).X"] {
        #expect(URL(string: "https://\(written)/a")?.has(host: anywhere) == true)
      }
      for written in [other, "X\(other)", "\(other).X"] {
        #expect(URL(string: "https://\(written)/a")?.has(host: anywhere) == false)
      }
      #expect(URL(string: "https://\(other)/a")?.has(host: host) == false)
    }
    #expect(URL(string: "HTTPS://Strasse.DE")?.has(scheme: IgnoringCase("Https")) == true)
    #expect(URL(string: "HTTPS://Strasse.DE")?.has(host: IgnoringCase("sTRASSE.de")) == true)
  }

  @Test func `an address in brackets is a host that ignores case`() {
    #expect(URL(string: "http://[fe80::1]/")!.has(host: IgnoringCase("[FE80::1]")))
  }

  /// The standard's definition, with Foundation's normalization: `NFD(toCasefold(NFD(X)))`.
  ///
  /// Foundation doesn't reorder the decomposition of U+0F73, so it's not among the pieces below.
  private func reference(_ text: String) -> [Unicode.Scalar] {
    let folded = text.decomposedStringWithCanonicalMapping.unicodeScalars.map(\.caseFolding)
      .joined()
    return Array(folded.decomposedStringWithCanonicalMapping.unicodeScalars)
  }

  @Test func `two texts are equal if they're a canonical caseless match`() {
    let pieces = [
      "α", "Α", "ᾳ", "ᾼ", "ά", "ι", "Ι", "\u{345}", "\u{1FBE}", "ΐ", "\u{1FD3}", "\u{301}",
      "\u{308}", "\u{344}", "\u{323}", "\u{307}", "\u{F71}", "s", "S", "ß", "Σ", "ς",
      "ẞ", "ſ", "k", "\u{212A}", "i", "I", "ı", "İ", "ﬀ", "f", "日", "1",
    ]
    var random = SeededGenerator()
    let seed = random.seed
    var equal = 0
    for _ in 0..<(runsLongTests ? 100_000 : 2_000) {
      let count = Int.random(in: 0...4, using: &random)
      let parts = (0..<count).map { _ in pieces.randomElement(using: &random)! }
      let one = parts.joined()
      let other =
        switch Int.random(in: 0..<6, using: &random) {
        case 0: parts.shuffled(using: &random).joined()
        case 1: one.uppercased()
        case 2: one.lowercased()
        case 3: one.decomposedStringWithCanonicalMapping
        case 4: String(String.UnicodeScalarView(reference(one)))
        default: (0..<count).map { _ in pieces.randomElement(using: &random)! }.joined()
        }
      let expected = reference(one) == reference(other)
      if expected { equal += 1 }
      let (left, right) = (IgnoringCase(one), IgnoringCase(other))
      #expect(
        (left == right) == expected,
        "seed \(seed): \(one.unicodeScalars.map(\.value)), \(other.unicodeScalars.map(\.value))")
      #expect((left ~= other) == expected && (right ~= one) == expected, "seed \(seed)")
      #expect(one != other || left == right, "seed \(seed)")
      if expected { #expect(left.hashValue == right.hashValue, "seed \(seed): \(one), \(other)") }
    }
    #expect(equal > 1_000)
  }
}
