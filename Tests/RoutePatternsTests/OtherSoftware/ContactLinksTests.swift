import Foundation
import RoutePatterns
import Testing
import URLFormats
import URLPatterns

@Suite struct ContactLinksTests {
  private struct Place: Equatable {
    let latitude, longitude: Double

    init(_ latitude: Double, _ longitude: Double) {
      (self.latitude, self.longitude) = (latitude, longitude)
    }
  }

  @Test func `a position of geo: has decimal digits`() {
    check(
      [
        .init("segno 1.6.6", "geo:38.8976763,-77.0365297", Place(38.8976763, -77.0365297)),
        .init("segno 1.6.6", "geo:0.00001,-0.0000001", Place(0.00001, -0.0000001)),
        .init("segno 1.6.6", "geo:-0,180", Place(0, 180), prints: "geo:0.0,180.0"),
      ],
      row: address("geo:") </> (memberwise(Place.init) <¢> path(.split(.double, .double, by: ",")))
    ) { url in
      let (latitude, longitude) = (Capture(Double.self), Capture(Double.self))
      switch url.countedPathComponents(scheme: "geo") {
      case .N1(Split(latitude, longitude, by: ",")): return Place(latitude(), longitude())
      default: return nil
      }
    }
  }

  private struct Pin: Equatable {
    let query: String
    let zoom: Int?
  }

  @Test func `Android's geo: links have a question`() {
    check(
      [
        .init(
          "geouri 0.2.0",
          "geo:0,0?q=47.6,-122.3(Caf%C3%A9%20%28A%26B%29%20%2B%20%231)&z=11",
          Pin(query: "47.6,-122.3(Café (A&B) + #1)", zoom: 11),
          prints: "geo:0,0?q=47.6%2C-122.3%28Caf%C3%A9%20%28A%26B%29%20%2B%20%231%29&z=11"),
        .init(
          "geouri 0.2.0", "geo:0,0?q=1600%20Amphitheatre%20%26%20Co%2C%20%C3%A9%2B%3F&z=3",
          Pin(query: "1600 Amphitheatre & Co, é+?", zoom: 3)),
      ],
      row: address("geo:") </> path("0,0")
        </> (memberwise(Pin.init) <¢> query("q", .string) </> query(opt: "z", .int))
    ) { url in
      let (text, zoom) = (Capture(String.self), Capture(Int.self).optional())
      switch (url.countedPathComponents(scheme: "geo"), url.queryArguments()) {
      case (.N1("0,0"), Has("q", text) && MayHave("z", zoom)):
        return Pin(query: text(), zoom: zoom())
      default: return nil
      }
    }
  }

  private struct Mail: Equatable {
    let to: String
    let subject: String
    let body: String?
  }

  private let mail =
    address("mailto:")
    </> (memberwise(Mail.init)
      <¢> path(.string) </> query("subject", .string) </> query(opt: "body", .string))

  private func readMail(_ url: URL) -> Mail? {
    let (to, subject) = (Capture(String.self), Capture(String.self))
    let body = Capture(String.self).optional()
    switch (url.countedPathComponents(scheme: "mailto"), url.queryArguments()) {
    case (.N1(to), Has("subject", subject) && MayHave("body", body)):
      return Mail(to: to(), subject: subject(), body: body())
    default: return nil
    }
  }

  @Test func `a mail has an address, a subject, and a text`() {
    check(
      [
        // For the copy to `c&d@x.example`, which isn't encoded, so that a name `d@x.example` comes
        // after it.
        .init(
          "segno 1.6.6",
          "mailto:me@me.com,a+b@x.example?cc=c&d@x.example"
            + "&subject=Hi%20%26%20bye%3F%2050%25%20%2B%20%C3%A9&body=a%3Db%0D%0A%23c%3Bd",
          Mail(to: "me@me.com,a+b@x.example", subject: "Hi & bye? 50% + é", body: "a=b\r\n#c;d"),
          prints: "mailto:me@me.com,a+b@x.example?subject=Hi%20%26%20bye%3F%2050%25%20%2B%20%C3%A9"
            + "&body=a%3Db%0D%0A%23c%3Bd"),
        // For `Hi & bye? + é`. In a mailto: link, `+` is a plus sign (RFC 6068 §5).
        .init(
          "URI (Perl) 5.17",
          "mailto:me@me.com?subject=Hi+%26+bye%3F+%2B+%C3%A9&body=a%3Db%0D%0A%23",
          Mail(to: "me@me.com", subject: "Hi+&+bye?+++é", body: "a=b\r\n#"),
          prints: "mailto:me@me.com?subject=Hi%2B%26%2Bbye%3F%2B%2B%2B%C3%A9&body=a%3Db%0D%0A%23"),
      ],
      row: mail, read: readMail)
    // Not a URL: segno doesn't encode the address.
    check(
      [
        .init(
          "segno 1.6.6",
          #"mailto:jo's "x"@me.com?subject=a%20b%2Bc%25/%3A%26%3D%23%3F%3B%27%22%C3%A9"#,
          Mail(to: #"jo's "x"@me.com"#, subject: #"a b+c%/:&=#?;'"é"#, body: nil),
          prints: "mailto:jo's%20%22x%22@me.com"
            + "?subject=a%20b%2Bc%25%2F%3A%26%3D%23%3F%3B%27%22%C3%A9")
      ], areURLs: false, row: mail, read: readMail)
  }

  // RFC 6068 §2, item 1.
  @Test(arguments: [
    ("r&d@x.example", "mailto:r%26d@x.example?subject=a%26b"),
    ("a;b@x.example", "mailto:a%3Bb@x.example?subject=a%26b"),
    ("a=b@x.example", "mailto:a%3Db@x.example?subject=a%26b"),
  ])
  func `a mail address with a delimiter is encoded in all styles`(to: String, printed: String)
    throws
  {
    let router = Router<Mail>(addresses: "mailto:")
    router.add(
      { Mail(to: $0, subject: $1, body: $2) },
      route: string .? string("subject") & maybe(string("body")))
    let value = Mail(to: to, subject: "a&b", body: nil)
    let url = URL(
      scheme: "mailto", path: .N1(to), query: ["subject": "a&b"], startsWithSlash: false)
    for link in [url, mail.url(for: value), router.url(for: value)] {
      let link = try #require(link)
      #expect(link.absoluteString == printed)
      for read in [readMail(link), mail.match(link), router.match(link)] { #expect(read == value) }
    }
    #expect(mail.print(value)?.render() == printed)
    #expect(router.format.explain(printing: value).url == printed)
    // What others print isn't encoded.
    let others = try #require(URL(string: "mailto:\(to)?subject=a%26b"))
    for read in [readMail(others), mail.match(others), router.match(others)] {
      #expect(read == value)
    }
  }

  private enum Phone: Matchable, Equatable {
    case ext(of: String, String)
    case number(String)
  }

  @Test func `a phone number has an extension or not`() {
    check(
      [
        .init(
          "phonenumberslite 9.0.42", "tel:+44-20-8366-1177;ext=12",
          .ext(of: "+44-20-8366-1177", "12")),
        .init("phonenumberslite 9.0.42", "tel:+1-650-253-0000", .number("+1-650-253-0000")),
      ],
      row: address("tel:")
        </> URLFormat<Phone> {
          iso(Phone.ext) <¢> path(.split(.string, .string, by: ";ext="))
          iso(Phone.number) <¢> path(.string)
        }
    ) { url in
      let (number, ext) = (Capture(String.self), Capture(String.self))
      switch url.countedPathComponents(scheme: "tel") {
      case .N1(Split(number, ext, by: ";ext=")): return .ext(of: number(), ext())
      case .N1(number): return .number(number())
      default: return nil
      }
    }
  }
}
