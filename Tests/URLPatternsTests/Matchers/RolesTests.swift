import Foundation
import Testing
import URLPatterns

/// Matchers made of others, in each place where a matcher can be: an element, an argument, a host,
/// a label of a host, a scheme, or an element of the fragment.
@Suite struct RolesTests {
  /// Returns where a matcher matches a text, with false for each place where it doesn't.
  private func matches<Pattern: PatternMatching>(
    _ pattern: Pattern, _ text: String
  ) -> (texts: [String: Bool], names: [String: Bool]) {
    let (path, fragment) = (Counted.N2("users", text), URL(path: .N0, fragment: .N1(text)))
    var texts: [String: Bool] = [:]
    texts["element"] = pattern ~= text
    texts["Begins"] = Begins("users", pattern) ~= path
    texts["Begins, first"] = Begins(pattern, "x") ~= .N2(text, "x")
    texts["Ends"] = Ends("users", pattern) ~= path
    texts["Ends, first"] = Ends(pattern, "x") ~= .N2(text, "x")
    texts["Contains"] = Contains("users", pattern) ~= .N3("x", "users", text)
    texts["Contains, first"] = Contains(pattern, "x") ~= .N3("users", text, "x")
    texts["Begins and Ends"] = (Begins("users") && Ends(pattern)) ~= path
    texts["Begins and Ends, first"] = (Begins(pattern) && Ends("x")) ~= .N2(text, "x")
    texts["OneOf"] = OneOf("other", pattern) ~= text
    texts["Capture"] = Capture(matching: pattern) ~= text
    texts["Prefixed"] = Prefixed("@", pattern) ~= "@" + text
    texts["Suffixed"] = Suffixed(pattern, "@") ~= text + "@"
    texts["Split"] = Split("a", pattern, by: "@") ~= "a@" + text
    texts["Split, first"] = Split(pattern, "a", by: "@") ~= text + "@a"
    texts["argument"] = Has("q", pattern) ~= ["q": text]
    texts["two arguments"] = (Has("p", "1") && Has("q", pattern)) ~= ["p": "1", "q": text]
    texts["two arguments, first"] = (Has("q", pattern) && Has("p", "1")) ~= ["p": "1", "q": text]
    texts["three arguments"] =
      (Has("p") && Has("q", pattern) && Has("p", "1")) ~= ["p": "1", "q": text]
    if case .N1(pattern)? = fragment?.countedFragment() {
      texts["fragment"] = true
    } else {
      texts["fragment"] = false
    }
    var names: [String: Bool] = [:]
    if let url = URL(string: "s://\(text)/a") {
      names["host"] = url.has(host: pattern)
      names["host and scheme"] = url.has(scheme: "s", host: pattern)
      names["host and OneOf schemes"] = url.has(scheme: OneOf("t", "s"), host: pattern)
      names["path of the host"] = url.countedPathComponents(host: pattern) != nil
      names["path of both"] = url.countedPathComponents(scheme: "s", host: pattern) != nil
      names["OneOf hosts"] = url.has(host: OneOf("other", pattern))
      names["prefixed host"] = URL(string: "s://x.\(text)/a")!.has(host: Prefixed("x.", pattern))
      names["suffixed host"] = URL(string: "s://\(text).x/a")!.has(host: Suffixed(pattern, ".x"))
    }
    if let url = URL(string: "\(text)://h/a") {
      names["scheme"] = url.has(scheme: pattern)
      names["scheme and host"] = url.has(scheme: pattern, host: "h")
      names["scheme and OneOf hosts"] = url.has(scheme: pattern, host: OneOf("g", "h"))
      names["path of the scheme"] = url.countedPathComponents(scheme: pattern) != nil
    }
    return (texts, names)
  }

  /// Checks the texts that a matcher matches, and others, in each of which one half is wrong.
  ///
  /// - Parameter ignoresCase: Whether it does outside a scheme and a host, too.
  private func expect<Pattern: PatternMatching>(
    _ pattern: Pattern, _ texts: [String], not others: [String], ignoresCase: Bool = false,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    for (text, isMatch) in texts.map({ ($0, true) }) + others.map({ ($0, false) }) {
      let found = matches(pattern, text)
      for (place, isFound) in found.texts.merging(found.names, uniquingKeysWith: { $1 }) {
        #expect(isFound == isMatch, "\(text), \(place)", sourceLocation: sourceLocation)
      }
      let upper = matches(pattern, text.uppercased())
      for (place, isFound) in upper.texts where text.uppercased() != text {
        let expected = isMatch && ignoresCase
        #expect(
          isFound == expected, "\(text.uppercased()), \(place)", sourceLocation: sourceLocation)
      }
      for (place, isFound) in upper.names {
        #expect(
          isFound == isMatch, "\(text.uppercased()), \(place)", sourceLocation: sourceLocation)
      }
    }
  }

  @Test func `a matcher around another one matches only if both do, in each place`() {
    expect(Prefixed("v", "abc"), ["vabc"], not: ["xabc", "vabd", "v", "abc", "vabcd", "vvabc"])
    expect(Prefixed("v", OneOf("abc", "d")), ["vabc", "vd"], not: ["xabc", "va", "x", "abc"])
    expect(Prefixed("v", Regex("[a-z]+")), ["vabc"], not: ["xabc", "vab1", "v"])
    expect(Prefixed("v", Exactly("abc")), ["vabc"], not: ["xabc", "vab"])
    expect(Prefixed("v", IgnoringCase("abc")), ["vabc"], not: ["xabc", "vab"], ignoresCase: false)
    expect(Suffixed("abc", ".x"), ["abc.x"], not: ["abd.x", "abc.y", "abc", "abc.xx"])
    expect(Suffixed(OneOf("abc", "d"), ".x"), ["abc.x", "d.x"], not: ["a.x", "abc.y", "d"])
    expect(Suffixed(Regex("[a-z]+"), ".x"), ["abc.x"], not: ["ab1.x", "abc.y"])
    expect(
      Prefixed("v", Suffixed("abc", ".x")), ["vabc.x"],
      not: ["xabc.x", "vabd.x", "vabc.y", "abc.x", "vabc"])
    expect(
      Suffixed(Prefixed("v", "abc"), ".x"), ["vabc.x"],
      not: ["xabc.x", "vabd.x", "vabc.y", "abc.x", "vabc"])
  }

  @Test func `all parts of a split match, in each place`() {
    expect(Split("aa", "bb", by: "."), ["aa.bb"], not: ["aa.bc", "ab.bb", "aa-bb", "aabb", "aa.b"])
    expect(
      Split(OneOf("aa", "b"), Regex("[a-f]+"), by: "."), ["aa.f", "b.abc"],
      not: ["aa.g", "a.f", "c.abc", "aa.b1"])
    expect(
      Split("aa", "bb", "cc", by: "."), ["aa.bb.cc"],
      not: ["ab.bb.cc", "aa.bc.cc", "aa.bb.cd", "aa.bb", "aa.bb.cc.dd"])
    expect(
      Split("aa", Split("bb", "cc", by: "."), by: "."), ["aa.bb.cc"],
      not: ["ab.bb.cc", "aa.bc.cc", "aa.bb.cd", "aa.bb"])
    expect(
      Split(Split("aa", "bb", by: "."), "cc", by: "."), ["aa.bb.cc"],
      not: ["ab.bb.cc", "aa.bc.cc", "aa.bb.cd", "aa.bb"])
    expect(
      Split(Prefixed("v", "aa"), Suffixed("bb", "x"), by: "."), ["vaa.bbx"],
      not: ["waa.bbx", "vab.bbx", "vaa.bcx", "vaa.bby"])
    // The separator is compared as its place compares texts.
    expect(Split("aa", "bb", by: "x"), ["aaxbb"], not: ["aaybb", "aaxbc", "abxbb"])
  }

  @Test func `one of several matchers matches, in each place`() {
    expect(OneOf("aa"), ["aa"], not: ["ab", "a"])
    expect(OneOf("aa", "bb"), ["aa", "bb"], not: ["ab", "b"])
    expect(
      OneOf(Prefixed("v", "aa"), Suffixed("bb", ".x")), ["vaa", "bb.x"],
      not: ["vab", "waa", "bc.x", "bb.y", "vaa.x", "vbb"])
    expect(
      OneOf("aa", Exactly("bb"), Regex("c[0-9]")), ["aa", "bb", "c7"], not: ["ab", "c", "c77"])
    expect(
      OneOf("aa", "bb", "cc", "dd", "ee", "ff"), ["aa", "bb", "cc", "dd", "ee", "ff"],
      not: ["ab", "ef", "f"])
    expect(
      OneOf("aa", Exactly("bb"), Regex("c[0-9]"), Prefixed("v", "dd"), Split("e", "f", by: ".")),
      ["aa", "bb", "c7", "vdd", "e.f"], not: ["ab", "cc", "wdd", "vde", "e.g", "f.f"])
  }

  @Test func `matchers in a row match only if each of them does`() {
    for (path, isMatch) in [
      (["a", "b", "c", "d", "e"], true), (["x", "b", "c", "d", "e"], false),
      (["a", "x", "c", "d", "e"], false), (["a", "b", "x", "d", "e"], false),
      (["a", "b", "c", "x", "e"], false), (["a", "b", "c", "d", "x"], false),
      (["a", "b", "c", "d"], false),
    ] {
      let path = Counted(path)
      let b = Exactly("b")
      #expect((Begins("a", "b", "c", "d", "e") ~= path) == isMatch)
      #expect((Begins("a", b, "c", OneOf("d"), Regex("e")) ~= path) == isMatch)
      #expect((Ends("a", "b", "c", "d", "e") ~= path) == isMatch)
      #expect((Ends("a", b, "c", OneOf("d"), Regex("e")) ~= path) == isMatch)
      #expect((Contains("a", "b", "c", "d", "e") ~= path) == isMatch)
      #expect((Contains("a", b, "c", OneOf("d"), Regex("e")) ~= path) == isMatch)
      #expect(((Begins("a", b) && Ends("c", OneOf("d"), "e")) ~= path) == isMatch)
      #expect(((Begins("a", b) && Contains("c", OneOf("d")) && Ends("e")) ~= path) == isMatch)
    }
  }

  @Test func `each argument of several must match`() {
    let patterns = (Has("a", "1"), Has("b"), MayHave("c", Capture(Int.self).optional()))
    for (query, isMatch) in [
      ("a=1&b&c=3", true), ("a=1&b", true), ("a=2&b&c=3", false), ("a=1&c=3", false),
      ("a=1&b&c=x", false), ("b&c=3", false), ("", false),
    ] {
      let query = QueryArguments(percentEncoded: query)
      #expect(((patterns.0 && patterns.1 && patterns.2) ~= query) == isMatch)
      #expect(((patterns.2 && patterns.1 && patterns.0) ~= query) == isMatch)
      #expect(((patterns.1 && (patterns.2 && patterns.0)) ~= query) == isMatch)
    }
  }
}
