import DeepLinkExample
import Foundation

/// The example's links, read and written by hand on bytes, which is as fast and as unpleasant as it
/// gets.
///
/// It follows the same rules. Anything unusual (escapes, non-ASCII text, empty elements, and dots)
/// is left to the switch, as a careful author would do.
enum Floor {
  static func link(for url: URL) -> DeepLink? {
    var text = url.absoluteString
    let prefix: StaticString = "myscheme://myhost"
    return text.withUTF8 { bytes -> DeepLink?? in
      guard bytes.count >= prefix.utf8CodeUnitCount else { return .some(nil) }
      for i in 0..<prefix.utf8CodeUnitCount
      where bytes[i] != prefix.utf8Start[i] && bytes[i] | 0x20 != prefix.utf8Start[i] {
        return .none
      }
      return link(
        forTarget: UnsafeBufferPointer(rebasing: bytes[prefix.utf8CodeUnitCount...]))
    } ?? DeepLink(url: url)
  }

  /// Does the same for a request target, without scheme and host.
  static func link(forTarget target: String) -> DeepLink? {
    var target = target
    return target.withUTF8 { link(forTarget: $0) }
      ?? DeepLink(url: URL(string: "myscheme://myhost" + target)!)
  }

  /// Returns the link for a path with its query, or `.none` if the path is unusual.
  @inline(__always)
  private static func link(forTarget bytes: UnsafeBufferPointer<UInt8>) -> DeepLink?? {
    var bounds: (Int, Int, Int, Int, Int) = (0, 0, 0, 0, 0)
    var count = 0
    var i = 0
    while i < bytes.count, bytes[i] == UInt8(ascii: "/") {
      i += 1
      let start = i
      while i < bytes.count, bytes[i] != UInt8(ascii: "/"), bytes[i] != UInt8(ascii: "?"),
        bytes[i] != UInt8(ascii: "#")
      {
        if bytes[i] == UInt8(ascii: "%") || bytes[i] >= 128 { return .none }
        i += 1
      }
      if start == i || bytes[start] == UInt8(ascii: ".") { return .none }
      switch count {
      case 0: bounds.0 = i
      case 1: bounds.1 = i
      case 2: bounds.2 = i
      case 3: bounds.3 = i
      default: bounds.4 = i
      }
      count += 1
    }
    if i < bytes.count, bytes[i] != UInt8(ascii: "?"), bytes[i] != UInt8(ascii: "#") {
      return .none
    }

    func element(_ start: Int, _ end: Int, is literal: StaticString) -> Bool {
      end - start == literal.utf8CodeUnitCount
        && (0..<(end - start)).allSatisfy { bytes[start + $0] == literal.utf8Start[$0] }
    }
    func string(_ start: Int, _ end: Int) -> String {
      String(decoding: UnsafeBufferPointer(rebasing: bytes[start..<end]), as: UTF8.self)
    }

    let last = (
      count < 2 ? 1 : count == 2 ? bounds.0 + 1 : count == 3 ? bounds.1 + 1 : bounds.2 + 1,
      i
    )
    switch count {
    case 0: return .some(.home)
    case 1:
      if element(1, bounds.0, is: "history") { return .some(.history) }
      if element(1, bounds.0, is: "terms") { return .some(.terms) }
      if element(1, bounds.0, is: "retweet") { return .some(retweet(bytes, from: i)) }
    case 2:
      let second = bounds.0 + 1
      if element(1, bounds.0, is: "chat") { return .some(.chat(room: string(second, bounds.1))) }
      if element(second, bounds.1, is: "settings") { return .some(.settings) }
      if element(1, bounds.0, is: "news"), element(second, bounds.1, is: "latest") {
        return .some(.news)
      }
      if element(second, bounds.1, is: "terms") { return .some(.terms) }
      if element(1, bounds.0, is: "pages"), bounds.1 - second >= 10,
        element(second, second + 10, is: "contact-us")
      {
        return .some(.contact)
      }
    case 3 where element(1, bounds.0, is: "users"):
      let third = bounds.1 + 1
      if element(third, bounds.2, is: "profile") {
        return .some(.profile(userId: string(bounds.0 + 1, bounds.1)))
      }
      if element(third, bounds.2, is: "follow") {
        return .some(.follow(userId: string(bounds.0 + 1, bounds.1)))
      }
      return .some(element(third, bounds.2, is: "terms") ? .terms : nil)
    case 4 where element(1, bounds.0, is: "users"):
      if element(bounds.1 + 1, bounds.2, is: "tweets"),
        let id = integer(UnsafeBufferPointer(rebasing: bytes[(bounds.2 + 1)..<bounds.3]))
      {
        return .some(.userTweet(userId: string(bounds.0 + 1, bounds.1), tweetId: id))
      }
      return .some(element(bounds.2 + 1, bounds.3, is: "terms") ? .terms : nil)
    default: break
    }
    if count >= 3 {
      if element(1, bounds.0, is: "news"), element(bounds.0 + 1, bounds.1, is: "latest") {
        return .some(.news)
      }
      if count > 4 { return .none }
      if element(last.0, last.1, is: "terms") { return .some(.terms) }
    }
    return .some(nil)
  }

  private static func retweet(_ bytes: UnsafeBufferPointer<UInt8>, from mark: Int) -> DeepLink? {
    guard mark < bytes.count, bytes[mark] == UInt8(ascii: "?") else { return nil }
    let name: StaticString = "tweetId="
    var i = mark + 1
    while i < bytes.count {
      var end = i
      while end < bytes.count, bytes[end] != UInt8(ascii: "&"), bytes[end] != UInt8(ascii: "#") {
        end += 1
      }
      if end - i > 8, (0..<8).allSatisfy({ bytes[i + $0] == name.utf8Start[$0] }) {
        return integer(UnsafeBufferPointer(rebasing: bytes[(i + 8)..<end]))
          .map(DeepLink.retweet)
      }
      if end < bytes.count, bytes[end] == UInt8(ascii: "#") { return nil }
      i = end + 1
    }
    return nil
  }

  private static func integer(_ digits: UnsafeBufferPointer<UInt8>) -> Int? {
    var value = 0
    let isNegative = digits.first == UInt8(ascii: "-")
    let rest = isNegative ? digits.dropFirst() : digits[...]
    guard !rest.isEmpty, rest.count < 19 else {
      return Int(String(decoding: digits, as: UTF8.self))
    }
    for digit in rest {
      guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(digit) else {
        return Int(String(decoding: digits, as: UTF8.self))
      }
      value = value * 10 + Int(digit - UInt8(ascii: "0"))
    }
    return isNegative ? -value : value
  }

  /// Returns the URL for a link, by concatenation.
  static func url(for link: DeepLink) -> URL? {
    let prefix = "myscheme://myhost"
    func encoded(_ text: String) -> String? {
      let isPlain =
        text.utf8.first != UInt8(ascii: ".") && !text.isEmpty
        && text.utf8.allSatisfy {
          switch $0 {
          case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"):
            true
          default: false
          }
        }
      return isPlain ? text : nil
    }
    let text: String
    switch link {
    case .home: text = prefix
    case .history: text = prefix + "/history"
    case .settings: text = prefix + "/me/settings"
    case .chat(let room):
      guard let room = encoded(room) else { return link.url }
      text = prefix + "/chat/" + room
    case .profile(let userId):
      guard let userId = encoded(userId) else { return link.url }
      text = prefix + "/users/" + userId + "/profile"
    case .follow(let userId):
      guard let userId = encoded(userId) else { return link.url }
      text = prefix + "/users/" + userId + "/follow"
    case .userTweet(let userId, let tweetId):
      guard let userId = encoded(userId) else { return link.url }
      text = prefix + "/users/" + userId + "/tweets/" + String(tweetId)
    case .retweet(let tweetId): text = prefix + "/retweet?tweetId=" + String(tweetId)
    case .news: text = prefix + "/news/latest"
    case .terms: text = prefix + "/terms"
    case .contact: text = prefix + "/pages/contact-us"
    }
    return URL(string: text)
  }
}
