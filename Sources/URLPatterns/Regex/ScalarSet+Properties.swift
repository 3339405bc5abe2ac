/// The sets that `\d`, `\w`, `\s`, `\p{…}` and `[:…:]` name.
///
/// The first three are those of Unicode Technical Standard #18, annex C, as in the standard
/// library's `Regex` and in `NSRegularExpression`. The standard library tells the properties of
/// one scalar, not the scalars of a property, so a set is found by asking for every scalar, once
/// in a process and only when a pattern needs it.
extension ScalarSet {
  /// `\d`: the decimal digits of every script (general category Nd).
  static let digit: ScalarSet = {
    // Digits come in runs of ten from zero to nine (The Unicode Standard, section 4.6), so one
    // look in ten finds every run.
    var runs: [ClosedRange<UInt32>] = []
    for block in assignedBlocks {
      for value in stride(from: block.lowerBound, through: block.upperBound, by: 10) {
        guard let properties = Unicode.Scalar(value)?.properties,
          properties.generalCategory == .decimalNumber, let digit = properties.numericValue
        else { continue }
        let zero = value - UInt32(digit)
        runs.append(zero...zero + 9)
      }
    }
    return ScalarSet(runs)
  }()

  /// `\s`: White_Space, a list that Unicode keeps as it is.
  static let whitespace = ScalarSet([
    0x09...0x0D, 0x20...0x20, 0x85...0x85, 0xA0...0xA0, 0x1680...0x1680, 0x2000...0x200A,
    0x2028...0x2029, 0x202F...0x202F, 0x205F...0x205F, 0x3000...0x3000,
  ])

  /// `\w`: letters, marks, decimal digits, connecting punctuation and the two joiners.
  static let word = alphabetic.union(
    ScalarSet(
      (["M", "Nd", "Pc"].flatMap { category(named: $0)!.ranges }) + [0x200C...0x200D]))

  static let newline = ScalarSet("\n")
  static let notDigit = digit.inverted
  static let notWhitespace = whitespace.inverted
  static let notWord = word.inverted

  private static let alphabetic = having(\.isAlphabetic)
  private static let uppercase = having(\.isUppercase)
  private static let lowercase = having(\.isLowercase)

  /// The set that `\p{name}` stands for: a general category, or one of four binary properties.
  static func property(named name: some StringProtocol) -> ScalarSet? {
    let folded = String(name.lowercased().filter { $0 != "_" && $0 != " " && $0 != "-" })
    switch folded {
    case "any": return .all
    case "ascii": return ScalarSet([0...0x7F])
    case "alphabetic", "alpha": return alphabetic
    case "uppercase", "upper": return uppercase
    case "lowercase", "lower": return lowercase
    case "whitespace", "space", "wspace": return whitespace
    default: return categoryNames[folded].flatMap(category(named:))
    }
  }

  /// The POSIX class that `[:name:]` stands for: ASCII, as in RE2, PCRE and Rust.
  static func posix(named name: String) -> ScalarSet? {
    switch name {
    case "alnum": ScalarSet([0x30...0x39, 0x41...0x5A, 0x61...0x7A])
    case "alpha": ScalarSet([0x41...0x5A, 0x61...0x7A])
    case "ascii": ScalarSet([0x00...0x7F])
    case "blank": ScalarSet([0x09...0x09, 0x20...0x20])
    case "cntrl": ScalarSet([0x00...0x1F, 0x7F...0x7F])
    case "digit": ScalarSet([0x30...0x39])
    case "graph": ScalarSet([0x21...0x7E])
    case "lower": ScalarSet([0x61...0x7A])
    case "print": ScalarSet([0x20...0x7E])
    case "punct": ScalarSet([0x21...0x2F, 0x3A...0x40, 0x5B...0x60, 0x7B...0x7E])
    case "space": ScalarSet([0x09...0x0D, 0x20...0x20])
    case "upper": ScalarSet([0x41...0x5A])
    case "word": ScalarSet([0x30...0x39, 0x41...0x5A, 0x5F...0x5F, 0x61...0x7A])
    case "xdigit": ScalarSet([0x30...0x39, 0x41...0x46, 0x61...0x66])
    default: nil
    }
  }

  // MARK: - General categories

  /// The set of a general category (`Lu`) or of a group of them (`L`, `LC`).
  private static func category(named name: String) -> ScalarSet? {
    if name == "LC" {
      return ScalarSet(["Lu", "Ll", "Lt"].flatMap { scalarsByCategory[$0]?.ranges ?? [] })
    }
    if name.utf8.count == 2 { return scalarsByCategory[name] }
    return ScalarSet(scalarsByCategory.filter { $0.key.hasPrefix(name) }.flatMap(\.value.ranges))
  }

  private static let scalarsByCategory: [String: ScalarSet] = {
    var ranges: [String: [ClosedRange<UInt32>]] = [:]
    for run in runs(of: \.generalCategory) {
      ranges[abbreviation(of: run.value), default: []].append(run.scalars)
    }
    ranges["Co"] = [0xE000...0xF8FF, 0xF0000...0xFFFFD, 0x100000...0x10FFFD]
    ranges["Cs"] = [0xD800...0xDFFF]
    let assigned = ScalarSet(ranges.filter { $0.key != "Cn" }.flatMap(\.value))
    return ranges.mapValues(ScalarSet.init).merging(["Cn": assigned.inverted]) { $1 }
  }()

  private static func abbreviation(of category: Unicode.GeneralCategory) -> String {
    switch category {
    case .uppercaseLetter: "Lu"
    case .lowercaseLetter: "Ll"
    case .titlecaseLetter: "Lt"
    case .modifierLetter: "Lm"
    case .otherLetter: "Lo"
    case .nonspacingMark: "Mn"
    case .spacingMark: "Mc"
    case .enclosingMark: "Me"
    case .decimalNumber: "Nd"
    case .letterNumber: "Nl"
    case .otherNumber: "No"
    case .connectorPunctuation: "Pc"
    case .dashPunctuation: "Pd"
    case .openPunctuation: "Ps"
    case .closePunctuation: "Pe"
    case .initialPunctuation: "Pi"
    case .finalPunctuation: "Pf"
    case .otherPunctuation: "Po"
    case .mathSymbol: "Sm"
    case .currencySymbol: "Sc"
    case .modifierSymbol: "Sk"
    case .otherSymbol: "So"
    case .spaceSeparator: "Zs"
    case .lineSeparator: "Zl"
    case .paragraphSeparator: "Zp"
    case .control: "Cc"
    case .format: "Cf"
    case .surrogate: "Cs"
    case .privateUse: "Co"
    case .unassigned: "Cn"
    @unknown default: "Cn"
    }
  }

  /// Names of general categories, as PropertyValueAliases.txt has them, matched loosely.
  private static let categoryNames: [String: String] = {
    var names = [
      "letter": "L", "casedletter": "LC", "uppercaseletter": "Lu", "lowercaseletter": "Ll",
      "titlecaseletter": "Lt", "modifierletter": "Lm", "otherletter": "Lo",
      "mark": "M", "combiningmark": "M", "nonspacingmark": "Mn", "spacingmark": "Mc",
      "enclosingmark": "Me",
      "number": "N", "decimalnumber": "Nd", "digit": "Nd", "letternumber": "Nl",
      "othernumber": "No",
      "punctuation": "P", "punct": "P", "connectorpunctuation": "Pc", "dashpunctuation": "Pd",
      "openpunctuation": "Ps", "closepunctuation": "Pe", "initialpunctuation": "Pi",
      "finalpunctuation": "Pf", "otherpunctuation": "Po",
      "symbol": "S", "mathsymbol": "Sm", "currencysymbol": "Sc", "modifiersymbol": "Sk",
      "othersymbol": "So",
      "separator": "Z", "spaceseparator": "Zs", "lineseparator": "Zl",
      "paragraphseparator": "Zp",
      "other": "C", "control": "Cc", "cntrl": "Cc", "format": "Cf", "surrogate": "Cs",
      "privateuse": "Co", "unassigned": "Cn",
    ]
    for category in Set(names.values) { names[category.lowercased()] = category }
    return names
  }()

  // MARK: - Asking every scalar

  /// Where scalars are looked at one by one.
  ///
  /// Left out are unassigned planes, private use, and the runs of letters that UnicodeData.txt
  /// gives by their first and last alone: ideographs and Hangul syllables.
  static let assignedBlocks: [ClosedRange<UInt32>] = [
    0x0000...0x33FF, 0x4DC0...0x4DFF, 0xA000...0xABFF, 0xD7A4...0xD7FF, 0xF900...0x16FFF,
    0x187F8...0x18CFF, 0x18D09...0x1FFFF, 0x2A6E0...0x2A6FF, 0x2B73A...0x2B73F,
    0x2B81E...0x2B81F, 0x2CEA2...0x2CEAF, 0x2EBE1...0x2EBEF, 0x2EE5E...0x2FFFF,
    0x3134B...0x3134F, 0x323B0...0x33FFF, 0xE0000...0xE01FF,
  ]

  /// The runs left out above, all of them letters without case (Lo, Alphabetic).
  private static let ideographs: [ClosedRange<UInt32>] = [
    0x3400...0x4DBF, 0x4E00...0x9FFF, 0xAC00...0xD7A3, 0x17000...0x187F7, 0x18D00...0x18D08,
    0x20000...0x2A6DF, 0x2A700...0x2B739, 0x2B740...0x2B81D, 0x2B820...0x2CEA1,
    0x2CEB0...0x2EBE0, 0x2EBF0...0x2EE5D, 0x30000...0x3134A, 0x31350...0x323AF,
  ]

  private static func runs<Value: Equatable>(
    of property: (Unicode.Scalar.Properties) -> Value
  ) -> [(value: Value, scalars: ClosedRange<UInt32>)] {
    var runs: [(value: Value, scalars: ClosedRange<UInt32>)] = []
    for block in assignedBlocks {
      for value in block {
        guard let scalar = Unicode.Scalar(value) else { continue }
        let found = property(scalar.properties)
        if let last = runs.last, last.value == found, last.scalars.upperBound + 1 == value {
          runs[runs.count - 1].scalars = last.scalars.lowerBound...value
        } else {
          runs.append((found, value...value))
        }
      }
    }
    for block in ideographs {
      runs.append((property(Unicode.Scalar(block.lowerBound)!.properties), block))
    }
    return runs
  }

  private static func having(_ property: (Unicode.Scalar.Properties) -> Bool) -> ScalarSet {
    ScalarSet(runs(of: property).filter(\.value).map(\.scalars))
  }
}
