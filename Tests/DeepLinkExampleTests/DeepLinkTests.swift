import Testing
import DeepLinkExample
@Test func `x`() { #expect(DeepLinker.open(.home) == "the start page") }
