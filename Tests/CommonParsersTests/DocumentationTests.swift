import CommonParsers
import Testing

// The examples of the doc comments, on the words, texts and numbers of ParserTests.

private struct CommandFormat<A>: FormatType {
  let parser: Words<A>
  static func isComplete(_ rest: [String]) -> Bool { rest.isEmpty }
}

@Suite struct DocumentationTests {
  private let even = PartialIso<Int, Int>(
    apply: { $0 % 2 == 0 ? $0 : nil }, unapply: { $0 % 2 == 0 ? $0 : nil })

  @Test func `documentation examples of isomorphisms`() {
    #expect(PartialIso<String, String>.string.apply("a") == "a")
    #expect(PartialIso.int.apply("7") == 7)
    #expect(PartialIso.double.unapply(1.5) == "1.5")
    #expect(PartialIso.bool.apply("yes") == nil)
    #expect(PartialIso.char.apply("ab") == nil)
    let hex = PartialIso(apply: { Int($0, radix: 16) }, unapply: { String($0, radix: 16) })
    #expect(hex.apply("ff") == 255)
    #expect((even <<< .int).apply("8") == 8)
    #expect(PartialIso<Int, Int>.identity.apply(7) == 7)
    #expect(iso(Route.hello).apply("world") == .hello("world"))
    #expect(iso(Route.both).apply(("john", 7)) == .both(name: "john", id: 7))
    #expect(["users"] <> ["7"] == ["users", "7"])
    #expect(PartialIso.int.unapply(7) == "7")
    #expect(PartialIso.int.apply("seven") == nil)
    #expect(PartialIso.int.inverted.apply(7) == "7")
    #expect((.int >>> even).apply("7") == nil)
    #expect(iso(Route.hello).unapply(.hello("world")) == "world")
    #expect(iso(Route.hello).unapply(.echo) == nil)
    #expect(iso(Route.echo).apply(()) == .echo)
    #expect(iso(Route.echo).unapply(.hello("world")) == nil)
  }

  @Test func `documentation examples of texts and outlines`() {
    #expect(["users", "7"].texts == ["users", "7"])
    #expect([1, 2].texts == nil)
    #expect("users".texts == nil)
    let outline = Outline([.literal("users"), .anything])
    #expect(outline.texts == [.literal("users"), .anything])
    #expect(outline.isExact)
    let user = Parser<[String], String>(
      template: ["users", ":String"], outline: outline,
      consume: { words in
        guard words.count > 1, words[0] == "users" else { return nil }
        defer { words.removeFirst(2) }
        return words[1]
      },
      print: { name, words in
        words += ["users", name]
        return true
      })
    let table = word("users") %> word("me") %> string <|> user
    #expect(table.parse(["users", "john"])?.match == "john")
    #expect(table.parse(["users", "me", "john"])?.match == "john")
    #expect(user.print("john") == ["users", "john"])
  }

  @Test func `documentation examples of leaves`() {
    let number = Parser<[String], Int>(
      template: [":int"],
      consume: { words in
        guard let first = words.first, let value = Int(first) else { return nil }
        words.removeFirst()
        return value
      },
      print: { value, words in
        words.append("\(value)")
        return true
      })
    #expect(number.parse(["7", "x"])?.match == 7)
    #expect(int.parse(["7", "x"])?.rest == ["x"])
    #expect(int.parse(["x"]) == nil)
    let end = Parser<[String], Void>(
      template: [], consume: { $0.isEmpty }, print: { _ in true })
    #expect((word("a") <% end).parse(["a", "b"]) == nil)
    #expect(Parser<[String], Void>.nothing.parse(["a"])?.rest == ["a"])
    let anything = Parser<[String], Void>.skipping(
      printing: [], template: ["*"],
      skip: { words in
        guard !words.isEmpty else { return false }
        words.removeFirst()
        return true
      }, remaining: \.count)
    #expect((anything %> int).parse(["a", "b", "7"])?.match == 7)
  }

  @Test func `documentation examples of joined parsers`() {
    let greeting = word("hello") %> word("world")
    #expect(greeting.parse(["hello", "world", "!"])?.rest == ["!"])
    #expect(greeting.print(()) == ["hello", "world"])
    let pair: Words<(String, Int)> = string <%> int
    let row: Words<(String, Int, String)> = pair <%> string
    #expect(row.print(("a", 7, "b")) == ["a", "7", "b"])
    let nothing: Words<Void> = word("hello") <%> word("world")
    #expect(nothing.print(()) == ["hello", "world"])
    let right: Words<String> = word("hello") <%> string
    #expect(right.print("world") == ["hello", "world"])
    let left: Words<String> = string <%> word("!")
    #expect(left.print("hello") == ["hello", "!"])
    #expect((word("hello") %> string).parse(["hello", "world"])?.match == "world")
    #expect((string <% word("!")).parse(["hello", "!"])?.match == "hello")
    #expect(int.map(even).parse(["7"]) == nil)
    #expect((word("hello") %> int).print(7) == ["hello", "7"])
    #expect((word("hello") %> int).print(7, while: \.isEmpty) == ["hello", "7"])
    #expect((word("hello") %> int).template(7) == ["hello", ":Int"])
    #expect((word("hello") %> int).template(7, while: \.isEmpty) == ["hello", ":Int"])
    var words = ["7", "x"]
    #expect(int.parse(&words, while: \.isEmpty) == nil)
    let route = iso(Route.hello) <¢> word("hello") %> string
    #expect(route.print(.hello("world")) == ["hello", "world"])
  }

  @Test func `documentation examples of alternatives`() {
    let any = [word("a"), word("b")].reduce(.empty, <|>)
    #expect(any.parse(["b"]) != nil)
    #expect((word("a") <|> word("b")).parse(["b"]) != nil)
    let vowel: Parser<[String], Void> = .choice(["a", "e"].map(word))
    #expect(vowel.print(()) == ["a"])
    #expect(int.repeated().parse(["1", "2", "x"])?.match == [1, 2])
    #expect((word("v1").optional() %> word("users")).print(()) == ["v1", "users"])
    let page: Words<Int?> = (word("page") %> int).optional()
    #expect(page.parse(["page", "7"])?.match == .some(7))
    #expect(page.parse(["page", "x"])?.match == .some(nil))
    #expect((word("a") <|> word("b") %> word("c")).templates == [["a"], ["b", "c"]])
    let attempts = (word("a") %> int <|> word("b") %> int).attempts(at: ["b", "x"])
    #expect(attempts.map(\.count) == [0, 1])
    #expect(attempts.map(\.expected) == [["a"], [":Int"]])
  }

  @Test func `documentation examples of formats`() {
    #expect(CommandFormat(parser: word("echo") %> string).match(["echo", "a"]) == "a")
    #expect(CommandFormat(parser: word("echo") %> string).print("a") == ["echo", "a"])
    #expect(CommandFormat(parser: word("echo") %> string).template("a") == ["echo", ":String"])
    #expect(CommandFormat(parser: word("a") <|> word("b")).templates == [["a"], ["b"]])
    let echo = CommandFormat(parser: iso(Route.echo) <¢> word("echo"))
    let hello = CommandFormat(parser: iso(Route.hello) <¢> word("hello") %> string)
    let formats: CommandFormat<Route> = [echo, hello]
    for format in [formats, echo <|> hello, [echo, hello].reduce(.empty, <|>)] {
      #expect(format.match(["hello", "a"]) == .hello("a"))
    }
  }
}
