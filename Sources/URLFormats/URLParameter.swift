#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif
public import CommonParsers

/// What can stand for an element or an argument: text as it is, or a conversion.
///
/// A string stands for itself and has no value. A `PartialIso` from `String` captures what it
/// converts. The common ones have names, so that `path(.int)` reads as it should:
///
/// ```swift
/// path("users") </> path(.int)                  // URLFormat<Int>
/// path("users") </> query("sort", "name")       // URLFormat<Void>
/// path("ports") </> path(.losslessStringConvertible(UInt16.self))
/// ```
///
/// One of your own becomes such a name by an extension:
///
/// ```swift
/// extension URLParameter where Self == PartialIso<String, Slug> {
///   static var slug: Self { PartialIso(apply: Slug.init, unapply: \.text) }
/// }
/// ```
public protocol URLParameter<Value>: Sendable {
  /// What is captured; `Void` for text that only has to be there.
  associatedtype Value

  /// What is captured of something that may be missing: `Value?`.
  ///
  /// An associated type, because the compiler joins `URLFormat<P.OptionalValue>` with others where it
  /// gives up on `URLFormat<P.Value?>`.
  associatedtype OptionalValue

  /// What is captured of several: `[Value]`.
  associatedtype Values

  /// The conversion from and to decoded text.
  var urlConversion: PartialIso<String, Value> { get }

  /// The conversion from and to text that may be missing.
  var urlOptionalConversion: PartialIso<String?, OptionalValue> { get }

  /// The conversion from and to several texts.
  var urlConversionOfAll: PartialIso<[String], Values> { get }

  /// How it shows in a template: the text itself, or `:int`.
  var urlTemplate: String { get }
}

extension String: URLParameter {
  /// The conversion of this text, and of no other, to nothing.
  public var urlConversion: PartialIso<String, Void> {
    PartialIso(apply: { $0 == self ? unit : nil }, unapply: { _ in self })
  }

  /// The conversion of this text to a value, and of nil to nil.
  public var urlOptionalConversion: PartialIso<String?, Void?> { opt(urlConversion) }

  /// The conversion of this text, any number of times, to as many values.
  public var urlConversionOfAll: PartialIso<[String], [Void]> { all(urlConversion) }

  /// The text itself.
  public var urlTemplate: String { self }
}

extension PartialIso: URLParameter where A == String {
  /// The isomorphism itself.
  public var urlConversion: PartialIso { self }

  /// The isomorphism, lifted to optional values.
  public var urlOptionalConversion: PartialIso<String?, B?> { opt(self) }

  /// The isomorphism, lifted to arrays.
  public var urlConversionOfAll: PartialIso<[String], [B]> { all(self) }

  /// A colon and the name of the value's type in lower case.
  public var urlTemplate: String { ":\(B.self)".lowercased() }
}

extension URLParameter where Self == PartialIso<String, String> {
  /// Any text.
  ///
  /// ```swift
  /// path("hello") </> path(.string)  // /hello/:string
  /// ```
  public static var string: Self { .identity }
}

extension URLParameter where Self == PartialIso<String, Int> {
  /// An integer in decimal digits.
  ///
  /// ```swift
  /// path("users") </> path(.int)  // /users/:int
  /// ```
  public static var int: Self { .losslessStringConvertible }
}

extension URLParameter where Self == PartialIso<String, Double> {
  /// A floating-point number.
  ///
  /// ```swift
  /// path("map") <?> query("lat", .double)  // /map?lat=:double
  /// ```
  public static var double: Self { .losslessStringConvertible }
}

extension URLParameter where Self == PartialIso<String, Bool> {
  /// `true` or `false`.
  ///
  /// ```swift
  /// path("list") <?> query("all", .bool)  // /list?all=:bool
  /// ```
  public static var bool: Self { .losslessStringConvertible }
}

extension URLParameter where Self == PartialIso<String, Character> {
  /// A single character.
  ///
  /// ```swift
  /// path("index") </> path(.char)  // /index/:character
  /// ```
  public static var char: Self { .losslessStringConvertible }
}

extension URLParameter where Self == PartialIso<String, UUID> {
  /// A UUID, in either case; printed in upper case.
  ///
  /// ```swift
  /// path("keys") </> path(.uuid)  // /keys/:uuid
  /// ```
  public static var uuid: Self {
    PartialIso(apply: { UUID(uuidString: $0) }, unapply: { $0.uuidString })
  }
}

extension PartialIso where A == String, B == UUID {
  /// A UUID, in either case; printed in upper case.
  ///
  /// ```swift
  /// PartialIso.uuid.apply("x")  // nil
  /// ```
  public static var uuid: PartialIso {
    PartialIso(apply: { UUID(uuidString: $0) }, unapply: { $0.uuidString })
  }
}

extension URLParameter {
  /// Any type that its description can be read back into.
  ///
  /// ```swift
  /// path("ports") </> path(.losslessStringConvertible(UInt16.self))  // /ports/:uint16
  /// ```
  public static func losslessStringConvertible<B>(_ type: B.Type) -> Self
  where B: LosslessStringConvertible & SendableMetatype, Self == PartialIso<String, B> {
    .losslessStringConvertible
  }

  /// Any type that is made from a string as its raw value.
  ///
  /// ```swift
  /// enum Tab: String { case home, search }
  /// path("tabs") </> path(.rawRepresentable(Tab.self))  // /tabs/:tab
  /// ```
  public static func rawRepresentable<B>(_ type: B.Type) -> Self
  where
    B: RawRepresentable & SendableMetatype, B.RawValue == String, Self == PartialIso<String, B>
  {
    .rawRepresentable
  }
}

/// `iso` lifted to arrays; one element that it refuses is enough to refuse all.
func all<A, B>(_ iso: PartialIso<A, B>) -> PartialIso<[A], [B]> {
  PartialIso(
    apply: { convert($0, with: iso.apply) }, unapply: { convert($0, with: iso.unapply) })
}

private func convert<A, B>(_ elements: [A], with convert: (A) -> B?) -> [B]? {
  let converted = elements.compactMap(convert)
  return converted.count == elements.count ? converted : nil
}
