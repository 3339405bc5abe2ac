import Testing
import URLFormats

@Suite struct FormatsTests {
  @Test func `a text has several elements between its slashes`() {
    #expect(path("api/stops").description == "/api/stops")
    #expect((path("/api//stops/") </> path(.int)).text(for: 7) == "/api/stops/7")
    #expect((path("/") </> path("a")).description == "/a")
    #expect(path(opt: "a/b").description == "/(a/b)")
    #expect(path("").url(for: ()) == nil)
  }

  @Test func `an element, an argument, and a fragment can contain a slash`() {
    #expect(path(Exactly("AC/DC")).print(())?.render() == "/AC%2FDC")
    #expect(path(.string).print("AC/DC")?.render() == "/AC%2FDC")
    #expect(path(printing: "AC/DC").print(())?.render() == "/AC%2FDC")
    #expect(path(.int, prefix: "page/").print(7)?.render() == "/page%2F7")
    #expect(query("next", "a/b").print(())?.render() == "/?next=a%2Fb")
    #expect(fragment("a/b").print(())?.render() == "/#a/b")
  }

  @Test func `a text is a scheme or a host in any case where its type isn't known`() {
    func generic<P: URLParameter>(_ parameter: P) -> URLFormat<P.Value> { scheme(parameter) }
    func genericHost<P: URLParameter>(_ parameter: P) -> URLFormat<P.Value> { host(parameter) }
    #expect(generic("HTTPS").match("https://me.com") != nil)
    #expect(genericHost("ME.com").match("https://me.com") != nil)
  }

  @Test(arguments: ["a", "b", "c", "d", "e", "f"])
  func `each of more than four texts of a choice is found in a table`(text: String) {
    for choice in [
      path(.string(matching: OneOf("a", "b", "c", "d", "e", "f"))),
      path(.string(matching: OneOf("a", Exactly("b"), IgnoringCase("c"), OneOf("d", "e"), "f"))),
      path(.string(matching: OneOf("a", Exactly("b"), IgnoringCase("c"), Regex("[d-f]")))),
    ] {
      let format = URLFormat<String> {
        choice
        path("x") </> path(.string)
      }
      #expect(format.match("/\(text)") == text && format.text(for: text) == "/\(text)")
    }
  }
}
