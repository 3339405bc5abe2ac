/// The sets that `\d`, `\w`, `\s`, `\p{…}`, and `[:…:]` name.
///
/// The first three are those of Unicode Technical Standard #18, annex C, as in the standard
/// library's `Regex` and in `NSRegularExpression`.
extension ScalarSet {
  /// `\d`: the decimal digits of every script (general category Nd).
  static let digit: ScalarSet = {
    // Digits come in runs of ten, from zero to nine (The Unicode Standard, section 4.6), so
    // checking every tenth scalar finds every run.
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

  /// `\s`: White_Space, a list that Unicode keeps stable.
  static let whitespace = ScalarSet([
    0x09...0x0D, 0x20...0x20, 0x85...0x85, 0xA0...0xA0, 0x1680...0x1680, 0x2000...0x200A,
    0x2028...0x2029, 0x202F...0x202F, 0x205F...0x205F, 0x3000...0x3000,
  ])

  /// `\w`: letters, marks, decimal digits, connector punctuation, and the two joiners.
  static let word = having { properties in
    if properties.isAlphabetic { return true }
    switch properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark, .decimalNumber, .connectorPunctuation:
      return true
    default: return properties.isJoinControl
    }
  }

  static let newline = ScalarSet("\n")
  static let notDigit = digit.inverted
  static let notWhitespace = whitespace.inverted
  static let notWord = word.inverted

  private static let alphabetic = having { $0.isAlphabetic }
  private static let uppercase = having { $0.isUppercase }
  private static let lowercase = having { $0.isLowercase }

  /// Returns the set that `\p{name}` names: a general category or a binary property.
  static func property(named name: some StringProtocol) -> ScalarSet? {
    // All names are short, and comparing strings takes time that grows with the square of their
    // combining marks.
    guard name.utf8.count <= 100 else { return nil }
    let folded = String(name.lowercased().filter { $0 != "_" && $0 != " " && $0 != "-" })
    switch folded {
    case "any": return .all
    case "assigned": return category(named: "Cn")?.inverted
    case "ascii": return ScalarSet([0...0x7F])
    case "alphabetic", "alpha": return alphabetic
    case "uppercase", "upper": return uppercase
    case "lowercase", "lower": return lowercase
    case "whitespace", "space", "wspace": return whitespace
    default: return categoryNames[folded].flatMap(category(named:))
    }
  }

  /// Returns the POSIX class that `[:name:]` names, in ASCII as in RE2, PCRE, and Rust.
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
}
