extension QueryArguments: Collection {
  /// The position of an argument.
  public struct Index: Comparable, Sendable {
    fileprivate let argument: EncodedArgument?

    /// Whether the left argument precedes the right one.
    public static func < (left: Index, right: Index) -> Bool {
      (left.argument?.start ?? .max) < (right.argument?.start ?? .max)
    }

    /// Whether both are the position of the same argument.
    public static func == (left: Index, right: Index) -> Bool {
      left.argument?.start == right.argument?.start
    }
  }

  /// Whether there are no arguments.
  public var isEmpty: Bool { range.isEmpty || !isWritten && startIndex == endIndex }

  /// The position of the first argument.
  public var startIndex: Index { Index(argument: withBytes { EncodedArgument(in: $0, from: 0) }) }

  /// The position after the last argument.
  public var endIndex: Index { Index(argument: nil) }

  /// The position of the next argument.
  public func index(after index: Index) -> Index {
    guard let argument = index.argument else {
      preconditionFailure("There is no argument after endIndex")
    }
    return Index(argument: withBytes { EncodedArgument(in: $0, from: argument.end) })
  }

  /// The decoded name and value of an argument; the value is nil where there is no `=`.
  ///
  /// ```swift
  /// for (name, value) in QueryArguments(percentEncoded: "tab=new&flat") {
  ///   print(name, value ?? "-")
  /// }
  /// // tab new
  /// // flat -
  /// ```
  public subscript(index: Index) -> (name: String, value: String?) {
    guard let argument = index.argument else {
      preconditionFailure("There is no argument at endIndex")
    }
    return withBytes {
      (
        argument.name(in: $0, plusAsSpace: plusAsSpace),
        argument.value(in: $0, plusAsSpace: plusAsSpace)
      )
    }
  }
}

extension QueryArguments: Hashable {
  /// Whether both have the same names and values, decoded, in the same order.
  ///
  /// They are compared as strings are: by canonical equivalence.
  ///
  /// ```swift
  /// QueryArguments(percentEncoded: "q=%61") == ["q": "a"]  // true
  /// ```
  public static func == (left: QueryArguments, right: QueryArguments) -> Bool {
    left.elementsEqual(right) { $0.name == $1.name && $0.value == $1.value }
  }

  /// Feeds each name and value to `hasher`.
  public func hash(into hasher: inout Hasher) {
    for argument in self {
      hasher.combine(argument.name)
      hasher.combine(argument.value)
    }
  }
}

extension QueryArguments: CustomStringConvertible {
  /// The arguments as they are written, percent-encoded.
  ///
  /// ```swift
  /// QueryArguments(percentEncoded: "q=a%26b&flat").description  // "q=a%26b&flat"
  /// ```
  public var description: String { percentEncodedQuery }
}
