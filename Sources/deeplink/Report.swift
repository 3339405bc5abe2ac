import DeepLinkExample

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#elseif canImport(Android)
  import Android
#else
  import Glibc
#endif

/// The output for the URLs, collected to save system calls.
struct Report {
  private var links = ""
  private var misses = ""

  /// Whether every URL so far was a link.
  private(set) var isComplete = true

  mutating func add(_ text: String, place: String) {
    guard let link = URL(string: text).flatMap(DeepLink.init) else {
      isComplete = false
      misses += "deeplink: \(place): no link for \(text.debugDescription)\n"
      return
    }
    links += "\(link)\t\(link.url?.absoluteString ?? "no URL")\n"
  }

  mutating func flush() {
    writeOrExit(misses, to: STDERR_FILENO, statusWhenClosed: 1)
    writeOrExit(links, to: STDOUT_FILENO, statusWhenClosed: isComplete ? 0 : 1)
    links.removeAll(keepingCapacity: true)
    misses.removeAll(keepingCapacity: true)
  }
}

/// Writes a whole text, or exits the program.
///
/// It isn't an error if a reader has closed the pipe because it has seen enough.
func writeOrExit(_ text: String, to descriptor: Int32, statusWhenClosed: Int32 = 0) {
  guard let failure = writeAll(text, to: descriptor) else { return }
  if failure == EPIPE { exit(statusWhenClosed) }
  if descriptor != STDERR_FILENO {
    writeOrExit(
      "deeplink: cannot write: \(String(cString: strerror(failure)))\n", to: STDERR_FILENO)
  }
  exit(1)
}

/// Writes a whole text, and returns the system's error number if that fails.
private func writeAll(_ text: String, to descriptor: Int32) -> Int32? {
  var text = text
  return text.withUTF8 { bytes in
    var rest = UnsafeRawBufferPointer(bytes)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
      if count < 0, errno != EINTR { return errno }
      rest = rest.dropFirst(max(0, count))
    }
    return nil
  }
}
