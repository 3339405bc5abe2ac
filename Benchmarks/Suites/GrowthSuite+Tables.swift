import Foundation
import RoutePatterns
import URLFormats
import URLPatterns

/// Formats of a fixed size, which match and print long URLs.
let formatGrowth: [Benchmark] =
  [
    onPath("literal and rest", path("a") </> rest),
    onPath("a wildcard", anything </> path("b")),
    onPath(
      "three wildcards",
      anything </> path("a") </> anything </> path("a")
        </> anything </> path("b")),
    growth("format: wildcards before numbers", 15) { count in
      // Each wildcard can end anywhere but at the last element.
      let table = URLFormat<Int> {
        any </> path(.int)
        anything </> path("x") </> path(.int)
      }
      let format = any </> path(.int) </> any </> table
      let url = URL(string: "x://h" + String(repeating: "/1", count: count) + "/a")!
      return { consume(format.match(url)) }
    },
    onPath(
      "optional parts",
      (0..<10).reduce(root) { format, _ in path("a").optional() </> format }),
    onPath(
      "alternatives before a wildcard",
      URLFormat {
        path("a"); anything
      } </> anything </> path("b")),
    onPath(
      "table of wildcards whose values are refused",
      table { number, _ in
        number <¢> refused <¢> anything </> path("a") </> anything
          </> path(.string)
      }),
    onPath("table of wildcards", table { $0 <¢> anything </> path("x\($1)") }),
    onPath(
      "table of optional parts",
      table { $0 <¢> path("a").optional() </> path("x\($1)") </> anything }),
    onPath(
      "table that ignores case",
      table { $0 <¢> path("x\($1)") </> anything }.matching(.ignoringCase)),
    onQuery("argument", anything </> query("last", .int)),
    onQuery("missing argument", anything </> query("none", .int)),
    onQuery(
      "flags",
      anything </> query(flag: "last") </> query(flag: "none") </> query(opt: "no", .int)
    ),
    onQuery("all arguments of a name", anything </> query(all: "x", .string)),
    onQuery("other arguments", anything </> query("last", .int) </> otherArguments),
    onQuery("table of arguments", table { $0 <¢> anything </> query("y\($1)", "1") }),
    optionalArguments("absent", ""),
    optionalArguments("given", "1"),
    optionalArguments("malformed", "x"),
    growth("format prints a path", 15) { count in
      let elements = Array(repeating: "john morgan", count: count)
      return { consume(rest.url(for: elements)) }
    },
    growth("format prints a path in the fragment", 15) { count in
      // Only the parts, so that nothing else hides what an element takes.
      let format = URLFormats.fragment(URLFormats.rest)
      let elements = Array(repeating: "a", count: count)
      return { consume(format.print(elements)) }
    },
    growth("format prints a host", 100) { count in
      let unprinted = PartialIso<Void, String>(apply: { "" }, unapply: { _ in nil })
      let hosts = (unprinted <¢> host("me.com")) <|> host(.string)
      let name = String(repeating: "e.", count: count) + "me.com"
      precondition(hosts.print(name) != nil)
      return { consume(hosts.print(name)) }
    },
    growth("format refuses to print a host of marks", 100) { count in
      let (hosts, name) = (host(.string), "e" + marks(count))
      precondition(hosts.print(name) == nil)
      return { consume(hosts.print(name)) }
    },
    growth("format prints arguments", 100) { count in
      let format = path("a") </> query(all: "x", .string) </> otherArguments
      let values = Array(repeating: "john morgan", count: count)
      let others = QueryArguments(values.enumerated().map { (name: "\($0)", value: $1) })
      return { consume(format.url(for: (values, others))) }
    },
    growth("format prints an element", of: "a/") { (path("a") </> path(.string)).url(for: $0) },
    growth("format splits an element", of: "1-") {
      path(.split(.int, .int, by: "-")).match(URLParts(url(of: "/" + $0, 1)))
    },
    growth("format splits an element into five", of: "ü", after: "/1-2-3-4-") {
      path(.split(.int, .int, .int, .int, .string, by: "-")).match(URLParts(url(of: $0, 1)))
    },
    growth("format explains parts", of: "1-") {
      path(.split(.int, .int, .int, .int, by: "-")).explain(url(of: "/" + $0, 1)).description
    },
    growth("format splits parts of parts", of: "a-", 10) { text in
      let never = PartialIso<String, Void>(apply: { _ in nil }, unapply: { _ in nil })
      let conversion = (0..<4).reduce(never) { inner, _ in
        let parts: PartialIso<String, (String, Void)> = .split(.string, inner, by: "-")
        return PartialIso(apply: { parts.apply($0).map { _ in } }, unapply: { _ in nil })
      }
      return path(conversion).match(url(of: "/" + text, 1))
    },
    growth("format explains", 15) { count in
      let format = anything </> path("b")
      let url = url(of: "/a", count)
      return { consume(format.explain(url).description) }
    },
  ]
  + ["", "user"].map { beginning in
    growth("marks after “\(beginning)”: tables", 100) { count in
      let text = beginning + marks(count)
      let parts = URLParts(
        URL(scheme: "x", host: "h", path: .N2("b", text), query: ["k": text, text: "v"])!)
      let formats = [
        table { $0 <¢> path("user\($1)") </> anything },
        table { $0 <¢> path("b") </> path("user\($1)") },
        table { $0 <¢> anything </> path("user\($1)") },
        table { $0 <¢> path("b") </> path("user\($1)") }.matching(.ignoringCase),
        table { $0 <¢> anything </> query("k", "user\($1)") },
        table { $0 <¢> anything </> query("user\($1)", "é") },
      ]
      let flag = path("b") </> path(.bool)
      return {
        for format in formats { consume(format.match(parts)) }
        consume(flag.match(parts))
      }
    }
  }

private func url(of piece: String, _ count: Int) -> URL {
  URL(string: "x://h" + String(repeating: piece, count: count))!
}

private func onPath<A>(_ name: String, _ format: URLFormat<A>) -> Benchmark {
  growth("format: \(name)", 15) { count in
    let url = url(of: "/a", count)
    return { consume(format.match(url)) }
  }
}

private func onQuery<A>(_ name: String, _ format: URLFormat<A>) -> Benchmark {
  growth("format: \(name)", 100) { count in
    let query = String(repeating: "x=%26&", count: count) + "last=7"
    let url = URL(string: "x://h/a?" + query)!
    return { consume(format.match(url)) }
  }
}

private func table(_ format: (PartialIso<Void, Int>, Int) -> URLFormat<Int>) -> URLFormat<Int> {
  URLFormat { for number in 0..<40 { format(constant(number), number) } }
}

private let refused = PartialIso<String, Void>(apply: { _ in nil }, unapply: { _ in nil })

private func numbered(_ count: Int, _ format: (Int) -> URLFormat<Void>) -> URLFormat<Int> {
  URLFormat { for number in 0..<count { constant(number) <¢> format(number) } }
}

private let flag = PartialIso(apply: { _ in unit }, unapply: { true }) <¢> query(flag: "x")

private func constant(_ number: Int) -> PartialIso<Void, Int> {
  PartialIso(apply: { number }, unapply: { $0 == number ? () : nil })
}

/// Tables of many routes, patterns with many parts, and patterns written as text.
let tableGrowth: [Benchmark] =
  [
    growth("raw value", of: "\u{301}\u{323}") { text in
      rawValue.match(URLParts(URL(string: "/" + text)!))
    },
    growth("router made and asked", 10) { count in
      {
        let router = router(count)
        consume(router.match(url(of: "/a0/7", 1)))
      }
    },
    growth("router finds some", 80) { count in
      let router = router(count)
      // Twenty of any number of rows, so that those asked for are in the cache. Many have the same
      // number of elements and the same first one.
      let urls = (0..<count).filter { $0 % (count / 5) < 4 }.map { number in
        let paths = ["/a\(number)/7", "/a/me/b\(number)", "/c/c\(number)/d", "/e/e\(number)"]
        return url(of: paths[number % 4], 1)
      }
      precondition(urls.count == 20 && urls.allSatisfy { router.match($0) != nil })
      return { for _ in 0..<count / 20 { for url in urls { consume(router.match(url)) } } }
    },
    growth("route of a router parses", 20) { count in
      let route = router(count).route
      let link = (path: ["c", "c\(count - 2)", "d"], query: [String: String]())
      precondition(route.parse(link) != nil)
      return { for _ in 0..<count { consume(route.parse(link)) } }
    },
    growth("router prints", 16) { count in
      let router = router(count)
      return { consume(router.url(for: -1)) }
    },
    growth("router finds no row that prints", 2) { count in
      let router = Router<Reflected>(scheme: "x", host: "h")
      for number in 0..<count / 2 {
        router.add(Reflected.number, route: lit("a\(number)") / int)
        router.add(Reflected.text, route: lit("b\(number)") / string)
      }
      precondition(router.url(for: .number(1)) != nil && router.url(for: .pair(1, "a")) == nil)
      return { consume(router.url(for: .pair(1, "a"))) }
    },
    growth("router lists", 50) { count in
      let router = router(count)
      return { consume(router.description) }
    },
    growth("router explains", 2) { count in
      let router = router(count)
      return { consume(router.format.explain(url(of: "/none/7", 1)).description) }
    },
    growth("rows with wildcards", 2) { count in
      let format = numbered(count) { anything </> path("a\($0)") </> any }
      return { consume(format.match(url(of: "/a", 20))) }
    },
    growth("format finds each by its fragment", 50) { count in
      let format = numbered(count) { path("a") </> fragment(path("a\($0)")) }
      return { for number in 0..<count { consume(format.match(url(of: "/a#/a\(number)", 1))) } }
    },
    growth("format explains marks", 250) { count in
      let format = URLFormat<Void> {
        path("users")
        path("users") </> path("me")
      }
      let url = URL(scheme: "x", host: "h", path: .N1("u" + marks(count)))!
      return { consume(format.explain(url).closest) }
    },
    growth("the closest of rows, by their number", 8) { count in
      closest(rows: count, letters: 16)
    },
    growth("the closest of rows, by the length of their literals", 10) { count in
      closest(rows: 20, letters: count)
    },
    growth("the closest of rows, by their number and the length of what's found", 10) { count in
      let format = numbered(count) { path("a\($0)") }
      let url = url(of: "/" + String(repeating: "b", count: 100 * count), 1)
      return { consume(format.explain(url).closest) }
    },
    growth("format that ignores case finds each", 50) { count in
      let format = numbered(count) { path("a\($0)") }.matching(.ignoringCase)
      return { for number in 0..<count { consume(format.match(url(of: "/A\(number)", 1))) } }
    },
    growth("round trips of each row", 1) { count in
      let format = numbered(count) { path("a\($0)") }
      return { consume(try? format.checkRoundTrips(of: Array(0..<count))) }
    },
    growth("tables joined to tables", 10) { count in
      let table = path("a") <|> path("b")
      let url = url(of: "/b", count + 1)
      return { consume((0..<count).reduce(path("b")) { row, _ in row </> table }.match(url)) }
    },
    growth("optional parts in optional parts", 1) { count in
      {
        let format = (0..<count).reduce(path("a") </> flag) { row, _ in row.optional() }
        consume(format.match(url(of: "/a", 1)))
      }
    },
    growth("route of many parts", 15) { count in
      let words = (0..<count).map { "a\($0)" }
      let pattern = words.dropFirst().reduce(lit(words[0])) { $0 / lit($1) }
      let router = Router<Int>(scheme: "x", host: "h")
      router.add(1, route: pattern)
      let url = router.url(for: 1)!
      return {
        consume(router.match(url))
        consume(router.url(for: 1))
        consume(pattern.template)
      }
    },
  ]

/// Returns a benchmark of a row with twenty optional arguments, which has a million ways, and of a
/// URL with these values for them, or without them, among other arguments.
private func optionalArguments(_ name: String, _ value: String) -> Benchmark {
  let forget = PartialIso<Int, Void>(apply: { _ in unit }, unapply: { _ in 1 })
  let names = (0..<20).map { "q\($0)" }
  let row = names.reduce(path("a")) { $0 </> (forget <¢> query($1, .int)).optional() }
  return growth("twenty optional arguments, \(name)", 15) { count in
    let others = (0..<count).map { "x\($0)=1" }
    let arguments = value.isEmpty ? others : others + names.map { "\($0)=\(value)" }
    let url = URL(string: "/a?" + arguments.joined(separator: "&"))!
    return { consume(row.match(url)) }
  }
}

/// Returns work that looks for the literal that's like a text among literals that share every other
/// letter with it, so that as many edits as it has letters are between them.
private func closest(rows: Int, letters: Int) -> @Sendable () -> Void {
  let format = numbered(rows) { path(String(repeating: "ab", count: letters / 2) + "\($0)") }
  let explanation = format.explain(url(of: "/" + String(repeating: "ac", count: letters / 2), 1))
  return { consume(explanation.closest) }
}

/// Returns a router with several kinds of routes.
private func router(_ count: Int) -> Router<Int> {
  let router = Router<Int>(scheme: "x", host: "h")
  for number in 0..<count {
    switch number % 4 {
    case 0: router.add({ $0 }, route: lit("a\(number)") / int)
    case 1: router.add(number, route: "a" / lit(printing: "me") / lit("b\(number)"))
    case 2: router.add(number, route: "c" / lit("c\(number)") / "d")
    default: router.add({ $0 ?? 0 }, route: "e" / lit("e\(number)") / maybe(int))
    }
  }
  return router
}

private enum Reflected: Matchable, Equatable { case number(Int), text(String), pair(Int, String) }

private enum Tab: String { case home, search }

private let rawValue = path(.rawRepresentable(Tab.self))
