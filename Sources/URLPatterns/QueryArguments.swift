/// The arguments of a URL's query, in order, read like a dictionary.
///
/// You get them from a URL with `queryArguments()`, from a raw query with
/// ``init(percentEncoded:plusAsSpace:)``, or from a dictionary literal.
///
/// ```swift
/// let query = QueryArguments(percentEncoded: "tab=new&page=2&tag=a&tag=b&flat")
/// query["tab"]                  // "new"
/// query["page", as: Int.self]   // 2
/// query.values(named: "tag")    // ["a", "b"]
/// query.contains(named: "flat")  // true, though query["flat"] is nil: it has no value
///
/// let printed: QueryArguments = ["q": "a+b & c", "flat": nil]
/// printed.percentEncodedQuery   // "q=a%2Bb%20%26%20c&flat"
/// ```
///
/// Arguments are separated by `&`, a name and its value by the first `=`. Order, duplicates and
/// names without a value are kept; empty arguments, as in `a&&b`, are dropped. Names and values are
/// percent-decoded as UTF-8, and one that cannot be (`%FF`) keeps its encoded spelling. `+` is a
/// plus sign, as RFC 3986 and `URLComponents` have it, unless asked to be read as a space.
///
/// Names are compared with `==`, which takes the Kelvin sign, U+212A, for a `K`, and `é` as one scalar
/// and as two for the same. To find a name by its bytes, take a matcher:
/// `query.first { Exactly("K") ~= $0.name }?.value`.
///
/// A look-up reads the query's text where it is, without building a table: fast for the handful of
/// arguments that URLs have, linear for hostile ones.
public struct QueryArguments: Sendable {
  /// Holds the encoded arguments at the UTF-8 offsets of `range`; always native UTF-8.
  var text: String
  var range: Range<Int>
  var plusAsSpace: Bool
  /// Whether the text is as this type writes it, so that it need not be read to be written.
  var isWritten = false

  /// Reads a percent-encoded query, without its `?`.
  ///
  /// ```swift
  /// QueryArguments(percentEncoded: "q=a+b")["q"]                     // "a+b"
  /// QueryArguments(percentEncoded: "q=a+b", plusAsSpace: true)["q"]  // "a b"
  /// ```
  ///
  /// - Parameters:
  ///   - query: The encoded query. None is refused, and nothing is decoded before it is asked for.
  ///   - plusAsSpace: Whether `+` reads as a space, as HTML forms write it
  ///     (`application/x-www-form-urlencoded`).
  public init(percentEncoded query: some StringProtocol, plusAsSpace: Bool = false) {
    var text = asString(query)
    text.makeContiguousUTF8()
    self.init(text: text, range: 0..<text.utf8.count, plusAsSpace: plusAsSpace)
  }

  /// Reads the query that lies in a longer text, sharing its storage.
  init(text: String, range: Range<Int>, plusAsSpace: Bool) {
    self.text = text
    self.range = range
    self.plusAsSpace = plusAsSpace
  }

  /// The arguments as a query without its `?`, as ``init(percentEncoded:plusAsSpace:)`` reads it.
  ///
  /// What this program put in is encoded but for RFC 3986's `unreserved` (§2.3), `+` and `/` too, so
  /// that no reader mistakes one. What was read keeps its spelling, byte for byte, also next to
  /// arguments that were set or appended. Only a name or a value that cannot keep it is encoded anew:
  /// one with a byte that no query may hold (§3.4), and one whose `+` was read as a space.
  ///
  /// ```swift
  /// (["to": "a/b", "flat": nil, "empty": ""] as QueryArguments).percentEncodedQuery
  /// // "to=a%2Fb&flat&empty="
  /// ```
  public var percentEncodedQuery: String {
    URIWriter.text(write)
  }
}

extension QueryArguments {
  /// The value of the first argument of this name.
  ///
  /// Setting a value puts it in the place of the first argument of the name, or at the end, and
  /// removes the others; setting nil removes them all.
  ///
  /// ```swift
  /// var query = QueryArguments(percentEncoded: "tab=new&page=2&tab=old")
  /// query["tab"]          // "new"
  /// query["tab"] = "top"  // tab=top&page=2
  /// query["tab"] = nil    // page=2
  /// ```
  ///
  /// - Parameter name: The decoded name.
  /// - Returns: The decoded value; nil where there is no such argument, or the first has no value.
  ///   ``contains(named:)`` tells the two apart.
  public subscript(name: String) -> String? {
    get { firstValue(named: name) ?? nil }
    set { set(newValue, named: name) }
  }

  /// The value of the first argument of this name, converted from its text.
  ///
  /// ```swift
  /// let query: QueryArguments = ["page": "2", "size": "large"]
  /// query["page", as: Int.self]  // 2
  /// query["size", as: Int.self]  // nil
  /// ```
  ///
  /// The type's own rules hold: `Int` reads `+7` and `007` too, `Double` reads `nan`, `inf` and
  /// `0x1p3`.
  ///
  /// - Returns: nil where there is no value, or none of this type.
  @inlinable
  public subscript<Value: LosslessStringConvertible>(
    name: String, as type: Value.Type
  ) -> Value? {
    self[name].flatMap(Value.init)
  }

  /// The value of the first argument of this name, as the case it is the raw value of.
  ///
  /// ```swift
  /// enum Order: String { case newest, oldest }
  /// (["order": "oldest"] as QueryArguments)["order", as: Order.self]  // .oldest
  /// ```
  ///
  /// - Returns: nil where there is no value, or none of this type.
  @inlinable
  public subscript<Value: RawRepresentable>(
    name: String, as type: Value.Type
  ) -> Value? where Value.RawValue: LosslessStringConvertible {
    self[name].flatMap(Value.RawValue.init).flatMap(Value.init)
  }

  /// The value of the first argument of this name, for a type that has both a description to read and
  /// a raw value: the raw value counts.
  ///
  /// ```swift
  /// // Page's raw value is an Int, its description "page 2".
  /// (["page": "2"] as QueryArguments)["page", as: Page.self]  // page 2
  /// ```
  ///
  /// - Returns: nil where there is no value, or none of this type.
  @inlinable
  public subscript<Value: RawRepresentable & LosslessStringConvertible>(
    name: String, as type: Value.Type
  ) -> Value? where Value.RawValue: LosslessStringConvertible {
    self[name].flatMap(Value.RawValue.init).flatMap { Value(rawValue: $0) }
  }

  /// The values of all arguments of this name, in order; nil for one without a value.
  ///
  /// ```swift
  /// QueryArguments(percentEncoded: "a=1&b=2&a&a=").values(named: "a")  // ["1", nil, ""]
  /// ```
  ///
  /// - Parameter name: The decoded name.
  public func values(named name: String) -> [String?] {
    withBytes { bytes in
      name.withUTF8Span { name in
        var values: [String?] = []
        var position = 0
        while let value = next(named: name, in: bytes, from: &position) { values.append(value) }
        return values
      }
    }
  }

  /// Whether there is an argument of this name, with or without a value.
  ///
  /// ```swift
  /// QueryArguments(percentEncoded: "flat&tab=new").contains(named: "flat")  // true
  /// ```
  ///
  /// - Parameter name: The decoded name.
  public func contains(named name: String) -> Bool {
    firstValue(named: name) != nil
  }

  private func firstValue(named name: String) -> String?? {
    withBytes { bytes in
      name.withUTF8Span { name in
        var position = 0
        return next(named: name, in: bytes, from: &position)
      }
    }
  }

  /// The value of the next argument of a name, or nil where there is none.
  private func next(
    named name: Span<UInt8>, in bytes: Span<UInt8>, from position: inout Int
  ) -> String?? {
    while let argument = EncodedArgument(in: bytes, from: position) {
      position = argument.end
      if argument.hasName(name, in: bytes, plusAsSpace: plusAsSpace) {
        return .some(argument.value(in: bytes, plusAsSpace: plusAsSpace))
      }
    }
    return nil
  }

  func withBytes<Result>(_ body: (Span<UInt8>) -> Result) -> Result {
    text.withUTF8Span { body($0.extracting(range)) }
  }
}
