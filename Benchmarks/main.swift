import Foundation

let options = Options(CommandLine.arguments.dropFirst())

do {
  let benchmarks = options.chosen(from: [
    "match": { matchSuite }, "print": { printSuite }, "app": { appSuite }, "path": { pathSuite },
    "github": { gitHubSuite }, "regex": { regexSuite }, "forms": { formsSuite },
    "growth": { growthSuite },
  ])
  if benchmarks.isEmpty { fail("no benchmark matches the filters; see --help", status: 2) }

  if let runs = options.profileRuns {
    for chosen in benchmarks.flatMap(\.contestants) {
      for _ in 0..<runs { chosen.run() }
    }
    exit(0)
  }

  try checkStyles()
  try checkPaths()
  try checkGitHub()
  try checkApp()

  #if DEBUG
    say("Built without optimization, so these figures mean little.\n")
  #endif
  let heap = HeapCounter()
  let report = options.report
  #if os(Windows)
    let isWatched = false
  #else
    let isWatched = report == .text && isatty(STDOUT_FILENO) != 0
  #endif
  write(report.header(heap))
  var all: [Measurement] = []
  var complaints: [String] = []
  for (index, benchmark) in benchmarks.enumerated() {
    if !isWatched { say("\(index + 1)/\(benchmarks.count) \(benchmark.title)\n") }
    let measurements = benchmark.measure(options.effort, heap)
    all += measurements
    if report == .text { write(report.section(measurements)) }
    if options.isChecking {
      complaints += benchmark.complaints(measurements) { benchmark.measure(options.effort, heap) }
    }
  }
  let listed = benchmarks.filter { !options.isSummary || $0.isSummary }.map(\.title)
  write(try report.footer(all.filter { listed.contains($0.title) }))

  if let chart = options.chart {
    try Chart(all).svg.write(toFile: chart, atomically: true, encoding: .utf8)
  }
  if !complaints.isEmpty { fail(complaints.map { "\n\($0)" }.joined()) }
  if options.isChecking { say("All \(benchmarks.count) benchmarks are as expected.\n") }
} catch {
  fail("\(error)")
}

/// Writes to standard output.
func write(_ text: String?) {
  FileHandle.standardOutput.write(Data((text ?? "").utf8))
}
