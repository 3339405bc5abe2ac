// swift-format-ignore: AlwaysUseLowerCamelCase
/// A list with one case per number of elements, for `switch` to take apart.
///
/// Swift's patterns cannot look inside an array. They can look inside an enum, and `Counted` is
/// the enum for it: `.N3("users", let id, "profile")` matches three elements, compares two and
/// binds one.
public enum Counted<E> {
  /// No elements.
  case N0
  /// One element.
  case N1(E)
  /// Two elements.
  case N2(E, E)
  /// Three elements.
  case N3(E, E, E)
  /// Four elements.
  case N4(E, E, E, E)
  /// Five elements.
  case N5(E, E, E, E, E)
  /// Six elements.
  case N6(E, E, E, E, E, E)
  /// Seven elements.
  case N7(E, E, E, E, E, E, E)
  /// Eight elements.
  case N8(E, E, E, E, E, E, E, E)
  /// Nine elements.
  case N9(E, E, E, E, E, E, E, E, E)
  /// Ten elements, and those after them.
  indirect case N10(E, E, E, E, E, E, E, E, E, E, plus: Counted<E>)
}

extension Counted: Sendable where E: Sendable {}
