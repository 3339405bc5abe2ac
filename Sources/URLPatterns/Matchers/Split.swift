/// A matcher for an element, or for the value of an argument, that consists of two to ten parts
/// between separators.
///
/// ```swift
/// let (title, id) = (Capture(String.self), Capture(Int.self))
/// switch Counted(path: "/posts/my-title-42") {
/// case .N2("posts", Split(title, id, by: "-")):
///   print("post \(id()), \(title())")
/// default:
///   print("no such page")
/// }
/// // post 42, my-title
/// ```
///
/// One of two parts can contain the separator, too. The element is split at the last separator, or
/// if the parts don't match, at the first one, then at the last but one, at the second one, and so
/// on. Five separators at each end are tried, so that the time stays linear. Three or more parts
/// need a separator between each two.
///
/// A part that's optional is nil if it's empty, or if it's missing at the end:
///
/// ```swift
/// let (server, code) = (Capture(String.self), Capture(String.self))
/// let (oid, flag) = (
///   Capture(String.self).optional(), Capture(Int.self).optional()
/// )
/// let sim = Split("1", server, code, oid, flag, by: "$")
/// sim ~= "1$smdp.example$K2"     // true
/// sim ~= "1$smdp.example$K2$$1"  // true
/// flag()                         // 1
/// ```
///
/// If you put one `Split` into another, each of them can be split at ten places for each place of
/// the one around it:
///
/// ```swift
/// let (year, month, day) = (
///   Capture(Int.self), Capture(Int.self), Capture(Int.self)
/// )
/// let date = Split(year, month, day, by: "-")
/// Split(date, title, by: "-") ~= "2026-11-29-a-title-of-any-length"  // true
/// ```
///
/// An element is decoded first, so an encoded separator counts, too: `a%3Bb` is split at `;`. Where
/// an encoded one is data (RFC 3986 §2.2), split `url.restOfPath(droppingFirst: 0)`.
///
/// To match text around the parts, put one matcher into another, or make it part of the separator:
///
/// ```swift
/// let (first, last) = (Capture(Int.self), Capture(Int.self))
/// Prefixed("L", Split(first, last, by: "-L")) ~= "L10-L20"       // true
/// Suffixed(Split(first, last, by: "-"), ".pdf") ~= "2026-42.pdf"  // true
/// Prefixed("v", Split(first, last, "0", by: ".")) ~= "v2.3.0"     // true
/// ```
///
/// The separator is compared byte for byte, as in ``Exactly``, and an empty one never matches. As
/// in ``Prefixed``, no part can be `""`, `"."`, or `".."`, except in ``Has`` and ``MayHave``: an
/// argument can be empty, and so can its parts.
public struct Split<First: _PatternOfPart, Rest: _PatternOfPart>: PatternMatching {
  @usableFromInline let first: First
  @usableFromInline let rest: Rest
  @usableFromInline let separator: Exactly
  /// How many separators there can be, of which the first is tried, or nil for any number.
  @usableFromInline let most: Int?

  @inlinable
  init(_ first: First, _ rest: Rest, _ separator: String, most: Int?) {
    (self.first, self.rest) = (first, rest)
    (self.separator, self.most) = (Exactly(separator), most)
  }

  /// Creates a matcher for two parts.
  ///
  /// - Parameters:
  ///   - first: A matcher for the text before the separator.
  ///   - second: A matcher for the text after it.
  ///   - separator: The text between them.
  @inlinable
  public init(_ first: First, _ second: Rest, by separator: String) {
    self.init(first, second, separator, most: nil)
  }

  // Each of those below makes a matcher for all parts but the first, which the separators that are
  // left suffice for. Parameter packs in a type would need newer systems.

  /// Creates a matcher for three parts, or for up to ten.
  ///
  /// - Parameters:
  ///   - first: A matcher for the text before the first separator.
  ///   - second: A matcher for the text between the separators.
  ///   - third: A matcher for the text after the second one.
  ///   - separator: The text between them.
  @inlinable
  public init<B, C>(
    _ first: First, _ second: B, _ third: C, by separator: String
  ) where Rest == Split<B, C> {
    self.init(first, Rest(second, third, by: separator), separator, most: 2)
  }

  /// Creates a matcher for four parts.
  @inlinable
  @_documentation(visibility: internal)  // One of several overloads.
  public init<B, C, D>(
    _ first: First, _ second: B, _ third: C, _ fourth: D, by separator: String
  ) where Rest == Split<B, Split<C, D>> {
    self.init(first, Rest(second, third, fourth, by: separator), separator, most: 3)
  }

  /// Creates a matcher for five parts.
  @inlinable
  @_documentation(visibility: internal)  // One of several overloads.
  public init<B, C, D, E>(
    _ first: First, _ second: B, _ third: C, _ fourth: D, _ fifth: E, by separator: String
  ) where Rest == Split<B, Split<C, Split<D, E>>> {
    self.init(first, Rest(second, third, fourth, fifth, by: separator), separator, most: 4)
  }

  /// Creates a matcher for six parts.
  @inlinable
  @_documentation(visibility: internal)  // One of several overloads.
  public init<B, C, D, E, F>(
    _ first: First, _ second: B, _ third: C, _ fourth: D, _ fifth: E, _ sixth: F,
    by separator: String
  ) where Rest == Split<B, Split<C, Split<D, Split<E, F>>>> {
    self.init(first, Rest(second, third, fourth, fifth, sixth, by: separator), separator, most: 5)
  }

  /// Creates a matcher for seven parts.
  @inlinable
  @_documentation(visibility: internal)  // One of several overloads.
  public init<B, C, D, E, F, G>(
    _ first: First, _ second: B, _ third: C, _ fourth: D, _ fifth: E, _ sixth: F, _ seventh: G,
    by separator: String
  ) where Rest == Split<B, Split<C, Split<D, Split<E, Split<F, G>>>>> {
    self.init(
      first, Rest(second, third, fourth, fifth, sixth, seventh, by: separator), separator, most: 6)
  }

  /// Creates a matcher for eight parts.
  @inlinable
  @_documentation(visibility: internal)  // One of several overloads.
  public init<B, C, D, E, F, G, H>(
    _ first: First, _ second: B, _ third: C, _ fourth: D, _ fifth: E, _ sixth: F, _ seventh: G,
    _ eighth: H, by separator: String
  ) where Rest == Split<B, Split<C, Split<D, Split<E, Split<F, Split<G, H>>>>>> {
    self.init(
      first, Rest(second, third, fourth, fifth, sixth, seventh, eighth, by: separator), separator,
      most: 7)
  }

  /// Creates a matcher for nine parts.
  @inlinable
  @_documentation(visibility: internal)  // One of several overloads.
  public init<B, C, D, E, F, G, H, I>(
    _ first: First, _ second: B, _ third: C, _ fourth: D, _ fifth: E, _ sixth: F, _ seventh: G,
    _ eighth: H, _ ninth: I, by separator: String
  ) where Rest == Split<B, Split<C, Split<D, Split<E, Split<F, Split<G, Split<H, I>>>>>>> {
    self.init(
      first, Rest(second, third, fourth, fifth, sixth, seventh, eighth, ninth, by: separator),
      separator, most: 8)
  }

  /// Creates a matcher for ten parts.
  @inlinable
  @_documentation(visibility: internal)  // One of several overloads.
  public init<B, C, D, E, F, G, H, I, J>(
    _ first: First, _ second: B, _ third: C, _ fourth: D, _ fifth: E, _ sixth: F, _ seventh: G,
    _ eighth: H, _ ninth: I, _ tenth: J, by separator: String
  )
  where Rest == Split<B, Split<C, Split<D, Split<E, Split<F, Split<G, Split<H, Split<I, J>>>>>>>> {
    self.init(
      first,
      Rest(second, third, fourth, fifth, sixth, seventh, eighth, ninth, tenth, by: separator),
      separator, most: 9)
  }

  /// Returns whether the parts of `element` match.
  ///
  /// ```swift
  /// Split("main", Capture(String.self), by: "...") ~= "main...feature"  // true
  /// Split("main", Capture(String.self), by: "...") ~= "main..."  // false
  /// ```
  @inlinable
  public static func ~= (pattern: Split, element: String) -> Bool {
    _matches(pattern, part: element, of: .element)
  }

  /// Returns whether the parts of a scheme or a host match, ignoring case.
  @inlinable
  public static func _matches(_ pattern: Split, name: String) -> Bool {
    _matches(pattern, part: name, of: .name)
  }

  /// Returns whether the parts of an argument's value match, which can be empty.
  @inlinable
  public static func _matches(_ pattern: Split, argument: String) -> Bool {
    _matches(pattern, part: argument, of: .argument)
  }

  /// Returns whether the parts of a text match.
  @inlinable
  public static func _matches(_ pattern: Split, part: String, of kind: _TextKind) -> Bool {
    part.isSplit(
      by: pattern.separator.text, most: pattern.most, canLackRest: Rest._isOptional,
      ignoringCase: kind == .name
    ) { first, rest in
      guard First._matches(pattern.first, part: first, of: kind) else { return false }
      if let rest { return Rest._matches(pattern.rest, part: rest, of: kind) }
      pattern.rest._forget()
      return true
    }
  }

  /// Whether all parts are optional.
  @inlinable
  public static var _isOptional: Bool { First._isOptional && Rest._isOptional }

  /// Removes the values of all captures.
  @inlinable
  public func _forget() {
    first._forget()
    rest._forget()
  }
}

extension Split: Sendable where First: Sendable, Rest: Sendable {}
extension Split: Equatable, Hashable where First: Hashable, Rest: Hashable {}

/// A matcher for a part of a text in ``Split``: any ``PatternMatching`` type, or a capture that's
/// optional.
public protocol _PatternOfPart {
  /// Whether the part can be empty or missing.
  static var _isOptional: Bool { get }

  /// Returns whether a part of a text of this kind matches.
  static func _matches(_ pattern: Self, part: String, of kind: _TextKind) -> Bool

  /// Removes the value of a capture, for an argument or a part that's missing.
  func _forget()
}

extension PatternMatching {
  /// Whether the part can be empty or missing, which it can't.
  @inlinable
  public static var _isOptional: Bool { false }

  /// Returns whether a part matches, which only in an argument can be empty.
  @inlinable
  public static func _matches(_ pattern: Self, part: String, of kind: _TextKind) -> Bool {
    (kind == .argument || !isUnwritable(part)) && pattern.matches(part, as: kind)
  }
}

extension OptionalCapture {
  /// Whether the part can be empty or missing, which it can.
  @inlinable
  public static var _isOptional: Bool { true }

  /// Returns whether a part is empty or can be captured.
  @inlinable
  public static func _matches(_ pattern: Self, part: String, of kind: _TextKind) -> Bool {
    guard part.isEmpty else { return Capture._matches(pattern.capture, part: part, of: kind) }
    pattern._forget()
    return true
  }

  /// Removes the captured value.
  @inlinable
  public func _forget() { capture._forget() }
}

extension String {
  /// Returns whether the texts before and after a separator satisfy a predicate, as ``Split``
  /// describes it.
  ///
  /// - Parameters:
  ///   - separator: The text between them.
  ///   - most: How many separators there can be, of which only the first one is tried, or nil if
  ///     there can be any number.
  ///   - canLackRest: Whether to try the whole text, without a second one, if there's no separator.
  @usableFromInline
  package func isSplit(
    by separator: String, most: Int?, canLackRest: Bool = false, ignoringCase: Bool = false,
    where isMatch: (String, String?) -> Bool
  ) -> Bool {
    withUTF8Span { text in
      separator.withUTF8Span { separator in
        if separator.isEmpty { return false }
        let starts = 0..<max(0, text.count - separator.count + 1)
        let places = starts.filter {
          text.extracting($0..<$0 + separator.count).equals(separator, ignoringCase: ignoringCase)
        }
        if places.isEmpty { return canLackRest && isMatch(self, nil) }
        if let most, separators(at: places, separator.count).map({ $0 > most }) ?? true {
          return false
        }
        // From both ends in turn, so that a date or a UUID at either end is found.
        return (0..<min(most == nil ? mostPlaces : 1, places.count)).contains { turn in
          let isFromEnd = most == nil && turn % 2 == 0
          let place = places[isFromEnd ? places.count - 1 - turn / 2 : turn / 2]
          let rest = String(text.extracting((place + separator.count)...))
          return isMatch(String(text.extracting(..<place)), rest)
        }
      }
    }
  }
}

/// Returns the number of separators of a length at some of these places, or nil if those that
/// overlap can be chosen in several ways, as in `a---b`.
private func separators(at places: [Int], _ length: Int) -> Int? {
  var (count, end, endOfSkipped) = (0, 0, 0)
  for place in places {
    if place < end {
      endOfSkipped = place + length
    } else if endOfSkipped > end, endOfSkipped <= place {
      return nil
    } else {
      count += 1
      end = place + length
    }
  }
  return endOfSkipped > end ? nil : count
}

/// The maximum number of separators at which a text is split: a UUID has four.
private let mostPlaces = 10
