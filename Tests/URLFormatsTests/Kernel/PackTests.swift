import URLFormats
import TestSupport
import Testing

extension Many: Matchable {}

private let one = int
private let two = int <%> string
private let four = two <%> two
private let eight = four <%> four

/// Structs of 1 to 12 properties.
private enum Struct {
  struct S1 { let a: Int }
  struct S2 { let a: Int, b: String }
  struct S3 { let a: Int, b: String, c: Int }
  struct S4 { let a: Int, b: String, c: Int, d: String }
  struct S5 { let a: Int, b: String, c: Int, d: String, e: Int }
  struct S6 { let a: Int, b: String, c: Int, d: String, e: Int, f: String }
  struct S7 { let a: Int, b: String, c: Int, d: String, e: Int, f: String, g: Int }
  struct S8 { let a: Int, b: String, c: Int, d: String, e: Int, f: String, g: Int, h: String }
  struct S9 {
    let a: Int, b: String, c: Int, d: String, e: Int, f: String, g: Int, h: String, i: Int
  }
  struct S10 {
    let a: Int, b: String, c: Int, d: String, e: Int, f: String, g: Int, h: String, i: Int,
      j: String
  }
  struct S11 {
    let a: Int, b: String, c: Int, d: String, e: Int, f: String, g: Int, h: String, i: Int,
      j: String, k: Int
  }
  struct S12 {
    let a: Int, b: String, c: Int, d: String, e: Int, f: String, g: Int, h: String, i: Int,
      j: String, k: Int, l: String
  }
}

/// Joins two parsers of one value each, which may be a tuple.
private func pair<A, B>(_ lhs: Words<A>, _ rhs: Words<B>) -> Words<(A, B)> { lhs <%> rhs }

/// Parsers, cases, and structs of 1 to 12 values, which parameter packs join.
@Suite struct PackTests {
  @Test func `a tuple is one value where its type isn't known, and else several`() {
    for _ in 0..<2 {
      let pairs = pair(two, two)
      let match = pairs.parse(["1", "a", "2", "b"])?.match
      #expect(match.map { $0.0 == (1, "a") && $0.1 == (2, "b") } == true)
      #expect(pairs.print(((1, "a"), (2, "b"))) == ["1", "a", "2", "b"])
      #expect((two <%> two).print((1, "a", 2, "b")) == ["1", "a", "2", "b"])
    }
  }

  @Test func `values are captured in order, and printed`() throws {
    try expectValues(one, 1, iso(Many.v1), memberwise(Struct.S1.init))
    try expectValues(two, 2, iso(Many.v2), memberwise(Struct.S2.init))
    try expectValues(two <%> one, 3, iso(Many.v3), memberwise(Struct.S3.init))
    try expectValues(four, 4, iso(Many.v4), memberwise(Struct.S4.init))
    try expectValues(four <%> one, 5, iso(Many.v5), memberwise(Struct.S5.init))
    try expectValues(four <%> two, 6, iso(Many.v6), memberwise(Struct.S6.init))
    try expectValues(four <%> two <%> one, 7, iso(Many.v7), memberwise(Struct.S7.init))
    try expectValues(eight, 8, iso(Many.v8), memberwise(Struct.S8.init))
    try expectValues(eight <%> one, 9, iso(Many.v9), memberwise(Struct.S9.init))
    try expectValues(eight <%> two, 10, iso(Many.v10), memberwise(Struct.S10.init))
    try expectValues(eight <%> two <%> one, 11, iso(Many.v11), memberwise(Struct.S11.init))
    try expectValues(eight <%> four, 12, iso(Many.v12), memberwise(Struct.S12.init))
  }

  private func expectValues<A, S>(
    _ parser: Words<A>, _ count: Int, _ makeCase: PartialIso<A, Many>,
    _ makeStruct: PartialIso<A, S>, at location: SourceLocation = #_sourceLocation
  ) throws {
    let words = Many.texts(count)
    let (rest, match) = try #require(parser.parse(words), sourceLocation: location)
    #expect(rest.isEmpty, sourceLocation: location)
    #expect(
      String(describing: match) == Many.description(of: count, asTuple: true),
      sourceLocation: location)
    #expect(parser.print(match) == words, sourceLocation: location)

    let enumCase = try #require(makeCase.apply(match), sourceLocation: location)
    #expect(String(describing: enumCase) == Many.description(of: count), sourceLocation: location)
    let payload = try #require(makeCase.unapply(enumCase), sourceLocation: location)
    #expect(parser.print(payload) == words, sourceLocation: location)

    let structure = try #require(makeStruct.apply(match), sourceLocation: location)
    let properties = Mirror(reflecting: structure).children.map { "\($0.value)" }
    #expect(properties == words, sourceLocation: location)
    let members = try #require(makeStruct.unapply(structure), sourceLocation: location)
    #expect(parser.print(members) == words, sourceLocation: location)
  }
}
