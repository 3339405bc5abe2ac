import Foundation
import Testing
import URLFormats
import URLPatterns

/// Links that name something: a room, a file, a package.
@Suite struct IdentifierLinksTests {
  private struct Magnet: Equatable {
    let topic, name: String
    let trackers: [String]
    let source: String
  }

  @Test func `a magnet: link is a form`() {
    check(
      [
        // For the source `https://w.example/a b/é+.iso`, which torf itself reads with a `+`.
        .init(
          "torf 4.3.1",
          "magnet:?xt=urn:btih:c12fe1c06bba254a9dc9f519b335aa7c1367a88a"
            + "&dn=a+b%2Bc%25%2F%3A%26%3D%23%3F%3B%27%C3%A9&xl=7&kt=one+two"
            + "&tr=http%3A%2F%2Ft.example%3A80%2Fannounce%3Fa%3Db%26c"
            + "&tr=udp%3A%2F%2Fu.example%3A6969&ws=https%3A%2F%2Fw.example%2Fa%2Bb%2F%C3%A9%2B.iso",
          Magnet(
            topic: "urn:btih:c12fe1c06bba254a9dc9f519b335aa7c1367a88a", name: "a b+c%/:&=#?;'é",
            trackers: ["http://t.example:80/announce?a=b&c", "udp://u.example:6969"],
            source: "https://w.example/a+b/é+.iso"),
          prints: "magnet:?xt=urn%3Abtih%3Ac12fe1c06bba254a9dc9f519b335aa7c1367a88a"
            + "&dn=a%20b%2Bc%25%2F%3A%26%3D%23%3F%3B%27%C3%A9"
            + "&tr=http%3A%2F%2Ft.example%3A80%2Fannounce%3Fa%3Db%26c"
            + "&tr=udp%3A%2F%2Fu.example%3A6969&ws=https%3A%2F%2Fw.example%2Fa%2Bb%2F%C3%A9%2B.iso")
      ],
      row: (address("magnet:")
        </> (memberwise(Magnet.init)
          <¢> query("xt", .string) </> query("dn", .string) </> query(all: "tr", .string)
          </> query("ws", .string)))
        .matching(.plusAsSpace)
    ) { url in
      let (topic, name) = (Capture(String.self), Capture(String.self))
      let source = Capture(String.self)
      let query = url.queryArguments().readingPlusAsSpace()
      switch (url.countedPathComponents(scheme: "magnet"), query) {
      case (.N0, Has("xt", topic) && Has("dn", name) && Has("ws", source)):
        return Magnet(
          topic: topic(), name: name(), trackers: query.values(named: "tr").compactMap { $0 },
          source: source())
      default: return nil
      }
    }
  }

  private struct Room: Equatable {
    let elements: [String]
    let via: [String]

    init(_ elements: [String], via: [String] = []) { (self.elements, self.via) = (elements, via) }

    init(elements: [String], _ query: QueryArguments) {
      self.init(elements, via: query.values(named: "via").compactMap { $0 })
    }
  }

  private let room = PartialIso<([String], [String]), Room>(
    apply: { Room($0, via: $1) }, unapply: { ($0.elements, $0.via) })

  @Test func `a room of Matrix is in the fragment, or in a matrix: link`() {
    let (via, printedVia) = (
      ["a.example:8448", "b c.example"], "?via=a.example%3A8448&via=b%20c.example"
    )
    check(
      [
        .init(
          "mautrix 0.21.1", "https://matrix.to/#/%23caf%C3%A9%20room%3Ah.example",
          Room(["#café room:h.example"]),
          prints: "https://matrix.to/#/%23caf%C3%A9%20room:h.example"),
        .init(
          "mautrix 0.21.1",
          "https://matrix.to/#/%21x%27y%3Ah.example?via=a.example%3A8448&via=b+c.example",
          Room(["!x'y:h.example"], via: via),
          prints: "https://matrix.to/#/!x'y:h.example\(printedVia)"),
        // For the alias `#café/room b:h.example`. mautrix doesn't read it again.
        .init(
          "mautrix 0.21.1", "https://matrix.to/#/%23caf%C3%A9/room%20b%3Ah.example",
          Room(["#café", "room b:h.example"]),
          prints: "https://matrix.to/#/%23caf%C3%A9/room%20b:h.example"),
        // For the event `$ev/id+=`, of which mautrix reads `$ev`.
        .init(
          "mautrix 0.21.1",
          "https://matrix.to/#/%21x%3Ah.example/%24ev/id%2B%3D?via=a.example%3A8448",
          Room(["!x:h.example", "$ev", "id+="], via: ["a.example:8448"]),
          prints: "https://matrix.to/#/!x:h.example/$ev/id+=?via=a.example%3A8448"),
      ],
      row: (address("https://matrix.to")
        </> (room <¢> fragment(rest </> query(all: "via", .string)))).matching(.plusAsSpace)
    ) { url in
      guard case .N0 = url.countedPathComponents(scheme: "https", host: "matrix.to") else {
        return nil
      }
      return Room(
        elements: url.countedFragment().elements, url.fragmentArguments().readingPlusAsSpace())
    }
    check(
      [
        .init("mautrix 0.21.1", "matrix:u/a+b=c:h.example", Room(["u", "a+b=c:h.example"])),
        // mautrix itself reads `#caf%C3%A9%20room:h.example`.
        .init(
          "mautrix 0.21.1", "matrix:r/caf%C3%A9%20room:h.example",
          Room(["r", "café room:h.example"])),
        .init(
          "mautrix 0.21.1", "matrix:roomid/x'y:h.example?via=a.example:8448&via=b+c.example",
          Room(["roomid", "x'y:h.example"], via: via),
          prints: "matrix:roomid/x'y:h.example\(printedVia)"),
      ],
      row: (address("matrix:") </> (room <¢> rest </> query(all: "via", .string)))
        .matching(.plusAsSpace)
    ) { url in
      url.countedPathComponents(scheme: "matrix").map {
        Room(elements: $0.elements, url.queryArguments().readingPlusAsSpace())
      }
    }
  }

  private struct DID: Equatable {
    let method, id: String
    let path: [String]
    let reference, fragment: String?
  }

  @Test func `a DID begins with a method, and its text can have colons`() {
    let row =
      (address("did:")
      </> (memberwise(DID.init)
        <¢> path(.split(.string(matching: Regex("[a-z0-9]+")), .string, by: ":")) </> rest
        </> query(opt: "relativeRef", .string) </> fragment(opt: .string)))
      .matching(.plusAsSpace)
    let read = { (url: URL) -> DID? in
      let (method, id) = (Capture(matching: Regex("[a-z0-9]+")), Capture(String.self))
      let reference = Capture(String.self).optional()
      let path = url.countedPathComponents(scheme: "did")
      switch (path, url.queryArguments().readingPlusAsSpace()) {
      case (Begins(Split(method, id, by: ":"))?, MayHave("relativeRef", reference)):
        return DID(
          method: method(), id: id(), path: path!.dropFirst().elements, reference: reference(),
          fragment: url.fragment(percentEncoded: false))
      default: return nil
      }
    }
    check(
      [
        .init(
          "pydid 0.5.3",
          "did:example:123?service=files"
            + "&relativeRef=%2Fr%2Fdoc%3Fv%3Dl%26m%3D1%23intro+%C3%A9#keys-1",
          DID(
            method: "example", id: "123", path: [], reference: "/r/doc?v=l&m=1#intro é",
            fragment: "keys-1"),
          prints: "did:example:123?relativeRef=%2Fr%2Fdoc%3Fv%3Dl%26m%3D1%23intro%20%C3%A9#keys-1")
      ], row: row, read: read)
    check(
      [
        .init(
          "pydid 0.5.3", "did:example:123/a b/c?v=1+2#k",
          DID(method: "example", id: "123", path: ["a b", "c"], reference: nil, fragment: "k"),
          prints: "did:example:123/a%20b/c#k")
      ], areURLs: false, row: row, read: read)
  }

  @Test func `a key or a file is one element, whose case counts`() {
    let npub = "npub10elfcs4fr0l0r8af98jlmgdh9c8tcxjvz9qkw038js35mp4dma8qzvjptg"
    let nprofile =
      "nprofile1qqs8ul5ug253hlh3n75jne0a5xmjur4urfxpzst88cnegg6ds6ka7nsprdmhxue69uhhytn90psk6urvv5"
      + "hkzffjxp3r77paxyn8j0cre5c"
    check(
      [
        .init("nostr-sdk 0.45.1", "nostr:\(npub)", npub),
        .init("nostr-sdk 0.45.1", "nostr:\(nprofile)", nprofile),
      ], row: address("nostr:") </> path(.string)
    ) { url in
      guard case .N1(let key) = url.countedPathComponents(scheme: "nostr") else { return nil }
      return key
    }
    // multiformats prints the CIDs. As the host of `ipfs://`, a browser changes their case, which
    // changes what those in Base58 and Base64 name.
    let cids = [
      "bafkreibm6jg3ux5qumhcn2b3flc3tyu6dmlb4xa7u5bf44yegnrjhc4yeq",
      "zb2rhZfjRh2FHHB2RkHVEvL2vJnCTcu7kwRqgVsf9gpkLgteo",
      "uAVUSICzyTbpfsKMOJug7KsW54p4bFh5cH6dCXnMEM2KTi5gk",
      "QmRN6wdp1S2A5EtjW9A3M1vKSBuQQGcgvuhoMUoEz4iiT5",
    ]
    check(
      cids.map { .init("multiformats 0.3.1.post4", "ipfs://\($0)", $0) },
      row: address("ipfs://") </> path(.string)
    ) { url in
      guard url.has(scheme: "ipfs"), case .N1(let cid) = url.countedHostAndPathComponents() else {
        return nil
      }
      return cid
    }
  }

  @Test func `a file has an empty host, or none`() {
    let elements = ["tmp", "a b#c?d%é;"]
    let (link, printed) = (
      "file:///tmp/a%20b%23c%3Fd%25%C3%A9;", "file:/tmp/a%20b%23c%3Fd%25%C3%A9;"
    )
    check(
      [
        .init("Foundation (Swift 6.3.1)", link, elements, prints: printed),
        .init("java.nio.file.Path (OpenJDK 17.0.15)", link, elements, prints: printed),
        .init(
          "url.pathToFileURL (Node 20.20.2)", "file:///tmp/a%20b%23c%3Fd%25%C3%A9%5C;",
          ["tmp", #"a b#c?d%é\;"#], prints: "file:/tmp/a%20b%23c%3Fd%25%C3%A9%5C;"),
      ], row: scheme("file") </> rest
    ) { $0.countedPathComponents(scheme: "file")?.elements }
  }

  private struct Product: Equatable {
    let number, lot, expiry: String
  }

  @Test func `a product has a lot with a slash`() {
    check(
      [
        .init(
          "biip 5.2.0", "https://id.gs1.org/01/07032069804988/10/A%2F1%2Bb%25?17=261231",
          Product(number: "07032069804988", lot: "A/1+b%", expiry: "261231"),
          prints: "https://id.gs1.org/01/07032069804988/10/A%2F1+b%25?17=261231")
      ],
      row: address("https://id.gs1.org")
        </> (memberwise(Product.init)
          <¢> path("01") </> path(.string) </> path("10") </> path(.string) </> query("17", .string))
    ) { url in
      let expiry = Capture(String.self)
      switch (
        url.countedPathComponents(scheme: "https", host: "id.gs1.org"), url.queryArguments()
      ) {
      case (.N4("01", let number, "10", let lot), Has("17", expiry)):
        return Product(number: number, lot: lot, expiry: expiry())
      default: return nil
      }
    }
  }

  @Test func `where an encoded separator is data, the path is split before it's decoded`() throws {
    for (program, link, separator, expected) in [
      ("packageurl-python 0.17.6", "pkg:pypi/a%40b@1", "@", ["pypi", "a@b", "1"]),
      (
        "packageurl-python 0.17.6", "pkg:npm/%40angular/cli@1.0%2Bb", "@",
        ["npm", "@angular", "cli", "1.0+b"]
      ),
      (
        "packageurl-python 0.17.6", "pkg:golang/a/b%20c/d@v1:2#x%20y/z", "@",
        ["golang", "a", "b c", "d", "v1:2"]
      ),
      // Its version is `1/2?#`.
      (
        "packageurl-python 0.17.6",
        "pkg:generic/a%20b%25%2B:%C3%A9@1/2%3F%23?c=x%20y%2B&url=https://h/a%3Fb%3Dc%26d#a%23b/%3Fc",
        "@", ["generic", "a b%+:é", "1", "2?#"]
      ),
      (
        "geouri 0.2.0", "geo:48.201,16.3695,183;u=40;name=Caf%C3%A9%20&%20Bar%3B%201%3D2;flag", ";",
        ["48.201,16.3695,183", "u=40", "name=Café & Bar; 1=2", "flag"]
      ),
      // Its origin is `https://h.example/a;b/repo.git`. With a query, which it doesn't encode, the
      // path of the URL would end there.
      (
        "swh.model 8.4.1",
        "swh:1:cnt:4d99d2d18326621ccdd70f5ea66c2e2ac236ad8b;origin=https://h.example/a%3Bb/repo.git"
          + ";visit=swh:1:snp:d7f1b9eb7ccb596c2622c4780febaa02549830f9;path=/a%3B%25b/%C3%A9.ml"
          + ";lines=9-15", ";",
        [
          "1:cnt:4d99d2d18326621ccdd70f5ea66c2e2ac236ad8b", "origin=https:", "h.example",
          "a;b", "repo.git", "visit=swh:1:snp:d7f1b9eb7ccb596c2622c4780febaa02549830f9",
          "path=", "a;%b", "é.ml", "lines=9-15",
        ]
      ),
    ] {
      let url = try #require(URL(string: link, encodingInvalidCharacters: false), "\(program)")
      let path = "/" + url.restOfPath(droppingFirst: 0).replacing(separator, with: "/")
      #expect(Counted(path: path).elements == expected, "\(program)")
      let parts = try #require(URL(string: path))
      #expect((address("/") </> rest).match(parts) == expected, "\(program)")
    }
  }

  @Test func `an at: link with a DID isn't a URL`() throws {
    // Its host has colons, and no port. Without the slashes before it, the DID is an element.
    let link = "at://did:plc:44ybard66vv44zksje25o7dz/app.bsky.feed.post/3jwdwj2ctlk26/"
    #expect(URL(string: link) == nil && URL(pasted: link) == nil, "atproto 0.0.73")
    let elements = ["did:plc:44ybard66vv44zksje25o7dz", "app.bsky.feed.post", "3jwdwj2ctlk26"]
    let url = try #require(URL(pasted: link.replacing("at://", with: "at:/")))
    #expect(url.countedPathComponents(scheme: "at")?.elements == elements)
    #expect((scheme("at") </> rest).match(url) == elements)
    // For the argument `x=a+b`: atproto prints the mark of the query as a part of the name.
    let other = "at://bnewbold.bsky.team/app.bsky.feed.post/3jui7kd54zh2y?%3Fx=a+b&y=c%26d#frag/é"
    check(
      [
        .init(
          "atproto 0.0.73", other, ["bnewbold.bsky.team", "app.bsky.feed.post", "3jui7kd54zh2y"],
          prints: "at://bnewbold.bsky.team/app.bsky.feed.post/3jui7kd54zh2y")
      ], areURLs: false, row: address("at://") </> rest
    ) { url in url.has(scheme: "at") ? url.countedHostAndPathComponents().elements : nil }
  }
}
