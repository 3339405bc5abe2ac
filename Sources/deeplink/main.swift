import DeepLinkExample
import Foundation

let help = """
  Tells what deep links mean: URLs become links, and links become URLs.

  Usage: deeplink [URL ...]

  For each URL, the link it stands for and the URL that the link prints as, a tab between them.
  Without URLs, they are read from standard input, one a line; empty lines are passed over.

    $ deeplink myscheme://myhost/users/john_morgan/profile
    profile(userId: "john_morgan")	myscheme://myhost/users/john_morgan/profile

  A URL that stands for no link is reported on standard error, with its line number or its place
  among the arguments, and the rest go on.

  Options:
    -h, --help   Show this text.
    --           Take all that follows as URLs.

  Exit status: 0 if every URL stood for a link, 1 if one did not, 2 for an unknown option.

  """

// A reader that has seen enough, such as `head`, closes the pipe: writing then fails, not kills.
signal(SIGPIPE, SIG_IGN)

let arguments = CommandLine.arguments.dropFirst()
var report = Report()

switch arguments.first {
case nil:
  var lines = LineReader(FileHandle.standardInput)
  var number = 0
  while let batch = lines.nextBatch() {
    for line in batch {
      number += 1
      if !line.isEmpty { report.add(line, place: "line \(number)") }
    }
    // Before waiting for more, so that whoever types a line sees the answer.
    report.flush()
  }
case "-h", "--help":
  FileHandle.standardOutput.writeOrExit(help)
case let option? where option.hasPrefix("-") && option != "--":
  FileHandle.standardError.writeOrExit("deeplink: unknown option \(option); see deeplink --help\n")
  exit(2)
default:
  for (index, url) in arguments.drop(while: { $0 == "--" }).enumerated() {
    report.add(url, place: "argument \(index + 1)")
  }
  report.flush()
}

exit(report.isComplete ? 0 : 1)
