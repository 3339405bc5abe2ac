/// Matches an element that converts to a value, and keeps the value.
///
/// `let` in a pattern binds the element's text, and only directly in a case. A `Capture` binds what
/// the text means, and works inside ``Begins``, ``Contains`` and ``Ends`` too. Make one before the
/// `switch`, name it in a case, and call it there:
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
/// A case whose conversion fails doesn't match, and the next is tried. Each attempt replaces the
/// value, so it is that of the case that matched; make one capture for each element of a case. Read
/// it in a case that names it and nowhere else: a case that converted its element and did not match
/// for another reason leaves the value behind.
public final class Capture<Value>: PatternMatching {
  @usableFromInline let convert: (String) -> Value?

  /// The value of the last element this was matched against, or nil where that did not convert or
  /// there was none.
  ///
  /// ```swift
  /// let id = Capture(Int.self)
  /// id ~= "7"  // true
  /// id.value   // 7
  /// id ~= "x"  // false
  /// id.value   // nil
  /// ```
  @inlinable
  public var value: Value? { captured }

  @usableFromInline var captured: Value?

  /// Captures what a closure makes of the element; nil is no match.
  ///
  /// ```swift
  /// let id = Capture { UUID(uuidString: $0) }
  /// ```
  ///
  /// - Parameter convert: Gets the decoded element. Called at most once for each attempt.
  @inlinable
  public init(_ convert: @escaping (String) -> Value?) {
    self.convert = convert
  }

  /// Captures a value that is written as its description is, such as an `Int` or a `Double`.
  ///
  /// ```swift
  /// let page = Capture(Int.self)
  /// ```
  ///
  /// The type's own rules hold: `Int` reads `+7` and `007` too, `Double` reads `nan`, `inf` and
  /// `0x1p3`. For others, pass a closure.
  ///
  /// - Parameter type: The type to convert to.
  @inlinable
  public convenience init(_ type: Value.Type) where Value: LosslessStringConvertible {
    self.init(Value.init)
  }

  /// Captures a value, such as a case of an enum, by its raw value.
  ///
  /// ```swift
  /// enum Tab: String { case posts, likes }
  /// let tab = Capture(Tab.self)
  /// ```
  ///
  /// An enum's texts are compared with `==`, by canonical equivalence; see ``Exactly``.
  ///
  /// - Parameter type: The type to convert to.
  @inlinable
  public convenience init(_ type: Value.Type)
  where Value: RawRepresentable, Value.RawValue: LosslessStringConvertible {
    self.init { Value.RawValue($0).flatMap(Value.init) }
  }

  /// Captures a value of a type that has both a description to read and a raw value: the raw value
  /// counts.
  ///
  /// ```swift
  /// struct Page: RawRepresentable, LosslessStringConvertible {
  ///   let rawValue: Int
  ///   var description: String { "page \(rawValue)" }
  ///   …
  /// }
  /// let page = Capture(Page.self)  // captures 2, not "page 2"
  /// ```
  ///
  /// - Parameter type: The type to convert to.
  @inlinable
  public convenience init(_ type: Value.Type)
  where
    Value: RawRepresentable & LosslessStringConvertible, Value.RawValue: LosslessStringConvertible
  {
    self.init { Value.RawValue($0).flatMap { Value(rawValue: $0) } }
  }

  /// Whether `element` converts; if so, its value is kept.
  @inlinable
  public static func ~= (pattern: Capture, element: String) -> Bool {
    pattern.captured = pattern.convert(element)
    return pattern.captured != nil
  }

  /// The captured value.
  ///
  /// Call it only in a case that names the capture; elsewhere there may be no value, which traps.
  /// ``value`` is there for asking.
  ///
  /// ```swift
  /// let id = Capture(Int.self)
  /// if case .N2("users", id) = Counted(path: "/users/7") { print(id()) }  // 7
  /// ```
  @inlinable
  public func callAsFunction() -> Value {
    guard let value else {
      preconditionFailure(
        """
        Capture(\(Value.self).self) was read, but no element has matched it. Read it in the body \
        of a case whose pattern names it.
        """)
    }
    return value
  }
}
