public import CommonParsers
public import URLPatterns

/// Text that has to be there in the same bytes.
///
/// ```swift
/// path(Exactly("café")) </> path(.int)   // matches /caf%C3%A9/7, not /cafe%CC%81/7
/// query("unit", Exactly("K"))            // matches unit=K, not unit=%E2%84%AA
/// ```
///
/// A plain string, as in `path("café")`, matches what `==` takes for equal.
extension Exactly: URLParameter {
  /// The conversion of this text, and of no other, to nothing.
  public var urlConversion: PartialIso<String, Void> {
    PartialIso(
      domain: .exactly(text), apply: { self ~= $0 ? unit : nil }, unapply: { _ in text })
  }

  /// The conversion of this text to a value, and of nil to nil.
  public var urlOptionalConversion: PartialIso<String?, Void?> { opt(urlConversion) }

  /// The conversion of this text, any number of times, to as many values.
  public var urlConversionOfAll: PartialIso<[String], [Void]> { all(urlConversion) }

  /// The text itself.
  public var urlTemplate: String { text }
}
