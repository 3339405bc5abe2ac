import CommonParsers
import TestSupport
import Testing

private let even = PartialIso<Int, Int>(
  apply: { $0 % 2 == 0 ? $0 : nil }, unapply: { $0 % 2 == 0 ? $0 : nil })

extension Parser<[String], Int> {
  /// Returns what a trace says of reading: how far it got, and why it failed there.
  fileprivate func trace(_ words: [String]) -> String {
    let trace = Trace<[String]>()
    var reading = Reading(words, trace: trace)
    if code.read(&reading) { return "read \(reading.pieces.map(\.template))" }
    return trace.description
  }
}

extension Trace<[String]> {
  fileprivate var description: String {
    let why =
      switch failure {
      case .piece?: "expected \(expected.map(\.template))"
      case .conversion?: "refused"
      case .rest?: "rest"
      case nil: "nothing"
      }
    return "\(pieces.map(\.template)), \(why), at \(input)"
  }
}

@Test(
  arguments: [
    (word("a") %> int, ["a", "7"], #"read [["a"], [":Int"]]"#),
    (word("a") %> int, ["a", "x"], #"[["a"]], expected [[":Int"]], at ["x"]"#),
    (word("a") %> int, ["a", "7", "x"], #"[["a"], [":Int"]], rest, at ["x"]"#),
    (word("a") %> int.map(even), ["a", "7"], #"[["a"], [":Int"]], refused, at []"#),
    (int.map(even), ["8"], #"read [[":Int"]]"#),
    // Alternatives that fail at the same point are all expected there.
    (
      (word("a") <|> word("b")) %> int, ["x", "7"],
      #"[], expected [["a"], ["b"]], at ["x", "7"]"#
    ),
    // A part that can be missing is passed by.
    (word("a").optional() %> int, ["x"], #"[[]], expected [[":Int"]], at ["x"]"#),
    (skip %> word("b") %> int, ["a", "b", "x"], #"[["*"], ["b"]], expected [[":Int"]], at ["x"]"#),
    (skip %> int.map(even), ["7", "8"], #"read [["*"], [":Int"]]"#),
    (skip %> int, ["a", "7"], #"read [["*"], [":Int"]]"#),
  ] as [(Parser<[String], Int>, [String], String)])
private func `a trace says how far reading got`(
  parser: Parser<[String], Int>, words: [String], expected: String
) {
  #expect(parser.trace(words) == expected)
}

@Test(arguments: [
  (8, "written"), (7, #"[["a"]], refused, at ["a"]"#),
  (100, #"[["a"]], expected [[":small"]], at ["a"]"#),
  (-2, #"[["a"], [":small"]], rest, at ["a", "-2"]"#),
])
func `a trace says how far writing got`(value: Int, expected: String) {
  let small = Words<Int>(
    template: [":small"],
    consume: { words in
      words.first.flatMap { Int($0) }.map {
        words.removeFirst(); return abs($0)
      }
    },
    print: { value, words in
      words.append("\(value)")
      return value < 100
    })
  let parser = word("a") %> (even <¢> small)
  let trace = Trace<[String]>()
  let writing = parser.code.written(Array(value, as: parser.shape), trace: trace)
  #expect((writing == nil ? trace.description : "written") == expected)
}
