for url in edges("https://example.org/a?id=b&c=d#e") {
  let same = url.with(url.queryArguments())
  precondition(same == url, "\(url) becomes \(same as Any)")
}
precondition(SignIn(URL(string: "myapp://auth/callback?error=access_denied&state=from+home%2F%2B%3D")!)
  == .error("access_denied", state: "from home/+="))
precondition(SignIn(URL(string: "myapp://auth/callback#access_token=t&state=from+home%2F%2B%3D")!)
  == .token("t", state: "from home/+="))
for text in ["?code=c&state=s", "#access_token=t&state=s", "?error=e&state=s"] {
  for url in edges("myapp://auth/callback\(text)") { _ = SignIn(url) }
}
for url in edges("https://example.org/callback?code=c") { _ = isStrict(url) }
precondition(!isStrict(site(.N1("callback"), ["K": "1", "\u{212A}": "2"])!))
for url in edges("https://example.org/login?next=https%3A%2F%2Fexample.org%2Fusers%2F7") {
  try Step(url: url)?.checkRoundTrip()
}
