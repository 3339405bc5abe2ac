import Foundation
import TestSupport
import Testing
import URLPatterns

@Suite struct CountedCodableTests {
  private func decode<E: Decodable>(_ type: E.Type, _ json: String) throws -> Counted<E> {
    try JSONDecoder().decode(Counted<E>.self, from: Data(json.utf8))
  }

  @Test(arguments: Array(0..<25) + [1_001, 4_000])
  func `it's encoded and decoded as an array`(count: Int) throws {
    let list = Counted(0..<count)
    let data = try JSONEncoder().encode(list)
    #expect(try JSONDecoder().decode([Int].self, from: data) == Array(0..<count))
    #expect(try JSONDecoder().decode(Counted<Int>.self, from: data) == list)
  }

  @Test(arguments: [
    "", "{}", "null", "1", #""a""#, "[", "[1", #"["a"]"#, "[null]", "[1, []]", "[1.5]",
    "[99999999999999999999]", String(repeating: "[", count: 100_000),
  ])
  func `decoding anything but an array of such elements fails`(json: String) {
    #expect(throws: DecodingError.self) { try decode(Int.self, json) }
  }

  @Test func `decoding fails for an array that is too long`() async {
    let json = "{\"a\":[" + repeatElement("1", count: 4_001).joined(separator: ",") + "]}"
    let refused: String? = await onSmallStack {
      do {
        _ = try JSONDecoder().decode([String: Counted<Int>].self, from: Data(json.utf8))
        return nil
      } catch DecodingError.dataCorrupted(let context) {
        return context.codingPath.map(\.stringValue).joined() + ": " + context.debugDescription
      } catch {
        return "\(error)"
      }
    }
    #expect(refused?.hasPrefix("a: A `Counted` holds at most 4000 elements") == true)
  }
}
