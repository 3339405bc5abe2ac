/// A table of the suite "scale", matched by hand on an array of elements, one resource after the
/// other.
struct ScaleByHand: Sendable {
  private let names: [String]

  init(routes: Int) {
    names = ScaleTable.resources(routes: routes)
  }

  func link(for path: [String]) -> ScaleLink? {
    // Comparing the number of elements first is faster than comparing arrays.
    let count = path.count
    for (number, name) in names.enumerated() where !path.isEmpty && path[0] == name {
      if count == 1 { return .list(number) }
      if count == 2 { return .show(number, path[1]) }
      if count == 3, path[2] == "edit" { return .edit(number, path[1]) }
      if count == 4, path[2] == "items" { return .item(number, path[1], path[3]) }
      if count == 3, path[1] == "archive" { return .archive(number, path[2]) }
    }
    return nil
  }
}
