import Foundation

let help = """
  Compares ways of reading and printing the example's links, and what they are made of.

  Usage: Benchmarks [options]

    --filter TEXT       Only benchmarks whose suite/name contains the text.
    --contestant TEXT   Only contestants whose name contains the text.
    --quick             A few short rounds: whether it runs, not how fast.
    --markdown, --json  Print the measurements so; progress goes to standard error.
    --profile N         Run each N times without measuring, for a profiler to watch.

  """

var report = Report.text
var effort = Effort.full
var filter = ""
var contestant = ""
var profileRuns: Int?

func fail(_ message: String) -> Never {
  FileHandle.standardError.write(Data("Benchmarks: \(message); see --help\n".utf8))
  exit(2)
}

var arguments = CommandLine.arguments.dropFirst()
while let argument = arguments.popFirst() {
  func value() -> String { arguments.popFirst() ?? { fail("\(argument) takes a value") }() }
  switch argument {
  case "--filter": filter = value()
  case "--contestant": contestant = value()
  case "--quick": effort = .quick
  case "--markdown": report = .markdown
  case "--json": report = .json
  case "--profile":
    guard let runs = Int(value()) else { fail("--profile takes a number") }
    profileRuns = runs
  case "--help":
    print(help, terminator: "")
    exit(0)
  default: fail("unknown option \(argument)")
  }
}

do {
  try checkStyles()
  try checkPaths()
  try checkScale()
} catch {
  FileHandle.standardError.write(Data("Benchmarks: \(error)\n".utf8))
  exit(1)
}

let benchmarks =
  (matchSuite + printSuite + pathSuite + scaleSuite + readSuite + querySuite + regexSuite)
  .filter { filter.isEmpty || "\($0.suite)/\($0.name)".contains(filter) }
  .map { $0.keepingContestants { contestant.isEmpty || $0.contains(contestant) } }
  .filter { !$0.contestants.isEmpty }
if benchmarks.isEmpty { fail("nothing is called so") }

if let profileRuns {
  for chosen in benchmarks.flatMap(\.contestants) {
    for _ in 0..<profileRuns { chosen.run() }
  }
  exit(0)
}

func write(_ text: String?) {
  guard let text else { return }
  FileHandle.standardOutput.write(Data(text.utf8))
}

let counters = Counters()
write(report.header(counters))
var all: [Measurement] = []
for (index, benchmark) in benchmarks.enumerated() {
  if report != .text {
    FileHandle.standardError.write(
      Data("\(index + 1)/\(benchmarks.count) \(benchmark.suite)/\(benchmark.name)\n".utf8))
  }
  let measurements = benchmark.measure(effort, counters)
  write(report.section(measurements))
  all += measurements
}
write(try report.footer(all))
