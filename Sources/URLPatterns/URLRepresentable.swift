#if !hasFeature(Embedded)
  #if canImport(FoundationEssentials)
    public import FoundationEssentials
  #else
    public import Foundation
  #endif

  /// A type whose values are written as URLs and read from them, as `RawRepresentable` is for raw
  /// values.
  ///
  /// ```swift
  /// enum Link: URLRepresentable, Equatable {
  ///   case home
  ///   case user(String)
  ///
  ///   init?(url: URL) {
  ///     switch url.countedPathComponents() {
  ///     case .N0: self = .home
  ///     case .N2("users", let id): self = .user(id)
  ///     default: return nil
  ///     }
  ///   }
  ///
  ///   var url: URL? {
  ///     switch self {
  ///     case .home: URL(scheme: "myscheme", host: "myhost", path: .N0)
  ///     case .user(let id): URL(scheme: "myscheme", host: "myhost", path: .N2("users", id))
  ///     }
  ///   }
  /// }
  /// ```
  ///
  /// For every value that has a URL, `Self(url: value.url!)` is to be that value again. Hold a type
  /// to it in its tests with ``checkRoundTrip()``.
  public protocol URLRepresentable {
    /// The value that `url` stands for; nil if it stands for none.
    init?(url: URL)

    /// The URL that stands for this value, or nil if none can: one of its strings is empty, say.
    var url: URL? { get }
  }

  extension URLRepresentable where Self: Equatable {
    /// Checks that this value prints as a URL that parses back to it.
    ///
    /// ```swift
    /// @Test func `links survive being written and read`() throws {
    ///   for link in [Link.home, .user("john"), .user("a/b"), .user("50%")] {
    ///     try link.checkRoundTrip()
    ///   }
    /// }
    /// ```
    ///
    /// - Throws: ``FailedRoundTrip``, which shows the value, its URL, and what that parsed back to.
    public func checkRoundTrip() throws(FailedRoundTrip) {
      guard let url else {
        throw FailedRoundTrip(value: String(reflecting: self), url: nil, parsed: nil)
      }
      let parsed = Self(url: url)
      guard parsed == self else {
        throw FailedRoundTrip(
          value: String(reflecting: self), url: url, parsed: parsed.map { String(reflecting: $0) })
      }
    }
  }

  /// A value did not come back from its URL as it was.
  ///
  /// ```swift
  /// // Link.user("") has no URL: its `url` is nil. …
  /// // Link.user("john") printed as myscheme://myhost/john, which parsed back to nothing. …
  /// ```
  public struct FailedRoundTrip: Error, Hashable, Sendable, CustomStringConvertible {
    /// The value that was checked, as `String(reflecting:)` describes it.
    public let value: String

    /// The URL it printed as, or nil if it has none.
    public let url: URL?

    /// What the URL parsed back to, described like ``value``, or nil if to nothing.
    public let parsed: String?

    /// What was wrong, and what to look at.
    public var description: String {
      guard let url else {
        return """
          \(value) has no URL: its `url` is nil. Either a string in it cannot be written as an \
          element of a path ("", "." and ".."), or the printer leaves this case out.
          """
      }
      return """
        \(value) printed as \(url.absoluteString), which parsed back to \(parsed ?? "nothing"). \
        Compare the case that prints it with the cases that read: a missing one, or an earlier one \
        that matches too, leads astray.
        """
    }
  }
#endif
