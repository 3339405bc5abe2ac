import Foundation

var quick = false
var filter: String?
var contestant: String?
var profileRuns: Int?
var arguments = CommandLine.arguments.dropFirst()
while let argument = arguments.popFirst() {
  switch argument {
  case "--quick": quick = true
  case "--filter": filter = arguments.popFirst()
  case "--contestant": contestant = arguments.popFirst()
  case "--profile": profileRuns = arguments.popFirst().flatMap { Int($0) }
  default:
    FileHandle.standardError.write(Data("usage: Benchmarks [--quick] [--filter TEXT]\n".utf8))
    exit(argument == "--help" ? 0 : 2)
  }
}

try checkStyles()
let counter = InstructionCounter()
print("Per operation. Instructions: \(counter == nil ? "not counted by this system" : "counted").")

for benchmark in matchSuite + printSuite {
  if let filter, !"\(benchmark.suite)/\(benchmark.name)".contains(filter) { continue }
  if let profileRuns {
    for chosen in benchmark.contestants where contestant.map(chosen.name.contains) ?? true {
      for _ in 0..<profileRuns { chosen.run() }
    }
    continue
  }
  print("\n\(benchmark.suite)/\(benchmark.name)")
  for m in benchmark.measure(quick ? .quick : .full, instructions: counter) {
    let columns = [
      m.contestant.padding(toLength: 26, withPad: " ", startingAt: 0),
      String(format: "%9.0f ns  %7.0f–%-7.0f  ×%-7.2f", m.median, m.p10, m.p90, m.ratio),
      m.allocations.map { String(format: "%5.1f objects", $0) } ?? "",
      m.instructions.map { String(format: "%9.0f instructions", $0) } ?? "",
    ]
    print(columns.joined(separator: "  "))
  }
}
