/// Links that contain links.
let nestedLinks: [Link] = [
  Link(
    "myapp://open?url=https%3A%2F%2Fexample.com%2Fa%3Fb%3Dc%26d%3De%23f", "myapp", "open", [],
    ["url": "https://example.com/a?b=c&d=e#f"]),
  Link(
    "myapp://open?url=https://example.com/a", "myapp", "open", [], ["url": "https://example.com/a"]),
  Link(
    "myapp://open?url=https://example.com/a?b=c&d=e", "myapp", "open", [],
    ["url": "https://example.com/a?b=c", "d": "e"]),
  Link(
    "myapp://open?url=https://example.com/a#f", "myapp", "open", [],
    ["url": "https://example.com/a"]),
  Link("myapp://open/https%3A%2F%2Fexample.com%2Fa", "myapp", "open", ["https://example.com/a"]),
  Link("myapp://open/https://example.com/a", "myapp", "open", ["https:", "example.com", "a"]),
  Link(
    "myapp://open?url=https%253A%252F%252Fexample.com", "myapp", "open", [],
    ["url": "https%3A%2F%2Fexample.com"]),
  Link(
    "myapp://open?url=myapp%3A%2F%2Fopen%3Furl%3Dmyapp%253A%252F%252Fhome", "myapp", "open", [],
    ["url": "myapp://open?url=myapp%3A%2F%2Fhome"]),
  Link(
    "https://example.com/login?next=%2Fusers%2F7%3Ftab%3Dlikes", "https", "example.com", ["login"],
    ["next": "/users/7?tab=likes"]),
  Link(
    "https://example.com/login?next=/users/7?tab=likes", "https", "example.com", ["login"],
    ["next": "/users/7?tab=likes"]),
  Link(
    "https://example.com/login?next=//evil.example", "https", "example.com", ["login"],
    ["next": "//evil.example"]),
  Link(
    "https://example.com/login?next=%5C%5Cevil.example", "https", "example.com", ["login"],
    ["next": "\\\\evil.example"]),
  Link(
    "https://example.com/r/aHR0cHM6Ly9leGFtcGxlLm9yZy8_YT1i", "https", "example.com",
    ["r", "aHR0cHM6Ly9leGFtcGxlLm9yZy8_YT1i"]),
  Link(
    "https://web.example/web/20260101000000*/example.com", "https", "web.example",
    ["web", "20260101000000*", "example.com"]),
  Link(
    "https://web.example/web/2026/http://example.com:80/a%20b", "https", "web.example",
    ["web", "2026", "http:", "example.com:80", "a b"]),
  Link(
    "https://example-com.cdn.example/c/s/example.com/a", "https", "example-com.cdn.example",
    ["c", "s", "example.com", "a"]),
  Link(
    "https://translate.example/translate?sl=auto&tl=en&u=http://example.com/%C3%BC", "https",
    "translate.example", ["translate"], ["sl": "auto", "tl": "en", "u": "http://example.com/ü"]),
  Link(
    "https://validator.example/?doc=data%3A%2C%3Cb%3E", "https", "validator.example", [],
    ["doc": "data:,<b>"]),
  Link(
    "https://img.example/resize=w:100,h:200/https://example.com/a.png", "https", "img.example",
    ["resize=w:100,h:200", "https:", "example.com", "a.png"]),
  Link(
    "view-source:https://example.com/a?b=c", "view-source", nil, ["https:", "example.com", "a"],
    ["b": "c"]),
  Link(
    "blob:https://example.com/E621E1F8-C36C-495A-93FC-0C247A3E6E5F", "blob", nil,
    ["https:", "example.com", "E621E1F8-C36C-495A-93FC-0C247A3E6E5F"]),
  Link("jar:file:///a/b.jar!/c.txt", "jar", nil, ["file:", "a", "b.jar!", "c.txt"]),
  Link("googlechromes://example.com/a?b=c", "googlechromes", "example.com", ["a"], ["b": "c"]),
  Link(
    "firefox://open-url?url=https%3A%2F%2Fexample.com", "firefox", "open-url", [],
    ["url": "https://example.com"]),
]
