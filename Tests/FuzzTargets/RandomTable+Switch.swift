import URLPatterns

/// A part of a random route in a `case`.
private struct PartMatcher: PatternMatching {
  let part: RandomTable.Part
  let capture: Capture<[RandomTable.Value]>

  init(_ part: RandomTable.Part) {
    self.part = part
    capture = Capture { part.values(of: $0) }
  }

  static func ~= (pattern: PartMatcher, element: String) -> Bool {
    switch pattern.part {
    case .literal(let text): text ~= element
    case .exactly(let text): Exactly(text) ~= element
    default: pattern.capture ~= element
    }
  }

  var values: [RandomTable.Value] {
    switch part {
    case .literal, .exactly: []
    default: capture()
    }
  }
}

extension RandomTable {
  /// Whether the table can be written as a `switch` with one case for each route.
  var isSwitch: Bool { routes.allSatisfy { $0.hasCase(minimumOfGaps) } }

  /// Returns the first route that matches, using the patterns of a `case`.
  func matchBySwitch(_ path: Counted<String>, _ query: QueryArguments) -> Link? {
    for (index, route) in routes.enumerated() {
      let matchers = route.matchers(minimumOfGaps)
      guard route.matches(path, matchers) else { continue }
      var values = matchers.joined().flatMap(\.values)
      if let name = route.argument {
        guard let number = query[name, as: Int.self] else { continue }
        values.append(.number(number))
      }
      return Link(route: index, values: values)
    }
    return nil
  }
}

extension RandomTable.Route {
  /// Whether matchers of part of a path can express this route: no part is optional, no slice has
  /// more than three parts, and only the middle one has gaps on both sides.
  fileprivate func hasCase(_ minimumOfGaps: Int) -> Bool {
    guard !groups.joined().contains(.optionalInt) else { return false }
    if groups.count == 1 { return true }
    return groups.count <= 3 && matchers(minimumOfGaps).allSatisfy { $0.count <= 3 }
      && (groups.count < 3 || minimumOfGaps == 0)
  }

  /// Returns the matchers of each group, where a gap of at least one element begins with a matcher
  /// of any element.
  fileprivate func matchers(_ minimumOfGaps: Int) -> [[PartMatcher]] {
    groups.indices.map { index in
      let gap = index > 0 ? Array(repeating: RandomTable.Part.any("*"), count: minimumOfGaps) : []
      return (gap + groups[index]).map(PartMatcher.init)
    }
  }

  fileprivate func matches(_ path: Counted<String>, _ matchers: [[PartMatcher]]) -> Bool {
    let first = matchers[0]
    switch matchers.count {
    case 1: return isWhole(path, first)
    case 2:
      let last = matchers[1]
      switch (first.count, last.count) {
      case (0, 0): return true
      case (0, 1): return (Ends(last[0])) ~= path
      case (0, 2): return (Ends(last[0], last[1])) ~= path
      case (0, 3): return (Ends(last[0], last[1], last[2])) ~= path
      case (1, 0): return (Begins(first[0])) ~= path
      case (2, 0): return (Begins(first[0], first[1])) ~= path
      case (1, 1): return (Begins(first[0]) && Ends(last[0])) ~= path
      case (1, 2): return (Begins(first[0]) && Ends(last[0], last[1])) ~= path
      case (1, 3): return (Begins(first[0]) && Ends(last[0], last[1], last[2])) ~= path
      case (2, 1): return (Begins(first[0], first[1]) && Ends(last[0])) ~= path
      case (2, 2): return (Begins(first[0], first[1]) && Ends(last[0], last[1])) ~= path
      default: return (Begins(first[0], first[1]) && Ends(last[0], last[1], last[2])) ~= path
      }
    default:
      let (middle, last) = (matchers[1], matchers[2])
      switch (first.count, middle.count, last.count) {
      case (0, 1, 0): return (Contains(middle[0])) ~= path
      case (0, 2, 0): return (Contains(middle[0], middle[1])) ~= path
      case (1, 1, 0): return (Begins(first[0]) && Contains(middle[0])) ~= path
      case (1, 2, 0): return (Begins(first[0]) && Contains(middle[0], middle[1])) ~= path
      case (2, 1, 0): return (Begins(first[0], first[1]) && Contains(middle[0])) ~= path
      case (2, 2, 0): return (Begins(first[0], first[1]) && Contains(middle[0], middle[1])) ~= path
      case (0, 1, 1): return (Contains(middle[0]) && Ends(last[0])) ~= path
      case (0, 2, 1): return (Contains(middle[0], middle[1]) && Ends(last[0])) ~= path
      case (0, 1, 2): return (Contains(middle[0]) && Ends(last[0], last[1])) ~= path
      case (0, 2, 2): return (Contains(middle[0], middle[1]) && Ends(last[0], last[1])) ~= path
      case (1, 1, 1): return (Begins(first[0]) && Contains(middle[0]) && Ends(last[0])) ~= path
      case (1, 2, 1):
        return (Begins(first[0]) && Contains(middle[0], middle[1]) && Ends(last[0])) ~= path
      case (2, 1, 1):
        return (Begins(first[0], first[1]) && Contains(middle[0]) && Ends(last[0])) ~= path
      case (1, 1, 2):
        return (Begins(first[0]) && Contains(middle[0]) && Ends(last[0], last[1])) ~= path
      case (2, 2, 1):
        return (Begins(first[0], first[1]) && Contains(middle[0], middle[1]) && Ends(last[0]))
          ~= path
      case (2, 1, 2):
        return (Begins(first[0], first[1]) && Contains(middle[0]) && Ends(last[0], last[1])) ~= path
      case (1, 2, 2):
        return (Begins(first[0]) && Contains(middle[0], middle[1]) && Ends(last[0], last[1]))
          ~= path
      default:
        return
          (Begins(first[0], first[1]) && Contains(middle[0], middle[1]) && Ends(last[0], last[1]))
          ~= path
      }
    }
  }

  private func isWhole(_ path: Counted<String>, _ parts: [PartMatcher]) -> Bool {
    switch path {
    case .N0: parts.isEmpty
    case .N1(_) where parts.count != 1, .N2(_, _) where parts.count != 2: false
    case .N3(_, _, _) where parts.count != 3, .N4(_, _, _, _) where parts.count != 4: false
    case .N5(_, _, _, _, _) where parts.count != 5: false
    case .N1(parts[0]): true
    case .N2(parts[0], parts[1]): true
    case .N3(parts[0], parts[1], parts[2]): true
    case .N4(parts[0], parts[1], parts[2], parts[3]): true
    case .N5(parts[0], parts[1], parts[2], parts[3], parts[4]): true
    default: false
    }
  }
}
