/// The meaning of a backslash and the scalars after it.
enum RegexEscape {
  case scalar(Unicode.Scalar)
  case set(ScalarSet)
  case assertion(RegexAssertion)
  /// `\Q…\E`.
  case quotation(ArraySlice<Unicode.Scalar>)
}

extension RegexParser {
  /// Reads an escape after its backslash.
  mutating func readEscape(from start: Int) throws(Regex.InvalidPattern) -> RegexEscape {
    guard let scalar = scalar() else {
      throw invalid(at: start, "the pattern ends in a backslash; write “\\\\” for one")
    }
    position += 1
    switch scalar {
    case "A": return .assertion(.textStart)
    case "z", "Z": return .assertion(.textEnd)
    case "b" where self.scalar() == "{":
      throw invalid(
        at: start, "“\\b{…}” isn't supported; write “\\b”, or “\\b(?:\\{)” for a brace")
    case "b": return .assertion(.wordBoundary)
    case "B": return .assertion(.notWordBoundary)
    case "Q": return .quotation(readQuotation())
    case "E": return .quotation([])
    case "1"..."9": return try .scalar(readThreeOctalDigits(from: start))
    case "k", "g": throw invalid(at: start, Self.backReference)
    case "X", "R", "C", "G", "K":
      throw invalid(
        at: start,
        "“\\\(scalar)” isn't supported, because a pattern matches a whole element, scalar by scalar"
      )
    default: return try readClassEscape(scalar, from: start)
    }
  }

  /// Reads an escape that is also allowed inside a class.
  mutating func readClassEscape(
    _ scalar: Unicode.Scalar, from start: Int
  ) throws(Regex.InvalidPattern) -> RegexEscape {
    switch scalar {
    case "d": return .set(.digit)
    case "D": return .set(.notDigit)
    case "w": return .set(.word)
    case "W": return .set(.notWord)
    case "s": return .set(.whitespace)
    case "S": return .set(.notWhitespace)
    case "p": return try .set(readProperty(from: start))
    case "P": return try .set(readProperty(from: start).inverted)
    case "a": return .scalar("\u{07}")
    case "e": return .scalar("\u{1B}")
    case "f": return .scalar("\u{0C}")
    case "n": return .scalar("\n")
    case "r": return .scalar("\r")
    case "t": return .scalar("\t")
    case "v": return .scalar("\u{0B}")
    case "0": return .scalar(readOctal(digits: 2))
    case "c": return try .scalar(readControl(from: start))
    case "x": return try .scalar(readHexadecimal(digits: 2, from: start))
    case "u": return try .scalar(readHexadecimal(digits: 4, from: start))
    case "U": return try .scalar(readHexadecimal(digits: 8, from: start))
    default:
      guard !scalar.isASCIIAlphanumeric else {
        throw invalid(
          at: start, "“\\\(scalar)” is not an escape; to match “\(scalar)”, omit the backslash")
      }
      return .scalar(scalar)
    }
  }

  private mutating func readQuotation() -> ArraySlice<Unicode.Scalar> {
    let start = position
    while position < scalars.count {
      let end = position
      if skip("\\E") { return scalars[start..<end] }
      position += 1
    }
    return scalars[start...]
  }

  // MARK: - Numbers

  /// Reads an octal number such as `\141`, which with fewer digits would be a back-reference.
  mutating func readThreeOctalDigits(
    from start: Int
  ) throws(Regex.InvalidPattern) -> Unicode.Scalar {
    let digits = scalars[(start + 1)...].prefix(3)
    guard digits.count == 3, ("1"..."3").contains(digits.first!),
      digits.allSatisfy({ ("0"..."7").contains($0) })
    else {
      throw invalid(at: start, Self.backReference)
    }
    position -= 1
    return readOctal(digits: 3)
  }

  private mutating func readOctal(digits: Int) -> Unicode.Scalar {
    var value: UInt32 = 0
    var remaining = digits
    while remaining > 0, let digit = scalar(), ("0"..."7").contains(digit) {
      value = value * 8 + (digit.value - 0x30)
      remaining -= 1
      position += 1
    }
    return Unicode.Scalar(value)!  // At most 0o777.
  }

  /// Reads the `A` of `\cA`, which is the first control character.
  private mutating func readControl(
    from start: Int
  ) throws(Regex.InvalidPattern) -> Unicode.Scalar {
    guard let scalar = scalar(), ("@"..."_").contains(scalar) || ("a"..."z").contains(scalar) else {
      throw invalid(at: start, "“\\c” needs a letter after it, as in “\\cA”")
    }
    position += 1
    return Unicode.Scalar(UInt8(scalar.value & 0x1F))
  }

  /// Reads exactly `digits` hexadecimal digits, or any number of them in braces.
  private mutating func readHexadecimal(
    digits: Int, from start: Int
  ) throws(Regex.InvalidPattern) -> Unicode.Scalar {
    var value: UInt32 = 0
    var count = 0
    let isBraced = skip("{")
    while isBraced || count < digits, let digit = scalar()?.hexadecimalValue {
      value = min(value * 16 + digit, 0x110000)
      count += 1
      position += 1
    }
    let isComplete = isBraced ? count > 0 && skip("}") : count == digits
    guard isComplete else {
      throw invalid(
        at: start, "the escape is incomplete; write it like “\\x2F”, “\\u00E9”, or “\\u{1F600}”")
    }
    guard let scalar = Unicode.Scalar(value) else {
      throw invalid(at: start, "no Unicode scalar has this value; write one like “\\u{1F600}”")
    }
    return scalar
  }

  // MARK: - Properties

  /// Reads the `L`, `{Lu}`, or `{^Letter}` after `\p`.
  private mutating func readProperty(from start: Int) throws(Regex.InvalidPattern) -> ScalarSet {
    var name = ""
    var isNegated = false
    if skip("{") {
      isNegated = skip("^")
      while let scalar = scalar(), scalar != "}" {
        name.unicodeScalars.append(scalar)
        position += 1
      }
      guard skip("}") else { throw invalid(at: start, "“{” is not closed") }
    } else if let scalar = scalar() {
      name.unicodeScalars.append(scalar)
      position += 1
    }
    guard let set = ScalarSet.property(named: name) else {
      throw invalid(
        at: start,
        "“\(name)” is not a known property; use a general category, such as “L” or “Lu”, or one of "
          + "Alphabetic, Uppercase, Lowercase, White_Space, Assigned, ASCII, and Any")
    }
    try countRanges(set.ranges.count, at: start)
    // Folding comes before negation: if case is ignored, letters that have an upper-case form
    // aren't in the negation of `Lu`, either.
    let foldedSet = try folded(set, at: start)
    return isNegated ? foldedSet.inverted : foldedSet
  }
}

extension Unicode.Scalar {
  fileprivate var hexadecimalValue: UInt32? {
    switch self {
    case "0"..."9": value - 0x30
    case "A"..."F": value - 0x41 + 10
    case "a"..."f": value - 0x61 + 10
    default: nil
    }
  }
}
