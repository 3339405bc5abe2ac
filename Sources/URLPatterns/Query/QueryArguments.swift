/// The arguments of a URL's query, in order, which can be read like a dictionary.
///
/// You get them from a URL with `queryArguments()`, from the text of a query with
/// ``init(percentEncoded:plusAsSpace:)``, or from a dictionary literal.
///
/// ```swift
/// let query = QueryArguments(percentEncoded: "tab=new&page=2&tag=a&tag=b&flat")
/// query["tab"]                   // "new"
/// query["page", as: Int.self]    // 2
/// query.values(named: "tag")     // ["a", "b"] (of type [String?])
/// query["flat"]                  // nil (it has no value)
/// query.contains(named: "flat")  // true
///
/// let page: String? = nil
/// let printed: QueryArguments = ["q": "a+b & c", "page": page]
/// printed.percentEncodedQuery    // "q=a%2Bb%20%26%20c"
/// ```
///
/// Arguments are separated by `&`, and a name from its value by the first `=`. Order, duplicates
/// and names without a value are kept; empty arguments, as in `a&&b`, are dropped. Names and values
/// are percent-decoded as UTF-8, and one that cannot be decoded (`%FF`) keeps its encoded spelling.
/// `+` is a plus sign, as in RFC 3986 and in `URLComponents`, unless you ask for it to be read as a
/// space.
///
/// Names are compared with `==`, which takes the Kelvin sign, U+212A, for a `K`, and `é` as one scalar
/// and as two for the same. To find a name by its bytes, take a matcher:
/// `query.first { Exactly("K") ~= $0.name }?.value`.
///
/// Looking up an argument scans the text of the query, without building a table. For the handful of
/// arguments that URLs have that is fast, and for a hostile query the time is linear in its length.
public struct QueryArguments: Sendable {
  /// Holds the encoded arguments at the UTF-8 offsets of `range`; always native UTF-8.
  var text: String
  var range: Range<Int>
  var plusAsSpace: Bool

  /// Reads a percent-encoded query, without its `?`.
  ///
  /// ```swift
  /// QueryArguments(percentEncoded: "q=a+b")["q"]                     // "a+b"
  /// QueryArguments(percentEncoded: "q=a+b", plusAsSpace: true)["q"]  // "a b"
  /// ```
  ///
  /// - Parameters:
  ///   - query: The encoded query. Any text is accepted, and nothing is decoded before it is asked for.
  ///   - plusAsSpace: Whether `+` is read as a space, as HTML forms write it
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
  /// In arguments that were set or appended, every byte is encoded that is not `unreserved` (RFC
  /// 3986 §2.3), `+` and `/` included, so that no reader takes it for anything else. Arguments that
  /// were read keep their spelling, byte for byte, even next to ones that were set or appended.
  /// Only a name or a value that cannot keep its spelling is encoded anew: one with a byte that no
  /// query may hold (§3.4), and one with a `+` that was read as a space.
  ///
  /// ```swift
  /// (["to": "a/b", "empty": ""] as QueryArguments).percentEncodedQuery  // "to=a%2Fb&empty="
  /// ```
  public var percentEncodedQuery: String {
    URIWriter.text(write)
  }
}

extension QueryArguments {
  /// The value of the first argument with this name.
  ///
  /// Setting a value replaces the first argument with the name, or adds one at the end, and removes all
  /// others with the name. Setting nil removes them all, as in a dictionary.
  ///
  /// ```swift
  /// var query = QueryArguments(percentEncoded: "tab=new&page=2&tab=old")
  /// query["tab"]          // "new"
  /// query["tab"] = "top"  // tab=top&page=2
  /// query["tab"] = nil    // page=2
  /// ```
  ///
  /// - Parameter name: The decoded name.
  /// - Returns: The decoded value, or nil if there is no such argument or the first one has no value.
  ///   ``contains(named:)`` tells the two apart.
  public subscript(name: String) -> String? {
    get { firstValue(named: name) ?? nil }
    set { set(newValue, named: name) }
  }

  /// The value of the first argument with this name, converted from its text.
  ///
  /// ```swift
  /// let query: QueryArguments = ["page": "2", "size": "large"]
  /// query["page", as: Int.self]  // 2
  /// query["size", as: Int.self]  // nil
  /// ```
  ///
  /// The type's own rules hold: `Int` also reads `+7` and `007`, and `Double` also reads `nan`,
  /// `inf` and `0x1p3`.
  ///
  /// - Returns: nil if there is no value, or if it cannot be converted.
  @inlinable
  public subscript<Value: LosslessStringConvertible>(
    name: String, as type: Value.Type
  ) -> Value? {
    self[name].flatMap { Value(decoded: $0) }
  }

  /// The value of the first argument with this name, converted by its raw value.
  ///
  /// ```swift
  /// enum Order: String { case newest, oldest }
  /// (["order": "oldest"] as QueryArguments)["order", as: Order.self]  // .oldest
  /// ```
  ///
  /// - Returns: nil if there is no value, or if it cannot be converted.
  @inlinable
  public subscript<Value: RawRepresentable>(
    name: String, as type: Value.Type
  ) -> Value? where Value.RawValue: LosslessStringConvertible {
    self[name].flatMap { Value.RawValue(decoded: $0) }.flatMap(Value.init)
  }

  /// The value of the first argument with this name, converted by its raw value.
  ///
  /// This holds even if the type could also be read from a description.
  ///
  /// ```swift
  /// struct Page: RawRepresentable, LosslessStringConvertible {
  ///   let rawValue: Int
  ///   var description: String { "page \(rawValue)" }
  ///   init(rawValue: Int) { self.rawValue = rawValue }
  ///   init?(_ description: String) { nil }
  /// }
  /// (["page": "2"] as QueryArguments)["page", as: Page.self]  // page 2
  /// ```
  ///
  /// - Returns: nil if there is no value, or if it cannot be converted.
  @inlinable
  public subscript<Value: RawRepresentable & LosslessStringConvertible>(
    name: String, as type: Value.Type
  ) -> Value? where Value.RawValue: LosslessStringConvertible {
    self[name].flatMap { Value.RawValue(decoded: $0) }.flatMap { Value(rawValue: $0) }
  }

  /// The values of all arguments with this name, in order; nil stands for an argument without a value.
  ///
  /// ```swift
  /// let query = QueryArguments(percentEncoded: "a=1&b=2&a&a=")
  /// query.values(named: "a")                    // ["1", nil, ""]
  /// query.values(named: "a").compactMap { $0 }  // ["1", ""]
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

  /// Whether there is an argument with this name, with or without a value.
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
