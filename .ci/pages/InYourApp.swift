for url in edges("myscheme://myhost/chat/swift/7") { try AppLink(url: url)?.checkRoundTrip() }
