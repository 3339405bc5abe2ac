import Testing
import URLFormats

private enum Page: Matchable, Equatable {
  case home, user(Int), terms, other(String, Int?)
}

private let table = URLFormat<Page> {
  iso(Page.home) <¢> root
  iso(Page.user) <¢> path("users") </> path(.int)
  iso(Page.terms) <¢> anything </> path("terms")
}

// Kernel.swift shows these steps, and follows a URL and a value through them.
@Test func `a program shows its steps`() {
  #expect(
    table.parser.program.description == """
      0: table of 1, 6, 12
      1: unapply
      2: piece 
      3: apply
      4: end of row 0
      5: jump to 21
      6: unapply
      7: piece /users
      8: piece /:int
      9: apply
      10: end of row 1
      11: jump to 21
      12: unapply
      13: wildcard of 16, 14
      14: skip
      15: jump to 13
      16: piece /(*)
      17: piece /terms
      18: apply
      19: end of row 2
      20: jump to 21
      """)
}

@Test func `a program shows choices, and wildcards at the end`() {
  let format = path("a").optional() </> path("b") </> anything
  #expect(
    format.parser.program.description == """
      0: choice of 1, 3
      1: piece /a
      2: jump to 5
      3: piece 
      4: jump to 5
      5: piece /b
      6: wildcard at the end
      7: piece /(*)
      """)
}
