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
