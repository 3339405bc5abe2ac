/// Where one argument lies in an encoded query.
struct EncodedArgument {
  let start: Int
  let end: Int
  /// The offset of the first `=`, if there is one.
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
    end = bytes.firstIndex(of: UInt8(ascii: "&"), or: UInt8(ascii: "&"), from: nameEnd)
  }

  /// Where the encoded name lies.
  var name: Range<Int> { start..<(equalsSign ?? end) }

  /// Where the encoded value lies; nil where there is no `=`.
  var value: Range<Int>? { equalsSign.map { $0 + 1..<end } }

  func name(in bytes: Span<UInt8>, plusAsSpace: Bool) -> String {
    String(percentEncoded: bytes.extracting(name), plusAsSpace: plusAsSpace)
  }

  func value(in bytes: Span<UInt8>, plusAsSpace: Bool) -> String? {
    value.map { String(percentEncoded: bytes.extracting($0), plusAsSpace: plusAsSpace) }
  }

  /// Whether the decoded name equals `name` as strings do, decoding it only where it has to be.
  func hasName(_ name: Span<UInt8>, in bytes: Span<UInt8>, plusAsSpace: Bool) -> Bool {
    let encodedName = bytes.extracting(self.name)
    if encodedName.isPlain(plusAsSpace: true) {
      if encodedName.equals(name) { return true }
      // Strings of different bytes are equal where they are canonically equivalent, as the Kelvin sign
      // is to K. That takes a scalar outside ASCII in one of them.
      if name.isPlain(plusAsSpace: false) { return false }
    }
    return self.name(in: bytes, plusAsSpace: plusAsSpace)
      .isEquivalent(to: name.withUnsafeBufferPointer { String(decoding: $0, as: UTF8.self) })
  }
}
