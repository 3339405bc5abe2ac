import Foundation
import URLPatterns

/// A table of the suite "scale", matched by hand on bytes.
///
/// It looks up the first element in a hash table, and decides by the number of elements. Anything
/// unusual is left to another contestant.
struct ScaleFloor: Sendable {
  private let names: [[UInt8]]
  /// The numbers of the names, by their hashes, each in the first free place from there on.
  private let numbers: [Int?]
  private let otherwise: @Sendable (URL) -> ScaleLink?

  init(routes: Int, otherwise: @escaping @Sendable (URL) -> ScaleLink?) {
    names = ScaleTable.resources(routes: routes).map { Array($0.utf8) }
    var numbers = [Int?](repeating: nil, count: 1024)
    for (number, name) in names.enumerated() {
      var place = name.withUnsafeBufferPointer(hash) % numbers.count
      while numbers[place] != nil { place = (place + 1) % numbers.count }
      numbers[place] = number
    }
    self.numbers = numbers
    self.otherwise = otherwise
  }

  func link(for url: URL) -> ScaleLink? {
    var text = url.absoluteString
    let prefix: StaticString = "myscheme://myhost/"
    return text.withUTF8 { bytes -> ScaleLink?? in
      guard bytes.count >= prefix.utf8CodeUnitCount,
        memcmp(bytes.baseAddress!, prefix.utf8Start, prefix.utf8CodeUnitCount) == 0
      else { return .none }
      return link(forPath: UnsafeBufferPointer(rebasing: bytes[prefix.utf8CodeUnitCount...]))
    } ?? otherwise(url)
  }

  /// Returns the link for a path without its first slash, or `.none` if it's unusual.
  private func link(forPath bytes: UnsafeBufferPointer<UInt8>) -> ScaleLink?? {
    var ends = (0, 0, 0, 0)
    var count = 0
    var start = 0
    for i in 0...bytes.count {
      if i < bytes.count {
        let byte = bytes[i]
        if byte & 0xC0 == 0x40 { continue }  // Letters, mostly.
        if byte == UInt8(ascii: "%") || byte >= 128 || byte == UInt8(ascii: "?")
          || byte == UInt8(ascii: "#")
        {
          return .none
        }
        if byte != UInt8(ascii: "/") { continue }
      }
      if start == i || bytes[start] == UInt8(ascii: ".") { return .none }
      switch count {
      case 0: ends.0 = i
      case 1: ends.1 = i
      case 2: ends.2 = i
      case 3: ends.3 = i
      default: return .some(nil)
      }
      count += 1
      start = i + 1
    }

    func element(_ start: Int, _ end: Int) -> UnsafeBufferPointer<UInt8> {
      UnsafeBufferPointer(rebasing: bytes[start..<end])
    }
    func string(_ start: Int, _ end: Int) -> String {
      String(decoding: element(start, end), as: UTF8.self)
    }
    guard count > 0, let number = number(of: element(0, ends.0)) else { return .some(nil) }
    switch count {
    case 1: return .some(.list(number))
    case 2: return .some(.show(number, string(ends.0 + 1, ends.1)))
    case 3 where isEqual(element(ends.1 + 1, ends.2), "edit"):
      return .some(.edit(number, string(ends.0 + 1, ends.1)))
    case 3 where isEqual(element(ends.0 + 1, ends.1), "archive"):
      return .some(.archive(number, string(ends.1 + 1, ends.2)))
    case 4 where isEqual(element(ends.1 + 1, ends.2), "items"):
      return .some(.item(number, string(ends.0 + 1, ends.1), string(ends.2 + 1, ends.3)))
    default: return .some(nil)
    }
  }

  private func number(of name: UnsafeBufferPointer<UInt8>) -> Int? {
    var place = hash(name) % numbers.count
    while let number = numbers[place] {
      let isFound = names[number].withUnsafeBufferPointer {
        $0.count == name.count && memcmp($0.baseAddress!, name.baseAddress!, name.count) == 0
      }
      if isFound { return number }
      place = (place + 1) % numbers.count
    }
    return nil
  }
}

private func isEqual(_ bytes: UnsafeBufferPointer<UInt8>, _ literal: StaticString) -> Bool {
  bytes.count == literal.utf8CodeUnitCount
    && memcmp(bytes.baseAddress!, literal.utf8Start, bytes.count) == 0
}

/// Returns a hash of three letters and the length, which distinguish most names.
private func hash(_ name: UnsafeBufferPointer<UInt8>) -> Int {
  let count = name.count
  return Int(name[0]) &* 31 &+ Int(name[count / 2]) &* 37 &+ Int(name[count - 1]) &* 41 &+ count
}
