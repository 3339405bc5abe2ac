// A member of the protocol, because the compiler can't find one of `URLFormat<P.Value>` in a long
// expression.
extension FormatType where Input == URLParts {
  /// Returns the same format, which gives a name to the value of an element, a host, a port, or the
  /// fragment.
  ///
  /// Templates and reasons show the name instead of the type:
  ///
  /// ```swift
  /// let tweet = path("users") </> path(.string).named("userId")
  ///   </> path("tweets") </> path(.int).named("tweetId")
  /// // URLFormat<(String, Int)>: /users/:userId/tweets/:tweetId
  /// tweet.uriTemplates[0].text  // "/users/{userId}/tweets/{tweetId}"
  /// ```
  ///
  /// An argument of the query already has a name. Two values of a row with the same name stop the
  /// program, and so does a name that isn't a letter, and then letters, digits, and `_`, as in the
  /// templates of RFC 6570 that Foundation accepts.
  public func named(
    _ name: String, file: StaticString = #fileID, line: UInt = #line
  ) -> Self {
    Self(parser: parser.named(name, file, line))
  }
}

extension PartialIso where A == String {
  /// Returns the same isomorphism, whose value has a name in templates.
  package func named(_ name: String) -> PartialIso { with((place ?? PlaceInText()).named(name)) }
}

/// Where a value is in its text, and what it's called.
package final class PlaceInText: Sendable {
  /// The texts around the value.
  let prefix, suffix: String
  /// The name that the user gave it, or nil.
  package let name: String?

  init(prefix: String = "", suffix: String = "", name: String? = nil) {
    (self.prefix, self.suffix, self.name) = (prefix, suffix, name)
  }

  /// What's shown in place of the value in a template, or nil if that's its type.
  var placeholder: String? { name.map { ":\($0)" } }

  func between(_ prefix: String, _ suffix: String) -> PlaceInText {
    PlaceInText(prefix: prefix + self.prefix, suffix: self.suffix + suffix, name: name)
  }

  func named(_ name: String) -> PlaceInText {
    PlaceInText(prefix: prefix, suffix: suffix, name: name)
  }
}

/// A part whose value can have a name.
protocol NameablePart: URLPart {
  associatedtype Text: NameableText
  var text: Text { get set }
}

extension NameablePart {
  fileprivate func named(_ name: String) -> any URLPart {
    var part = self
    part.text = text.named(name)
    return part
  }
}

/// The text of such a part.
protocol NameableText: Sendable {
  func named(_ name: String) -> Self
}

// MARK: - Names of a row

extension Parser where Input == URLParts {
  /// Returns the same parser, whose value has a name, or stops the program if it can't have one.
  package func named(_ name: String, _ file: StaticString, _ line: UInt) -> Parser {
    Parser(grammar.named(name, file, line), shape, checks: program.checks.union(.names))
  }
}

extension Grammar<URLParts> {
  /// Returns the same grammar, whose value has a name, or stops the program if it can't have one.
  fileprivate func named(_ name: String, _ file: StaticString, _ line: UInt) -> Grammar {
    guard isVariableName(name) else {
      fatalError(
        """
        "\(name)" is not a name: write a letter, and then letters, digits, and _, as in userId
        """, file: file, line: line)
    }
    var isNamed = false
    let named = map { piece in
      guard let role = piece.role, let part = role.part as? any NameablePart,
        part.texts?.shape?.count == 1
      else { return piece }
      isNamed = true
      return piece.with(_URLRole(part.named(name), options: role.options))
    }
    guard isNamed else {
      fatalError(
        """
        \(URLTemplate(self)) has no value to name: a name is for the one value of an element, a \
        host, a port, or a fragment
        """, file: file, line: line)
    }
    named.requireDistinctNames(file, line)
    return named
  }

  /// Stops the program if two values of a row have the same name.
  func requireDistinctNames(_ file: StaticString = #fileID, _ line: UInt = #line) {
    // Only a join can repeat a name.
    guard case .sequence = self else { return }
    var repeated: String?
    _ = names(&repeated)
    if let repeated {
      fatalError("\(URLTemplate(self)): two values are named \(repeated)", file: file, line: line)
    }
  }

  /// Returns the names of values, and whether the user gave them.
  ///
  /// Those of arguments are their own, and several can have the same.
  ///
  /// - Parameter repeated: Becomes a name that two values on one way have.
  private func names(_ repeated: inout String?) -> [String: Bool] {
    switch self {
    case .piece(let piece):
      guard let part = piece.role?.part, part.texts?.shape?.count != 0 else { return [:] }
      if let name = part.argumentName { return [name: false] }
      return part.texts?.place?.name.map { [$0: true] } ?? [:]
    case .converted(let grammar, _): return grammar.names(&repeated)
    case .sequence(let parts):
      var all: [String: Bool] = [:]
      for part in parts {
        for (name, isGiven) in part.names(&repeated) {
          if let other = all[name], isGiven || other { repeated = name }
          all[name] = isGiven || all[name] == true
        }
      }
      return all
    case .choice(let alternatives), .table(let alternatives):
      return alternatives.map { $0.names(&repeated) }
        .reduce([:]) { $0.merging($1) { $0 || $1 } }
    }
  }
}

/// Returns whether a text is the name of a variable (RFC 6570 §2.3).
///
/// Foundation refuses one with dots or escapes, or that begins with a digit or `_`.
func isVariableName(_ name: String) -> Bool { variableName(name) == name }

/// Returns the name of a variable that's like a text.
func variableName(_ text: String) -> String {
  let bytes = text.utf8.map { isOfVariableName($0) ? $0 : UInt8(ascii: "_") }
  let name = bytes.drop { $0 == UInt8(ascii: "_") || $0 < UInt8(ascii: "A") }
  return name.isEmpty ? "value" : String(decoding: name, as: UTF8.self)
}

private func isOfVariableName(_ byte: UInt8) -> Bool {
  switch UnicodeScalar(byte) {
  case "a"..."z", "A"..."Z", "0"..."9", "_": true
  default: false
  }
}
