/// A matcher for a query that has an argument.
///
/// ```swift
/// let url = URL(string: "https://example.org/retweet?tweetId=7")!
/// let tweetId = Capture(Int.self)
/// switch (url.countedPathComponents(), url.queryArguments()) {
/// case (.N1("retweet"), Has("tweetId", tweetId)):
///   print("retweet number \(tweetId())")
/// default:
///   print("no such page")
/// }
/// // retweet number 7
/// ```
///
/// If a name is repeated, only the first argument with that name counts, as in `query["tweetId"]`.
/// For an argument that can be missing, use ``MayHave``.
public struct Has<Pattern: PatternMatching>: QueryMatching {
  @usableFromInline let name: String
  /// The matcher for the value, or nil if any value will do, and also none.
  @usableFromInline let pattern: Pattern?

  /// Creates a matcher for a query with an argument whose value matches.
  ///
  /// ```swift
  /// Has("lang", OneOf("en", "de")) ~= ["lang": "de"]  // true
  /// Has("page", Capture(Int.self)) ~= ["page": "x"]   // false
  /// Has("page", Capture(Int.self)) ~= [:]             // false
  /// ```
  ///
  /// An argument without a value, such as `page` in `?page`, doesn't match any pattern.
  ///
  /// - Parameters:
  ///   - name: The decoded name.
  ///   - pattern: A matcher for the decoded value: a string, a ``Capture``, or any other
  ///     ``PatternMatching`` type.
  @inlinable
  public init(_ name: String, _ pattern: Pattern) {
    self.name = name
    self.pattern = pattern
  }

  /// Unavailable, because the capture is never nil: a query without the argument doesn't match.
  @available(
    *, unavailable, message: "Write 'MayHave', or remove '.optional()' from the capture"
  )
  public init<Value>(_ name: String, _ capture: OptionalCapture<Value>)
  where Pattern == Capture<Value> {
    fatalError()
  }

  /// Creates a matcher for a query with an argument of this name, with or without a value.
  ///
  /// ```swift
  /// Has("edit") ~= QueryArguments(percentEncoded: "edit")        // true
  /// Has("edit") ~= QueryArguments(percentEncoded: "edit=false")  // true
  /// ```
  ///
  /// - Parameter name: The decoded name.
  @inlinable
  public init(_ name: String) where Pattern == String {
    self.name = name
    pattern = nil
  }

  /// Returns whether the first argument with the name matches.
  @inlinable
  public static func ~= (pattern: Has, query: QueryArguments) -> Bool {
    guard let value = pattern.pattern else { return query.contains(named: pattern.name) }
    return value.matches(query[pattern.name], as: .argument)
  }
}

extension Has: Sendable where Pattern: Sendable {}
