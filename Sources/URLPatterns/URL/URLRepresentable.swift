#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// A type whose values can be converted to and from URLs.
///
/// This protocol is to URLs what `RawRepresentable` is to raw values.
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
///     let path: Counted<String> = switch self {
///     case .home: .N0
///     case .user(let id): .N2("users", id)
///     }
///     return URL(scheme: "myscheme", host: "myhost", path: path)
///   }
/// }
/// ```
///
/// If a value has a URL, `Self(url: value.url!)` must equal that value. Check this with
/// ``checkRoundTrip()`` in your tests. A conforming type is `Sendable`, so that its values can be
/// the arguments of a test.
public protocol URLRepresentable: Sendable {
  /// Creates the value that a URL stands for, or returns nil if it doesn't stand for any.
  init?(url: URL)

  /// The URL for this value, or nil if it has none, for example because a string in it is empty.
  var url: URL? { get }
}

extension URLRepresentable where Self: Equatable {
  /// Checks that this value has a URL that matches as the same value.
  ///
  /// ```swift
  /// import Testing
  ///
  /// @Test func `links survive a round trip`() throws {
  ///   for link in [Link.home, .user("john"), .user("a/b"), .user("50%")] {
  ///     try link.checkRoundTrip()
  ///   }
  /// }
  /// ```
  ///
  /// - Throws: ``FailedRoundTrip``, which shows the value, its URL, and what that URL matches.
  public func checkRoundTrip() throws(FailedRoundTrip) {
    let url = url
    let match = url.flatMap { Self(url: $0) }
    guard match == self else {
      throw FailedRoundTrip(
        value: String(reflecting: self), url: url, match: match.map { String(reflecting: $0) })
    }
  }
}

/// The reason why a value didn't survive a round trip through its URL.
///
/// ```swift
/// do {
///   try Link.user("").checkRoundTrip()
/// } catch {
///   print(error)
/// }
/// // …Link.user("") has no URL: its `url` is nil. A string in it can't be …
/// ```
public struct FailedRoundTrip: Error, Hashable, Sendable, CustomStringConvertible {
  /// The value that was checked, as `String(reflecting:)` describes it.
  public let value: String

  /// The URL that the value is printed as, or nil if it has none.
  public let url: URL?

  /// A description of what the URL matches, in the same form as ``value``, or nil if it matches
  /// nothing.
  public let match: String?

  /// A message that says what went wrong and where to look for the cause.
  public var description: String {
    guard let url else {
      return """
        \(value) has no URL: its `url` is nil. A string in it can't be an element of a path ("", \
        ".", or ".."), the scheme or the host isn't one ("https" and "me.com", without ://), an \
        https URL has no host, or the code that prints URLs leaves this case out.
        """
    }
    guard match != value else {
      return """
        \(value) is printed as \(url.absoluteString), which matches as a value that looks the \
        same but isn't equal. The text in the URL doesn't keep the whole value: a date may have \
        lost a fraction of a second.
        """
    }
    return """
      \(value) is printed as \(url.absoluteString), which matches \(match ?? "nothing"). Is a \
      case missing in `init(url:)`, or does an earlier one match first?
      """
  }
}
