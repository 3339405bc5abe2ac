// Links to web sites, as universal links open them. The hosts are reserved (RFC 2606, RFC 6761),
// and the people and things are invented.

/// Pages of shops, papers, forums, and the like.
let webLinks: [Link] = [
  Link("https://example.com", "https", "example.com", []),
  Link("https://example.com/", "https", "example.com", []),
  Link("https://www.example.com//", "https", "www.example.com", []),
  Link("http://example.com/index.html", "http", "example.com", ["index.html"]),
  Link("https://example.com/about-us", "https", "example.com", ["about-us"]),
  Link("https://example.com/about-us/", "https", "example.com", ["about-us"]),
  Link("https://example.com/en-GB/help", "https", "example.com", ["en-GB", "help"]),
  Link("https://example.com/en_US/help/", "https", "example.com", ["en_US", "help"]),
  Link("https://shop.example.com/p/4711", "https", "shop.example.com", ["p", "4711"]),
  Link(
    "https://shop.example.com/products/red-shoes-size-42", "https", "shop.example.com",
    ["products", "red-shoes-size-42"]),
  Link(
    "https://shop.example.com/c/shoes/p/4711?color=red&size=42", "https", "shop.example.com",
    ["c", "shoes", "p", "4711"], ["color": "red", "size": "42"]),
  Link(
    "https://shop.example.com/search?q=running+shoes&sort=price_asc&page=2", "https",
    "shop.example.com", ["search"], ["q": "running+shoes", "sort": "price_asc", "page": "2"]),
  Link(
    "https://shop.example.com/cart?add=4711&qty=1&add=4712&qty=3", "https", "shop.example.com",
    ["cart"], ["add": "4711", "qty": "1", "add": "4712", "qty": "3"]),
  Link(
    "https://shop.example.com/list?filter%5Bcolor%5D=red&filter%5Bsize%5D=42", "https",
    "shop.example.com", ["list"], ["filter[color]": "red", "filter[size]": "42"]),
  Link(
    "https://shop.example.com/list?ids[]=1&ids[]=2&ids[]=3", "https", "shop.example.com", ["list"],
    ["ids[]": "1", "ids[]": "2", "ids[]": "3"]),
  Link(
    "https://shop.example.com/list?price=10..20&brand=a,b,c", "https", "shop.example.com", ["list"],
    ["price": "10..20", "brand": "a,b,c"]),
  Link(
    "https://news.example.org/2026/11/21/elections-in-elbonia", "https", "news.example.org",
    ["2026", "11", "21", "elections-in-elbonia"]),
  Link(
    "https://news.example.org/2026/11/21/elections-in-elbonia.html?s=09", "https",
    "news.example.org", ["2026", "11", "21", "elections-in-elbonia.html"], ["s": "09"]),
  Link(
    "https://news.example.org/politics/;jsessionid=0A1B2C", "https", "news.example.org",
    ["politics", ";jsessionid=0A1B2C"]),
  Link(
    "https://news.example.org/live-blog/2026;v=2/entry;id=7", "https", "news.example.org",
    ["live-blog", "2026;v=2", "entry;id=7"]),
  Link(
    "https://news.example.org/a1b2c3d4-0000-4000-8000-1234567890ab", "https", "news.example.org",
    ["a1b2c3d4-0000-4000-8000-1234567890ab"]),
  Link(
    "https://news.example.org/amp/s/story-1", "https", "news.example.org", ["amp", "s", "story-1"]),
  Link("https://news.example.org/?p=123", "https", "news.example.org", [], ["p": "123"]),
  Link("https://news.example.org?p=123", "https", "news.example.org", [], ["p": "123"]),
  Link(
    "https://news.example.org/?p=123&preview=true", "https", "news.example.org", [],
    ["p": "123", "preview": "true"]),
  Link(
    "https://news.example.org/feed/?withoutcomments=1", "https", "news.example.org", ["feed"],
    ["withoutcomments": "1"]),
  Link("https://social.example/@jane", "https", "social.example", ["@jane"]),
  Link(
    "https://social.example/@jane/110000000000000001", "https", "social.example",
    ["@jane", "110000000000000001"]),
  Link(
    "https://social.example/@jane@other.example", "https", "social.example",
    ["@jane@other.example"]),
  Link(
    "https://social.example/users/jane/statuses/1", "https", "social.example",
    ["users", "jane", "statuses", "1"]),
  Link(
    "https://social.example/jane/status/1234567890123456789?s=20&t=abc-_", "https",
    "social.example", ["jane", "status", "1234567890123456789"], ["s": "20", "t": "abc-_"]),
  Link(
    "https://social.example/hashtag/swift?src=hashtag_click", "https", "social.example",
    ["hashtag", "swift"], ["src": "hashtag_click"]),
  Link("https://social.example/tags/%23swift", "https", "social.example", ["tags", "#swift"]),
  Link(
    "https://social.example/intent/post?text=Hello%20world%21&via=jane", "https",
    "social.example", ["intent", "post"], ["text": "Hello world!", "via": "jane"]),
  Link(
    "https://social.example/share?url=https%3A%2F%2Fexample.com%2Fa%3Fb%3Dc&text=Look%3A", "https",
    "social.example", ["share"], ["url": "https://example.com/a?b=c", "text": "Look:"]),
  Link(
    "https://video.example/watch?v=dQw-_9XcQ0&t=42s", "https", "video.example", ["watch"],
    ["v": "dQw-_9XcQ0", "t": "42s"]),
  Link(
    "https://video.example/watch?v=dQw-_9XcQ0&list=PL0&index=3", "https", "video.example",
    ["watch"], ["v": "dQw-_9XcQ0", "list": "PL0", "index": "3"]),
  Link(
    "https://video.example/embed/dQw-_9XcQ0?autoplay=1&mute", "https", "video.example",
    ["embed", "dQw-_9XcQ0"], ["autoplay": "1", "mute": nil]),
  Link(
    "https://v.example/dQw-_9XcQ0?si=Zm9v", "https", "v.example", ["dQw-_9XcQ0"],
    ["si": "Zm9v"]),
  Link(
    "https://music.example/album/song-of-songs/12345?i=67890", "https", "music.example",
    ["album", "song-of-songs", "12345"], ["i": "67890"]),
  Link(
    "https://music.example/us/album/12345?i=67890&uo=4", "https", "music.example",
    ["us", "album", "12345"], ["i": "67890", "uo": "4"]),
  Link(
    "https://code.example/org/repo/blob/main/Sources/App.swift#L10-L20", "https",
    "code.example", ["org", "repo", "blob", "main", "Sources", "App.swift"]),
  Link(
    "https://code.example/org/repo/tree/feature%2Flogin", "https", "code.example",
    ["org", "repo", "tree", "feature/login"]),
  Link(
    "https://code.example/org/repo/compare/v1.0...v1.1", "https", "code.example",
    ["org", "repo", "compare", "v1.0...v1.1"]),
  Link(
    "https://code.example/org/repo/issues?q=is%3Aopen+label%3A%22good+first%22", "https",
    "code.example", ["org", "repo", "issues"], ["q": "is:open+label:\"good+first\""]),
  Link("https://code.example/org/repo.git", "https", "code.example", ["org", "repo.git"]),
  Link(
    "https://code.example/org/repo/-/merge_requests/7/diffs?commit_id=abc", "https",
    "code.example", ["org", "repo", "-", "merge_requests", "7", "diffs"], ["commit_id": "abc"]),
  Link("https://wiki.example/wiki/C%2B%2B", "https", "wiki.example", ["wiki", "C++"]),
  Link("https://wiki.example/wiki/C++", "https", "wiki.example", ["wiki", "C++"]),
  Link("https://wiki.example/wiki/AC/DC", "https", "wiki.example", ["wiki", "AC", "DC"]),
  Link("https://wiki.example/wiki/AC%2FDC", "https", "wiki.example", ["wiki", "AC/DC"]),
  Link("https://wiki.example/wiki/Foo_(bar)", "https", "wiki.example", ["wiki", "Foo_(bar)"]),
  Link("https://wiki.example/wiki/What%3F", "https", "wiki.example", ["wiki", "What?"]),
  Link("https://wiki.example/wiki/100%25", "https", "wiki.example", ["wiki", "100%"]),
  Link(
    "https://wiki.example/w/index.php?title=Talk:Main_Page&action=history", "https",
    "wiki.example", ["w", "index.php"], ["title": "Talk:Main_Page", "action": "history"]),
  Link(
    "https://docs.example/d/1aBcD_-/edit?usp=sharing#gid=0", "https", "docs.example",
    ["d", "1aBcD_-", "edit"], ["usp": "sharing"]),
  Link(
    "https://docs.example/docs/~drafts/a'b", "https", "docs.example", ["docs", "~drafts", "a'b"]),
  Link("https://mail.example/mail/u/0/#inbox/FMfcg", "https", "mail.example", ["mail", "u", "0"]),
  Link(
    "https://meet.example/abc-defg-hij?authuser=0&pli=1", "https", "meet.example",
    ["abc-defg-hij"], ["authuser": "0", "pli": "1"]),
  Link(
    "https://meet.example/j/98765432101?pwd=QmFzZTY0Cg%3D%3D", "https", "meet.example",
    ["j", "98765432101"], ["pwd": "QmFzZTY0Cg=="]),
  Link(
    "https://meet.example/j/98765432101?pwd=QmFzZTY0Cg==", "https", "meet.example",
    ["j", "98765432101"], ["pwd": "QmFzZTY0Cg=="]),
  Link("https://pay.example/i/$jane/12.50USD", "https", "pay.example", ["i", "$jane", "12.50USD"]),
  Link(
    "https://pay.example/request?amount=12,50&currency=EUR&note=Pizza%20%26%20Bier", "https",
    "pay.example", ["request"], ["amount": "12,50", "currency": "EUR", "note": "Pizza & Bier"]),
  Link(
    "https://stay.example/rooms/12?check_in=2026-12-24&check_out=2026-12-27&adults=2", "https",
    "stay.example", ["rooms", "12"],
    ["check_in": "2026-12-24", "check_out": "2026-12-27", "adults": "2"]),
  Link(
    "https://fly.example/LHR-JFK/2026-12-24T08:30:00+01:00", "https", "fly.example",
    ["LHR-JFK", "2026-12-24T08:30:00+01:00"]),
  Link("https://links.example/aBc1?d=1", "https", "links.example", ["aBc1"], ["d": "1"]),
  Link("https://l.example/!short", "https", "l.example", ["!short"]),
  Link(
    "https://example.com/.well-known/apple-app-site-association", "https", "example.com",
    [".well-known", "apple-app-site-association"]),
  Link("https://example.com/a/./b/../c", "https", "example.com", ["a", "c"]),
  Link("https://example.com/a/b/.", "https", "example.com", ["a", "b"]),
  Link("https://example.com/../../etc/passwd", "https", "example.com", ["etc", "passwd"]),
  Link("https://example.com/static/..%2Fsecret", "https", "example.com", ["static", "../secret"]),
  Link("https://example.com/.../x", "https", "example.com", ["...", "x"]),
  Link("https://example.com/%2e/x", "https", "example.com", ["x"]),
]
