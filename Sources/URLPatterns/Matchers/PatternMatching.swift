/// A matcher for one element of a path.
///
/// If your own type conforms to this protocol, you can use it as a pattern for any element: in any
/// `case` over a ``Counted`` value, and inside ``Begins``, ``Contains``, and ``Ends``. The only
/// requirement is Swift's own pattern-matching operator.
///
/// ```swift
/// struct Digits: PatternMatching {
///   static func ~= (pattern: Digits, element: String) -> Bool {
///     !element.isEmpty
///       && element.utf8.allSatisfy { (0x30...0x39).contains($0) }
///   }
/// }
///
/// switch Counted(path: "/orders/2026") {
/// case .N2("orders", Digits()): print("an order")
/// default: print("something else")
/// }
/// // an order
/// ```
public protocol PatternMatching: _PatternOfPart {
  /// Returns whether `element`, which is already decoded, matches `pattern`.
  static func ~= (pattern: Self, element: String) -> Bool

  /// Returns whether a scheme or a host in lower case matches, ignoring the case of ASCII letters
  /// in the pattern.
  static func _matches(_ pattern: Self, name: String) -> Bool

  /// Returns whether the value of an argument matches.
  static func _matches(_ pattern: Self, argument: String) -> Bool
}

extension PatternMatching {
  /// Returns whether the pattern matches the name as it matches an element.
  @inlinable
  public static func _matches(_ pattern: Self, name: String) -> Bool { pattern ~= name }

  /// Returns whether the pattern matches the value as it matches an element.
  @inlinable
  public static func _matches(_ pattern: Self, argument: String) -> Bool { pattern ~= argument }

  /// Does nothing, because most patterns keep no value.
  @inlinable
  public func _forget() {}
}

// A name has an equality of its own: the host `stra%C3%9Fe.de` isn't `strasse.de`. That's why each
// matcher of this module has its own `_matches(_:name:)`. The one below makes those that forget it
// ambiguous, so they don't compile. Other modules don't see it.
extension PatternMatching where Self: SendableMetatype {
  @available(*, unavailable, message: "say how this matcher compares a scheme or a host")
  static func _matches(_ pattern: Self, name: String) -> Bool { fatalError() }
}

extension String: PatternMatching {
  /// Returns whether `element` equals `pattern` by canonical equivalence, as `==` does.
  ///
  /// ```swift
  /// "é" ~= "e\u{301}"           // true
  /// Exactly("é") ~= "e\u{301}"  // false
  /// ```
  ///
  /// An ASCII pattern matches only its own bytes, with three exceptions: `K` equals the Kelvin
  /// sign (U+212A), `;` the Greek question mark (U+037E), and a backtick the Greek varia (U+1FEF).
  /// To compare bytes only, use ``Exactly``.
  ///
  /// A text with more than 30 combining marks in a row, which takes long to compare, matches only
  /// the same bytes.
  @inlinable @_semantics("inline_late")
  public static func ~= (pattern: String, element: String) -> Bool {
    element.isEqual(to: pattern)
  }

  /// Returns whether the pattern equals a name in lower case, apart from the case of ASCII letters
  /// and the brackets of an IPv6 address, which a name doesn't have.
  public static func _matches(_ pattern: String, name: String) -> Bool {
    // Strings with the same words are equal.
    if smallStringsAreTwoWords, pattern.twoWords == name.twoWords { return true }
    return pattern.withUTF8Span { pattern in
      let text = pattern.extracting(addressOfIPLiteral(in: pattern) ?? pattern.indices)
      return name.withUTF8Span { $0.equals(text, ignoringCase: true) }
    }
  }

  /// Returns whether both strings are equal by `==`, without a call if both are short.
  ///
  /// Each case of a `switch` that doesn't match makes such a comparison. The function is inlined
  /// late, so that the compiler optimizes a long `switch` before it contains many copies of this
  /// code, which takes much less time.
  @inlinable @_semantics("inline_late")
  func isEqual(to other: String) -> Bool {
    guard smallStringsAreTwoWords else { return isEquivalent(to: other) }
    let (left, right) = (twoWords, other.twoWords)
    // Strings with the same words are equal, whatever they contain.
    // Most cases of a long `switch` don't match, which the first word shows.
    if _slowPath(left.low == right.low), left.high == right.high { return true }
    // A short ASCII string has only one representation, so two of them with different words differ.
    return (left.high & right.high) &>> 60 == 0xe ? false : isEquivalent(to: other)
  }

  /// Returns whether this text, which may come from a stranger, equals `other` by `==`.
  ///
  /// The function isn't inlined, to keep the code of a `case` with a literal small.
  @usableFromInline
  func isEquivalent(to other: String) -> Bool {
    // Most texts differ in length, which decides if both are ASCII, without a call.
    if let left = countOfASCII, let right = other.countOfASCII, left != right { return false }
    return isEquivalentInAnySpelling(to: other)
  }

  /// Does the same without a short way.
  ///
  /// Texts that are too long to be equal aren't compared: normalizing a scalar gives between a
  /// third and three times as many UTF-8 bytes. And a text that takes long to normalize equals only
  /// itself.
  @inline(never)
  private func isEquivalentInAnySpelling(to other: String) -> Bool {
    guard utf8.count <= 9 * other.utf8.count, other.utf8.count <= 9 * utf8.count else {
      return false
    }
    return isStreamSafe && other.isStreamSafe ? self == other : hasSameBytes(as: other)
  }

  /// Hashes the text, so that texts for which `isEquivalent` is true have the same hash.
  func hashEquivalent(into hasher: inout Hasher) {
    isStreamSafe ? hasher.combine(self) : hashBytes(into: &hasher)
  }
}
