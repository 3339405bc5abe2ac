#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

extension URL {
  /// Returns the host as the first element, followed by the decoded elements of the path.
  ///
  /// Use it for a custom scheme whose links don't begin with a host name. They look as if their
  /// first word were one:
  ///
  /// ```swift
  /// switch URL(string: "transit://lines/7")!.countedHostAndPathComponents() {
  /// case .N2("lines", let number): print("line \(number)")
  /// default: print("no such page")
  /// }
  /// // line 7
  /// ```
  ///
  /// The host is decoded and keeps its case. User information and port are ignored. Without a
  /// host, or with one that can't be an element (`""`, `"."`, or `".."`), the list has only the
  /// path's elements, so `transit:/lines/7` and `transit:///lines/7` give the same list.
  ///
  /// To write such a URL, pass the first element as the host:
  ///
  /// ```swift
  /// URL(scheme: "transit", host: "lines", path: .N1("7"))  // transit://lines/7
  /// URL(scheme: "transit", host: "@jo", path: .N0)         // transit://%40jo
  /// ```
  ///
  /// Where the host is, text up to an `@` is user information (RFC 3986 §3.2.1). If a first element
  /// can begin with `@`, publish links with an empty host:
  ///
  /// ```swift
  /// URL(string: "transit://@jo")!.countedHostAndPathComponents()   // .N1("jo")
  /// URL(string: "transit:///@jo")!.countedHostAndPathComponents()  // .N1("@jo")
  /// ```
  public func countedHostAndPathComponents() -> Counted<String> {
    let text = absoluteString
    let reference = URIReference(text: text)
    return .reading(text, from: reference.pathStart)
      .following(reference.hostElement(in: text))
  }
}

extension Counted<String> {
  /// Returns the list after a host, if that can be an element.
  fileprivate func following(_ host: String?) -> Counted {
    guard let host, !isUnwritable(host) else { return self }
    return switch self {
    case .N0: .N1(host)
    case .N1(let a): .N2(host, a)
    case .N2(let a, let b): .N3(host, a, b)
    case .N3(let a, let b, let c): .N4(host, a, b, c)
    default: .N1(host) + self
    }
  }
}

extension URIReference {
  /// Returns the decoded host as it's written, or nil if there's no authority.
  fileprivate func hostElement(in text: String) -> String? {
    text.withUTF8Span { bytes in
      host(in: bytes).map { String(percentEncoded: bytes.extracting($0)) }
    }
  }
}
