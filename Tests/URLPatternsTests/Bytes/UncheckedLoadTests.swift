import TestSupport
import Testing

@testable import URLPatterns

/// Words of a text are loaded without checking its bounds.
///
/// These tests place texts at the very end and the very start of a page, between pages that stop
/// the program when they're touched.
@Suite struct UncheckedLoadTests {
  /// Returns the results of every function that takes the bytes of a text, in a form that can be
  /// compared.
  private static func findings(_ bytes: Span<UInt8>) -> [String] {
    var found: [String] = []
    for offset in 0...bytes.count {
      found.append("\(bytes.word(at: offset))")
      found.append("\(bytes.segmentEnd(from: offset))")
      found.append("\(bytes.firstIndex(of: 0x3F, or: 0x23, from: offset))")
      found.append("\(URIReference.pathEnd(in: bytes, from: offset))")
      found.append(
        "\(EncodedArgument(in: bytes, from: offset).map(String.init(describing:)) ?? "")")
      let rest = bytes.extracting(offset..<bytes.count)
      found.append(contentsOf: parts(of: rest, in: bytes, at: offset))
    }
    found.append(contentsOf: elements(bytes))
    found.append(contentsOf: reference(bytes))
    found.append(contentsOf: arguments(bytes))
    return found
  }

  private static func parts(
    of rest: Span<UInt8>, in bytes: Span<UInt8>, at offset: Int
  ) -> [String] {
    var found = ["\(rest.isPlain(plusAsSpace: true)) \(rest.isPlain(plusAsSpace: false))"]
    found.append("\(rest.equals(bytes)) \(rest.equals(rest)) \(dotCount(rest))")
    found.append("\(bytes.hasPrefixIgnoringASCIICase(rest, at: 0))")
    found.append("\(bytes.hasPrefixIgnoringASCIICase(rest, at: offset))")
    found.append("\(bytes.hasPrefixIgnoringASCIICase(bytes, at: offset))")
    found.append("\(addressOfIPLiteral(in: rest).map { "\($0)" } ?? "") \(hasBrackets(rest))")
    for name in ["a", "myscheme", "abcdefghijklmno"] {
      found.append("\(bytes.end(ofShortName: name, at: offset) ?? -1)")
    }
    for end in stride(from: offset, through: min(offset + 16, bytes.count), by: 1) {
      let range = offset..<end
      let isASCII = !bytes.extracting(range).contains { $0 >= 0x80 }
      if isASCII { found.append(bytes.asciiString(range)) }
    }
    found.append(String(percentEncoded: rest))
    found.append(String(percentEncoded: rest, plusAsSpace: true))
    return found
  }

  private static func elements(_ bytes: Span<UInt8>) -> [String] {
    var found = [Counted.reading(bytes, from: 0).debugDescription]
    var reader = PathReader(bytes, from: 0)
    while let element = reader.next(in: bytes) { found.append(element) }
    reader = PathReader(bytes, from: 0)
    while let element = reader.nextOfAnyKind(in: bytes) { found.append(element) }
    reader = PathReader(bytes, from: 0)
    found.append(reader.rest(in: bytes) ?? "none")
    found.append("\(resolvingDotSegments(of: bytes, from: 0))")
    return found
  }

  private static func reference(_ bytes: Span<UInt8>) -> [String] {
    let reference = URIReference(bytes)
    var found = ["\(reference)", "\(reference.isAbsolute(in: bytes))"]
    found.append("\(reference.host(in: bytes).map { "\($0)" } ?? "none")")
    found.append("\(URIReference.query(in: bytes).map { "\($0)" } ?? "none")")
    for name in ["a", "myscheme", "abcdefghijklmno", "::1", "ü"] {
      found.append("\(reference.hasScheme(name, in: bytes))")
      found.append("\(reference.hasHost(name, in: bytes))")
      found.append(
        "\(URIReference.pathStart(inUsualSpelling: bytes, shortScheme: "a", shortHost: name) ?? -1)"
      )
    }
    return found
  }

  private static func arguments(_ bytes: Span<UInt8>) -> [String] {
    var found: [String] = []
    var position = 0
    while let argument = EncodedArgument(in: bytes, from: position) {
      position = argument.end
      for plusAsSpace in [false, true] {
        found.append(argument.name(in: bytes, plusAsSpace: plusAsSpace))
        found.append(argument.value(in: bytes, plusAsSpace: plusAsSpace) ?? "none")
        let name = bytes.extracting(argument.name)
        found.append("\(argument.hasName(name, in: bytes, plusAsSpace: plusAsSpace))")
        found.append("\(argument.hasName(bytes, in: bytes, plusAsSpace: plusAsSpace))")
      }
    }
    found.append(URIWriter.text { $0.append(verbatim: bytes) })
    return found
  }

  /// Returns a text of this many bytes, with every character that stops a search.
  private static func text(ofLength length: Int, _ random: inout SeededGenerator) -> [UInt8] {
    let pieces = [
      "/", "/", "?", "#", "%", "%2F", "%2e", "%FF", "%C3%BC", ".", "..", "&", "=", "+", ":", "@",
      "[",
      "]", "a", "a", "a://", "a://a", "myscheme", "abcdefghijklmno", "abcdefghijklmnop", "ü", "€",
      "😀",
      "//", "[::1]", "A", "!", "'", "\0",
    ]
    var text: [UInt8] = []
    // Some texts are entirely plain, so that the words are full.
    let isPlain = Int.random(in: 0..<4, using: &random) == 0
    while text.count < length {
      let piece = isPlain ? "b" : pieces.randomElement(using: &random)!
      if text.count + piece.utf8.count <= length { text += Array(piece.utf8) }
    }
    return text
  }

  private static let places: [FencedMemory.Place] =
    (0..<8).flatMap { [.end(before: $0), .start(after: $0)] }

  /// The lengths of the texts, and the number of texts of each length.
  private static let lengths = 0...(runsLongTests ? 70 : 32)
  private static let rounds = runsLongTests ? 50 : 1

  @Test func `no load goes past either end of a text, whatever its length and position`()
    async
  {
    // In a separate process, because a load from another page stops it.
    await #expect(processExitsWith: .success) {
      var random = SeededGenerator()
      let memory = FencedMemory()
      for length in Self.lengths {
        for _ in 0..<Self.rounds {
          let text = Self.text(ofLength: length, &random)
          let expected = Self.findings(text.span)
          for place in Self.places {
            // The bytes around the text make no difference either.
            let filler = [UInt8(ascii: "/"), UInt8(ascii: "b"), UInt8(ascii: "%"), 0, 0xFF]
              .randomElement(using: &random)!
            let found = memory.with(text, at: place, filler: filler) { Self.findings($0) }
            #expect(
              found == expected,
              "seed \(random.seed): \(String(decoding: text, as: UTF8.self).debugDescription), \(place)"
            )
          }
        }
      }
    }
  }

  @Test func `no way to match a regex loads past either end of a text`() async {
    await #expect(processExitsWith: .success) {
      var random = SeededGenerator()
      let memory = FencedMemory()
      let patterns = [
        "a+b*", ".*", "[^/]*ü?", "(a|b)*a(a|b){9}", "\\bb+\\b|.*%.*",
        "[a-z0-9-]+-[A-Za-z0-9_-]{21}",
      ]
      let everyWay = try patterns.map { try RegexEveryWay($0) }
      for length in Self.lengths {
        let text = Self.text(ofLength: length, &random)
        for way in everyWay {
          let expected = way.matches(text.span).map(\.result)
          for place in Self.places {
            let found = memory.with(text, at: place, filler: UInt8(ascii: "b")) {
              way.matches($0).map(\.result)
            }
            #expect(
              found == expected,
              "seed \(random.seed): \(way.program.pattern), \(String(decoding: text, as: UTF8.self))"
            )
          }
        }
      }
    }
  }
}
