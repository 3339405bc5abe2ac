import Foundation
import Testing
import URLFormats
import URLPatterns

/// What libraries for URI templates (RFC 6570) expand.
@Suite struct TemplateLinksTests {
  private struct Search: Equatable {
    let x, q: String
    let list: [String]
    let key: String
    let fragment: String
  }

  // The template is `https://h.example/f/{x}{?q,list*,m*}{#frag}`.
  @Test func `values of a template are read`() {
    let expanded =
      "https://h.example/f/a%20b%2Fc%2B%25%C3%A9?q=a%20b%2Bc%25%2F%3A%26%3D%23%3F%3B%27%22%C3%A9"
      + "&list=1%2C2&list=b&k%20y=v%261"
    let printed = expanded.replacing("c%2B%25%C3%A9?", with: "c+%25%C3%A9?")
    func search(_ fragment: String) -> Search {
      Search(
        x: "a b/c+%é", q: #"a b+c%/:&=#?;'"é"#, list: ["1,2", "b"], key: "v&1", fragment: fragment)
    }
    check(
      [
        // RFC 6570 lets `{#frag}` contain what a URL can, but a fragment can't contain `#`.
        .init(
          "Foundation's URL.Template (Swift 6.3.1)", expanded + "#top/a%2520b?x%23y",
          search("top/a%20b?x#y"), prints: printed + "#top/a%2520b?x%23y")
      ], row: row, read: read)
    check(
      ["uritemplate 4.2.0", "uri-template 1.3.0", "std-uritemplate 2.0.12"].map {
        .init(
          $0, expanded + "#top/a%20b?x#y", search("top/a b?x#y"),
          prints: printed + "#top/a%20b?x%23y")
      }, areURLs: false, row: row, read: read)
  }

  private let row =
    scheme("https") </> host("h.example") </> path("f")
    </> (memberwise(Search.init)
      <¢> path(.string) </> query("q", .string) </> query(all: "list", .string)
      </> query("k y", .string) </> fragment(.string))

  private func read(_ url: URL) -> Search? {
    let (q, key) = (Capture(String.self), Capture(String.self))
    let query = url.queryArguments()
    switch (url.countedPathComponents(scheme: "https", host: "h.example"), query) {
    case (.N2("f", let x), Has("q", q) && Has("k y", key)):
      return Search(
        x: x, q: q(), list: query.values(named: "list").compactMap { $0 }, key: key(),
        fragment: url.fragment(percentEncoded: false) ?? "")
    default: return nil
    }
  }

  // The template is `https://h.example{/seg*}{;p}{.ext}{?e,u}`, and the segments are `a/b`, `..`,
  // and `c`. The second removes the first: no template can print it as an element.
  @Test func `a list of elements can go back, and parameters are part of an element`() {
    let expanded = "https://h.example/a%2Fb/../c;p=x%3By%3Dz.tar?e="
    let row =
      scheme("https") </> host("h.example") </> path(.split("c", .string, by: ";p="))
      </> query("e", "")
    check(
      [
        "uritemplate 4.2.0", "uri-template 1.3.0", "std-uritemplate 2.0.12",
        "Foundation's URL.Template (Swift 6.3.1)",
      ].map { .init($0, expanded, "x;y=z.tar", prints: "https://h.example/c;p=x;y=z.tar?e=") },
      row: PartialIso(apply: { $1 }, unapply: { ((), $0) }) <¢> row
    ) { url in
      let p = Capture(String.self)
      switch (url.countedPathComponents(scheme: "https", host: "h.example"), url.queryArguments()) {
      case (.N1(Split("c", p, by: ";p=")), Has("e", "")): return p()
      default: return nil
      }
    }
  }

  // The template is `https://h.example/f/{+path}`, with `a/b?c=50%25 50%`.
  @Test func `a reserved value is elements and arguments`() {
    let row = scheme("https") </> host("h.example") </> path("f") </> path("a") </> path("b")
    let read = { (url: URL) -> String? in
      let c = Capture(String.self)
      switch (url.countedPathComponents(scheme: "https", host: "h.example"), url.queryArguments()) {
      case (.N3("f", "a", "b"), Has("c", c)): return c()
      default: return nil
      }
    }
    let expanded = "https://h.example/f/a/b?c=50%25%2050%25"
    check(
      ["uri-template 1.3.0", "std-uritemplate 2.0.12", "Foundation's URL.Template (Swift 6.3.1)"]
        .map { .init($0, expanded, "50% 50%") },
      row: row </> query("c", .string), read: read)
    // uritemplate encodes neither the space nor the `%` at the end.
    check(
      [
        .init(
          "uritemplate 4.2.0", "https://h.example/f/a/b?c=50%25 50%&a=x", "50% 50%",
          prints: expanded)
      ], areURLs: false, row: row </> query("c", .string), read: read)
  }

  // The template is `https://h.example/s?f[x]={q}`, with `a b%26`. Foundation repairs the bracket,
  // and encodes the escapes of the query again.
  @Test func `a bracket in a template makes Foundation encode a value twice`() {
    let link = "https://h.example/s?f%5Bx%5D=a%2520b%252526"
    check(
      [.init("Foundation's URL.Template (Swift 6.3.1)", link, "a%20b%2526")],
      row: scheme("https") </> host("h.example") </> path("s") </> query("f[x]", .string)
    ) { url in
      let value = Capture(String.self)
      switch (url.countedPathComponents(scheme: "https", host: "h.example"), url.queryArguments()) {
      case (.N1("s"), Has("f[x]", value)): return value()
      default: return nil
      }
    }
  }
}
