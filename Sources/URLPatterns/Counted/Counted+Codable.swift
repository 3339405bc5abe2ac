extension Counted: Encodable where E: Encodable {
  /// Encodes the elements as an array.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.unkeyedContainer()
    for element in self { try container.encode(element) }
  }
}

extension Counted: Decodable where E: Decodable {
  /// Decodes the elements of an array.
  ///
  /// - Throws: `DecodingError.dataCorrupted` for more than 4,000 elements, because freeing a
  ///   longer list could overflow a thread's stack. Also any error that decoding the array or an
  ///   element throws.
  public init(from decoder: any Decoder) throws {
    var container = try decoder.unkeyedContainer()
    var elements: [E] = []
    while !container.isAtEnd {
      guard elements.count < maximumCount else {
        throw DecodingError.dataCorruptedError(
          in: container,
          debugDescription: """
            A `Counted` holds at most \(maximumCount) elements. Decode a longer list as an array.
            """)
      }
      elements.append(try container.decode(E.self))
    }
    self.init(elements)
  }
}
