// The standard library walks a collection by its positions. To reach one in a long list takes a walk of
// its own, so that a whole algorithm would take time that grows with the square of the list's length. All
// of these take O(*n*).

extension Counted {
  /// Makes an iterator over the elements, from first to last.
  ///
  /// ```swift
  /// for element in Counted(path: "/users/john") { print(element) }
  /// // users
  /// // john
  /// ```
  ///
  /// - Complexity: Walking through all elements takes O(*n*).
  @inlinable
  public func makeIterator() -> Iterator { Iterator(self) }

  /// Walks through the elements of a list, from first to last.
  ///
  /// ```swift
  /// var elements = Counted(path: "/users/john").makeIterator()
  /// elements.next()  // "users"
  /// elements.next()  // "john"
  /// elements.next()  // nil
  /// ```
  public struct Iterator: IteratorProtocol {
    @usableFromInline var elements: IndexingIterator<[E]>

    @inlinable
    init(_ list: Counted) {
      elements = list.elements.makeIterator()
    }

    /// Returns the next element, or nil after the last.
    ///
    /// ```swift
    /// var elements = Counted(path: "/users").makeIterator()
    /// elements.next()  // "users"
    /// elements.next()  // nil
    /// ```
    @inlinable
    public mutating func next() -> E? { elements.next() }
  }

  /// The elements from last to first.
  ///
  /// ```swift
  /// Array(Counted(path: "/users/john").reversed())  // ["john", "users"]
  /// ```
  ///
  /// - Complexity: O(*n*).
  @inlinable
  public func reversed() -> ReversedCollection<[E]> {
    elements.reversed()
  }

  /// Returns the list of the transformed elements, as many as there were.
  ///
  /// ```swift
  /// Counted.N2("users", "john").map(\.count)  // .N2(5, 4)
  /// ```
  ///
  /// - Parameter transform: Called once for each element, in order.
  /// - Throws: What `transform` throws.
  @inlinable
  public func map<T, Failure>(
    _ transform: (E) throws(Failure) -> T
  ) throws(Failure) -> Counted<T> {
    Counted<T>(try elements.map(transform))
  }

  /// The position of the first element that satisfies a predicate, or nil if none does.
  ///
  /// ```swift
  /// Counted(path: "/a/2026/11").firstIndex { Int($0) != nil }  // 1
  /// ```
  @inlinable
  public func firstIndex(where predicate: (E) throws -> Bool) rethrows -> Int? {
    try elements.firstIndex(where: predicate)
  }

  /// The position of the last element that satisfies a predicate, or nil if none does.
  ///
  /// ```swift
  /// Counted(path: "/a/2026/11").lastIndex { Int($0) != nil }  // 2
  /// ```
  @inlinable
  public func lastIndex(where predicate: (E) throws -> Bool) rethrows -> Int? {
    try elements.lastIndex(where: predicate)
  }

  /// The last element that satisfies a predicate, or nil if none does.
  ///
  /// ```swift
  /// Counted(path: "/a/2026/11").last { Int($0) != nil }  // "11"
  /// ```
  @inlinable
  public func last(where predicate: (E) throws -> Bool) rethrows -> E? {
    try elements.last(where: predicate)
  }

  #if !hasFeature(Embedded)
    /// The positions of all elements that satisfy a predicate.
    ///
    /// ```swift
    /// let numbers = Counted(path: "/a/2026/11").indices { Int($0) != nil }
    /// numbers == RangeSet(1..<3)  // true
    /// ```
    @inlinable
    public func indices(where predicate: (E) throws -> Bool) rethrows -> RangeSet<Int> {
      try elements.indices(where: predicate)
    }
  #endif

  /// The elements before the first one that does not satisfy a predicate, as an `ArraySlice`.
  ///
  /// ```swift
  /// Counted(path: "/2026/11/a").prefix { Int($0) != nil }  // ["2026", "11"]
  /// ```
  @inlinable
  public func prefix(while predicate: (E) throws -> Bool) rethrows -> ArraySlice<E> {
    try elements.prefix(while: predicate)
  }

  /// The elements from the first one on that does not satisfy a predicate, as an `ArraySlice`.
  ///
  /// ```swift
  /// Counted(path: "/2026/11/a").drop { Int($0) != nil }  // ["a"]
  /// ```
  @inlinable
  public func drop(while predicate: (E) throws -> Bool) rethrows -> ArraySlice<E> {
    try elements.drop(while: predicate)
  }

  /// Splits the list at the elements that satisfy a predicate, as `Array` does.
  ///
  /// ```swift
  /// Counted(path: "/a/1/b/c").split { Int($0) != nil }  // [["a"], ["b", "c"]]
  /// ```
  @inlinable
  public func split(
    maxSplits: Int = .max, omittingEmptySubsequences: Bool = true,
    whereSeparator isSeparator: (E) throws -> Bool
  ) rethrows -> [ArraySlice<E>] {
    try elements.split(
      maxSplits: maxSplits, omittingEmptySubsequences: omittingEmptySubsequences,
      whereSeparator: isSeparator)
  }
}

extension Counted where E: Equatable {
  /// The position of the first element that equals the given one, or nil if none does.
  ///
  /// ```swift
  /// Counted(path: "/a/b/a").firstIndex(of: "a")  // 0
  /// ```
  @inlinable
  public func firstIndex(of element: E) -> Int? { elements.firstIndex(of: element) }

  /// The position of the last element that equals the given one, or nil if none does.
  ///
  /// ```swift
  /// Counted(path: "/a/b/a").lastIndex(of: "a")  // 2
  /// ```
  @inlinable
  public func lastIndex(of element: E) -> Int? { elements.lastIndex(of: element) }

  #if !hasFeature(Embedded)
    /// The positions of all elements that equal the given one.
    ///
    /// ```swift
    /// Counted(path: "/a/a/b").indices(of: "a") == RangeSet(0..<2)  // true
    /// ```
    @inlinable
    public func indices(of element: E) -> RangeSet<Int> { elements.indices(of: element) }
  #endif

  /// Splits the list at the elements that equal the given one, as `Array` does.
  ///
  /// ```swift
  /// Counted(path: "/a/-/b/c").split(separator: "-")  // [["a"], ["b", "c"]]
  /// ```
  @inlinable
  public func split(
    separator: E, maxSplits: Int = .max, omittingEmptySubsequences: Bool = true
  ) -> [ArraySlice<E>] {
    elements.split(
      separator: separator, maxSplits: maxSplits,
      omittingEmptySubsequences: omittingEmptySubsequences)
  }
}

extension Collection where Iterator == Counted<Element>.Iterator {
  /// An array of the transformed elements, where the context asks for an array and not for a `Counted`.
  ///
  /// ```swift
  /// let lengths: [Int] = Counted.N2("users", "john").map(\.count)  // [5, 4]
  /// ```
  ///
  /// - Parameter transform: Called once for each element, in order.
  /// - Throws: What `transform` throws.
  @inlinable
  public func map<T, Failure>(_ transform: (Element) throws(Failure) -> T) throws(Failure) -> [T] {
    var transformed: [T] = []
    transformed.reserveCapacity(count)
    for element in self { transformed.append(try transform(element)) }
    return transformed
  }
}
