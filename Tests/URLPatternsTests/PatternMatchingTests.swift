import Testing
import URLPatterns

@Test func `a string matches the element it equals`() {
  #expect("users" ~= "users")
  #expect(!("users" ~= "Users"))
}
