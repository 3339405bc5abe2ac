/// A matcher that compares an element byte for byte.
///
/// ```swift
/// switch Counted(path: "/caf%C3%A9/menu") {
/// case .N2(Exactly("café"), "menu"): print("the menu")
/// default: print("no such page")
/// }
/// // the menu
/// ```
///
/// A string in a pattern matches any element that `==` considers equal: `é` can be one scalar or
/// two, and the Kelvin sign, U+212A, equals `K`. This matcher compares UTF-8 bytes instead. Use it
/// if the next reader of the URL, such as a server, a file system, or a cache, distinguishes such
/// spellings.
public struct Exactly: PatternMatching, Hashable, Sendable {
  /// The text to match.
  public let text: String

  /// Creates a matcher for exactly this text.
  ///
  /// - Parameter text: The text to match, not percent-encoded.
  @inlinable
  public init(_ text: String) {
    self.text = text
  }

  /// Returns whether `element` has the same UTF-8 bytes as the pattern's text.
  ///
  /// ```swift
  /// "é" ~= "e\u{301}"           // true
  /// Exactly("é") ~= "e\u{301}"  // false
  /// ```
  public static func ~= (pattern: Exactly, element: String) -> Bool {
    pattern.text.hasSameBytes(as: element)
  }

  /// Returns whether the pattern's text equals a scheme or a host, ignoring case.
  public static func _matches(_ pattern: Exactly, name: String) -> Bool {
    String._matches(pattern.text, name: name)
  }

  /// Returns whether both matchers match the same element.
  public static func == (left: Exactly, right: Exactly) -> Bool {
    left ~= right.text
  }

  /// Hashes the bytes of the text.
  public func hash(into hasher: inout Hasher) {
    text.hashBytes(into: &hasher)
  }
}
