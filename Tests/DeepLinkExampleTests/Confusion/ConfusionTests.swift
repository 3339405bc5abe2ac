import Foundation
import Testing
import URLPatterns

@testable import DeepLinkExample

/// A link that one program may take for another than the next one does.
struct Attack {
  /// What `URL(string:)` and the routers make of a link.
  enum Outcome: Equatable {
    /// It is no URL.
    case refused
    /// No route matches.
    case nowhere
    /// It leads to this page, in all three styles.
    case opens(Vault)
    /// It leads to this page in RoutePatterns, and nowhere in the others.
    case opensInRouter(Vault)

    /// What one of the styles is to make of it.
    func page(in style: String) -> Vault? {
      switch self {
      case .refused, .nowhere: nil
      case .opens(let page): page
      case .opensInRouter(let page): style == "RoutePatterns" ? page : nil
      }
    }
  }

  let text: String
  let outcome: Outcome
  let reason: String

  init(_ text: String, _ outcome: Outcome, _ reason: String) {
    self.text = text
    self.outcome = outcome
    self.reason = reason
  }

  /// An attack by the path, or what follows it.
  static func path(_ path: String, _ outcome: Outcome, _ reason: String) -> Attack {
    Attack("https://vault.example" + path, outcome, reason)
  }
}

@Suite struct ConfusionTests {
  private func check(_ attacks: [Attack], location: SourceLocation = #_sourceLocation) {
    for attack in attacks {
      let comment = Comment(rawValue: "\(attack.text.debugDescription): \(attack.reason)")
      guard let url = URL(string: attack.text) else {
        #expect(attack.outcome == .refused, comment, sourceLocation: location)
        continue
      }
      #expect(attack.outcome != .refused, comment, sourceLocation: location)
      for (style, page) in Vault.readings(of: url) {
        let expected = attack.outcome.page(in: style)
        #expect(page == expected, "\(style), \(comment)", sourceLocation: location)
        #expect(page?.bytes == expected?.bytes, "\(style), \(comment)", sourceLocation: location)
        checkThatItGoesRound(page, comment, location)
      }
    }
  }

  /// Checks that a page goes into a link that opens it again.
  private func checkThatItGoesRound(
    _ page: Vault?, _ comment: Comment, _ location: SourceLocation
  ) {
    for (style, url) in page?.printings ?? [] {
      let readings = url.map(Vault.readings) ?? []
      #expect(
        !readings.isEmpty
          && readings.allSatisfy { $0.page == page && $0.page?.bytes == page?.bytes },
        "\(style), \(comment)", sourceLocation: location)
    }
  }

  @Test func `a separator that is encoded, once or twice, is data`() { check(separatorAttacks) }

  @Test func `dot segments are resolved in each spelling that decodes to one, once`() {
    check(dotSegmentAttacks)
  }

  @Test func `what does not decode to UTF-8 is no other text`() { check(encodingAttacks) }

  @Test func `backslashes, controls and path parameters are text like any other`() {
    check(characterAttacks)
  }

  @Test func `letters match as String has it, and to the byte with Exactly`() {
    check(letterAttacks)
  }

  @Test func `a host is compared as a whole, whatever stands around it`() { check(hostAttacks) }

  @Test func `a host that stands for the first element is held to the rules of one`() {
    for attack in firstElementAttacks {
      let comment = Comment(rawValue: "\(attack.text.debugDescription): \(attack.reason)")
      let page = URL(string: attack.text).flatMap(Vault.routerWithoutHost.match)
      #expect(page == attack.outcome.page(in: "RoutePatterns"), comment)
      #expect(page?.bytes == attack.outcome.page(in: "RoutePatterns")?.bytes, comment)
      guard let page else { continue }
      let printed = Vault.routerWithoutHost.url(for: page)
      #expect(printed.flatMap(Vault.routerWithoutHost.match) == page, comment)
    }
  }

  @Test func `a query begins at the first question mark, and its first argument counts`() {
    check(queryAttacks)
  }

  @Test func `numbers are read as Int reads them`() { check(numberAttacks) }
}
