/// The arguments of a URL's query, in order, which you can read like a dictionary.
///
/// You get them from a URL with `queryArguments()`, from the text of a query with
/// ``init(percentEncoded:)``, from an HTTP request target with
/// ``init(requestTarget:)``, or from a dictionary literal.
///
/// ```swift
/// let query = QueryArguments(
///   percentEncoded: "tab=new&page=2&tag=a&tag=b&flat")
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
/// Arguments are separated by `&`, and a name is separated from its value by the first `=`. Order,
/// duplicates, and names without a value are kept. Empty arguments, as in `a&&b`, are dropped.
/// Names and values are percent-decoded as UTF-8, and one that can't be decoded (`%FF`) stays
/// encoded. `+` is a plus sign, as in RFC 3986 and in `URLComponents`, except after
/// ``readingPlusAsSpace()``.
///
/// Names are compared with `==`, so the Kelvin sign, U+212A, equals `K`, and `é` as one scalar
/// equals `é` as two. To find a name by its bytes, use a matcher:
/// `query.first { Exactly("K") ~= $0.name }?.value`. To ignore case, use ``ignoringCase()``.
///
/// Looking up an argument scans the query's text, without building a table. That's fast for the
/// handful of arguments that URLs usually have, and takes linear time for a hostile query.
public struct QueryArguments: Sendable {
  /// The text that contains the encoded arguments, at the UTF-8 offsets of `range`; always native
  /// UTF-8.
  var text: String
  var range: Range<Int>
  package var plusAsSpace = false
  var ignoresCase = false

  /// Creates arguments from a percent-encoded query, without its `?`.
  ///
  /// ```swift
  /// QueryArguments(percentEncoded: "q=%26")["q"]  // "&"
  /// ```
  ///
  /// - Parameter query: The percent-encoded query. Any text is accepted, and nothing is decoded
  ///   until you ask for it.
  public init(percentEncoded query: some StringProtocol) {
    self.init(in: withString(query) { $0 }) { $0.indices }
  }

  /// Creates arguments from the query of an HTTP request target.
  ///
  /// ```swift
  /// let target = "/rooms/swift?last=5"
  /// switch (Counted(path: target), QueryArguments(requestTarget: target)) {
  /// case (.N2("rooms", let room), Has("last", "5")):
  ///   print("the last five of \(room)")
  /// default:
  ///   print("404")
  /// }
  /// // the last five of swift
  /// ```
  ///
  /// The query begins after the first `?` and ends at a `#` (RFC 3986 §3.4). Any text is accepted,
  /// and one without a `?` has no arguments. For the path of the same target, use
  /// ``Counted/init(path:)``.
  ///
  /// - Parameter target: The percent-encoded request target, in UTF-8.
  public init(requestTarget target: some StringProtocol) {
    self.init(in: withString(target) { $0 }, at: URIReference.query)
  }

  /// Creates an empty query.
  package init() {
    (text, range) = ("", 0..<0)
  }

  /// Creates arguments from the part of a text that `find` returns, sharing the text's storage.
  init(in text: String, at find: (Span<UInt8>) -> Range<Int>?) {
    self.text = text
    // A text that's bridged from Objective-C is converted to UTF-8 once.
    self.text.makeContiguousUTF8()
    range = self.text.withUTF8Span(find) ?? 0..<0
  }

  /// The percent-encoded query without its `?`, which ``init(percentEncoded:)`` turns back into
  /// these arguments.
  ///
  /// In arguments that you set or append, every byte that isn't `unreserved` (RFC 3986 §2.3) is
  /// encoded, including `+` and `/`, so that every reader decodes it to the same text. Arguments of
  /// a URL keep their spelling, byte for byte, even if others are set or appended. A name or a
  /// value is encoded again only if it contains a byte that isn't allowed in a query (§3.4), or a
  /// `+` that means a space.
  ///
  /// ```swift
  /// (["to": "a/b", "empty": ""] as QueryArguments).percentEncodedQuery
  /// // "to=a%2Fb&empty="
  /// ```
  public var percentEncodedQuery: String {
    URIWriter.text(write)
  }

  /// The value of the first argument with this name.
  ///
  /// Setting a value replaces the first argument with the name, or adds one at the end, and removes
  /// any others with the name. Setting nil removes them all, as in a dictionary.
  ///
  /// ```swift
  /// var query = QueryArguments(percentEncoded: "tab=new&page=2&tab=old")
  /// query["tab"]          // "new"
  /// query["tab"] = "top"  // tab=top&page=2
  /// query["tab"] = nil    // page=2
  /// ```
  ///
  /// - Parameter name: The decoded name.
  /// - Returns: The decoded value, or nil if there's no such argument or the first one has no
  ///   value. To tell these apart, use ``contains(named:)``.
  public subscript(name: String) -> String? {
    get { firstValue(named: name) ?? nil }
    set { setValues(newValue.map { [$0] } ?? [], named: name) }
  }

  /// The value of the first argument with this name, converted from its text.
  ///
  /// ```swift
  /// let query: QueryArguments = ["page": "2", "size": "large"]
  /// query["page", as: Int.self]  // 2
  /// query["size", as: Int.self]  // nil
  /// ```
  ///
  /// The type's own rules apply: `Int` also accepts `+7` and `007`, and `Double` also accepts
  /// `nan`, `inf`, and `0x1p3`.
  ///
  /// - Returns: The converted value, or nil if there's no value or it can't be converted.
  @inlinable
  @_disfavoredOverload  // Of two ways to convert, the raw value counts.
  public subscript<Value: LosslessStringConvertible>(
    name: String, as type: Value.Type
  ) -> Value? {
    self[name].flatMap { Value(decoded: $0) }
  }

  /// The value of the first argument with this name, converted by its raw value.
  ///
  /// A type that's also `LosslessStringConvertible` is converted by its raw value, too.
  ///
  /// ```swift
  /// enum Order: String { case newest, oldest }
  /// (["order": "oldest"] as QueryArguments)["order", as: Order.self]
  /// // .oldest
  /// ```
  ///
  /// - Returns: The converted value, or nil if there's no value or it can't be converted.
  @inlinable
  public subscript<Value: RawRepresentable>(
    name: String, as type: Value.Type
  ) -> Value? where Value.RawValue: LosslessStringConvertible {
    self[name].flatMap { Value(decoded: $0) }
  }

  /// Returns the values of all arguments with this name, in order, with nil for an argument without
  /// a value.
  ///
  /// ```swift
  /// let query = QueryArguments(percentEncoded: "a=1&b=2&a&a=")
  /// query.values(named: "a")                    // ["1", nil, ""]
  /// query.values(named: "a").compactMap { $0 }  // ["1", ""]
  /// query.values(named: "a").last ?? nil
  /// // "" (some servers use the last value)
  /// ```
  ///
  /// - Parameter name: The decoded name.
  public func values(named name: String) -> [String?] {
    var name = ArgumentName(name)
    var values: [String?] = []
    forEachArgument { argument, bytes in
      guard isArgument(argument, named: &name, in: bytes) else { return }
      values.append(argument.value(in: bytes, plusAsSpace: plusAsSpace))
    }
    return values
  }

  /// Returns whether there's an argument with this name, with or without a value.
  ///
  /// ```swift
  /// QueryArguments(percentEncoded: "flat&tab=new").contains(named: "flat")
  /// // true
  /// ```
  ///
  /// - Parameter name: The decoded name.
  @inline(never)
  public func contains(named name: String) -> Bool {
    withBytes { firstArgument(named: name, in: $0) != nil }
  }

  /// Returns the value of the first argument with this name, or nil if there's no such argument.
  @usableFromInline
  package func firstValue(named name: String) -> String?? {
    withBytes { bytes in
      firstArgument(named: name, in: bytes).map { $0.value(in: bytes, plusAsSpace: plusAsSpace) }
    }
  }

  /// Calls `body` with each argument, and the bytes that contain it.
  func forEachArgument(_ body: (EncodedArgument, Span<UInt8>) -> Void) {
    withBytes { bytes in
      var position = 0
      while let argument = EncodedArgument(in: bytes, from: position) {
        position = argument.end
        body(argument, bytes)
      }
    }
  }

  func withBytes<Result>(_ body: (Span<UInt8>) -> Result) -> Result {
    text.withUTF8Span { body($0.extracting(range)) }
  }
}
