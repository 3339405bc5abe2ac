extension Unicode.Scalar {
  /// What the scalar becomes where upper and lower case are not told apart: its full case folding
  /// (The Unicode Standard, section 3.13, "Default Case Folding").
  ///
  /// The standard library has Unicode's case mappings, but not its case folding. Lower, upper and
  /// lower case again, each scalar by itself, make equal what case folding makes equal: `ẞ` becomes
  /// `ß`, `SS`, `ss`, and `ς` becomes `ς`, `Σ`, `σ`. The one exception is below. (Cherokee letters
  /// become small here and capital in CaseFolding.txt, but the same ones become equal.)
  var caseFolding: String {
    // The dotless i has the upper case I. Only the foldings for Turkic languages, which are not
    // followed here, make the two equal (CaseFolding.txt, status T).
    guard value != 0x131, properties.changesWhenCaseMapped else { return String(self) }
    let upperCase = properties.lowercaseMapping.unicodeScalars
      .map(\.properties.uppercaseMapping).joined()
    return upperCase.unicodeScalars.map(\.properties.lowercaseMapping).joined()
  }
}

extension String {
  /// The text folded so that texts which differ in case alone become canonically equivalent, and
  /// so equal as strings.
  ///
  /// This is `toCasefold(NFD(X))` of the standard's definition of a canonical caseless match (D145
  /// in section 3.13), up to canonical equivalence. As the standard notes there, normalizing first
  /// makes a difference for the small iota below a letter only. It is a mark (U+0345), or part of a
  /// letter such as `ᾳ`, and it is folded to the letter `ι`. As a mark it may stand anywhere among
  /// the marks of its letter; normalizing puts it behind all of them. So its `ι` waits here until
  /// the marks are over.
  var caseFolded: String {
    if utf8.allSatisfy(UTF8.isASCII) { return lowercased() }
    var folded = ""
    var waitingIotas = 0
    for scalar in unicodeScalars {
      if !scalar.isMark {
        folded += String(repeating: "ι", count: waitingIotas)
        waitingIotas = 0
      }
      guard scalar.properties.changesWhenCaseMapped else {
        folded.unicodeScalars.append(scalar)
        continue
      }
      var folding = scalar.caseFolding.unicodeScalars
      if scalar.value == 0x345 || folding.count > 1 && folding.last == "ι" {
        folding.removeLast()
        waitingIotas += 1
      }
      folded.unicodeScalars += folding
    }
    return folded + String(repeating: "ι", count: waitingIotas)
  }
}

extension Unicode.Scalar {
  /// Whether the scalar belongs to the letter before it when a text is normalized.
  fileprivate var isMark: Bool {
    // Three Tibetan vowel signs are not reordered themselves, but decompose to marks that are.
    properties.canonicalCombiningClass != .notReordered || [0xF73, 0xF75, 0xF81].contains(value)
  }
}
