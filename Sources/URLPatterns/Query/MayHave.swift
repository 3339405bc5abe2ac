/// A matcher for a query whose argument is missing, or converts to a value.
///
/// ```swift
/// func page(_ query: String) -> Int? {
///   let page = Capture(Int.self)
///   switch QueryArguments(percentEncoded: query) {
///   case MayHave("page", page): return page.value ?? 1
///   default: return nil
///   }
/// }
///
/// page("q=soup&page=2")  // 2
/// page("q=soup")         // 1
/// page("q=soup&page=x")  // nil
/// ```
///
/// Read the capture's ``Capture/value``, which is nil if the argument is missing, even if an
/// earlier case had set it. Calling the capture would trap.
///
/// An argument that's there but can't be converted doesn't match. Neither does one without a value,
/// such as `page` in `?page`. If a name is repeated, only the first argument with that name counts.
public struct MayHave<Value>: QueryMatching {
  @usableFromInline let name: String
  @usableFromInline let capture: Capture<Value>

  /// Creates a matcher for a query whose argument is missing, or can be captured.
  ///
  /// - Parameters:
  ///   - name: The decoded name.
  ///   - capture: A capture that converts the decoded value.
  @inlinable
  public init(_ name: String, _ capture: Capture<Value>) {
    self.name = name
    self.capture = capture
  }

  /// Returns whether there's no argument with the name, or the first one is captured.
  @inlinable
  public static func ~= (pattern: MayHave, query: QueryArguments) -> Bool {
    let argument = query.firstValue(named: pattern.name)
    if let value = argument ?? nil { return pattern.capture ~= value }
    pattern.capture.forget()
    return argument == nil
  }
}
