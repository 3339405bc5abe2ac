#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

extension Capture where Value == UUID {
  /// Creates a capture for a UUID, in upper or lower case.
  ///
  /// ```swift
  /// let id = Capture(UUID.self)
  /// id ~= "E621E1F8-C36C-495A-93FC-0C247A3E6E5F"  // true
  /// id ~= "E621E1F8"                              // false
  /// ```
  ///
  /// To print it, use `uuidString`, which is in upper case.
  public init(_ type: UUID.Type) {
    self.init { UUID(whole: $0) }
  }
}

extension Capture where Value == URL {
  /// Creates a capture for a URL, such as a link within a link.
  ///
  /// ```swift
  /// let next = Capture(URL.self)
  /// next ~= "https://example.org/a%20b"  // true
  /// next ~= "https://example.org/a b"    // false
  /// next ~= "/home"                      // true (a relative reference)
  /// ```
  ///
  /// Invalid characters aren't encoded, so that a malformed URL doesn't match. To accept them,
  /// write `Capture { URL(string: $0) }`. A stranger chooses this URL, so check it with
  /// `has(scheme:host:port:)` before you open it.
  ///
  /// To print it, use `absoluteString`.
  public init(_ type: URL.Type) {
    self.init { URL(strict: $0) }
  }
}

extension QueryArguments {
  /// The value of the first argument with this name, as a UUID.
  ///
  /// ```swift
  /// let query: QueryArguments = ["id": "E621E1F8-C36C-495A-93FC-0C247A3E6E5F"]
  /// query["id", as: UUID.self]  // E621E1F8-C36C-495A-93FC-0C247A3E6E5F
  /// ```
  ///
  /// - Returns: The UUID, or nil if there's no value or it isn't one.
  public subscript(name: String, as type: UUID.Type) -> UUID? {
    self[name].flatMap { UUID(whole: $0) }
  }

  /// The value of the first argument with this name, as a URL.
  ///
  /// ```swift
  /// let url = URL(string: "https://me.com/a?next=https%3A%2F%2Fme.com%2Fb")!
  /// url.queryArguments()["next", as: URL.self]  // https://me.com/b
  /// ```
  ///
  /// Invalid characters aren't encoded, and a relative reference is a URL, too. A stranger chooses
  /// this URL, so check it with `has(scheme:host:port:)` before you open it.
  ///
  /// - Returns: The URL, or nil if there's no value or it isn't one.
  public subscript(name: String, as type: URL.Type) -> URL? {
    self[name].flatMap { URL(strict: $0) }
  }
}

extension UUID {
  /// Creates a UUID from text that contains nothing else.
  ///
  /// Foundation reads a C string, which ends at a NUL.
  package init?(whole text: String) {
    guard text.utf8.count == 36 else { return nil }
    self.init(uuidString: text)
  }
}

extension URL {
  /// Creates a URL from text that contains no characters that would have to be encoded.
  package init?(strict text: String) {
    if #available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *) {
      self.init(string: text, encodingInvalidCharacters: false)
    } else {
      // Before, this didn't encode any characters, either.
      self.init(string: text)
    }
  }
}
