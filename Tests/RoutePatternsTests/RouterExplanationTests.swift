import Foundation
import RoutePatterns
import TestSupport
import Testing
import URLPatterns

@Test func `only a wildcard hides what's found in place of the next element`() throws {
  let star = lit(matching: Regex(".*"), printing: "x", template: "*")
  for (pattern, reason) in [
    (star / "end", #"found "y" instead of /end"#), (any / "end", "/end is missing"),
    (anything / "end", "/end is missing"), ("a" / anything / "end", "/end is missing"),
  ] {
    let pages = Router<Bool>()
    pages.add(true, route: pattern)
    let explanation = pages.format.explain(try #require(URL(string: "/a/y")))
    #expect(explanation.alternatives.map(\.reason) == [reason], "\(pattern)")
  }
}

// MARK: - What an explanation says is so

/// A part of a path, as a naive matcher reads it.
private enum Part {
  case literal(String), int, optionalInt, optionalLiteral(String), gap

  /// Returns whether these parts match the elements.
  static func match(_ parts: ArraySlice<Part>, _ elements: ArraySlice<String>) -> Bool {
    guard let part = parts.first else { return elements.isEmpty }
    let rest = parts.dropFirst()
    func matchFirst(_ isMatch: (String) -> Bool) -> Bool {
      elements.first.map { isMatch($0) && match(rest, elements.dropFirst()) } ?? false
    }
    return switch part {
    case .literal(let text): matchFirst { $0 == text }
    case .int: matchFirst { Int($0) != nil }
    case .optionalLiteral(let text): matchFirst { $0 == text } || match(rest, elements)
    case .optionalInt: matchFirst { Int($0) != nil } || match(rest, elements)
    case .gap:
      elements.indices.contains { match(rest, elements[($0 + 1)...]) }
    }
  }

  var pattern: PathPattern<Void> {
    let number = RoutePatterns.int.map({ _ in () }, { 1 })
    return switch self {
    case .literal(let text): lit(text)
    case .int: number
    case .optionalLiteral(let text): maybe(lit(text))
    case .optionalInt: maybe(number)
    case .gap: any / "end"
    }
  }

  var parts: [Part] { if case .gap = self { [.gap, .literal("end")] } else { [self] } }
}

/// An argument that must be a number, or that may be missing.
private struct Argument {
  var name: String
  var isOptional: Bool

  var pattern: QueryPattern<Void> {
    let argument = int(name).map({ _ in () }, { 1 })
    return isOptional ? maybe(argument).map({ _ in () }, { () }) : argument
  }

  func match(_ query: QueryArguments) -> Bool {
    query.contains(named: name) ? query[name, as: Int.self] != nil : isOptional
  }
}

@Test func `what an explanation gives as the reason is so`() throws {
  var random = SeededGenerator()
  let words = ["a", "b", "7", "end"]
  for _ in 0..<(runsLongTests ? 20_000 : 70) {
    let router = Router<Int>(scheme: "x", host: "h")
    var patterns: [(parts: [Part], arguments: [Argument])] = []
    for number in 0..<Int.random(in: 1...4, using: &random) {
      let parts = (0..<Int.random(in: 1...3, using: &random)).map { _ -> Part in
        let word = words.randomElement(using: &random)!
        return [.literal(word), .literal(word), .int, .optionalInt, .optionalLiteral(word), .gap]
          .randomElement(using: &random)!
      }
      let path = parts.dropFirst().reduce(parts[0].pattern) { $0 / $1.pattern }
      if Bool.random(using: &random) {
        let argument = Argument(name: "p", isOptional: Bool.random(using: &random))
        router.add(number, route: path .? argument.pattern)
        patterns.append((parts.flatMap(\.parts), [argument]))
      } else {
        router.add(number, route: path)
        patterns.append((parts.flatMap(\.parts), []))
      }
    }
    for _ in 0..<5 {
      let elements = (0..<Int.random(in: 0...4, using: &random)).map { _ in
        words.randomElement(using: &random)!
      }
      let query: QueryArguments = [[:], ["p": "1"], ["p": "x"]].randomElement(using: &random)!
      let url = try #require(
        URL(scheme: "x", host: "h", path: Counted(elements), query: query), "seed \(random.seed)")
      let comment: Comment =
        "\(url), \(router.format.templates.map(\.description)), seed \(random.seed)"
      let explanation = router.format.explain(url)
      let matching = patterns.firstIndex { pattern in
        Part.match(pattern.parts[...], elements[...])
          && pattern.arguments.allSatisfy { $0.match(query) }
      }
      #expect(explanation.alternatives.count == (matching ?? patterns.count - 1) + 1, comment)
      #expect(explanation.isMatch == (matching != nil), comment)
      for (number, alternative) in explanation.alternatives.enumerated() {
        #expect((alternative.reason == nil) == (number == matching), comment)
        guard let reason = alternative.reason else { continue }
        #expect(isSo(reason, elements, query), "\(reason), \(comment)")
      }
    }
  }
}

/// Returns whether a reason agrees with the elements and the arguments of a URL.
private func isSo(_ reason: String, _ elements: [String], _ query: QueryArguments) -> Bool {
  if let found = reason.firstMatch(of: /^found "(.*)" after the end$/) {
    return elements.contains(String(found.1))
  }
  if let missing = reason.firstMatch(of: /^(.*) is missing$/) {
    return missing.1.hasPrefix("p=") ? !query.contains(named: "p") : missing.1.hasPrefix("/")
  }
  guard let found = reason.firstMatch(of: /^found "(.*)" instead of (.*)$/) else { return false }
  let text = String(found.1)
  return found.2.split(separator: " or ").allSatisfy { name in
    switch name {
    case "p=:int": text.hasPrefix("p=") && query["p"].map { "p=" + $0 } == text && text != "p=1"
    case "/:int": elements.contains(text) && Int(text) == nil
    default: elements.contains(text) && "/" + text != name
    }
  }
}
