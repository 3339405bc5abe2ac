import Foundation
import FuzzTargets

// The functions that libFuzzer calls. The script `Tests/fuzz` compiles this file with the
// sanitizer's runtime, which contains the main function. It isn't part of any other build.

/// The target that is named in the environment.
private let target: FuzzTarget = {
  let name = ProcessInfo.processInfo.environment["FUZZ_TARGET"] ?? ""
  guard let target = FuzzTarget.all.first(where: { $0.name == name }) else {
    let names = FuzzTarget.all.map(\.name).joined(separator: " ")
    print("\"\(name)\" is no target; there are: \(names)")
    exit(2)
  }
  return target
}()

/// Runs the target with the bytes, and exits the program if a promise is broken.
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
