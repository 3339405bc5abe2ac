/// The values of a row, one after another: what parsing has captured, or what printing has left.
///
/// A row's type is a flat tuple of any length, and its parsers know only their own value. Each
/// appends what it parsed or takes what it prints; a tuple is made or taken apart once, at the end.
@usableFromInline
struct Values {
  @usableFromInline var elements: [Any] = []
  @usableFromInline var position = 0

  /// The alternatives taken so far; recorded only while ``isRecording``.
  private(set) var choices: [Int] = []

  let isRecording: Bool

  /// Grows with every step that changed something.
  var progress = 0

  /// How much of the input was left where a search last failed, by the search.
  var exhausted: [ObjectIdentifier: Int] = [:]

  /// How often a conversion refused values, which depends on more than what is left of the input.
  ///
  /// Kept with the searches, since only they ask, and a row without them is to carry no more.
  var refusals: Int {
    get { exhausted.isEmpty ? 0 : exhausted[ObjectIdentifier(Mapped.self)] ?? 0 }
    set { exhausted[ObjectIdentifier(Mapped.self)] = newValue }
  }

  @usableFromInline
  init(isRecording: Bool = false) {
    self.isRecording = isRecording
  }

  /// No values, for what stands inside the row, with what has been recorded up to here.
  @usableFromInline
  var empty: Values {
    var values = Values(isRecording: isRecording)
    values.choices = choices
    return values
  }

  @inlinable
  mutating func append<T>(_ value: T) {
    elements.append(value)
  }

  /// The next value, or nil when it is of another type, which a well-typed parser cannot meet.
  @inlinable
  mutating func take<T>(_ type: T.Type = T.self) -> T? {
    guard position < elements.count else { return nil }
    defer { position += 1 }
    return exactly(elements[position], type)
  }

  /// Replaces the last `count` values by what `convert` makes of them.
  mutating func replaceLast(_ count: Int, by convert: (inout Values) -> Bool) -> Bool {
    let end = elements.count
    position = end - count
    guard convert(&self) else { return false }
    elements.removeSubrange((end - count)..<end)
    position = 0
    return true
  }

  /// Records which alternative is tried, in place of those tried before at the same point.
  mutating func choose(_ index: Int, after earlier: Values) {
    guard isRecording else { return }
    choices.removeSubrange(earlier.choices.count...)
    choices.append(index)
  }

  /// Takes the values again that were taken since `earlier`.
  mutating func giveBack(to earlier: Values) {
    position = earlier.position
  }

  /// Forgets what was captured since `earlier`, but not which searches have failed.
  mutating func rewind(to earlier: Values) {
    // The usual case apart: the next alternative uses the same storage.
    if earlier.elements.isEmpty {
      elements.removeAll(keepingCapacity: true)
    } else {
      elements = earlier.elements
    }
    position = earlier.position
    choices = earlier.choices
    progress = earlier.progress
  }

  mutating func adoptChoices(of other: Values) {
    choices = other.choices
  }
}

/// `value` as what it is; nil when it is of another type.
///
/// A cast with `as?` would first look for other ways to convert, at several times the cost.
@inlinable
func exactly<Value, T>(_ value: Value, _ type: T.Type) -> T? {
  // Of one and the same type by the comparison.
  Value.self == T.self ? unsafeBitCast(value, to: T.self) : value as? T
}
