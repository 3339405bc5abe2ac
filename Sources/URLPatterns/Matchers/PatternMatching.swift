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
