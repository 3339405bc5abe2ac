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
/// A look-up reads the query's text where it is, without building a table: fast for the handful of
/// arguments that URLs have, linear for hostile ones.
public struct QueryArguments: Sendable {
  /// Holds the encoded arguments at the UTF-8 offsets of `range`; always native UTF-8.
  private var text: String
  private var range: Range<Int>
  private var plusAsSpace: Bool
  /// Whether the text is as this type writes it, so that it need not be read to be written.
  private var isWritten = false

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
    var text = String(query)
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

// MARK: - Reading like a dictionary

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

  /// The value of the first argument of this name, for a type that is both: its raw value counts.
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

  fileprivate func withBytes<Result>(_ body: (Span<UInt8>) -> Result) -> Result {
    text.withUTF8Span { body($0.extracting(range)) }
  }
}

// MARK: - Building

extension QueryArguments: ExpressibleByDictionaryLiteral {
  /// Builds the arguments in the literal's order; duplicates are kept, nil is a name without value.
  ///
  /// ```swift
  /// let query: QueryArguments = ["tag": "a", "tag": "b", "flat": nil]  // tag=a&tag=b&flat
  /// ```
  public init(dictionaryLiteral elements: (String, String?)...) {
    self.init(elements.lazy.map { (name: $0, value: $1) })
  }

  /// Builds the arguments from names and values, in order.
  ///
  /// ```swift
  /// QueryArguments([(name: "page", value: "2")]).percentEncodedQuery  // "page=2"
  /// ```
  ///
  /// - Parameter arguments: Decoded names and values; nil is a name without a value.
  public init(_ arguments: some Sequence<(name: String, value: String?)>) {
    self.init(text: "", range: 0..<0, plusAsSpace: false)
    isWritten = true
    for argument in arguments { append(name: argument.name, value: argument.value) }
  }

  /// Adds an argument at the end, whether or not there is one of that name.
  ///
  /// ```swift
  /// var query: QueryArguments = ["tag": "a"]
  /// query.append(name: "tag", value: "b")  // tag=a&tag=b
  /// ```
  ///
  /// - Parameters:
  ///   - name: The name, not encoded. The empty name without a value cannot be written, as readers
  ///     drop it; it is dropped here already.
  ///   - value: The value, not encoded; nil for a name without a value.
  public mutating func append(name: String, value: String?) {
    if range.count != text.utf8.count {
      text = withBytes { $0.withUnsafeBufferPointer { String(decoding: $0, as: UTF8.self) } }
    }
    let argument = URIWriter.text { $0.appendArgument(name: name, value: value) }
    guard !argument.isEmpty else { return }
    if !text.isEmpty { text += "&" }
    text += argument
    range = 0..<text.utf8.count
  }

  private mutating func set(_ value: String?, named name: String) {
    guard contains(named: name) else {
      if let value { append(name: name, value: value) }
      return
    }
    var pending = value
    var changed = ""
    withBytes { bytes in
      name.withUTF8Span { nameBytes in
        var position = 0
        while let argument = EncodedArgument(in: bytes, from: position) {
          position = argument.end
          let isNamed = argument.hasName(nameBytes, in: bytes, plusAsSpace: plusAsSpace)
          if isNamed, pending == nil { continue }
          if !changed.isEmpty { changed += "&" }
          if isNamed {
            changed += URIWriter.text { $0.appendArgument(name: name, value: pending) }
            pending = nil
          } else {
            // The others keep their spelling.
            bytes.extracting(argument.start..<argument.end).withUnsafeBufferPointer {
              changed += String(decoding: $0, as: UTF8.self)
            }
          }
        }
      }
    }
    text = changed
    range = 0..<text.utf8.count
  }
}

extension QueryArguments {
  /// Writes the arguments, encoded and separated by `&`.
  func write(to text: inout URIWriter) {
    guard !isWritten else { return text.append(verbatim: self.text) }
    withBytes { bytes in
      var position = 0
      while let argument = EncodedArgument(in: bytes, from: position) {
        if position > 0 { text.append(UInt8(ascii: "&")) }
        position = argument.end
        text.append(percentEncoded: bytes.extracting(argument.name), plusAsSpace: plusAsSpace)
        guard let value = argument.value else { continue }
        text.append(UInt8(ascii: "="))
        text.append(percentEncoded: bytes.extracting(value), plusAsSpace: plusAsSpace)
      }
    }
  }
}

extension URIWriter {
  /// Appends a name or a value that was read: in its own spelling where that may stand in a query
  /// and means the same to every reader, or else encoded anew.
  fileprivate mutating func append(percentEncoded bytes: Span<UInt8>, plusAsSpace: Bool) {
    if isValidInQuery(bytes), !plusAsSpace || !bytes.contains(where: { $0 == UInt8(ascii: "+") }) {
      append(verbatim: bytes)
    } else {
      append(String(percentEncoded: bytes, plusAsSpace: plusAsSpace), unencoded: .unreserved)
    }
  }
}

/// Whether `query = *( pchar / "/" / "?" )` (RFC 3986 §3.4) holds, which has each `%` begin an escape.
private func isValidInQuery(_ bytes: Span<UInt8>) -> Bool {
  var i = 0
  while i < bytes.count {
    if bytes[i] == UInt8(ascii: "%") {
      guard i + 2 < bytes.count, hexadecimalValue(bytes[i + 1]) != nil,
        hexadecimalValue(bytes[i + 2]) != nil
      else { return false }
      i += 3
    } else {
      guard UnencodedBytes.query.contain(bytes[i]) else { return false }
      i += 1
    }
  }
  return true
}

extension URIWriter {
  /// Appends one argument, encoded; nothing for an empty name without a value.
  mutating func appendArgument(name: String, value: String?) {
    append(name, unencoded: .unreserved)
    guard let value else { return }
    append(UInt8(ascii: "="))
    append(value, unencoded: .unreserved)
  }
}

// MARK: - Conformances

extension QueryArguments: Collection {
  /// The position of an argument.
  public struct Index: Comparable, Sendable {
    fileprivate let argument: EncodedArgument?

    /// Whether the left argument precedes the right one.
    public static func < (left: Index, right: Index) -> Bool {
      (left.argument?.start ?? .max) < (right.argument?.start ?? .max)
    }

    /// Whether both are the position of the same argument.
    public static func == (left: Index, right: Index) -> Bool {
      left.argument?.start == right.argument?.start
    }
  }

  /// Whether there are no arguments.
  public var isEmpty: Bool { range.isEmpty || !isWritten && startIndex == endIndex }

  /// The position of the first argument.
  public var startIndex: Index { Index(argument: withBytes { EncodedArgument(in: $0, from: 0) }) }

  /// The position after the last argument.
  public var endIndex: Index { Index(argument: nil) }

  /// The position of the next argument.
  public func index(after index: Index) -> Index {
    guard let argument = index.argument else {
      preconditionFailure("There is no argument after endIndex")
    }
    return Index(argument: withBytes { EncodedArgument(in: $0, from: argument.end) })
  }

  /// The decoded name and value of an argument; the value is nil where there is no `=`.
  ///
  /// ```swift
  /// for (name, value) in QueryArguments(percentEncoded: "tab=new&flat") {
  ///   print(name, value ?? "-")
  /// }
  /// // tab new
  /// // flat -
  /// ```
  public subscript(index: Index) -> (name: String, value: String?) {
    guard let argument = index.argument else {
      preconditionFailure("There is no argument at endIndex")
    }
    return withBytes {
      (
        argument.name(in: $0, plusAsSpace: plusAsSpace),
        argument.value(in: $0, plusAsSpace: plusAsSpace)
      )
    }
  }
}

extension QueryArguments: Hashable {
  /// Whether both have the same names and values, decoded, in the same order.
  ///
  /// ```swift
  /// QueryArguments(percentEncoded: "q=%61") == ["q": "a"]  // true
  /// ```
  public static func == (left: QueryArguments, right: QueryArguments) -> Bool {
    left.elementsEqual(right) { $0.name == $1.name && $0.value == $1.value }
  }

  /// Feeds each name and value to `hasher`.
  public func hash(into hasher: inout Hasher) {
    for argument in self {
      hasher.combine(argument.name)
      hasher.combine(argument.value)
    }
  }
}

extension QueryArguments: CustomStringConvertible {
  /// The arguments as they are written, percent-encoded.
  ///
  /// ```swift
  /// QueryArguments(percentEncoded: "q=a%26b&flat").description  // "q=a%26b&flat"
  /// ```
  public var description: String { percentEncodedQuery }
}

/// Where one argument lies in an encoded query.
private struct EncodedArgument {
  let start: Int
  let end: Int
  /// The offset of the first `=`, if there is one.
  let equalsSign: Int?

  /// Finds the first argument at or after `position`, skipping empty ones.
  init?(in bytes: Span<UInt8>, from position: Int) {
    var i = position
    while i < bytes.count, bytes[i] == UInt8(ascii: "&") { i += 1 }
    guard i < bytes.count else { return nil }
    start = i
    let nameEnd = bytes.firstIndex(of: UInt8(ascii: "&"), or: UInt8(ascii: "="), from: i)
    guard nameEnd < bytes.count, bytes[nameEnd] == UInt8(ascii: "=") else {
      (end, equalsSign) = (nameEnd, nil)
      return
    }
    equalsSign = nameEnd
    end = bytes.firstIndex(of: UInt8(ascii: "&"), or: UInt8(ascii: "&"), from: nameEnd)
  }

  /// Where the encoded name lies.
  var name: Range<Int> { start..<(equalsSign ?? end) }

  /// Where the encoded value lies; nil where there is no `=`.
  var value: Range<Int>? { equalsSign.map { $0 + 1..<end } }

  func name(in bytes: Span<UInt8>, plusAsSpace: Bool) -> String {
    String(percentEncoded: bytes.extracting(name), plusAsSpace: plusAsSpace)
  }

  func value(in bytes: Span<UInt8>, plusAsSpace: Bool) -> String? {
    value.map { String(percentEncoded: bytes.extracting($0), plusAsSpace: plusAsSpace) }
  }

  /// Whether the decoded name equals `name` as strings do, decoding it only where it has to be.
  func hasName(_ name: Span<UInt8>, in bytes: Span<UInt8>, plusAsSpace: Bool) -> Bool {
    let encodedName = bytes.extracting(self.name)
    if encodedName.isPlain(plusAsSpace: true) {
      if encodedName.equals(name) { return true }
      // One that differs still equals a name that is canonically equivalent, which takes scalars
      // outside ASCII: the Kelvin sign is a K.
      if name.isPlain(plusAsSpace: false) { return false }
    }
    return self.name(in: bytes, plusAsSpace: plusAsSpace)
      == name.withUnsafeBufferPointer { String(decoding: $0, as: UTF8.self) }
  }
}
