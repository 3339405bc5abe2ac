import Foundation
import URLPatterns

/// Paths that are read and written.
let pathGrowth: [Benchmark] =
  [
    "/a", "/%41", "/ü", "/%FF", "/", "/.", "/..", "/%2e", "/a/..", "/%2E%2e/b/c/../..", "/a?", "x",
    "%C3%BC", "ü", "%FF", "%", "@",
  ].map { piece in growth("path of \(piece)", of: piece) { Counted(path: "/" + $0) } }
  + ["x", "%", "ü", "/"].map { piece in
    growth("printed element of \(piece)", of: piece) { try Counted.N1($0).percentEncodedPath() }
  } + [
    growth("path printed", 15) { count in
      let path = Counted(repeatElement("john morgan", count: count))
      return { consume(try! path.percentEncodedPath()) }
    },
    growth("path debugged", of: "/a", 500) { Counted(path: $0).debugDescription },
    growth("link of a long text", of: "a/", 1_000) { try LongLink(text: $0).checkRoundTrip() },
  ]

private struct LongLink: URLRepresentable, Equatable {
  let text: String

  init(text: String) { self.text = text }

  init?(url: URL) {
    guard case .N1(let text) = url.countedPathComponents() else { return nil }
    self.text = text
  }

  var url: URL? { URL(scheme: "a", host: "b", path: .N1(text)) }
}

/// Lists with the maximum number of elements.
let listGrowth: [Benchmark] = [
  list("made of a sequence") { consume(Counted(Array($0))) },
  list("elements") { consume($0.elements) },
  list("walked") { for element in $0 { consume(element) } },
  list("count") { consume($0.count) },
  list("last") { consume($0.last) },
  list("mapped") { consume($0.map { $0.utf8.count } as Counted<Int>) },
  list("==") { consume($0 == $0) },
  list("hash") { consume($0.hashValue) },
  list("described") { consume($0.description) },
  list("prefix") { consume($0.prefix(max($0.count - 1, 0))) },
  list("suffix") { consume($0.suffix(max($0.count - 1, 0))) },
  list("dropFirst") { consume($0.dropFirst()) },
  list("dropLast") { consume($0.dropLast()) },
  list("+") { consume(.N1("a") + $0) },
  list("Codable") {
    consume(try! JSONDecoder().decode(Counted<String>.self, from: JSONEncoder().encode($0)))
  },
  list("Begins") { consume(Begins("a", "b") ~= $0) },
  list("Ends") { consume(Ends("b", "a") ~= $0) },
  list("Contains") { consume(Contains("a", "a", "b") ~= $0) },
  list("Contains, capturing") { consume(Contains(Capture(String.self), "b") ~= $0) },
  list("Begins and Ends") { consume((Begins("a") && Ends("b", "a")) ~= $0) },
  list("Begins, Contains and Ends") {
    consume((Begins("a") && Contains("a", "b") && Ends("a")) ~= $0)
  },
]

private func list(
  _ name: String, _ work: @escaping @Sendable (Counted<String>) -> Void
) -> Benchmark {
  growth("list \(name)", 62) { count in
    let list = Counted(repeatElement("a", count: count))
    return { work(list) }
  }
}

/// URLs and their hosts.
let urlGrowth: [Benchmark] =
  partGrowth
  + [
    "s://h/*", "s://h/?*", "s://h/#*", "s://*@h/a", "s://*:7/a", "s://h*/a", "s://h:*/a", "*://h/a",
  ].map { form in
    growth("URL \(form)", 1_000) { count in
      let pieces = ["a", "%41", "a:", "@", "/", "&=", "?", "%2E%2E/", "[", "%CC%81%CC%96", "é"]
      let texts = pieces.map {
        form.replacing("*", with: String(repeating: $0, count: count / $0.utf8.count))
      }
      // Foundation doesn't accept every text as a URL.
      let urls = texts.compactMap { URL(string: $0, encodingInvalidCharacters: false) }
      return {
        for text in texts { consume(Counted(path: text)) }
        for url in urls {
          consume(url.has(scheme: "S", host: "H"))
          consume(url.has(scheme: "s", host: "aaa"))
          consume(url.countedPathComponents(scheme: "s", host: "h"))
          consume(url.countedPathComponents())
          consume(url.queryArguments().percentEncodedQuery)
        }
      }
    }
  }

/// The parts of URLs that are long.
private let partGrowth: [Benchmark] = [
  part("countedHostLabels", in: "s://*/a") { consume($0.countedHostLabels()) },
  part("countedHostAndPathComponents", in: "s://*/a") {
    consume($0.countedHostAndPathComponents())
  },
  part("has, host as a pattern", in: "s://*/a") { consume($0.has(host: OneOf("a", "b"))) },
  part("has, port", in: "s://h:*/a") { consume($0.has(scheme: "s", port: 7)) },
  part("countedPathComponents, patterns", in: "s://*/a") {
    consume($0.countedPathComponents(scheme: OneOf("s"), host: OneOf("a", "b")))
  },
  part("countedFragment", in: "s://h/#*") { consume($0.countedFragment()) },
  part("fragmentArguments", in: "s://h/#*") {
    consume($0.fragmentArguments().percentEncodedQuery)
  },
  part("percentEncodedPath(droppingFirst:)", in: "s://h/*") {
    consume($0.percentEncodedPath(droppingFirst: 900))
  },
  part("fragment written", in: "s://h/#*") {
    consume(
      URL(
        scheme: "s", host: "h", path: .N0, fragment: $0.countedFragment(),
        fragmentArguments: $0.fragmentArguments(), endsWithSlash: true))
  },
]

private func part(
  _ name: String, in form: String, _ work: @escaping @Sendable (URL) -> Void
) -> Benchmark {
  growth("URL \(name)", 1_000) { count in
    let pieces = [
      "a", "A", ".", "a.", "A-label-longer-than-that.", "%41", "%2E", "%FF", "0", "@", "&=",
      "%C3%9C", "[",
      "/", "a/", "?", "../",
    ]
    let urls = pieces.compactMap {
      let text = String(repeating: $0, count: count / $0.utf8.count)
      return URL(string: form.replacing("*", with: text), encodingInvalidCharacters: false)
    }
    return { for url in urls { work(url) } }
  }
}
