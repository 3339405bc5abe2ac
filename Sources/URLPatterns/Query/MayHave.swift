/// A matcher for a query whose argument is missing, or has a value that matches.
///
/// ```swift
/// func page(_ query: String) -> Int? {
///   let page = Capture(Int.self).optional()
///   switch QueryArguments(percentEncoded: query) {
///   case MayHave("page", page): return page() ?? 1
///   default: return nil
///   }
/// }
///
/// page("q=soup&page=2")  // 2
/// page("q=soup")         // 1
/// page("q=soup&page=x")  // nil
/// ```
///
/// An argument that's there but doesn't match is refused. So is one without a value, such as `page`
/// in `?page`. If a name is repeated, only the first argument with that name counts.
public struct MayHave<Pattern: PatternMatching>: QueryMatching {
  @usableFromInline let name: String
  @usableFromInline let pattern: Pattern

  /// Creates a matcher for a query whose argument is missing, or can be captured.
  ///
  /// - Parameters:
  ///   - name: The decoded name.
  ///   - capture: A capture of an optional value, which is nil if the argument is missing; see
  ///     ``Capture/optional()``.
  @inlinable
  public init<Value>(_ name: String, _ capture: OptionalCapture<Value>)
  where Pattern == Capture<Value> {
    self.name = name
    pattern = capture.capture
  }

  /// Creates a matcher for a query whose argument is missing, or has a value that matches.
  ///
  /// ```swift
  /// MayHave("lang", OneOf("en", "de")) ~= [:]             // true
  /// MayHave("lang", OneOf("en", "de")) ~= ["lang": "fr"]  // false
  /// ```
  ///
  /// - Parameters:
  ///   - name: The decoded name.
  ///   - pattern: A matcher for the decoded value. It's `Hashable`, so it contains no capture, and
  ///     none is left without a value.
  @inlinable
  public init(_ name: String, _ pattern: Pattern) where Pattern: Hashable {
    self.name = name
    self.pattern = pattern
  }

  /// Unavailable, because a missing argument would leave the capture without a value.
  @available(
    *, unavailable, message: "Add '.optional()' to the capture; its value is then optional"
  )
  public init<Value>(_ name: String, _ capture: Pattern) where Pattern == Capture<Value> {
    fatalError()
  }

  /// Returns whether there's no argument with the name, or the first one matches.
  @inlinable
  public static func ~= (pattern: MayHave, query: QueryArguments) -> Bool {
    let argument = query.firstValue(named: pattern.name)
    if let value = argument ?? nil { return pattern.pattern.matches(value, as: .argument) }
    pattern.pattern._forget()
    return argument == nil
  }
}

extension MayHave: Sendable where Pattern: Sendable {}
