import Foundation
import URLPatterns

/// Queries of many arguments, and of long ones.
let queryGrowth: [Benchmark] =
  [
    query("looked up") { consume($0["last"]) },
    query("looked up in vain") { consume($0["none"]) },
    query("converted") { consume($0["last", as: Int.self]) },
    query("contains") { consume($0.contains(named: "none")) },
    query("looked up, ignoring case") { consume($0.ignoringCase()["LAST"]) },
    query("Has") { consume(Has("last", Capture(Int.self)) ~= $0) },
    query("MayHave") { consume(MayHave("none", Capture(Int.self)) ~= $0) },
    query("filtered") { consume($0.filter { $0.name == "x" }) },
    query("+") { consume($0 + $0) },
    query("several set") { query in
      var query = query
      query.setValues(["a", "b"], named: "x")
      query.setValues(query.map(\.name), named: "last")
      consume(query)
    },
    query("values") { consume($0.values(named: "x")) },
    query("walked") { for argument in $0 { consume(argument.name) } },
    query("count") { consume($0.count) },
    query("==") { consume($0 == QueryArguments(percentEncoded: $0.percentEncodedQuery)) },
    query("hash") { consume($0.hashValue) },
    query("described") { consume($0.description) },
    query("made of a sequence") { consume(QueryArguments($0)) },
    query("set") { query in
      var query = query
      query["last"] = "1"
      query["first"] = "2"
      consume(query)
    },
    query("added to") { query in
      var query = query
      query["none"] = "1"
      consume(query)
    },
    query("removed from") { query in
      var query = query
      query["x"] = nil
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
  + ["x&", "x=1&", "&", "=&", "%FF=%&", "x=%26;+&", "x", "x=", "%26", "+", "%"].map { piece in
    growth("query of \(piece)", of: piece, 200) { text in
      let query = QueryArguments(percentEncoded: text, plusAsSpace: true)
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
