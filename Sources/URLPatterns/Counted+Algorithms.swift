// What the standard library has for every collection walks it by positions, each of which a long list
// takes O(`position`/10) to reach. These walk a list once.

extension Counted {
  /// An iterator over the elements, from first to last, in O(*n*) together.
  @inlinable
  public func makeIterator() -> Iterator { Iterator(self) }

  /// Walks the elements of a list.
  public struct Iterator: IteratorProtocol {
    @usableFromInline var elements: IndexingIterator<[E]>

    @inlinable
    init(_ list: Counted) {
      elements = list.elements.makeIterator()
    }

    /// The next element; nil after the last.
    @inlinable
    public mutating func next() -> E? { elements.next() }
  }

  /// The elements from last to first, in O(*n*) together.
  ///
  /// ```swift
  /// Array(Counted(path: "/users/john").reversed())  // ["john", "users"]
  /// ```
  @inlinable
  public func reversed() -> ReversedCollection<[E]> {
    elements.reversed()
  }

  /// The list of the transformed elements, as many as before.
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
  @inlinable
  public func firstIndex(where predicate: (E) throws -> Bool) rethrows -> Int? {
    try elements.firstIndex(where: predicate)
  }

  /// The position of the last element that satisfies a predicate, or nil if none does.
  @inlinable
  public func lastIndex(where predicate: (E) throws -> Bool) rethrows -> Int? {
    try elements.lastIndex(where: predicate)
  }

  /// The last element that satisfies a predicate, or nil if none does.
  @inlinable
  public func last(where predicate: (E) throws -> Bool) rethrows -> E? {
    try elements.last(where: predicate)
  }

  /// The positions of all elements that satisfy a predicate.
  @inlinable
  public func indices(where predicate: (E) throws -> Bool) rethrows -> RangeSet<Int> {
    try elements.indices(where: predicate)
  }

  /// The first elements up to one that does not satisfy a predicate.
  @inlinable
  public func prefix(while predicate: (E) throws -> Bool) rethrows -> ArraySlice<E> {
    try elements.prefix(while: predicate)
  }

  /// The elements from the first that does not satisfy a predicate.
  @inlinable
  public func drop(while predicate: (E) throws -> Bool) rethrows -> ArraySlice<E> {
    try elements.drop(while: predicate)
  }

  /// The slices between the elements that satisfy a predicate, as an array splits.
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
  /// The position of the first element that equals this one, or nil if none does.
  @inlinable
  public func firstIndex(of element: E) -> Int? { elements.firstIndex(of: element) }

  /// The position of the last element that equals this one, or nil if none does.
  @inlinable
  public func lastIndex(of element: E) -> Int? { elements.lastIndex(of: element) }

  /// The positions of all elements that equal this one.
  @inlinable
  public func indices(of element: E) -> RangeSet<Int> { elements.indices(of: element) }

  /// The slices between the elements that equal this one, as an array splits.
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
  /// An array of the transformed elements, for a `Counted` where an array is asked for.
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
