import TestSupport
import Testing
@testable import URLPatterns

@Suite struct CountedAlgorithmsTests {
  @Test func `slices lie in one array, where each element is reached at once`() {
    let list = Counted(0..<1_001)
    for slice in [list[1...], list[..<1_000], list[10..<900]] {
      let found = slice.withContiguousStorageIfAvailable { Array($0) }
      #expect(found == Array(slice.startIndex..<slice.endIndex))
    }
    let slice: ArraySlice<Int> = list[5..<7]
    #expect(slice.startIndex == 5 && Array(slice) == [5, 6])
    #expect(list[1_001...].isEmpty && list[0..<0].isEmpty)
  }

  @Test(arguments: [0, 1, 2, 5, 6, 7, 9, 10, 11, 19, 20, 21, 35])
  func `every algorithm does what an array's does`(count: Int) {
    let array = (0..<count).map { $0 % 7 }
    let list = Counted(array)
    #expect(list.elements == array && Array(list) == array && ContiguousArray(list).count == count)
    #expect(list.sorted() == array.sorted())
    #expect(list.max() == array.max() && list.first == array.first && list.last == array.last)
    for value in 0..<8 {
      #expect(list.firstIndex(of: value) == array.firstIndex(of: value))
      #expect(list.lastIndex(of: value) == array.lastIndex(of: value))
      #expect(list.indices(of: value) == array.indices(of: value))
      #expect(list.contains(value) == array.contains(value))
      #expect(list.firstIndex { $0 >= value } == array.firstIndex { $0 >= value })
      #expect(list.lastIndex { $0 >= value } == array.lastIndex { $0 >= value })
      #expect(list.last { $0 >= value } == array.last { $0 >= value })
      #expect(list.first { $0 >= value } == array.first { $0 >= value })
      #expect(list.indices { $0 >= value } == array.indices { $0 >= value })
      #expect(list.prefix { $0 < value } == array.prefix { $0 < value })
      #expect(list.drop { $0 < value } == array.drop { $0 < value })
      #expect(list.split(separator: value) == array.split(separator: value))
      #expect(list.split { $0 == value } == array.split { $0 == value })
      #expect(
        list.split(separator: value, maxSplits: 1, omittingEmptySubsequences: false)
          == array.split(separator: value, maxSplits: 1, omittingEmptySubsequences: false))
      #expect(list.filter { $0 < value } == array.filter { $0 < value })
    }
    let doubled: [Int] = list.map { $0 * 2 }
    #expect(doubled == array.map { $0 * 2 })
    #expect(Array(list.enumerated()).map(\.offset) == Array(0..<count))
    #expect(Array(list.lazy.map { $0 + 1 }) == array.map { $0 + 1 })
    #expect(list.elementsEqual(array) && list.starts(with: array.prefix(3)))
    #expect(list.reduce(0, +) == array.reduce(0, +))
    #expect(list.indices == 0..<count)
    for position in 0..<count {
      #expect(list[position] == array[position])
      #expect(list[position...] == array[position...])
      #expect(Array(list.prefix(upTo: position)) == Array(array.prefix(upTo: position)))
    }
  }

  @Test func `optional elements are elements, nil ones too`() {
    let array: [Int?] = [nil, 1, nil, nil, 4, 5, 6, 7, 8, 9, nil, nil]
    let list = Counted(array)
    #expect(Array(list) == array && array.indices.allSatisfy { list[$0] == array[$0] })
    #expect(list == Counted(array))
  }

  #if DEBUG
    @Test(arguments: [10, 1_001, 4_000])
    func `every algorithm takes a number of steps that grows as the list does`(count: Int) {
      let list = Counted(0..<count)
      func expectLinear(
        _ algorithm: (Counted<Int>) -> Void, at location: SourceLocation = #_sourceLocation
      ) {
        let steps = stepsTaken { algorithm(list) }
        #expect(steps >= count && steps <= 2 * count, sourceLocation: location)
      }
      expectLinear { _ = $0.firstIndex(of: -1) }
      expectLinear { _ = $0.lastIndex(of: -1) }
      expectLinear { _ = $0.contains(-1) }
      expectLinear { _ = $0.indices(of: -1) }
      expectLinear { _ = $0.split(separator: 5) }
      expectLinear { _ = $0.firstIndex { $0 < 0 } }
      expectLinear { _ = $0.lastIndex { $0 < 0 } }
      expectLinear { _ = $0.first { $0 < 0 } }
      expectLinear { _ = $0.last { $0 < 0 } }
      expectLinear { _ = $0.indices { $0 < 0 } }
      expectLinear { _ = $0.prefix { $0 >= 0 } }
      expectLinear { _ = $0.drop { $0 >= 0 } }
      expectLinear { _ = $0.split { $0 == 5 } }
      expectLinear { _ = $0.filter { $0 < 0 } }
      expectLinear { _ = $0.reversed().firstIndex(of: -1) }
      expectLinear { let _: [Int] = $0.map { $0 + 1 } }
      expectLinear { let _: Counted<Int> = $0.map { $0 + 1 } }
      expectLinear { for element in $0 { _ = element } }
      expectLinear { _ = $0.sorted() }
      expectLinear { _ = $0.reduce(0, +) }
      expectLinear { _ = $0.max() }
      #expect(stepsTaken { _ = list == list } <= 3 * count)
      #expect(stepsTaken { _ = list.hashValue } <= 3 * count)
      #expect(stepsTaken { _ = list.description } <= 3 * count)
    }

    @Test func `a slice is walked in one walk of the list, not in one for each position`() {
      let list = Counted(0..<1_001)
      let ofSlice = stepsTaken {
        let slice = list[1...]
        for position in slice.indices { _ = slice[position] }
        _ = slice.firstIndex(of: -1)
      }
      #expect(ofSlice <= 3 * 1_001)
      // What the standard library makes of it takes the square.
      #expect(
        stepsTaken { _ = Slice(base: list, bounds: 1..<1_001).firstIndex(of: -1) } > 40 * 1_001)
      #expect(stepsTaken { for position in list.indices { _ = list[position] } } > 40 * 1_001)
    }
  #endif

  @Test func `positions outside trap, and say so`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = Counted(["a", "b"])[2]
    }
    let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(message.contains("Index 2 is out of range: the list has 2 elements"))
    await #expect(processExitsWith: .failure) { _ = Counted(["a", "b"])[-1] }
    await #expect(processExitsWith: .failure) { _ = Counted(0..<15)[15] }
  }
}
