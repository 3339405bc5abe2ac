import Foundation
import URLPatterns

extension FuzzTarget {
  /// Reads a path, with bytes for a request target, a path, or a URL.
  static let pathReading = FuzzTarget(name: "path-reading") { input in
    let text = input.text()
    let path = Counted(path: text)
    try check(path, ofPath: plainTarget(text), "a target is read as the design has it")
    try checkLaws(of: path)
    try expectEqual(Counted(path: Substring(text)), path, "a substring is read like a string")

    guard let url = URL(string: text) else { return }
    let ofURL = url.countedPathComponents()
    try checkLaws(of: ofURL)
    let absolute = url.absoluteString
    if let components = URLComponents(string: absolute), components.string == absolute {
      try check(ofURL, ofPath: components.percentEncodedPath, "a URL's path is Foundation's")
      try expectEqual(
        components.countedPathComponents(), ofURL, "components are read as the URL is")
    }
    try expectEqual(
      ofURL.elements, URLReader(url).elements, "the combinators read what the switch does")
  }

  /// Compares the elements with those of the definition, in order and byte by byte.
  private static func check(_ path: Counted<String>, ofPath text: String, _ promise: String) throws
  {
    try expectEqual(path.elements.map(\.bytes), plainElements(ofPath: text).map(\.bytes), promise)
    try expectEqual(path.count, path.elements.count, "a list has the right count")
  }

  /// Checks both laws of paths, for elements that were read from one.
  private static func checkLaws(of path: Counted<String>) throws {
    let written: String
    do {
      written = try path.percentEncodedPath()
    } catch {
      return try expect(false, "a path that was read can be written: \(error)")
    }
    try expectEqual(
      Counted(path: written).elements.map(\.bytes), path.elements.map(\.bytes),
      "what was written reads as what was read, \(written)")
    try expect(
      isSpelled(written, with: "!$&'()*+,;=:@/"),
      "a path has only the characters of one: \(written)")
    try expect(written.isEmpty || written.hasPrefix("/"), "a path begins with a slash: \(written)")
  }
}

/// Returns the elements of a path by the rules of the design, one after the other.
func plainElements(ofPath text: String) -> [String] {
  let path = text.utf8.prefix { $0 != UInt8(ascii: "?") && $0 != UInt8(ascii: "#") }
  let all = path.split(separator: UInt8(ascii: "/"))
  var segments: [Substring.UTF8View] = []
  for segment in all {
    switch Substring(segment).lowercased().replacing("%2e", with: ".") {
    case ".": continue
    case "..": _ = segments.popLast()
    default: segments.append(segment)
    }
  }
  let limit = 1_000
  guard segments.count > limit + 1 else { return segments.map { plainlyDecoded($0) } }
  // The rest keeps its spelling, unless dots were resolved.
  let rest =
    segments.count == all.count
    ? String(Substring(path[segments[limit].startIndex...]))
    : segments[limit...].map { String(Substring($0)) }.joined(separator: "/")
  return segments[..<limit].map { plainlyDecoded($0) } + [rest]
}

/// Returns the rest of a text after a scheme and an authority, or all of it if it doesn't begin
/// with both.
func plainTarget(_ text: String) -> String {
  let parts = text.utf8.prefix { !"/?#".utf8.contains($0) }
  guard parts.last == UInt8(ascii: ":"), isPlainScheme(parts.dropLast()),
    text.utf8.dropFirst(parts.count).starts(with: "//".utf8)
  else { return text }
  let behind = text.utf8.dropFirst(parts.count + 2).drop { !"/?#".utf8.contains($0) }
  return String(Substring(behind))
}

/// Returns whether the text is a scheme (RFC 3986 §3.1).
func isPlainScheme(_ text: some Collection<UInt8>) -> Bool {
  let letters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ".utf8
  return text.first.map(letters.contains) == true
    && text.allSatisfy { letters.contains($0) || "0123456789+-.".utf8.contains($0) }
}
