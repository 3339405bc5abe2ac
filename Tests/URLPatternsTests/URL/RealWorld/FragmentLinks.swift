/// Fragments, which belong neither to the path nor to the query.
let fragmentLinks: [Link] = [
  Link("https://example.com/#", "https", "example.com", []),
  Link("https://example.com/#/users/7", "https", "example.com", []),
  Link("https://example.com/#!/users/7?tab=likes", "https", "example.com", []),
  Link("https://example.com/a#b#c", "https", "example.com", ["a"]),
  Link("https://example.com/a#b?c=d", "https", "example.com", ["a"]),
  Link("https://example.com/a?b#c=d&e", "https", "example.com", ["a"], ["b": nil]),
  Link("https://example.com/a#:~:text=some%20words,-and%20more", "https", "example.com", ["a"]),
  Link("https://example.com/a.pdf#page=7&zoom=100", "https", "example.com", ["a.pdf"]),
  Link("https://example.com/v#t=10,20", "https", "example.com", ["v"]),
  Link("https://example.com/a%23b#c", "https", "example.com", ["a#b"]),
  Link("https://example.com/a#%20%E2%82%AC", "https", "example.com", ["a"]),
  Link("https://example.com/a#ü", "https", "example.com", ["a"]),
  Link("https://example.com?#a", "https", "example.com", []),
  Link("https://example.com#/a/b", "https", "example.com", []),
]
