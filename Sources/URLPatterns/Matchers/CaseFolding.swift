extension Unicode.Scalar {
  /// What the scalar becomes where upper and lower case are not told apart: its full case folding
  /// (The Unicode Standard, section 3.13, "Default Case Folding").
  ///
  /// The standard library has Unicode's case mappings, but not its case folding. Lower, upper and
  /// lower case again make equal what case folding makes equal: `ẞ` becomes `ß`, `SS`, `ss`, and `ς`
  /// becomes `ς`, `Σ`, `σ`. The dotless i is the one exception, below. Cherokee letters become small here
  /// and capital in CaseFolding.txt, but the same ones become equal.
  var caseFolding: String {
    // The dotless i has the upper case I. Only the foldings for Turkic languages, which are not
    // followed here, make the two equal (CaseFolding.txt, status T).
    value == 0x131 ? String(self) : String(self).lowercased().uppercased().lowercased()
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
    // Mapping the whole text is eight times as fast as mapping scalar by scalar.
    guard unicodeScalars.contains(where: { $0.isFoldedByItself }) else {
      return utf8.allSatisfy(UTF8.isASCII) ? lowercased() : uppercased().lowercased()
    }
    // An array, as appending sequences to a UnicodeScalarView takes quadratic time.
    var folded: [Unicode.Scalar] = []
    var waitingIotas = 0
    for scalar in unicodeScalars {
      if !scalar.isMark {
        folded.append(contentsOf: repeatElement("ι", count: waitingIotas))
        waitingIotas = 0
      }
      guard scalar.properties.changesWhenCaseMapped else {
        folded.append(scalar)
        continue
      }
      var folding = scalar.caseFolding.unicodeScalars
      if scalar.value == 0x345 || folding.count > 1 && folding.last == "ι" {
        folding.removeLast()
        waitingIotas += 1
      }
      folded.append(contentsOf: folding)
    }
    folded.append(contentsOf: repeatElement("ι", count: waitingIotas))
    return String(UnicodeScalarView(folded))
  }
}

extension Unicode.Scalar {
  /// Whether the scalar is `ı`, `ẞ`, the small iota, or in the block of the letters that include it.
  ///
  /// For all others, upper and then lower case are enough.
  fileprivate var isFoldedByItself: Bool {
    value == 0x131 || value == 0x1E9E || value == 0x345 || (0x1F80...0x1FFF).contains(value)
  }

  /// Whether the scalar belongs to the letter before it when a text is normalized.
  fileprivate var isMark: Bool {
    // Three Tibetan vowel signs are not reordered themselves, but decompose to marks that are.
    properties.canonicalCombiningClass != .notReordered || [0xF73, 0xF75, 0xF81].contains(value)
  }
}
