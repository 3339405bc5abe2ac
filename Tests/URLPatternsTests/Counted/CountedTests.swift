import TestSupport
import Testing
import URLPatterns

@Suite struct CountedTests {
  @Test func `each number of elements up to nine has its case`() {
    #expect(Counted<Int>([]) == .N0)
    #expect(Counted([1]) == .N1(1))
    #expect(Counted([1, 2]) == .N2(1, 2))
    #expect(Counted([1, 2, 3]) == .N3(1, 2, 3))
    #expect(Counted(1...4) == .N4(1, 2, 3, 4))
    #expect(Counted(1...5) == .N5(1, 2, 3, 4, 5))
    #expect(Counted(1...6) == .N6(1, 2, 3, 4, 5, 6))
    #expect(Counted(1...7) == .N7(1, 2, 3, 4, 5, 6, 7))
    #expect(Counted(1...8) == .N8(1, 2, 3, 4, 5, 6, 7, 8))
    #expect(Counted(1...9) == .N9(1, 2, 3, 4, 5, 6, 7, 8, 9))
  }

  @Test func `ten or more elements are nested in N10`() {
    #expect(Counted(1...10) == .N10(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, plus: .N0))
    #expect(Counted(1...12) == .N10(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, plus: .N2(11, 12)))
    let twenty = Counted<Int>.N10(11, 12, 13, 14, 15, 16, 17, 18, 19, 20, plus: .N1(21))
    #expect(Counted(1...21) == .N10(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, plus: twenty))
  }

  @Test(arguments: 0..<45)
  func `elements, count and case agree`(count: Int) {
    let list = Counted(0..<count)
    #expect(list.elements == Array(0..<count))
    #expect(list.count == count)
    #expect(list.isEmpty == (count == 0))
    #expect(list.first == (count == 0 ? nil : 0))
    #expect(list.last == (count == 0 ? nil : count - 1))
    #expect((0..<count).allSatisfy { list[$0] == $0 })
    #expect(Array(list) == Array(0..<count))
    #expect(list.reversed() == (0..<count).reversed())
    #expect(list == Counted(Array(list)))
    #expect(caseNumber(of: list) == min(count, 10))
  }

  private func caseNumber(of list: Counted<Int>) -> Int {
    switch list {
    case .N0: 0
    case .N1: 1
    case .N2: 2
    case .N3: 3
    case .N4: 4
    case .N5: 5
    case .N6: 6
    case .N7: 7
    case .N8: 8
    case .N9: 9
    case .N10: 10
    }
  }

  @Test func `it is built from any sequence and from a literal`() {
    let literal: Counted = ["users", "john"]
    #expect(literal == .N2("users", "john"))
    #expect(Counted("ab") == .N2("a", "b"))
    #expect(Counted([1, 2, 3, 4].lazy.filter { $0 % 2 == 0 }) == .N2(2, 4))
    #expect(Counted(sequence(first: 1) { $0 < 3 ? $0 + 1 : nil }) == .N3(1, 2, 3))
  }

  @Test func `map gives a list with the right case`() {
    #expect(Counted.N2("users", "john").map(\.count) == .N2(5, 4))
    #expect(Counted(0..<25).map { $0 * 2 } == Counted((0..<25).map { $0 * 2 }))
    #expect(Counted<Int>.N0.map(String.init) == .N0)
    #expect(throws: CancellationError.self) {
      try Counted.N1(1).map { _ in throw CancellationError() } as Counted<Int>
    }
  }

  @Test(arguments: [0...13, 20...21].joined())
  func `slices and sums agree with those of an array`(count: Int) {
    let list = Counted(0..<count)
    for k in 0...count + 1 {
      #expect(list.prefix(k).elements == Array(list.elements.prefix(k)))
      #expect(list.suffix(k).elements == Array(list.elements.suffix(k)))
      #expect(list.dropFirst(k).elements == Array(list.elements.dropFirst(k)))
      #expect(list.dropLast(k).elements == Array(list.elements.dropLast(k)))
      #expect(list.prefix(k) + list.dropFirst(k) == list)
      #expect(list.dropLast(k) + list.suffix(k) == list)
    }
    #expect(list.dropFirst() == list.dropFirst(1) && list.dropLast() == list.dropLast(1))
  }

  #if os(macOS) || os(Linux) || os(Windows)
    @Test func `a negative number of elements stops the program`() async {
      await #expect(processExitsWith: .failure) { _ = Counted(0..<3).prefix(-1) }
      await #expect(processExitsWith: .failure) { _ = Counted(0..<3).suffix(-1) }
      await #expect(processExitsWith: .failure) { _ = Counted(0..<3).dropFirst(-1) }
      await #expect(processExitsWith: .failure) { _ = Counted(0..<3).dropLast(-1) }
    }

    @Test func `a sum with too many elements stops the program with the reason`() async {
      #expect((Counted(0..<3_999) + .N1(0)).count == 4_000)
      let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        _ = Counted(0..<3_999) + .N2(0, 1)
      }
      let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
      #expect(message.contains("A Counted holds at most 4000 elements, not 4001"))
    }

    @Test func `positions out of range stop the program with the reason`() async {
      let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        _ = Counted(["a", "b"])[2]
      }
      let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
      #expect(message.contains("Index 2 is out of range: the list has 2 elements"))
      await #expect(processExitsWith: .failure) { _ = Counted(["a", "b"])[-1] }
      await #expect(processExitsWith: .failure) { _ = Counted(0..<15)[15] }
    }
  #endif

  @Test func `optional elements are elements, even if they're nil`() {
    let array: [Int?] = [nil, 1, nil, nil, 4, 5, 6, 7, 8, 9, nil, nil]
    let list = Counted(array)
    #expect(Array(list) == array && array.indices.allSatisfy { list[$0] == array[$0] })
    #expect(list == Counted(array))
    #expect(list.first == .some(nil))
  }

  @Test func `generic code iterates over it as a sequence`() {
    func walk<S: Sequence & Sendable>(_ elements: S) -> [S.Element]
    where S.Iterator: Sendable, S.Element: Comparable { elements.sorted() }
    #expect(walk(Counted([3, 1, 2])) == [1, 2, 3])
    let lengths: [Int] = Counted(["a", "bc"]).map(\.count)
    #expect(lengths == [1, 2])
    #expect(Counted(0..<12).contains(11) && Counted(0..<12).reduce(0, +) == 66)
    var iterator = Counted(0..<11).makeIterator()
    #expect((0...11).map { _ in iterator.next() } == Array(0..<11) + [nil])
  }

  @Test func `equal lists have equal hashes, and others differ`() {
    let lists = (0..<30).map { Counted(0..<$0) }
    #expect(Set(lists).count == 30)
    #expect(Set(lists + lists).count == 30)
    #expect(Counted([1, 2]) != Counted([2, 1]))
    #expect(Counted([1]) != Counted([1, 1]))
  }

  @Test func `its description reads like the path`() {
    #expect("\(Counted(["users", "john"]))" == "/users/john")
    #expect("\(Counted<String>.N0)" == "/")
    #expect("\(Counted([1, 2]))" == "/1/2")
  }

  @Test func `its debug description is valid Swift`() {
    #expect(Counted(["users", "jo\"hn"]).debugDescription == #".N2("users", "jo\"hn")"#)
    #expect(Counted<Int>.N0.debugDescription == ".N0")
    #expect(
      Counted(0..<21).debugDescription
        == ".N10(0, 1, 2, 3, 4, 5, 6, 7, 8, 9, plus: "
        + ".N10(10, 11, 12, 13, 14, 15, 16, 17, 18, 19, plus: .N1(20)))")
    func spelled(_ elements: Range<Int>) -> String {
      let first = elements.prefix(10).map { "\($0)" }.joined(separator: ", ")
      return switch elements.count {
      case 0: ".N0"
      case ..<10: ".N\(elements.count)(\(first))"
      default: ".N10(\(first), plus: \(spelled(elements.dropFirst(10))))"
      }
    }
    for count in 0..<41 {
      #expect(Counted(0..<count).debugDescription == spelled(0..<count))
    }
  }

  @Test func `long lists are built, iterated over, and compared without recursion`() {
    let list = Counted(0..<4_000)
    #expect(list.count == 4_000)
    #expect(list.reduce(0, +) == 3_999 * 2_000)
    #expect(list.last == 3_999)
    #expect(list[3_998] == 3_998)
    #expect(list == list.map { $0 })
    #expect(list.hashValue == Counted(0..<4_000).hashValue)
  }

  private struct FourStrings: Equatable {
    let a: String
    let others = ("b", "c", "d")

    static func == (left: Self, right: Self) -> Bool { left.a == right.a }
  }

  @Test func `no function takes more stack for a long list than freeing it does`() async {
    let results = await onSmallStack {
      let list = Counted((0..<4_000).map { FourStrings(a: "a text of many bytes, \($0)") })
      let array = list.elements
      return [
        list.count == 4_000, list.last == array[3_999], list[3_989] == array[3_989],
        list.dropFirst(3_991) == Counted(array[3_991...]), list.dropLast(3_999).first == array[0],
        (list.prefix(3_990) + list.suffix(10)).elements == array,
      ]
    }
    #expect(results == Array(repeating: true, count: 6))
  }

  @Test func `the longest list is freed on half of a small stack`() async {
    let count = await onStack(of: 256 * 1024) {
      // The elements are freed, too, one at a time.
      Counted((0..<4_000).map { "element \($0), of more than fifteen bytes" }).count
    }
    #expect(count == 4_000)
  }

  #if os(macOS) || os(Linux) || os(Windows)
    @Test func `creating a list with too many elements stops the program with the reason`() async {
      #expect(Counted(exactly: 0..<200_000) == nil)
      #expect(Counted(exactly: 0..<4_001) == nil)
      #expect(Counted(exactly: 0..<4_000) == Counted(0..<4_000))
      #expect(Counted(exactly: [1, 2]) == .N2(1, 2))
      let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        // Freeing the list would crash without a message.
        _ = await onSmallStack { Counted(0..<200_000).count }
      }
      let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
      #expect(
        message.contains(
          "A Counted holds at most 4000 elements, not 200000, because freeing a longer one could")
      )
    }
  #endif

  @Test
  func `longer lists made by hand are counted, compared, and iterated over without recursion`()
    async
  {
    // It's freed on a stack that its creator chose.
    let results = await onStack(of: 16 << 20) {
      let part = Counted(0..<10)
      guard
        case .N10(let a, let b, let c, let d, let e, let f, let g, let h, let i, let j, _) = part
      else { return [false] }
      let list = (0..<5_000).reduce(Counted<Int>.N0) { list, _ in
        .N10(a, b, c, d, e, f, g, h, i, j, plus: list)
      }
      return [
        list.count == 50_000, list.elements.count == 50_000, list[49_999] == 9, list == list,
        list.hashValue == list.hashValue, list.description.utf8.count == 100_000,
        !list.contains(10), list.last == 9, list.prefix(2) == .N2(0, 1),
        list.map { $0 }.count == 50_000,
      ]
    }
    #expect(results == Array(repeating: true, count: 10))
  }
}
