import Foundation

/// The command line's options.
struct Options {
  static let help = """
    Compares ways of reading and printing the example's links, and the parts of that work.

    Usage: Benchmarks [options]

      --filter TEXT       Run only benchmarks whose suite/name contains the text.
      --contestant TEXT   Run only contestants whose name contains the text.
      --quick             Run a few short rounds, to see that everything works.
      --markdown          Print Markdown, with a line for each contestant.
      --medians           Print Markdown, with a line for each benchmark.
      --json              Print JSON, with all figures.
      --summary           Run only the benchmarks of the first table in Benchmarks/README.md.
      --chart FILE.svg    Also draw the suite "match".
      --check             Fail if anything allocates more often than its row says, or if the cost
                          of an element or a byte grows with the size of the input.
      --profile N         Run each contestant N times without measuring, for use in a profiler.

    """

  var report = Report.text
  var effort = Effort.full
  var filter = ""
  var contestant = ""
  var isSummary = false
  var chart: String?
  var isChecking = false
  var profileRuns: Int?

  init(_ arguments: some Sequence<String>) {
    var arguments = Array(arguments)[...]
    while let argument = arguments.popFirst() {
      func value() -> String {
        arguments.popFirst() ?? { fail("\(argument) needs a value; see --help", status: 2) }()
      }
      switch argument {
      case "--filter": filter = value()
      case "--contestant": contestant = value()
      case "--quick": effort = .quick
      case "--markdown": report = .markdown
      case "--medians": report = .medians
      case "--json": report = .json
      case "--summary": isSummary = true
      case "--chart": chart = value()
      case "--check": isChecking = true
      case "--profile":
        guard let runs = Int(value()), runs > 0 else {
          fail("--profile needs a positive number; see --help", status: 2)
        }
        profileRuns = runs
      case "--help":
        print(Self.help, terminator: "")
        exit(0)
      default: fail("unknown option \(argument); see --help", status: 2)
      }
    }
    if isChecking, !contestant.isEmpty { fail("--check needs all contestants", status: 2) }
  }

  /// Returns the benchmarks that were asked for.
  ///
  /// Suites are created on demand, because creating them takes longer than running a few
  /// benchmarks in a profiler.
  func chosen(from suites: KeyValuePairs<String, () -> [Benchmark]>) -> [Benchmark] {
    suites.filter { !filter.contains("/") || filter.hasPrefix($0.key + "/") }
      .flatMap { $0.value() }
      .filter { filter.isEmpty || $0.title.contains(filter) }
      // The chart has a dot for each route.
      .filter { !isSummary || $0.isSummary || chart != nil && $0.suite == "match" }
      .map { benchmark in
        var benchmark = benchmark
        benchmark.contestants.removeAll { !contestant.isEmpty && !$0.name.contains(contestant) }
        return benchmark
      }
      .filter { !$0.contestants.isEmpty }
  }
}

/// Exits the program with a message.
func fail(_ message: String, status: Int32 = 1) -> Never {
  say("Benchmarks: \(message)\n")
  exit(status)
}

/// Writes to standard error.
func say(_ text: String) {
  FileHandle.standardError.write(Data(text.utf8))
}
