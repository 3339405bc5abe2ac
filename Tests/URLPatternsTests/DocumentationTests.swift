import Foundation
import Testing
import URLPatterns

// The doc comments' examples that do not stand in the tests of their own file.

private enum Tab: String { case posts, likes }
private enum Order: String { case newest, oldest }

private struct Page: RawRepresentable, LosslessStringConvertible {
  let rawValue: Int
  var description: String { "page \(rawValue)" }
  init(rawValue: Int) { self.rawValue = rawValue }
  init?(_ description: String) {
    guard description.hasPrefix("page "), let number = Int(description.dropFirst(5)) else {
      return nil
    }
    rawValue = number
  }
}

@Suite struct DocumentationTests {
  @Test func `documentation examples of matchers`() {
    #expect(Begins("news", "latest") ~= Counted(path: "/news/latest/2026"))
    #expect(!(Begins("news", "latest") ~= Counted(path: "/news")))
    #expect(Begins("news", Capture(Int.self)).count == 2)
    #expect(Ends("terms") ~= Counted(path: "/legal/en/terms"))
    #expect(!(Ends("terms") ~= Counted(path: "/terms/en")))
    #expect(Ends("en", "terms").count == 2)
    let path = Counted(path: "/a/b/c/d")
    #expect(Begins("a") ~= path && Begins("a", "b") ~= path && Begins("a", "b", "c") ~= path)
    #expect(Ends("d") ~= path && Ends("c", "d") ~= path && Ends("b", "c", "d") ~= path)
    #expect(Begins("users", Capture(Int.self)) ~= Counted(path: "/users/7/profile"))
    #expect(Ends("users", Capture(Int.self)) ~= Counted(path: "/v2/users/7"))
    #expect(Contains("users", Capture(Int.self)) ~= Counted(path: "/v2/users/7/profile"))
    #expect(OneOf("me", Capture(Int.self)) ~= "me" && OneOf("me", Capture(Int.self)) ~= "7")
    #expect(!((Begins("a", "b") && Ends("b", "c")) ~= Counted(path: "/a/b/c")))
    #expect((Ends("c") && Begins("a")) ~= Counted(path: "/a/b/c"))
    #expect(OneOf("en", Regex("de.*")) ~= "de-AT")
    #expect(CaseInsensitive("STRASSE") ~= "straße")
    #expect(CaseInsensitive("users") == CaseInsensitive("USERS"))
    #expect("é" ~= "e\u{301}")
    #expect(Regex("a+").pattern == "a+")
    #expect(Regex("users", .ignoringCase).options == .ignoringCase)
    #expect(Regex("a") != Regex("a", .ignoringCase))
    guard case .N2("pages", /contact-.*/) = Counted(path: "/pages/contact-us") else {
      Issue.record("the regex did not match")
      return
    }
  }

  @Test func `documentation examples of captures`() {
    let id = Capture(Int.self)
    #expect(id ~= "7")
    #expect(id.value == 7)
    #expect(!(id ~= "x"))
    #expect(id.value == nil)
    guard case .N2("users", id) = Counted(path: "/users/7") else {
      Issue.record("the number did not match")
      return
    }
    #expect(id() == 7)
    #expect(id ~= "+7" && id() == 7)
    let number = Capture(Double.self)
    #expect(number ~= "0x1p3" && number() == 8)
    #expect(number ~= "nan" && number().isNaN)
    let uuid = Capture { UUID(uuidString: $0) }
    #expect(uuid ~= "E621E1F8-C36C-495A-93FC-0C247A3E6E5F")
    let tab = Capture(Tab.self)
    #expect(tab ~= "likes")
    #expect(tab() == .likes)
    let page = Capture(Page.self)
    #expect(page ~= "2" && page().rawValue == 2)
    #expect(!(page ~= "page 2"))
  }

  @Test func `documentation examples of lists`() {
    #expect(Counted([1, 2, 3]) == .N3(1, 2, 3))
    #expect(Counted("ab") == .N2("a", "b"))
    #expect(Counted.N2("users", "john").map(\.count) == .N2(5, 4))
    let literal: Counted = ["users", "john"]
    #expect(literal == .N2("users", "john"))
    #expect(Array(Counted(path: "/users/john").reversed()) == ["john", "users"])
    let url = URL(string: "myscheme://myhost/users/john/profile")!
    let path = url.countedPathComponents(scheme: "myscheme", host: "myhost")
    #expect(path == .N3("users", "john", "profile"))
  }

  @Test func `documentation examples of algorithms`() {
    var walked: [String] = []
    for element in Counted(path: "/users/john") { walked.append(element) }
    #expect(walked == ["users", "john"])
    #expect(Counted(path: "/users/john").count == 2)
    #expect(Counted(path: "/users/john")[1] == "john")
    #expect(Counted(path: "/api/v2/users")[1...] == ["v2", "users"])
    #expect(Counted.N2("users", "john").elements == ["users", "john"])
    let lengths: [Int] = Counted.N2("users", "john").map(\.count)
    #expect(lengths == [5, 4])
    let path = Counted(path: "/a/2026/11")
    #expect(path.firstIndex { Int($0) != nil } == 1)
    #expect(path.lastIndex { Int($0) != nil } == 2)
    #expect(path.last { Int($0) != nil } == "11")
    #expect(path.indices { Int($0) != nil } == RangeSet(1..<3))
    #expect(Counted(path: "/2026/11/a").prefix { Int($0) != nil } == ["2026", "11"])
    #expect(Counted(path: "/2026/11/a").drop { Int($0) != nil } == ["a"])
    #expect(Counted(path: "/a/1/b/c").split { Int($0) != nil } == [["a"], ["b", "c"]])
    #expect(Counted(path: "/a/b/a").firstIndex(of: "a") == 0)
    #expect(Counted(path: "/a/b/a").lastIndex(of: "a") == 2)
    #expect(Counted(path: "/a/a/b").indices(of: "a") == RangeSet(0..<2))
    #expect(Counted(path: "/a/-/b/c").split(separator: "-") == [["a"], ["b", "c"]])
  }

  @Test func `documentation examples of queries`() {
    #expect(QueryArguments(percentEncoded: "q=a+b")["q"] == "a+b")
    #expect(QueryArguments(percentEncoded: "q=a+b", plusAsSpace: true)["q"] == "a b")
    var query = QueryArguments(percentEncoded: "tab=new&page=2&tab=old")
    #expect(query["tab"] == "new")
    query["tab"] = "top"
    #expect(query.percentEncodedQuery == "tab=top&page=2")
    query["tab"] = nil
    #expect(query.percentEncodedQuery == "page=2")
    let sizes: QueryArguments = ["page": "2", "size": "large"]
    #expect(sizes["page", as: Int.self] == 2)
    #expect(sizes["size", as: Int.self] == nil)
    #expect((["order": "oldest"] as QueryArguments)["order", as: Order.self] == .oldest)
    #expect((["page": "2"] as QueryArguments)["page", as: Page.self]?.rawValue == 2)
    #expect(QueryArguments(percentEncoded: "a=1&b=2&a&a=").values(named: "a") == ["1", nil, ""])
    #expect(QueryArguments(percentEncoded: "flat&tab=new").contains(named: "flat"))
    let literal: QueryArguments = ["tag": "a", "tag": "b", "flat": nil]
    #expect(literal.percentEncodedQuery == "tag=a&tag=b&flat")
    var tags: QueryArguments = ["tag": "a"]
    tags.append(name: "tag", value: "b")
    #expect(tags.percentEncodedQuery == "tag=a&tag=b")
    #expect(QueryArguments(percentEncoded: "q=a%26b&flat").description == "q=a%26b&flat")
    #expect(QueryArguments(percentEncoded: "q=%61") == ["q": "a"])
  }
}
