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
  PartialIso(Constructor(make))
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
/// property, in the order of their declarations, as the one that Swift generates does. A value
/// isn't printed if the initializer doesn't make an equal one from its properties: for example, a
/// page below 1 if it raises that to 1, or any value if it takes other properties.
///
/// - Parameter make: The memberwise initializer.
public func memberwise<each A, B>(
  _ make: @escaping @Sendable (repeat each A) -> B
) -> PartialIso<(repeat each A), B> {
  PartialIso(
    Constructor(
      { (values: (repeat each A)) in make(repeat each values) },
      shape: tupleShape((repeat each A).self)))
}
