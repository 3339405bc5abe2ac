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

struct CommandFormat<A>: FormatType {
  let parser: Words<A>
}

extension Parser where Input == [String] {
  func match(_ words: [String]) -> A? { CommandFormat(parser: self).match(words) }
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
  let parsed = try #require(row.match(["a", "1", "and", "b"]))
  #expect(parsed == ("a", 1, "b"))
  #expect(row.print(parsed) == ["a", "1", "and", "b"])
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

@Test func `the template of a parser made of three functions can depend on the value`() {
  let number = Words<Int>(
    parse: { words in words.first.flatMap { Int($0) }.map { (Array(words.dropFirst()), $0) } },
    print: { ["\($0)"] }, template: { [$0 < 0 ? ":negative" : ":positive"] })
  #expect((word("n") %> number).template(7) == ["n", ":positive"])
  #expect((word("n") %> number).template(-7) == ["n", ":negative"])
}

@Test func `the empty parser matches and prints nothing`() {
  let empty = Words<Int>.empty
  #expect(empty.match([]) == nil)
  #expect(empty.print(1) == nil)
  #expect((empty <|> int).match(["1"]) == 1)
  #expect((int <|> empty).match(["1"]) == 1)
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
  #expect(pair.ways == [[":byte", ":byte"]])
}
