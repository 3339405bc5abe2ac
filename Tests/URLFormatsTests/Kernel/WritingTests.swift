import URLFormats
import Testing

private enum Page: Matchable, Equatable {
  case page(Int), none
}

@Test(.timeLimit(.minutes(5)))
func `an alternative that takes a value apart but can't write it costs no attempt`() {
  let numbers = (0..<300).map { iso(Page.page) <¢> only($0) <¢> word("\($0)") }
  #expect(Words<Page>.choice(numbers).print(.page(299)) == ["299"])
}

@Test func `each row that takes a value tries it once`() {
  let tries = Lock(0)
  let other = PartialIso<Int, Int> {
    $0 + 1
  } unapply: { value in
    tries.withLock { $0 += 1 }
    return value
  }
  let rows = (0..<10).map { _ in int.map(other) }
  #expect((word("x") %> Words.table(rows)).print(1) == nil)
  #expect(tries.withLock { $0 } == 10)
}

@Test func `a conversion that refuses a value the second time leads to the next row`() {
  let tries = Lock(0)
  let once = PartialIso<Int?, Int> {
    $0
  } unapply: { value in
    tries.withLock { tries in
      tries += 1
      return tries == 1 ? .some(value) : nil
    }
  }
  let unwritten = Words<Int>(template: ["none"], consume: { _ in nil }, print: { _, _ in false })
  let text = PartialIso<String?, Int>(apply: { $0.flatMap { Int($0) } }, unapply: { "\($0)" })
  let rows = [unwritten.orNil().map(once), string.orNil().map(text)]
  #expect(Words.table(rows).print(1) == ["1"])
}

@Test func `a conversion that refuses a value later leads to all ways through the next row`() {
  let tries = Lock(0)
  // The first alternative reads another number, so writing starts again, and then it's refused.
  let once = PartialIso<Int, Int> {
    $0 + 1
  } unapply: { value in
    tries.withLock { tries in
      tries += 1
      return tries == 1 ? value : nil
    }
  }
  let first = ((word("a") <|> word("b")) %> int).map(once)
  let second = (word("c") <|> word("d")) %> int
  let end = word("x") <|> (word("y") %> word("y"))
  #expect(((first <|> second) <% end).print(1) == ["c", "1", "x"])
}

/// A value that contains values of the same type.
private enum Nested: Matchable, Equatable {
  indirect case inner(Nested)
  case number(Int)
}

/// A value whose method also takes nested values apart.
private enum Holder: Matchable {
  case page(Page)

  func match<A>(_ constructor: (A) -> Holder) -> A? {
    switch self {
    case .page(let page): page as? A ?? page.match { (_: A) in page }
    }
  }
}

@Test(.timeLimit(.minutes(5)))
func `a value isn't confused with a part of it that its own method finds`() {
  #expect(iso(Holder.page).unapply(.page(.page(1))) == .page(1))
  #expect(iso(Holder.page).unapply(.page(.none)) == Page.none)
}

@Test(.timeLimit(.minutes(5))) func `a nested value is reflected separately`() {
  let inner: Words<Nested> = iso(Nested.number) <¢> int
  let table: Words<Nested> = [
    iso(Nested.inner) <¢> word("in") %> inner, iso(Nested.number) <¢> int,
  ].reduce(.empty, <|>)
  #expect(table.print(.inner(.number(1))) == ["in", "1"])
  #expect(table.print(.number(1)) == ["1"])
  #expect(table.print(.inner(.inner(.number(1)))) == nil)
}

@Test func `a case can hold a value of the same type`() {
  let two = iso(Nested.inner).map(iso(Nested.inner))
  #expect(two.apply(.number(1)) == .inner(.inner(.number(1))))
  #expect(two.unapply(.inner(.inner(.number(1)))) == .number(1))
}

@Test(.timeLimit(.minutes(5))) func `values of unusual types are kept unchanged`() {
  let none = PartialIso<Void, Int??>(
    apply: { .some(.some(nil)) }, unapply: { $0 == .some(.some(nil)) ? () : nil })
  let nested = word("a").map(none)
  #expect(nested.match(["a"]).map { "\($0 as Any)" } == "Optional(nil)")
  #expect(nested.print(.some(nil)) == ["a"])
  let anything = word("b").map(PartialIso<Void, Any>(apply: { 7 }, unapply: { _ in () }))
  #expect(anything.match(["b"]) as? Int == 7)
  #expect(anything.print(7) == ["b"])
  #expect(anything.print("x") == nil)
  let unit: Words<Void?> = word("a").map(
    PartialIso(apply: { .some(()) }, unapply: { $0 == nil ? nil : () }))
  #expect(unit.match(["a"]) != nil)
}

// MARK: - Limits

/// A parser of a number with a name, which writes any number, and reads another one unless it's the
/// one to use.
private func number(_ name: String, isUsed: Bool) -> Words<Int> {
  Parser(
    template: [name],
    consume: { words in
      let parts = words.first?.split(separator: ":") ?? []
      guard parts.count == 2, parts[0] == name, let value = Int(parts[1]) else { return nil }
      words.removeFirst()
      return isUsed ? value : value + 1
    },
    print: { value, words in
      words.append("\(name):\(value)")
      return true
    })
}

/// A choice of which only the last alternative reads the number that it writes.
private func lastOf(_ count: Int) -> Words<Int> {
  .choice((0..<count).map { number("\($0)", isUsed: $0 == count - 1) })
}

@Test(.timeLimit(.minutes(5)))
func `parts that fit together in the last of two hundred ways are written`() {
  #expect((lastOf(15) <%> lastOf(15)).print((1, 2)) == ["14:1", "14:2"])
}

@Test(.timeLimit(.minutes(5)))
func `what fails before its end costs nothing after what fails later`() {
  let unwritten = Words<Int>(template: ["none"], consume: { _ in nil }, print: { _, _ in false })
  let third = Parser.choice([number("a", isUsed: true)] + Array(repeating: unwritten, count: 10))
  #expect((lastOf(6) <%> lastOf(6) <%> third).print((1, 2, 3)) == ["5:1", "5:2", "a:3"])
}

@Test(.timeLimit(.minutes(5))) func `the ways of a table in a choice count`() {
  let unwritten = Words<Void>(template: ["none"], consume: { _ in nil }, print: { _, _ in false })
  let written = number("a", isUsed: true).map(
    PartialIso<Int, Void>(apply: { _ in }, unapply: { 1 }))
  let part = unwritten <|> .table([written, written])
  let parts = (0..<11).reduce(part) { row, _ in row %> part }
  let tries = Lock(0)
  let other = PartialIso<Void, Int> {
    tries.withLock { $0 += 1 }
    return 0
  } unapply: {
    $0 == 1 ? unit : nil
  }
  #expect(parts.map(other).print(1) == nil)
  #expect(tries.withLock { $0 } < 1_000, "there are 4,096 ways")
}

@Test(.timeLimit(.minutes(5))) func `the ways of one row don't count against another`() {
  // Neither row alone reaches the limit, though both together do.
  let row = lastOf(12) <%> lastOf(12)
  let unread = row.map(PartialIso<(Int, Int), (Int, Int)>(apply: { _ in nil }, unapply: { $0 }))
  let rows = [word("a") %> unread, word("b") %> unread, word("c") %> row]
  #expect(Words.table(rows).print((1, 2)) == ["c", "11:1", "11:2"])
}

@Test func `writing that starts again goes through the latest choice in the same way`() {
  let count = Lock(0)
  let rows: [URLFormat<Int>] = (0..<100).map { (number: Int) in
    PartialIso<Void, Int>(
      apply: { number },
      unapply: { value in
        count.withLock { $0 += 1 }
        return value == number ? unit : nil
      }) <¢> path("r\(number)")
  }
  let table = URLFormat(parser: rows.dropFirst().reduce(rows[0].parser) { $0 <|> $1.parser })
  let never = PartialIso<String, Int>(apply: { Int($0) }, unapply: { _ in nil })
  let format = path(.int).optional() </> table </> (never <¢> path(.string))
  #expect(format.print((nil, 50, 3)) == nil)
  // Each row is asked once for each way to come to the table.
  #expect(count.withLock { $0 } <= 100)
}
