import URLFormats
import Testing

private enum Inner: Equatable { case x, y(Int) }
private struct Failure: Error {}
private struct Empty {}

private enum Link: Matchable, Sendable {
  case home, history
  case hello(String)
  case named(String)
  case id(id: Int)
  case other(id: Int)
  case pair(String, Int)
  case labelled(x: String, y: Int)
  case swapped(Int, String)
  case tuple((String, Int))
  case labelledTuple(p: (String, Int))
  case optional(Int?)
  case labelledOptional(page: Int?)
  case otherOptional(String?)
  case nested(Inner)
  case failure(any Error)
  case empty(Empty)
  case anything(any Sendable)
  case list([Int])
  case five(Int, String, Double, Bool, Character)
  case twice(x: Int)
  case twice(y: Int)
  indirect case link(Link)
}

private enum Small: Matchable { case a, b, c }
private enum Single: Matchable { case only(Int) }
private enum Handwritten: Matchable, Equatable {
  case hello(String)
  case echo

  func match<A>(_ constructor: (A) -> Handwritten) -> A? {
    switch self {
    case .hello(let values):
      guard let a = values as? A, self == constructor(a) else { return nil }
      return a
    case .echo:
      guard let a = unit as? A, self == constructor(a) else { return nil }
      return a
    }
  }
}

@Test func `a case without a payload differs from all others`() {
  #expect(iso(Link.home).unapply(.home) != nil)
  #expect(iso(Link.home).unapply(.history) == nil)
  #expect(iso(Link.home).unapply(.hello("")) == nil)
  #expect(iso(Link.home).unapply(.optional(nil)) == nil)
  #expect(iso(Small.b).unapply(.b) != nil)
  #expect(iso(Small.b).unapply(.a) == nil)
  #expect(iso(Small.b).unapply(.c) == nil)
  guard case .history? = iso(Link.history).apply(()) else {
    Issue.record("not history")
    return
  }
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

@Test func `a payload of one value is read`() {
  #expect(iso(Link.hello).unapply(.hello("world")) == "world")
  #expect(iso(Link.id).unapply(.id(id: 7)) == 7)
  #expect(iso(Single.only).unapply(.only(7)) == 7)
  #expect(iso(Link.nested).unapply(.nested(.x)) == .x)
  #expect(iso(Link.nested).unapply(.nested(.y(2))) == .y(2))
  #expect(iso(Link.list).unapply(.list([1, 2])) == [1, 2])
  #expect(iso(Link.failure).unapply(.failure(Failure())) is Failure)
  #expect(iso(Link.anything).unapply(.anything(1)) as? Int == 1)
}

@Test func `cases that share a payload type are not confused`() {
  #expect(iso(Link.hello).unapply(.named("a")) == nil)
  #expect(iso(Link.named).unapply(.hello("a")) == nil)
  #expect(iso(Link.id).unapply(.other(id: 1)) == nil)
  #expect(iso(Link.pair).unapply(.labelled(x: "a", y: 1)) == nil)
  #expect(iso(Link.labelled).unapply(.pair("a", 1)) == nil)
  #expect(iso(Link.tuple).unapply(.pair("a", 1)) == nil)
  #expect(iso(Link.twice(x:)).unapply(.twice(x: 1)) == 1)
  #expect(iso(Link.twice(x:)).unapply(.twice(y: 1)) == nil)
  #expect(iso(Link.hello).unapply(.home) == nil)
  #expect(iso(Link.anything).unapply(.hello("a")) == nil)
}

@Test func `an optional payload is read, even if it's nil`() {
  #expect(iso(Link.optional).unapply(.optional(1)) == .some(1))
  #expect(iso(Link.optional).unapply(.optional(nil)) == .some(nil))
  #expect(iso(Link.labelledOptional).unapply(.labelledOptional(page: 2)) == .some(2))
  #expect(iso(Link.labelledOptional).unapply(.labelledOptional(page: nil)) == .some(nil))
  #expect(iso(Link.optional).unapply(.otherOptional(nil)) == nil)
  #expect(iso(Link.otherOptional).unapply(.optional(nil)) == nil)
}

@Test func `a payload of several values is a flat tuple`() {
  #expect(iso(Link.pair).unapply(.pair("a", 1))! == ("a", 1))
  #expect(iso(Link.labelled).unapply(.labelled(x: "a", y: 1))! == ("a", 1))
  #expect(iso(Link.five).unapply(.five(1, "b", 3.5, true, "e"))! == (1, "b", 3.5, true, "e"))
  guard case .labelled(x: "a", y: 1)? = iso(Link.labelled).apply(("a", 1)) else {
    Issue.record("not labelled")
    return
  }
}

@Test func `a payload can itself be a tuple or a case`() {
  #expect(iso(Link.tuple).unapply(.tuple(("a", 1)))! == ("a", 1))
  #expect(iso(Link.labelledTuple).unapply(.labelledTuple(p: ("a", 1)))! == ("a", 1))
  guard case .home? = iso(Link.link).unapply(.link(.home)) else {
    Issue.record("not home")
    return
  }
}

@Test func `a handwritten match replaces the reflection`() {
  #expect(iso(Handwritten.hello).unapply(.hello("world")) == "world")
  #expect(iso(Handwritten.hello).unapply(.echo) == nil)
  #expect(iso(Handwritten.echo).unapply(.echo) != nil)
  #expect(iso(Handwritten.echo).unapply(.hello("world")) == nil)
}

@Test func `a constant is the same case, wherever its payload is stored`() {
  func long() -> Link { .hello(String(repeating: "a", count: 40)) }
  #expect(long().match { (_: Void) in long() } != nil)
  #expect(long().match { (_: Void) in .hello("a") } == nil)
}

@Test func `a value can be asked for its payload`() {
  #expect(Link.hello("world").match(Link.hello) == "world")
  #expect(Link.hello("world").match(Link.named) == nil)
  #expect(
    Link.pair("a", 1).match { (values: (String, Int)) in .pair(values.0, values.1) }! == ("a", 1))
  #expect(Link.home.match { () in .home } != nil)
  #expect(Link.home.match { () in .history } == nil)
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
  func words<A>(_ word: String, _ iso: PartialIso<A, Strict>, _ value: Parser<[String], A>)
    -> Parser<[String], Strict>
  {
    let word = Parser<[String], Void>(
      template: [word], consume: { $0.first == word && $0.removeFirst() == word },
      print: { output in
        output.append(word)
        return true
      })
    return iso <¢> word %> value
  }
  let string = Parser<[String], String>(
    template: [":string"], consume: { $0.isEmpty ? nil : $0.removeFirst() },
    print: { text, output in
      output.append(text)
      return true
    })
  let table: Parser<[String], Strict> = .choice([
    words("text", iso(Strict.text), string), words("number", iso(Strict.number), string.map(.int)),
    words("nothing", iso(Strict.nothing), .nothing),
  ])
  for (value, words) in [
    (.text("a"), ["text", "a"]), (.number(7), ["number", "7"]), (.nothing, ["nothing"]),
  ] as [(Strict, [String])] {
    #expect(table.print(value) == words)
    #expect(table.print(value) == words)
  }
}
