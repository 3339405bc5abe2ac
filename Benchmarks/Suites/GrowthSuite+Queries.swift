import Foundation
import URLPatterns

/// Queries of many arguments, and of long ones.
let queryGrowth: [Benchmark] =
  [
    query("looked up") { consume(($0["last"], $0["none"], $0["last", as: Int.self])) },
    query("looked up, ignoring case") { consume($0.ignoringCase()["LAST"]) },
    query("contains") { consume($0.contains(named: "none")) },
    query("Has and MayHave") {
      consume(
        (Has("last", Capture(Int.self)) && MayHave("none", Capture(Int.self).optional())) ~= $0)
    },
    query("values") { consume($0.values(named: "x")) },
    query("walked") { for argument in $0 { consume(argument.name) } },
    query("described") { consume(($0.count, $0.hashValue, $0.description)) },
    query("==") { consume($0 == QueryArguments(percentEncoded: $0.percentEncodedQuery)) },
    query("made of others") {
      consume((QueryArguments($0), $0 + $0, $0.filter { $0.name == "x" }))
    },
    query("set") { query in
      var query = query
      (query["last"], query["first"], query["none"]) = ("1", "2", "3")
      query.setValues(["a", "b"], named: "x")
      query.setValues(query.map(\.name), named: "last")
      query["last"] = nil
      consume(query)
    },
    growth("query appended to", 200) { count in
      {
        var query: QueryArguments = [:]
        for _ in 0..<count { query.append(name: "ü", value: "&") }
        consume(query)
      }
    },
  ]
  + ["é", "\u{301}", "\u{316}\u{301}"].map { piece in
    // The names in the query and the one that's asked for can't be refused by their lengths.
    growth("query looked up by \(piece.debugDescription)", 10) { count in
      let names = (0..<count).map { String(repeating: "É", count: 20) + "\($0)" }
      let query = QueryArguments(names.map { (name: $0, value: "1") })
      let name = "é" + String(repeating: piece, count: count)
      return {
        for var query in [query, query.ignoringCase()] {
          consume((query[name], query.values(named: name), query.contains(named: name)))
          query[name] = "2"
          consume(query)
        }
      }
    }
  }
  + ["x&", "x=1&", "&", "=&", "%FF=%&", "x=%26;+&", "x", "x=", "%26", "+", "%"].map { piece in
    growth("query of \(piece)", of: piece, 200) { text in
      let query = QueryArguments(percentEncoded: text).readingPlusAsSpace()
      for (name, value) in query { consume((name, value)) }
      return (
        query["x"], query.percentEncodedQuery, query.values(named: "x"),
        query.contains(named: "%FF")
      )
    }
  }

private func query(
  _ name: String, _ work: @escaping @Sendable (QueryArguments) -> Void
) -> Benchmark {
  growth("query \(name)", 100) { count in
    let text = (0..<count).map { "a\($0)=\($0)&x=%26" }.joined(separator: "&")
    let query = QueryArguments(percentEncoded: "first=0&\(text)&last=7")
    return { work(query) }
  }
}
