import CommonParsers
import Testing

private enum Page: Matchable, Equatable {
  case page(Int)
  case neg(Int)
  case none
}

@Test func `what was printed before makes no difference to what is printed next`() {
  // The first constructor makes one case or the other.
  let table: Words<Page> = [
    iso { (number: Int) -> Page in number < 0 ? .neg(number) : .page(number) } <¢> word("p") %> int,
    iso(Page.none) <¢> word("none"),
  ].reduce(.empty, <|>)
  #expect(table.print(.neg(-1)) == ["p", "-1"])
  #expect(table.print(.page(1)) == ["p", "1"])
  #expect(table.print(.neg(-1)) == ["p", "-1"])
  #expect(table.print(.none) == ["none"])
  #expect(table.print(.neg(1)) == nil)
}

/// Values without `==`, whose description tells nothing.
private enum Silent: Matchable, Sendable, CustomStringConvertible {
  case a, b
  case text(String, any Sendable)
  var description: String { "" }
}

private enum Plain: Matchable, Sendable {
  case a, b
  case text(any Sendable)
}

@Test func `cases that cannot be told apart are not printed as one another`() {
  #expect(iso(Silent.a).unapply(.b) == nil)
  #expect(iso(Silent.a).unapply(.a) == nil)
  #expect(iso(Plain.a).unapply(.a) != nil)
  #expect(iso(Plain.a).unapply(.b) == nil)
  #expect(iso(Plain.a).unapply(.text("a")) == nil)
}

/// Shows nothing of what it holds.
private struct Secret: Sendable, CustomReflectable {
  let number: Int
  var customMirror: Mirror { Mirror(self, children: [:], displayStyle: .struct) }
}

private final class Object: Sendable {
  let number = 1
}

@Test func `payloads that cannot be told apart are not printed as one another`() {
  #expect(iso(Plain.text(Secret(number: 1))).unapply(.text(Secret(number: 2))) == nil)
  #expect(iso(Plain.text(Object())).unapply(.text(Object())) == nil)
}

@Test func `a case that is taken apart well but not written costs no attempt`() {
  let numbers = (0..<300).map { number in
    let only = PartialIso<Void, Int>(apply: { number }, unapply: { $0 == number ? () : nil })
    return iso(Page.page) <¢> only <¢> word("\(number)")
  }
  #expect(Words<Page>.choice(numbers).print(.page(299)) == ["299"])
}

/// Holds values of its own type.
private enum Nested: Matchable, Equatable {
  indirect case inner(Nested)
  case number(Int)
}

/// Takes itself apart, and what it holds.
private enum Holder: Matchable {
  case page(Page)

  func match<A>(_ constructor: (A) -> Holder) -> A? {
    switch self {
    case .page(let page): page as? A ?? page.match { (_: A) in page }
    }
  }
}

@Test func `a value is not taken for what its own method finds in a part of it`() {
  #expect(iso(Holder.page).unapply(.page(.page(1))) == .page(1))
  #expect(iso(Holder.page).unapply(.page(.none)) == Page.none)
}

@Test func `a value within a value is reflected by itself`() {
  let inner: Words<Nested> = iso(Nested.number) <¢> int
  let table: Words<Nested> = [
    iso(Nested.inner) <¢> word("in") %> inner, iso(Nested.number) <¢> int,
  ].reduce(.empty, <|>)
  #expect(table.print(.inner(.number(1))) == ["in", "1"])
  #expect(table.print(.number(1)) == ["1"])
  #expect(table.print(.inner(.inner(.number(1)))) == nil)
}

@Test func `values of odd types are kept as they are`() {
  let none = PartialIso<Void, Int??>(
    apply: { .some(.some(nil)) }, unapply: { $0 == .some(.some(nil)) ? () : nil })
  let nested = word("a").map(none)
  #expect(nested.match(["a"]).map { "\($0 as Any)" } == "Optional(nil)")
  #expect(nested.print(.some(nil)) == ["a"])
  let anything = word("b").map(PartialIso<Void, Any>(apply: { 7 }, unapply: { _ in () }))
  #expect(anything.match(["b"]) as? Int == 7)
  #expect(anything.print("x") == ["b"])
  let unit: Words<Void?> = word("a").map(
    PartialIso(apply: { .some(()) }, unapply: { $0 == nil ? nil : () }))
  #expect(unit.match(["a"]) != nil)
}
