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

private protocol Thing: Sendable {}

private struct Name: Thing, Equatable {
  var text: String
  var seen = 0
  static func == (left: Name, right: Name) -> Bool { left.text == right.text }
}

@Suite(.timeLimit(.minutes(5))) struct ComparingTests {
  @Test func `NaN is printed where it's the same bytes, and otherwise as its type's == says`() {
    #expect(path(.double).text(for: .nan) == "/nan")
    #expect((path("p") </> query(opt: "x", .double)).url(for: .nan) != nil)
    #expect((path("p") </> query(all: "x", .double)).url(for: [1, .nan]) == nil)
    let (nan, one) = (Double.nan, 1.0)
    #expect(!areSame([nan, one], [nan, 2]) && !areSame([nan], [one]))
  }

  // MARK: - The type's own ==

  @Test func `values that are equal are the same, whatever they consist of`() {
    struct Rounded: Equatable, Sendable {
      var x: Double
      static func == (lhs: Rounded, rhs: Rounded) -> Bool { lhs.x.rounded() == rhs.x.rounded() }
    }
    #expect(areSame(Rounded(x: 1.1), Rounded(x: 0.9)))
    #expect(areSame([Rounded(x: 1.1)], [Rounded(x: 0.9)]))
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
    var tag = Tag(note: ""), text = "", number = 0.0
    static func == (lhs: Exact, rhs: Exact) -> Bool {
      lhs.tag == rhs.tag && lhs.tag.note == rhs.tag.note
        && lhs.text.utf8.elementsEqual(rhs.text.utf8)
        && lhs.number.bitPattern == rhs.number.bitPattern
    }
  }

  @Test func `an == that says no isn't overruled by those of the parts`() {
    #expect(areSame(Exact(), Exact()))
    #expect(!areSame(Exact(), Exact(tag: Tag(note: "other"))))
    #expect(!areSame(Exact(), Exact(number: -0.0)))
    #expect(!areSame([Exact(text: "é")], [Exact(text: "e\u{301}")]))
  }

  @Test func `what doesn't show is compared by its own ==`() {
    final class Object: Equatable, Sendable {
      let number: Int
      init(_ number: Int) { self.number = number }
      static func == (lhs: Object, rhs: Object) -> Bool { lhs.number == rhs.number }
    }
    final class Opaque: Sendable {}
    struct Box<Value: Sendable>: Sendable {
      var value: Value
    }
    #expect(areSame(Box(value: Object(1)), Box(value: Object(1))))
    #expect(!areSame(Box(value: Object(1)), Box(value: Object(2))))
    let object = Opaque()
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
    #expect(areSame(Box(value: Derived(1)), Box(value: Base(1))))
    #expect(!areSame(Box(value: Derived(1)), Box(value: Base(2))))
    // Where a type doesn't tell, as `any Sendable` here, one of the two classes has the `==`.
    let seven = memberwise { () -> any Sendable in Base(7) } <¢> path("7")
    #expect(seven.text(for: Derived(7)) == "/7" && seven.url(for: Derived(8)) == nil)
  }

  // MARK: - Types

  private enum PA { case x, y(Int) }
  private enum PB { case x, y(Int) }
  private enum Anything: Matchable, Sendable { case a(any Sendable) }
  private enum Labeled: Sendable { case a(x: String), a(y: String) }

  @Test func `values that look the same are different if their types are`() {
    #expect(areSame(Anything.a(PA.x), .a(PA.x)) && areSame(Anything.a(PA.y(1)), .a(PA.y(1))))
    #expect(!areSame(Anything.a(PA.x), .a(PB.x)))
    #expect(!areSame(Anything.a(PA.y(1)), .a(PB.y(1))))
    #expect(!areSame(Anything.a(1), .a(Int8(1))))
    #expect(!areSame(Anything.a(1), .a(Int?.some(1))))
    #expect(!areSame(Anything.a([Int]()), .a([String]())))
    #expect(!areSame(Labeled.a(x: long()), .a(y: long())))
    let table = URLFormat<Anything> {
      iso(Anything.a(PA.x)) <¢> path("pa")
      iso(Anything.a(PB.x)) <¢> path("pb")
    }
    #expect(table.text(for: .a(PB.x)) == "/pb")
    #expect(table.text(for: .a(PA.x)) == "/pa")
  }

  private struct X: Thing { var number = 1 }
  private struct Y: Thing { var number = 1 }

  @Test func `values of a protocol are different if their types are`() {
    #expect(areSame(X() as any Thing, X()))
    #expect(!areSame(X() as any Thing, Y()))
    #expect(!areSame(X() as any Thing, X(number: 2)))
  }

  @Test func `values of a protocol are compared by the == of their type`() {
    let names: URLFormat<any Thing> =
      memberwise { (text: String) in Name(text: text) as any Thing } <¢> path(.string)
    #expect(names.text(for: Name(text: "a", seen: 1)) == "/a")
  }
}
