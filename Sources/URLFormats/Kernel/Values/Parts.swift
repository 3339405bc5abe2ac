// What a value consists of, and which of its parts a row can take.
//
// A mirror shows the parts of a value, which takes thousands of instructions, and a cast says
// whether a part is of a type, which takes hundreds. Both are asked only where types don't tell:
//
// - `Unpacking` shows the parts of an optional, and of most tuples and structs from the second one
//   of their type on.
// - A *plain* type is a struct or an enum, and only its own values are cast to it, apart from those
//   in optionals (`isPlain`). So a part of the plain type `Int` is taken for `Int` and `Int?`, and
//   for no other plain type. Both sides are compared without optionals (`unwrappedType`), or cast
//   if one of them is nil. A part's is nil where a cast can do more: that of an object, of `nil`,
//   and of a collection, whose elements are cast.

/// A value and what it's made of: the payload of an enum's case, the properties of a struct, or the
/// elements of a tuple, and their parts.
///
/// A single labeled value is reflected as a tuple of one element, a type that you can't write in
/// Swift.
@usableFromInline
struct Parts {
  /// The value, and after each value its parts.
  private(set) var all: [Part] = []

  struct Part {
    let value: Any
    let type: Any.Type

    /// The index after its parts.
    var end: Int

    /// The type, or what's in the optional, or nil if a cast may make a value of another plain type
    /// from it (`isPlain`).
    var unwrappedType: Any.Type?
  }

  // Enough for any row that fits.
  private static let (maximumDepth, maximumCount) = (32, 1_000)

  /// Whether there are more parts than were taken.
  private var isCut = false

  /// The search ended at a limit, before all combinations of parts were tried.
  struct TooManyCombinations: Error {}

  /// Creates the parts of a value.
  ///
  /// - Parameter onCase: Called with the name of an enum's case that has a payload, or with nil for
  ///   one without, if a mirror shows it.
  init(_ value: Any, onCase: (String?) -> Void = { _ in }) {
    all.reserveCapacity(6)
    append(value, depth: 0, onCase)
  }

  private mutating func append(
    _ value: Any, depth: Int, _ onCase: (String?) -> Void = { _ in }
  ) {
    let index = all.count
    let type = type(of: value)
    let isText = isTextOrNumber(type)
    all.append(Part(value: value, type: type, end: index + 1, unwrappedType: isText ? type : nil))
    if isText || depth == Self.maximumDepth { return }
    func add(_ part: Any) {
      if all.count == Self.maximumCount { isCut = true } else { append(part, depth: depth + 1) }
    }
    if let unpacking = Unpacking.of(type) {
      let parts = unpacking.parts(value)
      // A nil is cast to any other optional.
      if !parts.isEmpty { all[index].unwrappedType = unpacking.unwrappedType }
      parts.forEach(add)
    } else {
      let mirror = Mirror(reflecting: value)
      var (isCase, canBeLearned) = (false, false)
      switch mirror.displayStyle {
      case .enum: (all[index].unwrappedType, isCase) = (type, true)
      case .struct, .tuple: (all[index].unwrappedType, canBeLearned) = (type, true)
      // Ranges have no style.
      case .optional, nil: break
      default: return
      }
      // It takes long to make an iterator, and to ask it for a part after the last.
      let (parts, count) = (mirror.children, mirror.children.count)
      if count == 1, let only = parts.first {
        if isCase { onCase(only.label) }
        add(only.value)
      }
      if count == 0, isCase { onCase(nil) }
      if count > 1 { for (_, part) in zip(0..<count, parts) { add(part.value) } }
      if canBeLearned, !isCut { learn(index) }
    }
    all[index].end = all.count
  }

  /// Learns how to take apart values of the type of a part, if its parts fill it.
  private func learn(_ index: Int) {
    var (types, next): ([Any.Type], Int) = ([], index + 1)
    while next < all.count {
      types.append(all[next].type)
      next = all[next].end
    }
    Unpacking.learn(all[index].type, from: types)
  }

  /// Looks for the first values of a shape that are accepted.
  ///
  /// The search goes through the parts in order. It takes a part that has the type, then looks
  /// inside it, and then skips it, until the values are accepted.
  ///
  /// - Parameters:
  ///   - isAccepted: Returns whether to accept values, or nil if they make another case.
  /// - Returns: The values, or nil if none are accepted.
  /// - Throws: An error if none of the first hundred combinations are accepted.
  @usableFromInline
  func values<A>(
    of shape: Shape<A>, where isAccepted: ([Any]) -> Bool?
  ) throws(TooManyCombinations) -> [Any]? {
    var (search, taken): (Search, [Any]) = (Search(), [])
    func take(from start: Int) -> Bool {
      if taken.count == shape.count { return search.isAccepted(isAccepted(taken)) }
      let (type, unwrapped) = shape.typeAndUnwrapped(at: taken.count)
      for index in start..<all.count where !search.isOver {
        guard search.takes(index, of: self, from: start, as: type, unwrapped) else { continue }
        taken.append(all[index].value)
        if take(from: all[index].end) { return true }
        taken.removeLast()
      }
      return false
    }
    if take(from: 0) { return taken }
    if isCut || search.isOver { throw TooManyCombinations() }
    return nil
  }

  /// Tries payloads of a shape until one is accepted, like `values(of:where:)`.
  ///
  /// - Returns: Whether all were tried, and none was accepted.
  @inlinable
  func triesAll<A>(_ shape: Shape<A>, until isAccepted: (A) -> Bool?) -> Bool {
    if shape.count == 1 { return triesAllParts(as: shape) { isAccepted($0 as! A) } }
    do {
      return try values(of: shape) { isAccepted(shape.form($0)) } == nil
    } catch {
      return false
    }
  }

  /// Tries the parts that a shape of one value takes, without making an array of each.
  @usableFromInline
  func triesAllParts(as shape: AnyShape, until isAccepted: (Any) -> Bool?) -> Bool {
    var search = Search()
    let (type, unwrapped) = shape.typeAndUnwrapped(at: 0)
    for index in all.indices where !search.isOver {
      guard search.takes(index, of: self, from: 0, as: type, unwrapped) else { continue }
      if search.isAccepted(isAccepted(all[index].value)) { return false }
    }
    return !isCut && !search.isOver
  }

  /// Returns whether there are parts of the types of a shape, in order, although some may be in
  /// others.
  @usableFromInline
  func mayHave(_ shape: AnyShape) -> Bool {
    var count = 0
    var (type, unwrapped) = shape.typeAndUnwrapped(at: 0)
    for index in all.indices where isTaken(index, as: type, unwrapped) {
      count += 1
      if count == shape.count { return true }
      (type, unwrapped) = shape.typeAndUnwrapped(at: count)
    }
    return false
  }

  /// What a search has cost so far, and which parts are the same, from when it pays to know.
  @usableFromInline
  struct Search {
    // Many parts of the same type have many combinations.
    @inlinable static var maximumVisits: Int { 25_000 }
    @inlinable static var maximumTries: Int { 100 }
    @inlinable static var maximumTriesOfAnotherCase: Int { 5 }
    @inlinable static var manyTries: Int { 10 }

    @usableFromInline var (visits, tries, triesOfAnotherCase) = (0, 0, 0)
    @usableFromInline var twins: [Int?]?

    @inlinable
    init() {}

    /// Whether it has reached a limit.
    @inlinable
    var isOver: Bool {
      visits >= Self.maximumVisits || tries >= Self.maximumTries
        || triesOfAnotherCase >= Self.maximumTriesOfAnotherCase
    }

    /// Returns whether to take a part for a place where all parts from `start` on are tried.
    @inline(__always)
    mutating func takes(
      _ index: Int, of parts: Parts, from start: Int, as type: Any.Type, _ unwrapped: Any.Type?
    ) -> Bool {
      visits += 1
      guard parts.isTaken(index, as: type, unwrapped) else { return false }
      // Values of other types, such as an `Any`, show whether there's an optional.
      guard tries >= Self.manyTries, unwrapped != nil || parts.all[index].type == type else {
        return true
      }
      // The twin was tried in the same place, with at least the same parts after it.
      if twins == nil { twins = parts.earlierTwins }
      return twins?[index].map { $0 < start } ?? true
    }

    /// Counts a try, and returns whether what was tried is accepted.
    @inlinable
    mutating func isAccepted(_ answer: Bool?) -> Bool {
      if answer == nil { triesOfAnotherCase += 1 } else { tries += 1 }
      return answer == true
    }
  }

  /// For each part, the index of the latest one before it that's the same, or nil.
  ///
  /// An optional counts as the value in it.
  private var earlierTwins: [Int?] {
    func identity(of part: Part) -> Identity {
      func bytes<T>(as type: T.Type) -> [UInt8] {
        // The cast also takes the value out of an `Any` within another one.
        withUnsafeBytes(of: part.value as! T) { Array($0) }
      }
      return Identity(
        type: ObjectIdentifier(part.type),
        bytes: (part.value as? String).map { Array($0.utf8) }
          ?? _openExistential(part.type, do: bytes))
    }
    func isOptional(_ index: Int) -> Bool { all[index].type is any Unwrappable.Type }
    var latest: [Identity: Int] = [:]
    return all.indices.map { index in
      var content = index
      while isOptional(content), all[content].end > content + 1 { content += 1 }
      // The other bytes of a nil are arbitrary. One in an optional isn't the same as one by itself.
      let key =
        isOptional(content)
        ? Identity(type: ObjectIdentifier(all[index].type), bytes: [UInt8(content - index)])
        : identity(of: all[content])
      return latest.updateValue(index, forKey: key)
    }
  }

  /// The type of a value, and its bytes, or those of a text.
  ///
  /// If they're the same, any function makes the same of the values.
  private struct Identity: Hashable {
    let type: ObjectIdentifier
    let bytes: [UInt8]
  }
}

// MARK: - Taking parts

extension Parts {
  /// Returns whether a cast makes a value of a type from a part.
  ///
  /// - Parameter unwrapped: The type without optionals, or nil if that isn't plain.
  @inline(__always)  // A method of the part would copy it: 2 % of the instructions of printing.
  func isTaken(_ index: Int, as type: Any.Type, _ unwrapped: Any.Type?) -> Bool {
    if all[index].type == type { return true }
    // Between plain types, a cast only adds or removes optionals.
    if let known = all[index].unwrappedType, let unwrapped { return known == unwrapped }
    return isCast(all[index].value, to: type)
  }
}

/// Returns whether a cast makes a value of a type from another one.
private func isCast(_ value: Any, to type: Any.Type) -> Bool {
  func isValue<T>(of type: T.Type) -> Bool { value is T }
  return _openExistential(type, do: isValue)
}

/// Returns whether a type is one of those of most parts.
func isTextOrNumber(_ type: Any.Type) -> Bool {
  type == String.self || type == Int.self || type == Bool.self || type == Double.self
}

/// Returns the type without optionals, or nil if that isn't plain.
func unwrappedType(_ type: Any.Type) -> Any.Type? {
  if let optional = type as? any Unwrappable.Type { return unwrappedType(optional.wrapped) }
  return isPlain(type) ? type : nil
}

/// Returns whether a type is known to be a struct or an enum that no value of another one is cast
/// to, unless both are collections.
func isPlain(_ type: Any.Type) -> Bool {
  // No protocol, tuple, or function conforms to these.
  isTextOrNumber(type)
    || (type is any RawRepresentable.Type || type is any Equatable.Type) && !(type is AnyClass)
      && !(type is any ExpressibleByNilLiteral.Type) && type != AnyHashable.self
}
