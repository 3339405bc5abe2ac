import Foundation
import Testing
import URLFormats
import URLPatterns

@Suite struct PaymentLinksTests {
  private struct Bitcoin: Equatable {
    let address: String
    let amount: Double?
    let label: String?
    let message: String?
  }

  @Test func `a bitcoin: link asks for an amount`() {
    let boat = "1BoatSLRHtKNngkdXEeobR76b53LETtpyT"
    let segwit = "bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq"
    check(
      [
        .init(
          "bip21 2.0.3",
          "bitcoin:\(boat)?amount=20.3&label=Foo%20%26%20Bar"
            + "&message=a%20b%2Bc%25%2F%3A%26%3D%23%3F%3B%27%22%C3%A9",
          Bitcoin(
            address: boat, amount: 20.3, label: "Foo & Bar", message: #"a b+c%/:&=#?;'"é"#)),
        // BIP 21 has no exponents, though bip21 reads its own again.
        .init(
          "bip21 2.0.3", "bitcoin:\(segwit)?amount=1e-8",
          Bitcoin(address: segwit, amount: 0.00000001, label: nil, message: nil),
          prints: "bitcoin:\(segwit)?amount=0.00000001"),
      ],
      row: address("bitcoin:")
        </> (memberwise(Bitcoin.init)
          <¢> path(.string) </> query(opt: "amount", .double) </> query(opt: "label", .string)
          </> query(opt: "message", .string))
    ) { url in
      let (address, amount) = (Capture(String.self), Capture(Double.self).optional())
      let (label, message) = (
        Capture(String.self).optional(), Capture(String.self).optional()
      )
      switch (url.countedPathComponents(scheme: "bitcoin"), url.queryArguments()) {
      case (
        .N1(address),
        MayHave("amount", amount) && MayHave("label", label) && MayHave("message", message)
      ):
        return Bitcoin(
          address: address(), amount: amount(), label: label(), message: message())
      default: return nil
      }
    }
  }

  private enum Ethereum: Matchable, Equatable {
    case transfer(of: String, chain: Int, to: String, Double)
    case pay(name: String, Double)
    case send(to: String, Double, label: String?)
  }

  /// The grammar is that of EIP 681: `target ["@" chain] ["/" function] ["?" parameters]`.
  @Test func `an ethereum: link pays or calls a function`() {
    let token = "0x89205A3A3b2A69De6Dbf7f01ED13B2108B2c43e7"
    let account = "0x8e23ee67d1332ad560396262c48ffbb01f93d052"
    let person = "0xfb6916095ca1df60bb79Ce92ce3ea74c37c5d359"
    check(
      [
        .init(
          "eth-url-parser 1.0.4",
          "ethereum:\(token)@3/transfer?address=\(account)&uint256=2.014e18",
          .transfer(of: token, chain: 3, to: account, 2.014e18),
          prints: "ethereum:\(token)@3/transfer?address=\(account)&uint256=2014000000000000000"),
        .init(
          "eth-url-parser 1.0.4",
          "ethereum:\(person)?value=2.014e18&label=a%20b%2Bc%25%2F%3A%26%3D%23%3F%3B%27%22%C3%A9",
          .send(to: person, 2.014e18, label: #"a b+c%/:&=#?;'"é"#),
          prints: "ethereum:\(person)?value=2014000000000000000"
            + "&label=a%20b%2Bc%25%2F%3A%26%3D%23%3F%3B%27%22%C3%A9"),
        .init(
          "eth-url-parser 1.0.4", "ethereum:pay-doge-to-the-moon.eth?value=1",
          .pay(name: "doge-to-the-moon.eth", 1),
          prints: "ethereum:pay-doge-to-the-moon.eth?value=1.0"),
      ],
      row: address("ethereum:")
        </> URLFormat<Ethereum> {
          iso(Ethereum.transfer)
            <¢> path(.split(.string, .int, by: "@")) </> path("transfer")
            </> query("address", .string) </> query("uint256", .double)
          iso(Ethereum.pay) <¢> path(.string, prefix: "pay-") </> query("value", .double)
          iso(Ethereum.send)
            <¢> path(.string) </> query("value", .double) </> query(opt: "label", .string)
        }
    ) { url in
      let (target, account) = (Capture(String.self), Capture(String.self))
      let (chain, amount) = (Capture(Int.self), Capture(Double.self))
      let label = Capture(String.self).optional()
      switch (url.countedPathComponents(scheme: "ethereum"), url.queryArguments()) {
      case (
        .N2(Split(target, chain, by: "@"), "transfer"),
        Has("address", account) && Has("uint256", amount)
      ):
        return .transfer(of: target(), chain: chain(), to: account(), amount())
      case (.N1(Prefixed("pay-", target)), Has("value", amount)):
        return .pay(name: target(), amount())
      case (.N1(target), Has("value", amount) && MayHave("label", label)):
        return .send(to: target(), amount(), label: label())
      default: return nil
      }
    }
  }

  private enum Wallet: Matchable, Equatable {
    case session(topic: String, version: Int, methods: String, data: String, key: String)
    case connection(to: String, relay: URL, secret: String, address: String)
    case lightning(String)
  }

  @Test func `a wallet is connected`() throws {
    let topic = "7f6e504bfad60b485450578e05678ed3e8e8c4751d3c6160be17160d63ec90f9"
    let key = "587d5484ce2a2a6ee3ba1962fdd7e8588e06200c46823bd18fbd67def96ad303"
    let service = "7e7e9c42a91bfef19fa929e5fda1b72e0ebc1a4c1141673e2794234d86addf4e"
    let lnurl = "LNURL1DP68GURN8GHJ7UM9WFMXJCM99EJHSCTDWPKX2TMPWP5N7UFAXDNXXFNC84SJ2V3SVGEVSRJN"
    let relay = try #require(URL(string: "wss://r.example/x?a=b&c"))
    check(
      [
        // WalletConnect's formatUri, with query-string 7.1.3.
        .init(
          "@walletconnect/utils 2.17.1",
          "wc:\(topic)@2?expiryTimestamp=1705934757&methods=wc_sessionPropose%2Cwc_auth%20Request"
            + "&relay-data=a%2Bb%2Fc%3D&relay-protocol=irn&symKey=\(key)",
          .session(
            topic: topic, version: 2, methods: "wc_sessionPropose,wc_auth Request",
            data: "a+b/c=", key: key),
          prints: "wc:\(topic)@2?methods=wc_sessionPropose%2Cwc_auth%20Request"
            + "&relay-data=a%2Bb%2Fc%3D&symKey=\(key)"),
        .init(
          "nostr-sdk 0.45.1",
          "nostr+walletconnect://\(service)?secret=\(service)"
            + "&relay=wss%3A%2F%2Fr.example%2Fx%3Fa%3Db%26c&lud16=a%2Bb%40x.example",
          .connection(to: service, relay: relay, secret: service, address: "a+b@x.example"),
          prints: "nostr+walletconnect://\(service)?relay=wss%3A%2F%2Fr.example%2Fx%3Fa%3Db%26c"
            + "&secret=\(service)&lud16=a%2Bb%40x.example"),
        .init("lnurl 2.0.2", "lightning:\(lnurl)", .lightning(lnurl)),
      ],
      row: URLFormat<Wallet> {
        iso(Wallet.session)
          <¢> address("wc:") </> path(.split(.string, .int, by: "@")) </> query("methods", .string)
          </> query("relay-data", .string) </> query("symKey", .string)
        iso(Wallet.connection)
          <¢> address("nostr+walletconnect://") </> path(.string) </> query("relay", .url)
          </> query("secret", .string) </> query("lud16", .string)
        iso(Wallet.lightning) <¢> address("lightning:") </> path(.string)
      }
    ) { url in
      let (text, methods) = (Capture(String.self), Capture(String.self))
      let (secret, data) = (Capture(String.self), Capture(String.self))
      let (version, relay) = (Capture(Int.self), Capture(URL.self))
      switch (url.scheme, url.countedHostAndPathComponents(), url.queryArguments()) {
      case (
        "wc", .N1(Split(text, version, by: "@")),
        Has("methods", methods) && Has("relay-data", data) && Has("symKey", secret)
      ):
        return .session(
          topic: text(), version: version(), methods: methods(), data: data(), key: secret())
      case (
        "nostr+walletconnect", .N1(text),
        Has("relay", relay) && Has("secret", secret) && Has("lud16", data)
      ):
        return .connection(to: text(), relay: relay(), secret: secret(), address: data())
      case ("lightning", .N1(text), _): return .lightning(text())
      default: return nil
      }
    }
  }
}
