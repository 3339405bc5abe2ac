// How a value is taken apart.
//
// Writing asks the constructors of one row after another for a payload from which they create the
// value again. They share a `Subject`, which is what's known of the value:
//
// - If its type has its own `match(_:)`, that gives the payload.
// - Otherwise, its `Parts` are searched. Those of `.photo("a", of: Size(width: 7))` are the value,
//   its tuple, "a", the size, and 7, in this order. A mirror shows them, which takes thousands of
//   instructions, or an `Unpacking`: of an optional, or a tuple that a row has taken apart before.
// - In these, `iso { Page.photo($0, of: Size(width: $1)) }` finds "a" and 7. A row whose payload is
//   a `UUID` finds no part that can be cast to it. Most types show that without a cast (`isPlain`).
// - A payload counts only if the constructor, which can be any function, creates the same value
//   from it (`isSame`).

/// A function that creates values from payloads, usually the constructor of an enum's case, and how
/// they're taken apart again.
@usableFromInline
final class Constructor<A, B>: Sendable {
  @usableFromInline let make: @Sendable (A) -> B

  /// How reflection looks for a payload that a grammar has as one value: as that value, as for
  /// `iso(Page.film)`, or as the elements of a tuple, as for `memberwise(Size.init)`.
  @usableFromInline let shape: Shape<A>

  /// Calls the `match` method of a value, or nil if the type has none.
  @usableFromInline let match: (@Sendable (B, (A) -> B) -> A?)?

  /// The name of the case that a constructor without a payload creates, if its type has no `==`.
  private let caseNameWithoutPayload: String?

  @usableFromInline
  init(
    _ make: @escaping @Sendable (A) -> B, shape: Shape<A> = .whole,
    match: (@Sendable (B, (A) -> B) -> A?)? = nil
  ) {
    (self.make, self.shape, self.match) = (make, shape, match)
    caseNameWithoutPayload =
      A.self == Void.self && !(B.self is any Equatable.Type)
      ? caseName(in: Mirror(showingPartsOf: make(() as! A))) : nil
  }

  /// Returns how reflection looks for a payload that a grammar has in a shape: as several values if
  /// it has several there.
  @inlinable
  func shape(for inner: Shape<A>) -> Shape<A> { inner.count > 1 ? inner : shape }

  /// Returns a payload from which the constructor creates the value, or nil if none is found.
  ///
  /// - Parameters:
  ///   - shape: The shape of the payload, by which its values are found among the parts of the
  ///     value.
  @inlinable
  func payload(of subject: Subject<B>, as shape: Shape<A>) -> A? {
    if A.self == Void.self, let void = () as? A {
      return isSame(make(void), as: subject) == true ? void : nil
    }
    // A handwritten `match` gives payloads of cases. A payload of the type itself, as of a table
    // within this one, isn't one.
    if let match, A.self != B.self, let payload = subject.matched(by: { match($0, make) }) {
      return payload.flatMap { isSame(make($0), as: subject) == true ? $0 : nil }
    }
    let values = subject.parts.values(of: shape) { isSame(make(shape.form($0)), as: subject) }
    return values.map { shape.form($0) }
  }

  /// Returns whether a value that was created is the subject, or nil if it's another case.
  @inlinable
  func isSame(_ created: B, as subject: Subject<B>) -> Bool? {
    if haveSameBytes(created, subject.value) { return true }
    return areEqual(created, subject.value) ?? hasSameParts(created, as: subject)
  }

  @usableFromInline
  func hasSameParts(_ created: B, as subject: Subject<B>) -> Bool? {
    // Most rows create other cases, and a name is found faster than parts.
    if A.self == Void.self, caseNameWithoutPayload != subject.caseName { return nil }
    let mirror = Mirror(showingPartsOf: created)
    guard caseName(in: mirror) == subject.caseName else { return nil }
    // Without `as Any`, the type of any value of a protocol is the protocol.
    guard let mirror, let known = subject.mirror, !(created is any Equatable),
      type(of: created as Any) == type(of: subject.value as Any)
    else { return areSameValues(created, subject.value) }
    return haveSameParts(mirror, known)
  }
}

// MARK: - Reasons

extension Constructor {
  /// Returns why a value isn't taken apart.
  ///
  /// - Parameter value: The value that the conversion has just refused.
  @usableFromInline
  func refusal(of value: Any, as shape: Shape<A>) -> Reason {
    guard let value = value as? B else { return .otherCase }
    let subject = Subject(value)
    if let void = () as? A {
      switch isSameCase(make(void), as: subject) {
      case true?: return "the row is for another value"
      case nil where !(B.self is any Equatable.Type):
        return "make the \(B.self) Equatable to compare its cases"
      case nil, false?: return .otherCase
      }
    }
    // Whether the row creates the value's case, which isn't known without a payload to try.
    var createsCase: Bool?
    func isAccepted(_ values: [Any]) -> Bool? {
      let created = make(shape.form(values))
      if createsCase != true { createsCase = isSameCase(created, as: subject) ?? createsCase }
      return isSame(created, as: subject)
    }
    _ = subject.parts.values(of: shape, where: isAccepted)
    if createsCase == nil, let examples = shape.examples { _ = isAccepted(examples) }
    let convert = "convert it both ways with map(_:_:)"
    switch createsCase {
    case false?: return .otherCase
    case nil:
      return Reason("\(Reason.otherCase.text), or the row must \(convert)", isForCase: nil)
    case true?: break
    }
    if match != nil, subject.mayUseMatch() {
      return "match(_:) of the \(B.self) returns no values that make the same value again"
    }
    let cure = B.self is any Equatable.Type ? "" : "make it Equatable, "
    return """
      no parts of the \(B.self) were found that make the same value again: \(cure)take its parts \
      in order, or \(convert)
      """
  }

  /// Returns whether a value that was created is the same case as the subject, or nil if that can't
  /// be told.
  private func isSameCase(_ created: B, as subject: Subject<B>) -> Bool? {
    let name = caseName(in: Mirror(showingPartsOf: created))
    if name != nil || subject.caseName != nil { return name == subject.caseName }
    // Only a case has a name, unless its type describes itself.
    let style = Mirror(reflecting: created).displayStyle
    return style == nil || style == .enum ? nil : true
  }
}

/// A value to take apart, by one constructor after another.
@usableFromInline
final class Subject<Value> {
  @usableFromInline let value: Value

  /// What reflection finds in the value.
  @usableFromInline lazy var parts = Parts(value)

  /// What the value consists of, or nil if it doesn't show that.
  lazy var mirror = Mirror(showingPartsOf: value)

  /// The name of the value's case.
  lazy var caseName = URLFormats.caseName(in: mirror)

  /// Whether its type uses the default `match` method, or nil if that isn't known yet.
  private var usesReflection = reflectedTypes.withLock { $0[ObjectIdentifier(Value.self)] }

  @usableFromInline
  init(_ value: Value) { self.value = value }

  /// Returns what the type's `match` method returns, or nil if it's the default one.
  ///
  /// The default one marks the type when it's called, because there's no other way to tell them
  /// apart (`reflectedTypes`). So the mark is looked for before the call, and after it.
  @inlinable
  func matched<A>(by match: (Value) -> A?) -> A?? {
    guard mayUseMatch() else { return nil }
    let payload = match(value)
    return usesMatch() ? .some(payload) : nil
  }

  // Read in another module, the property itself would be checked for conflicting accesses.
  /// Returns whether its type may have a handwritten `match` method.
  @usableFromInline
  func mayUseMatch() -> Bool { usesReflection != true }

  /// Returns whether the `match` method that has just been called is handwritten.
  @usableFromInline
  func usesMatch() -> Bool {
    if let usesReflection { return !usesReflection }
    let isMarked = reflectedTypes.withLock { types in
      let type = ObjectIdentifier(Value.self)
      defer { types[type] = types[type] ?? false }
      return types[type] ?? false
    }
    usesReflection = isMarked
    return !isMarked
  }
}

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

  // Enough for any row that fits. Among many parts of the same type, a hundred combinations are
  // tried, or five if they make another case.
  private static let (maximumDepth, maximumCount, maximumCost) = (32, 1_000, 5_000)
  private static let (costOfTry, costOfAnotherCase) = (50, 1_000)

  init(_ value: Any) {
    all.reserveCapacity(6)
    append(value, depth: 0)
  }

  private mutating func append(_ value: Any, depth: Int) {
    let index = all.count
    let type = type(of: value)
    let isText = isTextOrNumber(type)
    all.append(Part(value: value, type: type, end: index + 1, unwrappedType: isText ? type : nil))
    if isText || depth == Self.maximumDepth { return }
    func add(_ part: Any) {
      if all.count < Self.maximumCount { append(part, depth: depth + 1) }
    }
    if let unpacking = Unpacking.of(type) {
      let parts = unpacking.parts(value)
      // A nil is cast to any other optional.
      if !parts.isEmpty { all[index].unwrappedType = unpacking.unwrappedType }
      parts.forEach(add)
    } else {
      let mirror = Mirror(reflecting: value)
      switch mirror.displayStyle {
      case .enum, .struct, .tuple: all[index].unwrappedType = type
      // Ranges have no style.
      case .optional, nil: break
      default: return
      }
      // It takes long to make an iterator, and to ask it for a part after the last.
      let (parts, count) = (mirror.children, mirror.children.count)
      if count == 1, let only = parts.first { add(only.value) }
      if count > 1 { for (_, part) in zip(0..<count, parts) { add(part.value) } }
    }
    all[index].end = all.count
  }

  /// Looks for the first values of a shape that are accepted.
  ///
  /// The search goes through the parts in order. It takes a part that has the type, then looks
  /// inside it, and then skips it, until the values are accepted.
  ///
  /// - Parameters:
  ///   - isAccepted: Returns whether to accept values, or nil if they make another case.
  /// - Returns: The values, or nil if none of the first hundred are accepted.
  @usableFromInline
  func values<A>(
    of shape: Shape<A>, where isAccepted: ([Any]) -> Bool?
  ) -> [Any]? {
    var cost = 0
    var taken: [Any] = []
    func take(from start: Int) -> Bool {
      if taken.count == shape.count {
        let answer = isAccepted(taken)
        cost += answer == nil ? Self.costOfAnotherCase : Self.costOfTry
        return answer == true
      }
      for index in start..<all.count where cost < Self.maximumCost {
        cost += 1
        guard shape.takes(all[index], at: taken.count) else { continue }
        taken.append(all[index].value)
        if take(from: all[index].end) { return true }
        taken.removeLast()
      }
      return false
    }
    guard take(from: 0) else { return nil }
    learn(shape)
    return taken
  }

  /// Remembers that the tuple of a case can be taken apart as the one of a shape.
  private func learn<A>(_ shape: Shape<A>) {
    // After the value itself come the tuple, the first element, and that one's parts.
    guard shape.count > 1, all.count > 1, Unpacking.of(all[1].type) == nil else { return }
    var (index, end) = (2, 0)
    for type in shape.types {
      // No value of a protocol is that small, apart from an object or an error, and no protocol,
      // function, or tuple is `Equatable`. So if the elements fill the tuple, all tuples of its
      // type have elements of these types.
      let (size, alignment) = layout(of: type)
      guard index < all[1].end, all[index].type == type, size <= 24, alignment <= 8,
        type is any Equatable.Type, !(type is AnyClass), !(type is any Error.Type)
      else { return }
      end = (end + alignment - 1) / alignment * alignment + size
      index = all[index].end
    }
    guard index == all[1].end, end == layout(of: all[1].type).size, all[1].value is A else {
      return
    }
    Unpacking.remember(
      Unpacking(unwrappedType: all[1].type) { value in
        var values: [Any] = []
        values.reserveCapacity(shape.count)
        shape.push(value as! A, &values)
        return values
      }, for: all[1].type)
  }
}

/// How to take apart the values of a type without a mirror, which takes thousands of instructions.
private struct Unpacking: Sendable {
  /// The `unwrappedType` of a part that has parts.
  let unwrappedType: Any.Type?
  let parts: @Sendable (Any) -> [Any]

  private static let all = Lock<[ObjectIdentifier: Unpacking?]>([:])

  /// Returns how to take the values of a type apart, or nil if that takes a mirror.
  static func of(_ type: Any.Type) -> Unpacking? {
    if let known = all.withLock({ $0[ObjectIdentifier(type)] }) { return known }
    let optional = type as? any Unwrappable.Type
    // An empty array is cast to any other one.
    let unpacking = optional.map { optional in
      let isKnown =
        isPlain(optional.wrapped) && !(optional.wrapped is any ExpressibleByArrayLiteral.Type)
        && !(optional.wrapped is any ExpressibleByDictionaryLiteral.Type)
      return Unpacking(unwrappedType: isKnown ? optional.wrapped : nil, parts: optional.parts)
    }
    remember(unpacking, for: type)
    return unpacking
  }

  static func remember(_ unpacking: Unpacking?, for type: Any.Type) {
    all.withLock { $0[ObjectIdentifier(type)] = .some(unpacking) }
  }
}

/// Returns the size and the alignment of the values of a type.
private func layout(of type: Any.Type) -> (size: Int, alignment: Int) {
  func sizes<T>(_ type: T.Type) -> (size: Int, alignment: Int) {
    (MemoryLayout<T>.size, MemoryLayout<T>.alignment)
  }
  return _openExistential(type, do: sizes)
}

/// An optional of any type.
protocol Unwrappable {
  static var wrapped: Any.Type { get }
  /// Returns the value in an optional, if there's one.
  static var parts: @Sendable (Any) -> [Any] { get }
}

extension Optional: Unwrappable {
  static var wrapped: Any.Type { Wrapped.self }
  static var parts: @Sendable (Any) -> [Any] {
    { ($0 as! Wrapped?).map { [$0 as Any] } ?? [] }
  }
}

/// Returns the name of an enum's case, or nil for other values and for those that hide it.
private func caseName(in mirror: Mirror?) -> String? {
  guard let mirror, mirror.displayStyle == .enum else { return nil }
  return mirror.children.first?.label ?? ""
}

/// Whether the types whose `match(_:)` has been called use the default one, which marks them.
///
/// There's no other way to find out: calling the method just to see could pass it a payload type
/// that none of the cases has, which isn't allowed.
private let reflectedTypes = Lock<[ObjectIdentifier: Bool]>([:])

/// Returns the payload from which `constructor` creates a value, by reflection, or nil if none is
/// found.
///
/// Only the default implementation of a `match` method calls this, because it marks the type as
/// using the default.
package func reflectedPayload<U, A>(of value: U, by constructor: (A) -> U) -> A? {
  reflectedTypes.withLock { $0[ObjectIdentifier(U.self)] = true }
  return withoutActuallyEscaping(constructor) { constructor in
    // The constructor is only called here.
    nonisolated(unsafe) let make = constructor
    return Constructor { make($0) }.payload(of: Subject(value), as: .whole)
  }
}
