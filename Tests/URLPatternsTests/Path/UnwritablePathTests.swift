import Foundation
import Testing
import URLPatterns

@Suite struct UnwritablePathTests {
  @Test func `a list of more elements than a path can have is rejected`() throws {
    let most = Counted(repeatElement("a", count: 1001))
    #expect(Counted(path: try most.percentEncodedPath()) == most)
    #expect(URL(path: most) != nil)

    let tooMany = Counted(repeatElement("a", count: 1002))
    #expect(throws: UnwritablePath.tooManyElements(1002)) { try tooMany.percentEncodedPath() }
    #expect(URL(path: tooMany) == nil)
    #expect(URLComponents(path: tooMany) == nil)
    #expect(
      UnwritablePath.tooManyElements(1002).description.contains("1002 elements")
        && UnwritablePath.tooManyElements(1002).description.contains("at most 1001"))
    // Whatever comes after the 1,001st, there are too many.
    #expect(throws: UnwritablePath.tooManyElements(1501)) {
      try Counted(Array(repeating: "a", count: 1500) + [""]).percentEncodedPath()
    }
  }
}
