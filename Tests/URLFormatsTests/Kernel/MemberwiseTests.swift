import URLFormats
import TestSupport
import Testing

private struct Sort: Equatable { let key: String, isDescending: Bool }

private struct Options: Equatable {
  let text: String
  var page: Int?
  let sort: Sort
}

private struct UserID: Equatable { let number: Int }

private struct Empty {}

/// A struct with a property that isn't `Equatable`.
private struct Place {
  struct Point { let x: Double, y: Double }
  let point: Point
}

private let sort = memberwise(Sort.init) <¢> string <%> value(.bool)
private let options =
  memberwise(Options.init) <¢> string <%> (word("page") %> int).orNil() <%> sort

@Test func `a struct is read and printed by its stored properties, nested ones too`() {
  var random = SeededGenerator()
  for _ in 0..<100 {
    let value = Options(
      text: random.text(),
      page: Bool.random(using: &random) ? nil : Int(truncatingIfNeeded: random.next()),
      sort: Sort(key: random.text(), isDescending: .random(using: &random)))
    let printed = options.print(value)
    let page = value.page.map { ["page", "\($0)"] } ?? []
    let texts = [value.text] + page + [value.sort.key, "\(value.sort.isDescending)"]
    #expect(printed == texts, "seed \(random.seed)")
    #expect(printed.flatMap { options.parse($0)?.match } == value, "seed \(random.seed)")
  }
}

@Test func `a struct has any number of properties of any type`() {
  #expect(memberwise(UserID.init).apply(7) == UserID(number: 7))
  #expect(memberwise(UserID.init).unapply(UserID(number: 7)) == 7)
  #expect(memberwise(Empty.init).unapply(Empty())! == ())
  let place = Place(point: Place.Point(x: .nan, y: -0.0))
  let point: PartialIso<(Double, Double), Place.Point> = memberwise(Place.Point.init)
  let taken = memberwise(Place.init).unapply(place).flatMap { point.unapply($0) }
  #expect(taken?.0.isNaN == true && taken?.1.sign == .minus)
}

@Test func `a value that the initializer creates differently isn't printed`() {
  struct Page: Equatable {
    var number: Int
    init(number: Int) { self.number = max(1, number) }
  }
  let page = memberwise(Page.init)
  var value = Page(number: 0)
  #expect(page.unapply(value) == 1)
  value.number = 0
  #expect(page.unapply(value) == nil)
  struct Swapped: Equatable {
    let a: Int, b: Int
    init(b: Int, a: Int) { (self.a, self.b) = (a, b) }
  }
  let swapped: PartialIso<(Int, Int), Swapped> = memberwise(Swapped.init)
  #expect(swapped.unapply(Swapped(b: 1, a: 2)) == nil)
}

@Test func `a struct's values can be captured as one tuple`() {
  let pair = PartialIso<String, (Double, Double)>(
    apply: { text in
      let values = text.split(separator: ",").compactMap { Double($0) }
      return values.count == 2 ? (values[0], values[1]) : nil
    },
    unapply: { "\($0.0),\($0.1)" })
  let point: PartialIso<(Double, Double), Place.Point> = memberwise(Place.Point.init)
  let format = point <¢> path(pair)
  #expect(format.text(for: Place.Point(x: 1, y: 2.5)) == "/1.0,2.5")
}

/// A struct that some rows take apart by hand, and others by reflection.
private struct Screen: Matchable, Equatable {
  var name = ""

  func match<A>(_ constructor: (A) -> Screen) -> A? {
    let values = name.isEmpty ? unit as? A : nil
    return values.flatMap { constructor($0) == self ? $0 : nil }
  }
}

@Test func `a struct is taken apart by reflection after rows that do so by hand`() {
  let table = URLFormat<Screen> {
    iso { Screen() } <¢> path("home")
    memberwise(Screen.init) <¢> path("screens") </> path(.string)
  }
  #expect(table.text(for: Screen()) == "/home")
  #expect(table.text(for: Screen(name: "a")) == "/screens/a")
}
