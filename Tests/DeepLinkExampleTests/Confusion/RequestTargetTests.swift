import Testing
import URLPatterns

@Suite struct RequestTargetTests {
  /// Request targets, which haven't been through `URL`, and the elements that they're read as.
  static let targets: [(target: String, elements: [String], reason: String)] = [
    ("/admin", ["admin"], "origin form (RFC 9112 §3.2.1)"),
    ("/admin?x#y", ["admin"], "the path ends before the query"),
    ("http://vault.example/admin", ["admin"], "absolute form (§3.2.2): the host is not compared"),
    ("http://evil.example/admin", ["admin"], "whoever guards a host has to look at it"),
    ("HTTP://me@vault.example:80/admin", ["admin"], "with all that an authority may have"),
    ("http://vault.example", [], "without a path"),
    ("http://vault.example?/admin", [], "the question mark ends the authority"),
    ("http://vault.example#/admin", [], "so does the number sign"),
    ("http://vault.example\\admin", [], "a backslash ends no authority"),
    ("http://[::1]/admin", ["admin"], "an address"),
    ("javascript://x/admin", ["admin"], "any scheme is one"),
    ("//vault.example/admin", ["vault.example", "admin"], "no scheme: all of it is the path"),
    ("///admin", ["admin"], "empty elements are dropped"),
    ("http:/admin", ["http:", "admin"], "no authority: all of it is the path"),
    ("http:admin", ["http:admin"], "no authority: all of it is the path"),
    ("/http://x/admin", ["http:", "x", "admin"], "a path that begins with a slash is one"),
    ("1http://x/admin", ["1http:", "x", "admin"], "no scheme begins with a digit (RFC 3986 §3.1)"),
    ("a%20b://x/admin", ["a b:", "x", "admin"], "no scheme has an escape"),
    ("http%3A//x/admin", ["http:", "x", "admin"], "no scheme ends with an encoded colon"),
    ("http\u{FF1A}//x/admin", ["http\u{FF1A}", "x", "admin"], "nor with a fullwidth one"),
    ("vault.example:443", ["vault.example:443"], "authority form (RFC 9112 §3.2.3) is one element"),
    ("*", ["*"], "asterisk form (§3.2.4) is one element"),
    ("", [], "nothing"),
    ("?/admin", [], "a query"),
    ("#/admin", [], "a fragment"),
    ("admin", ["admin"], "a slash may be missing"),
    ("/admin HTTP/1.1", ["admin HTTP", "1.1"], "a space ends nothing"),
    ("/admin\0", ["admin\0"], "a NUL ends nothing"),
    ("/ad\tmin", ["ad\tmin"], "a tab is kept"),
    ("/admin\r\nHost: x", ["admin\r\nHost: x"], "newlines are kept"),
    ("/a\\..\\admin", ["a\\..\\admin"], "backslashes are text"),
    ("/a/../admin", ["admin"], "dot segments are resolved"),
    ("/a/%2e%2E/admin", ["admin"], "encoded ones, too"),
    ("/a/..%2fadmin", ["a", "../admin"], "an encoded slash separates nothing"),
    ("/a/..%00/admin", ["a", "..\0", "admin"], "not a dot segment"),
    ("/a/..\0/admin", ["a", "..\0", "admin"], "not a dot segment"),
    ("/a/..;/admin", ["a", "..;", "admin"], "not a dot segment"),
    ("/%c0%ae%c0%ae/admin", ["%c0%ae%c0%ae", "admin"], "overlong dots do not decode"),
    ("/a\u{FF0F}admin", ["a\u{FF0F}admin"], "a fullwidth slash separates nothing"),
    ("/a\u{338}/b", ["a\u{338}", "b"], "an overlay joins an a"),
    ("/a/\u{338}b", ["a", "\u{338}b"], "a slash with an overlay, one character, separates still"),
    ("/a?\u{338}b", ["a"], "so does a question mark end the path"),
    ("/a%2\u{301}F", ["a%2\u{301}F"], "an accent breaks an escape"),
    ("/%61dmin\u{301}", ["admin\u{301}"], "an accent makes another letter"),
  ]

  @Test func `a request target is read exactly as it's sent`() {
    for (target, elements, reason) in Self.targets {
      let comment = Comment(rawValue: "\(target.debugDescription): \(reason)")
      let bytes = elements.map { Array($0.utf8) }
      #expect(Counted(path: target).elements.map { Array($0.utf8) } == bytes, comment)
      // In the middle of a longer text, too.
      let part = ("x" + target + "y").dropFirst().dropLast()
      #expect(Counted(path: part).elements.map { Array($0.utf8) } == bytes, comment)
    }
  }

  /// Request targets, and the percent-encoded queries that they contain.
  static let queries: [(target: String, query: String)] = [
    ("/admin", ""), ("/admin?", ""), ("/admin?a=1", "a=1"), ("/admin?a=1#b?c=2", "a=1"),
    ("/admin#b?c=2", ""), ("?a=1", "a=1"), ("#?a=1", ""), ("", ""), ("*", ""), ("?", ""),
    ("/a?b?c=1", "b?c=1"), ("/a%3Fb=1", ""), ("/a?b=%23c", "b=%23c"), ("/a?a=1/../b", "a=1/../b"),
    ("http://vault.example/admin?a=1", "a=1"), ("http://vault.example?a=1/b", "a=1/b"),
    ("http://me?a@vault.example/b", "a@vault.example/b"), ("vault.example:443", ""),
    ("//vault.example/admin?a=1", "a=1"), ("/a ?b c", "b c"), ("/a\0?b\0", "b\0"),
    ("/a?\u{338}b", "\u{338}b"), ("/a?b#\u{338}c", "b"), ("/a\u{FF1F}b", ""),
    ("/a?b=1\r\nHost: x", "b=1\r\nHost: x"), ("/a?b=ü+c", "b=ü+c"),
  ]

  @Test(arguments: queries)
  func `the query of a request target ends at the fragment`(target: String, query: String) {
    let expected = QueryArguments(percentEncoded: query)
    for target in [target[...], ("x" + target + "y").dropFirst().dropLast()] {
      let read = QueryArguments(requestTarget: target)
      #expect(read.elementsEqual(expected, by: ==), "\(target.debugDescription)")
      #expect(read == expected && read.percentEncodedQuery == expected.percentEncodedQuery)
    }
  }

  @Test func `the arguments of a request target can be changed and written`() {
    var query = QueryArguments(requestTarget: "/search?q=a%20b&page=2#top")
    query["page"] = "3"
    #expect(query.percentEncodedQuery == "q=a%20b&page=3")
  }
}
