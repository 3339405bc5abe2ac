import Foundation
import Testing
import URLPatterns

import DeepLinkExample

/// A link that one program can interpret differently from the next.
struct Attack {
  /// The result of `URL(string:)` and the routers for a link.
  enum Outcome: Equatable {
    /// It isn't a URL.
    case refused
    /// No route matches.
    case nowhere
    /// It leads to this page in all three styles.
    case opens(Vault)

    /// The expected result in each style.
    var page: Vault? { if case .opens(let page) = self { page } else { nil } }
  }

  let text: String
  let outcome: Outcome
  let reason: String

  init(_ text: String, _ outcome: Outcome, _ reason: String) {
    self.text = text
    self.outcome = outcome
    self.reason = reason
  }

  /// An attack using the path, or anything after it.
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
        let expected = attack.outcome.page
        #expect(page == expected, "\(style), \(comment)", sourceLocation: location)
        #expect(page?.bytes == expected?.bytes, "\(style), \(comment)", sourceLocation: location)
        checkThatItGoesRound(page, comment, location)
      }
    }
  }

  /// Checks that a page is written as a link that opens it again.
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

  @Test func `a separator that's encoded once or twice is data`() { check(separatorAttacks) }

  @Test func `dot segments are resolved in every spelling, but decoded only once`() {
    check(dotSegmentAttacks)
  }

  @Test func `text that isn't UTF-8 doesn't match other text`() { check(encodingAttacks) }

  @Test func `backslashes, control characters, and path parameters are ordinary text`() {
    check(characterAttacks)
  }

  @Test func `letters match like strings, or byte for byte with Exactly`() {
    check(letterAttacks)
  }

  @Test func `a host is compared as a whole, whatever surrounds it`() { check(hostAttacks) }

  @Test func `a host that is read as the first element follows the rules of an element`() {
    for attack in firstElementAttacks {
      let comment = Comment(rawValue: "\(attack.text.debugDescription): \(attack.reason)")
      let page = URL(string: attack.text).flatMap(Vault.routerWithoutHost.match)
      #expect(page == attack.outcome.page, comment)
      #expect(page?.bytes == attack.outcome.page?.bytes, comment)
      guard let page else { continue }
      let printed = Vault.routerWithoutHost.url(for: page)
      #expect(printed.flatMap(Vault.routerWithoutHost.match) == page, comment)
    }
  }

  @Test func `a query begins at the first question mark, and its first argument counts`() {
    check(queryAttacks)
  }

  @Test func `matchers mean the same in a case, a pattern, and a format`() { check(matcherAttacks) }

  @Test func `numbers are read by the rules of Int`() { check(numberAttacks) }
}
