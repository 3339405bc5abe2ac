import DeepLinkExample
import Foundation

let help = """
  Matches deep links, and prints each one with its URL.

  Usage: deeplink [--] [URL ...]

  For each URL, prints the link that it matches, a tab, and the URL that the link is printed as.
  If there are no arguments, reads URLs from standard input, one on each line, and skips empty lines.

    $ deeplink myscheme://myhost/users/john_morgan/profile
    profile(userId: "john_morgan")\tmyscheme://myhost/users/john_morgan/profile

  If a URL isn't a link, says so on standard error, with the number of the argument or the line, and
  continues with the next URL.

  Options:
    -h, --help   Show this text.
    --           Treat all following arguments as URLs.

  Exit status: 0 if every URL is a link, 1 if one isn't, and 2 for an unknown option.
  """

func complain(_ text: String) {
  FileHandle.standardError.write(Data("deeplink: \(text)\n".utf8))
}

/// Prints the link for a URL, and returns whether there is one.
func printLink(for text: String, at place: String) -> Bool {
  guard let link = URL(string: text).flatMap(DeepLink.init) else {
    complain("\(place): no link for \(text.debugDescription)")
    return false
  }
  print("\(link)\t\(link.url?.absoluteString ?? "no URL")")
  return true
}

let arguments = CommandLine.arguments.dropFirst()
let options = arguments.prefix { $0.hasPrefix("-") && $0 != "--" }
if options.contains("-h") || options.contains("--help") {
  print(help)
  exit(0)
}
if let option = options.first {
  complain("unknown option \(option); see deeplink --help")
  exit(2)
}

var isComplete = true
let urls = arguments.first == "--" ? arguments.dropFirst() : arguments
for (index, url) in urls.enumerated() where !printLink(for: url, at: "argument \(index + 1)") {
  isComplete = false
}
if urls.isEmpty {
  var number = 0
  while let line = readLine() {
    number += 1
    if !line.isEmpty, !printLink(for: line, at: "line \(number)") { isComplete = false }
  }
}
exit(isComplete ? 0 : 1)
