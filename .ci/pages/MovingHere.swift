for url in edges("https://me.com/a/b") { _ = oldPath(url) }
precondition(oldPath(URL(string: String(repeating: "/a", count: 4_001))!) == nil)
for url in edges("https://me.com/a?id=b&id=c") { _ = url.queryArguments().values(named: "id").last }
