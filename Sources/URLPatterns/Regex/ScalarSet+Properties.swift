/// The sets that `\d`, `\w`, `\s`, and `\p{…}` name.
///
/// The first three are those of Unicode Technical Standard #18, annex C, as in the standard
/// library's `Regex` and in `NSRegularExpression`.
extension ScalarSet {
  /// `\d`: the decimal digits of every script (general category Nd).
  static let digit = ScalarSet.property(.category([.decimalNumber]))
  /// `\s`: White_Space.
  static let whitespace = ScalarSet.property(.whitespace)
  /// `\w`: letters, marks, decimal digits, connector punctuation, and the two joiners.
  static let word = ScalarSet.property(.word)

  /// A property that the standard library knows of each scalar.
  enum Property: Hashable, Sendable {
    case alphabetic, uppercase, lowercase, whitespace, word
    case category([Unicode.GeneralCategory])

    func contains(_ scalar: Unicode.Scalar) -> Bool {
      let properties = scalar.properties
      return switch self {
      case .alphabetic: properties.isAlphabetic
      case .uppercase: properties.isUppercase
      case .lowercase: properties.isLowercase
      case .whitespace: properties.isWhitespace
      case .word:
        properties.isAlphabetic || properties.isJoinControl
          || Self.wordCategories.contains(properties.generalCategory)
      case .category(let categories): categories.contains(properties.generalCategory)
      }
    }

    private static let wordCategories: [Unicode.GeneralCategory] = [
      .nonspacingMark, .spacingMark, .enclosingMark, .decimalNumber, .connectorPunctuation,
    ]
  }

  /// Returns the set that `\p{name}` names: a general category or a binary property.
  static func property(named name: String) -> ScalarSet? {
    // All names are short, and comparing strings takes time that grows with the square of their
    // combining marks.
    guard name.utf8.count <= 100 else { return nil }
    let folded = String(name.asciiLowercased.filter { $0 != "_" && $0 != " " && $0 != "-" })
    switch folded {
    case "any": return .inverted(.ranges([]))
    case "assigned": return .inverted(.property(.category([.unassigned])))
    case "ascii": return .ranges([0...0x7F])
    case "alphabetic", "alpha": return .property(.alphabetic)
    case "uppercase", "upper": return .property(.uppercase)
    case "lowercase", "lower": return .property(.lowercase)
    case "whitespace", "space", "wspace": return whitespace
    case "lc", "casedletter":
      return .property(.category([.uppercaseLetter, .lowercaseLetter, .titlecaseLetter]))
    default:
      let name = aliases[folded] ?? folded
      let short = categories.filter { $0.key.hasPrefix(name) }
      // A long name is what the standard library calls the case.
      let included =
        short.isEmpty ? categories.filter { "\($0.value)".lowercased() == name } : short
      return name.isEmpty || included.isEmpty
        ? nil : .property(.category(included.map { $0.value }))
    }
  }

  /// Names of groups of categories, which begin with the same letter, and other names of
  /// categories.
  private static let aliases = [
    "letter": "l", "mark": "m", "combiningmark": "m", "number": "n", "digit": "nd",
    "punctuation": "p", "punct": "p", "symbol": "s", "separator": "z", "other": "c", "cntrl": "cc",
  ]

  /// Unicode's general categories, whose names in the standard library are the long names in
  /// PropertyValueAliases.txt.
  private static let categories: KeyValuePairs<String, Unicode.GeneralCategory> = [
    "lu": .uppercaseLetter, "ll": .lowercaseLetter, "lt": .titlecaseLetter, "lm": .modifierLetter,
    "lo": .otherLetter, "mn": .nonspacingMark, "mc": .spacingMark, "me": .enclosingMark,
    "nd": .decimalNumber, "nl": .letterNumber, "no": .otherNumber, "pc": .connectorPunctuation,
    "pd": .dashPunctuation, "ps": .openPunctuation, "pe": .closePunctuation,
    "pi": .initialPunctuation, "pf": .finalPunctuation, "po": .otherPunctuation, "sm": .mathSymbol,
    "sc": .currencySymbol, "sk": .modifierSymbol, "so": .otherSymbol, "zs": .spaceSeparator,
    "zl": .lineSeparator, "zp": .paragraphSeparator, "cc": .control, "cf": .format,
    "cs": .surrogate, "co": .privateUse, "cn": .unassigned,
  ]
}
