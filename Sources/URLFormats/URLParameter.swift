#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif
public import CommonParsers
import URLPatterns

/// What can stand for an element of the path or for an argument: a fixed text, or a conversion.
///
/// A string stands for itself and captures nothing. A `PartialIso` from `String` captures what it
/// converts an element to. The common conversions have names, so that `path(.int)` reads as it
/// should:
///
/// ```swift
/// path("users") </> path(.int)             // URLFormat<Int>: /users/:int
/// path("users") </> query("sort", "name")  // URLFormat<Void>: /users?sort=name
/// ```
///
/// Give a conversion of your own a name with an extension:
///
/// ```swift
/// struct Slug {
///   let text: String
///   init?(_ text: String) {
///     guard !text.contains(" ") else { return nil }
///     self.text = text
///   }
/// }
///
/// extension URLParameter where Self == PartialIso<String, Slug> {
///   static var slug: Self { PartialIso(apply: { Slug($0) }, unapply: { $0.text }) }
/// }
///
/// path("posts") </> path(.slug)  // URLFormat<Slug>: /posts/:slug
/// ```
public protocol URLParameter<Value>: Sendable {
  /// The type of what is captured; `Void` for a fixed text.
  associatedtype Value

  /// The type of what is captured if it may be missing: `Value?`.
  ///
  /// It is an associated type because the compiler can join `URLFormat<P.OptionalValue>` with other
  /// formats, but gives up on `URLFormat<P.Value?>`.
  associatedtype OptionalValue = Value?

  /// The type of what is captured of several arguments with one name: `[Value]`.
  associatedtype Values = [Value]

  /// The conversion between decoded text and the value.
  var urlConversion: PartialIso<String, Value> { get }

  /// The conversion between decoded text, which may be missing, and the optional value.
  var urlOptionalConversion: PartialIso<String?, OptionalValue> { get }

  /// The conversion between several texts and their values.
  var urlConversionOfAll: PartialIso<[String], Values> { get }

  /// The text that stands for it in a template: the fixed text itself, or a placeholder such as `:int`.
  var urlTemplate: String { get }
}

extension URLParameter where OptionalValue == Value? {
  /// The conversion of a text as ``urlConversion`` converts it, and of nil to nil.
  public var urlOptionalConversion: PartialIso<String?, Value?> { opt(urlConversion) }
}

extension URLParameter where Values == [Value] {
  /// The conversion of each text as ``urlConversion`` converts it.
  public var urlConversionOfAll: PartialIso<[String], [Value]> { all(urlConversion) }
}

extension String: URLParameter {
  /// The conversion of this text, and of no other, to nothing.
  public var urlConversion: PartialIso<String, Void> {
    PartialIso(domain: .text(self), apply: { self ~= $0 ? unit : nil }, unapply: { _ in self })
  }

  /// The text itself.
  public var urlTemplate: String { self }
}

extension PartialIso: URLParameter where A == String {
  /// The isomorphism itself.
  public var urlConversion: PartialIso { self }

  /// A colon and the name of the value's type in lower case.
  public var urlTemplate: String { ":\(B.self)".lowercased() }
}

extension URLParameter where Self == PartialIso<String, String> {
  /// Captures any text.
  public static var string: Self { .identity }
}

extension URLParameter where Self == PartialIso<String, Int> {
  /// Captures an integer in decimal digits.
  public static var int: Self { .losslessStringConvertible }
}

extension URLParameter where Self == PartialIso<String, Double> {
  /// Captures a floating-point number.
  public static var double: Self { .losslessStringConvertible }
}

extension URLParameter where Self == PartialIso<String, Bool> {
  /// Captures `true` or `false`.
  public static var bool: Self { .losslessStringConvertible }
}

extension URLParameter where Self == PartialIso<String, Character> {
  /// Captures a single character.
  public static var char: Self { .losslessStringConvertible }
}

extension URLParameter where Self == PartialIso<String, UUID> {
  /// Captures a UUID in upper or lower case, and prints it in upper case.
  public static var uuid: Self {
    PartialIso(apply: { UUID(uuidString: $0) }, unapply: { $0.uuidString })
  }
}

extension URLParameter {
  /// Captures a value that can be read from its description.
  ///
  /// ```swift
  /// path("ports") </> path(.losslessStringConvertible(UInt16.self))
  /// // URLFormat<UInt16>: /ports/:uint16
  /// ```
  public static func losslessStringConvertible<B>(_ type: B.Type) -> Self
  where B: LosslessStringConvertible & SendableMetatype, Self == PartialIso<String, B> {
    .losslessStringConvertible
  }

  /// Captures a value whose raw value is a string, such as a case of an enum.
  ///
  /// ```swift
  /// enum Tab: String { case home, search }
  /// path("tabs") </> path(.rawRepresentable(Tab.self))  // URLFormat<Tab>: /tabs/:tab
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
    domain: iso.domain, apply: { convert($0, with: iso.apply) },
    unapply: { convert($0, with: iso.unapply) })
}

private func convert<A, B>(_ elements: [A], with convert: (A) -> B?) -> [B]? {
  let converted = elements.compactMap(convert)
  return converted.count == elements.count ? converted : nil
}
