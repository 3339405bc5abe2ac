/// Something that is given any bytes, and says whether what the package promises held for them.
///
/// libFuzzer looks for the bytes (`Tests/fuzz`); the tests try the committed corpus and random changes
/// of it.
public struct FuzzTarget: Sendable {
  /// The name, which is also that of the folder with its corpus.
  public let name: String

  let check: @Sendable (inout FuzzInput) throws -> Void

  /// Gives the bytes to the target.
  ///
  /// - Throws: A `BrokenPromise`, which shows the bytes so that a test can be made of them.
  public func run(_ bytes: [UInt8]) throws(BrokenPromise) {
    var input = FuzzInput(bytes)
    do {
      try check(&input)
    } catch let failure as Failure {
      throw BrokenPromise(target: name, promise: failure.promise, bytes: bytes)
    } catch {
      throw BrokenPromise(target: name, promise: "no error is thrown: \(error)", bytes: bytes)
    }
  }

  /// All targets; those that look inside the modules are there in builds for debugging only.
  public static var all: [FuzzTarget] {
    #if DEBUG
      let inner = [regexPatterns, regexTexts, stringFormats]
    #else
      let inner: [FuzzTarget] = []
    #endif
    return [pathReading, queryEditing, hostChecks, writing, routers, nesting] + inner
  }
}

/// A promise of the package that did not hold for some bytes.
public struct BrokenPromise: Error, CustomStringConvertible {
  let target: String
  let promise: String
  let bytes: [UInt8]

  /// What did not hold, and the line of a test that shows it.
  public var description: String {
    """
    \(target): \(promise)
    The input as text: \(String(decoding: bytes, as: UTF8.self).debugDescription)
    As a test: try FuzzTarget.named("\(target)")!.run(\(bytes))
    """
  }
}

extension FuzzTarget {
  /// The target of a name.
  public static func named(_ name: String) -> FuzzTarget? { all.first { $0.name == name } }
}

/// What a target found; the target adds its name and the bytes.
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
