import URLFormats
import Testing

private enum Inner: Equatable { case x, y(Int) }
private struct Empty {}

private enum Link: Matchable, Sendable {
  case home, history
  case hello(String), named(String)
  case optional(Int?)
  case nested(Inner)
  case empty(Empty)
}

private enum Small: Matchable { case a, b, c }

@Test func `a case without a payload differs from all others`() {
  #expect(iso(Link.home).unapply(.home) != nil)
  #expect(iso(Link.home).unapply(.history) == nil)
  #expect(iso(Link.home).unapply(.hello("")) == nil)
  #expect(iso(Link.home).unapply(.optional(nil)) == nil)
  #expect(iso(Small.b).unapply(.b) != nil)
  #expect(iso(Small.b).unapply(.a) == nil)
  #expect(iso(Small.b).unapply(.c) == nil)
}

@Test func `a case with its payload can be a constant`() {
  #expect(iso(Link.hello("a")).unapply(.hello("a")) != nil)
  #expect(iso(Link.hello("a")).unapply(.hello("b")) == nil)
  #expect(iso(Link.hello("a")).unapply(.named("a")) == nil)
  #expect(iso(Link.nested(.y(1))).unapply(.nested(.y(1))) != nil)
  #expect(iso(Link.nested(.y(1))).unapply(.nested(.y(2))) == nil)
  #expect(iso(Link.empty(Empty())).unapply(.empty(Empty())) != nil)
  #expect(iso(Link.empty(Empty())).unapply(.home) == nil)
}

@Test func `a constant is the same case, wherever its payload is stored`() {
  func long() -> Link { .hello(String(repeating: "a", count: 40)) }
  #expect(long().match { (_: Void) in long() } != nil)
  #expect(long().match { (_: Void) in .hello("a") } == nil)
}

@Test func `a value can be asked for its payload`() {
  #expect(Link.hello("world").match(Link.hello) == "world")
  #expect(Link.hello("world").match(Link.named) == nil)
}

/// An enum whose method handles only the types of its cases, and stops the program for any other.
private enum Strict: Matchable {
  case text(String), number(Int), nothing

  func match<A>(_ constructor: (A) -> Strict) -> A? {
    precondition(A.self == String.self || A.self == Int.self || A.self == Void.self, "\(A.self)")
    switch self {
    case .text(let text): return text as? A
    case .number(let number): return number as? A
    case .nothing: return unit as? A
    }
  }
}

@Test func `a handwritten method is called only with the types of the cases`() {
  let table: Words<Strict> = .choice([
    iso(Strict.text) <¢> word("text") %> string, iso(Strict.number) <¢> word("number") %> int,
    iso(Strict.nothing) <¢> word("nothing"),
  ])
  for (value, words) in [
    (.text("a"), ["text", "a"]), (.number(7), ["number", "7"]), (.nothing, ["nothing"]),
  ] as [(Strict, [String])] {
    #expect(table.print(value) == words)
  }
}

/// An enum with its own method, one of whose cases has two values.
private enum Pair: Matchable, Equatable {
  case pair(Int, String)

  func match<A>(_ constructor: (A) -> Pair) -> A? {
    switch self {
    case .pair(let number, let text): (number, text) as? A
    }
  }
}

@Test func `a closure takes all that a handwritten method returns`() {
  let whole = iso { (values: (Int, String)) in Pair.pair(values.0, values.1) }
  #expect(whole.unapply(.pair(5, "a")).map { $0 == (5, "a") } == true)
  #expect(iso { Pair.pair(5, $0) }.unapply(.pair(5, "a")) == nil)
}

/// An enum whose own method gives a text that reflection doesn't find.
private enum Coded: Matchable {
  case code(Int)

  func match<A>(_ constructor: (A) -> Coded) -> A? {
    switch self {
    case .code(let code): "\(code)" as? A
    }
  }
}

@Test func `a handwritten method is asked after a row that doesn't ask it has found nothing`() {
  let make: @Sendable (String) -> Coded = { .code(Int($0) ?? 0) }
  let table: Words<Coded> = .choice([
    memberwise(make) <¢> word("a") %> string, iso(make) <¢> word("b") %> string,
  ])
  #expect(table.print(.code(7)) == ["b", "7"])
}

private struct Two<A, B> {}

@Test func `a row is found after more types than there are bits for`() {
  let integers: [any FixedWidthInteger.Type] = [
    Int8.self, Int16.self, Int32.self, Int64.self, UInt8.self, UInt16.self, UInt32.self,
    UInt64.self,
  ]
  var rows: [Words<Link>] = []
  func add<A, B>(_: A.Type, _: B.Type) {
    let none = Words<Two<A, B>>(parse: { _ in nil }, print: { _ in nil }, template: { _ in nil })
    rows.append(iso { (_: Two<A, B>) in Link.home } <¢> none)
  }
  for first in integers { for second in integers { add(first, second) } }
  rows.append(iso(Link.hello) <¢> word("hello") %> string)
  #expect(Words<Link>.choice(rows).print(.hello("a")) == ["hello", "a"])
}
