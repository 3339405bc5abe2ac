import CommonParsers
import Foundation
@testable import RoutePatterns
import SmallLock
import TestSupport
import Testing

private func parse<A, S>(_ pattern: RoutePattern<A, S>, _ text: String) -> A? {
  pattern.parse(URL(string: "x://" + text)!.routeComponents)?.match
}

@Test func `a template is a typed pattern`() throws {
  let tweet: QueryPattern<(String, Int, Int)> =
    try template("users/:string/tweets/:int?page=:int")
  #expect(parse(tweet, "users/john/tweets/7?page=2")! == ("john", 7, 2))
  #expect(parse(tweet, "users/john/tweets/7") == nil)
  #expect(tweet.print(("john", 7, 2))?.path == ["users", "john", "tweets", "7"])
  #expect(tweet.print(("john", 7, 2))?.query == ["page": "2"])
  #expect(tweet.template == "users/:string/tweets/:int?page=:int")
  let literal: PathPattern<Void> = try template("users/me")
  #expect(parse(literal, "users/me") != nil)
  let single: PathPattern<Double> = try template("at/:double")
  #expect(parse(single, "at/1.5") == 1.5)
}

@Test func `a template has optional parts, alternatives, and wildcards`() throws {
  let optional: PathPattern<(String, Int?)> = try template("users/:string/(page/:int)")
  #expect(parse(optional, "users/a/page/2")! == ("a", 2))
  #expect(parse(optional, "users/a")! == ("a", nil))
  #expect(optional.print(("a", nil))?.path == ["users", "a"])
  let literal: PathPattern<Int> = try template("(v1)/users/:int")
  #expect(parse(literal, "users/7") == 7)
  #expect(parse(literal, "v1/users/7") == 7)
  let either: PathPattern<Either<String, Void>> = try template("users/(:string/profile|me)")
  guard case .left("a")? = parse(either, "users/a/profile"),
    case .right? = parse(either, "users/me")
  else {
    Issue.record("not either")
    return
  }
  #expect(either.print(.right(()))?.path == ["users", "me"])
  let words: PathPattern<Void> = try template("(a|b|c)")
  #expect(parse(words, "c") != nil)
  #expect(parse(words, "d") == nil)
  let middle: PathPattern<(Int, String)> = try template(":int/*/:string")
  #expect(parse(middle, "1/a/c")! == (1, "c"))
  let end: RoutePattern<String, PatternState.AnyEnd> = try template("files/:string/*")
  #expect(parse(end, "files/a/b/c") == "a")
  #expect(parse(end, "files/a") == nil)
  let query: QueryPattern<(Int?, Bool)> = try template("list?(page=:int)&all=:bool")
  #expect(parse(query, "list?all=true")! == (nil, true))
  let choice: QueryPattern<Either<Int, String>> = try template("list?(id=:int|name=:string)")
  #expect(parse(choice, "list?id=1") == .left(1))
  #expect(parse(choice, "list?name=1") == .right("1"))
  #expect(parse(choice, "list") == nil)
  #expect(choice.print(.right("a"))?.query == ["name": "a"])
}

private let parameters =
  ":bool :character :double :float :int :int16 :int32 :int64 :int8 :string :uint :uint16 :uint32 "
  + ":uint64 :uint8 :uuid"

@Test(arguments: [
  ("users/:strin", 6, "\":strin\" is not a parameter; use one of \(parameters)"),
  ("users//x", 6, "an element is missing"),
  ("users/(a", 6, "a parenthesis is not closed"),
  ("users/a)", 7, "unexpected \")\""),
  ("users?page", 6, "write an argument as name=:type"),
  ("users?(page=:int", 6, "a parenthesis is not closed"),
  ("users?(page=:int|x)", 17, "write an argument as name=:type"),
  ("users?page=:x", 11, "\":x\" is not a parameter; use one of \(parameters)"),
  ("a\\", 1, "a backslash must be followed by a character"),
  ("a/:", 2, "\":\" is not a parameter; use one of \(parameters)"),
  ("a/:any", 2, "the text to print is missing: write :any(text)"),
  ("a/:any(b", 2, "a parenthesis is not closed"),
  ("a/:string(b)", 2, "\":string\" cannot be followed by parentheses"),
  ("a/:int(1..9)", 2, "write a range as :int(1...9)"),
  ("a/:int(9...1)", 2, "write a range as :int(1...9)"),
  ("a?b=:int(x)", 4, "write a range as :int(1...9)"),
  ("a?b=:bool(x)", 4, "\":bool\" cannot be followed by parentheses"),
  ("users/", 6, "an element is missing"),
  ("users/(:int/:int)", 6, "a part in parentheses can have at most one parameter"),
  ("users/(*)", 6, "a part in parentheses cannot end in a wildcard"),
  ("users/*", 0, "the template ends in *, but the pattern does not"),
  ("users?a=:int", 0, "the template has a query or a fragment, but the pattern does not"),
  ("users/:int", 0, "the template captures [Swift.Int], not []"),
  ("a#", 1, "write a fragment as #text or #:type"),
  ("a(#b|c)", 5, "write a fragment as #text or #:type"),
  ("a#b#c", 3, "unexpected \"#\""),
  ("a#b?c=:int", 3, "unexpected \"?\""),
  ("a(#b", 1, "a parenthesis is not closed"),
  ("a/(b#c)", 2, "a parenthesis is not closed"),
  ("a#b", 0, "the template has a query or a fragment, but the pattern does not"),
])
func `a string that isn't a template is rejected`(text: String, offset: Int, reason: String) {
  do {
    let pattern: PathPattern<Void> = try template(text)
    Issue.record("\(pattern.template) is a template")
  } catch {
    #expect(error.offset == offset)
    #expect(error.reason == reason)
    #expect(error.description == "\(reason), at offset \(offset) of \"\(text)\".")
  }
}

@Test func `a template that is nested too deeply is rejected`() throws {
  func nested(_ depth: Int) -> String {
    String(repeating: "(", count: depth) + "a" + String(repeating: ")", count: depth)
  }
  let deep: PathPattern<Void> = try template(nested(40))
  #expect(parse(deep, "a") != nil)
  let error = #expect(throws: TemplateError.self) {
    try template(nested(41)) as PathPattern<Void>
  }
  #expect(error?.reason == "parentheses are nested too deeply")
  let many: PathPattern<Void> = try template(
    "(" + String(repeating: "a|", count: 2_046) + "b)")
  #expect(parse(many, "b") != nil)
  let long = String(repeating: "(", count: 1_000_000)
  #expect(throws: TemplateError.self) { try template(long) as PathPattern<Void> }
}

@Test func `templates are read back`() throws {
  let patterns: [PathPattern<(String, Int)>] = [
    "users" / string / "tweets" / int, string / any / int, (lit("a") | lit("b")) / string / int,
  ]
  for pattern in patterns {
    let copy: PathPattern<(String, Int)> = try template(pattern.template)
    #expect(copy.template == pattern.template)
    let components = pattern.print(("x", 7))!
    #expect(copy.parse(components)!.match == ("x", 7))
  }
  let list = "list" .? maybe(int("id") | string("name")) & maybe(int("page", default: 1))
  let copy: QueryPattern<(Either<Int, String>?, Int??)> = try template(list.template)
  #expect(copy.template == "list?((id=:int|name=:string))&((page=:int))")
  #expect(parse(copy, "list?name=a&page=2")! == (.right("a"), 2))
  #expect(parse(copy, "list")!.0 == nil)
}

private enum Routes: Equatable { case home, user(id: Int), tweet(String, Int), files }

@Test func `a router takes templates`() throws {
  let router = Router<Routes>(scheme: "x", host: "h")
  try router.add(Routes.home, template: "home")
  try router.add(Routes.user, template: "users/:int")
  try router.add(Routes.tweet, template: "tweet?user=:string&id=:int")
  try router.add(Routes.files, template: "files/*")
  #expect(router.match(URL(string: "x://h/users/7")!) == .user(id: 7))
  #expect(router.match(URL(string: "x://h/tweet?user=a&id=1")!) == .tweet("a", 1))
  #expect(router.match(URL(string: "x://h/files/a/b")!) == .files)
  #expect(router.url(for: .user(id: 7))?.absoluteString == "x://h/users/7")
  #expect(throws: TemplateError.self) { try router.add(Routes.user, template: "users/:string") }
}

@Test func `characters with a meaning are escaped in templates`() {
  for (pattern, template) in [
    (lit("a/b"), #"a\/b"#), (lit(":int"), #"\:int"#), (lit("a:b"), "a:b"),
    (lit("(a|b)"), #"\(a\|b\)"#),
    (lit("*"), #"\*"#), (lit("a?b&c"), #"a\?b\&c"#), (lit(#"a\b"#), #"a\\b"#), (lit(""), ":"),
    (lit(any: "a)"), #":any(a\))"#), (root / "a" / root, "a"),
  ] { #expect(pattern.template == template) }
  #expect((string("a=b") & int(1...9)("c")).template == #"a\=b=:string&c=:int(1...9)"#)
}

/// Returns whether two patterns without captures do the same.
private func expectSame(
  _ pattern: PathPattern<Void>, _ other: PathPattern<Void>,
  using random: inout SeededGenerator
) {
  let comment: Comment = "\(pattern.template), seed \(random.seed)"
  #expect(pattern.template == other.template, comment)
  let printed = pattern.print(())
  #expect(printed?.path == other.print(())?.path, comment)
  let words = (printed?.path ?? []) + ["a", "b"]
  for _ in 0..<5 {
    let path = (0..<Int.random(in: 0...4, using: &random)).map { _ in
      words.randomElement(using: &random)!
    }
    let parsed = pattern.parse((path, [:]))
    #expect(parsed?.rest.path == other.parse((path, [:]))?.rest.path, comment)
  }
}

@Test func `a template is read as the same pattern`() throws {
  var random = SeededGenerator()
  func literal() -> PathPattern<Void> {
    var text = random.text()
    while text.isEmpty { text = random.text() }
    return lit(text)
  }
  func part(_ depth: Int) -> PathPattern<Void> {
    switch Int.random(in: 0..<(depth == 0 ? 3 : 7), using: &random) {
    case 0, 1: literal()
    case 2: lit(any: random.text())
    case 3: maybe(part(depth - 1))
    case 4: part(depth - 1) | part(depth - 1)
    case 5: any / part(depth - 1)
    default: part(depth - 1) / part(depth - 1)
    }
  }
  for _ in 0..<500 {
    let pattern = part(3)
    expectSame(pattern, try template(pattern.template), using: &random)
  }
  for _ in 0..<300 {
    let (name, other) = (random.text() + "1", random.text() + "2")
    let pattern =
      part(2) / string / part(1) / int(-3...3) / param(UInt16.self)
      .? string(name) & maybe(int(1...9)(other)) & double("d")
    typealias Copy = QueryPattern<(String, Int, UInt16, String, Int?, Double)>
    let copy: Copy = try template(pattern.template)
    #expect(copy.template == pattern.template)
    let value = (random.text(), 2, UInt16(8), random.text(), Int?.some(7), 1.5)
    let (printed, again) = (pattern.print(value), copy.print(value))
    #expect(printed?.path == again?.path, "\(pattern.template), seed \(random.seed)")
    #expect(printed?.query == again?.query, "\(pattern.template), seed \(random.seed)")
    if let printed { #expect(copy.parse(printed)?.match.0 == value.0) }
  }
}

@Test func `a template takes custom parameters`() throws {
  let hex = param({ Int($0, radix: 16) }, { String($0, radix: 16) }, template: ":hex")
  let color: PathPattern<Int> = try template("colors/:hex", hex)
  #expect(color.print(255)?.path == ["colors", "ff"])
  #expect(parse(color, "colors/ff") == 255)
  let pair: QueryPattern<(Int?, Int)> = try template("a/(:hex)?b=:hex", hex)
  #expect(parse(pair, "a/ff?b=10")! == (255, 16))
  // A custom parameter takes precedence over a built-in one.
  let loud = param({ $0.uppercased() }, { $0.lowercased() }, template: ":string")
  let word: PathPattern<String> = try template(":string", loud)
  #expect(word.parse((["a"], [:]))?.match == "A")
  // So do `int` and `any`, which otherwise have something in parentheses.
  let own = [
    param({ Int($0, radix: 2) }, { String($0, radix: 2) }, template: ":int"),
    param({ $0.count }, { String(repeating: "x", count: $0) }, template: ":any"),
  ]
  let binary: QueryPattern<(Int, Int)> = try template(":any?size=:int", own[0], own[1])
  #expect(binary.print((3, 5))! == (["xxx"], ["size": "101"]))
  for text in [":int(1...9)", ":any(me)", "a?b=:int(1...9)"] {
    let error = #expect(throws: TemplateError.self) { try Template(text, own) }
    #expect(error?.reason.hasSuffix("cannot be followed by parentheses") == true, "\(text)")
  }
  let router = Router<Int>(scheme: "x", host: "h")
  try router.add({ $0 }, template: "colors/:hex", hex)
  #expect(router.match(URL(string: "x://h/colors/ff")!) == 255)
  #expect(throws: TemplateError.self) { try template("colors/:hex") as PathPattern<Int> }
}

@Test func `a template has at most forty alternatives that capture`() throws {
  func choice(_ count: Int) -> String {
    "(" + (0..<count).map { "a\($0)/:int" }.joined(separator: "|") + ")"
  }
  let error = #expect(throws: TemplateError.self) {
    try template("x/" + choice(41)) as PathPattern<Int>
  }
  #expect(error?.reason == "more than 40 alternatives capture a value")
  #expect(error?.offset == 2)
  let short = #expect(throws: TemplateError.self) {
    try template(choice(40)) as PathPattern<Int>
  }
  #expect(short?.reason.contains("captures") == true)  // One Either inside forty others.
}

@Test func `a template has at most four thousand bytes`() throws {
  for word in ["a", "é"] {
    let longest = String(repeating: word, count: 4_096 / word.utf8.count)
    let pattern: PathPattern<Void> = try template(longest)
    #expect(pattern.parse(([longest], [:])) != nil)
    let error = #expect(throws: TemplateError.self) {
      try template(longest + "a") as PathPattern<Void>
    }
    #expect(error?.reason == "a template can have at most 4096 bytes")
  }
}

@Test func `a template with the maximum number of parts fits on a small stack`() throws {
  // On Apple's systems, threads other than the main one have 512 KiB.
  let results = Lock<[Bool]>([])
  let done = DispatchSemaphore(value: 0)
  let thread = Thread {
    let optional = String(repeating: "(a)/", count: 1_000) + "end"
    let nested = String(repeating: "(", count: 40) + "a" + String(repeating: ")", count: 40)
    let wildcards = String(repeating: "*/a/", count: 400) + "end"
    let skipped = (0..<400).flatMap { _ in ["x", "a"] } + ["end"]
    for (text, path) in [(optional, ["a", "end"]), (nested, ["a"]), (wildcards, skipped)] {
      let pattern = try? template(text) as PathPattern<Void>
      let isRead = pattern?.parse((path, [:])) != nil
      let isRefused = pattern?.parse((["b"], [:])) == nil || text == nested
      results.withLock { $0.append(isRead && isRefused && pattern?.print(()) != nil) }
    }
    done.signal()
  }
  // The address sanitizer makes each frame many times as large.
  let isSanitized = dlsym(dlopen(nil, RTLD_NOW), "__asan_init") != nil
  thread.stackSize = isSanitized ? 1 << 23 : 1 << 19
  thread.start()
  done.wait()
  #expect(results.withLock { $0 } == [true, true, true])
}

@Test func `a template can name any built-in parameter`() throws {
  let any: PathPattern<Void> = try template(":any(me)/settings")
  #expect(any.parse((["you", "settings"], [:])) != nil)
  #expect(any.print(())?.path == ["me", "settings"])
  let anything: QueryPattern<Void> = try template("search?q=:any(me)")
  #expect(
    anything.parse((["search"], ["q": "you"])) != nil && anything.print(())?.query == ["q": "me"])
  #expect(anything.template == "search?q=:any(me)")
  let page: PathPattern<Int> = try template("pages/:int(1...9)")
  #expect(page.parse((["pages", "9"], [:]))?.match == 9)
  #expect(page.parse((["pages", "10"], [:])) == nil)
  let port: PathPattern<(UInt16, Float, Character)> =
    try template("ports/:uint16/:float/:character")
  #expect(port.print((80, 1.5, "a"))?.path == ["ports", "80", "1.5", "a"])
  let key: PathPattern<UUID> = try template("keys/:uuid")
  #expect(key.parse((["keys", "x"], [:])) == nil)
  let literal: PathPattern<Void> = try template(#"a\/b"#)
  #expect(literal.print(())?.path == ["a/b"])
}

@Test func `a template with several parameters or a wildcard in parentheses isn't a template`() {
  let group = maybe(string / int)
  #expect(group.template == "(:string/:int)")
  #expect(throws: TemplateError.self) {
    try template(group.template) as PathPattern<(String, Int)?>
  }
  let arguments = "list" .? maybe(string("a") & int("b"))
  #expect(arguments.template == "list?(a=:string&b=:int)")
  #expect(throws: TemplateError.self) {
    try template(arguments.template) as QueryPattern<(String, Int)?>
  }
  let files = maybe("files" / any)
  #expect(files.template == "(files/*)")
  #expect(throws: TemplateError.self) {
    try template(files.template) as RoutePattern<Void?, PatternState.AnyEnd>
  }
}
