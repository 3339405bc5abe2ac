/// A matcher that ignores case.
///
/// ```swift
/// switch Counted(path: "/USERS/7") {
/// case .N2(IgnoringCase("users"), let id): print(id)
/// default: print("no such page")
/// }
/// // 7
/// ```
///
/// To ignore case in a whole table, match `path.map { $0.lowercased() }`.
///
/// Two strings match if they're a canonical caseless match (The Unicode Standard, section 3.13,
/// definition D145), which doesn't depend on a language: `"STRASSE"` matches `"straße"`, and
/// `"ΟΔΟΣ"` matches `"οδος"` but not `"οδός"`. `"admin"` doesn't match `"admın"`, because the
/// dotless i is the lower case of `I` only in Turkic languages.
///
/// In a scheme or a host, as in `url.has(host:)`, only the case of ASCII letters is ignored. A
/// label of `countedHostLabels()` is an element, so write it as a string in lower case.
///
/// - Note: Like `==` on strings, this matches canonically equivalent texts, such as `é` written as
///   one scalar and as two. It also folds `ß` to `ss`. ``Regex`` does neither, because it compares
///   scalar by scalar. Apart from that, both agree on single scalars: `k` also matches the Kelvin
///   sign, U+212A, and `s` the long s, `ſ`. To ignore the case of ASCII letters only, list both
///   cases: `Regex("[Uu][Ss][Ee][Rr][Ss]")`.
public struct IgnoringCase: PatternMatching, Hashable, Sendable {
  @usableFromInline package let text: String

  /// Creates a matcher for elements that equal `text`, ignoring case.
  @inlinable
  public init(_ text: String) {
    self.text = text
  }

  /// Returns whether `element` equals the pattern's text, ignoring case.
  ///
  /// ```swift
  /// IgnoringCase("STRASSE") ~= "straße"  // true
  /// ```
  public static func ~= (pattern: IgnoringCase, element: String) -> Bool {
    var folded: String?
    return pattern.matches(element, folded: &folded)
  }

  /// Does the same, and keeps the pattern's text with its case folded, for other elements.
  func matches(_ element: String, folded: inout String?) -> Bool {
    let isEqual = text.withUTF8Span { text in
      element.withUTF8Span { text.equalsIgnoringCase($0) }
    }
    if let isEqual { return isEqual }
    // Folding the case of a text and normalizing it each change its length at most threefold, so
    // the lengths of two texts that match differ at most 81-fold. Any longer text isn't folded for
    // each row of a table.
    guard element.utf8.count <= 81 * text.utf8.count, text.utf8.count <= 81 * element.utf8.count
    else { return false }
    let foldedText = folded ?? text.caseFolded
    folded = foldedText
    return element.caseFolded.isEquivalent(to: foldedText)
  }

  /// Returns whether the pattern's text equals a scheme or a host, ignoring only the case of ASCII
  /// letters, because `straße.de` isn't `strasse.de`.
  public static func _matches(_ pattern: IgnoringCase, name: String) -> Bool {
    String._matches(pattern.text, name: name)
  }

  /// Returns whether both matchers match the same elements.
  public static func == (left: IgnoringCase, right: IgnoringCase) -> Bool {
    left ~= right.text
  }

  /// Hashes the text with its case folded.
  public func hash(into hasher: inout Hasher) {
    text.caseFolded.hashEquivalent(into: &hasher)
  }
}

extension Span<UInt8> {
  /// Returns whether both texts are equal except for the case of ASCII letters, or nil if that
  /// depends on scalars outside ASCII.
  ///
  /// The first difference between two ASCII bytes decides, whatever follows, because folding and
  /// normalizing don't move ASCII characters.
  fileprivate func equalsIgnoringCase(_ other: Span<UInt8>) -> Bool? {
    for i in 0..<Swift.min(count, other.count) {
      let (left, right) = (self[i], other[i])
      guard left | right < 0x80 else { return nil }
      guard left == right || lowercased(left) == lowercased(right) else { return false }
    }
    // The rest of the longer text doesn't fold to nothing.
    return count == other.count
  }
}

extension String {
  /// The text with its case folded, so that texts that differ only in case become canonically
  /// equivalent, and therefore equal as strings.
  ///
  /// This is `toCasefold(NFD(X))` in the standard's definition of a canonical caseless match (D145
  /// in section 3.13), up to canonical equivalence. As the standard notes there, normalizing first
  /// only makes a difference for the small iota below a letter, which is either a mark (U+0345) or
  /// part of a letter such as `ᾳ`. It's folded to the letter `ι`. The mark can come anywhere among
  /// the marks of its letter, and normalizing moves it to the end. That's why its `ι` is added
  /// here only after the last mark.
  package var caseFolded: String {
    if utf8.allSatisfy(UTF8.isASCII) { return lowercased() }
    // An array, because appending sequences to a UnicodeScalarView takes quadratic time.
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
      var folding = Array(scalar.caseFolding.unicodeScalars)
      if scalar.value == 0x345 || folding.count > 1 && folding.last == "ι" {
        folding.removeLast()
        waitingIotas += 1
      }
      folded += folding
    }
    folded.append(contentsOf: repeatElement("ι", count: waitingIotas))
    return String(UnicodeScalarView(folded))
  }
}

extension Unicode.Scalar {
  /// The scalar's full case folding, in which upper and lower case are the same (The Unicode
  /// Standard, section 3.13, "Default Case Folding").
  ///
  /// The standard library has Unicode's case mappings, but not its case folding. Mapping to lower,
  /// upper, and lower case again makes the same scalars equal as case folding does: `ẞ` becomes
  /// `ß`, `SS`, `ss`, and `ς` becomes `ς`, `Σ`, `σ`. The only exception is the dotless i, below.
  /// Cherokee letters end up in lower case here and in upper case in CaseFolding.txt, but the same
  /// letters become equal.
  var caseFolding: String {
    // The upper case of the dotless i is I. Only the foldings for Turkic languages
    // (CaseFolding.txt, status T), which this doesn't follow, make the two equal.
    value == 0x131 ? String(self) : String(self).lowercased().uppercased().lowercased()
  }

  /// Whether the scalar is attached to the letter before it when a text is normalized.
  fileprivate var isMark: Bool {
    // Three Tibetan vowel signs aren't reordered themselves, but decompose to marks that are.
    properties.canonicalCombiningClass != .notReordered || [0xF73, 0xF75, 0xF81].contains(value)
  }
}
