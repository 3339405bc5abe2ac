import URLFormats
import TestSupport
import Testing

private enum Tab: String { case home, search }

@Test func `the common isomorphisms convert both ways`() {
  #expect(PartialIso.int.apply("7") == 7)
  #expect(PartialIso.int.apply("seven") == nil)
  #expect(PartialIso.int.unapply(7) == "7")
  #expect(PartialIso.double.apply("1.5") == 1.5)
  #expect(PartialIso.double.unapply(1.5) == "1.5")
  #expect(PartialIso.bool.apply("true") == true)
  #expect(PartialIso.bool.apply("yes") == nil)
  #expect(PartialIso<String, String>.string.apply("a") == "a")
  let character = PartialIso<String, Character>.losslessStringConvertible
  #expect(character.apply("é") == "é" && character.apply("ab") == nil)
  let port: PartialIso<String, UInt16> = .losslessStringConvertible
  #expect(port.apply("8080") == 8080)
  #expect(port.apply("80800") == nil)
  let tab: PartialIso<String, Tab> = .rawRepresentable
  #expect(tab.apply("search") == .search)
  #expect(tab.apply("nowhere") == nil)
  #expect(tab.unapply(.home) == "home")
  let char: PartialIso<String, Character> = .losslessStringConvertible
  #expect(char.apply("ab") == nil)
  #expect(char.apply("") == nil)
}

@Test func `isomorphisms compose`() {
  let even = PartialIso<Int, Int>(
    apply: { $0.isMultiple(of: 2) ? $0 : nil }, unapply: { $0.isMultiple(of: 2) ? $0 : nil })
  #expect(PartialIso.int.map(even).apply("8") == 8)
  #expect(PartialIso.int.map(even).apply("7") == nil)
  #expect(PartialIso.int.map(even).unapply(7) == nil)
  #expect(PartialIso.int.map(even).unapply(8) == "8")
  #expect(PartialIso.identity.map(even).apply(3) == nil)
}

@Test func `opt lifts to optionals`() {
  let page = opt(PartialIso.int)
  #expect(page.apply("7") == .some(7))
  #expect(page.apply(nil) == .some(nil))
  #expect(page.apply("seven") == nil)
  #expect(page.unapply(Int?.none) == .some(nil))
}

@Test func `a raw value has at most 30 marks in a row`() {
  struct Name: RawRepresentable { let rawValue: String }
  let name: PartialIso<String, Name> = .rawRepresentable
  #expect(name.apply("e" + String(repeating: "\u{301}", count: 30)) != nil)
  #expect(name.apply("e" + String(repeating: "\u{301}", count: 31)) == nil)
}
