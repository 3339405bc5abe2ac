// How a value is taken apart.
//
// Writing asks the constructors of one row after another for a payload from which they create the
// value again. They share a `Subject`, which is what's known of the value:
//
// - If its type has its own `match(_:)`, that gives the payload.
// - Otherwise, its `Parts` are searched. Those of `.photo("a", of: Size(width: 7))` are the value,
//   its tuple, "a", the size, and 7, in this order. In these, a closure that takes a `String` and
//   an `Int` finds "a" and 7. A row whose payload is a `UUID` finds none.
// - A payload counts only if the constructor, which can be any function, creates the same value
//   from it (`isSame`).

/// A function that creates values from payloads, usually the constructor of an enum's case, and how
/// they're taken apart again: a prism.
@usableFromInline
final class Constructor<A, B>: Sendable {
  @usableFromInline let make: @Sendable (A) -> B

  /// How reflection looks for a payload that a grammar has as one value: as that value if it's nil,
  /// or, if the function takes several, as the elements of a tuple.
  @usableFromInline let shape: Shape<A>?

  /// Calls the `match` method of a value, or nil if the type has none.
  @usableFromInline let match: (@Sendable (B, (A) -> B) -> A?)?

  /// The name of the case that a constructor without a payload creates, once it's asked for: by a
  /// type without `==`.
  private let knownCaseName = Lock<String??>(nil)

  @usableFromInline
  init(
    _ make: @escaping @Sendable (A) -> B, shape: Shape<A>? = nil,
    match: (@Sendable (B, (A) -> B) -> A?)? = nil
  ) {
    (self.make, self.shape, self.match) = (make, shape, match)
  }

  /// Returns how reflection looks for a payload that a grammar has in a shape: as several values if
  /// it has several there.
  @inlinable
  func shape(for inner: Shape<A>) -> Shape<A> { inner.count > 1 ? inner : shape ?? inner }

  /// Returns a payload from which the constructor creates the value, or nil if none is found.
  ///
  /// - Parameters:
  ///   - shape: The shape of the payload, by which its values are found among the parts of the
  ///     value.
  ///   - isMissing: Becomes true if the value has no parts of the types of these values.
  @inlinable
  func payload(of subject: Subject<B>, as shape: Shape<A>, _ isMissing: inout Bool) -> A? {
    if A.self == Void.self, let void = () as? A {
      return isSame(make(void), as: subject) == true ? void : nil
    }
    // A handwritten `match` gives payloads of cases, or nil for other cases. A payload of the type
    // itself, as of a table within this one, isn't one.
    if let match, A.self != B.self, let payload = subject.matched(by: { match($0, make) }) {
      return payload.flatMap { isSame(make($0), as: subject) == true ? $0 : nil }
    }
    return subject.payload(of: shape, &isMissing) { isSame(make($0), as: subject) }
  }

  /// Returns a payload from which the constructor creates the value, or nil if none is found.
  @inlinable
  func payload(of subject: Subject<B>, as shape: Shape<A>) -> A? {
    var isMissing = false
    return payload(of: subject, as: shape, &isMissing)
  }

  /// Returns whether a value that was created is the subject, or nil if it's another case.
  @inlinable
  func isSame(_ created: B, as subject: Subject<B>) -> Bool? {
    if haveSameBytes(created, subject.value) { return true }
    return areEqual(created, subject.value) ?? hasSameParts(created, as: subject)
  }

  @usableFromInline
  func hasSameParts(_ created: B, as subject: Subject<B>) -> Bool? {
    // Most rows create other cases, and a name is found faster than parts. Values without names, or
    // that hide them, are compared by parts.
    if A.self == Void.self, knownCaseName.value({ caseName(of: created) }) != subject.caseName {
      return nil
    }
    let created = created as Any
    // A value of a protocol, or of a class, can have another type, which can also have `==`.
    if type(of: created) == B.self, let known = subject.shownParts {
      return known.areSame(asThoseOf: created)
    }
    return caseName(of: created) == subject.caseName ? areSameValues(created, subject.value) : nil
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
    var isLimited = false
    do { _ = try subject.parts.values(of: shape, where: isAccepted) } catch { isLimited = true }
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
    if isLimited {
      return """
        no parts of the \(B.self) were found that make the same value again among the first 1,000 parts \
        and 100 combinations: \(convert)
        """
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
    // Values of a protocol can have other types.
    if type(of: created as Any) != type(of: subject.value as Any) { return false }
    let name = caseName(of: created)
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
  @usableFromInline lazy var parts = Parts(value) { (isCase, label) = (true, $0) }

  /// What making the parts has shown of an enum's case.
  private var (isCase, label): (Bool, String?) = (false, nil)

  /// What the value consists of, or nil if it doesn't show that.
  private(set) lazy var shownParts: ShownParts? = {
    let parts = parts.all
    guard isCase else { return ShownParts(value) }
    return ShownParts(value, payload: .some(parts.count > 1 ? (label, parts[1].value) : nil))
  }()

  /// The name of the value's case, or nil if it's no case, or hides its name.
  lazy var caseName = shownParts?.caseName

  /// Whether its type uses the default `match` method, or nil if that isn't known yet.
  private var usesReflection = reflectedTypes.withLock { $0[ObjectIdentifier(Value.self)] }

  /// The `RefusedPayloads` of each shape of which rows have refused some.
  private var refusedPayloads: [AnyObject] = []

  @usableFromInline
  init(_ value: Value) { self.value = value }

  /// Looks for the first payload of a shape that's accepted.
  ///
  /// - Parameters:
  ///   - isMissing: Becomes true if the value has no parts of the types of the payload.
  ///   - isAccepted: Returns whether to accept a payload, or nil if it makes another case.
  @inlinable
  func payload<A>(
    of shape: Shape<A>, _ isMissing: inout Bool, where isAccepted: (A) -> Bool?
  ) -> A? {
    let known = refusedPayloads(of: shape)
    if let known {
      var search = Parts.Search()
      for payload in known.first where !search.isOver {
        if search.isAccepted(isAccepted(payload)) { return payload }
      }
      if search.isOver || known.areAll { return nil }
    }
    let parts = parts
    // A single value is looked for about as fast as its type.
    if shape.count > 1, !parts.mayHave(shape) {
      isMissing = true
      return nil
    }
    var (accepted, refused): (A?, [A]) = (nil, [])
    // All different ones are tried for ten times.
    let most = Parts.Search.manyTries
    let areAll = parts.triesAll(shape) { payload in
      let answer = isAccepted(payload)
      if answer == true {
        accepted = payload
      } else if refused.count < most {
        refused.append(payload)
      }
      return answer
    }
    if let accepted { return accepted }
    isMissing = refused.isEmpty
    if known == nil, !isMissing {
      remember(RefusedPayloads(refused, areAll: areAll && refused.count < most, of: shape))
    }
    return nil
  }

  /// The first payloads of a shape that a row has refused, or nil if none has.
  @inlinable
  func refusedPayloads<A>(of shape: Shape<A>) -> RefusedPayloads<A>? {
    // Most rows are asked before any has refused one, and the empty array would be copied.
    guard hasRefusedPayloads() else { return nil }
    for case let payloads as RefusedPayloads<A> in allRefusedPayloads()
    where payloads.count == shape.count {
      return payloads
    }
    return nil
  }

  // Read in another module, or changed in place, the property would be checked for conflicting
  // accesses.
  @usableFromInline
  func hasRefusedPayloads() -> Bool { !refusedPayloads.isEmpty }

  @usableFromInline
  func allRefusedPayloads() -> [AnyObject] { refusedPayloads }

  @usableFromInline
  func remember(_ payloads: AnyObject) { refusedPayloads = refusedPayloads + [payloads] }

  /// Returns what the type's `match` method returns, or nil if it's the default one.
  ///
  /// The default one marks the type when it's called, because there's no other way to tell them
  /// apart (`reflectedTypes`). So the mark is looked for before the call, and after it.
  @inlinable
  func matched<A>(by match: (Value) -> A?) -> A?? {
    guard mayUseMatch() else { return nil }
    let payload = match(value)
    return wasHandwritten() ? .some(payload) : nil
  }

  /// Returns whether its type may have a handwritten `match` method.
  @usableFromInline
  func mayUseMatch() -> Bool { usesReflection != true }

  /// Returns whether the `match` method that has just been called is handwritten, and remembers it.
  @usableFromInline
  func wasHandwritten() -> Bool {
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

/// The first payloads of a shape among the parts of a value, which a row has refused.
///
/// Rows that take the same shape try them without another search.
@usableFromInline
final class RefusedPayloads<A> {
  @usableFromInline let first: [A]
  /// Whether there are no others.
  @usableFromInline let areAll: Bool
  /// The number of values in the shape.
  @usableFromInline let count: Int

  @inlinable
  init(_ first: [A], areAll: Bool, of shape: Shape<A>) {
    (self.first, self.areAll, count) = (first, areAll, shape.count)
  }
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
    return Constructor { make($0) }.payload(of: Subject(value), as: .single)
  }
}
