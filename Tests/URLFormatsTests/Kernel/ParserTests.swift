import URLFormats
import Testing

typealias Words<A> = Parser<[String], A>

func word(_ word: String) -> Words<Void> {
  Parser(
    parse: { $0.first == word ? (Array($0.dropFirst()), unit) : nil },
    print: { _ in [word] },
    template: { _ in [word] }
  )
}

func value<A>(_ iso: PartialIso<String, A>) -> Words<A> {
  Parser(
    template: [":\(A.self)"],
    consume: { words in
      guard let first = words.first, let value = iso.apply(first) else { return nil }
      words.removeFirst()
      return value
    },
    print: { value, output in
      guard let word = iso.unapply(value) else { return false }
      output.append(word)
      return true
    }
  )
}

let string = value(.string)
let int = value(.int)

enum Route: Matchable, Equatable {
  case echo
  case hello(String)
  case number(Int)
  case both(name: String, id: Int)
  case three(Int, Int, Int)
}

let routes: Words<Route> =
  word("v1")
  %> [
    iso(Route.echo) <¢> word("echo"),
    iso(Route.hello) <¢> word("hello") %> string,
    iso(Route.both) <¢> word("hello") %> string <%> int,
    iso(Route.three) <¢> int <%> int <%> int,
    iso(Route.number) <¢> int,
    iso(Route.hello) <¢> string,
  ].reduce(.empty, <|>)

extension Parser where Input == [String] {
  func match(_ words: [String]) -> A? {
    var rest = words
    return parse(&rest, while: \.isEmpty)
  }
}

@Test func `a parser consumes the front of its input`() throws {
  let greeting = word("hello") %> word("world")
  #expect(try #require(greeting.parse(["hello", "world", "!"])).rest == ["!"])
  #expect(greeting.parse(["hello"]) == nil)
  #expect(greeting.print(()) == ["hello", "world"])
  #expect(greeting.template(()) == ["hello", "world"])
}

@Test func `values of joined parsers are one flat tuple`() throws {
  let pair: Words<(String, Int)> = string <%> int
  let row: Words<(String, Int, String)> = pair <%> word("and") <%> string
  let six: Words<(String, Int, String, String, Int, String)> = row <%> row
  let parsed = try #require(
    six.match(["a", "1", "and", "b", "c", "2", "and", "d"]))
  #expect(parsed == ("a", 1, "b", "c", 2, "d"))
  #expect(six.print(parsed) == ["a", "1", "and", "b", "c", "2", "and", "d"])
  let twelve = six <%> six
  #expect(twelve.print(("a", 1, "b", "c", 2, "d", "a", 1, "b", "c", 2, "d"))?.count == 16)
  #expect(
    try #require((word("x") %> string <% word("y")).match(["x", "a", "y"])) == "a")
}

@Test func `a parser of a tuple is also joined into a flat tuple`() throws {
  let point = Words<(Int, Int)>(
    parse: { words in
      guard words.count >= 2, let x = Int(words[0]), let y = Int(words[1]) else { return nil }
      return (Array(words.dropFirst(2)), (x, y))
    },
    print: { point in ["\(point.0)", "\(point.1)"] },
    template: { _ in [":x", ":y"] }
  )
  let named = string <%> point <%> string
  let parsed: (String, Int, Int, String) = try #require(named.match(["a", "1", "2", "b"]))
  #expect(parsed == ("a", 1, 2, "b"))
  #expect(named.print(("a", 1, 2, "b")) == ["a", "1", "2", "b"])
}

@Test(
  arguments: [
    (["v1", "echo"], Route.echo), (["v1", "hello", "a"], .hello("a")),
    (["v1", "hello", "a", "2"], .both(name: "a", id: 2)), (["v1", "1", "2", "3"], .three(1, 2, 3)),
    (["v1", "7"], .number(7)), (["v1", "x"], .hello("x")), (["v1", "hello"], .hello("hello")),
    (["v1", "1", "2"], nil), (["v1"], nil), ([], nil), (["v2", "echo"], nil),
  ] as [([String], Route?)])
func `alternatives are tried in order, and again if the rest doesn't match`(
  words: [String], route: Route?
) {
  #expect(routes.match(words) == route)
}

@Test(arguments: [
  (Route.echo, ["v1", "echo"], ["v1", "echo"]),
  (.hello("a"), ["v1", "hello", "a"], ["v1", "hello", ":String"]),
  (.both(name: "a", id: 2), ["v1", "hello", "a", "2"], ["v1", "hello", ":String", ":Int"]),
  (.number(7), ["v1", "7"], ["v1", ":Int"]),
])
func `a value prints, and has a template`(route: Route, words: [String], template: [String]) {
  #expect(routes.print(route, while: \.isEmpty) == words)
  #expect(routes.template(route, while: \.isEmpty) == template)
}

@Test func `the template of a parser made of three functions can depend on the value`() {
  let number = Words<Int>(
    parse: { words in words.first.flatMap { Int($0) }.map { (Array(words.dropFirst()), $0) } },
    print: { ["\($0)"] }, template: { [$0 < 0 ? ":negative" : ":positive"] })
  #expect((word("n") %> number).template(7) == ["n", ":positive"])
  #expect((word("n") %> number).template(-7) == ["n", ":negative"])
}

@Test func `printing picks the alternative that parses the result`() {
  let table: Words<Route> = [
    iso(Route.echo) <¢> word("a"),
    iso(Route.hello) <¢> string,
    iso(Route.hello) <¢> word("hello") %> string,
  ].reduce(.empty, <|>)
  #expect(table.print(.hello("b"), while: \.isEmpty) == ["b"])
  #expect(table.print(.hello("a"), while: \.isEmpty) == ["hello", "a"])
  #expect(table.print(.number(1), while: \.isEmpty) == nil)
}

@Test func `templates list every alternative`() {
  #expect((word("a") <|> word("b") %> word("c")).templates == [["a"], ["b", "c"]])
  #expect(
    routes.templates.map { $0.joined(separator: " ") } == [
      "v1 echo", "v1 hello :String", "v1 hello :String :Int", "v1 :Int :Int :Int", "v1 :Int",
      "v1 :String",
    ])
}

@Test func `the empty parser matches and prints nothing`() {
  let empty = Words<Int>.empty
  #expect(empty.match([]) == nil)
  #expect(empty.print(1) == nil)
  #expect((empty <|> int).match(["1"]) == 1)
  #expect((int <|> empty).match(["1"]) == 1)
}

@Test func `an optional part is tried with and without`() {
  let paged = word("list") %> (word("page") %> int).optional()
  #expect(paged.match(["list", "page", "2"]) == .some(2))
  #expect(paged.match(["list"]) == .some(nil))
  #expect(paged.match(["list", "page"]) == nil)
  #expect(paged.print(2) == ["list", "page", "2"])
  #expect(paged.print(nil) == ["list"])
  let backtracking = string.optional() <%> word("me")
  #expect(backtracking.match(["me"]) == .some(nil))
  #expect(backtracking.match(["a", "me"]) == "a")
}

@Test func `a template can be of another type than the input`() {
  let byte = Parser<[UInt8], UInt8>(
    template: [":byte"], consume: { $0.isEmpty ? nil : $0.removeFirst() },
    print: { byte, bytes in
      bytes.append(byte)
      return true
    })
  let pair = byte <%> byte
  #expect(pair.print((1, 2)) == [1, 2])
  #expect(pair.template((1, 2)) == [":byte", ":byte"])
  #expect(pair.templates == [[":byte", ":byte"]])
}

@Test func `an isomorphism can reject a value`() {
  let small = PartialIso<Int, Int>(
    apply: { $0 < 10 ? $0 : nil }, unapply: { $0 < 10 ? $0 : nil })
  let table: Words<Route> =
    (iso(Route.number) <¢> small <¢> int) <|> (iso(Route.hello) <¢> string)
  #expect(table.match(["9"]) == .number(9))
  #expect(table.match(["10"]) == .hello("10"))
  #expect(table.print(.number(10), while: \.isEmpty) == nil)
  #expect(table.print(.hello("9"), while: \.isEmpty) == nil)
  #expect(table.print(.hello("10"), while: \.isEmpty) == ["10"])
}

@Test func `skipping stops at the first place where the rest matches`() {
  func skip(_ minimum: Int) -> Words<Void> {
    .skipping(
      atLeast: minimum, template: ["*"],
      skip: {
        guard !$0.isEmpty else { return false }
        $0.removeFirst()
        return true
      }, remaining: \.count,
      print: {
        $0.append("*")
        return true
      })
  }
  #expect((skip(1) %> word("b")).match(["a", "a", "b"]) != nil)
  #expect((skip(1) %> word("b")).match(["b"]) == nil)
  #expect((skip(0) %> word("b")).match(["b"]) != nil)
  #expect((skip(1) %> int).match(["a", "1", "2"]) == 2)
  #expect((skip(1) %> int).print(1) == ["*", "1"])
  // A thousand words and ten searches: running each search for each place of every other would
  // never end.
  let many = (0..<10).reduce(Words<Void>.nothing) { row, _ in row %> skip(0) %> word("x") }
  #expect((many %> word("y")).match(Array(repeating: "x", count: 1_000)) == nil)
  #expect(many.match(Array(repeating: "x", count: 1_000)) != nil)
}

@Test func `a search goes on when a conversion rejects the value before it`() {
  let skip = Words<Void>.skipping(
    template: ["*"],
    skip: {
      guard !$0.isEmpty else { return false }
      $0.removeFirst()
      return true
    }, remaining: \.count, print: { _ in true })
  let onlyB = PartialIso<String, String>(
    apply: { $0 == "b" ? $0 : nil }, unapply: { $0 == "b" ? $0 : nil })
  let row = onlyB <¢> skip %> string <% skip <% word("end")
  #expect(row.match(["a", "x", "b", "y", "end"]) == "b")
  #expect(row.match(["a", "x", "y", "end"]) == nil)
  let second = PartialIso<(String, Int), Int>(
    apply: { $0.0 == "second" ? $0.1 : nil }, unapply: { ("second", $0) })
  let first: Words<String> = word("a").map(PartialIso(apply: { "first" }, unapply: { _ in () }))
  let other: Words<String> = word("a").map(PartialIso(apply: { "second" }, unapply: { _ in () }))
  #expect((second <¢> (first <|> other) <% skip <%> int).match(["a", "x", "1"]) == 1)
}

@Test func `a value without == is compared property by property`() {
  struct Length { let text: String }
  // Only the length is printed, so another text of the same length would come back.
  let length = Parser<[String], Length>(
    template: [":length"],
    consume: { words in
      guard let count = words.first.flatMap({ Int($0) }) else { return nil }
      words.removeFirst()
      return Length(text: String(repeating: "x", count: count))
    },
    print: { length, words in
      words.append("\(length.text.count)")
      return true
    })
  #expect(length.print(Length(text: "xx")) == ["2"])
  #expect(length.print(Length(text: "ab")) == nil)
}
