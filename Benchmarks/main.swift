import Foundation

let options = Options(CommandLine.arguments.dropFirst())
let report = options.report
var all: [(benchmark: Benchmark, measurements: [Measurement])] = []

do {
  try checkStyles()
  try checkPaths()
  try checkGitHub()

  let benchmarks = options.chosen(
    from: matchSuite + printSuite + pathSuite + gitHubSuite + readSuite + querySuite + regexSuite
      + formsSuite
      + growthSuite)
  if benchmarks.isEmpty { fail("no benchmark matches the filters; see --help", status: 2) }

  if let runs = options.profileRuns {
    for chosen in benchmarks.flatMap(\.contestants) {
      for _ in 0..<runs { chosen.run() }
    }
    exit(0)
  }

  #if DEBUG
    say("Built without optimization, so these figures mean little.\n")
  #endif
  let check = options.isChecking && !options.isUpdating ? try Check() : nil
  let counters = Counters()
  let isWatched = report == .text && isatty(STDOUT_FILENO) != 0
  write(report.header(counters))
  for (index, benchmark) in benchmarks.enumerated() {
    if !isWatched { say("\(index + 1)/\(benchmarks.count) \(benchmark.title)\n") }
    let measurements = benchmark.measure(options.effort, counters)
    all.append((benchmark, measurements))
    if options.prints(benchmark) { write(report.section(measurements)) }
  }
  write(try report.footer(all.filter { options.prints($0.benchmark) }.flatMap(\.measurements)))

  if let chart = options.chart {
    let svg = try Chart(all.flatMap(\.measurements)).svg
    try svg.write(toFile: chart, atomically: true, encoding: .utf8)
  }
  if options.isUpdating {
    try Check.text(all).write(toFile: Check.path, atomically: true, encoding: .utf8)
  }
  if let check {
    let complaints = check.complaints(all, isComplete: options.filter.isEmpty) { benchmark in
      say("again: \(benchmark.title)\n")
      return benchmark.measure(.full, counters)
    }
    if !complaints.isEmpty {
      say(complaints.map { "\($0)\n" }.joined())
      fail("worse than \(Check.path) allows. If that's intentional, run: \(Check.renewal)")
    }
    let growing = all.compactMap { benchmark, measurements in
      benchmark.growthComplaint(measurements) { benchmark.measure(options.effort, counters) }
    }
    if !growing.isEmpty { fail(growing.map { "\n\($0)" }.joined()) }
    say("All \(all.count) benchmarks are as expected in \(Check.path).\n")
  }
} catch {
  fail("\(error)")
}

/// Writes to standard output.
func write(_ text: String?) {
  FileHandle.standardOutput.write(Data((text ?? "").utf8))
}
