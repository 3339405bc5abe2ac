/// A counter of calls to the C library's allocators.
///
/// The functions at the end of this file replace the C library's own, for the whole process. They
/// only count when asked to, so timed code pays for testing one flag in each call.
struct HeapCounter {
  /// Creates a counter, or returns nil if the functions below aren't in place: on other systems,
  /// under a sanitizer, or with a linker that doesn't know this spelling of their names.
  init?() {
    func allocateOnce() { consume([UInt8](repeating: 0, count: 1000)) }
    allocateOnce()  // The first time, the runtime allocates, too.
    guard count(allocateOnce) == 1 else { return nil }
  }

  func count(_ body: () -> Void) -> Int {
    #if canImport(Glibc) && arch(x86_64)
      allocations.store(0, ordering: .relaxed)
      isCounting.store(true, ordering: .relaxed)
      body()
      isCounting.store(false, ordering: .relaxed)
      return allocations.load(ordering: .relaxed)
    #else
      return 0
    #endif
  }
}

#if canImport(Glibc) && arch(x86_64)
  import Glibc
  import Synchronization

  // Initialized by the compiler, because nothing here can allocate, or wait for something that
  // does.
  private let isCounting = Atomic(false)
  private let allocations = Atomic(0)

  private func count(_ pointer: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
    if isCounting.load(ordering: .relaxed), pointer != nil {
      allocations.wrappingAdd(1, ordering: .relaxed)
    }
    return pointer
  }

  @_silgen_name("__libc_malloc")
  private func libcMalloc(_ size: Int) -> UnsafeMutableRawPointer?
  @_silgen_name("__libc_calloc")
  private func libcCalloc(_ count: Int, _ size: Int) -> UnsafeMutableRawPointer?
  @_silgen_name("__libc_realloc")
  private func libcRealloc(_ old: UnsafeMutableRawPointer?, _ size: Int)
    -> UnsafeMutableRawPointer?
  @_silgen_name("__libc_memalign")
  private func libcMemalign(_ alignment: Int, _ size: Int) -> UnsafeMutableRawPointer?

  // The compiler reserves the name `malloc`. With a version, as ELF writes the names of versioned
  // symbols, it's a different name to the compiler but the same one to the linkers (gold, lld, and
  // ld). The versions are those of x86-64. The functions are public so that the libraries call
  // them.

  /// Replaces the C library's `malloc`.
  @_cdecl("malloc@@GLIBC_2.2.5")
  public func countingMalloc(_ size: Int) -> UnsafeMutableRawPointer? {
    count(libcMalloc(size))
  }

  /// Replaces the C library's `calloc`.
  @_cdecl("calloc@@GLIBC_2.2.5")
  public func countingCalloc(_ number: Int, _ size: Int) -> UnsafeMutableRawPointer? {
    count(libcCalloc(number, size))
  }

  /// Replaces the C library's `realloc`.
  @_cdecl("realloc@@GLIBC_2.2.5")
  public func countingRealloc(_ old: UnsafeMutableRawPointer?, _ size: Int)
    -> UnsafeMutableRawPointer?
  {
    count(libcRealloc(old, size))
  }

  /// Replaces the C library's `aligned_alloc`.
  @_cdecl("aligned_alloc@@GLIBC_2.16")
  public func countingAlignedAlloc(_ alignment: Int, _ size: Int) -> UnsafeMutableRawPointer? {
    count(libcMemalign(alignment, size))
  }

  /// Replaces the C library's `posix_memalign`.
  @_cdecl("posix_memalign@@GLIBC_2.2.5")
  public func countingPosixMemalign(
    _ result: UnsafeMutablePointer<UnsafeMutableRawPointer?>, _ alignment: Int, _ size: Int
  ) -> Int32 {
    guard alignment.nonzeroBitCount == 1, alignment >= MemoryLayout<Int>.size else {
      return EINVAL
    }
    guard let pointer = count(libcMemalign(alignment, size)) else { return ENOMEM }
    result.pointee = pointer
    return 0
  }
#endif
