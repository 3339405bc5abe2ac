import CommonParsers
import URLFormats

// The characters with a special meaning, and the backslash, which escapes them.
private let delimiters: [Unicode.Scalar] = ["/", "?", "#", "&", "(", ")", "|", "*", "\\"]

extension String {
  /// The text, escaped for a template.
  var escaped: String { escaped(delimiters) }

  /// The name of an argument, escaped for a template.
  var escapedName: String { escaped(delimiters + ["="]) }

  /// An element, escaped for a template.
  ///
  /// An empty text can't be an element. It becomes a colon, which isn't a template.
  var escapedElement: String {
    if isEmpty { return ":" }
    return (unicodeScalars.first == ":" ? "\\" : "") + escaped
  }

  private func escaped(_ delimiters: [Unicode.Scalar]) -> String {
    var text = Self.UnicodeScalarView()
    for scalar in unicodeScalars {
      if delimiters.contains(scalar) { text.append("\\") }
      text.append(scalar)
    }
    return String(text)
  }
}

/// Reads a template from left to right.
///
/// It reads scalars instead of characters, because a `Character` can be a delimiter with an accent.
struct TemplateReader {
  // The limits are far higher than any URL needs. Reading nested parentheses takes stack, and each alternative
  // that captures is nested in the type of the one before.
  private static let maximumLength = 4_096
  private static let maximumDepth = 40

  private let text: String
  private let scalars: [Unicode.Scalar]
  private let parameters: [TemplateParameter]
  private let own: Set<String>
  private var position = 0
  private var depth = 0

  init(_ text: String, _ parameters: [any URLParameter]) {
    self.text = text
    scalars = Array(text.unicodeScalars.prefix(Self.maximumLength + 1))
    self.parameters = TemplateParameter.of(parameters) + TemplateParameter.builtIn
    own = Set(parameters.map(\.urlTemplate))
  }

  private func error(_ reason: String, at offset: Int) -> TemplateError {
    TemplateError(template: text, offset: offset, reason: reason)
  }

  mutating func readAll() throws(TemplateError) -> TemplatePiece {
    guard text.utf8.count <= Self.maximumLength else {
      throw error("a template can have at most \(Self.maximumLength) bytes", at: 0)
    }
    var piece = try readPath()
    if take("?") {
      repeat {
        piece.append(try readArgument())
      } while take("&")
      piece.hasQuery = true
    }
    if startsFragment {
      piece.append(try readFragment())
      piece.hasQuery = true
    }
    guard position == scalars.count else {
      throw error("unexpected \"\(scalars[position])\"", at: position)
    }
    return piece
  }

  private mutating func readPath() throws(TemplateError) -> TemplatePiece {
    var piece = TemplatePiece()
    if position == scalars.count || peek("?") || startsFragment { return TemplatePiece(root) }
    repeat {
      if take("*") {
        piece.append(TemplatePiece(any))
        piece.endsInWildcard = !peek("/")
      } else if takeRest() {
        piece.append(TemplatePiece(rest))
        piece.endsInWildcard = true
        return piece
      } else {
        piece.append(try readElement())
      }
    } while take("/")
    return piece
  }

  /// Takes `:rest` if nothing but a query or a fragment follows.
  private mutating func takeRest() -> Bool {
    let name = ":rest".unicodeScalars
    let end = position + name.count
    guard scalars[position...].starts(with: name), !own.contains(":rest"),
      end == scalars.count || ["?", "#"].contains(scalars[end])
        || scalars[end] == "(" && scalars[end...].contains("#")
    else { return false }
    position = end
    return true
  }

  private mutating func readElement() throws(TemplateError) -> TemplatePiece {
    if peek("(") { return try readGroup { reader throws(TemplateError) in try reader.readPath() } }
    let start = position
    if take(":") { return try readParameter(from: start).element }
    let word = try readWord()
    if position == start { throw error("an element is missing", at: start) }
    return TemplatePiece(lit(word))
  }

  /// Reads a parameter after its colon.
  private mutating func readParameter(from start: Int) throws(TemplateError) -> TemplateParameter {
    for parameter in parameters where take(listIn: parameter.template) { return parameter }
    let name = try readWord()
    guard !startsFragment, take("(") else {
      if let known = parameters.first(where: { $0.name == ":" + name }) { return known }
      if name == "any" { throw error("the text to print is missing: write :any(text)", at: start) }
      let names = Set(parameters.map(\.template)).sorted().joined(separator: " ")
      throw error("\":\(name)\" is not a parameter; use one of \(names)", at: start)
    }
    let detail = try readWord()
    guard take(")") else { throw error("a parenthesis is not closed", at: start) }
    switch own.contains(":" + name) ? "" : name {
    case "any": return TemplateParameter(lit(any: detail))
    case "int":
      guard let dots = detail.firstRange(of: "..."),
        let lower = Int(detail[..<dots.lowerBound]), let upper = Int(detail[dots.upperBound...]),
        lower <= upper
      else { throw error("write a range as :int(1...9)", at: start) }
      return TemplateParameter(int(lower...upper))
    default: throw error("\":\(name)\" cannot be followed by parentheses", at: start)
    }
  }

  private mutating func readGroup(
    of readPart: (inout TemplateReader) throws(TemplateError) -> TemplatePiece
  ) throws(TemplateError) -> TemplatePiece {
    let start = position
    position += 1
    depth += 1
    defer { depth -= 1 }
    guard depth <= Self.maximumDepth else {
      throw error("parentheses are nested too deeply", at: start)
    }
    var parts = [try readPart(&self)]
    while take("|") { parts.append(try readPart(&self)) }
    guard take(")") else { throw error("a parenthesis is not closed", at: start) }
    if parts.contains(where: \.endsInWildcard) {
      throw error("a part in parentheses cannot end in a wildcard", at: start)
    }
    guard parts.allSatisfy({ $0.types.count <= 1 }) else {
      throw error("a part in parentheses can have at most one parameter", at: start)
    }
    // They become nested `Either`s.
    guard parts.count <= Self.maximumDepth || parts.allSatisfy(\.types.isEmpty) else {
      throw error("more than \(Self.maximumDepth) alternatives capture a value", at: start)
    }
    return parts.count == 1 ? parts[0].optional() : parts.dropFirst().reduce(parts[0]) { $0.or($1) }
  }

  private mutating func readArgument() throws(TemplateError) -> TemplatePiece {
    guard peek("(") else { return try readPlainArgument() }
    if let all = readAllArguments() { return all }
    return try readGroup { reader throws(TemplateError) in try reader.readArgument() }
  }

  /// Reads `(name=:type)*`, or returns nil if something else comes next.
  private mutating func readAllArguments() -> TemplatePiece? {
    let start = position
    position += 1
    if let name = try? readWord(upTo: "="), take("="), take(":"),
      let parameter = try? readParameter(from: position - 1), take(")"), take("*")
    {
      return parameter.allArguments(name)
    }
    position = start
    return nil
  }

  private mutating func readPlainArgument() throws(TemplateError) -> TemplatePiece {
    if take("*") { return TemplatePiece(otherArguments as QueryPattern<QueryArguments>) }
    let start = position
    let name = try readWord(upTo: "=")
    guard take("=") else { throw error("write an argument as name=:type", at: start) }
    let typeStart = position
    guard take(":") else { throw error("write an argument as name=:type", at: start) }
    return try readParameter(from: typeStart).argument(name)
  }

  /// Whether a fragment comes next, or parentheses around one.
  private var startsFragment: Bool {
    scalars[position...].first { $0 != "(" } == "#"
  }

  private mutating func readFragment() throws(TemplateError) -> TemplatePiece {
    if peek("(") {
      return try readGroup { reader throws(TemplateError) in try reader.readFragment() }
    }
    let start = position
    guard take("#") else { throw error("write a fragment as #text or #:type", at: start) }
    if take(":") { return try readParameter(from: start + 1).fragment }
    let word = try readWord()
    if word.isEmpty { throw error("write a fragment as #text or #:type", at: start) }
    return TemplatePiece(fragment(lit(word)))
  }

  /// Reads up to a delimiter, and removes backslashes.
  private mutating func readWord(upTo other: Unicode.Scalar? = nil) throws(TemplateError) -> String
  {
    var word = String.UnicodeScalarView()
    while position < scalars.count, scalars[position] != other {
      if take("\\") {
        guard position < scalars.count else {
          throw error("a backslash must be followed by a character", at: position - 1)
        }
      } else if delimiters.contains(scalars[position]) {
        break
      }
      word.append(scalars[position])
      position += 1
    }
    return String(word)
  }

  /// Takes the rest of a template with a list of texts, as in `:tab(home|search)`.
  private mutating func take(listIn template: String) -> Bool {
    let rest = template.unicodeScalars.dropFirst()
    guard rest.last == ")", scalars[position...].starts(with: rest) else { return false }
    position += rest.count
    return true
  }

  private func peek(_ scalar: Unicode.Scalar) -> Bool {
    position < scalars.count && scalars[position] == scalar
  }

  private mutating func take(_ scalar: Unicode.Scalar) -> Bool {
    guard peek(scalar) else { return false }
    position += 1
    return true
  }
}
