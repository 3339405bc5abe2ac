import Foundation
import Testing
import URLFormats
import URLPatterns

private enum Routes: Matchable, Equatable { case echo, hello(String), page(Int?) }

@Test func `unreachable formats are reported`() {
  let formats =
    scheme("https") </> host("me.com")
    </> URLFormat<Routes> {
      iso(Routes.hello) <¢> path("users") </> path(.string)
      iso(Routes.echo) <¢> path("users") </> path("me")
      iso(Routes.page) <¢> path("pages") </> path(.int).optional()
      iso(Routes.echo) <¢> path("pages")
      iso(Routes.echo) <¢> path("search") </> query("q", "1")
      iso(Routes.echo) <¢> path("search")
    }
  #expect(
    formats.unreachable.map(\.description) == [
      "https://me.com/users/me is never reached: https://me.com/users/:string comes first.",
      "https://me.com/pages is never reached: https://me.com/pages/(:int) comes first.",
    ])
}

@Test func `a part after the end covers nothing`() {
  let formats = URLFormat<Routes> {
    iso(Routes.echo) <¢> constant(rest) </> path("a")
    iso(Routes.echo) <¢> path("a")
  }
  #expect(formats.unreachable == [])
}

/// Formats that require more than elements, all different from one another.
private let formats: [URLFormat<Void>] = [
  path("a") </> query("q", "1"), path("a") </> query("q", "2"), path("a") </> query("r", "1"),
  path("b") </> query("q", Exactly("K")), path("b") </> query("q", Exactly("\u{212A}")),
  scheme("x") </> path("c"), host("x") </> path("c"), host("y") </> path("c"),
  path(Exactly("K")), path(Exactly("\u{212A}")), path("d") </> path(Regex("a+"), printing: "a"),
  path("d") </> path(Regex("b+"), printing: "a"), path("e") </> constant(query("n", .int)),
  path("e") </> constant(query("n", .double)), path("f") </> constant(query(opt: "n", .int)),
  path("f") </> constant(query(all: "n", .int)),
  path("g") </> constant(query("n", .int).optional()),
  path("h") </> constant(path(.rawRepresentable(Tab.self))), path("i") </> constant(path(.uuid)),
  path("j") </> constant(path(.losslessStringConvertible(UInt16.self))),
  path("k") </> constant(path(.losslessStringConvertible(UInt8.self))),
  path("l") </> constant(path(PartialIso(apply: { Int($0) }, unapply: { "\($0)" }))),
]

private enum Tab: String { case home }

private func constant<A>(_ format: URLFormat<A>) -> URLFormat<Void> {
  // Any value works, because none is written.
  PartialIso(domain: .all, apply: { _ in unit }, unapply: { _ in nil }) <¢> format
}

@Test func `a repeated format is reported, and a different one isn't`() {
  #expect(URLFormat { for format in formats { format } }.unreachable == [])
  for format in formats.dropLast() {
    #expect(
      URLFormat {
        format; format
      }.unreachable.count == 1, "\(format)")
  }
  // Nothing is known about a custom conversion.
  let tab = formats[formats.count - 1]
  #expect(
    URLFormat {
      tab; tab
    }.unreachable == [])
  let more = path("a") </> query("q", "1") </> query("r", "1")
  #expect(
    URLFormat {
      formats[0]; more
    }.unreachable.map(\.template) == ["/a?q=1&r=1"])
  #expect(
    URLFormat {
      more; formats[0]
    }.unreachable == [])
}

@Test func `a row is unreachable after one that covers it`() {
  func covers(_ first: URLFormat<Void>, _ second: URLFormat<Void>) -> Bool {
    let table = URLFormat<Void> {
      first
      second
    }
    return !table.unreachable.isEmpty
  }
  let (a, b, int) = (path("a"), path("b"), constant(path(.int)))
  #expect(covers(anything </> a, b </> a))
  #expect(covers(anything </> a, anything </> path(any: "b") </> anything </> a))
  #expect(covers(any, any </> a))
  #expect(!covers(any, anything))
  #expect(covers(anything, any))
  #expect(covers(int, path("1")))
  #expect(!covers(int, a))
  #expect(!covers(int, constant(path(.bool))))
  #expect(covers(a </> root, a))
  #expect(covers(root </> a, a))
  #expect(covers(a </> root </> anything, a))
  #expect(covers(a </> root </> anything, a </> b))
  #expect(covers(path(Exactly("7")), path("7")))
  #expect(covers(path("7"), path(Exactly("7"))))
  #expect(covers(int, path(Exactly("7"))))
  #expect(covers(path("K"), path(Exactly("\u{212A}"))))
  let few = constant(path(.int(0...3)))
  #expect(covers(few, path("1")) && !covers(few, path("7")))
  let letters = path(OneOf("a", "b"), printing: "a")
  #expect(covers(letters, a) && !covers(letters, path("c")))
  #expect(covers(a.reading(.ignoringCase), path(Exactly("A"))))
  // A literal also matches what's equal to it, which a matcher of bytes doesn't.
  let sign = path(Exactly("K"))
  #expect(covers(sign, path(Exactly("K"))) && !covers(sign, path("K")))
  let letter = path(Regex("[a-zK]"), printing: "a")
  #expect(covers(letter, a) && !covers(letter, path("K")) && covers(path("K"), sign))
  let coffee = path(OneOf(Exactly("café")), printing: "café")
  #expect(!covers(coffee, path("café")) && covers(coffee, path(Exactly("café"))))
  enum Drink: String, CaseIterable { case cafe = "café", none = "" }
  let drink = constant(path(.rawRepresentable(Drink.self), prefix: "é"))
  #expect(!covers(drink, path("écafé")) && covers(drink, path(Exactly("écafé"))))
  #expect(!covers(drink, path(Exactly("é"))))
}

@Test func `an enum's texts are known if it's CaseIterable`() throws {
  enum Language: String, CaseIterable { case en, de }
  let language = constant(path(.rawRepresentable(Language.self)))
  let table = URLFormat<Void> {
    language
    path("de")
    path("fr")
    constant(path(.int))
  }
  #expect(
    table.unreachable.map(\.description)
      == ["/de is never reached: /:language(en|de) comes first."])
  let explanation = table.explain(try #require(URL(string: "/it")))
  #expect(explanation.alternatives[0].reason == "found \"it\" instead of /:language(en|de)")
  // A handwritten initializer could accept other texts.
  #expect(
    URLFormat<Void> {
      path("en"); path("de"); language
    }.unreachable == [])
}

@Test func `a row is reached by what an earlier one can't convert`() throws {
  let table = URLFormat<Routes> {
    iso(Routes.page) <¢> path("list") </> query("page", .int).optional()
    iso(Routes.echo) <¢> path("list")
  }
  #expect(table.match(try #require(URL(string: "/list?page=x"))) == .echo)
  #expect(table.unreachable == [])
}

@Test func `a text is unreachable after a conversion that reads it`() {
  let conversions: [(URLFormat<Void>, read: String, refused: String)] = [
    (constant(path(.int)), "7", "x"), (constant(path(.double)), "0.5", "x"),
    (constant(path(.bool)), "true", "yes"), (path("a"), "a", "b"), (path(Exactly("a")), "a", "b"),
  ]
  for (format, read, refused) in conversions {
    // The text of a `path("a")` isn't its bytes, which `Exactly` are.
    let table = URLFormat<Void> {
      format
      path(Exactly(read))
      path(Exactly(refused))
    }
    #expect(table.unreachable.map(\.template) == ["/" + read], "\(format)")
  }
}

@Test func `rows that are read by other rules are reached`() throws {
  let q = query("Q", .string)
  let tables = [
    URLFormat<String> {
      path("a") </> q
      (path("a") </> q).reading(.ignoringCase)
    },
    URLFormat<String> {
      (path("a") </> q).reading(.plusAsSpace)
      path("a") </> q.reading(.malformedAsMissing)
    },
    URLFormat<String> {
      path("x") </> query("q", .string).reading(.ignoringCase)
      path("x") </> query("q 1", .string)
    },
  ]
  #expect(tables.map(\.unreachable.count) == [0, 0, 0])
  #expect(tables[0].match(try #require(URL(string: "/a?q=x"))) == "x")
  #expect(tables[2].match(try #require(URL(string: "/x?q%201=y"))) == "y")
  let same = URLFormat<String> {
    (path("a") </> q).reading(.ignoringCase)
    path("A") </> q.reading(.ignoringCase)
    (path("A") </> q).reading(.ignoringCase)
  }
  #expect(same.unreachable.map(\.template) == ["/A?Q=:string", "/A?Q=:string"])
}

@Test func `hosts are compared as in a URL`() throws {
  let (one, two) = ("caf\u{E9}.com", "cafe\u{301}.com")
  for (first, second, isHidden) in [(one, two, false), ("ME.com", "me.com", true)] {
    let hosts = URLFormat<Void> {
      host(first) </> path("x")
      host(second) </> path("x")
    }
    #expect(hosts.unreachable.isEmpty != isHidden)
    let addresses = URLFormat<Void> {
      address("https://\(first)") </> path("x")
      address("https://\(second)") </> path("x")
    }
    #expect(addresses.unreachable.isEmpty != isHidden)
  }
}

@Test func `a row for an address is reached after one for a more special address`() throws {
  let table = URLFormat<Void> {
    address("app://", "app://host") </> path("host") </> path("x")
    address("app://") </> path("host") </> path("x")
    address("https://me.com", "app://") </> path("y")
    address("https://me.com") </> path("y")
  }
  #expect(table.unreachable.map(\.template) == ["https://me.com/y"])
}
