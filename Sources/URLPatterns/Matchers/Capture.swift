/// Matches an element that can be converted to a value, and keeps the value.
///
/// A `let` in a pattern binds the text of an element, and it can only stand directly in a case. A
/// `Capture` binds what the text means, and works inside ``Begins``, ``Contains`` and ``Ends``, too.
/// Make one before the `switch`, name it in a case, and call it there:
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
/// A case whose conversion fails does not match, and the next case is tried. Each attempt replaces the
/// value, so that in the case that matched it is the value of that case's element. Make one capture for
/// each element of a case, and read it only in a case that names it: a case that converted its element,
/// but then did not match for another reason, leaves its value behind.
public final class Capture<Value>: PatternMatching {
  @usableFromInline let convert: (String) -> Value?

  /// The value of the last element that this capture was matched against.
  ///
  /// It is nil if that element could not be converted, or if there was none.
  @inlinable
  public var value: Value? { captured }

  // Each access is a single load or store, so none can overlap with another.
  @exclusivity(unchecked) @usableFromInline var captured: Value?

  /// Captures what a closure makes of the element.
  ///
  /// ```swift
  /// let id = Capture { UUID(uuidString: $0) }
  /// id ~= "E621E1F8-C36C-495A-93FC-0C247A3E6E5F"  // true
  /// id ~= "E621E1F8"                              // false
  /// ```
  ///
  /// - Parameter convert: Converts a decoded element, or returns nil if it does not match. It is
  ///   called at most once for each attempt.
  @inlinable
  public init(_ convert: @escaping (String) -> Value?) {
    self.convert = convert
  }

  /// Captures a value that can be read from its description, such as an `Int` or a `Double`.
  ///
  /// ```swift
  /// let page = Capture(Int.self)
  /// page ~= "12"  // true
  /// page()        // 12
  /// ```
  ///
  /// The type's own rules hold: `Int` also reads `+7` and `007`, and `Double` also reads `nan`,
  /// `inf` and `0x1p3`. For other rules, pass a closure.
  ///
  /// - Parameter type: The type to convert to.
  @inlinable
  public convenience init(_ type: Value.Type) where Value: LosslessStringConvertible {
    self.init { Value(decoded: $0) }
  }

  /// Captures a value by its raw value, such as a case of an enum.
  ///
  /// ```swift
  /// enum Tab: String { case posts, likes }
  /// let tab = Capture(Tab.self)
  /// tab ~= "likes"  // true
  /// tab()           // .likes
  /// ```
  ///
  /// An enum's texts are compared with `==`, by canonical equivalence; see ``Exactly``.
  ///
  /// - Parameter type: The type to convert to.
  @inlinable
  public convenience init(_ type: Value.Type)
  where Value: RawRepresentable, Value.RawValue: LosslessStringConvertible {
    self.init { Value.RawValue(decoded: $0).flatMap(Value.init) }
  }

  /// Captures a value by its raw value, even if its type could also be read from a description.
  ///
  /// ```swift
  /// struct Page: RawRepresentable, LosslessStringConvertible {
  ///   let rawValue: Int
  ///   var description: String { "page \(rawValue)" }
  ///   init(rawValue: Int) { self.rawValue = rawValue }
  ///   init?(_ description: String) { nil }
  /// }
  /// let page = Capture(Page.self)
  /// page ~= "2"       // true
  /// page().rawValue   // 2
  /// page ~= "page 2"  // false
  /// ```
  ///
  /// - Parameter type: The type to convert to.
  @inlinable
  public convenience init(_ type: Value.Type)
  where
    Value: RawRepresentable & LosslessStringConvertible, Value.RawValue: LosslessStringConvertible
  {
    self.init { Value.RawValue(decoded: $0).flatMap { Value(rawValue: $0) } }
  }

  /// Whether `element` can be converted; if so, its value is kept.
  @inlinable
  public static func ~= (pattern: Capture, element: String) -> Bool {
    pattern.captured = pattern.convert(element)
    return pattern.captured != nil
  }

  /// The captured value.
  ///
  /// Call the capture only in a case that names it. Elsewhere there may be no value, and then the call
  /// traps; ``value`` is nil in that situation.
  @inlinable
  public func callAsFunction() -> Value {
    guard let value else { stopForMissingValue(of: Value.self) }
    return value
  }
}

// Unlike preconditionFailure, this gives the reason in a release build, too.
@usableFromInline @inline(never)
func stopForMissingValue<Value>(of type: Value.Type) -> Never {
  fatalError(
    """
    Capture(\(type).self) was read, but no element has matched it. Read it in the body of a case \
    whose pattern names it.
    """)
}
