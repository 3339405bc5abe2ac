import Foundation
import RoutePatterns
import TestSupport
import Testing
import URLFormats

/// Arguments of which some characters are printed as they are, in all three styles.
@Suite struct UnencodedArgumentsTests {
  private enum Link: Matchable, Equatable {
    case pay(to: String, name: String, amount: Double?)
    case map(center: String, zoom: Int?, tags: [String])
    case file(String)
  }

  private let router: Router<Link> = {
    let router = Router<Link>(addresses: "upi://")
    router.add(
      Link.pay,
      route: "pay" .? string("pa").printing(unencoded: "@") & string("pn") &? double("am"))
    router.add(
      Link.map,
      route: "map"
        .? (string("center") &? param(.int)("z") & string(all: "tag")).printing(unencoded: ",:"))
    router.add(
      Link.file, route: "file" .? fragment(string("name").printing(unencoded: "/?")))
    return router
  }()

  private let format =
    address("upi://")
    </> URLFormat<Link> {
      iso(Link.pay) <¢> path("pay") </> query("pa", .string).printing(unencoded: "@")
        </> query("pn", .string) </> query(opt: "am", .double)
      (iso(Link.map) <¢> path("map") </> query("center", .string) </> query(opt: "z", .int)
        </> query(all: "tag", .string)).printing(unencoded: ",").printing(unencoded: ":")
      iso(Link.file) <¢> path("file")
        </> fragment(query("name", .string)).printing(unencoded: "/?")
    }

  private func url(_ link: Link) -> URL? {
    switch link {
    case .pay(let to, let name, let amount):
      let amount = amount.map { "\($0)" }
      let payee = (["pa": to] as QueryArguments).printing(unencoded: "@")
      return URL(
        scheme: "upi", host: "pay", path: .N0, query: payee + ["pn": name, "am": amount])
    case .map(let center, let zoom, let tags):
      var query: QueryArguments = ["center": center, "z": zoom.map { "\($0)" }]
      for tag in tags { query.append(name: "tag", value: tag) }
      return URL(
        scheme: "upi", host: "map", path: .N0, query: query.printing(unencoded: ":,"))
    case .file(let name):
      return URL(
        scheme: "upi", host: "file", path: .N0, fragment: .N0,
        fragmentArguments: (["name": name] as QueryArguments).printing(unencoded: "/?"))
    }
  }

  @Test(
    arguments: [
      (
        .pay(to: "shop@bank", name: "a@b & c", amount: 1.5),
        "pay?pa=shop@bank&pn=a%40b%20%26%20c&am=1.5"
      ),
      (.pay(to: "a&b=c@d#%+ ü", name: "", amount: nil), "pay?pa=a%26b%3Dc@d%23%25%2B%20%C3%BC&pn="),
      (
        .map(center: "48.2,16.4", zoom: 7, tags: ["a:b", "@"]),
        "map?center=48.2,16.4&z=7&tag=a:b&tag=%40"
      ),
      (.map(center: "%2C", zoom: nil, tags: []), "map?center=%252C"),
      (.file("a/b?c=d"), "file#name=a/b?c%3Dd"), (.file("?/"), "file#name=?/"),
    ] as [(Link, String)])
  private func `named characters are printed as they are, and nothing else`(
    link: Link, text: String
  ) throws {
    let printed = try #require(url(link))
    #expect(printed.absoluteString == "upi://" + text)
    #expect(router.url(for: link) == printed)
    #expect(format.url(for: link) == printed)
    #expect(format.match(printed) == link && router.match(printed) == link)
    // Encoded, it's the same link.
    let encoded = text.replacing("@", with: "%40").replacing(",", with: "%2c")
    let other = try #require(URL(string: "upi://" + encoded))
    #expect(format.match(other) == link && router.match(other) == link)
  }

  @Test func `what's printed of random texts is read as the same by Foundation, too`() throws {
    enum Both: Matchable, Equatable { case both(String, [String]) }
    var random = SeededGenerator()
    for _ in 0..<(runsLongTests ? 20_000 : 500) {
      func text(of characters: String) -> String {
        String(
          (0..<Int.random(in: 0...8, using: &random)).map { _ in
            characters.randomElement(using: &random)!
          })
      }
      let characters = text(of: "/?:@!$'()*,;")
      let name = text(of: "ab/?:@!$'()*,;&=+#% ü")
      let values = (0..<3).map { _ in text(of: "ab/?:@!$'()*,;&=+#% %2Fü") }
      let message: Comment = "\(characters) in \(name), \(values), seed \(random.seed)"
      let (first, others) = (values[0], Array(values[1...]))
      let format =
        iso(Both.both) <¢> path("a")
        </> (query(name, .string) </> query(all: "b", .string)).printing(unencoded: characters)
      guard let url = format.url(for: .both(first, others)) else {
        #expect(name == "b", message)
        continue
      }
      #expect(format.match(url) == .both(first, others), message)
      let router = Router<Both>(addresses: "/")
      router.add(
        Both.both,
        route: "a" .? (string(name) & string(all: "b")).printing(unencoded: characters))
      #expect(router.url(for: .both(first, others)) == url, message)
      let query: QueryArguments = [name: first, "b": others[0], "b": others[1]]
      let printed = query.printing(unencoded: characters)
      #expect(URL(path: .N1("a"), query: printed) == url && printed == query, message)
      let items = URLComponents(url: url, resolvingAgainstBaseURL: false)?.queryItems
      #expect(items?.map(\.name) == [name, "b", "b"], message)
      #expect(items?.map(\.value) == values, message)
      #expect(
        url.absoluteString.dropFirst("/a?".count).unicodeScalars.allSatisfy {
          characters.unicodeScalars.contains($0) || "&=%-._~".unicodeScalars.contains($0)
            || $0.properties.isAlphabetic || ("0"..."9").contains($0)
        }, message)
    }
  }

  @Test func `templates stay, and Apple's file has what's printed`() {
    let row = path("pay") </> query("a@b", "c@d,e") </> query("x", .int)
    let unencoded = row.printing(unencoded: "@")
    #expect(unencoded.description == row.description)
    func queries(_ format: URLFormat<Int>) -> [[String: String]] {
      AppSiteAssociation.AppLinks(appIDs: [], format).components.map(\.query)
    }
    #expect(queries(row) == [["a%40b": "c%40d%2Ce", "x": "?*"]])
    #expect(queries(unencoded) == [["a@b": "c@d%2Ce", "x": "?*"]])
    let url = URL(string: "/pay?a@b=c%40d&x=1")!
    #expect(
      unencoded.explain(url).closest
        == #"/pay?a@b=c@d,e&x=:int: found "a@b=c@d" instead of a@b=c@d,e"#)
  }

  @Test func `other rules for matching go with it, in any order`() {
    let options: MatchingOptions = [.ignoringCase, .plusAsSpace, .malformedAsMissing]
    for row in [
      query(opt: "At", .double).printing(unencoded: ",").matching(options),
      query(opt: "At", .double).matching(options).printing(unencoded: ","),
    ] {
      let all = row </> query("q", .string).printing(unencoded: ",").matching(options)
      let values = all.match(URL(string: "/?AT=x&Q=a+b,c")!)
      #expect(values?.0 == .some(nil) && values?.1 == "a b,c")
      #expect(all.url(for: (1, "a b,c+"))?.absoluteString == "/?At=1.0&q=a%20b,c%2B")
    }
  }

  @Test func `a query that was read keeps everything else`() {
    for (query, characters, printed) in [
      ("a=%40&b=%2c%2F&%3A&%40=%26", "@,:", "a=@&b=,%2F&:&@=%26"),
      ("a=%FF%40&b=%40", "@", "a=%FF%40&b=@"),
      ("a=%zz%40", "@", "a=%zz%40"), ("a=x+y%2B%40", "@", "a=x+y%2B@"), ("&&a=%40&", "@", "a=@"),
      ("a=%40", "", "a=%40"), ("", "@", ""),
    ] {
      let arguments = QueryArguments(percentEncoded: query)
      let result = arguments.printing(unencoded: characters)
      #expect(
        result.percentEncodedQuery == QueryArguments(percentEncoded: printed).percentEncodedQuery)
      #expect(result == arguments && result.hashValue == arguments.hashValue)
      let plus = arguments.readingPlusAsSpace().printing(unencoded: characters)
      #expect(plus == arguments.readingPlusAsSpace())
    }
    var query = (["a": "@"] as QueryArguments).printing(unencoded: "@")
    query.append(name: "b", value: "@")
    #expect(query.percentEncodedQuery == "a=@&b=%40")
  }

  #if os(macOS) || os(Linux) || os(Windows)
    @Test func `a character that could mean something else stops the program`() async throws {
      for characters in ["&", "=", "+", "#", "%", " ", "ü", "a", "-", "[", "@\u{301}", "@&"] {
        #expect(reasonAgainstUnencoded(characters) != nil, "\(characters)")
      }
      #expect(reasonAgainstUnencoded("/?:@!$'()*,;") == nil)
      await #expect(processExitsWith: .failure) {
        _ = ([:] as QueryArguments).printing(unencoded: "&")
      }
      await #expect(processExitsWith: .failure) { _ = query("q", .int).printing(unencoded: "=") }
      await #expect(processExitsWith: .failure) { _ = int("q").printing(unencoded: "+") }
      await #expect(processExitsWith: .failure) { _ = path(.string).printing(unencoded: "@") }
      let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        _ = (path("a") </> fragment(.string)).printing(unencoded: "@")
      }
      let message = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
      #expect(message.contains("UnencodedArgumentsTests.swift"))
      #expect(message.contains("only the arguments of a query are printed unencoded"))
    }
  #endif
}
