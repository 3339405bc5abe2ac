/// A function that takes any bytes, and checks that the package's promises hold for them.
///
/// libFuzzer searches for such bytes (`Tests/fuzz`). The tests try the committed corpus and random
/// changes to it. Each line of a corpus is an input, escaped as in libFuzzer's dictionaries.
public struct FuzzTarget: Sendable {
  /// The name of the target and of the file with its corpus.
  public let name: String

  let check: @Sendable (inout FuzzInput) throws -> Void

  /// Runs the target with the bytes.
  ///
  /// - Throws: A `BrokenPromise`, which shows the bytes as a line of the corpus.
  public func run(_ bytes: [UInt8]) throws(BrokenPromise) {
    var input = FuzzInput(bytes)
    do {
      try check(&input)
    } catch {
      let promise = (error as? Failure)?.promise ?? "no error is thrown: \(error)"
      throw BrokenPromise(target: name, promise: promise, bytes: bytes)
    }
  }

  /// All targets.
  public static var all: [FuzzTarget] {
    [pathReading, hostChecks, writing, routers, regexPatterns]
  }
}

/// A promise of the package that didn't hold for some bytes.
public struct BrokenPromise: Error, CustomStringConvertible {
  let target: String
  let promise: String
  let bytes: [UInt8]

  /// The promise that didn't hold, and a line of the corpus that reproduces it.
  public var description: String {
    let text = bytes.map { byte in
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"): "\\\(Unicode.Scalar(byte))"
      case 0x20...0x7e: "\(Unicode.Scalar(byte))"
      default: (byte < 16 ? "\\x0" : "\\x") + String(byte, radix: 16)
      }
    }.joined()
    return "\(target): \(promise)\nAs a line of Corpus/\(target).txt: \"\(text)\""
  }
}

/// A target's finding, to which the target adds its name and the bytes.
private struct Failure: Error {
  let promise: String
}

/// Throws unless the promise holds.
func expect(_ holds: Bool, _ promise: @autoclosure () -> String) throws {
  if !holds { throw Failure(promise: promise()) }
}

/// Throws unless both are equal.
func expectEqual<Value: Equatable>(
  _ value: Value, _ expected: Value, _ promise: @autoclosure () -> String
) throws {
  guard value != expected else { return }
  throw Failure(
    promise: "\(promise()): \(String(reflecting: value)) is not \(String(reflecting: expected))")
}
