import Foundation
import RoutePatterns
import TestSupport
import Testing
import URLPatterns

// For every way to combine patterns, a printed value parses as the same value, using the pattern or
// any kind of router. A value doesn't print if no path or query can represent it, or if the pattern
// would read it as something else. Each test says when that can happen.

private enum Captured<A: Sendable> { case values(A) }

/// Checks a pattern with random values, of which the ones with `mayBeRefused` don't have to print.
// Not specialized for each of fifty types, which takes the compiler long.
@_semantics("optimize.sil.specialize.generic.never")
private func expectRoundTrips<A: Sendable, S: PatternState.Kind>(
  _ pattern: RoutePattern<A, S>, by areEqual: (A, A) -> Bool,
  unless mayBeRefused: (A) -> Bool, at location: SourceLocation,
  _ makeValue: (inout SeededGenerator) -> A
) throws {
  let hosted = Router<Captured<A>>(scheme: "https", host: "me.com")
  let routers = [hosted, Router(scheme: "app"), Router()]
  for router in routers { router.add({ Captured.values($0) }, route: pattern) }
  var random = SeededGenerator()
  for _ in 0..<(runsLongTests ? 1_000 : 20) {
    let value = makeValue(&random)
    let comment: Comment = "\(value) by \(pattern.template), seed \(random.seed)"
    guard let printed = pattern.print(value) else {
      #expect(mayBeRefused(value), comment, sourceLocation: location)
      #expect(hosted.url(for: .values(value)) == nil, comment, sourceLocation: location)
      continue
    }
    let (rest, match) = try #require(pattern.parse(printed), comment, sourceLocation: location)
    #expect(rest == (path: [], query: [:]), comment, sourceLocation: location)
    #expect(areEqual(match, value), comment, sourceLocation: location)
    #expect(hosted.url(for: .values(value)) != nil, comment, sourceLocation: location)
    for router in routers {
      guard let url = router.url(for: .values(value)) else { continue }
      guard case .values(let match)? = router.match(url) else {
        Issue.record("\(url) does not match, \(comment)", sourceLocation: location)
        continue
      }
      #expect(areEqual(match, value), comment, sourceLocation: location)
    }
  }
}

private func expectRoundTrips<A: Equatable & Sendable, S: PatternState.Kind>(
  _ pattern: RoutePattern<A, S>, unless mayBeRefused: (A) -> Bool = { _ in false },
  at location: SourceLocation = #_sourceLocation, _ makeValue: (inout SeededGenerator) -> A
) throws {
  try expectRoundTrips(pattern, by: ==, unless: mayBeRefused, at: location, makeValue)
}

@_disfavoredOverload
private func expectRoundTrips<each A: Equatable & Sendable, S: PatternState.Kind>(
  _ pattern: RoutePattern<(repeat each A), S>,
  unless mayBeRefused: ((repeat each A) -> Bool)? = nil,
  at location: SourceLocation = #_sourceLocation,
  _ makeValue: (inout SeededGenerator) -> (repeat each A)
) throws {
  func areEqual(_ lhs: (repeat each A), _ rhs: (repeat each A)) -> Bool {
    var areEqual = true
    for (left, right) in repeat (each lhs, each rhs) { areEqual = areEqual && left == right }
    return areEqual
  }
  try expectRoundTrips(
    pattern, by: areEqual, unless: { mayBeRefused?(repeat each $0) ?? false }, at: location,
    makeValue)
}

private func expectRoundTrips<S: PatternState.Kind>(
  _ pattern: RoutePattern<Void, S>, at location: SourceLocation = #_sourceLocation
) throws {
  try expectRoundTrips(pattern, by: ==, unless: { false }, at: location) { _ in () }
}

extension SeededGenerator {
  /// Returns a text that can be an element of a path.
  fileprivate mutating func element() -> String {
    while true {
      let text = text()
      if !["", ".", ".."].contains(text) { return text }
    }
  }

  fileprivate mutating func int() -> Int { .random(in: -3...3, using: &self) }
  fileprivate mutating func double() -> Double { .random(in: -1e9...1e9, using: &self) }
  fileprivate mutating func bool() -> Bool { .random(using: &self) }

  fileprivate mutating func maybe<A>(_ make: (inout Self) -> A) -> A? {
    bool() ? make(&self) : nil
  }
}

/// Compares pairs, which aren't `Equatable`.
private func expectRoundTrips<A: Equatable & Sendable, B: Equatable & Sendable>(
  _ pattern: QueryPattern<(A, B)?>, at location: SourceLocation = #_sourceLocation,
  _ makeValue: (inout SeededGenerator) -> (A, B)?
) throws {
  try expectRoundTrips(
    pattern, by: { $0.map(\.0) == $1.map(\.0) && $0.map(\.1) == $1.map(\.1) },
    unless: { _ in false }, at: location, makeValue)
}

private enum Tab: String, CaseIterable { case home, search, odd = "a/b?" }

@Suite struct PrintingPatternsTests {
  @Test func `queries, by each operator`() throws {
    try expectRoundTrips("a" .? string("q")) { $0.text() }
    try expectRoundTrips(string .? int("page")) { ($0.element(), $0.int()) }
    try expectRoundTrips("a" .? lit("7")("page") & lit("x")("q"))
    try expectRoundTrips("a" .? string("q") & double("d") & bool("b")) {
      ($0.text(), $0.double(), $0.bool())
    }
    try expectRoundTrips("a" .?? string("q")) { $0.maybe { $0.text() } }
    try expectRoundTrips("a" .? string("q") &? int("page") &? bool("all")) {
      ($0.text(), $0.maybe { $0.int() }, $0.maybe { $0.bool() })
    }
    try expectRoundTrips("a" .?? int("page") & string("q")) { ($0.maybe { $0.int() }, $0.text()) }
    try expectRoundTrips("a" .? int("page", default: 1)) { $0.int() }
    try expectRoundTrips(string .? string("q", default: "") & bool("all", default: false)) {
      ($0.element(), $0.bool() ? $0.text() : "", $0.bool())
    }
    try expectRoundTrips("a" .? maybe(int("x") & int("y"))) { random -> (Int, Int)? in
      random.maybe { ($0.int(), $0.int()) }
    }
  }

  @Test(arguments: [
    "q", "tweetId", "a b", "a+b", "a=b", "a&b", "%2F", "ü", "日本", "a[0]", "#?/", "",
  ])
  func `names of arguments with odd characters`(name: String) throws {
    try expectRoundTrips("a" .? string(name)) { $0.text() }
    try expectRoundTrips("a" .?? int(name) & string(name + "2")) {
      ($0.maybe { $0.int() }, $0.text())
    }
  }

  @Test func `alternatives`() throws {
    try expectRoundTrips("a" / ("b" | "c") / string) { $0.element() }
    func either(_ random: inout SeededGenerator) -> Either<Int, String> {
      random.bool() ? .left(random.int()) : .right(random.element())
    }
    try expectRoundTrips("a" / (int / "x" | string), either)
    // A number as text would come back as a number, so it isn't printed.
    func isNumber(_ value: Either<Int, String>) -> Bool {
      if case .right(let text) = value { Int(text) != nil } else { false }
    }
    try expectRoundTrips("a" / (int | string), unless: isNumber) { random in
      random.bool() ? either(&random) : .right("\(random.int())")
    }
    try expectRoundTrips("a" / (int | string) / string, unless: { value, _ in isNumber(value) }) {
      (either(&$0), $0.element())
    }
    try expectRoundTrips("a" .? (int("i") | string("i")), unless: isNumber, either)
    try expectRoundTrips("a" .? ("b" .? int("i") | "c" .? string("s")), either)
    try expectRoundTrips(("a" / int | "a" / string / "x") / int) { (either(&$0), $0.int()) }
    typealias Three = Either<Either<Int, Bool>, String>
    try expectRoundTrips((int / "i" | bool / "b") | string / "s") { random -> Three in
      random.bool()
        ? .left(random.bool() ? .left(random.int()) : .right(random.bool()))
        : .right(random.element())
    }
  }

  @Test func `optional parts`() throws {
    try expectRoundTrips("a" /? "b" / string) { $0.element() }
    try expectRoundTrips("a" /? int) { $0.maybe { $0.int() } }
    try expectRoundTrips("a" /? int / "b") { $0.maybe { $0.int() } }
    try expectRoundTrips(string /? string / "x") { ($0.element(), $0.maybe { $0.element() }) }
    try expectRoundTrips(string /? ("page" / int) / string) {
      ($0.element(), $0.maybe { $0.int() }, $0.element())
    }
    let language = maybe(string)
    let row = "a" / maybe(string) / int / maybe(bool)
    try expectRoundTrips(row) {
      ($0.maybe { $0.element() }, $0.int(), $0.maybe { $0.bool() })
    }
    try expectRoundTrips(language / int) { ($0.maybe { $0.element() }, $0.int()) }
    try expectRoundTrips("a" / maybe(maybe(int)), unless: { $0 == .none }) { random -> Int?? in
      random.maybe { $0.maybe { $0.int() } }
    }
    // A single one of two texts is the first.
    let two = language / language
    try expectRoundTrips(two, unless: { $0 == nil && $1 != nil }) {
      ($0.maybe { $0.element() }, $0.maybe { $0.element() })
    }
  }

  @Test func `wildcards`() throws {
    try expectRoundTrips(any / "a")
    try expectRoundTrips(any / "a" / string / int) { ($0.element(), $0.int()) }
    try expectRoundTrips("a" / any / "b")
    try expectRoundTrips(int / any / string) { ($0.int(), $0.element()) }
    let gaps: PathPattern<(String, Int)> = any / string / any / "b" / any / int
    try expectRoundTrips(gaps / any / string) { ($0.element(), $0.int(), $0.element()) }
    try expectRoundTrips(any / string / any) { $0.element() }
    try expectRoundTrips(any)
    try expectRoundTrips("a" / any .? string("q")) { $0.text() }
    try expectRoundTrips("a" / any / (int | bool / "x")) { random -> Either<Int, Bool> in
      random.bool() ? .left(random.int()) : .right(random.bool())
    }
    try expectRoundTrips("a" / any / maybe(int) / "x") { $0.maybe { $0.int() } }
  }

  @Test func `custom parameters`() throws {
    try expectRoundTrips("a" / param(UInt16.self) / param(Character.self)) {
      ($0.next(upperBound: UInt16.max), $0.element().first { $0 != "." && $0 != "/" } ?? "x")
    }
    try expectRoundTrips(param(Tab.self) .? param(Tab.self)("tab")) {
      (Tab.allCases.randomElement(using: &$0)!, Tab.allCases.randomElement(using: &$0)!)
    }
    let hex = param({ Int($0, radix: 16) }, { String($0, radix: 16) }, template: ":hex")
    try expectRoundTrips("a" / hex) { Int(truncatingIfNeeded: $0.next()) }
    let list = param(
      { $0.split(separator: ",").map(String.init) }, { $0.joined(separator: ",") })
    try expectRoundTrips("a" .? list("ids")) { random in
      (0..<abs(random.int())).map { _ in "\(random.int())" }
    }
    try expectRoundTrips(
      "a" / string(matching: Regex("[a-c]+")), unless: { !$0.allSatisfy("abc".contains) }
    ) { ["abc", "c", "d", "a d"].randomElement(using: &$0)! }
    try expectRoundTrips("a" / int(-2...2), unless: { abs($0) > 2 }) { $0.int() }
    let even = int.map({ $0.isMultiple(of: 2) ? $0 / 2 : nil }, { $0 * 2 })
    try expectRoundTrips("a" / even) { $0.int() }
  }
}
