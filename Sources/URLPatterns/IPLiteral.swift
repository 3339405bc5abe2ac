// A URI writes some addresses in brackets: `IP-literal = "[" ( IPv6address / IPvFuture ) "]"`, RFC 3986
// §3.2.2. In a call a host is named with those brackets or without.

/// Where the address lies in a host that names one, with brackets around it or without; nil for any
/// other host.
func addressOfIPLiteral(in host: Span<UInt8>) -> Range<Int>? {
  let address = hasBrackets(host) ? 1..<(host.count - 1) : host.indices
  return isAddress(host.extracting(address)) ? address : nil
}

/// Whether brackets stand around the text.
func hasBrackets(_ text: Span<UInt8>) -> Bool {
  text.count >= 2 && text[0] == UInt8(ascii: "[") && text[text.count - 1] == UInt8(ascii: "]")
}

extension URIWriter {
  /// Appends a host: an address in brackets, any other name percent-encoded.
  mutating func append(host: String) {
    let address = host.withUTF8Span(addressOfIPLiteral)
    guard let address else { return append(host, unencoded: .host) }
    append(UInt8(ascii: "["))
    let utf8 = host.utf8.dropFirst(address.lowerBound).prefix(address.count)
    // The percent sign before a zone becomes `%25` (RFC 6874 §2).
    append(String(Substring(utf8)), unencoded: .address)
    append(UInt8(ascii: "]"))
  }
}

/// Whether the text is an `IPvFuture`, or an `IPv6address` with or without a zone (RFC 6874 §2), as
/// in `fe80::1%eth0`.
private func isAddress(_ text: Span<UInt8>) -> Bool {
  let zone = text.firstIndex(of: UInt8(ascii: "%"), or: UInt8(ascii: "%"), from: 0)
  return isIPv6Address(text.extracting(0..<zone)) && zone + 1 != text.count || isIPvFuture(text)
}

/// `IPvFuture = "v" 1*HEXDIG "." 1*( unreserved / sub-delims / ":" )`.
private func isIPvFuture(_ text: Span<UInt8>) -> Bool {
  guard text.count > 0, text[0] | 0x20 == UInt8(ascii: "v") else { return false }
  let versionEnd = endOfDigits(in: text, from: 1)
  guard versionEnd > 1, versionEnd + 1 < text.count, text[versionEnd] == UInt8(ascii: ".") else {
    return false
  }
  let characters = UnencodedBytes.address
  return !text.extracting((versionEnd + 1)...).contains { !characters.contain($0) }
}

/// `IPv6address`: eight groups of up to four digits, or fewer and one `::`.
///
/// The `::` stands for groups of zeros. An IPv4 address may stand for the last two groups.
private func isIPv6Address(_ text: Span<UInt8>) -> Bool {
  var groups = 0
  var isShortened = false
  var i = 0
  if text.count >= 2, text[0] == UInt8(ascii: ":"), text[1] == UInt8(ascii: ":") {
    isShortened = true
    i = 2
  }
  while i < text.count {
    let start = i
    i = endOfDigits(in: text, from: start)
    if i < text.count, text[i] == UInt8(ascii: ".") {
      guard groups > 0 || isShortened, isIPv4Address(text.extracting(start...)) else {
        return false
      }
      (groups, i) = (groups + 2, text.count)
      break
    }
    guard (1...4).contains(i - start) else { return false }
    groups += 1
    guard i < text.count else { break }
    // Another group has to follow a colon; nothing has to follow two.
    guard text[i] == UInt8(ascii: ":"), i + 1 < text.count else { return false }
    i += 1
    if text[i] == UInt8(ascii: ":") {
      guard !isShortened else { return false }
      isShortened = true
      i += 1
    }
  }
  return isShortened ? groups <= 7 : groups == 8
}

/// `IPv4address`: four numbers up to 255, without leading zeros.
private func isIPv4Address(_ text: Span<UInt8>) -> Bool {
  let text = text.withUnsafeBufferPointer { String(decoding: $0, as: UTF8.self) }
  let numbers = text.split(separator: ".", omittingEmptySubsequences: false)
  return numbers.count == 4 && numbers.allSatisfy { UInt8($0).map(String.init) == String($0) }
}

/// Where the hexadecimal digits that begin at `start` end.
private func endOfDigits(in text: Span<UInt8>, from start: Int) -> Int {
  var end = start
  while end < text.count, hexadecimalValue(text[end]) != nil { end += 1 }
  return end
}
