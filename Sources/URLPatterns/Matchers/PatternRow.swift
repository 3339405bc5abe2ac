/// The matchers inside ``Begins``, ``Contains``, or ``Ends``, one for each element.
///
/// You never use this protocol or its conforming types directly:
/// `Begins("users", Capture(Int.self))` creates a `Begins<TwoPatterns<String, Capture<Int>>>`.
///
/// There are separate types for up to three matchers, because parameter packs are slow: a loop over
/// a pack takes six times as long, and a ``Capture`` in a pack is allocated on the heap instead of
/// the stack.
public protocol PatternRow {
  /// The number of matchers.
  var count: Int { get }

  /// Returns whether the elements of `path` match, one by one, starting at a position.
  ///
  /// - Parameters:
  ///   - path: The elements of a path.
  ///   - start: The position of the first element to match, which can be out of range.
  func matches(_ path: Counted<String>, at start: Int) -> Bool
}

/// No matchers, for a part of a path that can be anything.
public struct NoPatterns: PatternRow {
  @inlinable @inline(__always)
  init() {}

  /// The number of matchers.
  @inlinable @inline(__always)
  public var count: Int { 0 }

  /// Returns whether the elements of `path` match, one by one, starting at a position.
  @inlinable @inline(__always)
  public func matches(_ path: Counted<String>, at start: Int) -> Bool { true }
}

/// One matcher.
public struct OnePattern<A: PatternMatching>: PatternRow {
  @usableFromInline let a: A

  @inlinable @inline(__always)
  init(_ a: A) {
    self.a = a
  }

  /// The number of matchers.
  @inlinable @inline(__always)
  public var count: Int { 1 }

  /// Returns whether the elements of `path` match, one by one, starting at a position.
  @inlinable @inline(__always)
  public func matches(_ path: Counted<String>, at start: Int) -> Bool {
    path.matches(a, at: start)
  }
}

/// Two matchers.
public struct TwoPatterns<A: PatternMatching, B: PatternMatching>: PatternRow {
  @usableFromInline let a: A
  @usableFromInline let b: B

  @inlinable @inline(__always)
  init(_ a: A, _ b: B) {
    self.a = a
    self.b = b
  }

  /// The number of matchers.
  @inlinable @inline(__always)
  public var count: Int { 2 }

  /// Returns whether the elements of `path` match, one by one, starting at a position.
  @inlinable @inline(__always)
  public func matches(_ path: Counted<String>, at start: Int) -> Bool {
    path.matches(a, b, at: start)
  }
}

/// Three matchers.
public struct ThreePatterns<
  A: PatternMatching, B: PatternMatching, C: PatternMatching
>: PatternRow {
  @usableFromInline let a: A
  @usableFromInline let b: B
  @usableFromInline let c: C

  @inlinable @inline(__always)
  init(_ a: A, _ b: B, _ c: C) {
    self.a = a
    self.b = b
    self.c = c
  }

  /// The number of matchers.
  @inlinable @inline(__always)
  public var count: Int { 3 }

  /// Returns whether the elements of `path` match, one by one, starting at a position.
  @inlinable @inline(__always)
  public func matches(_ path: Counted<String>, at start: Int) -> Bool {
    path.matches(a, b, c, at: start)
  }
}

/// Any number of matchers.
public struct ManyPatterns<each Pattern: PatternMatching>: PatternRow {
  @usableFromInline let patterns: (repeat each Pattern)

  @inlinable
  init(_ patterns: repeat __shared each Pattern) {
    // Owned parameters, as in an ordinary initializer, would be copied and destroyed again.
    self.patterns = (repeat each patterns)
  }

  /// The number of matchers.
  @inlinable
  public var count: Int {
    var count = 0
    for _ in repeat each patterns { count += 1 }
    return count
  }

  /// Returns whether the elements of `path` match, one by one, starting at a position.
  @inlinable
  public func matches(_ path: Counted<String>, at start: Int) -> Bool {
    var position = start
    for pattern in repeat each patterns {
      guard path.matches(pattern, at: position) else { return false }
      position += 1
    }
    return true
  }
}

extension NoPatterns: Sendable {}
extension OnePattern: Sendable where A: Sendable {}
extension TwoPatterns: Sendable where A: Sendable, B: Sendable {}
extension ThreePatterns: Sendable where A: Sendable, B: Sendable, C: Sendable {}
extension ManyPatterns: Sendable where repeat each Pattern: Sendable {}
