/// The position of one argument in an encoded query.
struct EncodedArgument: Equatable {
  let start: Int
  let end: Int
  /// The offset of the first `=`, or nil if there is none.
  let equalsSign: Int?

  /// Finds the first argument at or after `position`, skipping empty ones.
  @inline(__always)
  init?(in bytes: Span<UInt8>, from position: Int) {
    var i = position
    while i < bytes.count, bytes[i] == UInt8(ascii: "&") { i += 1 }
    guard i < bytes.count else { return nil }
    start = i
    let sign = bytes.firstIndex(of: UInt8(ascii: "="), or: UInt8(ascii: "&"), from: i)
    let hasValue = bytes.hasByte(at: sign) && bytes[sign] == UInt8(ascii: "=")
    equalsSign = hasValue ? sign : nil
    end = hasValue ? bytes.firstIndex(of: UInt8(ascii: "&"), from: sign + 1) : sign
  }

  /// The position of the encoded name.
  var name: Range<Int> { start..<(equalsSign ?? end) }

  /// The position of the encoded value, or nil if there's no `=`.
  var value: Range<Int>? { equalsSign.map { $0 + 1..<end } }

  @inline(never)
  func name(in bytes: Span<UInt8>, plusAsSpace: Bool) -> String {
    String(percentEncoded: bytes.extracting(name), plusAsSpace: plusAsSpace)
  }

  @inline(never)
  func value(in bytes: Span<UInt8>, plusAsSpace: Bool) -> String? {
    value.map { String(percentEncoded: bytes.extracting($0), plusAsSpace: plusAsSpace) }
  }

  /// Returns the argument in the spelling that was read.
  func text(in bytes: Span<UInt8>) -> String {
    String(bytes.extracting(start..<end))
  }
}

/// A name that's looked up, and what comparing it with an argument has found out about it.
struct ArgumentName {
  let text: String
  lazy var isPlain = text.withUTF8Span { $0.isPlain(plusAsSpace: false) }
  /// The text with its case folded.
  var folded: String?

  init(_ text: String) { self.text = text }
}

extension QueryArguments {
  /// Finds the first argument whose decoded name equals `name`.
  func firstArgument(named name: String, in bytes: Span<UInt8>) -> EncodedArgument? {
    // Nearly all names are up to eight ASCII bytes, and equal if these are.
    let (word, nameCount) = name.withUTF8Span { ($0.word(at: 0) & maskOfBytes($0.count), $0.count) }
    let isShort = nameCount <= 8 && word & highestBits == 0 && !ignoresCase
    var name = ArgumentName(name)
    var position = 0
    while let argument = EncodedArgument(in: bytes, from: position) {
      let count = argument.name.count
      let other = bytes.word(at: argument.start) & maskOfBytes(count)
      if isShort, count <= 8, escapeMarks(in: other, plusAsSpace: true) == 0 {
        if word == other, nameCount == count { return argument }
      } else if isArgument(argument, named: &name, in: bytes) {
        return argument
      }
      position = argument.end
    }
    return nil
  }

  /// Returns whether the argument's decoded name equals `name`, decoding it only if necessary.
  func isArgument(
    _ argument: EncodedArgument, named name: inout ArgumentName, in bytes: Span<UInt8>
  ) -> Bool {
    let encodedName = bytes.extracting(argument.name)
    if encodedName.isPlain(plusAsSpace: true) {
      let isEqual = name.text.withUTF8Span { encodedName.equals($0, ignoringCase: ignoresCase) }
      if isEqual { return true }
      // Strings with different bytes are equal if they're canonically equivalent, like the Kelvin
      // sign and K. For that, at least one of them must contain a scalar outside ASCII.
      if name.isPlain { return false }
    }
    let decoded = argument.name(in: bytes, plusAsSpace: plusAsSpace)
    return ignoresCase
      ? IgnoringCase(name.text).matches(decoded, folded: &name.folded)
      : decoded.isEquivalent(to: name.text)
  }

  /// Writes the arguments, encoded and separated by `&`.
  func write(to text: inout URIWriter) {
    var isFirst = true
    forEachArgument { argument, bytes in
      if !isFirst { text.append(UInt8(ascii: "&")) }
      isFirst = false
      text.append(percentEncoded: bytes.extracting(argument.name), plusAsSpace: plusAsSpace)
      guard let value = argument.value else { return }
      text.append(UInt8(ascii: "="))
      text.append(percentEncoded: bytes.extracting(value), plusAsSpace: plusAsSpace)
    }
  }
}

extension URIWriter {
  /// Appends a name or a value that was read, and encodes it again if it can't keep its spelling.
  ///
  /// It keeps it if it means the same to every reader, and matches `query = *( pchar / "/" / "?" )`
  /// (RFC 3986 §3.4), which requires that each `%` begins an escape.
  fileprivate mutating func append(percentEncoded bytes: Span<UInt8>, plusAsSpace: Bool) {
    let keepsSpelling = bytes.indices.allSatisfy { i in
      switch bytes[i] {
      case UInt8(ascii: "%"): bytes.escapedByte(at: i) != nil
      case UInt8(ascii: "+"): !plusAsSpace
      case let byte: UnencodedBytes.query.contain(byte)
      }
    }
    if keepsSpelling {
      append(verbatim: bytes)
    } else {
      append(String(percentEncoded: bytes, plusAsSpace: plusAsSpace), unencoded: .unreserved)
    }
  }
}
