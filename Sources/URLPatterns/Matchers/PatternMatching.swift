/// A matcher of one element of a path.
///
/// Let a type of your own conform, and it works as a pattern wherever an element stands: in any `case`
/// over a ``Counted`` value, and inside ``Begins``, ``Contains`` and ``Ends``. All you have to write is
/// Swift's own pattern-matching operator.
///
/// ```swift
/// struct Digits: PatternMatching {
///   static func ~= (pattern: Digits, element: String) -> Bool {
///     !element.isEmpty && element.utf8.allSatisfy { (0x30...0x39).contains($0) }
///   }
/// }
///
/// switch Counted(path: "/orders/2026") {
/// case .N2("orders", Digits()): print("an order")
/// default: print("something else")
/// }
/// // an order
/// ```
public protocol PatternMatching {
  /// Whether `element`, a decoded element of a path, matches `pattern`.
  static func ~= (pattern: Self, element: String) -> Bool
}

extension String: PatternMatching {
  /// Whether `element` equals `pattern` by canonical equivalence, as `==` on strings has it.
  ///
  /// ```swift
  /// "é" ~= "e\u{301}"           // true
  /// Exactly("é") ~= "e\u{301}"  // false
  /// ```
  ///
  /// A pattern in ASCII matches its own bytes only, with three exceptions: `K` equals the Kelvin sign,
  /// U+212A, `;` the Greek question mark, U+037E, and the grave accent the Greek varia, U+1FEF.
  /// ``Exactly`` matches the same bytes always.
  @_alwaysEmitIntoClient @_semantics("inline_late")
  public static func ~= (pattern: String, element: String) -> Bool {
    element.isEqual(to: pattern)
  }
}

extension String {
  /// Whether this is `other`, as `==` has it, but without a call where both are short.
  ///
  /// With `==` in its place, it takes a tenth more time from a URL to one of eleven links, and twice the
  /// time to the last of 250. The function is inlined late: the compiler then optimises a `switch` of
  /// 250 cases before that holds as many copies of it, in a fifth of the time.
  @_alwaysEmitIntoClient @_semantics("inline_late")
  func isEqual(to other: String) -> Bool {
    guard smallStringsAreTwoWords else { return isEquivalent(to: other) }
    let (left, right) = (twoWords, other.twoWords)
    // Strings of the same words are the same, whatever they hold.
    if left.low == right.low, left.high == right.high { return true }
    // A short string of ASCII has one spelling only: where both are such, they differ.
    return (left.high & right.high) &>> 60 == 0xe ? false : isEquivalent(to: other)
  }

  /// Whether this text, which may be a stranger's, is `other`, as `==` has it.
  ///
  /// Swift puts the combining marks behind a letter in order before it compares them, in time that grows
  /// with the square of their number. So it gets no text that is too long to be equal: normalizing a
  /// scalar gives a third of its UTF-8 bytes at least, and three times as many at most. Not inlined, so
  /// that a `case` with a literal is compiled to little.
  @usableFromInline
  func isEquivalent(to other: String) -> Bool {
    utf8.count <= 9 * other.utf8.count && self == other
  }
}
