import Foundation
import RoutePatterns
import Testing

private func parse<A, S>(_ pattern: RoutePattern<A, S>, _ text: String) -> A? {
  pattern.parse(URL(string: "x://" + text)!.routeComponents)?.match
}

@Test func `a format is a typed pattern`() throws {
  let tweet: RoutePattern<(String, Int, Int), Query> =
    try format("users/:string/tweets/:int?page=:int")
  #expect(parse(tweet, "users/john/tweets/7?page=2")! == ("john", 7, 2))
  #expect(parse(tweet, "users/john/tweets/7") == nil)
  #expect(tweet.print(("john", 7, 2))?.path == ["users", "john", "tweets", "7"])
  #expect(tweet.print(("john", 7, 2))?.query == ["page": "2"])
  #expect(tweet.template == "users/:string/tweets/:int?page=:int")
  let literal: RoutePattern<Void, Path> = try format("users/me")
  #expect(parse(literal, "users/me") != nil)
  let single: RoutePattern<Double, Path> = try format("at/:double")
  #expect(parse(single, "at/1.5") == 1.5)
}

@Test func `a format has optional parts, alternatives and wildcards`() throws {
  let optional: RoutePattern<(String, Int?), Path> = try format("users/:string/(page/:int)")
  #expect(parse(optional, "users/a/page/2")! == ("a", 2))
  #expect(parse(optional, "users/a")! == ("a", nil))
  #expect(optional.print(("a", nil))?.path == ["users", "a"])
  let literal: RoutePattern<Int, Path> = try format("(v1)/users/:int")
  #expect(parse(literal, "users/7") == 7)
  #expect(parse(literal, "v1/users/7") == 7)
  let either: RoutePattern<Either<String, Void>, Path> = try format("users/(:string/profile|me)")
  guard case .left("a")? = parse(either, "users/a/profile"),
    case .right? = parse(either, "users/me")
  else {
    Issue.record("not either")
    return
  }
  #expect(either.print(.right(()))?.path == ["users", "me"])
  let words: RoutePattern<Void, Path> = try format("(a|b|c)")
  #expect(parse(words, "c") != nil)
  #expect(parse(words, "d") == nil)
  let middle: RoutePattern<(Int, String), Path> = try format(":int/*/:string")
  #expect(parse(middle, "1/a/c")! == (1, "c"))
  let end: RoutePattern<String, AnyEnd> = try format("files/:string/*")
  #expect(parse(end, "files/a/b/c") == "a")
  #expect(parse(end, "files/a") == nil)
  let query: RoutePattern<(Int?, Bool), Query> = try format("list?(page=:int)&all=:bool")
  #expect(parse(query, "list?all=true")! == (nil, true))
  let choice: RoutePattern<Either<Int, String>, Query> = try format("list?(id=:int|name=:string)")
  #expect(parse(choice, "list?id=1") == .left(1))
  #expect(parse(choice, "list?name=1") == .right("1"))
  #expect(parse(choice, "list") == nil)
  #expect(choice.print(.right("a"))?.query == ["name": "a"])
}

private let parameters =
  ":bool :character :double :float :int :int16 :int32 :int64 :int8 :string :uint :uint16 :uint32 "
  + ":uint64 :uint8 :uuid"

@Test(arguments: [
  ("users/:strin", 6, "\":strin\" is no parameter; there are \(parameters)"),
  ("users//x", 6, "an element is missing"),
  ("users/(a", 6, "a parenthesis is not closed"),
  ("users/a)", 7, "\")\" is not expected"),
  ("users?page", 6, "an argument is written name=:type"),
  ("users?(page=:int", 6, "a parenthesis is not closed"),
  ("users?(page=:int|x)", 17, "an argument is written name=:type"),
  ("users?page=:x", 11, "\":x\" is no parameter; there are \(parameters)"),
  ("a\\", 1, "a character has to follow the backslash"),
  ("a/:", 2, "\":\" is no parameter; there are \(parameters)"),
  ("a/:any", 2, "what it prints is missing: write :any(text)"),
  ("a/:any(b", 2, "a parenthesis is not closed"),
  ("a/:string(b)", 2, "\":string\" takes nothing in parentheses"),
  ("a/:int(1..9)", 2, "a range is written :int(1...9)"),
  ("a/:int(9...1)", 2, "a range is written :int(1...9)"),
  ("a?b=:int(x)", 4, "a range is written :int(1...9)"),
  ("a?b=:bool(x)", 4, "\":bool\" takes nothing in parentheses"),
  ("users/", 6, "an element is missing"),
  ("users/(:int/:int)", 6, "a part in parentheses has at most one parameter"),
  ("users/(*)", 6, "a wildcard cannot stand in parentheses"),
  ("users/*", 0, "the path ends in *, but the pattern does not"),
  ("users?a=:int", 0, "there is a query, but the pattern is a path"),
  ("users/:int", 0, "it captures [Swift.Int], not []"),
])
func `a string that is no format is refused`(text: String, offset: Int, reason: String) {
  do {
    let pattern: RoutePattern<Void, Path> = try format(text)
    Issue.record("\(pattern.template) is a format")
  } catch {
    #expect(error.offset == offset)
    #expect(error.reason == reason)
    #expect(error.description == "\(reason), at offset \(offset) of \"\(text)\".")
  }
}

@Test func `a format that nests without end is refused`() throws {
  func nested(_ depth: Int) -> String {
    String(repeating: "(", count: depth) + "a" + String(repeating: ")", count: depth)
  }
  let deep: RoutePattern<Void, Path> = try format(nested(50))
  #expect(parse(deep, "a") != nil)
  #expect(throws: FormatError.self) { try format(nested(51)) as RoutePattern<Void, Path> }
  let many: RoutePattern<Void, Path> = try format(
    "(" + String(repeating: "a|", count: 2_046) + "b)")
  #expect(parse(many, "b") != nil)
  let long = String(repeating: "(", count: 1_000_000)
  #expect(throws: FormatError.self) { try format(long) as RoutePattern<Void, Path> }
}

@Test func `templates are formats`() throws {
  let patterns: [RoutePattern<(String, Int), Path>] = [
    "users" / string / "tweets" / int, string / any / int, (lit("a") | lit("b")) / string / int,
  ]
  for pattern in patterns {
    let copy: RoutePattern<(String, Int), Path> = try format(pattern.template)
    #expect(copy.template == pattern.template)
    let components = pattern.print(("x", 7))!
    #expect(copy.parse(components)!.match == ("x", 7))
  }
}

private enum Routes: Equatable { case home, user(id: Int), tweet(String, Int), files }

@Test func `a router takes formats`() throws {
  let router = Router<Routes>(scheme: "x", host: "h")
  try router.add(Routes.home, format: "home")
  try router.add(Routes.user, format: "users/:int")
  try router.add(Routes.tweet, format: "tweet?user=:string&id=:int")
  try router.add(Routes.files, format: "files/*")
  #expect(router.match(URL(string: "x://h/users/7")!) == .user(id: 7))
  #expect(router.match(URL(string: "x://h/tweet?user=a&id=1")!) == .tweet("a", 1))
  #expect(router.match(URL(string: "x://h/files/a/b")!) == .files)
  #expect(router.url(for: .user(id: 7))?.absoluteString == "x://h/users/7")
  #expect(throws: FormatError.self) { try router.add(Routes.user, format: "users/:string") }
}
