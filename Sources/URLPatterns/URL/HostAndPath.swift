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
  /// The host is decoded and keeps its case, and an IPv6 address keeps its brackets. A user is part
  /// of the element, as in `jo@me.com`, and the port is ignored. Without a host, or with one
  /// that can't be an element (`""`, `"."`, or `".."`), the list has only the path's elements, so
  /// `transit:/lines/7` and `transit:///lines/7` give the same list. As in ``Counted/init(path:)``,
  /// at most 1,000 elements are split off, the host among them.
  ///
  /// To print such a URL, pass the first element as the host:
  ///
  /// ```swift
  /// URL(scheme: "transit", host: "lines", path: .N1("7"))  // transit://lines/7
  /// URL(scheme: "sip", host: "jo@me.com", path: .N0)  // sip://jo@me.com
  /// URL(scheme: "transit", host: "12:30", path: .N0)  // nil
  /// ```
  ///
  /// Where the host is, text up to the last `@` is user information (RFC 3986 §3.2.1), what follows
  /// a colon is a port, and `12:30:45` is an IPv6 address. If a first element can end in `@`, or
  /// contain one of `:/?#[]*` or a letter outside ASCII after it, publish links with an empty host:
  ///
  /// ```swift
  /// URL(string: "transit://12:30")!.countedHostAndPathComponents()
  /// // .N1("12")
  /// URL(string: "transit:///12:30")!.countedHostAndPathComponents()
  /// // .N1("12:30")
  /// ```
  public func countedHostAndPathComponents() -> Counted<String> {
    absoluteString.withUTF8Span { bytes in
      let reference = URIReference(bytes)
      return .reading(
        bytes, from: reference.pathStart, after: reference.elementInPlaceOfHost(in: bytes))
    }
  }
}
