#if !hasFeature(Embedded)
  extension Counted: Encodable where E: Encodable {
    /// Encodes the elements as an array.
    ///
    /// ```swift
    /// let path: Counted = ["users", "john"]
    /// print(String(decoding: try JSONEncoder().encode(path), as: UTF8.self))
    /// // ["users","john"]
    /// ```
    ///
    /// - Throws: What encoding an element throws, or `EncodingError.invalidValue` for a list of more than
    ///   4,000 elements, which could not be decoded again.
    public func encode(to encoder: any Encoder) throws {
      guard count <= maximumCount else {
        throw EncodingError.invalidValue(
          self,
          EncodingError.Context(
            codingPath: encoder.codingPath,
            debugDescription: """
              A list of \(count) elements is not encoded as `Counted`, which holds up to \(maximumCount) \
              when decoded. Encode its `elements`.
              """))
      }
      var container = encoder.unkeyedContainer()
      for element in self { try container.encode(element) }
    }
  }

  extension Counted: Decodable where E: Decodable {
    /// Decodes the elements from an array.
    ///
    /// ```swift
    /// let json = Data(#"["users", "john"]"#.utf8)
    /// try JSONDecoder().decode(Counted<String>.self, from: json)  // .N2("users", "john")
    /// ```
    ///
    /// - Throws: What decoding an array or an element throws, or `DecodingError.dataCorrupted` for
    ///   more than 4,000 elements: freeing a list of any length could take more stack than a thread
    ///   has.
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
