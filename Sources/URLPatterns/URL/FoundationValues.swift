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
  /// next ~= "/home"                      // true (a relative reference)
  /// next ~= "https:/example.org"         // false
  ///
  /// let url = URL(string: "/login?next=https%3A%2F%2Fme.com%2Fa%20b")!
  /// Has("next", next) ~= url.queryArguments()  // true
  /// next()                                     // https://me.com/a%20b
  /// ```
  ///
  /// Most senders encode a link once, so the decoded text isn't always a valid URL. It's converted
  /// like `URL(pasted:)`: what a URL can't contain is encoded, and a text in which a browser would
  /// find another host doesn't match. A stranger chooses this URL, so check it with
  /// `has(scheme:host:port:)` before you open it.
  ///
  /// To print it, use `absoluteString`.
  public init(_ type: URL.Type) {
    self.init { URL(pasted: $0) }
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
  /// It's converted like `URL(pasted:)`, so a relative reference is a URL, too. A stranger chooses
  /// this URL, so check it with `has(scheme:host:port:)` before you open it.
  ///
  /// - Returns: The URL, or nil if there's no value or it isn't one.
  public subscript(name: String, as type: URL.Type) -> URL? {
    self[name].flatMap { URL(pasted: $0) }
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
