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
  func `links survive a round trip`(link: Link) throws {
    try link.checkRoundTrip()
  }

  private func url<Value: URLRepresentable>(elsewhere value: Value) async -> URL? {
    await Task.detached { value.url }.value
  }

  @Test func `a value of any type can be sent elsewhere, as a test's arguments are`() async {
    #expect(await url(elsewhere: Link.user("john")) == Link.user("john").url)
  }

  @Test func `the error shows the link, its URL and what that matches`() {
    let astray = #expect(throws: FailedRoundTrip.self) { try Link.me.checkRoundTrip() }
    #expect(astray?.value.hasSuffix("Link.me") == true)
    #expect(astray?.url?.absoluteString == "myscheme://myhost/users/me")
    #expect(astray?.match?.hasSuffix(#"Link.user("me")"#) == true)
    #expect(
      astray?.description.contains(
        #"Link.me is printed as myscheme://myhost/users/me, which matches"#) == true)
    #expect(astray?.description.contains(#"Link.user("me")"#) == true)

    let lost = #expect(throws: FailedRoundTrip.self) { try Link.user("lost").checkRoundTrip() }
    #expect(lost?.match == nil)
    #expect(lost?.description.contains("matches nothing") == true)

    let unwritable = #expect(throws: FailedRoundTrip.self) { try Link.user("..").checkRoundTrip() }
    #expect(unwritable?.url == nil)
    #expect(unwritable?.description.contains(#"Link.user("..") has no URL"#) == true)
    #expect(unwritable?.description.contains("an https URL has no host") == true)
  }

  struct Event: URLRepresentable, Equatable {
    let start: Date

    init(_ seconds: Double) { start = Date(timeIntervalSince1970: seconds) }

    init?(url: URL) {
      let seconds = Capture(Int.self)
      guard case .N1(seconds) = url.countedPathComponents() else { return nil }
      self.init(Double(seconds()))
    }

    var url: URL? { URL(path: .N1("\(Int(start.timeIntervalSince1970))")) }
  }

  @Test func `the error says so if the value that was read looks the same`() throws {
    try Event(7).checkRoundTrip()
    let rounded = #expect(throws: FailedRoundTrip.self) { try Event(7.25).checkRoundTrip() }
    #expect(rounded?.match == rounded?.value)
    #expect(
      rounded?.description.contains("/7, which matches as a value that looks the same") == true)
    #expect(rounded?.description.contains("doesn't keep the whole value") == true)
  }
}
