import Foundation
import Testing
import URLFormats

private enum Page: Matchable, Sendable {
  case home, me, user(String), list(Int, page: Int?), odd(Int), tag(String), never
}

private let odd = PartialIso<Int, Int>(
  apply: { $0 % 2 == 1 ? $0 : nil }, unapply: { $0 % 2 == 1 ? $0 : nil })

/// Captures a text in lowercase, but prints it as it is.
private let lowercase = PartialIso<String, String>(apply: { $0.lowercased() }, unapply: { $0 })

private protocol Route: Sendable {}
private struct Film: Route { let id: Int }
private struct User: Route { let name: String }
private struct Home: Route {}
private struct Even: Route { let id: Int }
private struct None: Route {}

private let pages =
  scheme("app")
  </> URLFormat<Page> {
    iso(Page.home) <¢> root
    iso(Page.user) <¢> path("users") </> path(.string)
    iso(Page.me) <¢> path("users") </> path("me")
    iso(Page.list) <¢> path("list") </> path(.int) </> query(opt: "page", .int)
    iso(Page.odd) <¢> odd <¢> path("odd") </> path(.int)
    iso(Page.tag) <¢> path("tags") </> path(lowercase)
  }

/// Returns an explanation without alternatives that are rejected immediately.
private func lines(_ explanation: Explanation) -> [Substring] {
  explanation.description.split(separator: "\n").filter {
    !$0.hasSuffix("the value belongs to another case")
  }
}

private let belongsToAnotherCase = "the value belongs to another case"
private let refused = "the conversion's second function returned nil"

private let none = "is printed by none of the 6 alternatives."

@Suite(.timeLimit(.minutes(5))) struct PrintingExplanationTests {
  @Test(
    arguments: [
      (.home, ["home is printed as app: by app:."]),
      (.user("a/b"), [#"user("a/b") is printed as app:users/a%2Fb by app:users/:string."#]),
      (.user(".."), [#"user("..") \#(none)"#, "> app:users/:string: /:string cannot be printed"]),
      (
        .me,
        ["me \(none)", "> app:users/me: app:users/me is matched by app:users/:string first"]
      ),
      (
        .tag("A"),
        [
          #"tag("A") \#(none)"#,
          "> app:tags/:string: app:tags/A comes back as another value",
        ]
      ),
      (
        .odd(2),
        ["odd(2) \(none)", "> app:odd/:int: the conversion's second function returned nil"]
      ),
      (.never, ["never \(none)"]),
    ] as [(Page, [String])])
  private func `printing is explained like matching`(page: Page, expected: [String]) {
    #expect(lines(pages.explain(printing: page)) == expected.map { $0[...] })
    #expect(pages.explain(printing: page).url == pages.print(page)?.render())
  }

  @Test func `an explanation lists all alternatives up to the one that prints`() {
    let explanation = pages.explain(printing: .list(7, page: nil))
    #expect(explanation.url == "app:list/7")
    #expect(explanation.alternatives.map(\.template).last == "app:list/:int?(page=:int)")
    #expect(explanation.alternatives.map { $0.reason != nil } == [true, true, true, false])
    #expect(pages.explain(printing: .never).alternatives.count == 6)
    #expect(pages.explain(printing: .odd(2)).alternatives[4].reason == refused)
  }

  @Test func `the reason is that of the value that's refused, not of those beside it`() {
    enum Tab: Matchable, Equatable { case page(Int), none }
    enum Window: Matchable, Equatable { case tab(Tab, String) }
    let tab = iso(Tab.page) <¢> path(.int)
    let window = iso(Window.tab) <¢> tab </> path(.string)
    #expect(
      window.explain(printing: .tab(.none, "x")).closest
        == "/:int/:string: the value belongs to another case")
    let seventh = iso(Window.tab) <¢> (iso(Tab.page(7)) <¢> path("seven")) </> path(.string)
    #expect(
      seventh.explain(printing: .tab(.page(8), "x")).closest
        == "/seven/:string: the row is for another value")
  }

  @Test func `the closest alternative is one for the same case, if there's one`() {
    #expect(pages.explain(printing: .odd(2)).closest == "app:odd/:int: " + refused)
    #expect(pages.explain(printing: .never).closest == "no row prints this case")
    // A row for another case gets further before its value is refused.
    let table = URLFormat<Page> {
      path("a") </> path("b") </> (iso(Page.user) <¢> path(.string))
      iso(Page.odd) <¢> odd <¢> path("odd") </> path(.int)
    }
    #expect(table.explain(printing: .odd(2)).closest == "/odd/:int: " + refused)
  }

  @Test func `a case whose parts don't make the values of its row is explained`() {
    enum Search: Matchable, Equatable { case home, text(String, page: Int?), other(String) }
    let table = URLFormat<Search> {
      iso(Search.home) <¢> root
      iso { Search.text($0, page: $1) } <¢> path("s") </> query("q", .string) </> query("p", .int)
      iso(Search.other) <¢> path("o") </> path(.string)
    }
    #expect(table.text(for: .text("a", page: 2)) == "/s?q=a&p=2")
    let explanation = table.explain(printing: .text("a", page: nil))
    #expect(
      explanation.alternatives.map(\.reason) == [
        "the value belongs to another case",
        """
        no parts of the Search were found that make the same value again: take its parts in order, \
        or convert it both ways with map(_:_:)
        """,
        "the value belongs to another case",
      ])
    #expect(explanation.closest.hasPrefix("/s?q=:string&p=:int: no parts of the Search"))
  }

  @Test func `a part that can be missing or repeated`() {
    let twice = query("a", .int) </> query("a", .int)
    #expect(twice.print((1, 1))?.render() == "/?a=1")
    #expect(
      lines(twice.explain(printing: (1, 2))) == [
        "(1, 2) is not printed.",
        "> ?a=:int&a=:int: a=:int cannot be printed, because the row has another argument with this name",
      ])
    let list = path("list") </> path(.int).optional()
    #expect(lines(list.explain(printing: nil)) == ["nil is printed as /list by /list/(:int)."])
    #expect(root.explain(printing: ()).description == "() is printed as / by /.")
  }

  @Test func `values that can't be written are the reason`() {
    let element = path(.int(1...5)).explain(printing: 9)
    #expect(element.alternatives.map(\.reason) == ["/:int(1...5) cannot be printed"])
    let arguments = query(all: "n", .int(1...5)).explain(printing: [1, 9])
    #expect(arguments.alternatives.map(\.reason) == ["(n=:int(1...5))* cannot be printed"])
    let text = path(.string(matching: Regex("v[0-9]"))).explain(printing: "x")
    #expect(text.closest == #"/:string: /:string matching Regex("v[0-9]") cannot be printed"#)
    let positive = PartialIso<String, Int>(
      apply: { Int($0).flatMap { $0 > 0 ? $0 : nil } }, unapply: { "\($0)" })
    let number = (path("n") </> path(positive)).explain(printing: -1)
    #expect(number.alternatives.map(\.reason) == ["no row matches /n/-1"])
  }

  @Test func `a conversion that returns nil isn't one to the value nil`() {
    enum Language: String { case en, de }
    func language(_ unapply: @escaping @Sendable (Language) -> Language??) -> URLFormat<Language> {
      PartialIso(apply: { $0 ?? .en }, unapply: unapply)
        <¢> path("news") </> query(opt: "lang", .rawRepresentable(Language.self))
    }
    let wrong = language { $0 == .en ? Language??.none : $0 }
    #expect(wrong.url(for: .en) == nil)
    #expect(
      wrong.explain(printing: .en).alternatives[0].reason
        == "the conversion's second function returned nil, which isn't the value .some(nil)")
    #expect(language { $0 == .en ? .some(nil) : $0 }.text(for: .en) == "/news")
  }

  @Test func `an argument without a name and a value can't be printed`() {
    for format in [path("a") </> query(flag: ""), fragment(path("a") </> query(flag: ""))] {
      #expect(format.url(for: true) == nil && format.url(for: false) != nil)
      #expect(
        format.explain(printing: true).alternatives.map(\.reason)
          == ["an argument without a name cannot be printed"])
    }
  }

  @Test func `a row for another type of the same protocol is for another case`() {
    let table = URLFormat<any Route> {
      memberwise { (id: Int) -> any Route in Film(id: id) } <¢> path("films") </> path(.int)
      memberwise { (name: String) -> any Route in User(name: name) } <¢> path("users")
        </> path(.string)
      memberwise { () -> any Route in Home() } <¢> path("home")
      memberwise { (id: Int) -> any Route in Even(id: id) } <¢> path("even")
        </> (even <¢> path(.int))
    }
    #expect(table.text(for: User(name: "a")) == "/users/a")
    for (value, reasons) in [
      (Film(id: 1), [nil]), (Home(), [belongsToAnotherCase, belongsToAnotherCase, nil]),
      (User(name: ".."), [belongsToAnotherCase, "/:string cannot be printed"]),
      (Even(id: 3), [belongsToAnotherCase, belongsToAnotherCase, belongsToAnotherCase, refused]),
    ] as [(any Route, [String?])] {
      let explanation = table.explain(printing: value)
      let last =
        value is User ? Array(explanation.alternatives.prefix(2)) : explanation.alternatives
      #expect(last.map(\.reason) == reasons, "\(value)")
    }
    #expect(table.explain(printing: None()).closest == "no row prints this case")
  }

  @Test func `a row for another case is told by its raw value, too`() {
    struct StopID: RawRepresentable { let rawValue: Int }
    enum Page: Matchable { case stop(StopID), text(String) }
    let stop = iso(Page.stop) <¢> memberwise(StopID.init) <¢> path("stops") </> path(.int)
    #expect(stop.explain(printing: .text("a")).alternatives.map(\.reason) == [belongsToAnotherCase])
  }

  @Test func `a row for another case is told where the type describes itself, too`() {
    enum Page: Matchable, CustomStringConvertible {
      case home, text(String)
      var description: String { "a page" }
    }
    let text = iso(Page.text) <¢> path(.string)
    #expect(text.explain(printing: .home).alternatives.map(\.reason) == [belongsToAnotherCase])
  }

  // MARK: - Values that aren't taken apart

  /// Values in which reflection finds other parts than those that they're created from.
  private enum Shop: Matchable, Sendable {
    case home, number(Int), other(String)
    case price(ClosedRange<Int>), tags(Set<String>), stock([String: Int]), delay(Duration)
    case slice(ArraySlice<Int>), text(Substring), named(String), item(UUID)
  }

  @Test func `a value that isn't found is to be converted both ways, by the row for its case`() {
    func check(_ row: URLFormat<Shop>, _ value: Shop) {
      #expect(row.url(for: value) == nil, "\(value)")
      // It's the same before and after rows for other cases.
      let table = URLFormat<Shop> {
        iso(Shop.home) <¢> root
        iso(Shop.number) <¢> path("a") </> path("b") </> path("c") </> path(.int)
        iso(Shop.other) <¢> path("o") </> path(.string)
        row
        iso(Shop.item) <¢> path("i") </> path(.uuid)
      }
      let explanation = table.explain(printing: value)
      #expect(
        explanation.alternatives.map(\.reason) == [
          belongsToAnotherCase, belongsToAnotherCase, belongsToAnotherCase,
          """
          no parts of the Shop were found that make the same value again: make it Equatable, take its \
          parts in order, or convert it both ways with map(_:_:)
          """,
          belongsToAnotherCase + ", or the row must convert it both ways with map(_:_:)",
        ], "\(value)")
      #expect(explanation.closest.hasPrefix("/x"), "\(value)")
      let error = #expect(throws: RoundTripProblems.self) { try table.checkRoundTrips(of: [value]) }
      #expect(error?.problems[0].contains(". /x") == true, "\(value)")
    }
    check(iso { Shop.tags(Set($0)) } <¢> path("x") </> rest, .tags(["a"]))
    check(iso { Shop.stock(["a": $0]) } <¢> path("x") </> path(.int), .stock(["a": 1]))
    check(iso { Shop.delay(.seconds($0)) } <¢> path("x") </> path(.int), .delay(.seconds(1)))
    check(iso { Shop.slice($0[...]) } <¢> path("x") </> query(all: "n", .int), .slice([1]))
    check(iso { Shop.text($0[...]) } <¢> path("x") </> path(.string), .text("a"))
    check(iso { Shop.named($0.description) } <¢> path("x") </> path(.int), .named("1"))
  }

  @Test func `a row for another case is, even where parts of the value have its types`() {
    enum Page: Matchable { case user(Int), list(kind: Int, page: Int?), page(Int?) }
    let users = iso(Page.user) <¢> path("users") </> path(.int)
    for page in [Page.list(kind: 7, page: nil), .list(kind: 7, page: 1), .page(nil), .page(2)] {
      #expect(users.explain(printing: page).alternatives[0].reason == belongsToAnotherCase)
    }
    let pages = iso { Page.page($0) } <¢> path("pages") </> path(.int)
    #expect(
      pages.explain(printing: .page(nil)).closest.hasPrefix("/pages/:int: no parts of the Page"))
  }

  /// An enum whose own `match(_:)` forgets a case, and takes another one apart wrongly.
  private enum ByHand: Matchable, Equatable {
    case one(String), two(String), wrong(String)

    func match<A>(_ constructor: (A) -> ByHand) -> A? {
      switch self {
      case .one(let text): (text as? A).flatMap { constructor($0) == self ? $0 : nil }
      case .two: nil
      case .wrong(let text): (text + "!") as? A
      }
    }
  }

  @Test func `a match that's written by hand is the reason if it fails`() {
    let table = URLFormat<ByHand> {
      iso(ByHand.one) <¢> path("one") </> path(.string)
      iso(ByHand.two) <¢> path("two") </> path(.string)
      iso(ByHand.wrong) <¢> path("wrong") </> path(.string)
    }
    let reason = "match(_:) of the ByHand returns no values that make the same value again"
    for (value, row) in [(ByHand.two("a"), 1), (.wrong("a"), 2)] {
      #expect(table.url(for: value) == nil)
      let reasons = table.explain(printing: value).alternatives.map(\.reason)
      #expect(reasons[row] == reason)
      #expect(reasons.filter { $0 == belongsToAnotherCase }.count == 2)
    }
    #expect(table.text(for: .one("a")) == "/one/a")
  }

  @Test func `a closure that takes a value of the user's shows by the parts which case it makes`() {
    struct Size: Equatable { let width: Int }
    enum Page: Matchable, Equatable { case size(Size), other }
    let size = PartialIso<String, Size>(
      apply: { Int($0).map { Size(width: $0) } }, unapply: { "\($0.width)" })
    let row = iso { (size: Size) in Page.size(Size(width: max(size.width, 1))) } <¢> path(size)
    #expect(row.url(for: .size(Size(width: 2)))?.absoluteString == "/2")
    #expect(
      row.explain(printing: .size(Size(width: 0))).alternatives[0].reason == """
        no parts of the Page were found that make the same value again: take its parts in order, \
        or convert it both ways with map(_:_:)
        """)
  }

  @Test func `a closure whose values aren't among the first hundred is told so`() {
    struct Large: Sendable { var numbers: (Int, Int, Int, Int, Int, Int, Int, Int, Int, Int, Int) }
    let row =
      memberwise { (a: Int, b: Int, c: Int) in
        Large(numbers: (1, 2, 3, 4, 5, 6, 7, 8, a, b, c))
      } <¢> path(.int) </> path(.int) </> path(.int)
    let large = Large(numbers: (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11))
    #expect(row.url(for: large) == nil)
    #expect(
      row.explain(printing: large).alternatives[0].reason == """
        no parts of the Large were found that make the same value again among the first 1,000 parts \
        and 100 combinations: convert it both ways with map(_:_:)
        """)
  }

  @Test func `a constant is another value of the same case`() {
    let table = URLFormat<Page> {
      iso(Page.user("a")) <¢> path("a")
      iso(Page.me) <¢> path("me")
    }
    let explanation = table.explain(printing: .user("b"))
    #expect(
      explanation.alternatives.map(\.reason) == [
        "the row is for another value", belongsToAnotherCase,
      ])
    #expect(explanation.closest == "/a: the row is for another value")
  }

  @Test func `cases that can't be compared are`() {
    enum Silent: Matchable, Sendable, CustomStringConvertible {
      case a, b, text(String)
      var description: String { "" }
    }
    let row = iso(Silent.a) <¢> path("a")
    #expect(row.url(for: .a) != nil && row.url(for: .b) == nil)
    #expect(
      row.explain(printing: .b).alternatives[0].reason
        == "make the Silent Equatable to compare its cases")
  }

  @Test func `an argument that another part names can't be printed`() {
    let format = path("a") </> query("q", .int) </> otherArguments
    let explanation = format.explain(printing: (1, QueryArguments(percentEncoded: "q=2")))
    #expect(explanation.alternatives.map(\.reason) == ["?* cannot be printed"])
  }

  @Test func `a row that creates the case is to blame, whatever it creates from other parts`() {
    enum Page: Matchable {
      case pair(Int, Int)
      case none
    }
    let page = memberwise { (number: Int) in number == 1 ? Page.pair(1, 0) : Page.none }
    let explanation = (page <¢> path(.int)).explain(printing: .pair(1, 2))
    #expect(explanation.alternatives.map { $0.reason?.contains("another case") } == [false])
  }

  @Test func `a path in the fragment that isn't written is the reason`() {
    let explanation = fragment(path(.string)).explain(printing: "..")
    #expect(explanation.alternatives.map(\.reason) == ["#/:string cannot be printed"])
  }

  @Test func `a URL that no row matches isn't shown without values`() {
    let lossy = PartialIso<String, String>(apply: { _ in nil }, unapply: { $0 })
    let format = path("a") </> path(lossy)
    #expect(format.explain(printing: "b").closest == "/a/:string: no row matches /a/b")
    #expect(
      format.explain(printing: "b", showingValues: false).closest
        == "/a/:string: no row matches the URL")
  }

  @Test func `a part without a template can fail, too`() {
    let none = URLFormat<Int>(
      parser: Parser(parse: { _ in nil }, print: { _ in nil }, template: { _ in nil }))
    #expect(
      (path("a") </> none).explain(printing: 3).alternatives.map(\.reason)
        == ["a part without a template cannot be printed"])
    #expect(
      path(Exactly("")).explain(printing: ()).closest
        == "/: a part without a template cannot be printed")
  }

  @Test func `a path with too many elements is the reason`() {
    let many = [String](repeating: "x", count: 1_002)
    #expect(rest.explain(printing: many).closest == "/:rest: /:rest cannot be printed")
    let inFragment = path("a") </> fragment(rest)
    #expect(
      inFragment.explain(printing: many).closest == "/a#/:rest: #/:rest cannot be printed")
    // A part of one's own writes more than a URL can have.
    let own = URLFormat<Void>(
      parser: Parser(
        parse: { $0.path == ["b"] ? (.empty, ()) : nil }, print: { _ in URLParts(url("/b")) },
        template: { _ in nil }))
    let row = (0..<1_001).reduce(root) { row, _ in row </> path("a") } </> own
    #expect(!row.explain(printing: ()).isMatch)
    #expect(
      row.explain(printing: ()).closest.hasSuffix(": a URL's path has at most 1,001 elements"))
  }

  @Test func `a row for another case is told where its value is one of a few`() {
    enum Tab: CaseIterable { case home, search }
    enum Page: Matchable { case tab(Tab), text(String), flag(Bool) }
    let tab = PartialIso<String, Tab>(
      apply: { $0 == "home" ? .home : nil }, unapply: { $0 == .home ? "home" : nil })
    let row = iso(Page.tab) <¢> tab <¢> path(.string)
    for row in [row, iso(Page.flag) <¢> path(.bool)] {
      let reasons = row.explain(printing: .text("a")).alternatives.map(\.reason)
      #expect(reasons == [belongsToAnotherCase])
    }
  }
}
