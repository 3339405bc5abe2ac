import TestSupport
import Testing

@testable import URLFormats

private enum Inner: Equatable { case x, y(Int) }

private enum Many: Matchable, Sendable {
  case nothing
  case text(String), sameType(String)
  case labelled(text: String), sameLabel(text: String)
  case pair(Int8, Int64)
  case labelledPair(small: Int8, large: Int64)
  case tuple((Bool, String))
  case labelledTuple(p: (Bool, String))
  case optional(Int?)
  case otherOptional(String?)
  case labelledOptional(page: Int?)
  case list([Int])
  case error(any Error)
  case inner(Inner)
  case anything(any Sendable)
  case twice(x: Int)
  case twice(y: Int)
  indirect case boxed(Int8)
  indirect case link(Many)
}

private indirect enum Boxed: Matchable { case number(Int), itself(Boxed) }
private enum Single: Matchable { case only(Int) }
private enum Generic<A: Sendable>: Matchable, Sendable { case some(A), other(A, Int) }

@Test func `a payload is that of the case, however its values are stored and labelled`() {
  #expect(iso(Many.text).unapply(.text("a")) == "a")
  #expect(iso(Many.labelled).unapply(.labelled(text: "a")) == "a")
  for other: Many in [.labelled(text: "a"), .sameType("a"), .anything("a"), .nothing] {
    #expect(iso(Many.text).unapply(other) == nil)
  }
  #expect(iso(Many.labelled).unapply(.sameLabel(text: "a")) == nil)
  #expect(iso(Many.pair).unapply(.pair(1, 7))! == (1, 7))
  #expect(iso(Many.labelledPair).unapply(.labelledPair(small: 7, large: 9))! == (7, 9))
  #expect(iso(Many.labelledPair).unapply(.pair(7, 9)) == nil)
  #expect(iso(Many.pair).unapply(.labelledPair(small: 7, large: 9)) == nil)
  #expect(iso(Many.tuple).unapply(.tuple((true, "a")))! == (true, "a"))
  #expect(iso(Many.labelledTuple).unapply(.labelledTuple(p: (true, "a")))! == (true, "a"))
  #expect(iso(Many.optional).unapply(.optional(7)) == 7)
  #expect(iso(Many.optional).unapply(.optional(nil)) == .some(nil))
  #expect(iso(Many.optional).unapply(.otherOptional(nil)) == nil)
  #expect(iso(Many.labelledOptional).unapply(.labelledOptional(page: nil)) == .some(nil))
  #expect(iso(Many.list).unapply(.list([1, 2])) == [1, 2])
  #expect(iso(Many.error).unapply(.error(CancellationError())) is CancellationError)
  #expect(iso(Many.inner).unapply(.inner(.y(7))) == .y(7))
  #expect(iso(Many.inner).unapply(.inner(.x)) == .x)
  #expect(iso(Many.anything).unapply(.anything("a")) as? String == "a")
  #expect(iso(Many.twice(x:)).unapply(.twice(x: 7)) == 7)
  #expect(iso(Many.twice(x:)).unapply(.twice(y: 7)) == nil)
  #expect(iso(Many.boxed).unapply(.boxed(7)) == 7)
  #expect(iso(Many.link).unapply(.link(.link(.text("a")))).flatMap(iso(Many.link).unapply) != nil)
  #expect(iso(Boxed.number).unapply(.number(7)) == 7)
  #expect(iso(Single.only).unapply(.only(7)) == 7)
  #expect(iso(Generic<Int8>.other).unapply(.other(1, 7))! == (1, 7))
  #expect(iso(Generic<Int8>.other).unapply(.some(1)) == nil)
}

@Test(.timeLimit(.minutes(5))) func `a payload is converted if its constructor takes another type`()
{
  let optional: @Sendable (Int) -> Many = { .optional($0) }
  let anything: @Sendable (Int, Int) -> Generic<any Sendable> = { .other($0, $1) }
  for number in [1, 0, 2] {
    #expect(iso(optional).unapply(.optional(number)) == number)
    #expect(iso(optional).unapply(.optional(nil)) == nil)
    #expect(iso(anything).unapply(.other(number, 0))! == (number, 0))
    #expect(iso(anything).unapply(.other("text", 0)) == nil)
  }
}

private struct Size: Equatable { let width: Int, height: Int }
private enum Sized: Matchable, Equatable { case photo(name: String, of: Size) }

@Test func `a closure takes several parts of a payload, and those inside them`() {
  let square: @Sendable (String, Int) -> Sized = {
    .photo(name: $0, of: Size(width: $1, height: $1))
  }
  #expect(iso(square).unapply(.photo(name: "a", of: Size(width: 7, height: 7)))! == ("a", 7))
  #expect(iso(square).unapply(.photo(name: "a", of: Size(width: 7, height: 8))) == nil)
}

@Test(.timeLimit(.minutes(5))) func `a range is taken apart into its bounds`() {
  enum Page: Matchable {
    case price(ClosedRange<Int>), pages(Range<Int>), from(PartialRangeFrom<Int>)
  }
  let table = URLFormat<Page> {
    iso { Page.price(min($0, $1)...max($0, $1)) } <¢> path("price") </> path(.int) </> path(.int)
    iso { Page.pages(min($0, $1)..<max($0, $1)) } <¢> path("pages") </> path(.int) </> path(.int)
    iso { Page.from($0...) } <¢> path("from") </> path(.int)
  }
  #expect(table.text(for: .price(1...9)) == "/price/1/9")
  #expect(table.text(for: .pages(1..<9)) == "/pages/1/9")
  #expect(table.text(for: .from(3...)) == "/from/3")
  #expect(table.text(for: .price(3...3)) == "/price/3/3")
}

@Test func `a value has a thousand parts at most`() {
  struct Many: CustomReflectable {
    var customMirror: Mirror {
      Mirror(self, unlabeledChildren: 0..<2_000, displayStyle: .struct)
    }
  }
  #expect(Parts(Many()).all.count == 1_000)
}

@Test func `parts of a value that was taken whole aren't tried for the next one`() {
  struct Ten: Equatable {
    var (a, b, c, d, e, f, g, h, i, j) = (0, 0, 0, 0, 0, 0, 0, 0, 0, 0)
  }
  struct Many: Equatable {
    var (a, b, c, d, e, f) = (Ten(), Ten(), Ten(), Ten(), Ten(), Ten())
    var (g, h, i, j, k, l) = (Ten(), Ten(), Ten(), Ten(), Ten(), Ten())
  }
  enum Page: Matchable, Equatable { case item(Many, Int) }
  let many = PartialIso<String, Many>(
    apply: { $0 == "many" ? Many() : nil }, unapply: { _ in "many" })
  let row = iso(Page.item) <¢> (many <¢> path(.string)) </> path(.int)
  #expect(row.text(for: .item(Many(), 7)) == "/many/7")
}

@Test(arguments: [(28, true), (40, false)])
func `parts are looked for in a limited depth`(depth: Int, isFound: Bool) {
  indirect enum Chain: Equatable { case end(Int), link(Chain) }
  enum Page: Matchable, Equatable { case chain(Chain) }
  @Sendable func page(_ number: Int) -> Page {
    .chain((0..<depth).reduce(.end(number)) { chain, _ in .link(chain) })
  }
  let row = iso { page($0) } <¢> path(.int)
  #expect(row.text(for: page(7)) == (isFound ? "/7" : nil))
}
