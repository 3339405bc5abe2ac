/// A pair of conversions that undo each other where they succeed.
///
/// ``apply`` converts from `A` to `B`, and ``unapply`` converts back; either may fail. If `apply(a)` is
/// `b`, then `unapply(b)` has to be a value that is converted to `b` again, and the other way round. With a
/// pair that breaks this law, a parser may print something that it parses as another value.
///
/// ```swift
/// PartialIso.int.apply("7")      // 7
/// PartialIso.int.unapply(7)      // "7"
/// PartialIso.int.apply("seven")  // nil
/// ```
public struct PartialIso<A, B>: Sendable {
  /// Converts forwards, or returns nil if there is no counterpart.
  public let apply: @Sendable (A) -> B?

  /// Converts back, or returns nil if there is no counterpart.
  public let unapply: @Sendable (B) -> A?

  /// What ``apply`` takes, as far as it is known.
  @usableFromInline package let domain: Domain

  /// ``unapply`` for a case of an enum, which keeps what it finds out about the value.
  @usableFromInline let unapplyCase: (@Sendable (Subject<B>) -> A?)?

  /// Makes an isomorphism from two conversions that undo each other.
  ///
  /// ```swift
  /// let hex = PartialIso(apply: { Int($0, radix: 16) }, unapply: { String($0, radix: 16) })
  /// hex.apply("ff")  // 255
  /// ```
  public init(apply: @escaping @Sendable (A) -> B?, unapply: @escaping @Sendable (B) -> A?) {
    self.init(domain: .unknown, apply: apply, unapply: unapply)
  }

  /// Makes an isomorphism of which something is known.
  @usableFromInline
  package init(
    domain: Domain, apply: @escaping @Sendable (A) -> B?, unapply: @escaping @Sendable (B) -> A?
  ) {
    self.apply = apply
    self.unapply = unapply
    self.domain = domain
    unapplyCase = nil
  }

  /// Makes an isomorphism between a case of an enum and its payload; any payload has to do.
  @usableFromInline
  init(
    ofCase apply: @escaping @Sendable (A) -> B,
    unapply: @escaping @Sendable (Subject<B>) -> A?
  ) {
    self.apply = { apply($0) }
    self.unapply = { unapply(Subject($0)) }
    domain = .all
    unapplyCase = unapply
  }

  /// Converts back what other isomorphisms may have been asked about before.
  @inlinable
  func unapply(_ subject: Subject<B>) -> A? {
    if let unapplyCase { unapplyCase(subject) } else { unapply(subject.value) }
  }

  /// The isomorphism in the opposite direction.
  public var inverted: PartialIso<B, A> {
    PartialIso<B, A>(apply: unapply, unapply: apply)
  }

  /// Converts with `lhs` and then with `rhs`, and fails if either fails.
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

  /// Converts with `rhs` and then with `lhs`, and fails if either fails.
  public static func <<< <C>(lhs: PartialIso<B, C>, rhs: PartialIso) -> PartialIso<A, C> {
    rhs >>> lhs
  }
}

extension PartialIso where A == B {
  /// The isomorphism that changes nothing.
  public static var identity: PartialIso {
    PartialIso(domain: .all, apply: { $0 }, unapply: { $0 })
  }
}

/// Which texts a conversion takes.
public enum Domain: Hashable, Sendable {
  /// All of them.
  case all
  /// Those that `Int.init(_:)` reads.
  case int
  /// Those that `Double.init(_:)` reads.
  case double
  /// `true` and `false`.
  case bool
  /// This text, and what `==` takes for the same.
  case text(String)
  /// This text, in the same bytes.
  case exactly(String)
  /// Those that a matcher matches, or anything else of which an equal one takes the same.
  case matching(Matcher)
  /// Nobody knows.
  case unknown

  /// A matcher of any type, which matches the same texts as one that is equal to it.
  public struct Matcher: Hashable, Sendable {
    private let matcher: any Sendable

    /// Keeps a matcher; nil if its type is not `Hashable`.
    fileprivate init?(_ matcher: some Sendable) {
      guard matcher is any Hashable else { return nil }
      self.matcher = matcher
    }

    private var hashable: AnyHashable? { (matcher as? any Hashable).map { AnyHashable($0) } }

    /// Whether the matchers are of the same type, and equal.
    public static func == (lhs: Matcher, rhs: Matcher) -> Bool { lhs.hashable == rhs.hashable }

    /// Hashes the matcher.
    public func hash(into hasher: inout Hasher) { hasher.combine(hashable) }
  }

  /// The texts that a matcher matches.
  package init(matching matcher: some Sendable) {
    self = Matcher(matcher).map { .matching($0) } ?? .unknown
  }

  /// The texts that a type's own initializer reads.
  init<T>(of type: T.Type) {
    self =
      switch type {
      case is String.Type: .all
      case is Int.Type: .int
      case is Double.Type: .double
      case is Bool.Type: .bool
      default: .unknown
      }
  }

  /// The outline of what converts one text.
  @usableFromInline
  package var outline: Outline {
    switch self {
    case .all: Outline([.anything])
    case .text(let text): Outline([.literal(text)])
    case .int, .double, .bool, .exactly, .matching: Outline([.value(self)])
    case .unknown: Outline([.anything], isExact: false)
    }
  }

  func contains(_ text: String) -> Bool {
    switch self {
    case .all: true
    case .int: Int(text) != nil
    case .double: Double(text) != nil
    case .bool: Bool(text) != nil
    case .text(let equal): equal == text
    case .exactly(let exact): exact.utf8.elementsEqual(text.utf8)
    case .matching, .unknown: false
    }
  }
}
