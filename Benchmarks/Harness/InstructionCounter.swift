import Foundation

/// A counter of the instructions that this thread executes in user space, if Linux allows it.
struct InstructionCounter {
  private let descriptor: Int32

  /// Creates a counter, or returns nil if the kernel or the processor doesn't count instructions.
  init?() {
    #if os(Linux) && (arch(x86_64) || arch(arm64))
      // struct perf_event_attr: type 0 (hardware), its size, config 1 (instructions), and the flags
      // exclude_kernel (bit 5) and exclude_hv (bit 6).
      var attributes = [UInt64](repeating: 0, count: 16)
      attributes[0] = UInt64(attributes.count * 8) << 32
      attributes[1] = 1
      attributes[5] = 1 << 5 | 1 << 6
      #if arch(x86_64)
        let perfEventOpen = 298
      #else
        let perfEventOpen = 241
      #endif
      typealias Syscall =
        @convention(c) (Int, UnsafeRawPointer, Int, Int, Int, UInt) -> Int
      guard let symbol = dlsym(nil, "syscall") else { return nil }
      let call = unsafeBitCast(symbol, to: Syscall.self)
      descriptor = Int32(truncatingIfNeeded: call(perfEventOpen, attributes, 0, -1, -1, 0))
      if descriptor < 0 { return nil }
    #else
      return nil
    #endif
  }

  func count(_ body: () -> Void) -> UInt64 {
    let before = value
    body()
    return value &- before
  }

  private var value: UInt64 {
    var value: UInt64 = 0
    _ = read(descriptor, &value, 8)
    return value
  }
}
