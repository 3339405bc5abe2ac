/// A table of the suite "scale", matched by hand on an array of elements, one comparison after the
/// other.
struct ScaleByHand: Sendable {
  private let names: [String]

  init(routes: Int) {
    names = ScaleTable.resources(routes: routes)
  }

  func link(for path: [String]) -> ScaleLink? {
    for (number, name) in names.enumerated() {
      if path == [name] { return .list(number) }
      if path.count == 2, path[0] == name { return .show(number, path[1]) }
      if path.count == 3, path[0] == name, path[2] == "edit" { return .edit(number, path[1]) }
      if path.count == 4, path[0] == name, path[2] == "items" {
        return .item(number, path[1], path[3])
      }
      if path.count == 3, path[0] == name, path[1] == "archive" {
        return .archive(number, path[2])
      }
    }
    return nil
  }
}
