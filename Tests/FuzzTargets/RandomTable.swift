import Foundation
import URLPatterns

/// A table of routes, created from bytes, and the simplest possible way to match and print it.
struct RandomTable {
  /// A part of a route: one element of the path, which can be optional.
  enum Part: Hashable {
    case literal(String)
    case string
    /// A text, which is read in lowercase but printed as it is.
    case lowercase
    /// Any text between a prefix and a suffix.
    case between(String, String)
    case int
    case optionalInt
  }

  enum Value: Hashable {
    case text(String)
    case number(Int)
    case flag(Bool)
    case missing
  }

  /// An argument with this name.
  enum Argument: Hashable {
    /// A number in the query.
    case number(String)
    /// A number in the fragment.
    case fragment(String)
    /// An argument of the query that can be missing, and needs no value.
    case flag(String)
  }

  /// The arguments in a URL.
  typealias Arguments = (query: QueryArguments, fragment: QueryArguments)

  /// A route: groups of parts with gaps between them, and possibly an argument.
  struct Route {
    /// The parts between gaps, where the first and the last group can be empty.
    var groups: [[Part]]
    var argument: Argument?
    var user: Presence?
    var port: Presence?
  }

  /// A route with its captured values.
  struct Link: Hashable {
    var route: Int
    var values: [Value]
  }

  let routes: [Route]

  let start: Start

  /// The scheme of its URLs, and the host, unless that's the first element.
  var address: (scheme: String, host: String?) {
    switch start {
    case .web: ("https", "h")
    case .emptyHost: ("x", "")
    case .app: ("x", nil)
    }
  }

  /// The minimum number of elements in a gap: 1 for `any`, or 0 for `anything`.
  let minimumOfGaps: Int

  /// The text that elements are made of, so that many of them match.
  static let words = [
    "users", "me", "7", "x", "a/b", "terms", "é", "e\u{301}", "%FF", "K", "\u{212A}", "007", "-1",
    "*", "page", "Users",
  ]

  init(_ input: inout FuzzInput) {
    let number = input.number(below: 8)
    let start: Start = number < 4 ? .web : number < 6 ? .emptyHost : .app
    (minimumOfGaps, self.start) = (number % 2, start)
    routes = (0...input.number(below: 6)).map { _ in
      let authority = input.byte()
      let user: Presence? =
        start != .web || authority & 3 != 3 ? nil : authority & 4 == 0 ? .required : .optional
      let port: Presence? =
        start == .emptyHost || authority & 24 != 24
        ? nil : authority & 32 == 0 ? .required : .optional
      let kind = input.byte()
      // Half of all routes have no gap.
      let gaps = kind & 1 == 0 ? 0 : 1 + Int(kind >> 1) % 3
      let groups = (0...gaps).map { index in
        let parts = (0..<input.number(below: gaps == 0 ? 6 : 3)).map { _ in Self.part(&input) }
        // There's something between two gaps.
        return parts.isEmpty && index > 0 && index < gaps ? [.string] : parts
      }
      guard kind >> 6 == 3 else { return Route(groups: groups, user: user, port: port) }
      let name = ["page", "q", "é"][input.number(below: 3)]
      let arguments: [Argument] = [.number(name), .number(name), .fragment(name), .flag(name)]
      return Route(
        groups: groups, argument: arguments[input.number(below: 4)], user: user, port: port)
    }
  }

  private static func part(_ input: inout FuzzInput) -> Part {
    switch input.number(below: 13) {
    case 0...5: .literal(word(&input))
    case 12:
      .between(
        ["", "7", "us", "e"][input.number(below: 4)],
        ["", "s", "7", "\u{301}"][input.number(below: 4)])
    case 6...7: .string
    case 8: .lowercase
    case 9...10: .int
    default: .optionalInt
    }
  }

  static func word(_ input: inout FuzzInput) -> String { words[input.number(below: words.count)] }

  /// Returns a link of the table: a route, with values for its captures.
  func link(_ input: inout FuzzInput) -> Link {
    let route = input.number(below: routes.count)
    let (user, port) = (routes[route].user, routes[route].port)
    var values: [Value] = []
    if user != nil {
      values.append(user == .optional && input.bool() ? .missing : .text(Self.text(&input)))
    }
    values += routes[route].groups.joined().compactMap { part -> Value? in
      switch part {
      case .string, .lowercase, .between: .text(Self.text(&input))
      case .int: .number(Int(Int8(bitPattern: input.byte())))
      case .optionalInt: input.bool() ? .missing : .number(input.number(below: 9))
      case .literal: nil
      }
    }
    if port != nil {
      let number = (Int(input.byte()) << 9) - 9
      values.append(port == .optional && input.bool() ? .missing : .number(number))
    }
    switch routes[route].argument {
    case .number, .fragment: values.append(.number(Int(input.byte())))
    case .flag: values.append(.flag(input.bool()))
    case nil: break
    }
    return Link(route: route, values: values)
  }

  private static func text(_ input: inout FuzzInput) -> String {
    input.bool() ? word(&input) : input.text()
  }

  /// Returns the first route that matches, by trying each way through each route.
  func match(_ elements: [String], _ arguments: Arguments, _ authority: Authority) -> Link? {
    for (index, route) in routes.enumerated() {
      guard let user = values(of: authority.user, route.user, { .text($0) }),
        let port = values(of: authority.port, route.port, { UInt16($0).map { .number(Int($0)) } })
      else { continue }
      var argument: [Value] = []
      if let one = route.argument {
        guard let value = one.value(in: arguments) else { continue }
        argument = [value]
      }
      if let captured = values(of: elements[...], route.groups[0][...], route.groups[1...]) {
        return Link(route: index, values: user + captured + port + argument)
      }
    }
    return nil
  }

  /// Returns the value of a user or a port, or nil if it doesn't match.
  private func values(
    of text: String?, _ presence: Presence?, _ convert: (String) -> Value?
  ) -> [Value]? {
    guard let presence else { return [] }
    guard let text else { return presence == .optional ? [.missing] : nil }
    return convert(text).map { [$0] }
  }

  private func values(
    of elements: ArraySlice<String>, _ parts: ArraySlice<Part>, _ groups: ArraySlice<[Part]>
  ) -> [Value]? {
    guard let part = parts.first else {
      guard let group = groups.first else { return elements.isEmpty ? [] : nil }
      for count in (0...elements.count).dropFirst(minimumOfGaps) {
        let rest = elements.dropFirst(count)
        if let found = values(of: rest, group[...], groups.dropFirst()) { return found }
      }
      return nil
    }
    if let element = elements.first, let captured = part.values(of: element),
      let rest = values(of: elements.dropFirst(), parts.dropFirst(), groups)
    {
      return captured + rest
    }
    guard part == .optionalInt else { return nil }
    return values(of: elements, parts.dropFirst(), groups).map { [.missing] + $0 }
  }

  /// Returns the URL that a link is printed as, or nil if it would be read as another link.
  func url(for link: Link) -> URL? {
    let route = routes[link.route]
    var values = link.values[...]
    var elements: [String] = []
    let user = route.user.map { _ in [values.removeFirst()] }?.text
    for (index, group) in route.groups.enumerated() {
      if index > 0, minimumOfGaps > 0 { elements.append("*") }
      for part in group { elements += part.elements(taking: &values) }
    }
    let port = route.port.map { _ in [values.removeFirst()] }?.number
    let authority = Authority(user: user, port: port)
    let arguments: Arguments = route.argument?.arguments(for: values.first) ?? ([:], [:])
    guard !elements.contains(where: { ["", ".", ".."].contains($0) }),
      start != .app || !elements.isEmpty || port == nil,
      match(elements, arguments, authority) == link
    else { return nil }
    return url(elements, authority, arguments)
  }
}

extension RandomTable.Part {
  /// The number of captured values.
  var count: Int {
    switch self {
    case .literal: 0
    case .string, .lowercase, .between, .int, .optionalInt: 1
    }
  }

  /// Returns the value that the part captures from an element, or nil if it doesn't match.
  fileprivate func values(of element: String) -> [RandomTable.Value]? {
    switch self {
    case .literal(let text): text == element ? [] : nil
    case .string: [.text(element)]
    case .lowercase: [.text(element.lowercased())]
    case .between(let prefix, let suffix):
      text(of: element, between: prefix.utf8, suffix.utf8).map { [.text($0)] }
    case .int, .optionalInt: Int(element).map { [.number($0)] }
    }
  }

  /// Returns the text between a prefix and a suffix, unless no path can contain it.
  private func text(
    of element: String, between prefix: String.UTF8View, _ suffix: String.UTF8View
  ) -> String? {
    let bytes = element.utf8
    guard bytes.count >= prefix.count + suffix.count, bytes.starts(with: prefix),
      bytes.reversed().starts(with: suffix.reversed())
    else { return nil }
    let text = String(
      decoding: bytes.dropFirst(prefix.count).dropLast(suffix.count), as: UTF8.self)
    return ["", ".", ".."].contains(text) ? nil : text
  }

  /// Returns the elements that a part is printed as, and takes its value from `values`.
  fileprivate func elements(taking values: inout ArraySlice<RandomTable.Value>) -> [String] {
    if case .literal(let text) = self { return [text] }
    switch values.removeFirst() {
    case .text(let text):
      if case .between(let prefix, let suffix) = self { return [prefix + text + suffix] }
      return [text]
    case .number(let number): return ["\(number)"]
    case .missing, .flag: return []
    }
  }
}

extension [RandomTable.Value] {
  /// The first value, if it's a number.
  var number: Int? { if case .number(let number)? = first { number } else { nil } }

  /// The first value, if it's a flag.
  var flag: Bool? { if case .flag(let isSet)? = first { isSet } else { nil } }

  /// The first value, if it's a text.
  var text: String? { if case .text(let text)? = first { text } else { nil } }
}

extension RandomTable.Argument {
  /// Returns the argument's value, or nil if it doesn't match.
  fileprivate func value(in arguments: RandomTable.Arguments) -> RandomTable.Value? {
    switch self {
    case .number(let name): arguments.query[name].flatMap { Int($0) }.map { .number($0) }
    case .fragment(let name): arguments.fragment[name].flatMap { Int($0) }.map { .number($0) }
    case .flag(let name): .flag(arguments.query.contains(named: name))
    }
  }

  /// Returns the arguments that a value is printed as.
  fileprivate func arguments(for value: RandomTable.Value?) -> RandomTable.Arguments {
    switch (self, value) {
    case (.number(let name), .number(let number)): ([name: "\(number)"], [:])
    case (.fragment(let name), .number(let number)): ([:], [name: "\(number)"])
    case (.flag(let name), .flag(true)): (QueryArguments([(name: name, value: nil)]), [:])
    default: ([:], [:])
    }
  }
}
