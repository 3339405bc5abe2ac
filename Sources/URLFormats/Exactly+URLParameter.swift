public import URLPatterns

/// A text that's compared byte for byte.
///
/// ```swift
/// let cup = path(Exactly("café")) </> path(.int)
/// cup.match(URL(string: "https://me.com/caf%C3%A9/7")!)    // 7
/// cup.match(URL(string: "https://me.com/cafe%CC%81/7")!)   // nil
/// path("café").match(URL(string: "https://me.com/cafe%CC%81")!) != nil  // true
/// ```
///
/// A plain string, as in `path("café")`, matches any text that `==` considers equal.
extension Exactly: URLParameter {
  /// A conversion that accepts only this text and captures nothing.
  public var urlConversion: PartialIso<String, Void> {
    PartialIso(text: .exactly(text), apply: { self ~= $0 ? unit : nil }, unapply: { _ in text })
  }

  /// The text itself.
  public var urlTemplate: String { text }
}
