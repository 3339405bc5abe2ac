import URLFormats
import Testing

/// A value that counts the number of existing values of its kind.
private final class Counting: LosslessStringConvertible, Equatable, Sendable {
  static let alive = Lock(0)
  let description: String

  init?(_ description: String) {
    self.description = description
    Self.alive.withLock { $0 += 1 }
  }

  static func == (lhs: Counting, rhs: Counting) -> Bool { lhs.description == rhs.description }

  deinit { Self.alive.withLock { $0 -= 1 } }
}

private func text<T: LosslessStringConvertible & SendableMetatype>(_ type: T.Type) -> Words<T> {
  value(.losslessStringConvertible)
}

private let int8 = text(Int8.self)

@Test func `a row holds values of all sizes and alignments`() throws {
  typealias Row = (Int8, Int64, Bool, String, UInt16, Double, Int8)
  let small: Words<(Int8, Int64, Bool)> = int8 <%> text(Int64.self) <%> text(Bool.self)
  let large: Words<(String, UInt16, Double, Int8)> =
    string <%> text(UInt16.self) <%> text(Double.self) <%> int8
  let row: Words<Row> = small <%> large
  let words = ["-1", "70000", "true", "text that is not short", "9", "0.5", "7"]
  let parsed = try #require(row.match(words))
  #expect(parsed.0 == -1 && parsed.1 == 70_000 && parsed.2)
  #expect(parsed.3 == words[3] && parsed.4 == 9 && parsed.5 == 0.5 && parsed.6 == 7)
  #expect(row.print(parsed) == words)
}

@Test func `a tuple that is one value is laid out again in a longer row`() throws {
  // An alternative is a single value, and its alignment differs from that of its first element.
  let pair: Words<(Int8, Int)> = int8 <%> int
  let either = (word("x") %> pair) <|> pair
  let row: Words<(Int8, Int8, Int, Int8, Int, Int8)> = int8 <%> either <%> either <%> int8
  let words = ["1", "2", "3", "x", "4", "5", "6"]
  let parsed = try #require(row.match(words))
  #expect(parsed == (1, 2, 3, 4, 5, 6))
  #expect(row.print(parsed) == ["1", "x", "2", "3", "x", "4", "5", "6"])
  #expect(row.match(["1", "2", "3", "4", "5"]) == nil)
}

@Test func `captured values are released, whatever happens to them`() {
  let counted = text(Counting.self)
  let pair: Words<(Counting, Counting)> = counted <%> counted
  let both = PartialIso<(Counting, Counting), [String]>(
    apply: { ["pair", $0.description, $1.description] }, unapply: { _ in nil })
  let one = PartialIso<Counting, [String]>(
    apply: { $0.description == "no" ? nil : ["one", $0.description] }, unapply: { _ in nil })
  let several = PartialIso<(Counting, Counting?), [String]>(
    apply: { ["several", $0.description] + ($1.map { [$0.description] } ?? []) },
    unapply: { _ in nil })
  let optional: Words<Counting?> = (word("x") %> counted).optional()
  let row: Words<(Counting, Counting?)> = counted <%> optional
  let parser: Words<[String]> = .choice([
    both <¢> pair <% word("end"), one <¢> counted <% word("end"), several <¢> row <% word("last"),
  ])
  #expect(parser.match(["a", "b", "end"]) == ["pair", "a", "b"])
  #expect(parser.match(["a", "end"]) == ["one", "a"])
  #expect(parser.match(["no", "end"]) == nil)
  #expect(parser.match(["a", "x", "c", "last"]) == ["several", "a", "c"])
  #expect(parser.match(["a", "x", "c", "d"]) == nil)
  let either: Words<(Counting, Counting)> = pair <|> (word("x") %> pair)
  if let first = Counting("a"), let second = Counting("b") {
    #expect(CommandFormat(parser: either).print((first, second)) == ["a", "b"])
  }
  #expect(Counting.alive.withLock { $0 } == 0)
}
