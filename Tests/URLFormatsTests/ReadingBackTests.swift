import Testing
import URLFormats

private enum Page: Matchable, Equatable {
  case one(String), pair(String, String), number(Int), negative(Int), all([String])
}

/// The same without `==`.
private enum Plain: Matchable, Sendable {
  case one(String), pair(String, String), number(Int), negative(Int)
}

private let lowercase = PartialIso<String, String>(apply: { $0.lowercased() }, unapply: { $0 })
private let zero = PartialIso<Int, Int>(apply: { $0 }, unapply: { _ in 0 })

private func formats<U: Matchable>(_ one: PartialIso<String, U>, _ lower: PartialIso<String, U>)
  -> [URLFormat<U>]
{
  [
    one <¢> path("n") </> path(lowercase),
    one <¢> path("n") </> query("q", lowercase),
    one <¢> path("n") </> query("q", lowercase, default: "x"),
    one <¢> path("n") </> fragment(lowercase),
    one <¢> path("n") </> host(lowercase),
    one <¢> path("n") </> scheme(lowercase),
    one <¢> host(subdomain: lowercase, of: "me.com"),
    lower <¢> path("n") </> path(.string),
    one <¢> lowercase <¢> path("n") </> path(.string),
    lowercase.map(one) <¢> path("n") </> path(.string),
    one <¢> URLFormat(parser: (path("n") </> path(.string)).parser.map(lowercase)),
  ]
}

@Test(.timeLimit(.minutes(5))) func `a value that would read as another one isn't printed`() {
  for (number, format) in formats(iso(Page.one), iso { Page.one($0.lowercased()) }).enumerated() {
    #expect(format.url(for: .one("ABC")) == nil, "\(number)")
    #expect(format.template(.one("ABC")) == nil, "\(number)")
    #expect(format.explain(printing: .one("ABC")).url == nil, "\(number)")
    #expect(format.print(.one("abc")).flatMap(format.match) == .one("abc"), "\(number)")
  }
  for (number, format) in formats(iso(Plain.one), iso { Plain.one($0.lowercased()) }).enumerated() {
    #expect(format.url(for: .one("ABC")) == nil, "\(number)")
    #expect(format.print(.one("abc")) != nil, "\(number)")
  }
  let all = iso(Page.all) <¢> query(all: "q", lowercase)
  #expect(all.print(.all(["a", "B"])) == nil)
  #expect(all.print(.all(["a", "b"])).flatMap(all.match) == .all(["a", "b"]))
}

@Test(.timeLimit(.minutes(5))) func `a conversion that forgets is noticed`() {
  let pages: [URLFormat<Page>] = [
    iso(Page.number) <¢> zero <¢> path("n") </> path(.int),
    iso(Page.number) <¢> path("n")
      </> path(PartialIso(apply: { Int($0) }, unapply: { (_: Int) in "0" })),
  ]
  for format in pages {
    #expect(format.print(.number(5)) == nil)
    #expect(format.print(.number(0))?.render() == "/n/0")
  }
  struct Position { let x: Int, y: Int }
  let onAxis = PartialIso<Int, Position>(apply: { Position(x: $0, y: 0) }, unapply: { $0.x })
  for format in [
    onAxis <¢> path(.int), path(PartialIso.int.map(onAxis)), query("x", PartialIso.int.map(onAxis)),
  ] {
    #expect(format.print(Position(x: 1, y: 2)) == nil)
    #expect(format.print(Position(x: 1, y: 0)).flatMap(format.match)?.x == 1)
  }
  let plain = iso(Plain.number) <¢> zero <¢> path("n") </> path(.int)
  #expect(plain.print(.number(5)) == nil)
  #expect(plain.print(.number(0))?.render() == "/n/0")
}

@Test(.timeLimit(.minutes(5)))
func `values are found in their order, and a closure can choose a case`() {
  let pairs = iso { Page.pair($1, $0) } <¢> path(.string) </> path(.string)
  #expect(pairs.print(.pair("a", "b")) == nil)
  #expect(pairs.print(.pair("a", "a"))?.render() == "/a/a")
  for numbers in [[1, -1], [-1, 1]] {
    let signed = iso { (n: Int) in n >= 0 ? Page.number(n) : .negative(n) } <¢> path(.int)
    let plain = iso { (n: Int) in n >= 0 ? Plain.number(n) : .negative(n) } <¢> path(.int)
    for n in numbers {
      #expect(signed.print(n >= 0 ? .number(n) : .negative(n))?.render() == "/\(n)")
      #expect(plain.print(n >= 0 ? .number(n) : .negative(n))?.render() == "/\(n)")
      #expect(signed.print(n >= 0 ? .negative(n) : .number(n)) == nil)
    }
  }
}

@Test(.timeLimit(.minutes(5))) func `a row tries few of the values in a large case`() {
  enum Large: Matchable, Sendable {
    case numbers(Int, Int, Int, Int, Int, Int, Int, Int, Int, Int, Int, Int, Int, Int, Int, Int)
    case three(Int, Int, Int)
  }
  let tries = Lock(0)
  let other = iso { (a: Int, b: Int, c: Int) -> Large in
    tries.withLock { $0 += 1 }
    return .three(a, b, c)
  }
  let same = iso { (a: Int, b: Int, c: Int) -> Large in
    tries.withLock { $0 += 1 }
    return .numbers(a, b, c, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)
  }
  let large = Large.numbers(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16)
  let numbers = path(.int) </> path(.int) </> path(.int)
  for (row, expected) in [(other, 5), (same, 100)] {
    #expect((row <¢> numbers).print(large) == nil)
    #expect(tries.withLock { $0 } == expected)
    tries.withLock { $0 = 0 }
  }
  let seventh = Large.numbers(7, 8, 9, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)
  #expect((same <¢> numbers).print(seventh)?.render() == "/7/8/9")
}

/// An enum in which two cases are equal.
private enum Account: Matchable, Equatable {
  case legacy(Int), user(Int)

  static func == (lhs: Account, rhs: Account) -> Bool {
    switch (lhs, rhs) {
    case (.legacy(let lhs), .legacy(let rhs)), (.user(let lhs), .user(let rhs)),
      (.legacy(let lhs), .user(let rhs)), (.user(let lhs), .legacy(let rhs)):
      lhs == rhs
    }
  }
}

@Test(.timeLimit(.minutes(5)))
func `of two cases that are equal, both are printed by the first row, whatever came before`() {
  let accounts = [Account.legacy(1), .user(1)]
  for (order, isReversed) in [([0, 1], false), ([1, 0], false), ([0, 1], true), ([1, 0], true)] {
    let (legacy, user) = (
      iso(Account.legacy) <¢> path("old") </> path(.int),
      iso(Account.user) <¢> path("users") </> path(.int)
    )
    let table = isReversed ? user <|> legacy : legacy <|> user
    for index in order + order {
      let (account, text) = (accounts[index], isReversed ? "/users/1" : "/old/1")
      #expect(table.print(account)?.render() == text, "\(order), \(isReversed)")
      #expect(table.explain(printing: account).url == text, "\(order), \(isReversed)")
    }
  }
}

// MARK: - What can't be compared by ==

/// A text without `==`.
private struct Low {
  let text: String
}

private let low = PartialIso<String, Low>(
  apply: { Low(text: $0.lowercased()) }, unapply: { $0.text })

@Test(.timeLimit(.minutes(5)))
func `a value within an optional or an array is compared part by part`() {
  let optional = path("a") </> query(opt: "q", low)
  #expect(optional.url(for: Low(text: "A")) == nil)
  #expect(optional.text(for: Low(text: "a")) == "/a?q=a")
  #expect(optional.text(for: nil) == "/a")
  let all = path("a") </> query(all: "q", low)
  #expect(all.url(for: [Low(text: "a"), Low(text: "B")]) == nil)
  #expect(all.text(for: [Low(text: "a"), Low(text: "b")]) == "/a?q=a&q=b")
  let missing = (path("a") </> path(low)).optional()
  #expect(missing.url(for: Low(text: "A")) == nil)
  #expect(missing.text(for: Low(text: "a")) == "/a/a")
}

/// A number that shows only its size, as a list.
private struct Size: CustomReflectable {
  let number: Int
  var customMirror: Mirror {
    Mirror(self, unlabeledChildren: [abs(number)], displayStyle: .collection)
  }
}

@Test(.timeLimit(.minutes(5)))
func `a value that hides a part isn't printed, whatever it looks like`() {
  let size = PartialIso<String, Size>(
    apply: { Int($0).map { Size(number: abs($0)) } }, unapply: { "\($0.number)" })
  #expect(path(size).url(for: Size(number: -7)) == nil)
  #expect((path("a") </> query(all: "n", size)).url(for: [Size(number: -7)]) == nil)
}

@Test(.timeLimit(.minutes(5)))
func `a closure that takes any value isn't called before there's one`() {
  let page = iso { (value: Any) in Plain.number(value as! Int) }
  let number = PartialIso<Int, Any>(apply: { $0 }, unapply: { $0 as? Int })
  let format = page <¢> number <¢> path(.int)
  guard case .number(7)? = format.match("/7") else {
    Issue.record("/7 isn't read")
    return
  }
}

// MARK: - Written parts

@Test(.timeLimit(.minutes(5))) func `what's printed without a part isn't read by a row with it`() {
  let parts: [(URLFormat<Void>, String)] = [
    (scheme("app"), "app:1"), (host("me.com"), "//me.com/1"),
    (scheme("http") </> host("me.com") </> port(80), "http://me.com:80/1"),
    (address("https://me.com", "app://x"), "https://me.com/1"), (path("a"), "/a/1"),
    (query("q", "x"), "/1?q=x"), (fragment("x"), "/1#x"),
  ]
  for (part, text) in parts {
    let table = URLFormat<Page> {
      iso(Page.negative) <¢> part </> path(.int)
      iso(Page.number) <¢> path(.int)
    }
    #expect(table.text(for: .number(1)) == "/1", "\(part)")
    #expect(table.text(for: .negative(1)) == text, "\(part)")
  }
}

// MARK: - Handwritten methods

/// A page that only its own method takes apart, because reflection doesn't show its payload.
private enum Hidden: Matchable, Equatable, CustomReflectable {
  case page(Int), name(String)

  var customMirror: Mirror { Mirror(self, children: []) }

  func match<A>(_ constructor: (A) -> Hidden) -> A? {
    switch self {
    case .page(let page): (page as? A).flatMap { constructor($0) == self ? $0 : nil }
    case .name(let name): (name as? A).flatMap { constructor($0) == self ? $0 : nil }
    }
  }
}

@Test(.timeLimit(.minutes(5))) func `a handwritten method takes apart what reflection can't`() {
  let table = URLFormat<Hidden> {
    iso(Hidden.page) <¢> path(.int)
    iso(Hidden.name) <¢> path("n") </> path(.string)
  }
  #expect(iso(Hidden.page).unapply(.page(7)) == 7)
  #expect(iso(Hidden.page).unapply(.name("a")) == nil)
  #expect(table.text(for: .page(7)) == "/7")
  #expect(table.text(for: .name("a")) == "/n/a")
}
