import DeepLinkExample
import Foundation
import RoutePatterns
import TestSupport
import Testing
import URLFormats
import URLPatterns

/// Many links, one after the other, each of which gives back the memory that it used.
@Suite struct EnduranceTests {
  /// The number of links, which is greater in `Tests/long`.
  private static let count = runsLongTests ? 1_000_000 : 200

  #if os(macOS) || os(Linux) || os(Windows)
    @Test func `neither the heap nor the stack grows with the number of links`() async {
      // In a separate process, where no other test uses memory.
      await #expect(processExitsWith: .success) {
        await onSmallStack {
          let day = Day()
          // By now, everything that's created once exists, and the cache of regexes is full.
          for number in 0..<(runsLongTests ? 2_000 : 100) { day.compileRegex(number) }
          for number in 0..<200 { day.handle(number) }
          let (heap, stack) = (heapInUse, day.deepestStack)
          for number in 0..<Self.count { day.handle(number) }
          #expect(day.mistake == nil, "\(day.mistake ?? "")")
          #expect(day.opened > Self.count, "\(day.opened) of \(Self.count) links opened")
          if !runs(under: "asan") {
            #expect(day.deepestStack == stack, "\(stack - day.deepestStack) bytes deeper")
          }
          // A sanitizer doesn't report how much of its heap is in use.
          let growth = isSanitized ? 0 : heapInUse - heap
          #expect(growth < 256 * 1024, "\(growth) bytes for \(Self.count) links")
        }
      }
    }
  #endif

  /// Everything that's done with links.
  private final class Day {
    /// A description of the first failure.
    private(set) var mistake: String?
    private(set) var opened = 0
    private(set) var deepestStack = UInt.max
    private let router = DeepLink.router
    private let handled = Handled()

    private final class Handled: Sendable {
      let count = Lock(0)
      let deepestStack = Lock(UInt.max)
    }

    init() {
      router.onOpen { [handled] _ in
        handled.count.withLock { $0 += 1 }
        let address = stackAddress()
        handled.deepestStack.withLock { $0 = min($0, address) }
      }
    }

    private func expect(_ isRight: Bool, _ what: @autoclosure () -> String, line: Int = #line) {
      if !isRight, mistake == nil { mistake = "line \(line): \(what())" }
    }

    func handle(_ number: Int) {
      let links: [DeepLink] = [
        .home, .chat(room: "room \(number)/ü"), .profile(userId: "user\(number)"),
        .userTweet(userId: "%", tweetId: number), .retweet(tweetId: -number), .terms, .contact,
      ]
      let link = links[number % links.count]
      readAndPrint(link, number)
      refuse(number)
      if number.isMultiple(of: 20) {
        compileRegex(number)
        makePatterns(number)
      }
      opened = handled.count.withLock { $0 }
      deepestStack = handled.deepestStack.withLock { $0 }
    }

    private func readAndPrint(_ link: DeepLink, _ number: Int) {
      guard let url = link.url else { return expect(false, "\(link)") }
      expect(DeepLink(url: url) == link, "\(url)")
      switch number % 3 {
      case 0:
        expect(DeepLink.format.match(url) == link, "\(url)")
        expect(DeepLink.format.url(for: link) == url, "\(link)")
      case 1:
        expect(router.match(url) == link, "\(url)")
        expect(router.url(for: link) == url, "\(link)")
      default:
        var query = url.queryArguments()
        query["number"] = "\(number)"
        let other = URL(
          scheme: "myscheme", host: "myhost", path: url.countedPathComponents(), query: query)
        expect(other.flatMap(DeepLink.init(url:)) == link, "\(other as Any)")
      }
      expect(router.open(url: url), "\(url)")
    }

    private func refuse(_ number: Int) {
      // An element on the heap, before dots that make the reader start again.
      let long = String(repeating: "%FF", count: 400)
      let texts = [
        "other://myhost/history", "myscheme://myhost/users/\(number)",
        "myscheme://myhost/retweet?tweetId=\(number)x", "myscheme://myhost/\(long)/../\(number)",
      ]
      guard let url = URL(string: texts[number % texts.count]) else {
        return expect(false, texts[0])
      }
      expect(DeepLink(url: url) == nil, "\(url)")
      expect(DeepLink.format.match(url) == nil, "\(url)")
      expect(!router.open(url: url), "\(url)")
      if number.isMultiple(of: 50) {
        expect(!router.format.explain(url).description.isEmpty, "\(url)")
        expect((try? Counted.N2("a", "..").percentEncodedPath()) == nil, "..")
      }
    }

    func compileRegex(_ number: Int) {
      let name = String(1_000_000 + number)
      let regex = try? Regex(validating: "name-\(name)-[a-z]+")
      expect(regex.map { $0 ~= "name-\(name)-x" } == true, name)
      expect((try? Regex(validating: "name-\(name)-[a-z")) == nil, name)
    }

    private func makePatterns(_ number: Int) {
      let pattern = lit("list\(number)") / int /? string
      expect(
        pattern.parse((path: ["list\(number)", "7"], query: [:]))?.match.0 == 7, "list\(number)")
      let router = Router<Int>(scheme: "x")
      router.add(-number, route: "a" / lit("\(number)") / any)
      router.add({ (value: Int) in value }, route: "b" / int)
      expect(router.match(URL(string: "x://b/\(number)")!) == number, "\(router)")
      expect(router.url(for: -number)?.absoluteString == "x://a/\(number)/*", "\(router)")
    }
  }
}
