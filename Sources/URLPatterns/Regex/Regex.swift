/// A pattern for a whole element, which matches in linear time whatever the element is.
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
/// Elements are written by strangers, and most regular-expression engines search by trial and error: a
/// few dozen characters can keep them busy for years. This one reads each scalar once, so that the time
/// is linear in the length of the element, whatever the pattern. A pattern is compiled once, however
/// often its line is reached: about 1,000 compiled patterns are kept.
///
/// The syntax is that of RE2 and Rust: literals, `.`, classes, `\d \w \s` (of Unicode), `|`, groups,
/// `* + ? {m,n}`, `^ $ \b`, `(?i)`. Unlike in Rust, `\<` and `\>` match `<` and `>`. Under `(?x)`, white
/// space is Unicode's Pattern_White_Space. Back-references and look-around are refused, as they can't be
/// matched in linear time. Matching goes scalar by scalar: a letter written as two scalars counts as
/// two. Groups are not captured; to bind an element, use a `let` or a ``Capture``.
public struct Regex: PatternMatching, Sendable {
  let program: RegexProgram

  /// Makes a matcher of a pattern that is known to be valid.
  ///
  /// ```swift
  /// Regex("contact-us.*") ~= "contact-us_gbr"    // true
  /// Regex("users", .ignoringCase) ~= "Users"     // true
  /// ```
  ///
  /// For a pattern that comes from outside the program, use ``init(validating:_:)``.
  ///
  /// - Precondition: The pattern is valid. If it is not, the program stops, in debug and release
  ///   builds alike, and says where the matcher was made and what is wrong with the pattern. A rule
  ///   that silently matches nothing would be worse.
  public init(
    _ pattern: String, _ options: Options = [], file: StaticString = #fileID, line: UInt = #line
  ) {
    do {
      program = try RegexCache.program(for: pattern, options)
    } catch {
      // Unlike preconditionFailure, this gives the reason in a release build, too.
      fatalError(error.description, file: file, line: line)
    }
  }

  /// Makes a matcher of a pattern that may be invalid.
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
  /// - Throws: ``InvalidPattern``, if the pattern breaks the syntax, asks for something that cannot be
  ///   matched in linear time, or is too large.
  public init(validating pattern: String, _ options: Options = []) throws(InvalidPattern) {
    program = try RegexCache.program(for: pattern, options)
  }

  /// The pattern, as it was written.
  public var pattern: String { program.pattern }

  /// The options that the matcher was made with.
  public var options: Options { program.options }

  /// Whether the whole of `element` matches `pattern`.
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
}

extension Regex {
  /// Options for how a pattern is matched.
  public struct Options: OptionSet, Hashable, Sendable {
    /// The options, one bit each.
    public let rawValue: Int

    /// Makes a set of options from its bits.
    public init(rawValue: Int) {
      self.rawValue = rawValue
    }

    /// Lets upper- and lower-case letters match each other, as `(?i)` in the pattern does.
    ///
    /// Two letters match if Unicode's simple case folding makes them the same: `k`, `K` and the
    /// Kelvin sign, for example, or `σ`, `ς` and `Σ`. `ß` and `ss` do not match.
    ///
    /// ```swift
    /// Regex("straße", .ignoringCase) ~= "STRAẞE"  // true
    /// ```
    public static let ignoringCase = Options(rawValue: 1)
  }
}

extension Regex: Hashable {
  /// Whether both were made from the same scalars and the same options.
  public static func == (one: Regex, other: Regex) -> Bool {
    one.program === other.program
      || one.options == other.options && one.pattern.hasSameScalars(as: other.pattern)
  }

  /// Hashes the pattern and the options.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(pattern)
    hasher.combine(options)
  }
}

extension Regex: CustomStringConvertible {
  /// The pattern, with the options in front of it as flags.
  public var description: String {
    options.contains(.ignoringCase) ? "(?i)\(pattern)" : pattern
  }
}
