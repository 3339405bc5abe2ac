import URLFormats
import URLPatterns

private typealias Value = RandomTable.Value

/// The captured values, as a row.
private func row<A>(
  _ format: URLFormat<A>, _ apply: @escaping @Sendable (A) -> [Value],
  _ unapply: @escaping @Sendable ([Value]) -> A?
) -> URLFormat<[Value]> {
  PartialIso(apply: apply, unapply: unapply) <¢> format
}

extension RandomTable {
  /// Returns the table as a format, with a `counter` of the looks at elements.
  func format(_ counter: LookCounter) -> URLFormat<Link> {
    scheme("s") </> host("h") </> format(of: routes.indices, counter)
  }

  /// Returns a format of the path and the query of some of the routes.
  func format(of indices: Range<Int>, _ counter: LookCounter) -> URLFormat<Link> {
    URLFormat {
      for index in indices {
        let link = PartialIso<[Value], Link>(
          apply: { Link(route: index, values: $0) },
          unapply: { $0.route == index ? $0.values : nil })
        link <¢> format(of: routes[index], counter)
      }
    }
  }

  private func format(of route: Route, _ counter: LookCounter) -> URLFormat<[Value]> {
    var format = row(path("x"), { [] }, { _ in () })
    var size: Int? = nil
    func append(_ other: URLFormat<[Value]>, size otherSize: Int) {
      guard let count = size else {
        (format, size) = (other, otherSize)
        return
      }
      let joined = format </> other
      format = PartialIso<([Value], [Value]), [Value]>(
        apply: { $0 + $1 }, unapply: { (Array($0.prefix(count)), Array($0.dropFirst(count))) }
      ) <¢> joined
      size = count + otherSize
    }
    for (index, group) in route.groups.enumerated() {
      if index > 0 {
        if minimumOfGaps > 0 { append(row(path(any: "*"), { [] }, { _ in () }), size: 0) }
        append(
          row(
            group.isEmpty && index == route.groups.count - 1 ? tail : anything, { [] }, { _ in () }),
          size: 0)
      }
      for part in group { append(part.format(counter), size: part.count) }
    }
    if route.groups == [[]] { append(row(end, { [] }, { _ in () }), size: 0) }
    if let name = route.argument {
      append(row(query(name, .int), { [.number($0)] }, { $0.number }), size: 1)
    }
    return format
  }
}

extension RandomTable.Part {
  /// The number of captured values.
  var count: Int {
    switch self {
    case .literal, .exactly, .any, .matching: 0
    case .string, .int, .optionalInt: 1
    }
  }

  fileprivate func format(_ counter: LookCounter) -> URLFormat<[Value]> {
    let int = PartialIso<String, Int>(
      apply: {
        counter.look()
        return Int($0)
      }, unapply: { "\($0)" })
    switch self {
    case .literal(let text): return row(path(text), { [] }, { _ in () })
    case .exactly(let text): return row(path(Exactly(text)), { [] }, { _ in () })
    case .any(let text): return row(path(any: text), { [] }, { _ in () })
    case .matching(let text):
      return row(path(BeginsWithDigit(counter: counter), printing: text), { [] }, { _ in () })
    case .string:
      return row(
        path(.string), { [.text($0)] }, { $0.text })
    case .int: return row(path(int), { [.number($0)] }, { $0.number })
    case .optionalInt:
      return row(
        path(int).optional(), { [$0.map { .number($0) } ?? .missing] }, { .some($0.number) })
    }
  }
}

/// A matcher for elements that begin with a digit, which counts.
struct BeginsWithDigit: PatternMatching, Sendable {
  let counter: LookCounter

  static func ~= (pattern: BeginsWithDigit, element: String) -> Bool {
    pattern.counter.look()
    return RandomTable.Part.beginsWithDigit(element)
  }
}
