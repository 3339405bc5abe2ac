extension QueryArguments {
  /// Returns the same arguments, whose names ignore case whenever you look one up.
  ///
  /// ```swift
  /// let query = QueryArguments(percentEncoded: "TweetID=7&page=2").ignoringCase()
  /// query["tweetId"]                            // "7"
  /// Has("tweetid", Capture(Int.self)) ~= query  // true
  /// query.percentEncodedQuery                   // "TweetID=7&page=2"
  /// ```
  ///
  /// Names are compared as ``IgnoringCase`` compares elements. Setting a value also replaces
  /// arguments whose names differ only in case. Whether two queries are equal doesn't change.
  public func ignoringCase() -> QueryArguments {
    var copy = self
    copy.ignoresCase = true
    return copy
  }
}

extension EncodedArgument {
  /// Returns whether the decoded name equals `name`, ignoring case.
  func hasNameIgnoringCase(
    _ name: Span<UInt8>, in bytes: Span<UInt8>, plusAsSpace: Bool
  ) -> Bool {
    let encodedName = bytes.extracting(self.name)
    if encodedName.isPlain(plusAsSpace: true), name.isPlain(plusAsSpace: false) {
      return encodedName.count == name.count
        && encodedName.hasPrefixIgnoringASCIICase(name, at: 0)
    }
    let text = name.withUnsafeBufferPointer { String(decoding: $0, as: UTF8.self) }
    return IgnoringCase(text) ~= self.name(in: bytes, plusAsSpace: plusAsSpace)
  }
}
