public import CommonParsers
public import URLPatterns

/// Text that has to be there in the same bytes.
///
/// ```swift
/// let cup = path(Exactly("café")) </> path(.int)
/// cup.match(URL(string: "https://me.com/caf%C3%A9/7")!)    // 7
/// cup.match(URL(string: "https://me.com/cafe%CC%81/7")!)   // nil
/// path("café").match(URL(string: "https://me.com/cafe%CC%81")!) != nil  // true
/// ```
///
/// A plain string, as in `path("café")`, matches what `==` takes for equal.
extension Exactly: URLParameter {
  /// The conversion of this text, and of no other, to nothing.
  public var urlConversion: PartialIso<String, Void> {
    PartialIso(
      domain: .exactly(text), apply: { self ~= $0 ? unit : nil }, unapply: { _ in text })
  }

  /// The text itself.
  public var urlTemplate: String { text }
}
