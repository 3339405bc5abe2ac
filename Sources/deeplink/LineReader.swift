#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#elseif canImport(Android)
  import Android
#else
  import Glibc
#endif

/// Reads lines as they come, as many at a time as have come.
struct LineReader {
  private let descriptor: Int32
  private var buffer = [UInt8](repeating: 0, count: 1 << 16)
  private var incomplete: [UInt8] = []
  private var atEnd = false

  init(_ descriptor: Int32) {
    self.descriptor = descriptor
  }

  /// The next lines, without their ends (`\n` or `\r\n`), or nil at the end of the file.
  mutating func nextBatch() throws -> [String]? {
    while !atEnd {
      let read = try readSome()
      atEnd = read.isEmpty
      // Only what is new is searched, so that a line of many pieces costs no more than its length.
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

  /// What has come, or nothing at the end; it waits only where nothing has.
  private mutating func readSome() throws -> ArraySlice<UInt8> {
    while true {
      let count = read(descriptor, &buffer, buffer.count)
      if count >= 0 { return buffer[..<count] }
      if errno != EINTR { throw ReadError(code: errno) }
    }
  }

  /// The line as text; bytes that are not UTF-8 are percent-encoded, as in any URL.
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

/// Why the system could not read.
private struct ReadError: Error, CustomStringConvertible {
  let code: Int32
  var description: String { String(cString: strerror(code)) }
}
