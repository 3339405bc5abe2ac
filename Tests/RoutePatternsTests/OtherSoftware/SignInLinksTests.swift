import Foundation
import Testing
import URLFormats
import URLPatterns

@Suite struct SignInLinksTests {
  private struct Key: Equatable {
    enum Kind: String { case totp, hotp }

    let kind: Kind
    let label: Label
    let secret: String
    let others: QueryArguments
  }

  /// The label of an `otpauth:` link: an issuer, if there is one, and an account.
  private struct Label: Equatable {
    let issuer: String?
    let account: String

    init(_ issuer: String?, _ account: String) { (self.issuer, self.account) = (issuer, account) }

    /// Splits the elements at the first colon.
    ///
    /// Some programs encode the colon, and some don't encode a slash in a name.
    init(_ elements: [String]) {
      let parts = elements.joined(separator: "/").split(separator: ":", maxSplits: 1)
      let account = String(parts.last?.drop { $0 == " " } ?? "")
      self.init(parts.count == 2 ? String(parts[0]) : nil, account)
    }

    var text: String { (issuer.map { $0 + ":" } ?? "") + account }
  }

  @Test func `a key of otpauth: has an issuer and an account, whatever is encoded`() {
    let secret = "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ"
    let short = "AAAAAAAAAAAAAAAA"
    let name = #"a b+c%/:&=#?;'"é"#
    let printedName = "a%20b+c%25%2F:&=%23%3F;'%22%C3%A9"
    let encodedName = "a%20b%2Bc%25%2F%3A%26%3D%23%3F%3B%27%22%C3%A9"
    let big: QueryArguments = ["issuer": "Big Corp"]
    let format: QueryArguments = ["algorithm": "SHA1", "digits": "6", "period": "30"]
    let hotpFormat: QueryArguments = ["algorithm": "SHA1", "digits": "6", "counter": "0"]
    func key(_ issuer: String?, _ account: String, _ others: QueryArguments) -> Key {
      Key(kind: .totp, label: Label(issuer, account), secret: secret, others: others)
    }
    func django(_ kind: Key.Kind, _ label: Label, _ others: QueryArguments) -> Key {
      Key(kind: kind, label: label, secret: short, others: others)
    }
    let label = PartialIso<[String], Label>(apply: { Label($0) }, unapply: { [$0.text] })
    check(
      [
        .init(
          "PyOTP 2.12.1",
          "otpauth://totp/Big%20Corp:alice%40x.example?secret=\(secret)&issuer=Big%20Corp",
          key("Big Corp", "alice@x.example", big),
          prints: "otpauth://totp/Big%20Corp:alice@x.example?secret=\(secret)&issuer=Big%20Corp"),
        .init(
          "PyOTP 2.12.1", "otpauth://totp/Big/Corp:a/b?secret=\(secret)&issuer=Big%2FCorp",
          key("Big/Corp", "a/b", ["issuer": "Big/Corp"]),
          prints: "otpauth://totp/Big%2FCorp:a%2Fb?secret=\(secret)&issuer=Big%2FCorp"),
        .init("PyOTP 2.12.1", "otpauth://totp/me?secret=\(secret)", key(nil, "me", [:])),
        // For the issuer `Big: Corp` and the account `a:b`, which PyOTP reads again. The format
        // allows no colon in either of them, so the first one separates.
        .init(
          "PyOTP 2.12.1",
          "otpauth://totp/Big%3A%20Corp:a%3Ab?secret=\(secret)&issuer=Big%3A%20Corp",
          key("Big", "Corp:a:b", ["issuer": "Big: Corp"]),
          prints: "otpauth://totp/Big:Corp:a:b?secret=\(secret)&issuer=Big%3A%20Corp"),
        .init(
          "PyOTP 2.12.1",
          "otpauth://hotp/%C3%89t%C3%A9%20%26%20co:caf%C3%A9?secret=\(secret)"
            + "&issuer=%C3%89t%C3%A9%20%26%20co&counter=7",
          Key(
            kind: .hotp, label: Label("Été & co", "café"), secret: secret,
            others: ["issuer": "Été & co", "counter": "7"]),
          prints: "otpauth://hotp/%C3%89t%C3%A9%20&%20co:caf%C3%A9?secret=\(secret)"
            + "&issuer=%C3%89t%C3%A9%20%26%20co&counter=7"),
        .init(
          "passlib 1.7.4",
          "otpauth://totp/Big%20Corp:alice@x.example?secret=\(secret)&issuer=Big%20Corp",
          key("Big Corp", "alice@x.example", big)),
        .init(
          "passlib 1.7.4", "otpauth://totp/Big%2FCorp:a%2Fb?secret=\(secret)&issuer=Big%2FCorp",
          key("Big/Corp", "a/b", ["issuer": "Big/Corp"])),
        .init(
          "passlib 1.7.4", "otpauth://totp/I:%27%22%C3%A9%3B%3F%23%25?secret=\(secret)&issuer=I",
          key("I", #"'"é;?#%"#, ["issuer": "I"]),
          prints: "otpauth://totp/I:'%22%C3%A9;%3F%23%25?secret=\(secret)&issuer=I"),
        // It isn't printed by passlib, which reads it so: the format allows spaces after the colon.
        .init(
          "passlib 1.7.4", "otpauth://totp/Big%20Corp:%20alice?secret=\(secret)",
          key("Big Corp", "alice", [:]),
          prints: "otpauth://totp/Big%20Corp:alice?secret=\(secret)"),
        // otpauth prints the issuer as an argument only, so a colon in the account separates.
        .init(
          "otpauth 2.2.2",
          "otpauth://totp/alice@x.example?secret=\(secret)&issuer=Big%20Corp"
            + "&algorithm=SHA1&digits=6&period=30",
          key(nil, "alice@x.example", big + format)),
        .init(
          "otpauth 2.2.2",
          "otpauth://totp/a%20b%2Bc%25/:%26%3D%23%3F%3B%27%22%C3%A9?secret=\(secret)"
            + "&issuer=\(encodedName)&algorithm=SHA1&digits=6&period=30",
          key("a b+c%/", #"&=#?;'"é"#, ["issuer": name] + format),
          prints: "otpauth://totp/\(printedName)?secret=\(secret)"
            + "&issuer=\(encodedName)&algorithm=SHA1&digits=6&period=30"),
        .init(
          "django-otp 1.7.5",
          "otpauth://totp/Big%20Corp%3Aalice%40x.example?secret=\(short)"
            + "&algorithm=SHA1&digits=6&period=30&issuer=Big%20Corp",
          django(.totp, Label("Big Corp", "alice@x.example"), format + big),
          prints: "otpauth://totp/Big%20Corp:alice@x.example?secret=\(short)"
            + "&algorithm=SHA1&digits=6&period=30&issuer=Big%20Corp"),
        .init(
          "django-otp 1.7.5",
          "otpauth://hotp/A/b%20c%26d%3Aa/b%2Bc%20%C3%A9?secret=\(short)"
            + "&algorithm=SHA1&digits=6&counter=0&issuer=A/b%20c%26d",
          django(
            .hotp, Label("A/b c&d", "a/b+c é"), hotpFormat + ["issuer": "A/b c&d"]),
          prints: "otpauth://hotp/A%2Fb%20c&d:a%2Fb+c%20%C3%A9?secret=\(short)"
            + "&algorithm=SHA1&digits=6&counter=0&issuer=A%2Fb%20c%26d"),
      ],
      row: address("otpauth://")
        </> (memberwise(Key.init)
          <¢> path(.rawRepresentable(Key.Kind.self)) </> (label <¢> rest)
          </> query("secret", .string) </> otherArguments)
    ) { url in
      let (kind, secret) = (Capture(Key.Kind.self), Capture(String.self))
      switch (url.countedHostAndPathComponents(), url.queryArguments()) {
      case (Begins(kind), Has("secret", secret)) where url.has(scheme: "otpauth"):
        return Key(
          kind: kind(), label: Label(url.countedPathComponents().elements), secret: secret(),
          others: url.queryArguments().filter { $0.name != "secret" })
      default: return nil
      }
    }
  }

  private enum Callback: Matchable, Equatable {
    case code(String, state: String)
    case token(String, state: String)
    case error(String, description: String?, state: String)
  }

  /// RFC 6749 makes all arguments form-encoded (§4.1.2, §4.2.2, appendix B), so `+` is a space.
  @Test func `the callback of a sign-in has a state with spaces and signs`() {
    let state = "from home/+="
    let printed = "state=from%20home%2F%2B%3D"
    check(
      [
        .init(
          "oauthlib 4.0.1", "myapp://auth/callback?x=1&y=%2B&code=Sp&state=from+home%2F%2B%3D",
          .code("Sp", state: state), prints: "myapp://auth/callback?code=Sp&\(printed)"),
        .init(
          "oauthlib 4.0.1",
          "myapp://auth/callback#access_token=2Yot%2FnF%2BZ%3D&state=from+home%2F%2B%3D"
            + "&token_type=bearer",
          .token("2Yot/nF+Z=", state: state),
          prints: "myapp://auth/callback#access_token=2Yot%2FnF%2BZ%3D&\(printed)"),
        .init(
          "oauthlib 4.0.1",
          "myapp://auth/callback?error=access_denied&error_description=no%2C+thanks"
            + "&state=from+home%2F%2B%3D",
          .error("access_denied", description: "no, thanks", state: state),
          prints: "myapp://auth/callback?error=access_denied&error_description=no%2C%20thanks"
            + "&\(printed)"),
        .init(
          "Authlib 1.9.10", "myapp://auth/callback?x=%2B&code=c&state=from+home%2F%2B%3D",
          .code("c", state: state), prints: "myapp://auth/callback?code=c&\(printed)"),
        .init(
          "Authlib 1.9.10",
          "myapp://auth/callback#access_token=2Yot%2FnF%2BZ%3D&state=from+home%2F%2B%3D",
          .token("2Yot/nF+Z=", state: state),
          prints: "myapp://auth/callback#access_token=2Yot%2FnF%2BZ%3D&\(printed)"),
      ],
      row: (scheme("myapp") </> host("auth") </> path("callback")
        </> URLFormat<Callback> {
          iso(Callback.code) <¢> query("code", .string) </> query("state", .string)
          iso(Callback.token)
            <¢> fragment(query("access_token", .string) </> query("state", .string))
          iso(Callback.error)
            <¢> query("error", .string) </> query(opt: "error_description", .string)
            </> query("state", .string)
        }).matching(.plusAsSpace)
    ) { url in
      let (text, state) = (Capture(String.self), Capture(String.self))
      let description = Capture(String.self).optional()
      guard case .N1("callback") = url.countedPathComponents(scheme: "myapp", host: "auth")
      else { return nil }
      switch (url.queryArguments() + url.fragmentArguments()).readingPlusAsSpace() {
      case Has("code", text) && Has("state", state): return .code(text(), state: state())
      case Has("access_token", text) && Has("state", state): return .token(text(), state: state())
      case Has("error", text) && Has("state", state) && MayHave("error_description", description):
        return .error(text(), description: description(), state: state())
      default: return nil
      }
    }
  }

  private struct Request: Equatable {
    let client: String
    let redirect: URL
    let scopes: String
    let state: String
  }

  @Test func `a request to sign in contains the link to return to`() throws {
    let address = "https://s.example/authorize?response_type=code"
    let app = try #require(URL(string: "myapp://auth/callback?a=b"))
    let web = try #require(URL(string: "https://c.example/cb?a=b"))
    check(
      [
        .init(
          "oauthlib 4.0.1",
          "\(address)&client_id=s6Bh+dRkqt3"
            + "&redirect_uri=myapp%3A%2F%2Fauth%2Fcallback%3Fa%3Db&scope=a%3Ab+c+d"
            + "&state=from+home%2F%2B%3D%C3%A9%3B%27%22",
          Request(
            client: "s6Bh dRkqt3", redirect: app, scopes: "a:b c d", state: #"from home/+=é;'""#),
          prints: "\(address)&client_id=s6Bh%20dRkqt3"
            + "&redirect_uri=myapp%3A%2F%2Fauth%2Fcallback%3Fa%3Db&scope=a%3Ab%20c%20d"
            + "&state=from%20home%2F%2B%3D%C3%A9%3B%27%22"),
        .init(
          "Authlib 1.9.10",
          "\(address)&client_id=id+x&redirect_uri=https%3A%2F%2Fc.example%2Fcb%3Fa%3Db&scope=a+b"
            + "&state=from+home%2F%2B%3D%C3%A9%3B%27",
          Request(client: "id x", redirect: web, scopes: "a b", state: "from home/+=é;'"),
          prints: "\(address)&client_id=id%20x"
            + "&redirect_uri=https%3A%2F%2Fc.example%2Fcb%3Fa%3Db&scope=a%20b"
            + "&state=from%20home%2F%2B%3D%C3%A9%3B%27"),
      ],
      row: (scheme("https") </> host("s.example") </> path("authorize")
        </> query("response_type", "code")
        </> (memberwise(Request.init)
          <¢> query("client_id", .string) </> query("redirect_uri", .url)
          </> query("scope", .string) </> query("state", .string)))
        .matching(.plusAsSpace)
    ) { url in
      let (client, scopes, state) = (
        Capture(String.self), Capture(String.self), Capture(String.self)
      )
      let redirect = Capture(URL.self)
      switch (url.countedPathComponents(), url.queryArguments().readingPlusAsSpace()) {
      case (
        .N1("authorize"),
        Has("client_id", client) && Has("redirect_uri", redirect) && Has("scope", scopes)
          && Has("state", state)
      ):
        return Request(
          client: client(), redirect: redirect(), scopes: scopes(), state: state())
      default: return nil
      }
    }
  }
}
