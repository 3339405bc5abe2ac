/// Prints the public declarations of a module, one on each line, from the symbol graphs that
/// `swift symbolgraph-extract` writes:
///
///     PublicDeclarations MODULE.symbols.json MODULE@OTHER.symbols.json …
///
/// Each line is complete: a member is printed inside an extension, and a conformance as an
/// extension without members. A type comes before its members.
import Foundation

struct SymbolGraph: Decodable {
  let symbols: [Symbol]
  let relationships: [Relationship]
}

struct Symbol: Decodable {
  struct Identifier: Decodable { let precise: String }
  struct Fragment: Decodable { let spelling: String }
  struct Extension: Decodable { let constraints: [Constraint]? }
  struct Availability: Decodable { let isUnconditionallyDeprecated: Bool? }

  let identifier: Identifier
  let pathComponents: [String]
  let declarationFragments: [Fragment]
  let swiftExtension: Extension?
  let availability: [Availability]?

  /// The type that the declaration is a member of, or an empty string at the top level.
  var owner: String { pathComponents.dropLast().joined(separator: ".") }

  /// The declaration as written in Swift, on one line.
  var declaration: String {
    let isDeprecated = availability?.contains { $0.isUnconditionallyDeprecated == true } ?? false
    let words = declarationFragments.map(\.spelling).joined().split(whereSeparator: \.isWhitespace)
    return (isDeprecated ? "@available(*, deprecated) " : "") + words.joined(separator: " ")
  }
}

struct Relationship: Decodable {
  let kind: String
  let source: String
  let target: String
  let targetFallback: String?
  let swiftConstraints: [Constraint]?
}

struct Constraint: Decodable {
  let kind: String
  let lhs: String
  let rhs: String

  /// Whether this is implied, because generic parameters are copyable and escapable by default.
  var isImplied: Bool { ["Copyable", "Escapable"].contains(rhs) }

  var spelling: String { "\(lhs) \(kind == "sameType" ? "==" : ":") \(rhs)" }
}

func whereClause(_ constraints: [Constraint]?) -> String {
  let spelled = (constraints ?? []).filter { !$0.isImplied }.map(\.spelling).sorted()
  return spelled.isEmpty ? "" : " where \(spelled.joined(separator: ", "))"
}

/// A line of the list, sorted by type, with each type before its conformances and members.
struct Line: Comparable, Hashable {
  let type: String
  let rank: Int
  let text: String

  static func < (left: Line, right: Line) -> Bool {
    (left.type, left.rank, left.text) < (right.type, right.rank, right.text)
  }
}

/// The protocols that nearly every type conforms to implicitly.
let impliedProtocols: Set = ["Copyable", "Escapable", "SendableMetatype"]

let graphs = try CommandLine.arguments.dropFirst().map { path in
  (path, try JSONDecoder().decode(SymbolGraph.self, from: Data(contentsOf: URL(filePath: path))))
}
let ownTypes = Set(
  graphs.filter { !$0.0.contains("@") }.flatMap { $0.1.symbols.map { $0.pathComponents[0] } })
var names: [String: String] = [:]
for (_, graph) in graphs {
  for symbol in graph.symbols {
    names[symbol.identifier.precise] = symbol.pathComponents.joined(separator: ".")
  }
}

var lines: Set<Line> = []
for (path, graph) in graphs {
  // A type from another module is printed with the module's name if this module has a type of the
  // same name.
  let otherModule = path.split(separator: "@").dropFirst().first?.split(separator: ".")[0]
  func qualified(_ type: String) -> String {
    guard let otherModule, ownTypes.contains(type) else { return type }
    return "\(otherModule).\(type)"
  }

  var owners: [String: String] = [:]
  let symbols = Dictionary(
    graph.symbols.map { ($0.identifier.precise, $0) }, uniquingKeysWith: { first, _ in first })
  for relationship in graph.relationships where relationship.kind == "memberOf" {
    owners[relationship.target] = symbols[relationship.source]?.owner
  }

  for symbol in graph.symbols {
    let owner = qualified(symbol.owner)
    lines.insert(
      owner.isEmpty
        ? Line(type: symbol.pathComponents[0], rank: 0, text: symbol.declaration)
        : Line(
          type: owner, rank: 2,
          text: "extension \(owner)\(whereClause(symbol.swiftExtension?.constraints)) "
            + "{ \(symbol.declaration) }"))
  }
  for conformance in graph.relationships where conformance.kind == "conformsTo" {
    let fallback = conformance.targetFallback?.split(separator: ".").dropFirst()
    let target = names[conformance.target] ?? fallback?.joined(separator: ".") ?? conformance.target
    guard !impliedProtocols.contains(target) else { continue }
    let source = names[conformance.source] ?? owners[conformance.source] ?? conformance.source
    let type = qualified(source)
    lines.insert(
      Line(
        type: type, rank: 1,
        text: "extension \(type): \(target)\(whereClause(conformance.swiftConstraints))"))
  }
}
for line in lines.sorted() { print(line.text) }
