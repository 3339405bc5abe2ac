extension QueryArguments: Collection {
  /// The position of an argument.
  public struct Index: Comparable, Sendable {
    let argument: EncodedArgument?

    /// The argument at this position, of which there's none at `endIndex`.
    var found: EncodedArgument {
      guard let argument else { stop("There is no argument at endIndex") }
      return argument
    }

    /// Returns whether the left argument comes before the right one.
    public static func < (left: Index, right: Index) -> Bool {
      (left.argument?.start ?? .max) < (right.argument?.start ?? .max)
    }
  }

  /// Whether there are no arguments.
  public var isEmpty: Bool { range.isEmpty || startIndex == endIndex }

  /// The position of the first argument.
  public var startIndex: Index { Index(argument: withBytes { EncodedArgument(in: $0, from: 0) }) }

  /// The position after the last argument.
  public var endIndex: Index { Index(argument: nil) }

  /// Returns the position of the next argument.
  ///
  /// - Parameter index: The position of an argument. Passing `endIndex` traps.
  public func index(after index: Index) -> Index {
    Index(argument: withBytes { EncodedArgument(in: $0, from: index.found.end) })
  }

  /// The decoded name and value of an argument, where the value is nil if there's no `=`.
  ///
  /// ```swift
  /// for (name, value) in QueryArguments(percentEncoded: "tab=new&flat") {
  ///   print(name, value ?? "-")
  /// }
  /// // tab new
  /// // flat -
  /// ```
  public subscript(index: Index) -> (name: String, value: String?) {
    withBytes { bytes in
      (
        index.found.name(in: bytes, plusAsSpace: plusAsSpace),
        index.found.value(in: bytes, plusAsSpace: plusAsSpace)
      )
    }
  }
}

extension QueryArguments: Hashable {
  /// Returns whether both have the same decoded names and values, in the same order.
  ///
  /// Names and values are compared as strings, by canonical equivalence. One with more than 30
  /// combining marks in a row, which takes long to compare, is compared byte for byte.
  ///
  /// ```swift
  /// QueryArguments(percentEncoded: "q=%61") == ["q": "a"]  // true
  /// ```
  public static func == (left: QueryArguments, right: QueryArguments) -> Bool {
    left.elementsEqual(right) { one, other in
      guard one.name.isEquivalent(to: other.name) else { return false }
      guard let value = one.value, let otherValue = other.value else {
        return one.value == nil && other.value == nil
      }
      return value.isEquivalent(to: otherValue)
    }
  }

  /// Hashes each decoded name and value.
  public func hash(into hasher: inout Hasher) {
    for argument in self {
      argument.name.hashEquivalent(into: &hasher)
      hasher.combine(argument.value != nil)
      argument.value?.hashEquivalent(into: &hasher)
    }
  }
}

extension QueryArguments: Codable {
  /// Encodes ``percentEncodedQuery`` as a string.
  public func encode(to encoder: any Encoder) throws {
    try percentEncodedQuery.encode(to: encoder)
  }

  /// Decodes a percent-encoded query.
  ///
  /// The arguments are the same, but whether to ignore the case of names isn't encoded.
  public init(from decoder: any Decoder) throws {
    self.init(percentEncoded: try String(from: decoder))
  }
}

extension QueryArguments: CustomStringConvertible {
  /// The percent-encoded query, which is the same as ``percentEncodedQuery``.
  public var description: String { percentEncodedQuery }
}
