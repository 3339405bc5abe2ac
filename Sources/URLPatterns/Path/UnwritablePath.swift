/// The reason why a list of elements cannot be written as a path.
///
/// Reading drops empty elements, resolves `.` and `..`, and leaves what follows the 1,000th element
/// in one piece. A list with such elements, or with more of them, would come back as a different
/// list.
///
/// ```swift
/// do {
///   _ = try Counted.N2("users", "..").percentEncodedPath()
/// } catch {
///   print(error)
/// }
/// // The element at index 1, "..", cannot be written in a path: readers resolve it. …
/// ```
public enum UnwritablePath: Error, Hashable, Sendable {
  /// An element is `""`, `"."` or `".."`; `index` is its position in the list, counted from 0.
  case element(String, index: Int)

  /// The list has this many elements, which are more than the 1,001 that reading yields at most.
  case tooManyElements(Int)
}

extension UnwritablePath: CustomStringConvertible {
  /// What was wrong, where, and what to do about it.
  public var description: String {
    switch self {
    case .element(let element, let index):
      """
      The element at index \(index), "\(element)", cannot be written in a path: readers \
      \(element.isEmpty ? "drop" : "resolve") it. Leave it out, or refuse such a value where it \
      enters the program.
      """
    case .tooManyElements(let count):
      """
      A list of \(count) elements cannot be written as a path: readers split off \
      \(PathReader.maxSplits) elements and keep the rest as one. Write at most \
      \(PathReader.maxSplits + 1), or refuse such a list where it enters the program.
      """
    }
  }
}

/// Whether no path can spell this element.
package func isUnwritable(_ element: String) -> Bool {
  element.isEmpty || element.isEqual(to: ".") || element.isEqual(to: "..")
}
