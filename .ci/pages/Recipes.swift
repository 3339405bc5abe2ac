for text in ["https://t.me/tweet?id=7", "https://de.wikipedia.org/wiki/Soup"] {
  for url in edges(text) { _ = place(url) }
}
for url in edges("/de/pages/soup") { _ = page(url.countedPathComponents()) }
for url in edges("/swift/x") { _ = repository(url.countedPathComponents()) }
for url in edges("https://example.org/maps?page=2") { try AppLink(url: url)?.checkRoundTrip() }
for url in edges("https://example.org/wiki/AC/DC") { _ = title(url) }
for url in edges("/2026-02-28") {
  let text = url.countedPathComponents().first ?? ""
  precondition(!(day ~= text) || style.format(day()) == text)
}
