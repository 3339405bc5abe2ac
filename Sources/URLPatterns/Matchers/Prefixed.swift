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
/// match the prefix alone, too, write another case, because no number is captured there.
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
    pattern.rest.matches(element.rest(without: pattern.prefix.text, atEnd: false), as: .element)
  }

  /// Returns whether a scheme or a host matches, ignoring case.
  @inlinable
  public static func _matches(_ pattern: Prefixed, name: String) -> Bool {
    let rest = name.rest(without: pattern.prefix.text, atEnd: false, ignoringCase: true)
    return pattern.rest.matches(rest, as: .name)
  }

  /// Returns whether the value of an argument matches.
  @inlinable
  public static func _matches(_ pattern: Prefixed, argument: String) -> Bool {
    let rest = argument.rest(without: pattern.prefix.text, atEnd: false)
    return pattern.rest.matches(rest, as: .argument)
  }
}

extension Prefixed: Sendable where Rest: Sendable {}
extension Prefixed: Equatable, Hashable where Rest: Hashable {}

extension String {
  /// Returns the text without a prefix or a suffix, or nil if that can't be an element, so that no
  /// pattern binds such a text.
  @usableFromInline
  package func rest(without text: String, atEnd: Bool, ignoringCase: Bool = false) -> String? {
    removing(text, atEnd: atEnd, ignoringCase: ignoringCase)
      .flatMap { isUnwritable($0) ? nil : $0 }
  }

  /// Returns the text without a prefix or a suffix, or nil if it has other bytes there.
  package func removing(_ text: String, atEnd: Bool, ignoringCase: Bool = false) -> String? {
    withUTF8Span { bytes in
      text.withUTF8Span { text in
        guard bytes.count >= text.count else { return nil }
        let middle = atEnd ? bytes.count - text.count : text.count
        let (start, end) = (bytes.extracting(..<middle), bytes.extracting(middle...))
        let (removed, rest) = atEnd ? (end, start) : (start, end)
        // What's removed is valid UTF-8, so the rest consists of whole scalars.
        return removed.equals(text, ignoringCase: ignoringCase) ? String(rest) : nil
      }
    }
  }
}
