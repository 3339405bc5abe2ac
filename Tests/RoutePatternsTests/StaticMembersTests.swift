import RoutePatterns
import Testing

@Test func `static members stand where a local hides the global name`() {
  let (string, int, any) = ("a", 1, 2.0)
  let user: RoutePattern<String, Path> = "users" / .string
  let tweet = "users" / RoutePattern.string / "tweets" / RoutePattern.int
  let files: RoutePattern<Void, AnyEnd> = "files" / .any
  let search: RoutePattern<String, Query> = "search" .? .string("q")
  let list: RoutePattern<Int, Query> = "list" .? .int("page")
  #expect(user.template == "users/:string")
  #expect(tweet.template == "users/:string/tweets/:int")
  #expect(files.template == "files/*")
  #expect(search.template == "search?q=:string")
  #expect(list.template == "list?page=:int")
  #expect(("at" / .double as RoutePattern<Double, Path>).template == "at/:double")
  #expect(("flags" / .bool as RoutePattern<Bool, Path>).template == "flags/:bool")
  #expect(RoutePattern.root.template == "")
  #expect((string, int, any) == ("a", 1, 2.0))
}
