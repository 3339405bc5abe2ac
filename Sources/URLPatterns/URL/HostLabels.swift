// A host is decoded before it's split at dots. A dot is unreserved, so `t%2Eme` is the same host as
// `t.me` (RFC 3986 §6.2.2.2), and browsers agree.

extension Counted<String> {
  /// Returns the labels of a host, as `countedHostLabels()` describes them.
  static func labels(ofHost written: Span<UInt8>) -> Counted {
    if hasBrackets(written) { return .N1(hostName(of: written)) }
    if written.isPlain(plusAsSpace: false) { return splittingHost(written) }
    return hostName(of: written).withUTF8Span(splittingHost)
  }

  private static func splittingHost(_ host: Span<UInt8>) -> Counted {
    let endsWithDot = host.count > 0 && host[host.count - 1] == UInt8(ascii: ".")
    let host = endsWithDot ? host.extracting(droppingLast: 1) : host
    guard host.count > 0 else { return .N0 }
    if endsInNumber(host) { return .N1(host.asciiLowercased) }
    var start = 0
    func next() -> String? {
      guard start <= host.count else { return nil }
      let dot = host.firstIndex(of: UInt8(ascii: "."), from: start)
      defer { start = dot + 1 }
      return host.extracting(start..<dot).asciiLowercased
    }
    return collecting(next: next) { first in
      var labels = first
      while labels.count < PathReader.maxSplits, let label = next() { labels.append(label) }
      if start <= host.count { labels.append(host.extracting(start...).asciiLowercased) }
      return labels
    }
  }
}

/// Returns whether the last label is a number, as in an IPv4 address.
///
/// No domain ends in a number, and browsers take every host that does for an address or refuse it
/// (WHATWG URL, "ends in a number checker").
private func endsInNumber(_ host: Span<UInt8>) -> Bool {
  var start = host.count
  while start > 0, host[start - 1] != UInt8(ascii: ".") { start -= 1 }
  let label = host.extracting(start..<host.count)
  let isDecimal = label.indices.allSatisfy { label[$0] &- UInt8(ascii: "0") < 10 }
  let isHexadecimal =
    label.count >= 2 && label[0] == UInt8(ascii: "0") && label[1] | 0x20 == UInt8(ascii: "x")
    && label.indices.dropFirst(2).allSatisfy { hexadecimalValue(label[$0]) != nil }
  return label.count > 0 && (isDecimal || isHexadecimal)
}

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

extension URL {
  /// Returns the labels of the host, decoded and in lower case, as a list that a `switch` can
  /// take apart.
  ///
  /// Use it for families of hosts, subdomains, and hosts with and without `www.`, and write the
  /// labels in lower case:
  ///
  /// ```swift
  /// let url = URL(string: "https://DE.wikipedia.org/wiki/Soup")!
  /// switch (url.countedHostLabels(), url.countedPathComponents()) {
  /// case (.N3(let language, "wikipedia", "org"), .N2("wiki", let title)):
  ///   print(language, title)
  /// default:
  ///   print("another site")
  /// }
  /// // de Soup
  /// ```
  ///
  /// These rules apply:
  ///
  /// 1. User information and port are ignored.
  /// 2. The host is decoded first, so that `t%2Eme` has the labels of `t.me` (RFC 3986 §6.2.2.2).
  ///    A host that can't be decoded stays encoded, and so does a name that would decode to an
  ///    IPv6 address. Only ASCII letters change to lower case (§6.2.2.1), and an internationalized
  ///    host has the labels that the URL contains: `xn--bcher-kva`, or `bücher` if it's
  ///    percent-encoded, as `url.host()` and `URL(template:)` write it, and FoundationEssentials.
  /// 3. An IP address is a single element: an IPv6 address without its brackets, and any host
  ///    whose last label is a number, such as `192.0.2.1`. So is anything else in brackets
  ///    (`IPvFuture`, §3.2.2), which keeps them.
  /// 4. A dot at the end adds no label, but an empty label elsewhere is kept, because `t..me` isn't
  ///    `t.me`. Without a host, or with an empty one, the list is empty.
  /// 5. At most 1,000 labels are split off. If more than one is left after that, the rest of the
  ///    host is the last element.
  ///
  /// ```swift
  /// URL(string: "http://me@[::1]:8080/a")!.countedHostLabels()  // .N1("::1")
  /// URL(string: "http://192.0.2.1./a")!.countedHostLabels()
  /// // .N1("192.0.2.1")
  /// URL(string: "file:///a")!.countedHostLabels()  // .N0
  /// ```
  ///
  /// - Complexity: O(*n*) in the length of the URL.
  public func countedHostLabels() -> Counted<String> {
    absoluteString.withUTF8Span { bytes in
      guard let host = URIReference(bytes).host(in: bytes) else { return .N0 }
      return .labels(ofHost: bytes.extracting(host))
    }
  }
}
