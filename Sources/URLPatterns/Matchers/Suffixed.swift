/// A matcher for an element that ends with a text, and whose rest matches a pattern.
///
/// ```swift
/// let number = Capture(Int.self)
/// switch Counted(path: "/chapters/7.html") {
/// case .N2("chapters", Suffixed(number, ".html")):
///   print("chapter \(number())")
/// default:
///   print("no such page")
/// }
/// // chapter 7
/// ```
///
/// The suffix is compared byte for byte, as in ``Exactly``. As in ``Prefixed``, the rest can't be
/// `""`, `"."`, or `".."`.
public struct Suffixed<Rest: PatternMatching>: PatternMatching {
  @usableFromInline let rest: Rest
  @usableFromInline let suffix: Exactly

  /// Creates a matcher for elements that end with `suffix`.
  ///
  /// - Parameters:
  ///   - rest: A matcher for the text before it.
  ///   - suffix: The text at the end.
  @inlinable
  public init(_ rest: Rest, _ suffix: String) {
    self.rest = rest
    self.suffix = Exactly(suffix)
  }

  /// Returns whether `element` ends with the suffix, and the rest matches.
  ///
  /// ```swift
  /// Suffixed("index", ".html") ~= "index.html"  // true
  /// Suffixed("index", ".html") ~= "index.htm"   // false
  /// ```
  @inlinable
  public static func ~= (pattern: Suffixed, element: String) -> Bool {
    pattern.rest.matches(element.rest(without: pattern.suffix.text, atEnd: true), as: .element)
  }

  /// Returns whether a scheme or a host matches, ignoring case.
  @inlinable
  public static func _matches(_ pattern: Suffixed, name: String) -> Bool {
    let rest = name.rest(without: pattern.suffix.text, atEnd: true, ignoringCase: true)
    return pattern.rest.matches(rest, as: .name)
  }

  /// Returns whether the value of an argument matches.
  @inlinable
  public static func _matches(_ pattern: Suffixed, argument: String) -> Bool {
    let rest = argument.rest(without: pattern.suffix.text, atEnd: true)
    return pattern.rest.matches(rest, as: .argument)
  }
}

extension Suffixed: Sendable where Rest: Sendable {}
extension Suffixed: Equatable, Hashable where Rest: Hashable {}
