import DeepLinkExample
import Foundation

/// What is told of the URLs, gathered for few system calls.
struct Report {
  private var links = ""
  private var misses = ""

  /// Whether every URL so far stood for a link.
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
    FileHandle.standardOutput.writeOrExit(links)
    FileHandle.standardError.writeOrExit(misses)
    links.removeAll(keepingCapacity: true)
    misses.removeAll(keepingCapacity: true)
  }
}

extension FileHandle {
  /// Writes a text whole.
  ///
  /// A reader that has closed the pipe has seen enough: that ends the program
  /// without an error.
  func writeOrExit(_ text: String) {
    guard !text.isEmpty else { return }
    do {
      try write(contentsOf: Data(text.utf8))
    } catch {
      exit(errno == EPIPE ? 0 : 1)
    }
  }
}
