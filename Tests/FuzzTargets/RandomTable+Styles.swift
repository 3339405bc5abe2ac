import RoutePatterns
import URLFormats
import URLPatterns

private typealias Value = RandomTable.Value

/// Returns an isomorphism between a format's values and an array of them.
private func row<A>(
  _ apply: @escaping @Sendable (A) -> [Value], _ unapply: @escaping @Sendable ([Value]) -> A?
) -> PartialIso<A, [Value]> {
  PartialIso(apply: apply, unapply: unapply)
}

/// Returns an isomorphism that joins two arrays, the first of which has this size.
private func joined(_ size: Int) -> PartialIso<([Value], [Value]), [Value]> {
  row({ $0 + $1 }, { (Array($0.prefix(size)), Array($0.dropFirst(size))) })
}

private let nothing: PartialIso<Void, [Value]> = row({ [] }, { _ in () })
private let text: PartialIso<String, [Value]> = row({ [.text($0)] }, \.text)
private let number: PartialIso<Int, [Value]> = row({ [.number($0)] }, \.number)
private let isSet: PartialIso<Bool, [Value]> = row({ [.flag($0)] }, \.flag)
private let lowercased = PartialIso<String, String>(apply: { $0.lowercased() }, unapply: { $0 })
private let optionalText: PartialIso<String?, [Value]> =
  row({ [$0.map { .text($0) } ?? .missing] }, { .some($0.text) })
private let optional: PartialIso<Int?, [Value]> =
  row({ [$0.map { .number($0) } ?? .missing] }, { .some($0.number) })

extension RandomTable {
  /// The table as a format.
  var format: URLFormat<Link> {
    let address =
      switch start {
      case .web: scheme("https") </> URLFormats.host("h")
      case .emptyHost: URLFormats.address("x:///")
      case .app: URLFormats.address("x://")
      }
    return address
      </> URLFormat {
        for (index, route) in routes.enumerated() {
          PartialIso<[Value], Link>(
            apply: { Link(route: index, values: $0) },
            unapply: { $0.route == index ? $0.values : nil })
            <¢> format(of: route)
        }
      }
  }

  private func format(of route: Route) -> URLFormat<[Value]> {
    var parts: [(format: URLFormat<[Value]>, size: Int)] = []
    switch route.user {
    case .required: parts.append((text <¢> URLFormats.user(.string), 1))
    case .optional: parts.append((optionalText <¢> URLFormats.user(.string).optional(), 1))
    case nil: break
    }
    for (index, group) in route.groups.enumerated() {
      if index > 0 {
        parts.append((nothing <¢> (minimumOfGaps > 0 ? URLFormats.any : URLFormats.anything), 0))
      }
      parts += group.map { ($0.format, $0.count) }
    }
    if route.groups == [[]] { parts.append((nothing <¢> URLFormats.root, 0)) }
    switch route.port {
    case .required: parts.append((number <¢> URLFormats.port(.int), 1))
    case .optional: parts.append((optional <¢> URLFormats.port(.int).optional(), 1))
    case nil: break
    }
    switch route.argument {
    case .number(let name): parts.append((number <¢> query(name, .int), 1))
    case .fragment(let name):
      parts.append((number <¢> URLFormats.fragment(query(name, .int)), 1))
    case .flag(let name): parts.append((isSet <¢> query(flag: name), 1))
    case nil: break
    }
    return parts.dropFirst().reduce(parts[0]) { left, right in
      (joined(left.size) <¢> left.format </> right.format, left.size + right.size)
    }.format
  }

  /// The table as a router, whose values are found by reflection.
  var router: Router<RandomLink> {
    let router = Router<RandomLink>(scheme: address.scheme, host: address.host)
    for (index, route) in routes.enumerated() { add(route, index, to: router) }
    return router
  }

  private func add(_ route: Route, _ index: Int, to router: Router<RandomLink>) {
    func add(_ path: PathPattern<[Value]>) {
      var row = Row(pattern: path, size: route.groups.joined().reduce(0) { $0 + $1.count })
      if let user = route.user { row = Row(joining: user.user / row.pattern, 1, row.size) }
      if let port = route.port { row = Row(joining: row.pattern / port.port, row.size, 1) }
      let pattern = row.pattern
      let toLink: @Sendable ([Value]) -> Link? = { Link(route: index, values: $0) }
      let fromLink: @Sendable (Link) -> [Value]? = { $0.route == index ? $0.values : nil }
      let argument: QueryPattern<Value>
      switch route.argument {
      case nil:
        router.add(RandomLink.link, route: pattern.map(toLink, fromLink))
        return
      case .number(let name): argument = int(name).map({ .number($0) }, { [$0].number })
      case .fragment(let name):
        argument = fragment(int(name)).map({ .number($0) }, { [$0].number })
      case .flag(let name): argument = flag(name).map({ .flag($0) }, { [$0].flag })
      }
      let both: QueryPattern<([Value], Value)> = pattern .? argument
      let whole = both.map(
        { $0 + [$1] }, { values in values.last.map { (values.dropLast(), $0) } })
      router.add(RandomLink.link, route: whole.map(toLink, fromLink))
    }
    let gap = minimumOfGaps == 0 ? RoutePatterns.anything : RoutePatterns.any
    var row = Row(route.groups[0])
    for group in route.groups.dropFirst() {
      switch (row, Row(group)) {
      case (let before?, let next?):
        row = Row(joining: before.pattern / gap / next.pattern, before.size, next.size)
      case (nil, let next?): row = Row(pattern: gap / next.pattern, size: next.size)
      case (let before?, nil):
        return add(before.pattern / gap)
      case (nil, nil): return add(gap.map({ [Value]() }, { _ in () }))
      }
    }
    add(row?.pattern ?? root.map({ [Value]() }, { _ in () }))
  }
}

/// A link as a case of an enum.
enum RandomLink: Sendable, Equatable {
  case link(RandomTable.Link)
}

/// A pattern of several parts, and the number of values that it captures.
private struct Row {
  let pattern: PathPattern<[Value]>
  let size: Int

  init(pattern: PathPattern<[Value]>, size: Int) {
    (self.pattern, self.size) = (pattern, size)
  }

  /// Returns the patterns of some parts, or nil if there are none.
  init?(_ parts: [RandomTable.Part]) {
    guard let first = parts.first else { return nil }
    self.init(pattern: first.pattern, size: first.count)
    for part in parts.dropFirst() { self.init(joining: pattern / part.pattern, size, part.count) }
  }

  init(joining pattern: PathPattern<([Value], [Value])>, _ left: Int, _ right: Int) {
    self.init(
      pattern: pattern.map({ $0 + $1 }, { (Array($0.prefix(left)), Array($0.dropFirst(left))) }),
      size: left + right)
  }
}

extension RandomTable.Presence {
  fileprivate var user: PathPattern<[Value]> {
    switch self {
    case .required: RoutePatterns.user(string).map({ [.text($0)] }, { $0.text })
    case .optional:
      (maybe(RoutePatterns.user(string)) as PathPattern<String?>).map(
        { (text: String?) -> [Value]? in [text.map { .text($0) } ?? .missing] },
        { (values: [Value]) -> String?? in .some(values.text) })
    }
  }

  fileprivate var port: PathPattern<[Value]> {
    switch self {
    case .required: RoutePatterns.port(int).map({ [.number($0)] }, { $0.number })
    case .optional:
      (maybe(RoutePatterns.port(int)) as PathPattern<Int?>).map(
        { (number: Int?) -> [Value]? in [number.map { .number($0) } ?? .missing] },
        { (values: [Value]) -> Int?? in .some(values.number) })
    }
  }
}

extension RandomTable.Part {
  fileprivate var format: URLFormat<[Value]> {
    switch self {
    case .literal(let literal): nothing <¢> path(lit(literal))
    case .string: text <¢> path(.string)
    case .lowercase: text <¢> path(lowercased)
    case .between(let prefix, let suffix):
      text <¢> path(.string, prefix: prefix, suffix: suffix)
    case .int: number <¢> path(.int)
    case .optionalInt: optional <¢> path(.int).optional()
    }
  }

  fileprivate var pattern: PathPattern<[Value]> {
    switch self {
    case .literal(let literal): lit(literal).map({ [] }, { _ in () })
    case .string: RoutePatterns.string.map({ [.text($0)] }, { $0.text })
    case .lowercase: param({ $0.lowercased() }, { $0 }).map({ [.text($0)] }, { $0.text })
    case .between(let prefix, let suffix):
      RoutePatterns.string(prefix: prefix, suffix: suffix).map({ [.text($0)] }, { $0.text })
    case .int: RoutePatterns.int.map({ [.number($0)] }, { $0.number })
    case .optionalInt:
      (maybe(RoutePatterns.int) as PathPattern<Int?>).map(
        { (number: Int?) -> [Value]? in [number.map { .number($0) } ?? .missing] },
        { (values: [Value]) -> Int?? in .some(values.number) })
    }
  }
}
