extension QueryArguments: Collection {
  /// The position of an argument.
  ///
  /// ```swift
  /// let query: QueryArguments = ["tab": "new", "page": "2"]
  /// let second = query.index(after: query.startIndex)
  /// query[second].name  // "page"
  /// ```
  public struct Index: Comparable, Sendable {
    fileprivate let argument: EncodedArgument?

    /// Whether the left argument comes before the right one.
    ///
    /// ```swift
    /// let query: QueryArguments = ["tab": "new"]
    /// query.startIndex < query.endIndex  // true
    /// ```
    public static func < (left: Index, right: Index) -> Bool {
      (left.argument?.start ?? .max) < (right.argument?.start ?? .max)
    }

    /// Whether both are the position of the same argument.
    ///
    /// ```swift
    /// let query: QueryArguments = ["tab": "new"]
    /// query.index(after: query.startIndex) == query.endIndex  // true
    /// ```
    public static func == (left: Index, right: Index) -> Bool {
      left.argument?.start == right.argument?.start
    }
  }

  /// Whether there are no arguments.
  ///
  /// ```swift
  /// QueryArguments(percentEncoded: "&").isEmpty     // true
  /// QueryArguments(percentEncoded: "flat").isEmpty  // false
  /// ```
  public var isEmpty: Bool { startIndex == endIndex }

  /// The position of the first argument.
  ///
  /// ```swift
  /// let query: QueryArguments = ["tab": "new"]
  /// query[query.startIndex].name  // "tab"
  /// ```
  public var startIndex: Index { Index(argument: withBytes { EncodedArgument(in: $0, from: 0) }) }

  /// The position after the last argument.
  ///
  /// ```swift
  /// let query = QueryArguments(percentEncoded: "")
  /// query.startIndex == query.endIndex  // true
  /// ```
  public var endIndex: Index { Index(argument: nil) }

  /// The position of the next argument.
  ///
  /// ```swift
  /// let query: QueryArguments = ["tab": "new", "page": "2"]
  /// query[query.index(after: query.startIndex)].name  // "page"
  /// ```
  ///
  /// - Parameter index: The position of an argument; `endIndex` traps, as in an array.
  public func index(after index: Index) -> Index {
    guard let argument = index.argument else {
      // Unlike preconditionFailure, this gives the reason in a release build, too.
      fatalError("There is no argument after endIndex")
    }
    return Index(argument: withBytes { EncodedArgument(in: $0, from: argument.end) })
  }

  /// The decoded name and value of an argument; the value is nil if there is no `=`.
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
      fatalError("There is no argument at endIndex")
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
  /// Whether both have the same decoded names and values, in the same order.
  ///
  /// They are compared as strings are: by canonical equivalence.
  ///
  /// ```swift
  /// QueryArguments(percentEncoded: "q=%61") == ["q": "a"]  // true
  /// ```
  public static func == (left: QueryArguments, right: QueryArguments) -> Bool {
    left.elementsEqual(right) { $0.name == $1.name && $0.value == $1.value }
  }

  /// Hashes each decoded name and value.
  ///
  /// ```swift
  /// Set([QueryArguments(percentEncoded: "q=%61"), ["q": "a"]]).count  // 1
  /// ```
  public func hash(into hasher: inout Hasher) {
    for argument in self {
      hasher.combine(argument.name)
      hasher.combine(argument.value)
    }
  }
}

extension QueryArguments: CustomStringConvertible {
  /// The percent-encoded query, as ``percentEncodedQuery`` has it.
  ///
  /// ```swift
  /// QueryArguments(percentEncoded: "q=a%26b&flat").description  // "q=a%26b&flat"
  /// ```
  public var description: String { percentEncodedQuery }
}
