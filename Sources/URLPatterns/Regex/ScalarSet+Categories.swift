/// Unicode's general categories, as `\p{Lu}` names them (The Unicode Standard, section 4.5).
extension ScalarSet {
  /// Returns the set of a general category (`Lu`) or of a group of them (`L`, `LC`).
  static func category(named name: String) -> ScalarSet? {
    if name == "LC" {
      return ScalarSet(["Lu", "Ll", "Lt"].flatMap { scalarsByCategory[$0]?.ranges ?? [] })
    }
    if name.utf8.count == 2 { return scalarsByCategory[name] }
    return ScalarSet(
      scalarsByCategory.filter { $0.key.hasPrefix(name) }.flatMap { $0.value.ranges })
  }

  private static let scalarsByCategory: [String: ScalarSet] = {
    var ranges: [String: [ClosedRange<UInt32>]] = [:]
    for run in runs(of: { $0.generalCategory }) {
      ranges[abbreviation(of: run.value), default: []].append(run.scalars)
    }
    ranges["Co"] = [0xE000...0xF8FF, 0xF0000...0xFFFFD, 0x100000...0x10FFFD]
    ranges["Cs"] = [0xD800...0xDFFF]
    let assigned = ScalarSet(ranges.filter { $0.key != "Cn" }.flatMap { $0.value })
    var sets = ranges.mapValues { ScalarSet($0) }
    sets["Cn"] = assigned.inverted
    return sets
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

  /// The names of general categories in PropertyValueAliases.txt, in lower case and without `_`.
  static let categoryNames: [String: String] = {
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
    for category in names.values { names[category.lowercased()] = category }
    return names
  }()
}
