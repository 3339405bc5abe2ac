extension PartialIso where A == String, B == String {
  /// A string as it stands.
  ///
  /// ```swift
  /// PartialIso<String, String>.string.apply("a")  // "a"
  /// ```
  public static var string: PartialIso { identity }
}

extension PartialIso where A == String, B == Int {
  /// An integer in decimal digits, as `Int.init(_:)` reads and `description` writes it.
  ///
  /// ```swift
  /// PartialIso.int.apply("7")  // 7
  /// ```
  public static var int: PartialIso { losslessStringConvertible }
}

extension PartialIso where A == String, B == Double {
  /// A floating-point number, as `Double.init(_:)` reads and `description` writes it.
  ///
  /// ```swift
  /// PartialIso.double.unapply(1.5)  // "1.5"
  /// ```
  public static var double: PartialIso { losslessStringConvertible }
}

extension PartialIso where A == String, B == Bool {
  /// `true` or `false`.
  ///
  /// ```swift
  /// PartialIso.bool.apply("yes")  // nil
  /// ```
  public static var bool: PartialIso { losslessStringConvertible }
}

extension PartialIso where A == String, B == Character {
  /// A string of exactly one character.
  ///
  /// ```swift
  /// PartialIso.char.apply("ab")  // nil
  /// ```
  public static var char: PartialIso { losslessStringConvertible }
}

extension PartialIso where A == String, B: LosslessStringConvertible & SendableMetatype {
  /// Any type that its description can be read back into.
  ///
  /// ```swift
  /// let port: PartialIso<String, UInt16> = .losslessStringConvertible
  /// port.apply("8080")  // 8080
  /// port.apply("80800")  // nil
  /// ```
  public static var losslessStringConvertible: PartialIso {
    // `Character.init(_: String)` traps on any other number of characters.
    let isCharacter = B.self == Character.self
    return PartialIso(
      domain: Domain(of: B.self),
      apply: { isCharacter && !$0.isOneCharacter ? nil : B($0) }, unapply: { $0.description })
  }
}

extension PartialIso where B: RawRepresentable & SendableMetatype, B.RawValue == A {
  /// Any type that is made from a raw value.
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

/// `iso` with an optional on the left: nil is refused, and never made.
///
/// ```swift
/// let page: PartialIso<String?, Int> = req(.int)
/// page.apply("7")  // 7
/// page.apply(nil)  // nil: required
/// ```
public func req<A, B>(_ iso: PartialIso<A, B>) -> PartialIso<A?, B> {
  PartialIso<A?, B>(
    apply: { $0.flatMap(iso.apply) },
    unapply: { iso.unapply($0).map(Optional.some) }
  )
}

/// `iso` lifted to optional values: nil on one side is nil on the other.
///
/// A value that `iso` refuses is refused; only nil becomes nil.
///
/// ```swift
/// let page = opt(PartialIso.int)
/// page.apply("7")  // .some(7)
/// page.apply(nil)  // .some(nil)
/// page.apply("seven")  // nil: refused
/// ```
public func opt<A, B>(_ iso: PartialIso<A, B>) -> PartialIso<A?, B?> {
  PartialIso<A?, B?>(
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
