/// Bytes that a target reads as input.
///
/// Texts end at the byte `FF`, which doesn't occur in UTF-8. That makes a corpus readable, and
/// entries of the dictionary can be inserted anywhere.
struct FuzzInput {
  private var bytes: ArraySlice<UInt8>

  init(_ bytes: [UInt8]) {
    self.bytes = bytes[...]
  }

  var isAtEnd: Bool { bytes.isEmpty }

  /// Returns the next byte, or 0 at the end.
  mutating func byte() -> UInt8 { bytes.popFirst() ?? 0 }

  /// Returns a number below `bound`.
  mutating func number(below bound: Int) -> Int { Int(byte()) % bound }

  mutating func bool() -> Bool { byte() & 1 == 1 }

  /// Returns the next text, with U+FFFD for anything that isn't UTF-8.
  mutating func text() -> String {
    let text = bytes.prefix { $0 != 0xff }
    bytes = bytes.dropFirst(text.count + 1)
    return String(decoding: text, as: UTF8.self)
  }

  /// Returns the next text, or nil if it begins with the byte `FE`.
  mutating func optionalText() -> String? {
    let isNil = bytes.first == 0xfe
    let text = text()
    return isNil ? nil : text
  }

  /// Returns all remaining texts.
  mutating func texts(atMost limit: Int = .max) -> [String] {
    var texts: [String] = []
    while !isAtEnd, texts.count < limit { texts.append(text()) }
    return texts
  }
}

extension String {
  /// Returns whether both texts have the same bytes, because `==` considers canonically equivalent
  /// texts equal.
  var bytes: [UInt8] { Array(utf8) }
}
