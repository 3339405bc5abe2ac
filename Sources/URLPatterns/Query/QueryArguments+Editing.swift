extension QueryArguments: ExpressibleByDictionaryLiteral {
  /// Makes arguments of a dictionary literal, in its order.
  ///
  /// Duplicates are kept, and nil stands for a name without a value.
  ///
  /// ```swift
  /// let query: QueryArguments = ["tag": "a", "tag": "b", "flat": nil]  // tag=a&tag=b&flat
  /// ```
  public init(dictionaryLiteral elements: (String, String?)...) {
    self.init(elements.lazy.map { (name: $0, value: $1) })
  }

  /// Makes arguments of names and values, in order.
  ///
  /// - Parameter arguments: Decoded names and values; nil stands for a name without a value.
  public init(_ arguments: some Sequence<(name: String, value: String?)>) {
    self.init(text: "", range: 0..<0, plusAsSpace: false)
    for argument in arguments { append(name: argument.name, value: argument.value) }
  }

  /// Adds an argument at the end, whether or not there already is one with that name.
  ///
  /// ```swift
  /// var query: QueryArguments = ["tag": "a"]
  /// query.append(name: "tag", value: "b")
  /// query.percentEncodedQuery  // "tag=a&tag=b"
  /// ```
  ///
  /// - Parameters:
  ///   - name: The name, not encoded. An argument with an empty name and no value is not added,
  ///     since no query can spell it.
  ///   - value: The value, not encoded, or nil for a name without a value.
  public mutating func append(name: String, value: String?) {
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
            // The others keep their spelling.
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
