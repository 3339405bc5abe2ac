import Foundation
import Testing
import URLPatterns

@Suite struct CaptureTests {
  enum Tab: String { case posts, likes }
  enum Level: Int { case low = 1, high = 2 }
  enum Unit: String { case kelvin = "K", celsius = "°C" }

  /// A type with a raw value that differs from its description.
  enum Size: String, LosslessStringConvertible {
    case small = "s"
    init?(_ description: String) { return nil }
    var description: String { "size" }
  }

  private func read(_ path: String) -> String {
    let id = Capture(Int.self)
    let tab = Capture(Tab.self)
    let uuid = Capture { UUID(uuidString: $0) }
    return switch Counted(path: path) {
    case .N2("users", id): "number \(id())"
    case .N2("users", uuid): "uuid \(uuid().uuidString.prefix(4))"
    case .N2("users", let name): "name \(name)"
    case .N3("users", id, tab): "\(tab()) of \(id())"
    case .N3(let a, id, id): "last \(id()) of \(a)"
    default: "nothing"
    }
  }

  @Test(arguments: [
    ("/users/7", "number 7"), ("/users/-7", "number -7"), ("/users/john", "name john"),
    ("/users/7a", "name 7a"), ("/users/99999999999999999999", "name 99999999999999999999"),
    ("/users/E621E1F8-C36C-495A-93FC-0C247A3E6E5F", "uuid E621"),
    ("/users/7/likes", "likes of 7"), ("/users/7/other", "nothing"), ("/users/x/likes", "nothing"),
    ("/x/1/2", "last 2 of x"),
  ])
  func `a case doesn't match if its conversion fails`(path: String, result: String) {
    #expect(read(path) == result)
  }

  @Test func `raw values of every type are converted, and take precedence over descriptions`() {
    let level = Capture(Level.self)
    #expect(level ~= "2")
    #expect(level() == .high)
    #expect(!(level ~= "3"))
    #expect(!(level ~= "x"))
    // Equal strings match.
    let unit = Capture(Unit.self)
    #expect(unit ~= "\u{212A}" && unit() == .kelvin)
    #expect(!(unit ~= "k"))
    let size = Capture(Size.self)
    #expect(size ~= "s")
    #expect(size() == .small)
    #expect((["x": "s"] as QueryArguments)["x", as: Size.self] == .small)
  }

  @Test func `each attempt replaces the value`() {
    let id = Capture(Int.self)
    #expect(id.value == nil)
    #expect(id ~= "7")
    #expect(id.value == 7)
    #expect(!(id ~= "x"))
    #expect(id.value == nil)
  }

  @Test func `the type's own rules decide which elements are converted`() {
    let id = Capture(Int.self)
    #expect(id ~= "+7" && id() == 7)
    #expect(id ~= "007" && id() == 7)
    let number = Capture(Double.self)
    #expect(number ~= "0x1p3" && number() == 8)
    #expect(number ~= "nan" && number().isNaN)
    #expect(number ~= "inf" && number() == .infinity)
  }

  @Test(arguments: [
    ("1", 1), ("5", 5), ("+3", 3), ("0", nil), ("6", nil), ("-1", nil), ("x", nil), ("", nil),
    ("99999999999999999999", nil),
  ])
  func `an integer in a range is converted`(text: String, value: Int?) {
    let rating = Capture(1...5)
    #expect((rating ~= text) == (value != nil))
    #expect(rating.value == value)
    #expect((Capture(1..<6) ~= text) == (value != nil))
    #expect((Capture(...5) ~= text) == (Int(text).map { $0 <= 5 } ?? false))
    #expect((Capture(UInt8(1)...5) ~= text) == (value != nil))
  }

  @Test func `an optional capture shares the value, and is nil without one`() {
    let id = Capture(Int.self)
    let optional = id.optional()
    #expect(optional() == nil)
    #expect(id ~= "7" && optional() == 7)
    #expect(MayHave("id", optional) ~= ["id": "8"] && id() == 8)
    #expect(!(MayHave("id", optional) ~= ["id": "x"]) && id.value == nil)
    #expect(MayHave("id", optional) ~= [:] && optional() == nil)
    let copy = id
    #expect(copy ~= "9" && id() == 9)
  }

  private struct Length: PatternMatching {
    let range: ClosedRange<Int>

    static func ~= (pattern: Length, element: String) -> Bool {
      pattern.range.contains(element.utf8.count)
    }
  }

  private func readMatching(_ path: String, _ query: QueryArguments = [:]) -> String {
    let kind = Capture(matching: OneOf("token", "staking"))
    let filled = Capture(matching: Regex(".+"))
    let code = Capture(matching: Length(range: 4...8))
    let digits = Capture(matching: /[0-9]+/)
    return switch (Counted(path: path), query) {
    case (.N1(kind), Has("q", filled) && MayHave("code", code.optional())):
      "\(kind()): \(filled()) \(code.value ?? "-")"
    case (.N1(Prefixed("@", filled)), _): "name \(filled())"
    case (Begins(kind, code) && Ends("edit"), _): "edit \(code()) of \(kind())"
    case (Contains("n", digits), _): "number \(digits())"
    case (.N2("codes", OneOf(digits, code)), _): "code \(digits.value ?? code())"
    default: "nothing"
    }
  }

  @Test(
    arguments: [
      ("/token", ["q": "soup"], "token: soup -"), ("/token", ["q": ""], "nothing"),
      ("/staking", ["q": "a", "code": "A1B2"], "staking: a A1B2"),
      ("/staking", ["q": "a", "code": "A1"], "nothing"), ("/other", ["q": "soup"], "nothing"),
      ("/@jo", [:], "name jo"), ("/@", [:], "nothing"),
      ("/token/caf%C3%A9/x/edit", [:], "edit café of token"), ("/token/abc/edit", [:], "nothing"),
      ("/a/n/12/b", [:], "number 12"), ("/a/n/x", [:], "nothing"),
      ("/codes/12", [:], "code 12"), ("/codes/A1B2", [:], "code A1B2"),
      ("/codes/A1", [:], "nothing"),
    ] as [(String, QueryArguments, String)])
  func `a capture of a matcher keeps the text that it matches`(
    path: String, query: QueryArguments, result: String
  ) {
    #expect(readMatching(path, query) == result)
  }

  @Test func `a capture of a matcher keeps the element's own bytes, and forgets them on a miss`() {
    let text = Capture(matching: OneOf("café", Exactly("a\0b")))
    #expect(text ~= "cafe\u{301}")
    #expect(Exactly("cafe\u{301}") ~= text())
    #expect(text ~= "a\0b" && text() == "a\0b")
    #expect(!(text ~= "a"))
    #expect(text.value == nil)
  }

  private final class File {
    let path: String
    let onClose: () -> Void

    init(_ path: String, onClose: @escaping () -> Void) {
      (self.path, self.onClose) = (path, onClose)
    }

    deinit { onClose() }
  }

  /// Returns the paths of the files that a capture holds while it closes the one before.
  ///
  /// - Parameters:
  ///   - wrap: Makes a captured value of a file.
  ///   - path: Returns the path of the file in a captured value.
  ///   - isReused: Whether closing a file also matches the capture again.
  private func pathsSeen<Value>(
    _ wrap: @escaping (File) -> Value, path: @escaping (Value) -> String, isReused: Bool = false
  ) -> [String] {
    func matches<Pattern: PatternMatching>(_ pattern: Pattern, _ element: String) -> Bool {
      pattern ~= element
    }
    var seen: [String] = []
    var file: Capture<Value>!
    file = Capture { element in
      if element == "x" { return nil }
      return wrap(
        File("the path of \(element)") {
          if isReused, element == "a" { _ = matches(file, "c") }
          seen.append(file.value.map(path) ?? "none")
        })
    }
    let patterns: [any PatternMatching] = [file]
    for element in ["a", "x", "a", "b", "x"] {
      for pattern in patterns { _ = matches(pattern, element) }
    }
    return seen
  }

  @Test func `a value can read and match its capture while it's destroyed`() {
    struct Named {
      let file: File
      let name: String
    }
    let expected = ["none", "the path of b", "none"]
    #expect(pathsSeen({ $0 }, path: { $0.path }) == expected)
    #expect(pathsSeen({ Optional($0) }, path: { $0!.path }) == expected)
    #expect(pathsSeen({ [$0] }, path: { $0[0].path }) == expected)
    #expect(pathsSeen({ $0 as Any }, path: { ($0 as! File).path }) == expected)
    #expect(pathsSeen({ Named(file: $0, name: $0.path) }, path: { $0.name }) == expected)
    #expect(pathsSeen({ Named(file: $0, name: $0.path) }, path: { $0.file.path }) == expected)
    let reused = pathsSeen({ $0 }, path: { $0.path }, isReused: true)
    #expect(reused.first == "the path of c")
  }

  private protocol Interpolating {
    func text(_ capture: Capture<Int>) -> String
  }

  private struct Deprecated: Interpolating {
    @available(*, deprecated)
    func text(_ capture: Capture<Int>) -> String { "[\(capture)]" }
  }

  @Test func `a capture in a text looks as any other value does`() {
    let id = Capture(Int.self)
    let interpolating: any Interpolating = Deprecated()
    #expect(interpolating.text(id) == "[\(String(describing: id))]")
  }

  private static func readWithoutMatch() { _ = Capture(Int.self)() }
  private static let line = #line - 1

  #if os(macOS) || os(Linux) || os(Windows)
    @Test func `reading without a match stops the program, with the reader's line and the reason`()
      async
    {
      let result = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) {
        Self.readWithoutMatch()
      }
      let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
      let reason = "Capture(Int.self) has no value here. Call it only in a case"
      #expect(message.contains("CaptureTests.swift:\(Self.line): Fatal error: \(reason)"))
    }
  #endif
}
