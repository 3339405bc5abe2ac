import Foundation
import URLPatterns

/// Paths that are read and written.
let pathGrowth: [Benchmark] =
  [
    "/a", "/%41", "/ü", "/%FF", "/", "/.", "/..", "/%2e", "/a/..", "/%2E%2e/b/c/../..", "/a?", "x",
    "%C3%BC", "ü", "%FF", "%", "@",
  ].map { piece in growth("path of \(piece)", of: piece, after: "/") { Counted(path: $0) } }
  + ["x", "%", "ü", "/"].map { piece in
    growth("printed element of \(piece)", of: piece) { try Counted.N1($0).percentEncodedPath() }
  } + [
    growth("path debugged", of: "/a", 500) { Counted(path: $0).debugDescription }
  ]

/// Lists with the maximum number of elements.
let listGrowth: [Benchmark] = [
  list("made of a sequence") { consume(Counted(Array($0))) },
  list("printed") { consume(try? $0.percentEncodedPath()) },
  list("walked") { for element in $0 { consume(element) } },
  list("elements") { consume(($0.elements, $0.count, $0.last)) },
  list("mapped") { consume($0.map { $0.utf8.count } as Counted<Int>) },
  list("compared") { consume(($0 == $0, $0.hashValue)) },
  list("described") { consume($0.description) },
  list("prefix and suffix") { consume(($0.prefix($0.count - 1), $0.suffix($0.count - 1))) },
  list("dropFirst and dropLast") { consume(($0.dropFirst(), $0.dropLast())) },
  list("+") { consume(.N1("a") + $0) },
  list("Codable") {
    consume(try! JSONDecoder().decode(Counted<String>.self, from: JSONEncoder().encode($0)))
  },
  list("Begins and Ends") { consume((Begins("a") && Ends("b", "a")) ~= $0) },
  list("Contains") { consume(Contains("a", "a", "b") ~= $0) },
  list("Contains, capturing") { consume(Contains(Capture(String.self), "b") ~= $0) },
  list("Begins, Contains and Ends") {
    consume((Begins("a") && Contains("a", "b") && Ends("a")) ~= $0)
  },
]

private func list(
  _ name: String, _ work: @escaping @Sendable (Counted<String>) -> Void
) -> Benchmark {
  growth("list \(name)", 15) { count in
    let list = Counted(repeatElement("john morgan", count: count))
    return { work(list) }
  }
}

/// URLs and their parts.
let urlGrowth: [Benchmark] =
  [
    url("scheme and host", "s://h/*", "s://h/?*", "s://*@h/a", "s://*:7/a", "s://h:*/a", "*://h/a")
    {
      consume(($0.has(scheme: "S", host: "H"), $0.has(scheme: "s", port: 7)))
      consume($0.has(host: OneOf("a", "b")))
      consume($0.countedPathComponents(scheme: OneOf("s"), host: OneOf("a", "h")))
    },
    url("path", "s://h/*", "s://h/?*", "s://h/#*", "s://h*/a") {
      consume(($0.countedPathComponents(), $0.restOfPath(droppingFirst: 900)))
    },
    url("query", "s://h/?*", "s://h/*", "s://h/#*") {
      consume($0.queryArguments().percentEncodedQuery)
    },
    url("host", "s://*/a", "s://h*/a", "s://*:7/a") {
      consume(($0.countedHostLabels(), $0.countedHostAndPathComponents()))
    },
    url("fragment", "s://h/#*", "s://h/#/*", "s://h/#a=*") {
      let (path, arguments) = ($0.countedFragment(), $0.fragmentArguments())
      consume(
        URL(
          scheme: "s", host: "h", path: .N0, fragment: path, fragmentArguments: arguments,
          endsWithSlash: true))
    },
  ].flatMap { $0 }
  + ["a", "é", "%", "%41", "[", "#", "\n", " ", "\u{202C}", "<"].map { piece in
    growth("URL(pasted:) of \(piece.debugDescription)", of: piece, after: "s://h/") {
      URL(pasted: $0)
    }
  }

private func url(
  _ name: String, _ forms: String..., work: @escaping @Sendable (URL) -> Void
) -> [Benchmark] {
  forms.map { form in
    growth("URL \(form), \(name)", 1_000) { count in
      let pieces = [
        "a", "A", ".", "a.", "A-label-longer-than-that.", "%41", "%2E%2E/", "%FF", "0", "a:", "@",
        "/", "a/", "../", "&=", "?", "[", "%C3%9C", "%CC%81%CC%96", "é",
      ]
      // Foundation doesn't accept every text as a URL.
      let urls = pieces.compactMap { piece in
        let text = String(repeating: piece, count: count / piece.utf8.count)
        return URL(string: form.replacing("*", with: text), encodingInvalidCharacters: false)
      }
      return { for url in urls { work(url) } }
    }
  }
}
