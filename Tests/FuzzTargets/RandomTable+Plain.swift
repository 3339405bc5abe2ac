import URLPatterns

// The simplest possible router, to compare the three styles with.

extension RandomTable {
  /// Returns the first route that matches, by trying each way through each route.
  func match(_ elements: [String], _ query: QueryArguments) -> Link? {
    for index in routes.indices {
      var argument: [Value] = []
      if let name = routes[index].argument {
        guard let number = query[name].flatMap({ Int($0) }) else { continue }
        argument = [.number(number)]
      }
      let groups = routes[index].groups
      if let captured = values(of: elements[...], groups[0][...], groups[1...]) {
        return Link(route: index, values: captured + argument)
      }
    }
    return nil
  }

  private func values(
    of elements: ArraySlice<String>, _ parts: ArraySlice<Part>, _ groups: ArraySlice<[Part]>
  ) -> [Value]? {
    guard let part = parts.first else {
      guard let group = groups.first else { return elements.isEmpty ? [] : nil }
      for count in minimumOfGaps..<max(minimumOfGaps, elements.count + 1) {
        let rest = elements.dropFirst(count)
        guard count <= elements.count else { break }
        if let found = values(of: rest, group[...], groups.dropFirst()) { return found }
      }
      return nil
    }
    if let element = elements.first, let captured = part.values(of: element),
      let rest = values(of: elements.dropFirst(), parts.dropFirst(), groups)
    {
      return captured + rest
    }
    guard part == .optionalInt,
      let rest = values(of: elements, parts.dropFirst(), groups)
    else { return nil }
    return [.missing] + rest
  }

  /// Returns the elements and the argument that a link is printed as, or nil if they'd be read as
  /// another link.
  func print(_ link: Link) -> (elements: [String], query: QueryArguments)? {
    let route = routes[link.route]
    var values = link.values[...]
    var elements: [String] = []
    for (index, group) in route.groups.enumerated() {
      if index > 0, minimumOfGaps > 0 { elements.append("*") }
      for part in group { elements += part.elements(taking: &values) }
    }
    var query: QueryArguments = [:]
    if let name = route.argument, case .number(let number)? = values.first {
      query.append(name: name, value: "\(number)")
    }
    guard !elements.contains(where: { ["", ".", ".."].contains($0) }),
      match(elements, query) == link
    else { return nil }
    return (elements, query)
  }
}
