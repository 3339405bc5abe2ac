import Foundation
import TestSupport
import Testing

@testable import URLFormats

// What's tried of a value, beside what mirrors and casts give by themselves.

private protocol Numbered: Sendable {}
extension Int: Numbered {}

private struct Four: Hashable, Numbered { var a = 1, b = 2, c = 3, d = 4 }
private struct Five: Hashable, Numbered { var a = 1, b = 2, c = 3, d = 4, e = 5 }
private struct Three: Hashable { var a = 1, b = 2, c = 3 }
private struct ThreeAndByte: Hashable { var a = 1, b = 2, c = 3, d = true }
private struct Failure: Error, Hashable { var code = 1 }
private struct LongFailure: Error, Hashable { var code = 1, line = 2 }
private enum ByteFailure: Error, Hashable { case none, some(Bool) }
private class Object: @unchecked Sendable {}
private final class OtherObject: Object, @unchecked Sendable {}

private struct Anything: Sendable { var value: any Sendable }
private struct AnythingBeforeInt: Sendable { var value: any Sendable, number = 1 }
private struct AnythingBeforeVector: Sendable {
  var value: any Sendable
  var vector = SIMD2<Double>(1, 2)
}
private struct Number: Sendable { var value: any Numbered }
private struct Thrown: Sendable { var error: any Error }
private struct AnythingThrown: Sendable { var value: any Sendable, error: any Error }
private struct Reference: Sendable { var object: Object }
private struct Weak { weak var object: Equals? }
private struct Unowned { unowned var object: Equals }
private struct TypeOf { var type: Any.Type }
private struct Box<A> { var value: A }
private struct ID: RawRepresentable, Hashable { var rawValue: String }
private struct Padded: Hashable { var a = true, b = 2, c: Int8 = 3, d = ID(rawValue: "a") }
private struct Empty: Hashable {}
private struct Empties: Hashable { var a = Empty(), b = 1, c = Empty() }

private enum Severity: String { case low, high }
private enum Small: Hashable { case none, flag(Bool), empty(Empty) }
private enum Payload {
  case none, text(String), other(String), labelled(text: String), pair(Int, text: String?)
}
private enum Told: CustomStringConvertible {
  case home, about, text(String)
  var description: String { "told" }
}
private indirect enum Tree { case leaf(Int), node(Tree, Tree) }

/// Shows something else each time.
private let counter = Lock(0)

private struct Changing: CustomReflectable {
  var flag = true
  var customMirror: Mirror {
    let count = counter.withLock { count in
      count = (count + 1) % 3
      return count
    }
    return Mirror(self, unlabeledChildren: 0..<count, displayStyle: .struct)
  }
}

private struct Showing: CustomReflectable {
  var number = 1
  var customMirror: Mirror {
    Mirror(self, unlabeledChildren: Array(repeating: "a", count: number), displayStyle: .tuple)
  }
}

private struct AsObject: CustomReflectable, Hashable {
  var number = 1
  var customMirror: Mirror { Mirror(self, children: ["number": number], displayStyle: .class) }
}

/// A list of some elements that shows as a value.
extension [Severity]: @retroactive RawRepresentable {
  /// Creates an empty list.
  public init?(rawValue: String) { self = [] }

  /// Nothing.
  public var rawValue: String { "" }
}

/// An optional that shows as a value.
extension Severity?: @retroactive RawRepresentable {
  /// Creates nil.
  public init?(rawValue: String) { self = .none }

  /// Nothing.
  public var rawValue: String { "" }
}

private let equals = Equals()

/// Values, where the first one of a type looks as if all had parts of the same types.
nonisolated(unsafe) private let values: [Any] = [
  Anything(value: Four()), Anything(value: "a"), Anything(value: Three()),
  Anything(value: Int?.none),
  AnythingBeforeInt(value: ThreeAndByte()), AnythingBeforeInt(value: "a"),
  AnythingBeforeVector(value: Three()), AnythingBeforeVector(value: "a"), Number(value: Five()),
  Number(value: 1), Thrown(error: Failure()), Thrown(error: LongFailure()),
  Thrown(error: ByteFailure.none), Thrown(error: ByteFailure.some(true)),
  AnythingThrown(value: Three(), error: LongFailure()),
  AnythingThrown(value: "a", error: ByteFailure.some(false)), Reference(object: Object()),
  Reference(object: OtherObject()), Weak(), Weak(object: equals), Unowned(object: equals),
  Box(value: Equals?.none), Box(value: Equals?.some(equals)), TypeOf(type: Int.self),
  TypeOf(type: String.self),
  Box<any Error>(value: ByteFailure.none), Box<any Error>(value: ByteFailure.some(true)),
  Box<Any>(value: Four()), Box<Any>(value: ByteFailure.some(true)),
  Box<Any>(value: ByteFailure.none),
  Box(value: Small.flag(true)), Box(value: Small.none), Box(value: Int?.none),
  Box(value: Int?.some(1)),
  Box(value: [Int]()), Box(value: ["a"]), Box(value: Showing()), Box(value: Showing(number: 3)),
  Box(value: Box(value: Box(value: 7))), Box(value: (1, ("a", Int?.some(1)))),
  ID(rawValue: "a"), Padded(), Empties(), Empty(), Severity.low, Severity.high, Small.none,
  Small.flag(true), Small.flag(false), Small.empty(Empty()), Payload.none, Payload.text("a"),
  Payload.other("a"), Payload.labelled(text: "b"), Payload.pair(1, text: nil),
  Payload.pair(1, text: "a"),
  Tree.leaf(1), Tree.node(.leaf(1), .node(.leaf(2), .leaf(3))), Showing(), Showing(number: 0),
  Showing(number: 2), AsObject(), Failure(), LongFailure(), ByteFailure.some(true), Object(),
  1, "a", true, 1.5, UInt8(1), Int64(1), Character("a"), 1...2, 1..<2, ["a"], [Any](), [1] as [Any],
  Set([1]),
  ["a": 1], Int?.none as Any, Int?.some(1) as Any, Int??.some(.none) as Any, Int??.some(1) as Any,
  Int??.none as Any, Double?.some(1.5) as Any, [Severity]?.some([]) as Any,
  Set<Int>?.some([]) as Any, [Int: Int]?.some([:]) as Any, Any?.some(1) as Any,
  AnyHashable?.some(1) as Any, (any Error)?.some(Failure()) as Any, Float(1), String?.none as Any,
  String?.some("a") as Any, Severity?.some(.low) as Any, Severity?.none as Any, [Severity.low],
  (1, "a"), (number: 1, text: "a"), (true, Severity.low), (1, Anything(value: Four())),
  (1, Anything(value: "b")), AnyHashable(1), AnyHashable("a"), UUID(), Date(), Decimal(1),
  URL(string: "/a")!, Int.self, { 1 },
]

/// The parts of a value as mirrors show them, and for each the number after its parts.
private func mirroredParts(_ value: Any) -> [(value: Any, end: Int)] {
  var all: [(value: Any, end: Int)] = []
  func append(_ value: Any, _ depth: Int) {
    let index = all.count
    all.append((value, index + 1))
    if type(of: value) == String.self || depth == 32 { return }
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .enum, .struct, .tuple, .optional, nil:
      for child in mirror.children where all.count < 1_000 { append(child.value, depth + 1) }
    default: break
    }
    all[index].end = all.count
  }
  append(value, 0)
  return all
}

private func text(_ value: Any) -> String {
  var text = ""
  dump(value, to: &text)
  return text
}

@Test func `the parts of a value are those that mirrors show`() {
  for value in values {
    let (parts, expected) = (Parts(value).all, mirroredParts(value))
    #expect(parts.map(\.end) == expected.map(\.end), "\(value)")
    #expect(parts.map { text($0.value) } == expected.map { text($0.value) }, "\(value)")
  }
}

@Test func `a value that shows other parts each time is opened each time`() {
  for value in [Changing(), Box(value: Changing())] as [Any] {
    let counts = Set((0..<9).map { _ in Parts(value).all.count })
    #expect(counts.count == 3, "\(value)")
  }
}

/// Returns what's tried for a shape when nothing is accepted, by the parts that mirrors show.
private func tries<A>(_ shape: Shape<A>, in value: Any) -> [String] {
  let (parts, types) = (mirroredParts(value), shape.types)
  var (tried, taken): ([String], [Any]) = ([], [])
  func take(from start: Int) {
    if taken.count == types.count {
      tried.append(text(shape.form(taken)))
      return
    }
    for index in start..<parts.count {
      func isValue<T>(of type: T.Type) -> Bool { parts[index].value is T }
      guard _openExistential(types[taken.count], do: isValue) else { continue }
      taken.append(parts[index].value)
      take(from: parts[index].end)
      taken.removeLast()
    }
  }
  take(from: 0)
  return tried
}

@Test func `the same values are tried as by mirrors`() throws {
  func expectSame<A>(_ shape: Shape<A>, _ value: Any) throws {
    var tried: [String] = []
    _ = try Parts(value).values(of: shape) {
      tried.append(text(shape.form($0)))
      return false
    }
    let expected = tries(shape, in: value)
    // From ten on, the same ones aren't tried again.
    if expected.count <= 10 {
      #expect(tried == expected, "\(A.self) in \(value)")
    } else {
      #expect(uniqued(tried) == uniqued(expected), "\(A.self) in \(value)")
    }
  }
  let pairs: [Any] = [
    (number: 1, text: "a" as String?), (number: 2, text: String?.none), (1, "a" as Any), (1, "a"),
    (Int?.some(1), Severity.low), (Severity?.none, 1.5), ([1], [Any]()), (1, Three()), (1, Four()),
  ]
  for value in pairs + values {
    for value in [value, Box(value: value)] {
      try expectSame(Shape<Int>.single, value)
      try expectSame(Shape<String>.single, value)
      try expectSame(Shape<Int?>.single, value)
      try expectSame(Shape<Int??>.single, value)
      try expectSame(Shape<Double>.single, value)
      try expectSame(Shape<Double?>.single, value)
      try expectSame(Shape<Severity>.single, value)
      try expectSame(Shape<String??>.single, value)
      try expectSame(Shape<[Severity]?>.single, value)
      try expectSame(Shape<Any?>.single, value)
      try expectSame(Shape<AnyHashable?>.single, value)
      try expectSame(Shape<Bool>.single, value)
      try expectSame(Shape<Severity?>.single, value)
      try expectSame(Shape<[Severity]>.single, value)
      try expectSame(Shape<[Any]>.single, value)
      try expectSame(Shape<ID>.single, value)
      try expectSame(Shape<Four>.single, value)
      try expectSame(Shape<Any>.single, value)
      try expectSame(Shape<any Error>.single, value)
      try expectSame(tupleShape((Int, String?).self), value)
      try expectSame(tupleShape((Int, String).self), value)
      try expectSame(tupleShape((Int, Any).self), value)
      try expectSame(tupleShape((Int?, String?).self), value)
      try expectSame(tupleShape((Int?, Severity).self), value)
      try expectSame(tupleShape((Int, Int).self), value)
      try expectSame(tupleShape((Int, Three).self), value)
    }
  }
}

private func uniqued<T: Hashable>(_ values: [T]) -> [T] {
  var seen: Set<T> = []
  return values.filter { seen.insert($0).inserted }
}

/// A struct with any number of fields.
private struct Fields: CustomReflectable {
  var values: [Any]
  var customMirror: Mirror { Mirror(self, unlabeledChildren: values, displayStyle: .struct) }
}

@Test func `of random fields, all different values are tried once, in order`() throws {
  var random = SeededGenerator()
  let fields: [Any] = [
    String?.none as Any, String?.none as Any, String?.some("a") as Any, "a", "b", Int?.none as Any,
    1, Int?.some(1) as Any, String??.some(.none) as Any, String??.some("a") as Any,
    Box(value: String?.some("a")), Fields(values: [String?.none as Any, "a"]), Severity.low,
  ]
  var complete = 0
  func expectSame<A>(_ shape: Shape<A>, _ value: Fields, _ seed: UInt64) throws {
    let all = tries(shape, in: value)
    let expected = uniqued(all)
    var tried: [String] = []
    do {
      let found = try Parts(value).values(of: shape) {
        tried.append(text(shape.form($0)))
        return false
      }
      #expect(found == nil, "seed \(seed)")
    } catch {
      // Ten are tried before it's known which are the same, and a hundred in all.
      #expect(all.count > 100 && expected.starts(with: uniqued(tried)), "seed \(seed)")
      return
    }
    complete += 1
    #expect(uniqued(tried) == expected, "\(A.self) in \(value.values), seed \(seed)")
    for (index, one) in expected.enumerated() where index % 7 == 0 {
      let values = try Parts(value).values(of: shape) { text(shape.form($0)) == one }
      #expect(
        values.map { text(shape.form($0)) } == one, "\(A.self) in \(value.values), seed \(seed)")
    }
  }
  for _ in 0..<200 {
    let value = Fields(
      values: (0..<Int.random(in: 1...9, using: &random)).map { _ in
        fields.randomElement(using: &random)!
      })
    try expectSame(Shape<String>.single, value, random.seed)
    try expectSame(Shape<String??>.single, value, random.seed)
    try expectSame(Shape<Any>.single, value, random.seed)
    try expectSame(tupleShape((String?, String?).self), value, random.seed)
    try expectSame(tupleShape((String??, Int?).self), value, random.seed)
    try expectSame(tupleShape((String?, Any).self), value, random.seed)
    try expectSame(tupleShape((String?, String, String?).self), value, random.seed)
    try expectSame(tupleShape((String?, Int?, String?, String?).self), value, random.seed)
  }
  #expect(complete > 1_000, "seed \(random.seed)")
}

@Test func `fields that are nil are tried once in each place`() throws {
  func tries<A, T: Equatable>(_ shape: Shape<A>, _ values: [T?]) throws -> Int {
    var count = 0
    let found = try Parts(Fields(values: values as [Any])).values(of: shape) {
      count += 1
      return $0.map { $0 as! T? } == values.compactMap(\.self)
    }
    #expect(found != nil)
    return count
  }
  let missing = [String?](repeating: nil, count: 100)
  let missingNumbers = (0..<100).map { Int?.some($0).flatMap { _ in Int?.none } }
  // In each place, it's nil, or the first value that's left: that's 8 and 16, after the first ten.
  #expect(try tries(tupleShape((String?, String?, String?).self), missing + ["a", "b", "c"]) < 20)
  #expect(
    try tries(
      tupleShape((String?, String?, String?, String?).self), missing + ["a", "b", "c", "d"])
      < 30)
  #expect(try tries(tupleShape((Int?, Int?, Int?).self), missingNumbers + [1, 2, 3]) < 20)
}

@Test func `of a thousand parts, the last ones are found`() throws {
  let missing = [Any](repeating: String?.none as Any, count: 980)
  let shape = tupleShape((String?, String?, String?, String?).self)
  func isFound(_ values: [Any]) throws -> Bool {
    try Parts(Fields(values: values)).values(of: shape) {
      $0.map { $0 as! String? } == ["a", "b", "c", "d"]
    } != nil
  }
  #expect(try isFound(missing + ["a", "b", "c", "d"]))
  #expect(try isFound(["a"] + missing + ["b", "c", "d"]))
  // A part after the thousandth isn't taken, and among different parts, a hundred are tried.
  #expect(throws: Parts.TooManyCombinations.self) {
    try isFound(missing + missing + ["a", "b", "c", "d"])
  }
  for (count, isLimited) in [(90, false), (101, true)] {
    let search = {
      let value = Fields(values: (0..<count).map { "\($0)" })
      return try Parts(value).values(of: Shape<String>.single) { _ in false }
    }
    if isLimited {
      #expect(throws: Parts.TooManyCombinations.self) { try search() }
    } else {
      #expect(try search() == nil)
    }
  }
}

private final class Equals: Object, Equatable, @unchecked Sendable {
  static func == (lhs: Equals, rhs: Equals) -> Bool { lhs === rhs }
}

@Test func `a tuple has the parts that mirrors show after another one of its type, too`() throws {
  func expectSame<each A>(_ type: (repeat each A).Type, _ first: Any, _ others: Any...) throws {
    let values = try Parts(Box(value: first)).values(of: tupleShape(type)) { _ in true }
    #expect(values != nil, "\(type)")
    for value in [first] + others {
      let value = Box(value: value)
      let (parts, expected) = (Parts(value).all, mirroredParts(value))
      #expect(parts.map(\.end) == expected.map(\.end), "\(value)")
      #expect(parts.map { "\($0.type)" } == expected.map { "\(Swift.type(of: $0.value))" })
      #expect(parts.map { text($0.value) } == expected.map { text($0.value) }, "\(value)")
    }
  }
  try expectSame(
    (Int, String?).self, (number: 1, text: "a" as String?), (number: 2, text: String?.none))
  try expectSame(
    (Bool, Int, Severity).self, (a: true, b: 1, c: Severity.low), (false, 2, Severity.high))
  try expectSame(([Int], ID).self, ([1], ID(rawValue: "a")), ([Int](), ID(rawValue: "b")))
  try expectSame((Int, Bool).self, (1, (2, true)), (3, (4, false)))
  try expectSame(
    (Int, String).self, (1, "a" as Any), (1, Three() as Any), (1, String?.some("a") as Any))
  try expectSame((Three, Int).self, (Three() as Any, 1), ("a" as Any, 1))
  try expectSame((Four, Int).self, (Four() as Any, 1), ("a" as Any, 1))
  try expectSame(
    (Three, SIMD2<Double>).self, (Three() as Any, SIMD2<Double>(1, 2)),
    ("a" as Any, SIMD2<Double>(1, 2)))
  try expectSame((Failure, Int).self, (Failure() as any Error, 1), (LongFailure() as any Error, 1))
  try expectSame((Equals, Int).self, (Equals() as AnyObject, 1), (Object() as AnyObject, 1))
  try expectSame((AnyHashable, Int).self, (AnyHashable(1), 1), (AnyHashable("a"), 1))
}

/// Returns whether two values are the same, by the parts that mirrors show.
private func areSameByMirrors(_ lhs: Any, _ rhs: Any) -> Bool {
  func isEqual<T: Equatable>(_ one: T, _ other: Any) -> Bool? { (other as? T).map { one == $0 } }
  let isObject = type(of: lhs) is AnyClass
  guard isObject || type(of: lhs) == type(of: rhs) else { return false }
  if let left = lhs as? any Equatable, let right = rhs as? any Equatable {
    return isEqual(left, rhs) ?? isEqual(right, lhs) ?? false
  }
  if isObject { return lhs as AnyObject === rhs as AnyObject }
  let mirrors = [lhs, rhs].map { Mirror(reflecting: $0) }
  let isCustom = lhs is any CustomReflectable && mirrors[0].displayStyle != .optional
  guard let style = mirrors[0].displayStyle, style == .collection || !isCustom else { return false }
  if style == .set || style == .dictionary { return false }
  let children = mirrors.map { Array($0.children) }
  if style == .enum, children.allSatisfy(\.isEmpty) {
    return !(lhs is any CustomStringConvertible) && "\(lhs)" == "\(rhs)"
  }
  return children[0].map(\.label) == children[1].map(\.label)
    && zip(children[0], children[1]).allSatisfy { areSameByMirrors($0.value, $1.value) }
}

@Test func `values are the same if the parts that mirrors show are`() {
  let pairs: [Any] = [
    (number: 1, text: "a", any: 1 as Any), (number: 1, text: "b", any: 1 as Any), (1, "a", Empty()),
    (1, "a", Box(value: 1)), (1, "a", Box(value: 2)), (Box(value: 1), Box(value: "a")),
    (Box(value: 1), Box(value: "b")), Payload.pair(2, text: "a"), Payload.pair(2, text: nil),
    Tree.node(.leaf(1), .node(.leaf(3), .leaf(3))), Box?.some(Box(value: 1)) as Any,
    Box?.some(Box(value: 2)) as Any, Box<Int>?.none as Any, [Box(value: 1)], [Box(value: 2)],
    [Box(value: 1), Box(value: 1)],
  ]
  for left in pairs + values {
    for right in pairs + values {
      #expect(areSameValues(left, right) == areSameByMirrors(left, right), "\(left), \(right)")
    }
  }
}

@Test func `a value is compared with what's known of another one as by mirrors`() {
  func expectSame<Value>(_ values: [Value]) {
    for left in values {
      let subject = Subject(left)
      for right in values {
        let names = [left, right].map { caseName(of: $0) }
        let isSame = Constructor<Value, Value> { $0 }.isSame(right, as: subject)
        let expected = names[0] == names[1] ? areSameByMirrors(left, right) : nil
        // Those with the same bytes aren't compared by mirrors.
        #expect(
          isSame == expected || isSame == true && haveSameBytes(left, right), "\(left), \(right)")
      }
    }
  }
  let payloads: [Payload] = [
    .none, .text("a"), .text("b"), .other("a"), .labelled(text: "a"), .labelled(text: "b"),
    .pair(1, text: nil), .pair(1, text: "a"), .pair(2, text: "a"),
    .text("a text of more than 15 bytes"), .text(String("setyb 51 naht erom fo txet a".reversed())),
  ]
  expectSame(payloads)
  expectSame(payloads.map { Optional($0) } + [nil])
  expectSame(payloads.map { Box(value: $0) })
  expectSame([Told.home, .about, .text("a"), .text("b")])
  expectSame([Tree.leaf(1), .leaf(2), .node(.leaf(1), .leaf(2)), .node(.leaf(1), .leaf(1))])
  expectSame([Showing(), Showing(number: 2)])
  expectSame([Object(), OtherObject(), equals])
  expectSame([Failure(), Failure(code: 2), LongFailure(), ByteFailure.none] as [any Error])
  expectSame([1, "a", Payload.text("a"), Payload.none, Small.none] as [any Sendable])
}

@Test func `a row finds the same payload as alone, whichever rows were asked before`() {
  var random = SeededGenerator()
  var found = 0
  for _ in 0..<150 {
    let value = Fields(
      values: (0..<Int.random(in: 0...15, using: &random)).map { _ in
        [1, 2, "a", "b", Int?.some(3) as Any, Int?.none as Any, ("a", 1), ("b", 2)]
          .randomElement(using: &random)!
      })
    let subject = Subject(value)
    func expectSame<A>(_ shape: Shape<A>) {
      // What a row makes of a payload: the value, another one, or another case.
      var answers: [String: Bool?] = [:]
      func answer(_ payload: A) -> Bool? {
        if let known = answers[text(payload)] { return known }
        let answer: Bool? =
          switch Int.random(in: 0..<20, using: &random) {
          case 0: true
          case 1, 2: nil
          default: false
          }
        answers[text(payload)] = .some(answer)
        return answer
      }
      let alone = try? Parts(value).values(of: shape) { answer(shape.form($0)) }
      var isMissing = false
      let payload = subject.payload(of: shape, &isMissing, where: answer)
      #expect(!isMissing || tries(shape, in: value).isEmpty, "seed \(random.seed)")
      #expect(
        payload.map { text($0) } == alone.map { text(shape.form($0)) }, "seed \(random.seed)")
      if payload != nil { found += 1 }
    }
    for _ in 0..<12 {
      switch Int.random(in: 0..<7, using: &random) {
      case 0: expectSame(tupleShape((String, Int).self))
      case 5: expectSame(Shape<(String, Int)>.single)
      case 1: expectSame(tupleShape((Int?, Int).self))
      case 2: expectSame(Shape<Int?>.single)
      case 3: expectSame(Shape<String>.single)
      case 4: expectSame(Shape<Any>.single)
      default: expectSame(tupleShape((String, String, Int).self))
      }
    }
  }
  #expect(found > 20)
}

private func isTaken<T>(_ value: Any, as type: T.Type) -> Bool {
  Parts(value).isTaken(0, as: type, unwrappedType(type))
}

@Test func `a part is taken for each type that it can be cast to`() {
  let types: [Any.Type] =
    values.map { type(of: $0) } + [
      Any.self, (any Sendable).self, (any Error).self, (any Numbered).self, Any?.self, Any??.self,
      Int???.self, ID?.self, Set<String>.self, [String: Bool].self, [Any?].self, [Any]?.self,
      [AnyHashable].self, AnyHashable?.self,
      AnyObject.self, Object?.self, (Any, Any).self, (Int, Any).self,
    ]
  for value in values {
    for type in types where type != Void.self {
      func check<T>(_ type: T.Type) -> Bool { isTaken(value, as: type) == (value is T) }
      let isRight = _openExistential(type, do: check)
      #expect(isRight, "\(value) as \(type)")
    }
  }
}
