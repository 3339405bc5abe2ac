/// Returns an isomorphism between the value of a struct's only property and the struct.
///
/// ```swift
/// struct UserID: Equatable { let number: Int }
/// memberwise(UserID.init).unapply(UserID(number: 7))  // 7
/// ```
///
/// - Parameter make: The memberwise initializer.
@_disfavoredOverload  // For several properties, their tuple isn't a single one.
public func memberwise<A, B>(_ make: @escaping @Sendable (A) -> B) -> PartialIso<A, B> {
  PartialIso(memberwise: make, .whole)
}

/// Returns an isomorphism between the values of a struct's properties and the struct.
///
/// Use it where an initializer creates a struct, as ``iso(_:)-(U)`` does for an enum's cases:
///
/// ```swift
/// struct Size: Equatable { let width: Int, height: Int }
/// let size: Parser<[String], Size> = memberwise(Size.init) <¢> int <%> int
/// size.parse(["3", "4"])?.match           // Size(width: 3, height: 4)
/// size.print(Size(width: 3, height: 4))!  // ["3", "4"]
/// ```
///
/// The properties are found by reflection. The initializer must take the value of each stored
/// property, in the order of their declarations, as the one that Swift generates does. If it takes
/// others, the program stops when a value is printed for the first time. A value that the
/// initializer creates differently, such as one with a page below 1 if it allows none, isn't
/// printed.
///
/// - Parameter make: The memberwise initializer.
public func memberwise<each A, B>(
  _ make: @escaping @Sendable (repeat each A) -> B
) -> PartialIso<(repeat each A), B> {
  PartialIso(
    memberwise: { (values: (repeat each A)) in make(repeat each values) },
    tupleShape((repeat each A).self))
}

extension PartialIso {
  /// Creates an isomorphism from a memberwise initializer, whose values have this shape.
  fileprivate init(memberwise make: @escaping @Sendable (A) -> B, _ shape: Shape<A>) {
    self.init(domain: .all, apply: make) { value in
      let mirror = Mirror(reflecting: value)
      let values = mirror.children.map(\.value)
      guard mirror.displayStyle == .struct, shape.areElements(values) else {
        let properties = mirror.children.map { "\($0.label ?? "_"): \(type(of: $0.value))" }
        fatalError(
          """
          memberwise(_:) needs the initializer that takes the stored properties of \(B.self), in order: \
          it has (\(properties.joined(separator: ", "))), and the initializer takes \(A.self)
          """)
      }
      let payload = shape.top(values)
      let made = Mirror(reflecting: make(payload)).children
      for (property, other) in zip(mirror.children, made) where !isSame(property.value, other.value)
      {
        if !isSame(property.value, property.value) {
          fatalError(
            """
            memberwise(_:) can't compare \(B.self).\(property.label ?? "_"), because \
            \(type(of: property.value)) isn't Equatable
            """)
        }
        return nil
      }
      return payload
    }
  }
}
