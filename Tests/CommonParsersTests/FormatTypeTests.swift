import CommonParsers
import Testing

private struct CommandFormat<A>: FormatType {
  let parser: Parser<[String], A>
  static func isComplete(_ rest: [String]) -> Bool { rest.isEmpty }
}

@Test func `a format matches the whole input`() {
  let format = CommandFormat(parser: word("echo") %> string)
  #expect(format.match(["echo", "a"]) == "a")
  #expect(format.match(["echo", "a", "b"]) == nil)
  #expect(format.print("a") == ["echo", "a"])
  #expect(format.template("a") == ["echo", ":String"])
  #expect(format.templates == [["echo", ":String"]])
}

@Test func `formats combine, in an array too`() {
  let echo = CommandFormat(parser: iso(Route.echo) <¢> word("echo"))
  let hello = CommandFormat(parser: iso(Route.hello) <¢> word("hello") %> string)
  let formats: CommandFormat<Route> = [echo, hello]
  #expect(formats.match(["hello", "a"]) == .hello("a"))
  #expect((echo <|> hello).match(["echo"]) == .echo)
  #expect([echo, hello].reduce(.empty, <|>).templates == formats.templates)
}
