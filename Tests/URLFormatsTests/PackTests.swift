import CommonParsers
import Foundation
import TestSupport
import Testing
import URLFormats

extension Many: Matchable {}

private let one = path(.int)
private let two = path(.int) </> path(.string)
private let four = two </> two
private let eight = four </> four

/// Formats of 1 to 12 values, which parameter packs join.
@Suite struct PackTests {
  private let formats = URLFormat<Many> {
    iso(Many.v1) <¢> path("1") </> one
    iso(Many.v2) <¢> path("2") </> two
    iso(Many.v3) <¢> path("3") </> two </> one
    iso(Many.v4) <¢> path("4") </> four
    iso(Many.v5) <¢> path("5") </> four </> one
    iso(Many.v6) <¢> path("6") </> four </> two
    iso(Many.v7) <¢> path("7") </> four </> two </> one
    iso(Many.v8) <¢> path("8") </> eight
    iso(Many.v9) <¢> path("9") </> eight </> one
    iso(Many.v10) <¢> path("10") </> eight </> two
    iso(Many.v11) <¢> path("11") </> eight </> two </> one
    iso(Many.v12) <¢> path("12") </> eight </> four
  }

  @Test(arguments: 1...12) func `elements are captured in order, and printed`(count: Int) throws {
    let path = Many.texts(count).joined(separator: "/")
    let url = try #require(URL(string: "/\(count)/\(path)"))
    let value = try #require(formats.match(url))
    #expect(String(describing: value) == Many.description(of: count))
    #expect(formats.url(for: value) == url)
  }
}
