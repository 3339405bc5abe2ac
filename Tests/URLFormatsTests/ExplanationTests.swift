import CommonParsers
import Foundation
import Testing
import URLFormats

private enum Routes: Matchable {
  case echo
  case hello(String)
  case page(Int)
}

private let formats =
  scheme("https") </> host("me.com")
  </> URLFormat<Routes> {
    iso(Routes.echo) <¢> path("echo")
    iso(Routes.hello) <¢> path("hello") </> path(.string)
    iso(Routes.page) <¢> path("page") <?> query("n", .int)
  }

@Test(arguments: [
  (
    "https://me.com/hello",
    """
    https://me.com/hello matches none of 3 formats.
      https://me.com/echo: found "hello" instead of /echo
    > https://me.com/hello/:string: /:string is missing
      https://me.com/page?n=:int: found "hello" instead of /page
    """
  ),
  (
    "https://me.com/echo/x",
    """
    https://me.com/echo/x matches none of 3 formats.
    > https://me.com/echo: "x" is left over
      https://me.com/hello/:string: found "echo" instead of /hello
      https://me.com/page?n=:int: found "echo" instead of /page
    """
  ),
  (
    "https://me.com/page?n=x",
    """
    https://me.com/page?n=x matches none of 3 formats.
      https://me.com/echo: found "page" instead of /echo
      https://me.com/hello/:string: found "page" instead of /hello
    > https://me.com/page?n=:int: the query does not have n=:int
    """
  ),
  (
    "http:/echo",
    """
    http:/echo matches none of 3 formats.
    > https://me.com/echo: the scheme is "http"
    > https://me.com/hello/:string: the scheme is "http"
    > https://me.com/page?n=:int: the scheme is "http"
    """
  ),
  (
    "https://me.com/hello/x",
    """
    https://me.com/hello/x matches https://me.com/hello/:string.
      https://me.com/echo: found "hello" instead of /echo
    """
  ),
])
func `an explanation tells how far each alternative came`(text: String, explanation: String) {
  #expect(formats.explain(URL(string: text)!).description == explanation)
  #expect(formats.explain(URLComponents(string: text)!).description == explanation)
}
