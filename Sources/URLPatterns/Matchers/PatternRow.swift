// The matchers inside `Begins`, `Contains`, `Ends`, and `OneOf`. A leading underscore hides these
// types from documentation and completion, because nobody uses them directly:
// `Begins("users", Capture(Int.self))` creates a
// `Begins<_Patterns<String, _Patterns<Capture<Int>, _NoPatterns>>>`.

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

  /// Returns whether one of the matchers matches a text, trying them in order.
  ///
  /// - Parameters:
  ///   - text: An element, or a scheme or a host.
  ///   - kind: What the text is.
  func containsMatch(for text: String, as kind: _TextKind) -> Bool
}

/// What a text that's matched is.
public enum _TextKind: Sendable {
  case element
  /// A scheme or a host, which are compared without case.
  case name
  /// The value of an argument.
  case argument
}

/// A matcher that's created from other matchers.
public protocol _MadeOfPatterns {
  /// The type of all the matchers together.
  associatedtype Patterns: _PatternRow

  /// Creates a matcher of these patterns.
  init(_patterns: Patterns)
}

// Of the initializers below, the last one takes any patterns, but parameter packs need newer
// systems and put a `Capture` on the heap. The others work everywhere.

extension _MadeOfPatterns {
  /// Creates a matcher from one pattern.
  @_alwaysEmitIntoClient
  @_documentation(visibility: internal)  // One of several overloads.
  public init<A>(_ a: A) where Patterns == _Patterns<A, _NoPatterns> {
    self.init(_patterns: _Patterns(a, _NoPatterns()))
  }

  /// Creates a matcher from two patterns.
  @_alwaysEmitIntoClient
  @_documentation(visibility: internal)  // One of several overloads.
  public init<A, B>(_ a: A, _ b: B) where Patterns == _Patterns<A, _Patterns<B, _NoPatterns>> {
    self.init(_patterns: _Patterns(a, _Patterns(b, _NoPatterns())))
  }

  /// Creates a matcher from three patterns.
  @_alwaysEmitIntoClient
  @_documentation(visibility: internal)  // One of several overloads.
  public init<A, B, C>(_ a: A, _ b: B, _ c: C)
  where Patterns == _Patterns<A, _Patterns<B, _Patterns<C, _NoPatterns>>> {
    self.init(_patterns: _Patterns(a, _Patterns(b, _Patterns(c, _NoPatterns()))))
  }

  /// Creates a matcher from four or more patterns of the same type.
  @_alwaysEmitIntoClient
  @_documentation(visibility: internal)  // One of several overloads.
  public init<A>(_ a: A, _ b: A, _ c: A, _ d: A, _ others: A...)
  where Patterns == _Patterns<A, _Patterns<A, _Patterns<A, _Patterns<A, _OtherPatterns<A>>>>> {
    let others = _OtherPatterns(others)
    self.init(_patterns: _Patterns(a, _Patterns(b, _Patterns(c, _Patterns(d, others)))))
  }

  /// Creates a matcher from any number of patterns.
  ///
  /// Four or more patterns of different types need iOS 17, macOS 14, tvOS 17, or watchOS 10.
  @_alwaysEmitIntoClient
  @available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
  @_disfavoredOverload
  public init<each P: PatternMatching>(_ patterns: repeat each P)
  where Patterns == _ManyPatterns<repeat each P> {
    self.init(_patterns: _ManyPatterns(repeat each patterns))
  }
}

/// No matchers, for a part of a path that can be anything.
public struct _NoPatterns: _PatternRow {
  @inlinable
  init() {}

  /// The number of matchers.
  @inlinable
  public var count: Int { 0 }

  /// Returns true.
  @inlinable
  public func matches(_ path: Counted<String>, at start: Int) -> Bool { true }

  /// Returns false.
  @inlinable
  public func containsMatch(for text: String, as kind: _TextKind) -> Bool { false }
}

/// A matcher, followed by others.
public struct _Patterns<First: PatternMatching, Others: _PatternRow>: _PatternRow {
  @usableFromInline package let first: First
  @usableFromInline package let others: Others

  @inlinable
  init(_ first: First, _ others: Others) {
    self.first = first
    self.others = others
  }

  /// The number of matchers.
  @inlinable
  public var count: Int { 1 + others.count }

  /// Returns whether the elements of `path` match, one by one, starting at a position.
  @inlinable
  public func matches(_ path: Counted<String>, at start: Int) -> Bool {
    path.matches(first, at: start) && others.matches(path, at: start + 1)
  }

  /// Returns whether one of the matchers matches a text, trying them in order.
  @inlinable
  public func containsMatch(for text: String, as kind: _TextKind) -> Bool {
    first.matches(text, as: kind) || others.containsMatch(for: text, as: kind)
  }
}

/// Any number of matchers of one type.
public struct _OtherPatterns<Pattern: PatternMatching>: _PatternRow {
  @usableFromInline package let patterns: [Pattern]

  @inlinable
  init(_ patterns: [Pattern]) {
    self.patterns = patterns
  }

  /// The number of matchers.
  @inlinable
  public var count: Int { patterns.count }

  /// Returns whether the elements of `path` match, one by one, starting at a position.
  @inlinable
  public func matches(_ path: Counted<String>, at start: Int) -> Bool {
    patterns.indices.allSatisfy { path.matches(patterns[$0], at: start + $0) }
  }

  /// Returns whether one of the matchers matches a text, trying them in order.
  @inlinable
  public func containsMatch(for text: String, as kind: _TextKind) -> Bool {
    patterns.contains { $0.matches(text, as: kind) }
  }
}

/// Any number of matchers.
@available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
public struct _ManyPatterns<each Pattern: PatternMatching>: _PatternRow {
  @usableFromInline package let patterns: (repeat each Pattern)

  @inlinable
  init(_ patterns: repeat each Pattern) {
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

  /// Returns whether one of the matchers matches a text, trying them in order.
  @inlinable
  public func containsMatch(for text: String, as kind: _TextKind) -> Bool {
    for pattern in repeat each patterns {
      if pattern.matches(text, as: kind) { return true }
    }
    return false
  }
}

extension _NoPatterns: Sendable, Hashable {}
extension _Patterns: Sendable where First: Sendable, Others: Sendable {}
extension _OtherPatterns: Sendable where Pattern: Sendable {}
@available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
extension _ManyPatterns: Sendable where repeat each Pattern: Sendable {}

extension _Patterns: Equatable, Hashable where First: Hashable, Others: Hashable {}
extension _OtherPatterns: Equatable, Hashable where Pattern: Hashable {}
@available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
extension _ManyPatterns: Equatable, Hashable where repeat each Pattern: Hashable {
  /// Returns whether each of the matchers equals the other one in its place.
  public static func == (left: _ManyPatterns, right: _ManyPatterns) -> Bool {
    for (one, other) in repeat (each left.patterns, each right.patterns) {
      guard one == other else { return false }
    }
    return true
  }

  /// Hashes each of the matchers.
  public func hash(into hasher: inout Hasher) {
    for pattern in repeat each patterns { hasher.combine(pattern) }
  }
}

extension PatternMatching {
  /// Returns whether there's a text that matches.
  @inlinable
  func matches(_ text: String?, as kind: _TextKind) -> Bool {
    guard let text else { return false }
    return switch kind {
    case .element: self ~= text
    case .name: Self._matches(self, name: text)
    case .argument: Self._matches(self, argument: text)
    }
  }
}

// Only for lists of strings. Generic code would copy a whole list to look at one element.

extension Counted<String> {
  /// Returns whether the element at a position exists and matches.
  @inlinable
  @inline(never)  // Inlined into a `switch`, it copies the path before each such case.
  func matches<Pattern: PatternMatching>(_ pattern: Pattern, at position: Int) -> Bool {
    switch self {
    case .N0: false
    case .N1(let a): Self.test(pattern, position, a)
    case .N2(let a, let b): Self.test(pattern, position, a, b)
    case .N3(let a, let b, let c): Self.test(pattern, position, a, b, c)
    case .N4(let a, let b, let c, let d): Self.test(pattern, position, a, b, c, d)
    case .N5(let a, let b, let c, let d, let e): Self.test(pattern, position, a, b, c, d, e)
    case .N6(let a, let b, let c, let d, let e, let f):
      Self.test(pattern, position, a, b, c, d, e, f)
    default: element(at: position).map { pattern ~= $0 } ?? false
    }
  }

  @inlinable
  static func test<Pattern: PatternMatching>(
    _ pattern: Pattern, _ position: Int, _ a: String, _ b: String? = nil, _ c: String? = nil,
    _ d: String? = nil, _ e: String? = nil, _ f: String? = nil
  ) -> Bool {
    switch position {
    case 0: pattern ~= a
    case 1: if let b { pattern ~= b } else { false }
    case 2: if let c { pattern ~= c } else { false }
    case 3: if let d { pattern ~= d } else { false }
    case 4: if let e { pattern ~= e } else { false }
    case 5: if let f { pattern ~= f } else { false }
    default: false
    }
  }

  /// The number of elements, which isn't inlined, because many cases use it.
  ///
  /// Specialized, `count` copies the path. That takes a third of the instructions of `Ends`.
  @usableFromInline
  var countOfElements: Int {
    switch self {
    case .N0: 0
    case .N1: 1
    case .N2: 2
    case .N3: 3
    case .N4: 4
    case .N5: 5
    case .N6: 6
    default: count
    }
  }
}
