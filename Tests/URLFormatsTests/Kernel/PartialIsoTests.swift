import URLFormats
import Testing

@Test func `a text is converted if a type's own initializer takes it`() {
  #expect(PartialIso.bool.apply("true") == true && PartialIso.bool.apply("yes") == nil)
  let character = PartialIso<String, Character>.losslessStringConvertible
  #expect(character.apply("é") == "é")
  #expect(character.apply("ab") == nil && character.apply("") == nil)
  let port: PartialIso<String, UInt16> = .losslessStringConvertible
  #expect(port.apply("8080") == 8080)
  #expect(port.apply("80800") == nil)
}

@Test func `a raw value has at most 30 marks in a row, and is read in linear time`() {
  enum Tab: String { case café = "cafe\u{301}" }
  #expect(PartialIso<String, Tab>.rawRepresentable.apply("caf\u{E9}") == .café)
  struct Name: RawRepresentable { let rawValue: String }
  let name: PartialIso<String, Name> = .rawRepresentable
  #expect(name.apply("e" + String(repeating: "\u{301}", count: 30)) != nil)
  #expect(name.apply("e" + String(repeating: "\u{301}", count: 31)) == nil)
  #expect(name.apply("e" + String(repeating: "\u{301}\u{323}", count: 60_000)) == nil)
}
