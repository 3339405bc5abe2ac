// What the examples in the documentation are compiled with.

import Foundation

/// Reports a result. What's between two records is what has been printed. A record is written at once, in case the
/// program stops.
nonisolated func _check(_ record: String...) {
  print("\u{1E}" + record.joined(separator: "\u{1F}"), terminator: "\u{1E}")
  fflush(nil)
}
nonisolated func _check<T>(_ place: String, value: T) { _check(place, String(reflecting: value), "\(value)") }

/// Returns a URL, its root, and what it becomes with a space, `%FF`, a slash, and nothing in place of each of its words.
nonisolated func edges(_ text: String) -> [URL] {
  let host = URL(string: text)!.host
  let words = text.ranges(of: /[^:\/?&=#]+/).dropFirst(host == nil ? 0 : 1)
  let root = String(text.prefix { !"/?#".contains($0) }) + (host.map { "//\($0)/" } ?? "/")
  return ([text, root] + words.flatMap { word in
    ["a%20b", "%FF", "a%2Fb", ""].map { text.replacingCharacters(in: word, with: $0) }
  }).compactMap { URL(string: $0) }
}
