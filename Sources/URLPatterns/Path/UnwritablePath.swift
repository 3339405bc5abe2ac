/// The reason why a list of elements can't be printed as a path.
///
/// In a URL, empty elements are dropped, `.` and `..` are resolved, and a path is split only up to
/// 1,000 elements. A list that contains such elements, or too many, would come back as a different
/// list.
///
/// ```swift
/// do {
///   _ = try Counted.N2("users", "..").percentEncodedPath()
/// } catch {
///   print(error)
/// }
/// // The element at index 1, "..", can't be part of a path, because …
/// ```
public enum UnwritablePath: Error, Hashable, Sendable, CustomStringConvertible {
  /// An element is `""`, `"."`, or `".."`; `index` is its position in the list, counted from 0.
  case element(String, index: Int)

  /// The list has this many elements, but a path never has more than 1,001.
  case tooManyElements(Int)

  /// A message that says what's wrong, where, and what to do about it.
  public var description: String {
    switch self {
    case .element(let element, let index):
      """
      The element at index \(index), "\(element)", can't be part of a path, because readers \
      \(element.isEmpty ? "drop" : "resolve") it. Leave it out, or reject such values where they \
      enter the program.
      """
    case .tooManyElements(let count):
      """
      A list of \(count) elements can't be written as a path, because readers split off \
      \(PathReader.maxSplits) elements and keep the rest as one. Write at most \
      \(PathReader.maxSplits + 1) elements, or reject such lists where they enter the program.
      """
    }
  }
}

/// Returns whether the element can't be part of a path.
@usableFromInline
package func isUnwritable(_ element: String) -> Bool {
  element.isEmpty || element.isEqual(to: ".") || element.isEqual(to: "..")
}
