// A member of the protocol, because the compiler can't find one of `URLFormat<P.Value>` in a long
// expression.
extension FormatType where Input == URLParts {
  /// Returns the same format, which prints a slash after the path.
  ///
  /// Some hosts redirect `/cards` to `/cards/`, and then the app isn't opened. A slash at the end
  /// makes no difference in matching.
  ///
  /// ```swift
  /// let cards =
  ///   (host("me.com") </> path("cards") </> path(.int)).endingWithSlash()
  /// cards.url(for: 7)                                // //me.com/cards/7/
  /// cards.match(URL(string: "//me.com/cards/7")!)   // 7
  /// cards.match(URL(string: "//me.com/cards/7/")!)  // 7
  /// ```
  public func endingWithSlash() -> Self {
    Self(parser: slash.parser %> parser)
  }
}

/// Writes a slash after the path.
package let slash = URLFormat<Void>(SlashPart())

/// The slash at the end of every path.
struct SlashPart: URLPart {
  var functions: Functions {
    (
      { _, _ in true },
      { _, parts in
        parts.writtenSlashes.insert(.end)
        return true
      }
    )
  }

  var component: Component { .path }
  /// It may be missing from what's matched, although it's always read and written.
  var presence: Presence { .atMostOnce }
  var absence: Missing? { nil }
  var texts: PartTexts? { nil }

  func template(_: Presence) -> URLTemplate { URLTemplate(endsWithSlash: true) }

  func write(_ presence: Presence, to uri: inout URITemplateWriter) {
    uri.join(template(presence))
  }

  func found(in _: URLParts, of _: URLParts) -> Found { .element }

  func list(in link: inout ListedLink) { link.endsWithSlash = true }
}
