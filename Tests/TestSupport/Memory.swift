#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#endif

/// The number of heap bytes in use, in the whole process, or 0 where that isn't known.
public var heapInUse: Int {
  #if canImport(Darwin)
    var statistics = malloc_statistics_t()
    malloc_zone_statistics(nil, &statistics)
    return Int(statistics.size_in_use)
  #elseif canImport(Glibc)
    // Swift doesn't import the C library's `mallinfo2`, which returns ten words in memory that its
    // caller provides. A `stat` is returned in the same way, and has more than ten words.
    typealias Function = @convention(c) () -> stat
    guard let address = dlsym(dlopen(nil, RTLD_NOW), "mallinfo2") else { return 0 }
    let statistics = unsafeBitCast(address, to: Function.self)()
    return withUnsafeBytes(of: statistics) { bytes in
      let (inMappings, inBlocks) = (4, 7)
      return [inMappings, inBlocks].reduce(0) {
        $0 + bytes.load(fromByteOffset: $1 * MemoryLayout<Int>.stride, as: Int.self)
      }
    }
  #else
    return 0
  #endif
}

/// An address on the stack of this call, which is lower the deeper the stack is.
@inline(never)
public func stackAddress() -> UInt {
  var byte: UInt8 = 0
  return withUnsafeMutablePointer(to: &byte) { UInt(bitPattern: $0) }
}

/// Whether the program runs under a sanitizer, which has its own heap.
public var isSanitized: Bool { runs(under: "asan") || runs(under: "tsan") }

/// Returns whether the program runs under a sanitizer: `asan`, which also has frames off the stack,
/// or `tsan`.
public func runs(under sanitizer: String) -> Bool {
  #if canImport(Darwin) || canImport(Glibc)
    dlsym(dlopen(nil, RTLD_NOW), "__\(sanitizer)_init") != nil
  #else
    false
  #endif
}
