import DeepLinkExample
import Foundation

let help = """
  Matches deep links, and prints each one with its URL.

  Usage: deeplink [--explain] [--] [URL ...]
         deeplink --routes

  For each URL, prints the link that it matches, a tab, and the URL that the link is printed as.
  If there are no arguments, reads URLs from standard input, one on each line, and skips empty lines.

    $ deeplink myscheme://myhost/users/john_morgan/profile
    profile(userId: "john_morgan")\tmyscheme://myhost/users/john_morgan/profile

  If a URL isn't a link, says why on standard error, with the number of the argument or the line,
  and continues with the next URL.

  Options:
    --explain    For each URL, print how far each route gets in matching it.
    --routes     Print the routes, in the order they're tried.
    -h, --help   Show this text.
    --           Treat all following arguments as URLs.

  Exit status: 0 if every URL is a link, 1 if one isn't, and 2 for an unknown option.
  """

func complain(_ text: String) {
  FileHandle.standardError.write(Data("deeplink: \(text)\n".utf8))
}

let arguments = CommandLine.arguments.dropFirst()
let options = arguments.prefix { $0.hasPrefix("-") && $0 != "--" }
if options.contains("-h") || options.contains("--help") {
  print(help)
  exit(0)
}
if let option = options.first(where: { !["--explain", "--routes"].contains($0) }) {
  complain("unknown option \(option); see deeplink --help")
  exit(2)
}
if options.contains("--routes") {
  print(DeepLink.format)
  exit(0)
}
let isExplaining = options.contains("--explain")

/// Prints the link for a URL, or explains it, and returns whether there is one.
func printLink(for text: String, at place: String) -> Bool {
  guard let url = URL(string: text) else {
    complain("\(place): \(text.debugDescription) is not a URL")
    return false
  }
  let link = DeepLink(url: url)
  if isExplaining {
    print(DeepLink.format.explain(url))
  } else if let link {
    print("\(link)\t\(link.url?.absoluteString ?? "no URL")")
  } else {
    let closest = DeepLink.format.explain(url).closest
    complain("\(place): no link for \(text.debugDescription); the closest is \(closest)")
  }
  return link != nil
}

var isComplete = true
let rest = arguments.dropFirst(options.count)
let urls = rest.first == "--" ? rest.dropFirst() : rest
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
