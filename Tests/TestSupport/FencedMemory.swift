import Foundation

/// A page of memory between two inaccessible pages, so that a load past either end stops the
/// program.
public final class FencedMemory {
  private let base: UnsafeMutableRawPointer
  private let pageSize = Int(sysconf(Int32(_SC_PAGESIZE)))

  /// Maps three pages, and makes the first and the last one inaccessible.
  public init() {
    let size = 3 * pageSize
    #if canImport(Darwin)
      let flags = MAP_PRIVATE | MAP_ANON
    #else
      let flags = MAP_PRIVATE | Int32(MAP_ANONYMOUS)
    #endif
    base = mmap(nil, size, PROT_READ | PROT_WRITE, flags, -1, 0)
    precondition(base != UnsafeMutableRawPointer(bitPattern: -1), "no memory")
    precondition(mprotect(base, pageSize, PROT_NONE) == 0)
    precondition(mprotect(base + 2 * pageSize, pageSize, PROT_NONE) == 0)
  }

  deinit { munmap(base, 3 * pageSize) }

  /// The position of a text in the page.
  public enum Place: CustomStringConvertible, Sendable {
    /// It ends this many bytes before the end of the page.
    case end(before: Int)
    /// It starts this many bytes after the start of the page.
    case start(after: Int)

    /// A description of the position.
    public var description: String {
      switch self {
      case .end(before: let bytes): "\(bytes) bytes before the end of the page"
      case .start(after: let bytes): "\(bytes) bytes after the start of the page"
      }
    }
  }

  /// Calls `body` with the text at a position in the page, and `filler` in the rest of the page.
  public func with<Result>(
    _ text: [UInt8], at place: Place, filler: UInt8, _ body: (Span<UInt8>) -> Result
  ) -> Result {
    let page = UnsafeMutableRawBufferPointer(start: base + pageSize, count: pageSize)
    for index in page.indices { page[index] = filler }
    let start =
      switch place {
      case .end(before: let bytes): pageSize - text.count - bytes
      case .start(after: let bytes): bytes
      }
    UnsafeMutableRawBufferPointer(rebasing: page[start...]).copyBytes(from: text)
    let bytes = UnsafeRawBufferPointer(rebasing: page[start..<start + text.count])
    return bytes.withMemoryRebound(to: UInt8.self) { body($0.span) }
  }
}
