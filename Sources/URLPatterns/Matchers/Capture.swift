/// A matcher that converts an element to a value and keeps the value.
///
/// A `let` in a pattern binds the text of an element, and it's allowed only directly in a case. A
/// `Capture` binds a converted value, and also works inside ``Begins``, ``Contains``, and ``Ends``.
/// Create one before the `switch`, name it in a case, and call it there:
///
/// ```swift
/// let id = Capture(Int.self)
/// switch Counted(path: "/users/7") {
/// case .N2("users", id): print("user number \(id())")
/// case .N2("users", let name): print("user named \(name)")
/// default: print("nobody")
/// }
/// // user number 7
/// ```
///
/// If the conversion fails, the case doesn't match, and the `switch` tries the next one. Each
/// attempt replaces the value, so in the case that matches, the value comes from that case's
/// element. Create a separate capture for each element of a case, and call a capture only in a case
/// that names it: a case that converts its element but then doesn't match for another reason leaves
/// its value behind. Copies of a capture share its value.
public struct Capture<Value>: PatternMatching {
  @usableFromInline let convert: (String) -> Value?
  @usableFromInline let captured: Captured<Value?>

  /// The value of the last element that this capture was matched against.
  ///
  /// It's nil if that element couldn't be converted, or if the capture hasn't been matched yet.
  @inlinable
  public var value: Value? { captured.value }

  /// Creates a capture that converts an element with a closure.
  ///
  /// ```swift
  /// let id = Capture { UUID(uuidString: $0) }
  /// id ~= "E621E1F8-C36C-495A-93FC-0C247A3E6E5F"  // true
  /// id ~= "E621E1F8"                              // false
  /// ```
  ///
  /// - Parameter convert: A closure that converts a decoded element, or returns nil if the
  ///   element doesn't match. It's called once for each attempt.
  @inlinable
  public init(_ convert: @escaping (String) -> Value?) {
    self.convert = convert
    captured = Captured(nil)
  }

  /// Creates a capture for a type that can be created from a description, such as `Int` or
  /// `Double`.
  ///
  /// ```swift
  /// let page = Capture(Int.self)
  /// page ~= "12"  // true
  /// page()        // 12
  /// ```
  ///
  /// The type's own rules apply: `Int` also accepts `+7` and `007`, and `Double` also accepts
  /// `nan`, `inf`, and `0x1p3`. For other rules, pass a closure.
  ///
  /// - Parameter type: The type to convert to.
  @inlinable
  @_disfavoredOverload  // Of two ways to convert, the raw value counts.
  public init(_ type: Value.Type) where Value: LosslessStringConvertible {
    self.init { Value(decoded: $0) }
  }

  /// Creates a capture for a type with a raw value, such as an enum.
  ///
  /// ```swift
  /// enum Tab: String { case posts, likes }
  /// let tab = Capture(Tab.self)
  /// tab ~= "likes"  // true
  /// tab()           // .likes
  /// ```
  ///
  /// A type that's also `LosslessStringConvertible` is converted by its raw value, too.
  ///
  /// A scheme, a host, and a host's labels are matched in lower case, so for these, the raw values
  /// must be in lower case.
  ///
  /// The raw values of an enum of strings are compared with `==`, by canonical equivalence; see
  /// ``Exactly``. A text with more than 30 combining marks in a row, which takes long to compare,
  /// doesn't match.
  ///
  /// - Parameter type: The type to convert to.
  @inlinable
  public init(_ type: Value.Type)
  where Value: RawRepresentable, Value.RawValue: LosslessStringConvertible {
    self.init { Value(decoded: $0) }
  }

  /// Unavailable, because nothing is known of the type that converts a text.
  @available(
    *, unavailable, message: "write a closure that converts the text, as in Capture { ISBN($0) }"
  )
  public init(_ type: Value.Type) { fatalError() }

  /// Returns whether `element` can be converted, and keeps its value.
  @inlinable
  public static func ~= (pattern: Capture, element: String) -> Bool {
    var value = pattern.convert(element)
    let isMatch = value != nil
    // The previous value is destroyed after the access, because its `deinit` may use this capture.
    swap(&pattern.captured.value, &value)
    return isMatch
  }

  /// Returns whether a scheme or a host in lower case can be converted, and keeps its value.
  @inlinable
  public static func _matches(_ pattern: Capture, name: String) -> Bool { pattern ~= name }

  /// Removes the captured value.
  @inlinable
  public func _forget() {
    var value: Value?
    // As in `~=`, the previous value is destroyed after the access.
    swap(&captured.value, &value)
  }

  /// Returns the captured value.
  ///
  /// Call a capture only in a case that names it. Elsewhere, there may be no value, and the program
  /// stops with the place of the call. To get nil instead, use ``value``.
  @inlinable
  public func callAsFunction(file: StaticString = #fileID, line: UInt = #line) -> Value {
    guard let value else { stopForMissingValue(of: Value.self, file, line) }
    return value
  }

  /// Returns this capture for an argument that can be missing, in ``MayHave``, or for a part that
  /// can be missing or empty, in ``Split``.
  ///
  /// ```swift
  /// let page = Capture(Int.self).optional()
  /// MayHave("page", page) ~= ["page": "2"]  // true
  /// page()                                  // 2
  /// MayHave("page", page) ~= [:]            // true
  /// page() ?? 1                             // 1
  /// ```
  ///
  /// Both share one value, so an element can be matched by this capture where it can't be missing.
  @inlinable
  public func optional() -> OptionalCapture<Value> { OptionalCapture(self) }
}

// The value is stored as an `Optional` that's this type's parameter, and not a part of its
// property. So what destroys the object finds the type of the value without a look-up at run time.
@usableFromInline
final class Captured<Value> {
  // Each access is a load or a swap, which runs no other code, so no two of them can overlap.
  @exclusivity(unchecked) @usableFromInline var value: Value

  @inlinable
  init(_ value: Value) {
    self.value = value
  }
}

/// A capture of an argument or of a part that can be missing; see ``Capture/optional()``.
///
/// It's a pattern only in ``MayHave`` and ``Split``, because everywhere else, its value would never
/// be nil.
public struct OptionalCapture<Value>: _PatternOfPart {
  @usableFromInline let capture: Capture<Value>

  @inlinable
  init(_ capture: Capture<Value>) {
    self.capture = capture
  }

  /// Returns the captured value, or nil if there's none, because the argument or part is missing.
  @inlinable
  public func callAsFunction() -> Value? { capture.value }
}

extension Capture where Value: FixedWidthInteger & LosslessStringConvertible {
  /// Creates a capture for an integer in a range.
  ///
  /// ```swift
  /// let rating = Capture(1...5)
  /// rating ~= "5"  // true
  /// rating ~= "6"  // false
  /// ```
  ///
  /// - Parameter range: The range, such as `1...5` or `1...`.
  @inlinable
  public init(_ range: some RangeExpression<Value>) {
    self.init { Value($0).flatMap { range.contains($0) ? $0 : nil } }
  }
}

extension Capture where Value == String {
  /// Creates a capture that keeps the text of an element that matches a pattern.
  ///
  /// ```swift
  /// let kind = Capture(matching: OneOf("token", "staking"))
  /// let text = Capture(matching: Regex("[a-z]+"))
  /// let query: QueryArguments = ["q": "soup"]
  /// switch (Counted(path: "/staking"), query) {
  /// case (.N1(kind), Has("q", text)): print(kind(), text())
  /// default: print("no such page")
  /// }
  /// // staking soup
  /// ```
  ///
  /// A scheme, a host, and a host's labels are matched in lower case and like any other element, so
  /// for these, list texts in lower case, and don't use ``IgnoringCase``.
  ///
  /// - Parameter pattern: Any ``PatternMatching`` type. The expression is evaluated at each
  ///   attempt.
  @inlinable
  public init<Pattern: PatternMatching>(
    matching pattern: @autoclosure @escaping () -> Pattern
  ) {
    // A pattern that's kept in the closure, instead of evaluated there, would be on the heap.
    self.init { pattern() ~= $0 ? $0 : nil }
  }
}

extension DefaultStringInterpolation {
  /// Deprecated, because it's the capture, and not its value, that would be described.
  @_documentation(visibility: internal)  // Nobody should call it.
  @available(*, deprecated, message: "Call the capture, as in \"\\(id())\", to get its value")
  public mutating func appendInterpolation<Value>(_ capture: Capture<Value>) {
    appendLiteral(String(describing: capture))
  }

  /// Deprecated, because it's the capture, and not its value, that would be described.
  @_documentation(visibility: internal)  // Nobody should call it.
  @available(*, deprecated, message: "Call the capture, as in \"\\(id())\", to get its value")
  public mutating func appendInterpolation<Value>(_ capture: OptionalCapture<Value>) {
    appendLiteral(String(describing: capture))
  }
}

@usableFromInline
func stopForMissingValue<Value>(of type: Value.Type, _ file: StaticString, _ line: UInt) -> Never {
  stop(
    """
    Capture(\(type).self) has no value here. Call it only in a case in which every pattern names \
    it.
    """, file: file, line: line)
}

extension LosslessStringConvertible {
  /// Creates a value from text that may come from a stranger, by the rules of its type.
  @inlinable
  package init?(decoded text: String) {
    // The most frequent types need no check.
    guard Self.self == Int.self || Self.self == String.self || text.isSafe(for: Self.self)
    else { return nil }
    self.init(text)
  }
}

extension RawRepresentable where RawValue: LosslessStringConvertible {
  /// Creates a value from text that may come from a stranger, by its raw value.
  @inlinable
  init?(decoded text: String) {
    guard text.isStreamSafe, let rawValue = RawValue(decoded: text) else { return nil }
    self.init(rawValue: rawValue)
  }
}
