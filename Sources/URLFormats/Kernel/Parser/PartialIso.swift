/// A pair of conversions that undo each other whenever they succeed.
///
/// ``apply`` converts from `A` to `B`, and ``unapply`` converts back. Either can fail. If
/// `apply(a)` is `b`, then `unapply(b)` must be a value that `apply` converts to `b` again, and
/// vice versa. If a pair breaks this law, a parser doesn't print the values that it would parse as
/// different ones. Values are compared with their own `==`, or part by part if their type isn't
/// `Equatable`, as ``Parser/print(_:)`` says.
///
/// ```swift
/// PartialIso.int.apply("7")      // 7
/// PartialIso.int.unapply(7)      // "7"
/// PartialIso.int.apply("seven")  // nil
/// ```
///
/// For `int`, `string`, and the others, see ``URLParameter``.
public struct PartialIso<A, B>: Sendable {
  /// Converts a value, or returns nil if the value has no counterpart.
  public let apply: @Sendable (A) -> B?

  /// Converts a value back, or returns nil if the value has no counterpart.
  public let unapply: @Sendable (B) -> A?

  /// The texts that ``apply`` accepts, if the isomorphism converts texts.
  package let textPattern: TextPattern

  /// The text that represents the value in a template, such as `:int(1...9)`, or nil for a colon
  /// and the name of its type.
  package let placeholder: String?

  /// What's known of the value's place in its text, or nil if it's the whole text and has no name.
  package private(set) var place: PlaceInText?

  /// How the value is laid out where a text of a URL is converted (`TextConversion`): as one value,
  /// or, if it's split, as the elements of a tuple.
  var shapeOfText: Shape<B> { knownShapeOfText ?? .single }

  private let knownShapeOfText: Shape<B>?

  /// What's known of the isomorphism if it converts the parts of a text.
  package let parts: ConvertedParts<A, B>?

  /// Whether it's for a part of a text that can be missing.
  let isOptional: Bool

  /// The constructor, if the isomorphism is between an enum's case, or a struct, and its payload.
  @usableFromInline let constructor: Constructor<A, B>?

  /// Whether it's known to leave every value unchanged.
  private let isIdentity: Bool

  /// Creates an isomorphism from two conversions that undo each other.
  ///
  /// ```swift
  /// let hex = PartialIso(
  ///   apply: { Int($0, radix: 16) }, unapply: { String($0, radix: 16) })
  /// hex.apply("ff")  // 255
  /// ```
  public init(apply: @escaping @Sendable (A) -> B?, unapply: @escaping @Sendable (B) -> A?) {
    self.init(textPattern: .anyText, apply: apply, unapply: unapply)
  }

  /// Creates an isomorphism that's known to accept only some values.
  package init(
    textPattern: TextPattern = .anyText, placeholder: String? = nil,
    place: PlaceInText? = nil, shapeOfText: Shape<B>? = nil,
    parts: ConvertedParts<A, B>? = nil, isOptional: Bool = false,
    isIdentity: Bool = false,
    apply: @escaping @Sendable (A) -> B?, unapply: @escaping @Sendable (B) -> A?
  ) {
    (self.apply, self.unapply, self.isIdentity) = (apply, unapply, isIdentity)
    (self.textPattern, self.placeholder, knownShapeOfText) = (textPattern, placeholder, shapeOfText)
    (self.parts, self.isOptional) = (parts, isOptional)
    (self.place, constructor) = (place, nil)
  }

  /// Creates an isomorphism between an enum case, or a struct, and its payload.
  @usableFromInline
  init(_ constructor: Constructor<A, B>) {
    apply = { constructor.make($0) }
    unapply = { constructor.payload(of: Subject($0), as: constructor.shape ?? .single) }
    (textPattern, placeholder, knownShapeOfText, isIdentity) = (.anyText, nil, nil, false)
    (parts, isOptional) = (nil, false)
    self.constructor = constructor
  }

  /// Why a value isn't converted back by a function of the user's.
  @usableFromInline var refusal: Reason {
    A.self is any ExpressibleByNilLiteral.Type
      ? "the conversion's second function returned nil, which isn't the value .some(nil)"
      : "the conversion's second function returned nil"
  }

  /// Returns an isomorphism that converts with this one and then with another, and fails if either
  /// fails.
  ///
  /// ```swift
  /// let even = PartialIso<Int, Int>(
  ///   apply: { $0 % 2 == 0 ? $0 : nil }, unapply: { $0 % 2 == 0 ? $0 : nil })
  /// PartialIso.int.map(even).apply("7")  // nil
  /// ```
  public func map<C>(_ next: PartialIso<B, C>) -> PartialIso<A, C> {
    if isIdentity, place == nil, let next = next as? PartialIso<A, C> { return next }
    // The second one may get other texts than those that are read.
    return PartialIso<A, C>(
      textPattern: textPattern, place: place, parts: parts?.map { $0.map(next) },
      isOptional: isOptional, apply: { apply($0).flatMap(next.apply) },
      unapply: { next.unapply($0).flatMap(unapply) })
  }

  /// Returns the same isomorphism, whose value has another place in its text.
  package func with(_ place: PlaceInText) -> PartialIso {
    var other = self
    other.place = place
    return other
  }
}

/// What's known of an isomorphism that converts the parts of a text.
package final class ConvertedParts<A, B>: Sendable {
  /// The same isomorphism for a text whose parts can be empty, unless this is the one.
  let allowingEmpty: PartialIso<A, B>?

  /// Returns why a text isn't converted, or nil if each of its parts is.
  let reason: Reason

  typealias Reason = @Sendable (_ text: String, _ quoted: (String?) -> String) -> String?

  init(allowingEmpty: PartialIso<A, B>?, reason: @escaping Reason) {
    (self.allowingEmpty, self.reason) = (allowingEmpty, reason)
  }

  /// Returns the same for an isomorphism that's made from this one.
  func map<C, D>(
    text: @escaping @Sendable (String) -> String? = { $0 },
    _ change: (PartialIso<A, B>) -> PartialIso<C, D>
  ) -> ConvertedParts<C, D> {
    ConvertedParts<C, D>(allowingEmpty: allowingEmpty.map(change)) { [reason] whole, quoted in
      text(whole).flatMap { reason($0, quoted) }
    }
  }
}

extension PartialIso where A == B {
  /// The isomorphism that leaves every value unchanged.
  public static var identity: PartialIso {
    PartialIso(isIdentity: true, apply: { $0 }, unapply: { $0 })
  }
}

// MARK: - Common isomorphisms

extension PartialIso where A == String, B: LosslessStringConvertible & SendableMetatype {
  /// The isomorphism between a string and a value that can be created from its description.
  ///
  /// ```swift
  /// let port: PartialIso<String, UInt16> = .losslessStringConvertible
  /// port.apply("8080")  // 8080
  /// port.apply("80800")  // nil
  /// ```
  public static var losslessStringConvertible: PartialIso {
    PartialIso(
      placeholder: placeholderOfCases(of: B.self) { $0.description },
      apply: { B(decoded: $0) }, unapply: { $0.description })
  }
}

extension PartialIso where B: RawRepresentable & SendableMetatype, B.RawValue == A {
  /// The isomorphism between a raw value and the value created from it, such as a case of an enum.
  ///
  /// ```swift
  /// enum Tab: String { case home, search }
  /// let tab: PartialIso<String, Tab> = .rawRepresentable
  /// tab.apply("search")  // .search
  /// ```
  ///
  /// If the type is `CaseIterable`, templates list its raw values.
  public static var rawRepresentable: PartialIso {
    PartialIso(
      placeholder: placeholderOfCases(of: B.self) { $0.rawValue as? String },
      apply: { (value: A) in
        let text = value as? String ?? (value as? Character).map { String($0) }
        guard text?.isStreamSafe != false else { return nil }
        return B(rawValue: value)
      }, unapply: { $0.rawValue })
  }
}

/// Returns an isomorphism that converts nil to nil, and otherwise converts like `iso`.
///
/// A value that `iso` refuses is refused, rather than converted to nil.
package func opt<A, B>(_ iso: PartialIso<A, B>) -> PartialIso<A?, B?> {
  PartialIso(
    textPattern: iso.textPattern, place: iso.place, parts: iso.parts?.map { opt($0) },
    isOptional: iso.isOptional,
    apply: { $0.map { iso.apply($0).map { .some($0) } } ?? .some(nil) },
    unapply: { $0.map { iso.unapply($0).map { .some($0) } } ?? .some(nil) })
}

/// Returns a placeholder with the texts of all values of a type, or nil if there are more than ten.
private func placeholderOfCases<T>(of type: T.Type, _ text: (T) -> String?) -> String? {
  guard let cases = (type as? any CaseIterable.Type)?.allCases as? [T],
    (1...10).contains(cases.count), case let texts = cases.compactMap(text),
    texts.count == cases.count
  else { return nil }
  return "\(placeholder(of: type))(\(texts.joined(separator: "|")))"
}

/// Returns the text that represents any value of a type in a template, such as `:int`.
package func placeholder<T>(of type: T.Type) -> String {
  ":\(type)".lowercased()
}

// MARK: - Structs

/// Returns an isomorphism between the value of a struct's only property and the struct.
///
/// ```swift
/// struct UserID: Equatable { let number: Int }
/// memberwise(UserID.init).unapply(UserID(number: 7))  // 7
/// ```
///
/// - Parameter make: The memberwise initializer.
@_disfavoredOverload  // For several properties, their tuple isn't a single one.
public func memberwise<A, B>(_ make: @escaping @Sendable (A) -> B) -> PartialIso<A, B> {
  PartialIso(Constructor(make))
}

/// Returns an isomorphism between the values of a struct's properties and the struct.
///
/// Use it where an initializer creates a struct, as ``iso(_:)-(U)`` does for an enum's cases:
///
/// ```swift
/// struct Size: Equatable { let width: Int, height: Int }
/// let size: Parser<[String], Size> = memberwise(Size.init) <¢> int <%> int
/// size.parse(["3", "4"])?.match           // Size(width: 3, height: 4)
/// size.print(Size(width: 3, height: 4))!  // ["3", "4"]
/// ```
///
/// The properties are found by reflection. The initializer must take the value of each stored
/// property, in the order of their declarations, as the one that Swift generates does. A value
/// isn't printed if the initializer doesn't make an equal one from its properties: for example, a
/// page below 1 if it raises that to 1, or any value if it takes other properties.
///
/// - Parameter make: The memberwise initializer.
public func memberwise<each A, B>(
  _ make: @escaping @Sendable (repeat each A) -> B
) -> PartialIso<(repeat each A), B> {
  PartialIso(
    Constructor(
      { (values: (repeat each A)) in make(repeat each values) },
      shape: tupleShape((repeat each A).self)))
}
