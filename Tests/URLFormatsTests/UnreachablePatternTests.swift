import Testing
import URLFormats

private enum Routes: Matchable, Equatable { case echo, hello(String), page(Int?) }

@Test func `formats that are never reached are reported`() {
  let formats =
    scheme("https") </> host("me.com")
    </> URLFormat<Routes> {
      iso(Routes.hello) <¢> path("users") </> path(.string)
      iso(Routes.echo) <¢> path("users") </> path("me")
      iso(Routes.page) <¢> path("pages") </> path(.int).optional()
      iso(Routes.echo) <¢> path("pages")
      iso(Routes.echo) <¢> path("search") <?> query("q", "1")
      iso(Routes.echo) <¢> path("search")
    }
  #expect(
    formats.unreachable.map(\.description) == [
      "https://me.com/users/me is never reached: https://me.com/users/:string comes first.",
      "https://me.com/pages is never reached: https://me.com/pages/:int comes first.",
    ])
}

@Test func `what comes after the end covers nothing`() {
  let formats = URLFormat<Routes> {
    iso(Routes.echo) <¢> tail </> path("a")
    iso(Routes.echo) <¢> path("a")
  }
  #expect(formats.unreachable == [])
}
