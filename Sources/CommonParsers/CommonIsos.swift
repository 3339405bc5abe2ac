extension PartialIso where A == String, B == String {
  /// The isomorphism that leaves a string as it is.
  public static var string: PartialIso { identity }
}

extension PartialIso where A == String, B == Int {
  /// The isomorphism between a string and an integer in decimal digits.
  ///
  /// It converts as `Int.init(_:)` reads and `description` writes it.
  public static var int: PartialIso { losslessStringConvertible }
}

extension PartialIso where A == String, B == Double {
  /// The isomorphism between a string and a floating-point number.
  ///
  /// It converts as `Double.init(_:)` reads and `description` writes it.
  public static var double: PartialIso { losslessStringConvertible }
}

extension PartialIso where A == String, B == Bool {
  /// The isomorphism between `true` or `false`, as a string, and a Boolean value.
  public static var bool: PartialIso { losslessStringConvertible }
}

extension PartialIso where A == String, B == Character {
  /// The isomorphism between a string of exactly one character and that character.
  public static var char: PartialIso { losslessStringConvertible }
}

extension PartialIso where A == String, B: LosslessStringConvertible & SendableMetatype {
  /// The isomorphism between a string and a value that can be read from its description.
  ///
  /// ```swift
  /// let port: PartialIso<String, UInt16> = .losslessStringConvertible
  /// port.apply("8080")  // 8080
  /// port.apply("80800")  // nil
  /// ```
  public static var losslessStringConvertible: PartialIso {
    // As a `Capture` of URLPatterns does, which this module doesn't import.
    // `Character.init(_: String)` traps on any other number of characters.
    let isCharacter = B.self == Character.self
    // `Bool` compares the text. With many combining marks that takes long, and `false` has five bytes.
    let isBool = B.self == Bool.self
    return PartialIso(domain: Domain(of: B.self)) { text in
      isCharacter && !text.isOneCharacter || isBool && text.utf8.count > 5 ? nil : B(text)
    } unapply: {
      $0.description
    }
  }
}

extension PartialIso where B: RawRepresentable & SendableMetatype, B.RawValue == A {
  /// The isomorphism between a raw value and the value made from it, such as a case of an enum.
  ///
  /// ```swift
  /// enum Tab: String { case home, search }
  /// let tab: PartialIso<String, Tab> = .rawRepresentable
  /// tab.apply("search")  // .search
  /// ```
  public static var rawRepresentable: PartialIso {
    PartialIso(apply: { B(rawValue: $0) }, unapply: { $0.rawValue })
  }
}

/// Makes an isomorphism that requires a value: it refuses nil, and otherwise converts as `iso` does.
///
/// ```swift
/// let page: PartialIso<String?, Int> = req(.int)
/// page.apply("7")  // 7
/// page.apply(nil)  // nil (a value is required)
/// ```
public func req<A, B>(_ iso: PartialIso<A, B>) -> PartialIso<A?, B> {
  PartialIso<A?, B>(
    apply: { $0.flatMap(iso.apply) },
    unapply: { iso.unapply($0).map(Optional.some) }
  )
}

/// Makes an isomorphism of optional values: it converts nil to nil, and otherwise converts as `iso`
/// does.
///
/// A value that `iso` refuses is refused, and not converted to nil.
///
/// ```swift
/// let page = opt(PartialIso.int)
/// page.apply("7")      // .some(7)
/// page.apply(nil)      // .some(nil)
/// page.apply("seven")  // nil (it is refused)
/// ```
public func opt<A, B>(_ iso: PartialIso<A, B>) -> PartialIso<A?, B?> {
  PartialIso<A?, B?>(
    domain: iso.domain,
    apply: { a in
      guard let a else { return .some(nil) }
      return iso.apply(a).map(Optional.some)
    },
    unapply: { b in
      guard let b else { return .some(nil) }
      return iso.unapply(b).map(Optional.some)
    }
  )
}

extension String {
  fileprivate var isOneCharacter: Bool {
    !isEmpty && index(after: startIndex) == endIndex
  }
}
