/// The position of one argument in an encoded query.
struct EncodedArgument {
  let start: Int
  let end: Int
  /// The offset of the first `=`, or nil if there is none.
  let equalsSign: Int?

  /// Finds the first argument at or after `position`, skipping empty ones.
  init?(in bytes: Span<UInt8>, from position: Int) {
    var i = position
    while i < bytes.count, bytes[i] == UInt8(ascii: "&") { i += 1 }
    guard i < bytes.count else { return nil }
    start = i
    let nameEnd = bytes.firstIndex(of: UInt8(ascii: "&"), or: UInt8(ascii: "="), from: i)
    guard nameEnd < bytes.count, bytes[nameEnd] == UInt8(ascii: "=") else {
      (end, equalsSign) = (nameEnd, nil)
      return
    }
    equalsSign = nameEnd
    end = bytes.firstIndex(of: UInt8(ascii: "&"), from: nameEnd)
  }

  /// The position of the encoded name.
  var name: Range<Int> { start..<(equalsSign ?? end) }

  /// The position of the encoded value, or nil if there's no `=`.
  var value: Range<Int>? { equalsSign.map { $0 + 1..<end } }

  func name(in bytes: Span<UInt8>, plusAsSpace: Bool) -> String {
    String(percentEncoded: bytes.extracting(name), plusAsSpace: plusAsSpace)
  }

  func value(in bytes: Span<UInt8>, plusAsSpace: Bool) -> String? {
    value.map { String(percentEncoded: bytes.extracting($0), plusAsSpace: plusAsSpace) }
  }

  /// Returns whether the decoded name equals `name` as a string, decoding it only if necessary.
  func hasName(_ name: Span<UInt8>, in bytes: Span<UInt8>, plusAsSpace: Bool) -> Bool {
    if let isSame = hasShortName(name, in: bytes) { return isSame }
    let encodedName = bytes.extracting(self.name)
    if encodedName.isPlain(plusAsSpace: true) {
      if encodedName.equals(name) { return true }
      // Strings with different bytes are equal if they're canonically equivalent, like the Kelvin
      // sign and K. For that, at least one of them must contain a scalar outside ASCII.
      if name.isPlain(plusAsSpace: false) { return false }
    }
    return self.name(in: bytes, plusAsSpace: plusAsSpace)
      .isEquivalent(to: name.withUnsafeBufferPointer { String(decoding: $0, as: UTF8.self) })
  }

  /// Does the same for names of up to eight ASCII bytes that decode to themselves, as nearly all do.
  ///
  /// Returns nil for any other name.
  @inline(__always)
  private func hasShortName(_ other: Span<UInt8>, in bytes: Span<UInt8>) -> Bool? {
    guard name.count <= 8, other.count <= 8 else { return nil }
    let word = bytes.word(at: start) & maskOfBytes(name.count)
    let otherWord = other.word(at: 0) & maskOfBytes(other.count)
    let marks =
      marks(of: UInt8(ascii: "%"), in: word) | marks(of: UInt8(ascii: "+"), in: word)
      | nonASCIIMarks(in: word | otherWord)
    return marks == 0 ? word == otherWord && name.count == other.count : nil
  }
}
