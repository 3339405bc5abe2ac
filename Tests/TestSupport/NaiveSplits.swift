/// Returns the two parts of a text around each separator, in the order in which `Split` tries them:
/// from the last and from the first separator in turn, five times each.
///
/// It looks at the text separator by separator, without regard for speed.
public func naiveSplits(of text: String, by separator: String) -> [(String, String)] {
  let (text, separator) = (Array(text.utf8), Array(separator.utf8))
  var splits: [(String, String)] = []
  for start in text.indices where !separator.isEmpty && text[start...].starts(with: separator) {
    splits.append(
      (
        String(decoding: text[..<start], as: UTF8.self),
        String(decoding: text[(start + separator.count)...], as: UTF8.self)
      ))
  }
  var tries: [(String, String)] = []
  while !splits.isEmpty, tries.count < 10 {
    tries.append(tries.count.isMultiple(of: 2) ? splits.removeLast() : splits.removeFirst())
  }
  return tries.filter { first, second in
    ![first, second].contains { ["", ".", ".."].contains($0) }
  }
}

extension SeededGenerator {
  /// Returns a text with up to 200 separators, between short words that can be empty.
  public mutating func text(separatedBy separator: String) -> String {
    let most = [3, 12, 30, 200].randomElement(using: &self)!
    let count = Int.random(in: 0...most, using: &self)
    return (0...count).map { _ in
      ["a", "b", "7", "42", "é", "", "."].randomElement(using: &self)!
    }.joined(separator: separator)
  }
}
