import Foundation
import Testing
import URLFormats

private func match<A>(_ format: URLFormat<A>, _ text: String) -> A? {
  format.match(URL(string: text)!)
}

@Test func `a part of the path may be missing`() {
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

@Test func `an argument that is there, but cannot be converted, is not missing`() {
  for list in [
    path("list") <?> query(opt: "page", .int), path("list") <?> query("page", .int).optional(),
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
  let point = (query("x", .int) <?> query("y", .int)).optional()
  #expect(match(point, "/?x=1&y=2").map { $0.map(\.0) } == .some(1))
  #expect(match(point, "/").map { $0.map(\.0) } == .some(nil))
  #expect(match(point, "/?x=1") == nil)
}

@Test func `sixty optional parts end at once`() {
  let row = (0..<60).reduce(path("x")) { row, _ in row </> path("a").optional() } </> path("b")
  let elements = String(repeating: "/a", count: 60)
  #expect(match(row, "/x" + elements) == nil)
  #expect(match(row, "/x" + elements + "/b") != nil)
  #expect(row.templates.count == 1_000)
  #expect(row.unreachable == [])
  #expect(row.explain(URL(string: "/x" + elements)!).isMatch == false)
}
