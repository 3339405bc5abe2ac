import Foundation
import TestSupport
import Testing
import URLFormats

// A text of twenty letters is stored outside the value, so values with it don't consist of the same
// bytes.
private func long() -> String { String(repeating: "a", count: 20) }

/// Returns whether a row prints a value if it creates the other one.
private func areSame<T: Sendable>(_ value: T, _ other: T) -> Bool {
  let row = PartialIso<Void, T>(apply: { other }, unapply: { _ in () }) <¢> path("a")
  let isPrinted = row.url(for: value) != nil
  // The same goes for values that are created from their parts.
  let isCreated = PartialIso<T, T>.ofCase { _ in other }.unapply(value) != nil
  #expect(isCreated == isPrinted)
  return isPrinted
}

// MARK: - NaN

private struct Point: Sendable { var text = long(), x: Double, y: Double }
private struct EqualPoint: Equatable, Sendable { var text = long(), x: Double, y: Double }
private enum Page: Matchable, Sendable {
  case scores([Double]), search(String, [Double]), point(Point), points([EqualPoint])
}
private enum EqualPage: Matchable, Equatable {
  case scores([Double]), search(String, [Double]), points([EqualPoint]?)
}

private protocol Thing: Sendable {}

private struct Name: Thing, Equatable {
  var text: String
  var seen = 0
  static func == (left: Name, right: Name) -> Bool { left.text == right.text }
}

@Suite(.timeLimit(.minutes(5))) struct ComparingTests {
  @Test func `NaN is the same as NaN, wherever it is`() {
    #expect((path("p") </> query(all: "x", .double)).url(for: [.nan]) != nil)
    #expect((path("p") </> query(all: "x", .double)).url(for: [1, .nan, 2]) != nil)
    #expect((path("p") </> query(opt: "x", .double)).url(for: .nan) != nil)
    let pages = URLFormat<Page> {
      iso(Page.scores) <¢> path("s") </> query(all: "x", .double)
      iso(Page.search) <¢> path("q") </> path(.string) </> query(all: "x", .double)
    }
    let equalPages = URLFormat<EqualPage> {
      iso(EqualPage.scores) <¢> path("s") </> query(all: "x", .double)
      iso(EqualPage.search) <¢> path("q") </> path(.string) </> query(all: "x", .double)
    }
    #expect(pages.url(for: .scores([1, .nan]))?.absoluteString == "/s?x=1.0&x=nan")
    #expect(equalPages.url(for: .scores([1, .nan]))?.absoluteString == "/s?x=1.0&x=nan")
    #expect(pages.url(for: .search(long(), [.nan])) != nil)
    #expect(equalPages.url(for: .search(long(), [.nan])) != nil)
    let (nan, one) = (Double.nan, 1.0)
    #expect(areSame(Page.points([.init(x: nan, y: 1)]), .points([.init(x: nan, y: 1)])))
    #expect(areSame(EqualPage.points([.init(x: nan, y: 1)]), .points([.init(x: nan, y: 1)])))
    #expect(areSame(Page.point(Point(x: nan, y: 1)), .point(Point(x: nan, y: 1))))
    #expect(areSame([[nan]], [[nan]]) && areSame([nan][...], [nan][...]))
    #expect(areSame([nan, one], [-nan, one]))
  }

  @Test func `what's beside NaN must be the same, too`() {
    let (nan, one) = (Double.nan, 1.0)
    #expect(!areSame([nan, one], [nan, 2]))
    #expect(!areSame([nan, one], [one, nan]))
    #expect(!areSame([nan, one], [nan]))
    #expect(!areSame([nan], [one]) && !areSame([one], [nan]))
    for (x, y) in [(nan, 1.0), (1, nan), (2, 1)] {
      #expect(!areSame(EqualPoint(x: nan, y: 2), EqualPoint(x: x, y: y)))
      #expect(!areSame(Point(x: nan, y: 2), Point(x: x, y: y)))
      #expect(!areSame(EqualPage.points([.init(x: nan, y: 2)]), .points([.init(x: x, y: y)])))
    }
    #expect(!areSame(EqualPage.points([EqualPoint(x: nan, y: 2)]), .points(nil)))
    #expect(!areSame(EqualPoint(text: "a", x: nan, y: 2), EqualPoint(text: "b", x: nan, y: 2)))
  }

  @Test func `a number isn't printed as a part that isn't one`() {
    enum Place: Matchable, Sendable { case point(String, Double) }
    enum EqualPlace: Matchable, Equatable { case point(String, Double) }
    let place = iso { Place.point($0, .nan) } <¢> path(.string)
    let equalPlace = iso { EqualPlace.point($0, .nan) } <¢> path(.string)
    #expect(place.url(for: .point(long(), .nan)) != nil)
    #expect(place.url(for: .point(long(), 1)) == nil)
    #expect(equalPlace.url(for: .point(long(), .nan)) != nil)
    #expect(equalPlace.url(for: .point(long(), 1)) == nil)
  }

  @Test func `a deep value is looked through once`() {
    indirect enum List: Equatable, Sendable { case end(Double), node(Int, List?) }
    func list(_ depth: Int, _ end: Double) -> List {
      (0..<depth).reduce(.end(end)) { list, number in .node(number, list) }
    }
    #expect(areSame(list(10, .nan), list(10, .nan)))
    #expect(!areSame(list(10, .nan), list(10, 1)))
    #expect(!areSame(list(100, 1), list(100, 2)))
  }

  // MARK: - The type's own ==

  @Test func `values that are equal are the same, whatever they consist of`() {
    struct Rounded: Equatable, Sendable {
      var x: Double
      static func == (lhs: Rounded, rhs: Rounded) -> Bool { lhs.x.rounded() == rhs.x.rounded() }
    }
    #expect(areSame(Rounded(x: 1.1), Rounded(x: 0.9)))
    #expect(areSame([Rounded(x: 1.1)], [Rounded(x: 0.9)]))
    #expect(areSame(Optional(Rounded(x: .nan)), Rounded(x: .nan)))
    #expect(!areSame(Rounded(x: 1.1), Rounded(x: 1.9)))
  }

  /// A text whose `==` ignores the note.
  private struct Tag: Equatable, Sendable {
    var text = long(), note: String
    static func == (lhs: Tag, rhs: Tag) -> Bool { lhs.text == rhs.text }
  }

  /// A number with a tag, whose `==` looks at the note, at each bit of the number, and at each byte
  /// of the text.
  private struct Exact: Equatable, Sendable {
    var tag = Tag(note: ""), text = "", number = 0.0, other = Double.nan
    static func == (lhs: Exact, rhs: Exact) -> Bool {
      lhs.tag == rhs.tag && lhs.tag.note == rhs.tag.note && lhs.other == rhs.other
        && lhs.text.utf8.elementsEqual(rhs.text.utf8)
        && lhs.number.bitPattern == rhs.number.bitPattern
    }
  }

  @Test func `an == that says no isn't overruled by those of the parts`() {
    for nan in [1, Double.nan] {
      let (exact, composed) = (Exact(other: nan), Exact(text: "é", other: nan))
      #expect(areSame(exact, Exact(other: nan)), "\(nan)")
      #expect(!areSame(exact, Exact(tag: Tag(note: "other"), other: nan)), "\(nan)")
      #expect(!areSame(exact, Exact(number: -0.0, other: nan)), "\(nan)")
      #expect(!areSame([composed], [Exact(text: "e\u{301}", other: nan)]), "\(nan)")
    }
  }

  @Test func `a value that never equals itself is the same as one with the same parts`() {
    struct Never: Equatable, Sendable {
      var text = long(), number = 1
      static func == (lhs: Never, rhs: Never) -> Bool { false }
    }
    // It doesn't matter whether their bytes are the same.
    #expect(areSame(Never(), Never()) && areSame(Never(text: "a"), Never(text: "a")))
    #expect(!areSame(Never(), Never(number: 2)) && !areSame(Never(text: "a"), Never(text: "b")))
  }

  @Test func `what doesn't show is compared by its own ==, also beside NaN`() {
    final class Object: Equatable, Sendable {
      let number: Int
      init(_ number: Int) { self.number = number }
      static func == (lhs: Object, rhs: Object) -> Bool { lhs.number == rhs.number }
    }
    final class Opaque: Sendable {}
    struct Box<Value: Sendable>: Sendable {
      var value: Value, number = Double.nan
    }
    struct EqualBox<Value: Equatable & Sendable>: Equatable, Sendable {
      var value: Value, number = Double.nan
    }
    #expect(areSame(EqualBox(value: Object(1)), EqualBox(value: Object(1))))
    #expect(!areSame(EqualBox(value: Object(1)), EqualBox(value: Object(2))))
    #expect(areSame(Box(value: Object(1)), Box(value: Object(1))))
    #expect(!areSame(Box(value: Object(1)), Box(value: Object(2))))
    let (id, object) = (UUID(), Opaque())
    #expect(areSame(EqualBox(value: id), EqualBox(value: UUID(uuidString: id.uuidString)!)))
    #expect(!areSame(EqualBox(value: id), EqualBox(value: UUID())))
    func url(_ path: String) -> URL { URL(string: "https://me.com/" + path)! }
    #expect(areSame(EqualBox(value: url("a")), EqualBox(value: url("a"))))
    #expect(!areSame(EqualBox(value: url("a")), EqualBox(value: url("b"))))
    let type = ObjectIdentifier(Object.self)
    #expect(areSame(EqualBox(value: type), EqualBox(value: type)))
    #expect(!areSame(EqualBox(value: type), EqualBox(value: ObjectIdentifier(Opaque.self))))
    #expect(areSame(Box(value: object), Box(value: object)))
    #expect(!areSame(Box(value: object), Box(value: Opaque())))
  }

  @Test func `an object equals one of another class if their superclass says so`() {
    class Base: Equatable, @unchecked Sendable {  // Neither class has a property that changes.
      let number: Int
      init(_ number: Int) { self.number = number }
      static func == (lhs: Base, rhs: Base) -> Bool { lhs.number == rhs.number }
    }
    class Derived: Base, @unchecked Sendable {}
    struct Box: Sendable { let value: Base }
    #expect(areSame(Box(value: Base(1)), Box(value: Base(1))))
    #expect(areSame(Box(value: Base(1)), Box(value: Derived(1))))
    #expect(!areSame(Box(value: Base(1)), Box(value: Derived(2))))
  }

  // MARK: - Types

  private enum PA { case x, y(Int) }
  private enum PB { case x, y(Int) }
  private enum Anything: Matchable, Sendable { case a(any Sendable) }

  @Test func `values that look the same are different if their types are`() {
    #expect(areSame(Anything.a(PA.x), .a(PA.x)) && areSame(Anything.a(PA.y(1)), .a(PA.y(1))))
    #expect(!areSame(Anything.a(PA.x), .a(PB.x)))
    #expect(!areSame(Anything.a(PA.y(1)), .a(PB.y(1))))
    #expect(!areSame(Anything.a(1), .a(Int8(1))))
    #expect(!areSame(Anything.a(1), .a(Int?.some(1))))
    #expect(!areSame(Anything.a([Int]()), .a([String]())))
    let table = URLFormat<Anything> {
      iso(Anything.a(PA.x)) <¢> path("pa")
      iso(Anything.a(PB.x)) <¢> path("pb")
    }
    #expect(table.url(for: .a(PB.x))?.absoluteString == "/pb")
    #expect(table.url(for: .a(PA.x))?.absoluteString == "/pa")
  }

  @Test func `values of a protocol are compared by the == of their type`() {
    let names: URLFormat<any Thing> =
      memberwise { (text: String) in Name(text: text) as any Thing } <¢> path(.string)
    #expect(names.url(for: Name(text: "a", seen: 1))?.absoluteString == "/a")
  }
}
