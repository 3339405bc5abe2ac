import Testing
import URLFormats

@Test func `a part of the path can be optional`() {
  let list = path("list") </> path(.int).optional()
  #expect(list.match("/list/7") == .some(7))
  #expect(list.match("/list") == .some(nil))
  #expect(list.match("/list/x") == nil)
  #expect(list.print(nil)?.render() == "/list")
  #expect(list.print(7)?.render() == "/list/7")
  let users = path("v1").optional() </> path("users")
  #expect(users.match("/users") != nil)
  #expect(users.match("/v1/users") != nil)
  #expect(users.print(())?.render() == "/v1/users")
}

@Test func `an argument that can't be converted doesn't count as missing`() {
  for list in [
    path("list") </> query(opt: "page", .int), path("list") </> query("page", .int).optional(),
  ] {
    #expect(list.match("/list?page=2") == .some(2))
    #expect(list.match("/list") == .some(nil))
    #expect(list.match("/list?other=x") == .some(nil))
    #expect(list.match("/list?page=x") == nil)
    #expect(list.match("/list?page") == nil)
    #expect(list.print(nil)?.render() == "/list")
  }
}

@Test func `a group of arguments is missing only if all of them are`() {
  let point = (query("x", .int) </> query("y", .int)).optional()
  #expect(point.match("/?x=1&y=2").map { $0.map(\.0) } == .some(1))
  #expect(point.match("/").map { $0.map(\.0) } == .some(nil))
  #expect(point.match("/?x=1") == nil)
}

@Test func `an optional element can be joined with values`() {
  let edit = path(.string) </> path(opt: .int) </> path("edit") </> query(opt: "page", .int)
  #expect(edit.match("/a/7/edit?page=2").map { [$0.1, $0.2] } == [7, 2])
  #expect(edit.match("/a/edit").map { [$0.1, $0.2] } == [nil, nil])
  #expect(edit.match("/a/x/edit") == nil)
  #expect(edit.print(("a", 7, nil))?.render() == "/a/7/edit")
  #expect(edit.print(("a", nil, 2))?.render() == "/a/edit?page=2")
  #expect(edit.description == "/:string/(:int)/edit?(page=:int)")
  let both: URLFormat<(Int?, String?)> = path(opt: .int) </> path(opt: .string)
  #expect(both.match("/x")! == (nil, "x"))
  #expect(both.print((nil, "7")) == nil, "it would come back as (7, nil)")
  #expect((path(.string) </> path(.int).optional()).match("/a/7")! == ("a", 7))
  let theme = path(.int) </> path(opt: "dark")
  #expect(theme.match("/1/dark").map { $0.1 != nil } == true)
  #expect(theme.match("/1").map { $0.1 != nil } == false)
  #expect(theme.print((1, .some(())))?.render() == "/1/dark")
}

@Test func `each part of an optional one is missing by its own options`() {
  let lenient = query("p", .int).matching(.malformedAsMissing)
  for format in [lenient </> query("q", .string), query("p", .int) </> query("q", .string)] {
    let inFragment = path("a") </> fragment(format).optional()
    #expect(inFragment.match("/a#p=x") == nil && inFragment.match("/a") != nil)
    #expect(inFragment.match("/a#p=1&q=b")?.map { $0 == (1, "b") } == true)
    #expect(inFragment.match("/a#p=1") == nil)
    let inQuery = path("a") </> format.optional()
    #expect(inQuery.match("/a?q=b") == nil && inQuery.match("/a") != nil)
    #expect(inQuery.match("/a?p=1&q=b")?.map { $0 == (1, "b") } == true)
  }
  #expect((path("a") </> lenient.optional()).match("/a?p=x") == .some(nil))
  #expect((path("a") </> query("p", .int).optional()).match("/a?p=x") == nil)
}
