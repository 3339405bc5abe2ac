import Testing
import TestSupport
@testable import URLPatterns

@Suite struct PathReaderTests {
  /// Returns a path of everything that the fast way could misread.
  private func path(_ random: inout SeededGenerator) -> String {
    let pieces = [
      "/", "/", "//", "?", "#", "%", "%2F", "%2e", "%FF", "%C3%BC", ".", "..", "...", "!", "'", "ü",
      "e\u{301}", "\0", "a", "abcdefg", "abcdefgh", "abcdefghijklmno", "abcdefghijklmnop",
    ]
    return (0..<Int.random(in: 0...12, using: &random)).map { _ in
      Bool.random(using: &random)
        ? pieces.randomElement(using: &random)! : random.text(maxLength: 4)
    }.joined()
  }

  @Test func `short elements are read like any others`() {
    var random = SeededGenerator()
    for _ in 0..<(runsLongTests ? 100_000 : 6_000) {
      let text = path(&random)
      text.withUTF8Span { bytes in
        var reader = PathReader(bytes, from: 0)
        while true {
          var other = reader
          let element = reader.next(in: bytes)
          let same = other.nextOfAnyKind(in: bytes)
          let comment: Comment = "seed \(random.seed): \(text.debugDescription)"
          #expect(element.map { Array($0.utf8) } == same.map { Array($0.utf8) }, comment)
          #expect(reader.sawDotSegment == other.sawDotSegment, comment)
          guard element != nil else { break }
          // Every position from the end on means that there are no more elements.
          #expect(min(reader.position, bytes.count) == min(other.position, bytes.count), comment)
        }
      }
    }
  }

  @Test(arguments: [("é", "e\u{301}"), ("Å", "A\u{30A}"), ("가", "\u{1100}\u{1161}")])
  func `an element that isn't encoded is a string like any other`(one: String, other: String) {
    let (path, otherPath) = (Counted(path: "/\(one)/x"), Counted(path: "/\(other)/x"))
    #expect(path == otherPath)
    #expect(path.hashValue == otherPath.hashValue)
    #expect(path[0].utf16.count == one.utf16.count)
  }
}
