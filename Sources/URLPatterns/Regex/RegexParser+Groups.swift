extension RegexParser {
  /// Opens a group after its parenthesis, or reads flags or a comment.
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
        position += 1  // The colon, where readFlags stops.
      }
    }
    groups.append(Group(opening: start, flags: inner))
  }

  /// Rejects other engines' groups that can't be matched in linear time.
  private func refuseGroup(at start: Int) throws(Regex.InvalidPattern) {
    let next = (0..<2).compactMap { scalar(at: $0) }
    switch next.first {
    case "=", "!":
      throw invalid(at: start, Self.lookAround)
    case "<" where next.last == "=" || next.last == "!":
      throw invalid(at: start, Self.lookAround)
    case ">":
      throw invalid(
        at: start, "atomic groups aren't supported, because this matcher never backtracks")
    case "P" where next.last == "=":
      throw invalid(at: start, Self.backReference)
    case "P" where next.last == ">", "R", "&", "0", "1", "2", "3", "4", "5", "6", "7", "8", "9":
      throw invalid(
        at: start, "recursion isn't supported, because regular expressions can't count nesting")
    case "(":
      throw invalid(
        at: start, "conditional groups aren't supported, because they depend on earlier matches")
    case "|", "'":
      throw invalid(
        at: start, "“(?\(next[0])” isn't supported; groups aren't captured, so write “(?:”")
    default:
      break
    }
  }

  private static let lookAround =
    "look-around isn't supported, because each scalar is read only once, in linear time; "
    + "test the element with a second pattern"
  static let backReference =
    "back-references aren't supported, because matching them is NP-complete; "
    + "write out the alternatives"

  private mutating func readName(at start: Int) throws(Regex.InvalidPattern) {
    let nameStart = position
    while let scalar = scalar(), scalar == "_" || scalar.isASCIIAlphanumeric { position += 1 }
    let name = String(String.UnicodeScalarView(scalars[nameStart..<position]))
    guard let first = name.unicodeScalars.first, !("0"..."9").contains(first), skip(">") else {
      throw invalid(
        at: nameStart,
        "a group's name consists of letters, digits, and “_”, can't start with a digit, "
          + "and ends with “>”")
    }
    guard names.insert(name).inserted else {
      throw invalid(at: nameStart, "two groups are named “\(name)”")
    }
  }

  /// Reads flags such as `i`, `-s`, or `m-i`, up to the `)` or `:` after them.
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
      case "U": break  // Swaps greedy and lazy, which makes no difference to a whole match.
      case "-" where value:
        value = false
        isDangling = true
      case "x": flags.ignoresSpace = value
      default:
        throw invalid(at: position, "“\(scalar)” is not a flag; the flags are i, m, s, x, u, and U")
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
