import Foundation

/// Reads lines as they come, as many at a time as have come.
struct LineReader {
  private let file: FileHandle
  private var incomplete = Data()
  private var atEnd = false

  init(_ file: FileHandle) {
    self.file = file
  }

  /// The next lines, without their ends (`\n` or `\r\n`), or nil at the end of the file.
  mutating func nextBatch() -> [String]? {
    while !atEnd {
      let data = file.availableData
      atEnd = data.isEmpty
      // Only what is new is searched, so that a line of many pieces costs no more than its length.
      guard let lastNewline = data.lastIndex(of: UInt8(ascii: "\n")) else {
        incomplete += data
        continue
      }
      let lines = (incomplete + data[..<lastNewline]).split(
        separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      incomplete = Data(data[(lastNewline + 1)...])
      return lines.map(Self.text)
    }
    guard !incomplete.isEmpty else { return nil }
    defer { incomplete = Data() }
    return [Self.text(incomplete)]
  }

  private static func text(_ line: Data) -> String {
    String(decoding: line.last == UInt8(ascii: "\r") ? line.dropLast() : line, as: UTF8.self)
  }
}
