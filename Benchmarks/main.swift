import DeepLinkExample
import FoundationEssentials
import URLPatterns
let urls = [
  "myscheme://myhost", "myscheme://myhost/history", "myscheme://myhost/me/settings",
  "myscheme://myhost/chat/swift", "myscheme://myhost/users/john_morgan/profile",
  "myscheme://myhost/users/john_morgan/follow",
  "myscheme://myhost/users/john_morgan/tweets/1234567", "myscheme://myhost/retweet?tweetId=1234567",
  "myscheme://myhost/news/latest/2026/11", "myscheme://myhost/legal/terms",
  "myscheme://myhost/pages/contact-us_gbr", "myscheme://myhost/no/such/page",
].map { URL(string: $0)! }
@inline(never) func blackHole<T>(_ x: T) { withUnsafePointer(to: x) { _ = $0 } }
let which = CommandLine.arguments[1]
let n = 10000
if which == "none" {
  for _ in 0..<n { blackHole(urls[0]) }
} else if which == "all" {
  for _ in 0..<n { for u in urls { blackHole(DeepLink(url: u)) } }
} else if which == "printall" {
  let l = urls.compactMap { DeepLink(url: $0) }; for _ in 0..<n { for u in l { blackHole(u.url) } }
} else if which.hasPrefix("p") {
  let l = DeepLink(url: urls[Int(which.dropFirst())!])!; for _ in 0..<n { blackHole(l.url) }
} else if which.hasPrefix("c") {
  let u = urls[Int(which.dropFirst())!]; for _ in 0..<n { blackHole(u.countedPathComponents()) }
} else if which.hasPrefix("h") {
  let u = urls[Int(which.dropFirst())!];
  for _ in 0..<n { blackHole(u.has(scheme: "myscheme", host: "myhost")) }
} else {
  let u = urls[Int(which)!]; for _ in 0..<n { blackHole(DeepLink(url: u)) }
}
