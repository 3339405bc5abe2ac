/// Matches the user before the host, which must be in the URL.
///
/// Pass a text, which is compared with `==`, or a conversion such as `.string`, which captures the
/// user:
///
/// ```swift
/// let clone = scheme("ssh") </> user("git") </> host(.string)
///   </> path(.string)
/// // URLFormat<(String, String)>: ssh://git@:string/:string
/// clone.match(URL(string: "ssh://git@me.com/app")!)!  // ("me.com", "app")
/// clone.url(for: ("me.com", "app"))                   // ssh://git@me.com/app
/// ```
///
/// A password is part of the text, as in `jo:secret`. A user is printed only before a host that
/// isn't empty. After `address("app://")`, it's part of the element that's in the place of the
/// host.
///
/// A format without it ignores the user.
public func user<P: URLParameter>(_ parameter: P) -> URLFormat<P.Value> {
  URLFormat(parameter) { UserPart(text: $0) }
}

/// Captures the user before the host, or nil if the URL has none.
///
/// ```swift
/// let server = user(opt: .string) </> host(.string)
/// // URLFormat<(String?, String)>: //(:string@):string
/// server.match(URL(string: "//me.com")!)!  // (nil, "me.com")
/// server.url(for: ("jo", "me.com"))        // //jo@me.com
/// ```
///
/// A user that can't be converted isn't missing: the format doesn't match.
public func user<P: URLParameter>(opt parameter: P) -> URLFormat<P._OptionalValue> {
  user(parameter).optional()
}

/// The user before the host.
struct UserPart: PartOfAddress, NameablePart {
  var text: TextConversion<String>

  var functions: Functions {
    text.functions {
      $0.user
    } write: {
      $0.write(user: $1)
    }
  }

  var absence: Missing? {
    Missing(part: Self.self, component: component) { parts, _ in parts.user == nil }
  }

  var texts: PartTexts? { text.texts }

  func template(_: Presence) -> URLTemplate {
    URLTemplate(user: text.texts.shown(\.escapedForTemplate) + "@")
  }

  func write(_: Presence, to uri: inout URITemplateWriter) throws(NotInRFC6570) {
    let user = try uri.text(of: text.texts, encoded: encodedUser)
    uri.join(URLTemplate(user: user + "@"))
  }

  // It isn't there if it's part of an element.
  func found(in input: URLParts, of _: URLParts) -> Found { .named("user", input.user) }

  func list(in _: inout ListedLink) {}
}

extension URLParts {
  /// Writes the user, unless it would become a part of the next element.
  fileprivate mutating func write(user: String) -> Bool {
    !nextElementIsHost && put(user, in: &writtenUser)
  }
}
