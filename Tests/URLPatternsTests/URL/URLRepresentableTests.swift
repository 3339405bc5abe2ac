import Foundation
import Testing
import URLPatterns

@Suite struct URLRepresentableTests {
  enum Link: URLRepresentable, Equatable {
    case home
    case user(String)
    /// Printed, but read as a user.
    case me

    init?(url: URL) {
      switch url.countedPathComponents() {
      case .N0: self = .home
      case .N2("users", let id): self = .user(id)
      default: return nil
      }
    }

    var url: URL? {
      switch self {
      case .home: URL(scheme: "myscheme", host: "myhost", path: .N0)
      case .user("lost"): URL(scheme: "myscheme", host: "myhost", path: .N1("lost"))
      case .user(let id): URL(scheme: "myscheme", host: "myhost", path: .N2("users", id))
      case .me: URL(scheme: "myscheme", host: "myhost", path: .N2("users", "me"))
      }
    }
  }

  @Test(arguments: [Link.home, .user("john"), .user("a/b"), .user("50%"), .user("%2F"), .user(" ")])
  func `links survive being written and read`(link: Link) throws {
    try link.checkRoundTrip()
  }

  @Test func `the error shows the link, its URL and what that parsed back to`() {
    let astray = #expect(throws: FailedRoundTrip.self) { try Link.me.checkRoundTrip() }
    #expect(astray?.value.hasSuffix("Link.me") == true)
    #expect(astray?.url?.absoluteString == "myscheme://myhost/users/me")
    #expect(astray?.parsed?.hasSuffix(#"Link.user("me")"#) == true)
    #expect(
      astray?.description.contains(
        #"Link.me printed as myscheme://myhost/users/me, which parsed back to"#) == true)
    #expect(astray?.description.contains(#"Link.user("me")"#) == true)

    let lost = #expect(throws: FailedRoundTrip.self) { try Link.user("lost").checkRoundTrip() }
    #expect(lost?.parsed == nil)
    #expect(lost?.description.contains("parsed back to nothing") == true)

    let unwritable = #expect(throws: FailedRoundTrip.self) { try Link.user("..").checkRoundTrip() }
    #expect(unwritable?.url == nil)
    #expect(unwritable?.description.contains(#"Link.user("..") has no URL"#) == true)
  }
}
