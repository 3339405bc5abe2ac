for url in edges("https://example.org/search?q=soup&page=2") { _ = search(url) }
