for text in ["https://t.me/tweet?id=7", "https://de.wikipedia.org/wiki/Soup"] {
  for url in edges(text) { _ = place(url) }
}
for url in edges("/de/pages/soup") { _ = page(url.countedPathComponents()) }
for url in edges("/swift/x") { _ = repository(url.countedPathComponents()) }
for url in edges("https://example.org/?page=2") {
  let maps = Maps(url.countedPathComponents(), url.queryArguments())
  precondition(maps == nil || maps == maps?.url(after: .N0).flatMap { Maps(.N0, $0.queryArguments()) })
}
for url in edges("https://example.org/wiki/AC/DC") { _ = title(url) }
for url in edges("/2026-02-28") {
  let text = url.countedPathComponents().first ?? ""
  precondition(!(day ~= text) || style.format(day()) == text)
}
for url in edges("/items?ids=1,2") where Has("ids", ids) ~= url.queryArguments() {
  precondition(numbers(text(ids())) == ids())
}
for number in [5e-324, -1e300, .nan, .infinity, 0] { precondition(Double(decimal(number)).map { "\($0)" } == "\(number)") }
