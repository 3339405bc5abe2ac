import Foundation
import TestSupport
import Testing
import URLFormats

@Suite struct DefaultTests {
  private let list = path("list") </> query("page", .int, default: 1)

  @Test(arguments: [
    ("/list", 1), ("/list?page=1", 1), ("/list?page=2", 2), ("/list?page=-7", -7),
    ("/list?other=2", 1), ("/list?page=2&page=x", 2),
    ("/list?page=x", nil), ("/list?page=", nil), ("/list?page", nil), ("/list?page=x&page=2", nil),
  ])
  func `a missing argument reads as the default; a malformed one doesn't match`(
    text: String, expected: Int?
  ) throws {
    #expect(list.match(try #require(URL(string: text))) == expected)
  }

  @Test func `the default isn't printed`() {
    #expect(list.print(1)?.render() == "/list")
    #expect(list.print(2)?.render() == "/list?page=2")
    #expect(list.description == "/list?(page=:int)")
    #expect(list.template(1)?.render() == "/list?(page=:int)")
  }

  @Test func `it joins with formats that capture, and with any parameter`() throws {
    let search =
      path("search") </> query("q", .string) </> query("page", .int, default: 1)
      </> query("id", .losslessStringConvertible(UInt8.self), default: 0)
    let value = try #require(search.match(URL(string: "/search?q=a&id=7")!))
    #expect(value == ("a", 1, 7))
    #expect(search.print(("a", 2, 0))?.render() == "/search?q=a&page=2")
    // A text captures nothing, and is also its default.
    let sorted = path("a") </> query("sort", "name", default: ())
    #expect(sorted.match(URL(string: "/a")!) != nil)
    #expect(sorted.match(URL(string: "/a?sort=size")!) == nil)
    #expect(sorted.print(())?.render() == "/a")
  }

  @Test(arguments: [0.0, -0.0, .nan, .infinity, 1.5])
  func `unusual numbers differ from the default if they're written differently`(number: Double)
    throws
  {
    for preset in [0, -0.0, .nan, .infinity] {
      let format = path("a") </> query("x", .double, default: preset)
      let url = try #require(format.url(for: number))
      #expect(url.query() == (number.description == preset.description ? nil : "x=\(number)"))
      #expect(try #require(format.match(url)).description == number.description)
    }
  }

  @Test func `texts differ from the default if their bytes do`() throws {
    let format = path("a") </> query("name", .string, default: "caf\u{E9}")
    let url = try #require(format.url(for: "cafe\u{301}"))
    #expect(url.absoluteString == "/a?name=cafe%CC%81")
    #expect(format.url(for: "caf\u{E9}")?.absoluteString == "/a")
    #expect(format.url(for: "")?.absoluteString == "/a?name=")
    #expect(format.match(URL(string: "/a?name=")!) == "")
  }

  @Test func `a default that can't be written is read, but not printed`() {
    let digit = PartialIso<String, Int>(
      apply: { Int($0).flatMap { (1...9).contains($0) ? $0 : nil } },
      unapply: { (1...9).contains($0) ? "\($0)" : nil })
    let format = path("a") </> query("x", digit, default: 0)
    #expect(format.match(URL(string: "/a")!) == 0)
    #expect(format.print(0) == nil && format.print(10) == nil)
    #expect(format.print(5)?.render() == "/a?x=5")
  }

  @Test func `explanations name the argument`() {
    #expect(
      list.explain(URL(string: "/list?page=x")!).alternatives[0].reason
        == "found \"page=x\" instead of (page=:int)")
  }

  @Test func `arguments of all kinds, and with the same name, read and print like a naive model`() {
    var random = SeededGenerator()
    for _ in 0..<(runsLongTests ? 50_000 : 250) {
      let pieces = (0..<Int.random(in: 1...3, using: &random)).map { _ in random.piece() }
      let format = pieces.dropFirst().reduce(pieces[0].format) { joined($0, $1.format) }
      let comment: Comment = "\(pieces), seed \(random.seed)"
      for _ in 0..<6 {
        let arguments = random.arguments()
        let url = URL(string: "/?" + arguments.map(\.text).joined(separator: "&"))!
        let read = pieces.values(of: arguments)
        #expect(format.match(url) == read, "\(url), \(comment)")
        for values in [read, pieces.map { random.value(of: $0) }].compactMap(\.self) {
          let printed = format.print(values)
          #expect(
            printed?.query.map { Argument(name: $0.name, value: $0.value) }
              == pieces.arguments(for: values), "\(values), \(comment)")
          if let url = printed?.url { #expect(format.match(url) == values, "\(url), \(comment)") }
        }
      }
    }
  }
}

// MARK: - The naive model

private struct Argument: Hashable {
  var name: String
  var value: String?
  var text: String { name + (value.map { "=" + $0 } ?? "") }
}

/// The captured value of a piece: the values of arguments, or nil for none where that makes a
/// difference.
private typealias Value = [Int]?

private struct Piece {
  enum Kind: CaseIterable { case required, optional, preset, all, flag }
  var kind: Kind
  var name: String

  func value(of arguments: [Argument]) -> Value? {
    let own = arguments.filter { $0.name == name }
    switch kind {
    case .flag: return .some(own.isEmpty ? nil : [])
    case .all:
      let texts = own.compactMap(\.value)
      let numbers = texts.compactMap { Int($0) }
      return numbers.count == texts.count ? .some(numbers) : nil
    case .required, .optional, .preset:
      guard let first = own.first else {
        return kind == .required ? nil : .some(kind == .preset ? [1] : nil)
      }
      return first.value.flatMap { Int($0) }.map { .some([$0]) }
    }
  }

  func arguments(for value: Value) -> [Argument] {
    switch kind {
    case .flag: value == nil ? [] : [Argument(name: name)]
    case .preset where value == [1]: []
    case .required, .optional, .preset, .all:
      (value ?? []).map { Argument(name: name, value: "\($0)") }
    }
  }

  var format: URLFormat<[Value]> {
    @Sendable func one(_ number: Int) -> [Value] { [[number]] }
    switch kind {
    case .required:
      return PartialIso(apply: { one($0) }, unapply: { $0[0]?.first }) <¢> query(name, .int)
    case .preset:
      return PartialIso(apply: { one($0) }, unapply: { $0[0]?.first })
        <¢> query(name, .int, default: 1)
    case .optional:
      return PartialIso(apply: { [$0.map { [$0] }] }, unapply: { .some($0[0]?.first) })
        <¢> query(opt: name, .int)
    case .all:
      return PartialIso(apply: { [$0] }, unapply: { $0[0] }) <¢> query(all: name, .int)
    case .flag:
      return PartialIso(apply: { [$0 ? [] : nil] }, unapply: { $0[0] != nil })
        <¢> query(flag: name)
    }
  }
}

private func joined(_ lhs: URLFormat<[Value]>, _ rhs: URLFormat<[Value]>) -> URLFormat<[Value]> {
  PartialIso<([Value], [Value]), [Value]>(
    apply: { $0 + $1 }, unapply: { (Array($0.dropLast()), [$0[$0.count - 1]]) }
  ) <¢> lhs </> rhs
}

extension [Piece] {
  fileprivate func values(of arguments: [Argument]) -> [Value]? {
    let values = compactMap { $0.value(of: arguments) }
    return values.count == count ? values : nil
  }

  /// Returns the query that the values are printed as, if pieces with the same name print the same
  /// arguments, and the query reads back as these values.
  fileprivate func arguments(for values: [Value]) -> [Argument]? {
    var arguments: [Argument] = []
    for (piece, value) in zip(self, values) {
      let new = piece.arguments(for: value)
      let earlier = arguments.filter { $0.name == piece.name }
      if earlier.isEmpty { arguments += new }
      guard earlier.isEmpty || new.isEmpty || new == earlier else { return nil }
    }
    return self.values(of: arguments) == values ? arguments : nil
  }
}

extension SeededGenerator {
  fileprivate mutating func piece() -> Piece {
    Piece(kind: Piece.Kind.allCases.randomElement(using: &self)!, name: name())
  }

  private mutating func name() -> String { ["x", "y"].randomElement(using: &self)! }

  fileprivate mutating func arguments() -> [Argument] {
    (0..<Int.random(in: 0...3, using: &self)).map { _ in
      Argument(name: name(), value: [nil, "", "a", "1", "2"].randomElement(using: &self)!)
    }
  }

  fileprivate mutating func value(of piece: Piece) -> Value {
    let number = Int.random(in: 1...2, using: &self)
    switch piece.kind {
    case .required, .preset: return [number]
    case .optional: return Bool.random(using: &self) ? [number] : nil
    case .flag: return Bool.random(using: &self) ? [] : nil
    case .all: return Array(repeating: number, count: Int.random(in: 0...2, using: &self))
    }
  }
}
