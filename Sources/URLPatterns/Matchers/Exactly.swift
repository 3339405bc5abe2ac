/// Matches the element that consists of the same bytes.
///
/// ```swift
/// switch Counted(path: "/caf%C3%A9/menu") {
/// case .N2(Exactly("café"), "menu"): print("the menu")
/// default: print("no such page")
/// }
/// // the menu
/// ```
///
/// A string in a pattern matches what `==` takes for equal, and that is looser: `é` may be one scalar
/// or two, and the Kelvin sign, U+212A, is a `K`. This matcher looks at the UTF-8 bytes, as ``Regex``
/// looks at scalars. Take it where whoever reads the URL next, such as a server, a file system or a
/// cache, tells such spellings apart.
public struct Exactly: PatternMatching, Hashable, Sendable {
  /// The text that an element has to be.
  public let text: String

  /// Matches `text` in this spelling only.
  ///
  /// - Parameter text: The text, not percent-encoded.
  @inlinable
  public init(_ text: String) {
    self.text = text
  }

  /// Whether `element` has the same UTF-8 bytes as the pattern's text.
  ///
  /// ```swift
  /// "é" ~= "e\u{301}"           // true
  /// Exactly("é") ~= "e\u{301}"  // false
  /// ```
  public static func ~= (pattern: Exactly, element: String) -> Bool {
    pattern.text.withUTF8Span { text in
      element.withUTF8Span { text.equals($0) }
    }
  }

  /// Whether both match the same element.
  public static func == (left: Exactly, right: Exactly) -> Bool {
    left ~= right.text
  }
}
