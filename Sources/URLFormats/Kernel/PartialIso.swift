/// A pair of conversions that undo each other whenever they succeed.
///
/// ``apply`` converts from `A` to `B`, and ``unapply`` converts back. Either can fail. If
/// `apply(a)` is `b`, then `unapply(b)` must be a value that `apply` converts to `b` again, and
/// vice versa. If a pair breaks this law, a parser doesn't print the values that it would parse as
/// different ones.
///
/// ```swift
/// PartialIso.int.apply("7")      // 7
/// PartialIso.int.unapply(7)      // "7"
/// PartialIso.int.apply("seven")  // nil
/// ```
///
/// For `int`, `string`, and the others, see ``URLParameter``.
public struct PartialIso<A, B>: Sendable {
  /// Converts a value, or returns nil if the value has no counterpart.
  public let apply: @Sendable (A) -> B?

  /// Converts a value back, or returns nil if the value has no counterpart.
  public let unapply: @Sendable (B) -> A?

  /// The texts that ``apply`` accepts, as far as they're known.
  package let domain: Domain

  /// The constructor, if the isomorphism is between an enum's case, or a struct, and its payload.
  @usableFromInline let constructor: Constructor<A, B>?

  /// Creates an isomorphism from two conversions that undo each other.
  ///
  /// ```swift
  /// let hex = PartialIso(apply: { Int($0, radix: 16) }, unapply: { String($0, radix: 16) })
  /// hex.apply("ff")  // 255
  /// ```
  public init(apply: @escaping @Sendable (A) -> B?, unapply: @escaping @Sendable (B) -> A?) {
    self.init(domain: .unknown, apply: apply, unapply: unapply)
  }

  /// Creates an isomorphism with a known domain.
  package init(
    domain: Domain, apply: @escaping @Sendable (A) -> B?, unapply: @escaping @Sendable (B) -> A?
  ) {
    self.apply = apply
    self.unapply = unapply
    self.domain = domain
    constructor = nil
  }

  /// Creates an isomorphism between an enum case, or a struct, and its payload.
  @usableFromInline
  init(_ constructor: Constructor<A, B>) {
    apply = { constructor.make($0) }
    unapply = { value in
      var attempt = Attempt(isQuick: false)
      return attempt.payload(of: value, by: constructor, as: constructor.shape)
    }
    domain = .all
    self.constructor = constructor
  }

  /// Returns an isomorphism that converts with `lhs` and then with `rhs`, and fails if either
  /// fails.
  ///
  /// ```swift
  /// let even = PartialIso<Int, Int>(
  ///   apply: { $0 % 2 == 0 ? $0 : nil }, unapply: { $0 % 2 == 0 ? $0 : nil })
  /// (.int >>> even).apply("7")  // nil
  /// ```
  public static func >>> <C>(lhs: PartialIso, rhs: PartialIso<B, C>) -> PartialIso<A, C> {
    PartialIso<A, C>(
      domain: lhs.domain == .all && rhs.domain == .all ? .all : .unknown,
      apply: { lhs.apply($0).flatMap(rhs.apply) },
      unapply: { rhs.unapply($0).flatMap(lhs.unapply) }
    )
  }
}

extension PartialIso where A == B {
  /// The isomorphism that leaves every value unchanged.
  public static var identity: PartialIso {
    PartialIso(domain: .all, apply: { $0 }, unapply: { $0 })
  }
}

extension PartialIso where A: Equatable {
  /// Returns whether two values are written in the same way and, if that doesn't tell, are equal.
  package func areSame(_ lhs: B, _ rhs: B) -> Bool {
    unapply(lhs) == unapply(rhs) && (domain.isLawful || mayBeSame(lhs, rhs))
  }
}

/// The texts that a conversion accepts.
package enum Domain: Hashable, Sendable {
  /// All texts.
  case all
  /// The texts that `Int.init(_:)` accepts.
  case int
  /// The texts that `Double.init(_:)` accepts.
  case double
  /// The texts `true` and `false`.
  case bool
  /// Any text that Swift considers equal to this one.
  case text(String)
  /// This text, byte for byte.
  case exactly(String)
  /// Any text that Swift considers equal to one of these.
  case oneOf([String])
  /// A text of another domain between a prefix and a suffix, byte for byte, unless no path can
  /// contain it.
  indirect case between(String, Domain, String)
  /// The texts that a matcher, or another value such as a range, accepts.
  case matching(Matcher)
  /// Unknown texts.
  case unknown

  /// A matcher of any type, which ``init(matching:)`` stores.
  package struct Matcher: Hashable, Sendable {
    fileprivate let matcher: any Sendable

    /// Wraps a matcher, or returns nil if its type isn't `Hashable`.
    fileprivate init?(_ matcher: some Sendable) {
      guard matcher is any Hashable else { return nil }
      self.matcher = matcher
    }

    /// Returns whether the matcher is known to accept a text.
    fileprivate func accepts(_ text: String) -> Bool {
      func asks(_ pattern: some PatternMatching) -> Bool { pattern ~= text }
      switch matcher {
      case let initializer as Initializer: return initializer.texts?.contains(text) ?? false
      case let range as ClosedRange<Int>: return Int(text).map(range.contains) ?? false
      case let pattern as any PatternMatching: return asks(pattern)
      default: return false
      }
    }

    private var hashable: AnyHashable? { (matcher as? any Hashable).map { AnyHashable($0) } }

    /// Returns whether the matchers have the same type and are equal.
    package static func == (lhs: Matcher, rhs: Matcher) -> Bool { lhs.hashable == rhs.hashable }

    /// Hashes the matcher.
    package func hash(into hasher: inout Hasher) { hasher.combine(hashable) }
  }

  /// Creates the domain of the texts that a matcher accepts, which is unknown if it isn't
  /// `Hashable`.
  ///
  /// - Parameter matcher: A value that decides which texts are accepted, such as a range of
  ///   numbers. Equal values must accept the same texts.
  package init(matching matcher: some Sendable) {
    self = Matcher(matcher).map { .matching($0) } ?? .unknown
  }

  /// Creates the domain of the texts that a type's initializer accepts.
  ///
  /// - Parameters:
  ///   - label: The initializer's label.
  ///   - text: Returns the text that a value is created from, if the values can be listed.
  package init<T>(of type: T.Type, label: String? = nil, text: (T) -> String? = { _ in nil }) {
    self =
      switch type {
      case is String.Type: .all
      case is Int.Type: .int
      case is Double.Type: .double
      case is Bool.Type: .bool
      default:
        Domain(
          matching: Initializer(
            type: ObjectIdentifier(type), label: label, texts: textsOfCases(of: type, text)))
      }
  }

  private struct Initializer: Hashable {
    let type: ObjectIdentifier
    let label: String?
    let texts: [String]?
  }

  /// Whether the two directions of a conversion with this domain are known to undo each other.
  ///
  /// A type's own initializer and description may not.
  package var isLawful: Bool {
    switch self {
    case .unknown: false
    case .between(_, let domain, _): domain.isLawful
    case .matching(let matcher): !(matcher.matcher is Initializer)
    case .all, .int, .double, .bool, .text, .exactly, .oneOf: true
    }
  }

  /// The matcher that decides which texts are accepted, if there is one.
  package var matcher: (any Sendable)? {
    if case .matching(let matcher) = self { matcher.matcher } else { nil }
  }

  /// The texts, or those of all values of an enum, or nil if they can't be listed.
  ///
  /// A handwritten initializer may accept other texts, too, but these are the only ones that are
  /// printed.
  package var texts: [String]? {
    switch self {
    case .oneOf(let texts): texts
    case .between(let prefix, let domain, let suffix):
      domain.texts?.filter { !isUnwritable($0) }.map { prefix + $0 + suffix }
    default: (matcher as? Initializer)?.texts
    }
  }

  /// The outline of a parser that converts one text.
  package var outline: Outline {
    switch self {
    case .all: Outline([.anything])
    case .text(let text): Outline([.literal(text)])
    case .int, .double, .bool, .exactly, .oneOf, .matching: Outline([.value(self)])
    case .between(_, let domain, _): Outline([.value(self)], isExact: domain.outline.isExact)
    case .unknown: Outline([.anything], isExact: false)
    }
  }

  /// Whether the bytes of a text decide whether it's accepted, and not what Swift considers equal
  /// to it.
  var comparesBytes: Bool {
    switch self {
    case .exactly, .between: true
    case .matching(let matcher): !(matcher.matcher is Initializer)
    case .all, .int, .double, .bool, .text, .oneOf, .unknown: false
    }
  }

  /// Returns whether a text is known to be accepted.
  func contains(_ text: String) -> Bool {
    switch self {
    case .all: true
    case .int: Int(text) != nil
    case .double: Double(decoded: text) != nil
    case .bool: Bool(text) != nil
    case .exactly(let exact): exact.utf8.elementsEqual(text.utf8)
    case .matching(let matcher): matcher.accepts(text)
    // In an outline, a `.text` is a literal.
    case .text, .oneOf, .between, .unknown: texts?.contains(text) ?? false
    }
  }
}

/// Returns the texts of all values of a type, or nil if they can't be listed or there are too many.
private func textsOfCases<T>(of type: T.Type, _ text: (T) -> String?) -> [String]? {
  func open<C: CaseIterable>(_ type: C.Type) -> [String]? {
    let limit = 1_000
    let values = C.allCases.prefix(limit + 1)
    let texts = values.compactMap { ($0 as? T).flatMap(text) }
    return texts.count == values.count && texts.count <= limit ? texts : nil
  }
  return (type as? any CaseIterable.Type).flatMap { open($0) }
}
