import Testing

@testable import ServerExample

@Suite struct HTTPDateTests {
  @Test(arguments: [
    (784_111_777, "Sun, 06 Nov 1994 08:49:37 GMT"),
    (0, "Thu, 01 Jan 1970 00:00:00 GMT"),
    (1_709_164_800, "Thu, 29 Feb 2024 00:00:00 GMT"),
  ])
  func `a time is written as HTTP writes it`(seconds: Int, text: String) {
    #expect(httpDate(seconds) == text)
  }
}
