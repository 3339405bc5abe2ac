extension RegexParser {
  /// Opens a group whose parenthesis was just stepped over, or reads flags or a comment.
  mutating func openGroup(at start: Int) throws(Regex.InvalidPattern) {
    var inner = flags
    if skip("?") {
      if skip("#") {
        guard let end = scalars[position...].firstIndex(of: ")") else {
          throw invalid(at: start, "the comment is not closed")
        }
        position = end + 1
        return
      }
      try refuseGroup(at: start)
      if skip("P<") || skip("<") {
        try readName(at: start)
      } else {
        inner = try readFlags(at: start)
        if skip(")") {
          groups[groups.count - 1].flags = inner
          return
        }
        position += 1  // The colon, which readFlags stops at.
      }
    }
    groups.append(Group(opening: start, flags: inner))
  }

  /// Refuses the groups of other engines that this one cannot match in linear time.
  private func refuseGroup(at start: Int) throws(Regex.InvalidPattern) {
    let next = (0..<2).compactMap { scalar(at: $0) }
    switch next.first {
    case "=", "!":
      throw invalid(at: start, Self.lookAround)
    case "<" where next.last == "=" || next.last == "!":
      throw invalid(at: start, Self.lookAround)
    case ">":
      throw invalid(
        at: start, "atomic groups steer a search that goes back, and this matcher never does")
    case "P" where next.last == "=":
      throw invalid(at: start, Self.backReference)
    case "P" where next.last == ">", "R", "&", "0", "1", "2", "3", "4", "5", "6", "7", "8", "9":
      throw invalid(at: start, "recursion is refused: a regular expression cannot count nesting")
    case "(":
      throw invalid(
        at: start, "conditional groups are refused: they depend on what was matched before")
    case "|", "'":
      throw invalid(at: start, "“(?\(next[0])” is refused; groups are not captured, write “(?:”")
    default:
      break
    }
  }

  private static let lookAround =
    "look-around is refused: to take time linear in the element, each scalar is read once; "
    + "test the element with a second pattern"
  static let backReference =
    "back-references are refused: matching them is NP-complete, so never linear in time; "
    + "write the alternatives out"

  private mutating func readName(at start: Int) throws(Regex.InvalidPattern) {
    let nameStart = position
    while let scalar = scalar(), scalar == "_" || scalar.isASCIIAlphanumeric { position += 1 }
    let name = String(String.UnicodeScalarView(scalars[nameStart..<position]))
    guard let first = name.unicodeScalars.first, !("0"..."9").contains(first), skip(">") else {
      throw invalid(
        at: nameStart, "a group's name is letters, digits and “_”, not a digit first, then “>”")
    }
    guard names.insert(name).inserted else {
      throw invalid(at: nameStart, "two groups are named “\(name)”")
    }
  }

  /// Reads `i`, `-s`, `m-i` … up to the `)` or `:` behind them.
  private mutating func readFlags(at start: Int) throws(Regex.InvalidPattern) -> Flags {
    var flags = flags
    var value = true
    var isDangling = false
    while let scalar = scalar(), scalar != ")", scalar != ":" {
      isDangling = false
      switch scalar {
      case "i": flags.ignoresCase = value
      case "s": flags.dotMatchesNewline = value
      case "m": flags.anchorsMatchLines = value
      case "u" where value: break  // Unicode is always on.
      case "U": break  // Swaps greedy and lazy: the same on a whole match.
      case "-" where value:
        value = false
        isDangling = true
      case "x": flags.ignoresSpace = value
      default:
        throw invalid(at: position, "“\(scalar)” is not a flag; there are i, m, s, x, u and U")
      }
      position += 1
    }
    guard let end = scalar() else {
      throw invalid(at: start, "“(” is not closed; write “\\(” for a parenthesis")
    }
    if isDangling || (end == ")" && position == start + 2) {
      throw invalid(at: start, "flags are missing")
    }
    return flags
  }
}
