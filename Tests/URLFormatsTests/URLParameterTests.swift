import Testing
import URLFormats

@Suite struct ExactlyTests {
  @Test func `an element can be compared byte for byte`() {
    let format = path(Exactly("K")) </> path(.int)
    #expect(format.match("/K/7") == 7)
    #expect(format.match("/%4B/7") == 7)
    #expect(format.match("/%E2%84%AA/7") == nil)
    #expect(format.print(7)?.render() == "/K/7")
    #expect(format.template(7)?.render() == "/K/:int")
    #expect((path("K") </> path(.int)).match("/%E2%84%AA/7") == 7)
  }

  @Test func `a host and the value of an argument can be compared byte for byte`() {
    #expect(host(Exactly("a.example")).match("//a.example") != nil)
    #expect(host(Exactly("a.example")).match("//A.example") == nil)
    #expect(host(Exactly("a.example")).print(())?.render() == "//a.example")
    #expect(query("unit", Exactly("K")).match("?unit=K") != nil)
    #expect(query("unit", Exactly("K")).match("?unit=%E2%84%AA") == nil)
    #expect(query("unit", "K").match("?unit=%E2%84%AA") != nil)
    #expect(query("unit", Exactly("K")).print(())?.render() == "/?unit=K")
    let optional = query(opt: "unit", Exactly("K"))
    #expect(optional.match("/").map { $0 != nil } == false)
    #expect(optional.match("?unit=K").map { $0 != nil } == true)
    #expect(optional.match("?unit=%E2%84%AA").map { $0 != nil } == nil)
    let all = query(all: "unit", Exactly("K"))
    #expect(all.match("?unit=K&unit=K")?.count == 2)
    #expect(all.match("?unit=K&unit=%E2%84%AA") == nil)
  }

  @Test(arguments: [0, 40])
  func `a table of any size finds equal literals, or byte for byte on request`(others: Int) {
    // A table looks up a few literals differently from many.
    let formats =
      [
        only(1) <¢> path(Exactly("K")), only(2) <¢> path("K"),
        only(3) <¢> path(Exactly("caf\u{E9}")) </> anything,
        only(4) <¢> path("caf\u{E9}") </> anything,
        only(5) <¢> anything </> path(Exactly("K")), only(6) <¢> anything </> path("K"),
      ] + (0..<others).map { only($0 + 100) <¢> path("other\($0)") }
    let table = formats.reduce(.empty, <|>)
    for (text, number) in [
      ("/K", 1), ("/%E2%84%AA", 2), ("/caf%C3%A9/x", 3), ("/cafe%CC%81/x", 4), ("/x/K", 5),
      ("/x/%E2%84%AA", 6), ("/k", nil), ("/cafe", nil), ("/other0", others > 0 ? 100 : nil),
    ] as [(String, Int?)] {
      #expect(table.match(text) == number, "\(text)")
      // The results of each format by itself, without a table.
      let alone = formats.lazy.compactMap { $0.match(text) }.first
      #expect(alone == number, "\(text)")
    }
  }

  private enum Page: Matchable { case equal, exact }

  @Test func `text hides a literal compared byte for byte, but not the other way round`() {
    let equal = iso(Page.equal) <¢> path("K")
    let exact = iso(Page.exact) <¢> path(Exactly("K"))
    #expect((equal <|> exact).print(.exact) == nil)
    #expect((exact <|> equal).print(.equal) == nil, "it prints the same bytes")
    #expect((exact <|> equal).match("/%E2%84%AA") == .equal)
  }
}

@Test func `a UUID and a URL are read as a capture reads them`() {
  #expect(query("x", .uuid).match("?x=E621E1F8-C36C-495A-93FC-0C247A3E6E5F%00") == nil)
  for text in ["https:/a", "https://[", "https%3A%2F%2Fa%00/"] {
    #expect(query("x", .url).match("?x=\(text)") == nil)
    #expect(query("x", .link(path(.string))).match("?x=\(text)") == nil)
  }
}

@Test(
  arguments: [
    ("0.00001", 0.00001), ("-0.0000002", -2e-7),
    ("0.00000000012345678901234568", 1.2345678901234568e-10),
    ("10000000000000000", 1e16), ("150000000000000000000", 1.5e20), ("48.2", 48.2), ("-0.0", -0.0),
    ("1e+128", 1e128), ("2.2250738585072014e-308", .leastNormalMagnitude), ("inf", .infinity),
  ] as [(String, Double)])
func `a number is printed in decimal digits`(text: String, number: Double) {
  #expect(path(.double).text(for: number) == "/\(text)")
  #expect(path(.double).match("/\(number)") == number)
  let query = query("at", .double).print(number)?.render()
  #expect(query == "/?at=\(text.replacing("+", with: "%2B"))")
}

@Test func `a matcher in a parameter matches only if all of its parts do, in each place`() {
  func check<Pattern: PatternMatching & Sendable>(
    _ pattern: Pattern, _ texts: [String], not others: [String]
  ) {
    let text: PartialIso<String, String> = .string(matching: pattern)
    let formats: [(String, URLFormat<String>)] = [
      ("/", path(text)), ("/a/", path("a") </> path(text)), ("/x", path(text, prefix: "x")),
      ("/?q=", query("q", text)), ("/a?p=1&q=", path("a") </> query("p", "1") </> query("q", text)),
      ("/#", fragment(text)), ("/#/a/", fragment(path("a") </> path(text))),
      ("/#q=", fragment(query("q", text))), ("//", host(text)),
      ("s://", scheme("s") </> host(text)),
    ]
    for (start, format) in formats {
      for element in texts {
        #expect(format.match(start + element) == element, "\(format), \(element)")
        #expect(format.url(for: element) != nil, "\(format), \(element)")
      }
      // A host is in lower case.
      for element in others where !start.contains("//") || element == element.lowercased() {
        #expect(format.match(start + element) == nil, "\(format), \(element)")
        #expect(format.url(for: element) == nil, "\(format), \(element)")
      }
    }
  }
  check(Prefixed("v", "abc"), ["vabc"], not: ["xabc", "vabd", "abc", "v", "vABC"])
  check(Suffixed("abc", ".x"), ["abc.x"], not: ["abd.x", "abc.y", "abc", "ABC.x"])
  check(Prefixed("v", Suffixed("a", ".x")), ["va.x"], not: ["xa.x", "vb.x", "va.y"])
  check(Split("a", "b", by: "."), ["a.b"], not: ["a.c", "c.b", "ab", "a-b", "A.b", "a.B"])
  check(Split("a", "b", "c", by: "."), ["a.b.c"], not: ["x.b.c", "a.x.c", "a.b.x", "a.b", "a.b.C"])
  check(
    OneOf(Prefixed("v", "a"), Split("b", "c", by: ".")), ["va", "b.c"], not: ["vb", "b.d", "d.c"])
  check(Prefixed("v", Regex("[a-z]+")), ["vabc"], not: ["xabc", "v1", "vABC"])
}
