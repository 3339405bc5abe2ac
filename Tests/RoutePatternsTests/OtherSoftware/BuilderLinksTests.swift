import Foundation
import Testing
import URLFormats
import URLPatterns

/// What libraries and browsers make of elements, an argument, and a fragment.
@Suite struct BuilderLinksTests {
  private struct Page: Equatable {
    let elements: [String]
    let q: String?
    let fragment: String?

    init(_ elements: [String], q: String? = nil, _ fragment: String? = nil) {
      (self.elements, self.q, self.fragment) = (elements, q, fragment)
    }
  }

  private static func row(_ host: String) -> URLFormat<Page> {
    let page = PartialIso<([String], String?, String?), Page>(
      apply: { Page($0, q: $1, $2) }, unapply: { ($0.elements, $0.q, $0.fragment) })
    return scheme("https") </> URLFormats.host(host)
      </> (page <¢> rest </> query(opt: "q", .string) </> fragment(opt: .string))
  }

  private static func read(
    _ url: URL, host: String, query: (QueryArguments) -> QueryArguments = { $0 }
  ) -> Page? {
    let q = Capture(String.self).optional()
    switch (
      url.countedPathComponents(scheme: "https", host: host), query(url.queryArguments())
    ) {
    case (let path?, MayHave("q", q)):
      return Page(path.elements, q: q(), url.fragment(percentEncoded: false))
    default: return nil
    }
  }

  private static let text = #"a b+c%/:&=#?;'"é"#
  private static let two = ["a b+c%", #":&=;'"é"#]
  private static let three = ["a b+c%", "x/y", #":&=;'"é"#]
  private static let printedTwo = "https://h.example/a%20b+c%25/:&=;'%22%C3%A9"
  private static let printedThree = "https://h.example/a%20b+c%25/x%2Fy/:&=;'%22%C3%A9"
  private static let printedQ = "?q=a%20b%2Bc%25%2F%3A%26%3D%23%3F%3B%27%22%C3%A9"

  @Test func `a query that's written as a form has plus signs for spaces`() {
    let (text, printedQ) = (Self.text, Self.printedQ)
    let formQ = "q=a+b%2Bc%25%2F%3A%26%3D%23%3F%3B%27%22%C3%A9"
    check(
      [
        .init(
          "yarl 1.25.1",
          "\(Self.printedTwo)?q=a+b%2Bc%25/:%26%3D%23?%3B'%22%C3%A9"
            + "#a%20b+c%25/:&=%23?;'%22%C3%A9",
          Page(Self.two, q: text, text),
          prints: "\(Self.printedTwo)\(printedQ)#a%20b+c%25/:&=%23?;'%22%C3%A9"),
        // yarl's joinpath("a/b", "c d") makes two elements of the first. `/` encodes an escape.
        .init(
          "yarl 1.25.1", "https://h.example/x%2Fy/a/b/c%20d", Page(["x/y", "a", "b", "c d"])),
        .init("yarl 1.25.1", "https://h.example/x/a%252Fb", Page(["x", "a%2Fb"])),
        .init(
          "furl 2.1.4", "\(Self.printedThree)?\(formQ)#r/a%20b?t=x%26y",
          Page(Self.three, q: text, "r/a b?t=x&y"),
          prints: "\(Self.printedThree)\(printedQ)#r/a%20b?t=x&y"),
        .init(
          "URI (Perl) 5.17",
          "https://h.example/a%20b+c%25/x%2Fy/:&=%3B?q=a+b%2Bc%25%2F%3A%26%3D%23%3F%3B'%22%C3%A9"
            + "&t=1&t=a+b#t%20%C3%A9%23",
          Page(["a b+c%", "x/y", ":&=;"], q: text, "t é#"),
          prints: "https://h.example/a%20b+c%25/x%2Fy/:&=;\(printedQ)#t%20%C3%A9%23"),
        .init(
          "httpx 0.28.1", "https://h.example/a%20b/%C3%A9?\(formQ)&t=1&t=2",
          Page(["a b", "é"], q: text), prints: "https://h.example/a%20b/%C3%A9\(printedQ)"),
        // For `/a b%20c%zz/é`: an invalid escape makes requests encode all of them again.
        .init(
          "requests 2.34.2", "https://h.example/a%20b%2520c%25zz/%C3%A9?x=1%7C2&\(formQ)",
          Page(["a b%20c%zz", "é"], q: text),
          prints: "https://h.example/a%20b%2520c%25zz/%C3%A9\(printedQ)"),
        .init(
          "URLObject 3.0.0", "https://h.example/a%20b%2Fc%2B?\(formQ)#t%20%C3%A9",
          Page(["a b/c+"], q: text, "t é"),
          prints: "https://h.example/a%20b%2Fc+\(printedQ)#t%20%C3%A9"),
        .init(
          "Tornado 6.6.1", "https://h.example/a?x=%2B&\(formQ)&q=2#f", Page(["a"], q: text, "f"),
          prints: "https://h.example/a\(printedQ)#f"),
        .init(
          "Starlette 1.10.0", "https://h.example/a?\(formQ)", Page(["a"], q: text),
          prints: "https://h.example/a\(printedQ)"),
        .init(
          "urllib (CPython 3.11.7)",
          "https://h.example/a%20b%2Bc%25/%3A%26%3D%23%3F%3B%27%22%C3%A9?\(formQ)&t=a&t=b",
          Page(["a b+c%", #":&=#?;'"é"#], q: text),
          prints: "https://h.example/a%20b+c%25/:&=%23%3F;'%22%C3%A9\(printedQ)"),
        .init(
          "w3lib 2.5.0", "https://h.example/?a=1&b=2+2&\(formQ)", Page([], q: text),
          prints: "https://h.example/\(printedQ)"),
        .init(
          "rfc3986 2.0.0", "https://h.example/%7Euser/a%2Fb/d?q=%C3%A9",
          Page(["~user", "a/b", "d"], q: "é"), prints: "https://h.example/~user/a%2Fb/d?q=%C3%A9"),
      ],
      row: Self.row("h.example").matching(.plusAsSpace)
    ) { Self.read($0, host: "h.example") { $0.readingPlusAsSpace() } }
  }

  @Test func `elsewhere, a plus sign in a query is one`() {
    let (text, printedQ) = (Self.text, Self.printedQ)
    let encodedText = "a%20b%2Bc%25%2F%3A%26%3D%23%3F%3B"
    check(
      [
        .init(
          "URLComponents (Swift 6.3.1)",
          "\(Self.printedTwo)?q=a%20b+c%25/:%26%3D%23?;'%22%C3%A9&e&f=#a%20b+c%25/:&=%23?;'%22%C3%A9",
          Page(Self.two, q: text, text),
          prints: "\(Self.printedTwo)\(printedQ)#a%20b+c%25/:&=%23?;'%22%C3%A9"),
        // URL.appending(path:) encodes an escape, and appending(component:) a slash.
        .init(
          "Foundation (Swift 6.3.1)",
          "https://h.example/x/a%20b/c%252F%3F%C3%A9?q=a%20b+c%25/:%26%3D%23?;'%22%C3%A9",
          Page(["x", "a b", "c%2F?é"], q: text),
          prints: "https://h.example/x/a%20b/c%252F%3F%C3%A9\(printedQ)"),
        .init(
          "Foundation (Swift 6.3.1)", "https://h.example/x/a%2Fb;c%25%C3%A9",
          Page(["x", "a/b;c%é"])),
        .init(
          "boltons 26.2.0",
          "https://h.example/a%20b+c%25/x%2Fy/:&=;%C3%A9?q=a%20b%2Bc%25/:%26%3D%23?;'%22%C3%A9"
            + "#t%20%C3%A9",
          Page(["a b+c%", "x/y", ":&=;é"], q: text, "t é"),
          prints: "https://h.example/a%20b+c%25/x%2Fy/:&=;%C3%A9\(printedQ)#t%20%C3%A9"),
        .init(
          "querystring (Node 20.20.2)",
          "https://h.example/?q=\(encodedText)'%22%C3%A9&t=1&t=a%20b",
          Page([], q: text), prints: "https://h.example/\(printedQ)"),
        .init(
          "query-string 7.1.3",
          "https://h.example/?e&f=&q=\(encodedText)%27%22%C3%A9%2A~%21%28%29&t=1&t=a%2Cb",
          Page([], q: text + "*~!()"), prints: "https://h.example/\(printedQ)%2A~%21%28%29"),
        .init(
          "java.net.URI (OpenJDK 17.0.15)",
          "https://h.example/a%20b+c%25/x:&=;'%22%C3%A9?q=a%20b#t",
          Page(["a b+c%", #"x:&=;'"é"#], q: "a b", "t")),
        .init(
          "urllib3 2.8.0", "https://h.example/a%20b/%2F?q=%5B%C3%A9%5D#x%20y",
          Page(["a b", "/"], q: "[é]", "x y")),
      ],
      row: Self.row("h.example")
    ) { Self.read($0, host: "h.example") }
  }

  @Test func `what isn't a URL is one after it's pasted`() {
    let (text, printedQ) = (Self.text, Self.printedQ)
    check(
      [
        // hyperlink encodes no `%` in a fragment, so `%/` isn't an escape.
        .init(
          "hyperlink 21.0.0",
          "https://h.example/a%20b%2Bc%25/x%2Fy/%3A%26%3D%3B%27%22%C3%A9"
            + "?q=a%20b%2Bc%25%2F%3A%26%3D%23%3F%3B%27%22%C3%A9&e#a%20b+c%/:&=%23?;'%22%C3%A9",
          Page(Self.three, q: text, text),
          prints: "\(Self.printedThree)\(printedQ)#a%20b+c%25/:&=%23?;'%22%C3%A9"),
        // Java encodes neither `&` nor `=` in a query, so that another argument follows.
        .init(
          "java.net.URI (OpenJDK 17.0.15)",
          "https://h.example/a%20b+c%25/x:&=;'%22é%5B%5D?q=a%20b+c%25/:&=%23?;'%22é#t%20é%23",
          Page(["a b+c%", #"x:&=;'"é[]"#], q: "a b+c%/:", "t é#"),
          prints: "https://h.example/a%20b+c%25/x:&=;'%22%C3%A9%5B%5D?q=a%20b%2Bc%25%2F%3A"
            + "#t%20%C3%A9%23"),
        // The URL Standard leaves `%zz` and `|` alone.
        .init(
          "ada-url 4.0.0", "https://h.example/a%20b/%C3%A9%zz|/x/y?q=%27%C3%A9%20#f%20%22%60",
          Page(["a b", "é%zz|", "x", "y"], q: "'é ", #"f "`"#),
          prints: "https://h.example/a%20b/%C3%A9%25zz%7C/x/y?q=%27%C3%A9%20#f%20%22%60"),
        .init(
          "url.format (Node 20.20.2)",
          "https://h.example/a b%3Fc%23d/é?q=a%20b%2Bc%25%2F%3A%26%3D%23%3F%3B'%22%C3%A9#t é",
          Page(["a b?c#d", "é"], q: text, "t é"),
          prints: "https://h.example/a%20b%3Fc%23d/%C3%A9\(printedQ)#t%20%C3%A9"),
        .init(
          "w3lib 2.5.0", "https://h.example/a%20b/%C3%A9%zz?q=a%7Cb%20%C3%A9&x=%5B1%5D#t%20%C3%A9",
          Page(["a b", "é%zz"], q: "a|b é", "t é"),
          prints: "https://h.example/a%20b/%C3%A9%25zz?q=a%7Cb%20%C3%A9#t%20%C3%A9"),
      ],
      areURLs: false, row: Self.row("h.example")
    ) { Self.read($0, host: "h.example") }
    let plusAsSpace = Self.row("h.example").matching(.plusAsSpace)
    check(
      [
        // The URL Standard writes a query as a form.
        .init(
          "URL (Node 20.20.2)",
          "https://h.example/a%20b+c%/x:&=;'%22%C3%A9|^%60%7B%7D[]"
            + "?q=a+b%2Bc%25%2F%3A%26%3D%23%3F%3B%27%22%C3%A9&t=*%7E%21%28%29#t%20%C3%A9%22%3C%3E%60",
          Page(["a b+c%", #"x:&=;'"é|^`{}[]"#], q: text, #"t é"<>`"#),
          prints: "https://h.example/a%20b+c%25/x:&=;'%22%C3%A9%7C%5E%60%7B%7D%5B%5D\(printedQ)"
            + "#t%20%C3%A9%22%3C%3E%60"),
        .init(
          "rfc3986 2.0.0",
          "https://h.example/a b+c%é/x;y?q=a+b%2Bc%25%2F%3A%26%3D%23%3F%3B%27%22%C3%A9&e=#top",
          Page(["a b+c%é", "x;y"], q: text, "top"),
          prints: "https://h.example/a%20b+c%25%C3%A9/x;y\(printedQ)#top"),
      ],
      areURLs: false, row: plusAsSpace
    ) { Self.read($0, host: "h.example") { $0.readingPlusAsSpace() } }
  }

  @Test func `an internationalized host is printed as xn--, or as it's shown`() {
    let host = "xn--bcher-kva.example"
    let row = Self.row(host)
    check(
      [
        .init("yarl 1.25.1", "https://\(host)/a/b/c%20d", Page(["a", "b", "c d"])),
        .init(
          "URL (Node 20.20.2)", "https://\(host)/a/%C3%A9?x%20y#z", Page(["a", "é"], "z"),
          prints: "https://\(host)/a/%C3%A9#z"),
      ], row: row
    ) { Self.read($0, host: host) }
    check(
      [
        .init(
          "hyperlink 21.0.0", "https://bücher.example/a b+c%/:&=;'é/?q=a b+c/é&e&f=#t é",
          Page(["a b+c%", ":&=;'é"], q: "a b+c/é", "t é"),
          prints: "https://\(host)/a%20b+c%25/:&=;'%C3%A9?q=a%20b%2Bc%2F%C3%A9#t%20%C3%A9"),
        .init(
          "hyperlink 21.0.0",
          "https://\(host)/a%20b+c%/:&=;'%C3%A9/?q=a%20b+c/%C3%A9&e&f=#t%20%C3%A9",
          Page(["a b+c%", ":&=;'é"], q: "a b+c/é", "t é"),
          prints: "https://\(host)/a%20b+c%25/:&=;'%C3%A9?q=a%20b%2Bc%2F%C3%A9#t%20%C3%A9"),
      ], areURLs: false, row: row
    ) { Self.read($0, host: host) }
  }
}
