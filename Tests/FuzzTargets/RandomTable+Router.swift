import RoutePatterns
import URLPatterns

private typealias Value = RandomTable.Value

/// A route as a case of an enum, with values that are found by reflection.
enum RandomLink: Sendable {
  case link(RandomTable.Link)

  var link: RandomTable.Link {
    switch self {
    case .link(let link): link
    }
  }
}

extension RandomTable {
  /// Returns the table as a router, or nil if a gap can be empty, because RoutePatterns has no such
  /// gaps.
  func router(scheme: String?, host: String?, _ counter: LookCounter) -> Router<RandomLink>? {
    guard minimumOfGaps == 1 else { return nil }
    let router = Router<RandomLink>(scheme: scheme, host: host)
    add(routes.indices, to: router, counter)
    return router
  }

  /// Adds some of the routes.
  func add(_ indices: Range<Int>, to router: Router<RandomLink>, _ counter: LookCounter) {
    for index in indices { add(routes[index], index, to: router, counter) }
  }

  private func add(
    _ route: Route, _ index: Int, to router: Router<RandomLink>, _ counter: LookCounter
  ) {
    func add<S: PatternState.ClosedPath>(_ pattern: RoutePattern<[Value], S>) {
      let toLink: @Sendable ([Value]) -> Link? = { Link(route: index, values: $0) }
      let fromLink: @Sendable (Link) -> [Value]? = { $0.route == index ? $0.values : nil }
      guard let name = route.argument else {
        router.add(RandomLink.link, route: pattern.map(toLink, fromLink))
        return
      }
      let joined: QueryPattern<([Value], Int)> = pattern .? int(name)
      let row = joined.map({ $0 + [Value.number($1)] }, Self.withNumber)
      router.add(RandomLink.link, route: row.map(toLink, fromLink))
    }
    var row = Row(route.groups[0], counter)
    for group in route.groups.dropFirst() {
      switch (row, Row(group, counter)) {
      case (let before?, let next?):
        let open: RoutePattern<[Value], PatternState.AnyStart> = before.pattern / any
        row = Row(joining: open / next.pattern, before.size, next.size)
      case (nil, let next?): row = Row(pattern: any / next.pattern, size: next.size)
      case (let before?, nil):
        let end: RoutePattern<[Value], PatternState.AnyEnd> = before.pattern / any
        return add(end)
      case (nil, nil): return add(any.map({ [Value]() }, { _ in () }))
      }
    }
    add(row?.pattern ?? root.map({ [Value]() }, { _ in () }))
  }

  private static func withNumber(_ values: [Value]) -> ([Value], Int)? {
    guard case .number(let number)? = values.last else { return nil }
    return (values.dropLast(), number)
  }
}

/// A pattern of several parts, and the number of values that it captures.
private struct Row {
  let pattern: PathPattern<[Value]>
  let size: Int

  init(pattern: PathPattern<[Value]>, size: Int) {
    (self.pattern, self.size) = (pattern, size)
  }

  /// Returns the patterns of some parts, or nil if there are none.
  init?(_ parts: [RandomTable.Part], _ counter: LookCounter) {
    guard let first = parts.first else { return nil }
    self.init(pattern: first.pattern(counter), size: first.count)
    for part in parts.dropFirst() {
      self.init(joining: pattern / part.pattern(counter), size, part.count)
    }
  }

  init(joining pattern: PathPattern<([Value], [Value])>, _ left: Int, _ right: Int) {
    self.init(
      pattern: pattern.map({ $0 + $1 }, { (Array($0.prefix(left)), Array($0.dropFirst(left))) }),
      size: left + right)
  }
}

extension RandomTable.Part {
  fileprivate func pattern(_ counter: LookCounter) -> PathPattern<[Value]> {
    let int: PathPattern<Int> = param(
      { (text: String) -> Int? in
        counter.look()
        return Int(text)
      }, { (number: Int) -> String? in "\(number)" })
    switch self {
    case .literal(let text): return lit(text).map({ [] }, { _ in () })
    case .exactly(let text): return lit(exactly: text).map({ [] }, { _ in () })
    case .any(let text): return lit(any: text).map({ [] }, { _ in () })
    case .matching(let text):
      return lit(matching: BeginsWithDigit(counter: counter), printing: text)
        .map({ [] }, { _ in () })
    case .string: return RoutePatterns.string.map({ [.text($0)] }, { $0.text })
    case .int: return int.map({ [.number($0)] }, { $0.number })
    case .optionalInt:
      let optional: PathPattern<Int?> = maybe(int)
      return optional.map(
        { (number: Int?) -> [Value]? in [number.map { .number($0) } ?? .missing] },
        { (values: [Value]) -> Int?? in .some(values.number) })
    }
  }
}
