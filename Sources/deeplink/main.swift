#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#elseif canImport(Android)
  import Android
#else
  import Glibc
#endif

let help = """
  Parses deep links, and prints each one with its URL.

  Usage: deeplink [--] [URL ...]

  For each URL, prints the link that it's parsed as, a tab, and the URL that the link is printed as.
  If there are no arguments, reads URLs from standard input, one on each line, and skips empty lines.

    $ deeplink myscheme://myhost/users/john_morgan/profile
    profile(userId: "john_morgan")\tmyscheme://myhost/users/john_morgan/profile

  If a URL isn't a link, says so on standard error, with the number of the argument or the line, and
  continues with the next URL.

  Options:
    -h, --help   Show this text.
    --           Treat all following arguments as URLs.

  Exit status: 0 if every URL is a link, 1 if one isn't or if reading or writing fails, and 2
  for an unknown option.

  """

// When a reader such as `head` closes the pipe early, writing should fail instead of killing this
// program.
signal(SIGPIPE, SIG_IGN)

let arguments = CommandLine.arguments.dropFirst()
let options = arguments.prefix { $0.hasPrefix("-") && $0 != "--" }
if options.contains("-h") || options.contains("--help") {
  writeOrExit(help, to: STDOUT_FILENO)
  exit(0)
}
if let option = options.first {
  writeOrExit("deeplink: unknown option \(option); see deeplink --help\n", to: STDERR_FILENO)
  exit(2)
}

let urls = arguments.first == "--" ? arguments.dropFirst() : arguments
var report = Report()
for (index, url) in urls.enumerated() {
  report.add(url, place: "argument \(index + 1)")
}
report.flush()

if urls.isEmpty {
  var input = LineReader(STDIN_FILENO)
  var number = 0
  do {
    while let lines = try input.nextBatch() {
      for line in lines {
        number += 1
        if !line.isEmpty { report.add(line, place: "line \(number)") }
      }
      // Flush before waiting for more, so that someone who types lines sees each answer at once.
      report.flush()
    }
  } catch {
    writeOrExit("deeplink: cannot read standard input: \(error)\n", to: STDERR_FILENO)
    exit(1)
  }
}

exit(report.isComplete ? 0 : 1)
