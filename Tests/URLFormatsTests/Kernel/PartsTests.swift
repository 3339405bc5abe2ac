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
private struct TypeOf { var type: Any.Type }
private struct Box<A> { var value: A }
private struct ID: RawRepresentable, Hashable { var rawValue: String }
private struct Padded: Hashable { var a = true, b = 2, c: Int8 = 3, d = ID(rawValue: "a") }
private struct Empty: Hashable {}
private struct Empties: Hashable { var a = Empty(), b = 1, c = Empty() }

private enum Severity: String { case low, high }
private enum Small: Hashable { case none, flag(Bool), empty(Empty) }
private enum Payload { case none, text(String), labelled(text: String), pair(Int, text: String?) }
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
  Reference(object: OtherObject()), TypeOf(type: Int.self), TypeOf(type: String.self),
  Box<any Error>(value: ByteFailure.none), Box<any Error>(value: ByteFailure.some(true)),
  Box<Any>(value: Four()), Box<Any>(value: ByteFailure.some(true)),
  Box<Any>(value: ByteFailure.none),
  Box(value: Small.flag(true)), Box(value: Small.none), Box(value: Int?.none),
  Box(value: Int?.some(1)),
  Box(value: [Int]()), Box(value: ["a"]), Box(value: Showing()), Box(value: Showing(number: 3)),
  Box(value: Box(value: Box(value: 7))), Box(value: (1, ("a", Int?.some(1)))),
  ID(rawValue: "a"), Padded(), Empties(), Empty(), Severity.low, Severity.high, Small.none,
  Small.flag(true), Small.flag(false), Small.empty(Empty()), Payload.none, Payload.text("a"),
  Payload.labelled(text: "b"), Payload.pair(1, text: nil), Payload.pair(1, text: "a"),
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
private func tries(_ types: [Any.Type], in value: Any) -> [String] {
  let parts = mirroredParts(value)
  var (cost, tried, taken): (Int, [String], [Any]) = (0, [], [])
  func take(from start: Int) {
    if taken.count == types.count {
      tried.append(text(taken))
      cost += 50
      return
    }
    for index in start..<parts.count where cost < 5_000 {
      cost += 1
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

@Test func `the same values are tried as by mirrors`() {
  func expectSame<A>(_ shape: Shape<A>, _ value: Any) {
    var tried: [String] = []
    _ = Parts(value).values(of: shape) {
      tried.append(text($0))
      return false
    }
    #expect(tried == tries(shape.types, in: value), "\(A.self) in \(value)")
  }
  let pairs: [Any] = [
    (number: 1, text: "a" as String?), (number: 2, text: String?.none), (1, "a" as Any), (1, "a"),
    (Int?.some(1), Severity.low), (Severity?.none, 1.5), ([1], [Any]()), (1, Three()), (1, Four()),
  ]
  for value in pairs + values {
    for value in [value, Box(value: value)] {
      expectSame(Shape<Int>.single, value)
      expectSame(Shape<String>.single, value)
      expectSame(Shape<Int?>.single, value)
      expectSame(Shape<Int??>.single, value)
      expectSame(Shape<Double>.single, value)
      expectSame(Shape<Double?>.single, value)
      expectSame(Shape<Severity>.single, value)
      expectSame(Shape<String??>.single, value)
      expectSame(Shape<[Severity]?>.single, value)
      expectSame(Shape<Any?>.single, value)
      expectSame(Shape<AnyHashable?>.single, value)
      expectSame(Shape<Bool>.single, value)
      expectSame(Shape<Severity?>.single, value)
      expectSame(Shape<[Severity]>.single, value)
      expectSame(Shape<[Any]>.single, value)
      expectSame(Shape<ID>.single, value)
      expectSame(Shape<Four>.single, value)
      expectSame(Shape<Any>.single, value)
      expectSame(Shape<any Error>.single, value)
      expectSame(tupleShape((Int, String?).self), value)
      expectSame(tupleShape((Int, String).self), value)
      expectSame(tupleShape((Int, Any).self), value)
      expectSame(tupleShape((Int?, String?).self), value)
      expectSame(tupleShape((Int?, Severity).self), value)
      expectSame(tupleShape((Int, Int).self), value)
      expectSame(tupleShape((Int, Three).self), value)
    }
  }
}

private final class Equals: Object, Equatable, @unchecked Sendable {
  static func == (lhs: Equals, rhs: Equals) -> Bool { lhs === rhs }
}

@Test func `a tuple has the parts that mirrors show after a row has taken it apart, too`() {
  func expectSame<each A>(_ type: (repeat each A).Type, _ taken: Any, _ others: Any...) {
    let values = Parts(Box(value: taken)).values(of: tupleShape(type)) { _ in true }
    #expect(values != nil, "\(type)")
    for value in [taken] + others {
      let (parts, expected) = (Parts(Box(value: value)).all, mirroredParts(Box(value: value)))
      #expect(parts.map(\.end) == expected.map(\.end), "\(value)")
      #expect(parts.map { "\($0.type)" } == expected.map { "\(Swift.type(of: $0.value))" })
      #expect(parts.map { text($0.value) } == expected.map { text($0.value) }, "\(value)")
    }
  }
  expectSame(
    (Int, String?).self, (number: 1, text: "a" as String?), (number: 2, text: String?.none))
  expectSame(
    (Bool, Int, Severity).self, (a: true, b: 1, c: Severity.low), (false, 2, Severity.high))
  expectSame(([Int], ID).self, ([1], ID(rawValue: "a")), ([Int](), ID(rawValue: "b")))
  expectSame((Int, Bool).self, (1, (2, true)), (3, (4, false)))
  expectSame(
    (Int, String).self, (1, "a" as Any), (1, Three() as Any), (1, String?.some("a") as Any))
  expectSame((Three, Int).self, (Three() as Any, 1), ("a" as Any, 1))
  expectSame((Four, Int).self, (Four() as Any, 1), ("a" as Any, 1))
  expectSame(
    (Three, SIMD2<Double>).self, (Three() as Any, SIMD2<Double>(1, 2)),
    ("a" as Any, SIMD2<Double>(1, 2)))
  expectSame((Failure, Int).self, (Failure() as any Error, 1), (LongFailure() as any Error, 1))
  expectSame((Equals, Int).self, (Equals() as AnyObject, 1), (Object() as AnyObject, 1))
  expectSame((AnyHashable, Int).self, (AnyHashable(1), 1), (AnyHashable("a"), 1))
}

private func isTaken<T>(_ value: Any, as type: T.Type) -> Bool {
  Shape<T>.single.takes(Parts(value).all[0], at: 0)
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
