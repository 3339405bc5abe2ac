// Some types' initializers trap on a stranger's text, misread it, or take too long, so it's checked
// first.

extension String {
  /// Returns whether a type's initializer, which takes a description, can be given this text.
  @usableFromInline
  func isSafe<Value>(for type: Value.Type) -> Bool {
    // `Character.init(_: String)` traps on any other number of characters.
    if type == Character.self { return !isEmpty && dropFirst().isEmpty }
    // `Bool` compares strings, which is slow with many combining marks. `false` has only five
    // bytes.
    if type == Bool.self { return utf8.count <= 5 }
    // The initializers of `Double` and its like read a C string, which ends at a NUL.
    return !(utf8.contains(0) && type is any BinaryFloatingPoint.Type)
  }

  /// Whether the text has at most 30 marks in a row, as in the Stream-Safe Text Format (UAX #15
  /// §13).
  ///
  /// Before Swift compares or hashes a text, it sorts the marks after each letter, in time that
  /// grows with the square of their number. The raw values in a program are in this format.
  @usableFromInline
  package var isStreamSafe: Bool {
    let mostMarks = 30
    if utf8.count <= 2 * mostMarks { return true }
    var marks = 0
    for scalar in unicodeScalars {
      marks = scalar.properties.canonicalCombiningClass == .notReordered ? 0 : marks + 1
      if marks > mostMarks { return false }
    }
    return true
  }
}
