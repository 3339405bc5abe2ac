import Testing
import URLFormats

private func table(version: Int, languages: [String] = []) -> URLFormat<Int> {
  URLFormat<Int> {
    path(.int)
    if version > 1 { path("v") </> path(.int) }
    if version > 2 { path("new") </> path(.int) } else { path("old") </> path(.int) }
    for language in languages { path(language) </> path(.int) }
    if #available(macOS 15, iOS 18, *) { path("now") </> path(.int) }
  }
}

@Test(arguments: [
  (1, [], ["/:int", "/old/:int", "/now/:int"]),
  (2, ["en"], ["/:int", "/v/:int", "/old/:int", "/en/:int", "/now/:int"]),
  (3, ["en", "de"], ["/:int", "/v/:int", "/new/:int", "/en/:int", "/de/:int", "/now/:int"]),
])
func `a table is built with conditions and loops`(
  version: Int, languages: [String], templates: [String]
) {
  let table = table(version: version, languages: languages)
  #expect(table.templates.map(\.description) == templates)
  for template in templates {
    let text = template.replacing(":int", with: "7")
    #expect(table.match(text) == 7)
  }
}

@Test func `a table made of statements is the one in braces`() {
  var rows = URLFormat<Int>.empty
  #expect(rows.templates.isEmpty)
  rows.append(path(.int))
  rows.append(path("v") </> path(.int))
  rows.append(path("a") </> path(.int) <|> path("b") </> path(.int))
  let table = scheme("x") </> host("h") </> rows
  #expect(
    table.description == """
      x://h/:int
      x://h/v/:int
      x://h/a/:int
      x://h/b/:int
      """)
  #expect(table.match("x://h/b/7") == 7)
  #expect(table.text(for: 7) == "x://h/7")
}
