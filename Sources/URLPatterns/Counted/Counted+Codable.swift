#if !hasFeature(Embedded)
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
    /// - Throws: What decoding an array or an element throws, or `DecodingError.dataCorrupted` for
    ///   more than 4,000 elements, since freeing a longer list may take more stack than a thread has.
    public init(from decoder: any Decoder) throws {
      var container = try decoder.unkeyedContainer()
      var elements: [E] = []
      while !container.isAtEnd {
        guard elements.count < maximumCount else {
          throw DecodingError.dataCorruptedError(
            in: container,
            debugDescription: """
              An array of more than \(maximumCount) elements is not decoded as `Counted`, which is made \
              for paths. Decode it as an array.
              """)
        }
        elements.append(try container.decode(E.self))
      }
      self.init(elements)
    }
  }
#endif
