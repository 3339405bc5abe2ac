for text in ["myscheme://myhost/chat/swift", "myscheme://myhost/users/7/profile"] {
  for url in edges(text) { try AppLink(url: url)?.checkRoundTrip() }
}
