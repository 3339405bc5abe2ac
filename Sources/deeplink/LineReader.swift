#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#elseif canImport(Android)
  import Android
#else
  import Glibc
#endif

/// A reader that returns lines as they arrive, as many at a time as there are.
struct LineReader {
  private let descriptor: Int32
  private var buffer = [UInt8](repeating: 0, count: 1 << 16)
  private var incomplete: [UInt8] = []
  private var atEnd = false

  init(_ descriptor: Int32) {
    self.descriptor = descriptor
  }

  /// Returns the next lines, without their endings (`\n` or `\r\n`), or nil at the end of the file.
  mutating func nextBatch() throws -> [String]? {
    while !atEnd {
      let read = try readSome()
      atEnd = read.isEmpty
      // This searches only the new bytes, so a line that arrives in many pieces takes no more than
      // linear time.
      guard let lastNewline = read.lastIndex(of: UInt8(ascii: "\n")) else {
        incomplete += read
        continue
      }
      incomplete += read[..<lastNewline]
      let lines = incomplete.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        .map(Self.text)
      incomplete = Array(read[(lastNewline + 1)...])
      return lines
    }
    guard !incomplete.isEmpty else { return nil }
    defer { incomplete = [] }
    return [Self.text(incomplete[...])]
  }

  /// Returns the bytes that have arrived, waiting if there are none, or nothing at the end of the
  /// file.
  private mutating func readSome() throws -> ArraySlice<UInt8> {
    while true {
      let count = read(descriptor, &buffer, buffer.count)
      if count >= 0 { return buffer[..<count] }
      if errno != EINTR { throw ReadError(code: errno) }
    }
  }

  /// Returns the line as text, with bytes that aren't UTF-8 percent-encoded, as in any URL.
  private static func text(_ line: ArraySlice<UInt8>) -> String {
    let line = line.last == UInt8(ascii: "\r") ? line.dropLast() : line
    let text = String(decoding: line, as: UTF8.self)
    if text.utf8.elementsEqual(line) { return text }
    return line.reduce(into: "") { text, byte in
      text +=
        byte < 128 ? String(Unicode.Scalar(byte)) : "%" + String(byte, radix: 16, uppercase: true)
    }
  }
}

/// The reason why the system couldn't read.
private struct ReadError: Error, CustomStringConvertible {
  let code: Int32
  var description: String { String(cString: strerror(code)) }
}
