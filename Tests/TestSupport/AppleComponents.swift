import Foundation

/// A literal implementation of Apple's documentation of `applinks.details.components`, without
/// regard for speed.
///
/// It shares no code with the library, which writes the file.
public struct AppleComponents {
  /// An error for a file that doesn't follow the documentation.
  public struct Malformed: Error {}

  private let components: [[String: Any]]

  /// Reads a file with one element in `details`.
  public init(_ file: Data) throws {
    guard let root = try JSONSerialization.jsonObject(with: file) as? [String: Any],
      let links = root["applinks"] as? [String: Any],
      let details = links["details"] as? [[String: Any]], details.count == 1,
      details[0]["appIDs"] is [String],
      let components = details[0]["components"] as? [[String: Any]]
    else { throw Malformed() }
    self.components = components
  }

  /// Returns whether a link opens the app, which the first component with all parts matching
  /// decides.
  public func open(_ link: String) -> Bool {
    guard let scheme = link.firstRange(of: "://") else { return false }
    let name = link[..<scheme.lowerBound]
    guard name == "https" || name == "http" else { return false }
    let (beforeFragment, fragment) = cut(String(link[scheme.upperBound...]), at: "#")
    let (authorityAndPath, query) = cut(beforeFragment, at: "?")
    // An empty path is the same as `/` (RFC 3986 §6.2.3).
    let path = authorityAndPath.firstIndex(of: "/").map { String(authorityAndPath[$0...]) } ?? "/"
    let items = (query ?? "").split(separator: "&").map { cut(String($0), at: "=") }
    for component in components {
      let patterns = component["?"] as? [String: String] ?? [:]
      let ignoresCase = component["caseSensitive"] as? Bool == false
      func matches(_ pattern: String, _ text: String) -> Bool {
        ignoresCase
          ? self.matches(pattern.lowercased(), text.lowercased()) : self.matches(pattern, text)
      }
      let isMatch =
        matches(component["/"] as? String ?? "*", path)
        && matches(component["#"] as? String ?? "*", fragment ?? "")
        && patterns.allSatisfy { name, pattern in
          let values = items.filter { $0.0 == name }.map { $0.1 ?? "" }
          return (values.isEmpty ? [""] : values).allSatisfy { matches(pattern, $0) }
        }
      if isMatch { return component["exclude"] as? Bool != true }
    }
    return false
  }

  private func cut(_ text: String, at mark: Character) -> (String, String?) {
    guard let index = text.firstIndex(of: mark) else { return (text, nil) }
    return (String(text[..<index]), String(text[text.index(after: index)...]))
  }

  /// Returns whether the text matches the pattern, in which `*` is any number of characters, `?` is
  /// one, and `$(…)` is a variable, of which there are none here.
  private func matches(_ pattern: String, _ text: String) -> Bool {
    if pattern.contains("$(") { return false }
    let (pattern, text) = (Array(pattern.unicodeScalars), Array(text.unicodeScalars))
    // Whether the part of the pattern up to here matches a prefix of the text, by the length of the
    // prefix.
    var reached = (0...text.count).map { $0 == 0 }
    for sign in pattern {
      var next = reached.map { _ in false }
      for index in 0...text.count {
        if sign == "*" {
          next[index] = reached[index] || index > 0 && next[index - 1]
        } else if index > 0, reached[index - 1] {
          next[index] = sign == "?" || sign == text[index - 1]
        }
      }
      reached = next
    }
    return reached[text.count]
  }
}
