for url in edges("https://de.wikipedia.org/wiki/Soup?version=7") { _ = place(url) }
for url in edges("/de/pages/soup") { _ = page(url.countedPathComponents()) }
for url in edges("https://example.org/?page=2") {
  let maps = Maps(url.countedPathComponents(), url.queryArguments())
  precondition(maps == nil || maps == maps?.url(after: .N0).flatMap { Maps(.N0, $0.queryArguments()) })
}
for url in edges("https://example.org/wiki/AC/DC") { _ = title(url) }
for url in edges("/2026-02-28") {
  let text = url.countedPathComponents().first ?? ""
  precondition(!(day ~= text) || style.format(day()) == text)
}
for text in ["@nan,1", "@1,inf", "@0x1p3,7", "@1e3,7", "@1.,7", "@.5,7", "@+1,7", "@1", "@1,2,3"] {
  precondition(!(position ~= text))
}
for text in ["@46.5,7.9", "@-0,180"] { precondition(position ~= text) }
for url in edges("/items?ids=1,2") where Has("ids", ids) ~= url.queryArguments() {
  precondition(numbers(text(ids())) == ids())
}
precondition(("on" / param(date, { style.format($0) })).parse((path: ["on", "2026-02-28"], query: [:])) != nil)
