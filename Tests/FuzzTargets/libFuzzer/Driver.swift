import Foundation
import FuzzTargets

// What libFuzzer calls. The script `Tests/fuzz` compiles it, with the sanitizer's runtime, which has the
// main function; no ordinary build knows of it.

/// The target that the environment names.
private let target: FuzzTarget = {
  let name = ProcessInfo.processInfo.environment["FUZZ_TARGET"] ?? ""
  guard let target = FuzzTarget.named(name) else {
    let names = FuzzTarget.all.map(\.name).joined(separator: " ")
    print("\"\(name)\" is no target; there are: \(names)")
    exit(2)
  }
  return target
}()

/// Gives the bytes to the target, and ends the program where a promise is broken.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  do {
    try target.run(bytes)
  } catch {
    FileHandle.standardError.write(Data("\n\(error)\n".utf8))
    abort()
  }
  return 0
}
