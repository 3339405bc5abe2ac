/// Bytes, read as what a target needs.
///
/// Texts end at the byte `FF`, which no UTF-8 has, so that a corpus can be read, and an entry of the
/// dictionary put in anywhere.
struct FuzzInput {
  private var bytes: ArraySlice<UInt8>

  init(_ bytes: [UInt8]) {
    self.bytes = bytes[...]
  }

  var isAtEnd: Bool { bytes.isEmpty }

  /// The next byte; 0 at the end.
  mutating func byte() -> UInt8 { bytes.popFirst() ?? 0 }

  /// A number below `bound`.
  mutating func number(below bound: Int) -> Int { Int(byte()) % bound }

  mutating func bool() -> Bool { byte() & 1 == 1 }

  /// The next text; what is not UTF-8 becomes U+FFFD.
  mutating func text() -> String {
    let text = bytes.prefix { $0 != 0xff }
    bytes = bytes.dropFirst(text.count + 1)
    return String(decoding: text, as: UTF8.self)
  }

  /// The next text, or nil where it begins with the byte `FE`.
  mutating func optionalText() -> String? {
    let isNil = bytes.first == 0xfe
    let text = text()
    return isNil ? nil : text
  }

  /// All texts that are left.
  mutating func texts(atMost limit: Int = .max) -> [String] {
    var texts: [String] = []
    while !isAtEnd, texts.count < limit { texts.append(text()) }
    return texts
  }
}

extension String {
  /// The same text by its bytes: `==` takes canonically equivalent texts for the same.
  var bytes: [UInt8] { Array(utf8) }
}
