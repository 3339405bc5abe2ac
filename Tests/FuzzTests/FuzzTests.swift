import Foundation
import TestSupport
import Testing
import URLFormats

@testable import FuzzTargets

/// The fuzz targets, run briefly on the committed corpus and on random changes to it.
///
/// `Tests/fuzz` runs them for longer.
@Suite struct FuzzTests {
  @Test(arguments: FuzzTarget.all)
  func `the corpus keeps all promises`(target: FuzzTarget) throws {
    let corpus = try Corpus(of: target.name)
    #expect(!corpus.inputs.isEmpty)
    for input in corpus.inputs {
      #expect(throws: Never.self) { try target.run(input) }
    }
  }

  @Test(arguments: FuzzTarget.all)
  func `random changes of the corpus keep all promises`(target: FuzzTarget) throws {
    let corpus = try Corpus(of: target.name)
    var random = SeededGenerator()
    for _ in 0..<(runsLongTests ? 1_000 : 12) {
      let input = corpus.changedInput(using: &random)
      #expect(throws: Never.self, "seed \(random.seed)") { try target.run(input) }
    }
  }

  @Test(arguments: FuzzTarget.all)
  func `random inputs keep all promises`(target: FuzzTarget) throws {
    var random = SeededGenerator()
    for _ in 0..<(runsLongTests ? 1_000 : 15) {
      let count = Int.random(in: 0...100, using: &random)
      let input = (0..<count).map { _ in UInt8.random(in: 0 ... .max, using: &random) }
      #expect(throws: Never.self, "seed \(random.seed)") { try target.run(input) }
    }
  }

  @Test func `the file for universal links covers every link that a random table prints`() throws {
    var random = SeededGenerator()
    var links = 0
    for _ in 0..<(runsLongTests ? 20_000 : 200) {
      var input = FuzzInput((0..<200).map { _ in UInt8.random(in: 0 ... .max, using: &random) })
      let table = RandomTable(&input)
      if table.start != .web { continue }
      let format = table.format
      let file = try JSONEncoder().encode(AppSiteAssociation(appIDs: [], format))
      let matcher = try AppleComponents(file)
      for url in (0..<5).compactMap({ _ in format.url(for: table.link(&input)) }) {
        links += 1
        #expect(matcher.open(url.absoluteString), "\(url) of \(format), seed \(random.seed)")
      }
    }
    #expect(links > 100, "seed \(random.seed)")
  }

  @Test func `each target has a corpus, and each corpus a target`() throws {
    let files = try FileManager.default.contentsOfDirectory(
      atPath: Corpus.folder.appending(path: "Corpus").path)
    #expect(files.sorted() == FuzzTarget.all.map { $0.name + ".txt" }.sorted())
  }
}

/// The committed inputs of a target, and the entries that they're changed with.
private struct Corpus {
  static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "FuzzTargets")

  let inputs: [[UInt8]]
  let dictionary: [[UInt8]]

  init(of name: String) throws {
    inputs = try Self.entries("Corpus/\(name).txt")
    dictionary = try Self.entries("url.dict")
  }

  /// Returns the entries of a file, one on each line: `name="text"` or `"text"`.
  private static func entries(_ file: String) throws -> [[UInt8]] {
    try String(contentsOf: folder.appending(path: file), encoding: .utf8).split(separator: "\n")
      .filter { !$0.hasPrefix("#") }
      .map { entry($0.drop { $0 != "\"" }.dropFirst().dropLast()) }
  }

  /// Returns the bytes of an entry, which libFuzzer has escaped with backslashes.
  private static func entry(_ text: Substring) -> [UInt8] {
    var bytes: [UInt8] = []
    var rest = Array(text.utf8)[...]
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "\\"), let next = rest.popFirst() else {
        bytes.append(byte)
        continue
      }
      guard next == UInt8(ascii: "x") else {
        bytes.append(next)
        continue
      }
      bytes.append(UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16)!)
      rest = rest.dropFirst(2)
    }
    return bytes
  }

  /// Returns one of the inputs, with up to four changes.
  func changedInput(using random: inout SeededGenerator) -> [UInt8] {
    var input = inputs.randomElement(using: &random)!
    for _ in 0..<Int.random(in: 1...4, using: &random) {
      let start = Int.random(in: 0...input.count, using: &random)
      let end = min(input.count, start + Int.random(in: 0...8, using: &random))
      switch Int.random(in: 0..<5, using: &random) {
      case 0: input.replaceSubrange(start..<end, with: dictionary.randomElement(using: &random)!)
      case 1: input.insert(contentsOf: dictionary.randomElement(using: &random)!, at: start)
      case 2: input.removeSubrange(start..<end)
      case 3: input.insert(contentsOf: inputs.randomElement(using: &random)!.suffix(20), at: start)
      default:
        for index in start..<end { input[index] ^= 1 << UInt8.random(in: 0..<8, using: &random) }
      }
    }
    return input
  }
}
