import TestSupport
import Testing

@testable import URLFormats

private final class Reference: Sendable {}

private enum Inner: Equatable { case x, y(Int) }

private enum Many: Matchable, Sendable {
  case nothing, nothingElse
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
  case reference(Reference)
  case anything(any Sendable)
  case twice(x: Int)
  case twice(y: Int)
  case large(Int, Int, Int, String, Bool)
  indirect case boxed(Int8)
  indirect case link(Many)
}

private indirect enum Boxed: Matchable { case none, number(Int), pair(Int, String), itself(Boxed) }
private enum Single: Matchable { case only(Int) }
private enum Generic<A: Sendable>: Matchable, Sendable { case some(A), other(A, Int), none }

@Test(.timeLimit(.minutes(5))) func `a payload can be read repeatedly`() throws {
  var random = SeededGenerator()
  for round in 0..<20 {
    let (number, text) = (Int.random(in: -300...300, using: &random), random.text(maxLength: 30))
    let small = Int8(truncatingIfNeeded: number)
    let page = round.isMultiple(of: 3) ? nil : number
    let seed: Comment = "seed \(random.seed)"
    #expect(iso(Many.text).unapply(.text(text)) == text, seed)
    #expect(iso(Many.labelled).unapply(.labelled(text: text)) == text, seed)
    for other: Many in [.labelled(text: text), .sameType(text), .anything(text), .nothing] {
      #expect(iso(Many.text).unapply(other) == nil, seed)
    }
    #expect(iso(Many.labelled).unapply(.sameLabel(text: text)) == nil, seed)
    #expect(iso(Many.anything).unapply(.text(text)) == nil, seed)
    #expect(iso(Many.pair).unapply(.pair(small, 7))! == (small, 7), seed)
    #expect(iso(Many.labelledPair).unapply(.labelledPair(small: 7, large: 9))! == (7, 9), seed)
    #expect(iso(Many.labelledPair).unapply(.pair(7, 9)) == nil, seed)
    #expect(iso(Many.pair).unapply(.labelledPair(small: 7, large: 9)) == nil, seed)
    #expect(iso(Many.tuple).unapply(.tuple((true, text)))! == (true, text), seed)
    #expect(
      iso(Many.labelledTuple).unapply(.labelledTuple(p: (true, text)))! == (true, text), seed)
    #expect(iso(Many.optional).unapply(.optional(page)) == .some(page), seed)
    #expect(iso(Many.optional).unapply(.otherOptional(nil)) == nil, seed)
    #expect(iso(Many.list).unapply(.list([1, number])) == [1, number], seed)
    #expect(iso(Many.error).unapply(.error(CancellationError())) is CancellationError, seed)
    #expect(iso(Many.labelledOptional).unapply(.labelledOptional(page: page)) == .some(page), seed)
    #expect(iso(Many.inner).unapply(.inner(.y(number))) == .y(number), seed)
    #expect(iso(Many.inner).unapply(.inner(.x)) == .x, seed)
    #expect(iso(Many.anything).unapply(.anything(text)) as? String == text, seed)
    #expect(iso(Many.anything).unapply(.anything(number)) as? Int == number, seed)
    #expect(iso(Many.twice(x:)).unapply(.twice(x: number)) == number, seed)
    #expect(iso(Many.twice(x:)).unapply(.twice(y: number)) == nil, seed)
    #expect(
      iso(Many.large).unapply(.large(1, 2, number, text, true))! == (1, 2, number, text, true),
      seed)
    #expect(iso(Many.boxed).unapply(.boxed(small)) == small, seed)
    guard case .link(.text(text))? = iso(Many.link).unapply(.link(.link(.text(text)))) else {
      Issue.record(seed)
      continue
    }
    #expect(iso(Boxed.number).unapply(.number(number)) == number, seed)
    #expect(iso(Boxed.pair).unapply(.pair(number, text))! == (number, text), seed)
    #expect(iso(Single.only).unapply(.only(number)) == number, seed)
    #expect(iso(Generic<String>.some).unapply(.some(text)) == text, seed)
    #expect(iso(Generic<Int8>.some).unapply(.some(small)) == small, seed)
    #expect(iso(Generic<Int8>.other).unapply(.other(small, number))! == (small, number), seed)
    #expect(iso(Generic<Int8>.other).unapply(.some(small)) == nil, seed)
    #expect(iso(Many.nothing).unapply(.nothing) != nil, seed)
    #expect(iso(Many.nothing).unapply(.nothingElse) == nil, seed)
  }
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

@Test(.timeLimit(.minutes(5))) func `taking a value apart neither leaks nor loses anything`() throws
{
  weak var known: Reference?
  do {
    let reference = Reference()
    known = reference
    for _ in 0..<3 {
      #expect(iso(Many.reference).unapply(.reference(reference)) === reference)
      #expect(iso(Many.text).unapply(.reference(reference)) == nil)
    }
  }
  #expect(known == nil)
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
  #expect(table.url(for: .price(1...9))?.absoluteString == "/price/1/9")
  #expect(table.url(for: .pages(1..<9))?.absoluteString == "/pages/1/9")
  #expect(table.url(for: .from(3...))?.absoluteString == "/from/3")
  #expect(table.url(for: .price(3...3))?.absoluteString == "/price/3/3")
}

@Test func `a value has a thousand parts at most`() {
  struct Many: CustomReflectable {
    var customMirror: Mirror {
      Mirror(self, unlabeledChildren: 0..<2_000, displayStyle: .struct)
    }
  }
  #expect(Parts(Many()).all.count == 1_000)
}
