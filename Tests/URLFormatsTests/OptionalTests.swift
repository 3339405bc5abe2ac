import Foundation
import Testing
import URLFormats

private func match<A>(_ format: URLFormat<A>, _ text: String) -> A? {
  format.match(URL(string: text)!)
}

@Test func `a part of the path can be optional`() {
  let list = path("list") </> path(.int).optional()
  #expect(match(list, "/list/7") == .some(7))
  #expect(match(list, "/list") == .some(nil))
  #expect(match(list, "/list/x") == nil)
  #expect(list.print(nil)?.render() == "/list")
  #expect(list.print(7)?.render() == "/list/7")
  let users = path("v1").optional() </> path("users")
  #expect(match(users, "/users") != nil)
  #expect(match(users, "/v1/users") != nil)
  #expect(users.print(())?.render() == "/v1/users")
}

@Test func `an argument that can't be converted doesn't count as missing`() {
  for list in [
    path("list") </> query(opt: "page", .int), path("list") </> query("page", .int).optional(),
  ] {
    #expect(match(list, "/list?page=2") == .some(2))
    #expect(match(list, "/list") == .some(nil))
    #expect(match(list, "/list?other=x") == .some(nil))
    #expect(match(list, "/list?page=x") == nil)
    #expect(match(list, "/list?page") == nil)
    #expect(list.print(nil)?.render() == "/list")
  }
}

@Test func `a group of arguments is missing only if all of them are`() {
  let point = (query("x", .int) </> query("y", .int)).optional()
  #expect(match(point, "/?x=1&y=2").map { $0.map(\.0) } == .some(1))
  #expect(match(point, "/").map { $0.map(\.0) } == .some(nil))
  #expect(match(point, "/?x=1") == nil)
}

@Test func `sixty optional parts end at once`() {
  let row = (0..<60).reduce(path("x")) { row, _ in row </> path("a").optional() } </> path("b")
  let elements = String(repeating: "/a", count: 60)
  #expect(match(row, "/x" + elements) == nil)
  #expect(match(row, "/x" + elements + "/b") != nil)
  #expect(row.templates.count == 1)
  #expect(row.explain(URL(string: "/x" + elements)!).isMatch == false)
}

@Test func `an optional element can be joined with values`() throws {
  let edit = path(.string) </> path(opt: .int) </> path("edit") </> query(opt: "page", .int)
  #expect(match(edit, "/a/7/edit?page=2").map { [$0.1, $0.2] } == [7, 2])
  #expect(match(edit, "/a/edit").map { [$0.1, $0.2] } == [nil, nil])
  #expect(match(edit, "/a/x/edit") == nil)
  #expect(edit.print(("a", 7, nil))?.render() == "/a/7/edit")
  #expect(edit.print(("a", nil, 2))?.render() == "/a/edit?page=2")
  #expect(edit.description == "/:string/(:int)/edit?(page=:int)")
  let both: URLFormat<(Int?, String?)> = path(opt: .int) </> path(opt: .string)
  #expect(match(both, "/x")! == (nil, "x"))
  #expect(both.print((nil, "7")) == nil, "it would come back as (7, nil)")
  #expect(match(path(.string) </> path(.int).optional(), "/a/7")! == ("a", 7))
  let theme = path(.int) </> path(opt: "dark")
  #expect(match(theme, "/1/dark").map { $0.1 != nil } == true)
  #expect(match(theme, "/1").map { $0.1 != nil } == false)
  #expect(theme.print((1, .some(())))?.render() == "/1/dark")
}
