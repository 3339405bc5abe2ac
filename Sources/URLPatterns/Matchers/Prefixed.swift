/// A matcher for an element that begins with a text, and whose rest matches a pattern.
///
/// ```swift
/// let name = Capture(String.self)
/// switch Counted(path: "/@john") {
/// case .N1(Prefixed("@", name)): print("the profile of \(name())")
/// default: print("no such page")
/// }
/// // the profile of john
/// ```
///
/// The prefix is compared byte for byte, as in ``Exactly``, so an element is split only where
/// writing it as `"@\(name)"` joined it. To match text on both sides, put one matcher into another:
/// `Prefixed("page-", Suffixed(number, ".html"))`.
///
/// Like an element, the rest can't be `""`, `"."`, or `".."`: `/@` doesn't match the case above. To
/// match the prefix alone, too, use `OneOf("v", Prefixed("v", number))`.
public struct Prefixed<Rest: PatternMatching>: PatternMatching {
  @usableFromInline let prefix: Exactly
  @usableFromInline let rest: Rest

  /// Creates a matcher for elements that begin with `prefix`.
  ///
  /// - Parameters:
  ///   - prefix: The text at the beginning.
  ///   - rest: A matcher for the text after it.
  @inlinable
  public init(_ prefix: String, _ rest: Rest) {
    self.prefix = Exactly(prefix)
    self.rest = rest
  }

  /// Returns whether `element` begins with the prefix, and the rest matches.
  ///
  /// ```swift
  /// Prefixed("v", Capture(Int.self)) ~= "v2"  // true
  /// Prefixed("v", Capture(Int.self)) ~= "2"   // false
  /// Prefixed("v", Capture(String.self)) ~= "v"  // false
  /// ```
  @inlinable
  public static func ~= (pattern: Prefixed, element: String) -> Bool {
    guard let rest = element.rest(afterPrefix: pattern.prefix.text) else { return false }
    return pattern.rest ~= rest
  }
}

extension Prefixed: Sendable where Rest: Sendable {}
extension Prefixed: Equatable, Hashable where Rest: Hashable {}

extension String {
  /// Returns the text after a prefix, or nil if there's none that could be an element.
  @usableFromInline
  func rest(afterPrefix prefix: String) -> String? {
    removingPrefix(prefix).flatMap { isUnwritable($0) ? nil : $0 }
  }

  /// Returns the text after a prefix, or nil if the text has other bytes there.
  package func removingPrefix(_ prefix: String) -> String? {
    withUTF8Span { bytes in
      prefix.withUTF8Span { prefix in
        guard bytes.count >= prefix.count,
          bytes.extracting(0..<prefix.count).equals(prefix)
        else { return nil }
        // The prefix is valid UTF-8, so the rest begins with a whole scalar.
        return String(bytes.extracting(prefix.count..<bytes.count))
      }
    }
  }
}
