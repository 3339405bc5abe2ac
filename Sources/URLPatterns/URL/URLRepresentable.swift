#if !hasFeature(Embedded)
  #if canImport(FoundationEssentials)
    public import FoundationEssentials
  #else
    public import Foundation
  #endif

  /// A type whose values can be written as URLs and read from them.
  ///
  /// It is for URLs what `RawRepresentable` is for raw values.
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
  /// For every value that has a URL, `Self(url: value.url!)` has to be that value again. Check this in
  /// the tests of your type with ``checkRoundTrip()``.
  public protocol URLRepresentable {
    /// The value that a URL stands for, or nil if it stands for none.
    init?(url: URL)

    /// The URL that stands for this value, or nil if none can, for example because a string in it is
    /// empty.
    var url: URL? { get }
  }

  extension URLRepresentable where Self: Equatable {
    /// Checks that this value has a URL, and that the URL is read as this value again.
    ///
    /// ```swift
    /// import Testing
    ///
    /// @Test func `links survive being written and read`() throws {
    ///   for link in [Link.home, .user("john"), .user("a/b"), .user("50%")] {
    ///     try link.checkRoundTrip()
    ///   }
    /// }
    /// ```
    ///
    /// - Throws: ``FailedRoundTrip``, which shows the value, its URL, and what that was read as.
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

  /// The reason why a value did not come back from its URL as it was.
  ///
  /// ```swift
  /// do {
  ///   try Link.user("").checkRoundTrip()
  /// } catch {
  ///   print(error)
  /// }
  /// // …Link.user("") has no URL: its `url` is nil. Either a string in it cannot be written …
  /// ```
  public struct FailedRoundTrip: Error, Hashable, Sendable, CustomStringConvertible {
    /// The value that was checked, as `String(reflecting:)` describes it.
    public let value: String

    /// The URL that the value was written as, or nil if it has none.
    public let url: URL?

    /// What the URL was read as, described in the same way as ``value``, or nil if it was read as
    /// nothing.
    public let parsed: String?

    /// What was wrong, and where to look for the cause.
    public var description: String {
      guard let url else {
        return """
          \(value) has no URL: its `url` is nil. Either a string in it cannot be written as an \
          element of a path ("", "." and ".."), or the printer leaves this case out.
          """
      }
      return """
        \(value) printed as \(url.absoluteString), which parsed back to \(parsed ?? "nothing"). \
        Compare the case that prints it with the cases that read it: one of them may be missing, \
        or an earlier one may match first.
        """
    }
  }
#endif
