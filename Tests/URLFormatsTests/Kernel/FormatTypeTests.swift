import URLFormats
import Testing

@Test func `a format matches the whole input`() {
  let format = CommandFormat(parser: word("echo") %> string)
  #expect(format.match(["echo", "a"]) == "a")
  #expect(format.match(["echo", "a", "b"]) == nil)
  #expect(format.print("a") == ["echo", "a"])
  #expect(format.template("a") == ["echo", ":String"])
  #expect(format.templates == [["echo", ":String"]])
}

@Test func `formats can be combined`() {
  let echo = CommandFormat(parser: iso(Route.echo) <¢> word("echo"))
  let hello = CommandFormat(parser: iso(Route.hello) <¢> word("hello") %> string)
  let formats = [echo, hello].reduce(.empty, <|>)
  #expect(formats.match(["hello", "a"]) == .hello("a"))
  #expect((echo <|> hello).match(["echo"]) == .echo)
}

/// The beginning of a text, which isn't a list of texts because nothing marks the ends of its
/// words.
private func prefix(_ prefix: String) -> Parser<String, Void> {
  Parser(
    template: prefix,
    consume: { text in
      guard text.hasPrefix(prefix) else { return nil }
      text.removeFirst(prefix.count)
      return unit
    },
    print: { _, text in
      text += prefix
      return true
    })
}

private struct TextFormat<A>: FormatType {
  let parser: Parser<String, A>
}

@Test func `alternatives for text without pieces are tried one after another`() {
  let format = TextFormat(parser: (prefix("a") <|> prefix("ab")) <%> prefix("c"))
  #expect(format.parser.parse("acd")?.rest == "d")
  #expect(format.parser.parse("abcd")?.rest == "d")
  #expect(format.parser.parse("bc") == nil)
  #expect(format.templates == ["ac", "abc"])
}

@Test func `an input without texts can be left partly unread`() {
  let format = TextFormat(parser: prefix("a") <|> prefix("ab"))
  #expect(format.match("abc") != nil)
  #expect(format.match("b") == nil)
  #expect(format.print(()) == "a")
  #expect(format.template(()) == "a")
}
