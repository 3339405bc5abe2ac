/// A regular expression that matches a whole element, in linear time for any element.
///
/// ```swift
/// switch Counted(path: "/pages/contact-us_gbr") {
/// case .N2("pages", Regex("contact-us.*")): print("contact")
/// case .N2("pages", Regex("[0-9]+")): print("a page by number")
/// default: print("not found")
/// }
/// // contact
/// ```
///
/// Strangers write the elements of a URL, and most regular-expression engines backtrack, so a few
/// dozen characters can make them backtrack indefinitely. This one reads each scalar once, so its
/// time is linear in the length of the element, whatever the pattern.
///
/// A pattern is compiled when your code first reaches it, and then comes from a cache, which has
/// room for a thousand patterns of 400 letters, or two thousand short ones. If your program uses
/// more than that in turn, some are compiled again, unless you keep their matchers in constants. A
/// pattern for a scheme or a host always comes from the cache.
///
/// The syntax follows RE2 and Rust: literals, `.`, classes, `\d \w \s` and `\p{…}` (as defined by
/// Unicode), `|`, groups, `* + ? {m,n}`, `^` and `$` at the ends, and `(?i)`. For anything else
/// that other engines support, such as `\b` and `(?s)`, the error says what to write instead.
/// Unlike in Rust, `\<` and `\>` match `<` and `>`. Back-references and look-around aren't
/// supported, because they can't be matched in linear time. Patterns match scalar by scalar, so a
/// letter written as two scalars counts as two. Groups aren't captured, not even if they have
/// names; to bind an element, use a `let` or a ``Capture``.
///
/// A pattern can have 64 KiB in UTF-8, 100 groups inside one another, and 2,000 scalars, classes,
/// and empty alternatives, counting `a{100}` as a hundred. Repetitions inside one another, as in
/// `((a?)?)?`, can be too large before that.
public struct Regex: PatternMatching, Sendable {
  let program: RegexProgram

  /// Creates a matcher from a pattern that's known to be valid.
  ///
  /// ```swift
  /// Regex("contact-us.*") ~= "contact-us_gbr"    // true
  /// Regex("(?i)users") ~= "Users"                // true
  /// ```
  ///
  /// For a pattern that comes from outside the program, use ``init(validating:)``.
  ///
  /// - Precondition: The pattern is valid. Otherwise, the program stops, in debug and release
  ///   builds alike, and says where the matcher was created and what's wrong with the pattern. A
  ///   rule that silently matches nothing would be worse.
  public init(_ pattern: String, file: StaticString = #fileID, line: UInt = #line) {
    do {
      program = try RegexCache.shared.program(for: pattern)
    } catch {
      stop(error.description, file: file, line: line)
    }
  }

  /// Creates a matcher from a pattern that may be invalid.
  ///
  /// ```swift
  /// do {
  ///   _ = try Regex(validating: "news-(")
  /// } catch {
  ///   print(error.offset, error.reason)
  /// }
  /// // 5 “(” is not closed; write “\(” for a parenthesis
  /// ```
  ///
  /// - Throws: ``InvalidPattern`` if the pattern has a syntax error, uses a feature that isn't
  ///   supported, or is too large.
  public init(validating pattern: String) throws(InvalidPattern) {
    program = try RegexCache.shared.program(for: pattern)
  }

  /// The pattern that this matcher was created with.
  public var pattern: String { program.pattern }

  /// Returns whether `pattern` matches the whole of `element`.
  ///
  /// ```swift
  /// Regex("a+") ~= "aaa"     // true
  /// Regex("a+") ~= "aaab"    // false
  /// ```
  ///
  /// - Complexity: O(*n*) in the length of the element.
  public static func ~= (pattern: Regex, element: String) -> Bool {
    pattern.program.matches(element)
  }

  /// Returns whether the pattern matches a scheme or a host, ignoring case if that's ASCII.
  public static func _matches(_ pattern: Regex, name: String) -> Bool {
    // Otherwise, `[Kk]` would match the Kelvin sign.
    guard name.utf8.allSatisfy(UTF8.isASCII) else { return pattern ~= name }
    let program = try? RegexCache.shared.program(for: pattern.pattern, ignoringCase: true)
    return program?.matches(name) ?? false
  }
}

extension Regex: Hashable, CustomStringConvertible {
  /// Returns whether the patterns consist of the same scalars.
  public static func == (one: Regex, other: Regex) -> Bool {
    // `é?` can make one scalar optional, or only the second of two.
    one.pattern.hasSameBytes(as: other.pattern)
  }

  /// Hashes the pattern.
  public func hash(into hasher: inout Hasher) {
    pattern.hashBytes(into: &hasher)
  }

  /// The pattern.
  public var description: String { pattern }
}

extension Regex {
  /// The reason why a pattern is invalid, and the place in it.
  ///
  /// ```swift
  /// do {
  ///   _ = try Regex(validating: "(.)\\1")
  /// } catch {
  ///   print(error)
  /// }
  /// // “(.)\1” is not a valid pattern, at offset 3 (“\1”): back-references …
  /// ```
  public struct InvalidPattern: Error, Hashable, Sendable, CustomStringConvertible {
    /// The invalid pattern.
    public let pattern: String
    /// The number of Unicode scalars before the invalid part.
    public let offset: Int
    /// An explanation of what's wrong and what to write instead.
    public let reason: String

    /// A message with the pattern, the place, and the reason, in one line.
    public var description: String {
      let there = String(pattern.unicodeScalars.dropFirst(offset).prefix(8)).inOneLine
      return "“\(pattern.inOneLine)” is not a valid pattern, at offset \(offset)"
        + (there.isEmpty ? ": " : " (“\(there)”): ") + reason
    }
  }
}

extension String {
  /// The first 80 scalars, where controls and marks, which could forge a line of a log, are
  /// escaped.
  var inOneLine: String {
    let shown = unicodeScalars.prefix(80).map {
      $0.properties.isGraphemeBase ? String($0) : "\\u{\(String($0.value, radix: 16))}"
    }
    return shown.joined() + (unicodeScalars.count > 80 ? "…" : "")
  }
}

/// Swift's own regex literals match an element, too.
///
/// ```swift
/// switch Counted(path: "/pages/contact-us") {
/// case .N2("pages", /contact-.*/): print("contact")
/// default: print("not found")
/// }
/// // contact
/// ```
///
/// A malicious element can make these literals backtrack indefinitely. For elements that strangers
/// write, use `URLPatterns.Regex`.
extension Swift.Regex: PatternMatching {
  /// Returns whether `pattern` matches the whole of `element`.
  ///
  /// ```swift
  /// let digits: Swift.Regex = /[0-9]+/
  /// digits ~= "2026"  // true
  /// digits ~= "20x6"  // false
  /// ```
  public static func ~= (pattern: Self, element: String) -> Bool {
    element.wholeMatch(of: pattern) != nil
  }

  /// Returns whether the pattern matches the whole of a scheme or a host in lower case.
  public static func _matches(_ pattern: Self, name: String) -> Bool { pattern ~= name }
}
