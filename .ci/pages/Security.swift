// What Foundation repairs, and URL(pasted:) doesn't.
let json = Data(#"["https://e.example/a b%20c?q=x y%26z"]"#.utf8)
let decoded = try JSONDecoder().decode([URL].self, from: json)[0]
precondition(decoded.queryArguments()["q"] == "x y%26z" && decoded.countedPathComponents() == .N1("a b%20c"))
let pasted = try JSONDecoder().decode([String].self, from: json).compactMap { URL(pasted: $0) }[0]
precondition(pasted.queryArguments()["q"] == "x y&z" && pasted.countedPathComponents() == .N1("a b c"))
let search = URL(template: URL.Template("https://e.example/s?f[x]={q}")!, variables: [.init("q"): "a b"])
precondition(search?.queryArguments()["f[x]"] == "a%20b")
