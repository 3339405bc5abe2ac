import Foundation
import Testing
import URLFormats
import URLPatterns

// Each link in this folder was printed by running the program, or for a reader, read by running
// it, in the version that's beside it. Its meaning is what went in there, unless a comment says
// that the program doesn't read it so itself.

/// A link that another program prints, and what it means.
struct OtherLink<Meaning: Equatable & Sendable>: Sendable {
  let program: String
  let link: String
  let meaning: Meaning
  let printed: String

  /// - Parameters:
  ///   - program: The program, with its version.
  ///   - link: What it prints.
  ///   - meaning: What the link means, as the program's own reader or its specification says.
  ///   - printed: What the row prints for it, or nil if it's the same link.
  init(_ program: String, _ link: String, _ meaning: Meaning, prints printed: String? = nil) {
    (self.program, self.link, self.meaning) = (program, link, meaning)
    self.printed = printed ?? link
  }
}

/// Checks that a `case` and a row match other programs' links with their meaning, and that what the
/// row prints means the same.
///
/// - Parameters:
///   - links: The links.
///   - areURLs: Whether the links are valid URLs, or only `URL(pasted:)` takes them.
///   - row: The row.
///   - read: Matches a URL with a `case`.
func check<Meaning>(
  _ links: [OtherLink<Meaning>], areURLs: Bool = true, row: URLFormat<Meaning>,
  sourceLocation: SourceLocation = #_sourceLocation, read: (URL) -> Meaning?
) {
  for other in links {
    let name = Comment(rawValue: "\(other.program): \(other.link)")
    let strict = URL(string: other.link, encodingInvalidCharacters: false)
    #expect((strict != nil) == areURLs, name, sourceLocation: sourceLocation)
    guard let url = areURLs ? strict : URL(pasted: other.link) else {
      Issue.record(name, sourceLocation: sourceLocation)
      continue
    }
    #expect(read(url) == other.meaning, name, sourceLocation: sourceLocation)
    #expect(row.match(url) == other.meaning, name, sourceLocation: sourceLocation)
    let printed = row.url(for: other.meaning)
    #expect(printed?.absoluteString == other.printed, name, sourceLocation: sourceLocation)
    #expect(printed.flatMap(read) == other.meaning, name, sourceLocation: sourceLocation)
  }
}
