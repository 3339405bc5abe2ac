#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// A fixed text or a conversion for a part of a URL, such as an element of the path or an argument.
///
/// A string matches itself and captures nothing. A `PartialIso` from `String` captures the
/// converted value. The common conversions have names:
///
/// ```swift
/// path("users") </> path(.int)  // URLFormat<Int>: /users/:int
/// path("users") </> query("sort", "name")
/// // URLFormat<Void>: /users?sort=name
/// ```
///
/// To give your own conversion a name, write an extension:
///
/// ```swift
/// nonisolated struct Slug {
///   let text: String
///   init?(_ text: String) {
///     guard !text.contains(" ") else { return nil }
///     self.text = text
///   }
/// }
///
/// extension URLParameter where Self == PartialIso<String, Slug> {
///   static var slug: Self {
///     PartialIso(apply: { Slug($0) }, unapply: { $0.text })
///   }
/// }
///
/// path("posts") </> path(.slug)  // URLFormat<Slug>: /posts/:slug
/// ```
public protocol URLParameter<Value>: Sendable {
  /// The type of the captured value, or `Void` for a fixed text.
  associatedtype Value

  /// The type of the captured value if it can be missing.
  ///
  /// It's an associated type because the compiler can join `URLFormat<P._OptionalValue>` with other
  /// formats, but not `URLFormat<P.Value?>`.
  associatedtype _OptionalValue where _OptionalValue == Value?

  /// The type of the values of several arguments with the same name.
  associatedtype _Values where _Values == [Value]

  /// The conversion between decoded text and the value.
  var urlConversion: PartialIso<String, Value> { get }

  /// The text to show in a template: the fixed text, or a placeholder such as `:int`.
  var urlTemplate: String { get }
}

extension String: URLParameter {
  /// A conversion that accepts only this text and captures nothing.
  public var urlConversion: PartialIso<String, Void> {
    PartialIso(
      textPattern: .literal(self), apply: { self ~= $0 ? unit : nil }, unapply: { _ in self })
  }

  /// The text itself.
  public var urlTemplate: String { self }
}

/// A text that's compared byte for byte.
///
/// ```swift
/// let cup = path(Exactly("café")) </> path(.int)
/// cup.match(URL(string: "https://me.com/caf%C3%A9/7")!)   // 7
/// cup.match(URL(string: "https://me.com/cafe%CC%81/7")!)  // nil
/// path("café").match(URL(string: "https://me.com/cafe%CC%81")!) != nil
/// // true
/// ```
///
/// A plain string, as in `path("café")`, matches any text that `==` considers equal.
extension Exactly: URLParameter {
  /// A conversion that accepts only this text and captures nothing.
  public var urlConversion: PartialIso<String, Void> {
    PartialIso(
      textPattern: .exactly(text), apply: { self ~= $0 ? unit : nil }, unapply: { _ in text })
  }

  /// The text itself.
  public var urlTemplate: String { text }
}

extension PartialIso: URLParameter where A == String {
  /// The isomorphism itself.
  public var urlConversion: PartialIso { self }

  /// A colon and the name of the value's type in lowercase, with its range or, if it's
  /// `CaseIterable` and has at most ten cases, with their texts.
  ///
  /// ```swift
  /// enum Language: String, CaseIterable { case en, de }
  /// let language: PartialIso<String, Language> = .rawRepresentable
  /// language.urlTemplate  // ":language(en|de)"
  /// ```
  public var urlTemplate: String {
    place?.placeholder ?? placeholder ?? URLFormats.placeholder(of: B.self)
  }
}

// Members of the protocol, because Swift looks for them there if a parameter's type is generic, as
// in `path(.int)`. It also finds them as members of `PartialIso`.

extension URLParameter where Self == PartialIso<String, String> {
  /// Captures any text.
  public static var string: Self {
    PartialIso(placeholder: ":string", isIdentity: true, apply: { $0 }, unapply: { $0 })
  }

  /// Captures a text that a matcher from URLPatterns matches.
  ///
  /// ```swift
  /// path(.string(matching: Regex("v[0-9]+"))) </> path("users")
  /// // URLFormat<String>: /:string/users
  /// ```
  public static func string<M: PatternMatching & Sendable>(matching matcher: M) -> Self {
    PartialIso(
      textPattern: pattern(of: matcher) ?? .matching(name(of: matcher)),
      apply: { matcher ~= $0 ? $0 : nil }, unapply: { matcher ~= $0 ? $0 : nil })
  }
}

extension URLParameter where Self == PartialIso<String, Int> {
  /// Captures an integer in decimal digits, as `Int.init(_:)` and `description` convert it.
  public static var int: Self { .losslessStringConvertible }

  /// Captures an integer in a range.
  public static func int(_ range: ClosedRange<Int>) -> Self { PartialIso.int.within(range) }
}

extension PartialIso where A == String, B == Int {
  /// Returns the same conversion for the integers in a range.
  package func within(_ range: ClosedRange<Int>) -> PartialIso {
    PartialIso(
      textPattern: textPattern, placeholder: "\(urlTemplate)(\(range))", place: place,
      apply: { apply($0).flatMap { range.contains($0) ? $0 : nil } },
      unapply: { range.contains($0) ? unapply($0) : nil })
  }
}

extension URLParameter where Self == PartialIso<String, Double> {
  /// Captures a floating-point number, as `Double.init(_:)` converts it, and prints its decimal
  /// digits.
  ///
  /// ```swift
  /// path(.double).match(URL(string: "/1e-05")!)  // 1e-05
  /// path(.double).url(for: 1e-05)                // /0.00001
  /// ```
  ///
  /// A number that's too large or too small for Foundation's `Decimal`, such as 1e128 or 1e-129, is
  /// printed with its exponent.
  public static var double: Self {
    PartialIso(apply: { Double(decoded: $0) }) { number in
      let text = number.description
      return text.contains("e") ? Decimal(string: text)?.description ?? text : text
    }
  }
}

extension URLParameter where Self == PartialIso<String, Bool> {
  /// Captures `true` or `false`.
  public static var bool: Self { .losslessStringConvertible }
}

extension URLParameter where Self == PartialIso<String, UUID> {
  /// Captures a UUID in uppercase or lowercase, and prints it in uppercase.
  public static var uuid: Self {
    PartialIso(
      apply: { UUID(whole: $0) }, unapply: { $0.uuidString })
  }
}

extension URLParameter where Self == PartialIso<String, URL> {
  /// Captures a URL, such as a link within a link.
  ///
  /// ```swift
  /// let login = path("login") </> query("next", .url)
  /// // URLFormat<URL>: /login?next=:url
  /// login.match(URL(string: "/login?next=https%3A%2F%2Fme.com%2Fa%20b")!)
  /// // https://me.com/a%20b
  /// ```
  ///
  /// It's converted like `Capture(URL.self)`: by the rules of `URL(pasted:)`. A stranger chooses
  /// this URL, so check its host before you open it.
  public static var url: Self {
    PartialIso(
      apply: { URL(pasted: $0) }, unapply: { $0.absoluteString })
  }
}

extension URLParameter {
  /// Captures what a table matches in a link within a link.
  ///
  /// ```swift
  /// let shop =
  ///   scheme("https") </> host("shop.com") </> path("items") </> path(.int)
  /// let login = path("login") </> query("next", .link(shop))
  /// // URLFormat<Int>: /login?next=:url
  /// login.url(for: 7)  // /login?next=https%3A%2F%2Fshop.com%2Fitems%2F7
  /// ```
  ///
  /// For a link to a page of the same table, make that table first, and then a whole one:
  /// `URLFormat { pages; iso(Page.login) <¢> path("login") </> query("next", .link(pages)) }`.
  ///
  /// The text is converted like `Capture(URL.self)`. Where the link doesn't match the table, the
  /// argument doesn't match. A stranger chooses the link, so begin the table with an address: one
  /// without takes a link to any host.
  public static func link<B>(_ table: URLFormat<B>) -> Self where Self == PartialIso<String, B> {
    PartialIso(
      placeholder: ":url",
      apply: { URL(pasted: $0).flatMap { table.match($0) } },
      unapply: { table.url(for: $0)?.absoluteString })
  }

  /// Captures a value that can be created from its description.
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
  /// path("tabs") </> path(.rawRepresentable(Tab.self))
  /// // URLFormat<Tab>: /tabs/:tab
  /// ```
  public static func rawRepresentable<B>(_ type: B.Type) -> Self
  where
    B: RawRepresentable & SendableMetatype, B.RawValue == String, Self == PartialIso<String, B>
  {
    .rawRepresentable
  }
}

/// Returns a matcher's name for explanations: a `Regex` with its pattern, or just the type.
private func name(of matcher: some PatternMatching) -> String {
  if let regex = matcher as? Regex { return "Regex(\"\(regex)\")" }
  return String("\(type(of: matcher))".prefix { $0 != "<" })
}
