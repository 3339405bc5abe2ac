extension QueryArguments: ExpressibleByDictionaryLiteral {
  /// Creates arguments from a dictionary literal, in its order.
  ///
  /// Names can repeat. An argument whose value is nil is left out, so you don't need an `if` for an
  /// optional value. To write a name without a value, use ``append(name:)``.
  ///
  /// ```swift
  /// let page: Int? = nil
  /// let query: QueryArguments = ["tag": "a", "tag": "b", "page": page.map(String.init)]
  /// query.percentEncodedQuery  // "tag=a&tag=b"
  /// ```
  public init(dictionaryLiteral elements: (String, String?)...) {
    self.init(text: "", range: 0..<0, plusAsSpace: false)
    for case (let name, let value?) in elements { append(name: name, value: value) }
  }

  /// Creates arguments from names and values, in order.
  ///
  /// The names and values have the same form as the elements of a query, so
  /// `QueryArguments(Array(query))` equals `query`. That's why a value of nil means a name without
  /// a value here, as in Foundation's `URLQueryItem`. A dictionary literal leaves such an argument
  /// out instead.
  ///
  /// ```swift
  /// let arguments = [(name: "page", value: "2"), (name: "flat", value: nil)]
  /// QueryArguments(arguments).percentEncodedQuery  // "page=2&flat"
  /// ```
  ///
  /// - Parameter arguments: Names and values, not encoded. A value of nil means a name without a
  ///   value. An empty name without a value isn't added, because a query can't contain one.
  public init(_ arguments: some Sequence<(name: String, value: String?)>) {
    self.init(text: "", range: 0..<0, plusAsSpace: false)
    for argument in arguments { add(argument.name, argument.value) }
  }

  /// Adds an argument at the end, even if there's already one with that name.
  ///
  /// ```swift
  /// var query: QueryArguments = ["tag": "a"]
  /// query.append(name: "tag", value: "b")
  /// query.percentEncodedQuery  // "tag=a&tag=b"
  /// ```
  ///
  /// The value isn't optional, because nil could mean two things. To leave an argument out, assign
  /// nil: `query["tag"] = nil`. To write a name without a value, use ``append(name:)``.
  ///
  /// - Parameters:
  ///   - name: The name, not encoded.
  ///   - value: The value, not encoded.
  public mutating func append(name: String, value: String) { add(name, value) }

  /// Adds a name without a value at the end, such as `flat` in `?tab=new&flat`.
  ///
  /// ``contains(named:)`` finds it.
  ///
  /// ```swift
  /// var query: QueryArguments = ["tab": "new"]
  /// query.append(name: "flat")
  /// query.percentEncodedQuery  // "tab=new&flat"
  /// ```
  ///
  /// - Parameter name: The name, not encoded. An empty name isn't added, because a query can't
  ///   contain one without a value.
  public mutating func append(name: String) { add(name, nil) }

  private mutating func add(_ name: String, _ value: String?) {
    if range.count != text.utf8.count {
      text = withBytes { $0.withUnsafeBufferPointer { String(decoding: $0, as: UTF8.self) } }
    }
    let argument = URIWriter.text { $0.appendArgument(name: name, value: value) }
    guard !argument.isEmpty else { return }
    if !text.isEmpty { text += "&" }
    text += argument
    range = 0..<text.utf8.count
  }

  mutating func set(_ value: String?, named name: String) {
    guard contains(named: name) else {
      if let value { append(name: name, value: value) }
      return
    }
    var pending = value
    var changed = ""
    withBytes { bytes in
      name.withUTF8Span { nameBytes in
        var position = 0
        while let argument = EncodedArgument(in: bytes, from: position) {
          position = argument.end
          let isNamed = argument.hasName(nameBytes, in: bytes, plusAsSpace: plusAsSpace)
          if isNamed, pending == nil { continue }
          if !changed.isEmpty { changed += "&" }
          if isNamed {
            changed += URIWriter.text { $0.appendArgument(name: name, value: pending) }
            pending = nil
          } else {
            // The other arguments keep their spelling.
            bytes.extracting(argument.start..<argument.end).withUnsafeBufferPointer {
              changed += String(decoding: $0, as: UTF8.self)
            }
          }
        }
      }
    }
    text = changed
    range = 0..<text.utf8.count
  }
}
