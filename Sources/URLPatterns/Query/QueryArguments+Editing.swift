extension QueryArguments: ExpressibleByDictionaryLiteral {
  /// Creates arguments from a dictionary literal, in its order.
  ///
  /// Names can repeat. An argument whose value is nil is left out, so you don't need an `if` for an
  /// optional value. To print a name without a value, use ``append(name:)``.
  ///
  /// ```swift
  /// let page: Int? = nil
  /// let query: QueryArguments = [
  ///   "tag": "a", "tag": "b", "page": page.map(String.init),
  /// ]
  /// query.percentEncodedQuery  // "tag=a&tag=b"
  /// ```
  public init(dictionaryLiteral elements: (String, String?)...) {
    self.init()
    for case (let name, let value?) in elements { append(name: name, value: value) }
  }

  /// Creates arguments from names and values, in order.
  ///
  /// The names and values have the same form as the elements of a query, so
  /// `QueryArguments(Array(query))` equals `query`. That's why a value of nil means a name without
  /// a value here, as in Foundation's `URLQueryItem`. A dictionary literal leaves such an argument
  /// out instead.
  ///
  /// ```swift
  /// let arguments = [(name: "page", value: "2"), (name: "flat", value: nil)]
  /// QueryArguments(arguments).percentEncodedQuery  // "page=2&flat"
  /// ```
  ///
  /// - Parameter arguments: Names and values, not encoded. A value of nil means a name without a
  ///   value. An empty name without a value isn't added, because a query can't contain one.
  public init(_ arguments: some Sequence<(name: String, value: String?)>) {
    self.init()
    for argument in arguments { add(argument.name, argument.value) }
  }

  /// Adds an argument at the end, even if there's already one with that name.
  ///
  /// ```swift
  /// var query: QueryArguments = ["tag": "a"]
  /// query.append(name: "tag", value: "b")
  /// query.percentEncodedQuery  // "tag=a&tag=b"
  /// ```
  ///
  /// The value isn't optional, because nil could mean two things. To leave an argument out, assign
  /// nil: `query["tag"] = nil`. To print a name without a value, use ``append(name:)``.
  ///
  /// - Parameters:
  ///   - name: The name, not encoded.
  ///   - value: The value, not encoded.
  public mutating func append(name: String, value: String) { add(name, value) }

  /// Adds a name without a value at the end, such as `flat` in `?tab=new&flat`.
  ///
  /// ``contains(named:)`` finds it. For a program that insists on `flat=`, print that with
  /// `append(name: "flat", value: "")`.
  ///
  /// ```swift
  /// var query: QueryArguments = ["tab": "new"]
  /// query.append(name: "flat")
  /// query.percentEncodedQuery  // "tab=new&flat"
  /// ```
  ///
  /// - Parameter name: The name, not encoded. An empty name isn't added, because a query can't
  ///   contain one without a value.
  public mutating func append(name: String) { add(name, nil) }

  @inline(never)
  private mutating func add(_ name: String, _ value: String?) {
    add(
      encoded: URIWriter.text { text in
        text.append(name, unencoded: .unreserved)
        guard let value else { return }
        text.append(UInt8(ascii: "="))
        text.append(value, unencoded: .unreserved)
      })
  }

  /// Replaces the arguments with this name by one for each value.
  ///
  /// They take the place of the first argument with the name, or are added at the end.
  ///
  /// ```swift
  /// var query = QueryArguments(percentEncoded: "tag=a&page=2&tag=b")
  /// query.setValues(["c", "d"], named: "tag")
  /// query.percentEncodedQuery  // "tag=c&tag=d&page=2"
  /// ```
  ///
  /// - Parameters:
  ///   - values: The values, not encoded. Without values, the arguments are removed.
  ///   - name: The name, not encoded.
  public mutating func setValues(_ values: some Sequence<String>, named name: String) {
    var new = QueryArguments()
    for value in values { new.add(name, value) }
    guard contains(named: name) else { return add(encoded: new.text) }
    var parts: [String] = []
    var pending = Optional(new.text)
    var name = ArgumentName(name)
    forEachArgument { argument, bytes in
      if !isArgument(argument, named: &name, in: bytes) {
        // The other arguments keep their spelling.
        parts.append(argument.text(in: bytes))
      } else if let new = pending.take(), !new.isEmpty {
        parts.append(new)
      }
    }
    encodedText = parts.joined(separator: "&")
  }

  /// Returns the arguments that satisfy a predicate, in the same spelling.
  ///
  /// Use it to keep arguments that you don't know, and to print them again:
  ///
  /// ```swift
  /// let query = QueryArguments(
  ///   percentEncoded: "q=soup&utm_source=mail&utm_medium=a%20b")
  /// let tracking = query.filter { $0.name.utf8.starts(with: "utm_".utf8) }
  /// (["q": "stew"] + tracking).percentEncodedQuery
  /// // "q=stew&utm_source=mail&utm_medium=a%20b"
  /// ```
  ///
  /// - Parameter isIncluded: A closure that takes a decoded name and value.
  /// - Throws: Any error that `isIncluded` throws.
  public func filter(
    _ isIncluded: ((name: String, value: String?)) throws -> Bool
  ) rethrows -> QueryArguments {
    let included = try indices.filter { try isIncluded(self[$0]) }
    var filtered = self
    filtered.encodedText = withBytes { bytes in
      included.map { $0.found.text(in: bytes) }.joined(separator: "&")
    }
    return filtered
  }

  /// Returns the arguments of both queries, one after the other.
  ///
  /// ```swift
  /// let page: QueryArguments = ["page": "2"]
  /// (["q": "soup"] + page).percentEncodedQuery  // "q=soup&page=2"
  /// ```
  ///
  /// Arguments keep their spelling, except that a `+` that means a space is printed as `%20` if
  /// it's a plus sign in the other query. The result ignores case if one of the queries does.
  public static func + (left: QueryArguments, right: QueryArguments) -> QueryArguments {
    let readsAlike = left.plusAsSpace == right.plusAsSpace
    var sum = left
    sum.encodedText = readsAlike ? left.encodedText : left.percentEncodedQuery
    sum.add(encoded: readsAlike ? right.encodedText : right.percentEncodedQuery)
    sum.plusAsSpace = left.plusAsSpace && right.plusAsSpace
    sum.ignoresCase = left.ignoresCase || right.ignoresCase
    return sum
  }

  /// Returns the same arguments, whose names ignore case whenever you look one up.
  ///
  /// ```swift
  /// let query = QueryArguments(percentEncoded: "TweetID=7&page=2")
  ///   .ignoringCase()
  /// query["tweetId"]                            // "7"
  /// Has("tweetid", Capture(Int.self)) ~= query  // true
  /// query.percentEncodedQuery                   // "TweetID=7&page=2"
  /// ```
  ///
  /// Names are compared as ``IgnoringCase`` compares elements. Setting a value also replaces
  /// arguments whose names differ only in case. Whether two queries are equal doesn't change.
  public func ignoringCase() -> QueryArguments {
    var copy = self
    copy.ignoresCase = true
    return copy
  }

  /// Returns the same arguments, in which a `+` is a space.
  ///
  /// That's how HTML forms write a space (`application/x-www-form-urlencoded`).
  ///
  /// ```swift
  /// let query = QueryArguments(percentEncoded: "q=a+b")
  /// query["q"]                       // "a+b"
  /// query.readingPlusAsSpace()["q"]  // "a b"
  /// ```
  public func readingPlusAsSpace() -> QueryArguments {
    var copy = self
    copy.plusAsSpace = true
    return copy
  }

  /// Returns the same arguments, with some characters printed as they are.
  ///
  /// Use it for a receiver that doesn't decode them, such as many apps that are paid by UPI:
  ///
  /// ```swift
  /// let payment: QueryArguments = ["pa": "shop@bank", "tn": "a&b"]
  /// payment.percentEncodedQuery  // "pa=shop%40bank&tn=a%26b"
  /// payment.printing(unencoded: "@").percentEncodedQuery
  /// // "pa=shop@bank&tn=a%26b"
  /// ```
  ///
  /// The characters can be any of `/?:@!$'()*,;` (RFC 3986 §3.4). Any other, which could mean
  /// something else there, stops the program. Arguments that you add to the result are encoded as
  /// usual.
  public func printing(
    unencoded characters: String, file: StaticString = #fileID, line: UInt = #line
  ) -> QueryArguments {
    if let reason = reasonAgainstUnencoded(characters) { stop(reason, file: file, line: line) }
    return leavingUnencoded(characters)
  }

  /// Does the same for characters that can be printed as they are.
  package func leavingUnencoded(_ characters: String) -> QueryArguments {
    var copy = self
    copy.encodedText = URIWriter.text { text in
      var isFirst = true
      forEachArgument { argument, bytes in
        if !isFirst { text.append(UInt8(ascii: "&")) }
        isFirst = false
        text.append(bytes.extracting(argument.name), unescaping: characters)
        guard let value = argument.value else { return }
        text.append(UInt8(ascii: "="))
        text.append(bytes.extracting(value), unescaping: characters)
      }
    }
    return copy
  }

  /// The query in the spelling that was read.
  private var encodedText: String {
    get { range.count == text.utf8.count ? text : withBytes { String($0) } }
    set { (text, range) = (newValue, 0..<newValue.utf8.count) }
  }

  /// Adds encoded arguments at the end.
  private mutating func add(encoded arguments: String) {
    text = encodedText
    if !text.isEmpty, !arguments.isEmpty { text += "&" }
    text += arguments
    range = 0..<text.utf8.count
  }
}

/// The characters, besides `unreserved`, that a query can contain (RFC 3986 §3.4) and that readers
/// of a query don't take for a separator or a space.
private let leftUnencoded = "/?:@!$'()*,;"

/// Returns why characters can't be printed as they are in a query, or nil if they can.
package func reasonAgainstUnencoded(_ characters: String) -> String? {
  let isLeft = leftUnencoded.unicodeScalars.contains
  guard let other = characters.unicodeScalars.first(where: { !isLeft($0) }) else { return nil }
  return """
    "\(other)" can't be unencoded in a query, where it could mean something else: choose from \
    \(leftUnencoded)
    """
}

extension URIWriter {
  /// Appends a name or a value, and decodes the escapes of some ASCII characters.
  fileprivate mutating func append(_ encoded: Span<UInt8>, unescaping characters: String) {
    // Where one escape is malformed, all stand for themselves.
    let isDecoded = String.decoding(encoded, plusAsSpace: false) != nil
    var i = 0
    while i < encoded.count {
      if isDecoded, encoded[i] == UInt8(ascii: "%"), let byte = encoded.escapedByte(at: i),
        characters.utf8.contains(byte)
      {
        append(byte)
        i += 3
      } else {
        append(encoded[i])
        i += 1
      }
    }
  }
}
