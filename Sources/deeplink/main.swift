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
  Tells what deep links mean: URLs become links, and links become URLs.

  Usage: deeplink [--] [URL ...]

  For each URL, the link it stands for and the URL that the link prints as, a tab between them.
  Without URLs, they are read from standard input, one a line; empty lines are passed over.

    $ deeplink myscheme://myhost/users/john_morgan/profile
    profile(userId: "john_morgan")\tmyscheme://myhost/users/john_morgan/profile

  A URL that stands for no link is reported on standard error, with its line number or its place
  among the arguments, and the rest go on.

  Options:
    -h, --help   Show this text.
    --           Take all that follows as URLs.

  Exit status: 0 if every URL stood for a link, 1 if one did not or the input could not be read,
  2 for an unknown option.

  """

// A reader that has seen enough, such as `head`, closes the pipe: writing then fails, not kills.
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
      // Before waiting for more, so that whoever types a line sees the answer.
      report.flush()
    }
  } catch {
    writeOrExit("deeplink: cannot read standard input: \(error)\n", to: STDERR_FILENO)
    exit(1)
  }
}

exit(report.isComplete ? 0 : 1)
