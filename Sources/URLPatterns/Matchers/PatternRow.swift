// The matchers inside `Begins`, `Contains`, `Ends`, and `OneOf`. A leading underscore hides these
// types from documentation and completion, because nobody uses them directly:
// `Begins("users", Capture(Int.self))` creates a `Begins<_TwoPatterns<String, Capture<Int>>>`.
//
// There are separate types for up to three matchers, because parameter packs are slow, need newer
// systems, and put a `Capture` on the heap instead of the stack.

/// The matchers inside another matcher, in order.
public protocol _PatternRow {
  /// The number of matchers.
  var count: Int { get }

  /// Returns whether the elements of `path` match, one by one, starting at a position.
  ///
  /// - Parameters:
  ///   - path: The elements of a path.
  ///   - start: The position of the first element to match, which can be out of range.
  func matches(_ path: Counted<String>, at start: Int) -> Bool

  /// Returns whether one of the matchers matches `element`, trying them in order.
  func containsMatch(for element: String) -> Bool
}

/// No matchers, for a part of a path that can be anything.
public struct _NoPatterns: _PatternRow {
  @inlinable @inline(__always)
  init() {}

  /// The number of matchers.
  @inlinable @inline(__always)
  public var count: Int { 0 }

  /// Returns true.
  @inlinable @inline(__always)
  public func matches(_ path: Counted<String>, at start: Int) -> Bool { true }

  /// Returns false.
  @inlinable @inline(__always)
  public func containsMatch(for element: String) -> Bool { false }
}

/// One matcher.
public struct _OnePattern<A: PatternMatching>: _PatternRow {
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

  /// Returns whether one of the matchers matches `element`, trying them in order.
  @inlinable @inline(__always)
  public func containsMatch(for element: String) -> Bool { a ~= element }
}

/// Two matchers.
public struct _TwoPatterns<A: PatternMatching, B: PatternMatching>: _PatternRow {
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

  /// Returns whether one of the matchers matches `element`, trying them in order.
  @inlinable @inline(__always)
  public func containsMatch(for element: String) -> Bool { a ~= element || b ~= element }
}

/// Three matchers.
public struct _ThreePatterns<
  A: PatternMatching, B: PatternMatching, C: PatternMatching
>: _PatternRow {
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

  /// Returns whether one of the matchers matches `element`, trying them in order.
  @inlinable @inline(__always)
  public func containsMatch(for element: String) -> Bool {
    a ~= element || b ~= element || c ~= element
  }
}

/// Any number of matchers.
@available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
public struct _ManyPatterns<each Pattern: PatternMatching>: _PatternRow {
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

  /// Returns whether one of the matchers matches `element`, trying them in order.
  @inlinable
  public func containsMatch(for element: String) -> Bool {
    for pattern in repeat each patterns {
      if pattern ~= element { return true }
    }
    return false
  }
}

extension _NoPatterns: Sendable {}
extension _OnePattern: Sendable where A: Sendable {}
extension _TwoPatterns: Sendable where A: Sendable, B: Sendable {}
extension _ThreePatterns: Sendable where A: Sendable, B: Sendable, C: Sendable {}
@available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
extension _ManyPatterns: Sendable where repeat each Pattern: Sendable {}
