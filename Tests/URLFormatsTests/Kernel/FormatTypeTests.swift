import URLFormats
import Testing

@Test func `a format matches the whole input, and can be combined`() {
  let zero = CommandFormat(parser: word("n").map(only(0)))
  let number = CommandFormat(parser: word("n") %> int)
  for format in [zero <|> number, [zero, number].reduce(.empty, <|>)] {
    #expect(format.match(["n"]) == 0)
    #expect(format.match(["n", "7"]) == 7)
    #expect(format.match(["n", "7", "8"]) == nil)
    #expect(format.print(7) == ["n", "7"])
    #expect(format.template(7) == ["n", ":Int"])
    #expect(format.templates == [["n"], ["n", ":Int"]])
  }
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
