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
      domain: Domain(of: B.self, text: { $0.description }),
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
      domain: Domain(of: B.self, label: "rawValue", text: { $0.rawValue as? String }),
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
