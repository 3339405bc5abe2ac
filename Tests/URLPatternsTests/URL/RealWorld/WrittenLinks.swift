// Links in all scripts, and in all the ways to write spaces and symbols.

let writtenLinks: [Link] = [
  // Spaces and symbols.
  Link("https://example.com/a%20b", "https", "example.com", ["a b"]),
  Link("https://example.com/a b", "https", "example.com", ["a b"]),
  Link("https://example.com/a+b", "https", "example.com", ["a+b"]),
  Link("https://example.com/a%2Bb", "https", "example.com", ["a+b"]),
  Link("https://example.com/a%2bb", "https", "example.com", ["a+b"]),
  Link("https://example.com/%20", "https", "example.com", [" "]),
  Link("https://example.com/%20/%20%20/", "https", "example.com", [" ", "  "]),
  Link("https://example.com/?q=a%20b", "https", "example.com", [], ["q": "a b"]),
  Link("https://example.com/?q=a+b", "https", "example.com", [], ["q": "a+b"]),
  Link("https://example.com/?q=a%2Bb", "https", "example.com", [], ["q": "a+b"]),
  Link("https://example.com/?q=a+%2B+b", "https", "example.com", [], ["q": "a+++b"]),
  Link("https://example.com/?a+b=c", "https", "example.com", [], ["a+b": "c"]),
  Link("https://example.com/?q=%2520", "https", "example.com", [], ["q": "%20"]),
  Link("https://example.com/?q=100%", "https", "example.com", [], ["q": "100%"]),
  Link("https://example.com/?q=100%25", "https", "example.com", [], ["q": "100%"]),
  Link("https://example.com/?q=%E4", "https", "example.com", [], ["q": "%E4"]),
  Link(
    "https://example.com/?q=caf%E9+au+lait", "https", "example.com", [], ["q": "caf%E9+au+lait"]),
  Link("https://example.com/caf%E9", "https", "example.com", ["caf%E9"]),
  Link("https://example.com/?a=b=c", "https", "example.com", [], ["a": "b=c"]),
  Link("https://example.com/?a==", "https", "example.com", [], ["a": "="]),
  Link("https://example.com/?a%3Db=c", "https", "example.com", [], ["a=b": "c"]),
  Link("https://example.com/?a%26b=c", "https", "example.com", [], ["a&b": "c"]),
  Link("https://example.com/?/a/b", "https", "example.com", [], ["/a/b": nil]),
  Link("https://example.com/?a=1;b=2", "https", "example.com", [], ["a": "1;b=2"]),
  Link(
    "https://example.com/?a='b'&c=\"d\"", "https", "example.com", [], ["a": "'b'", "c": "\"d\""]),
  Link("https://example.com/a%22b%22", "https", "example.com", ["a\"b\""]),
  Link("https://example.com/a|b", "https", "example.com", ["a|b"]),
  Link("https://example.com/a%7Cb", "https", "example.com", ["a|b"]),
  Link("https://example.com/a^b`c", "https", "example.com", ["a^b`c"]),
  Link("https://example.com/{id}/<b>", "https", "example.com", ["{id}", "<b>"]),
  Link("https://example.com/a:b@c!$&'()*+,;=~", "https", "example.com", ["a:b@c!$&'()*+,;=~"]),
  Link("https://example.com/%41%42%43", "https", "example.com", ["ABC"]),
  Link("https://example.com/a%00b", "https", "example.com", ["a\0b"]),
  Link("https://example.com/a%0Ab", "https", "example.com", ["a\nb"]),
  Link("https://example.com/a%5Cb", "https", "example.com", ["a\\b"]),
  Link("https://example.com/?q=a%0D%0Ab", "https", "example.com", [], ["q": "a\r\nb"]),
  // Letters with marks, as one scalar and as several.
  Link("https://example.com/über-uns", "https", "example.com", ["\u{FC}ber-uns"]),
  Link("https://example.com/%C3%BCber-uns", "https", "example.com", ["\u{FC}ber-uns"]),
  Link("https://example.com/u%CC%88ber-uns", "https", "example.com", ["u\u{308}ber-uns"]),
  Link(
    "https://example.com/stra%C3%9Fe?h=12%C2%BD", "https", "example.com", ["straße"], ["h": "12½"]),
  Link("https://example.com/%C5%81%C3%B3d%C5%BA", "https", "example.com", ["Łódź"]),
  Link("https://example.com/t%C6%B0%E1%BB%9Bi", "https", "example.com", ["t\u{1B0}\u{1EDB}i"]),
  Link("https://example.com/%E2%84%AA", "https", "example.com", ["\u{212A}"]),
  Link(
    "https://example.com/%E2%84%A6?%E2%84%AB=1", "https", "example.com", ["\u{2126}"],
    ["\u{212B}": "1"]),
  Link("https://example.com/%EF%AC%81n", "https", "example.com", ["\u{FB01}n"]),
  Link("https://example.com/a%CC%81%CC%A3", "https", "example.com", ["a\u{301}\u{323}"]),
  Link("https://example.com/a%C2%ADb%E2%80%8Bc", "https", "example.com", ["a\u{AD}b\u{200B}c"]),
  Link("https://example.com/%EF%BB%BFbom", "https", "example.com", ["\u{FEFF}bom"]),
  // Other scripts.
  Link("https://example.com/новости", "https", "example.com", ["новости"]),
  Link(
    "https://example.com/%D0%BD%D0%BE%D0%B2?q=%D0%B4%D0%B0", "https", "example.com", ["нов"],
    ["q": "да"]),
  Link(
    "https://example.com/%CE%B5%CE%BB/%CE%BD%CE%AD%CE%B1", "https", "example.com", ["ελ", "νέα"]),
  Link("https://example.com/東京/駅", "https", "example.com", ["東京", "駅"]),
  Link(
    "https://example.com/%E6%9D%B1%E4%BA%AC?q=%E9%A7%85", "https", "example.com", ["東京"],
    ["q": "駅"]),
  Link("https://example.com/%E3%81%8B%E3%82%99", "https", "example.com", ["か\u{3099}"]),
  Link("https://example.com/%ED%95%9C%EA%B5%AD", "https", "example.com", ["한국"]),
  Link(
    "https://example.com/%E1%84%92%E1%85%A1%E1%86%AB", "https", "example.com",
    ["\u{1112}\u{1161}\u{11AB}"]),
  Link("https://example.com/%E0%B8%82%E0%B9%88%E0%B8%B2%E0%B8%A7", "https", "example.com", ["ข่าว"]),
  Link(
    "https://example.com/%E0%A4%B9%E0%A4%BF%E0%A4%A8%E0%A5%8D%E0%A4%A6%E0%A5%80", "https",
    "example.com", ["हिन्दी"]),
  Link(
    "https://example.com/%E1%8A%A0%E1%88%9B%E1%88%AD%E1%8A%9B", "https", "example.com", ["አማርኛ"]),
  Link("https://example.com/%F0%A0%AE%B7", "https", "example.com", ["\u{20BB7}"]),
  // Right-to-left scripts.
  Link(
    "https://example.com/%D8%A7%D9%84%D8%B9%D8%B1%D8%A8%D9%8A%D8%A9", "https", "example.com",
    ["العربية"]),
  Link(
    "https://example.com/%D7%97%D7%93%D7%A9%D7%95%D7%AA/7?q=%D7%A9%D7%9C%D7%95%D7%9D", "https",
    "example.com", ["חדשות", "7"], ["q": "שלום"]),
  Link("https://example.com/أخبار/2026", "https", "example.com", ["أخبار", "2026"]),
  Link("myapp://شات/غرفة?نص=مرحبا", "myapp", "xn--mgbg2a", ["غرفة"], ["نص": "مرحبا"]),
  Link(
    "https://example.com/%E2%80%8Fabc%E2%80%8E", "https", "example.com", ["\u{200F}abc\u{200E}"]),
  Link("https://example.com/%E2%80%AEcod.exe", "https", "example.com", ["\u{202E}cod.exe"]),
  Link("https://example.com/%E2%81%A7x%E2%81%A9", "https", "example.com", ["\u{2067}x\u{2069}"]),
  Link("https://example.com/%D9%A1%D9%A2%D9%A3", "https", "example.com", ["١٢٣"]),
  // Emoji.
  Link("https://example.com/😀", "https", "example.com", ["😀"]),
  Link("https://example.com/%F0%9F%98%80", "https", "example.com", ["😀"]),
  Link("https://example.com/%f0%9f%98%80", "https", "example.com", ["😀"]),
  Link("https://example.com/%F0%9F%91%8D%F0%9F%8F%BD", "https", "example.com", ["👍🏽"]),
  Link("https://example.com/%F0%9F%87%A9%F0%9F%87%AA", "https", "example.com", ["🇩🇪"]),
  Link(
    "https://example.com/%F0%9F%91%A9%E2%80%8D%F0%9F%91%A9%E2%80%8D%F0%9F%91%A7", "https",
    "example.com", ["👩‍👩‍👧"]),
  Link(
    "https://example.com/%E2%9D%A4%EF%B8%8F?%E2%9D%A4", "https", "example.com", ["❤️"],
    ["\u{2764}": nil]),
  Link("https://example.com/1%EF%B8%8F%E2%83%A3", "https", "example.com", ["1\u{FE0F}\u{20E3}"]),
  Link(
    "https://example.com/?q=%F0%9F%8D%95+%26+%F0%9F%8D%BA", "https", "example.com", [],
    ["q": "🍕+&+🍺"]),
  Link("https://example.com/%F0%9F%98", "https", "example.com", ["%F0%9F%98"]),
  Link("https://example.com/%ED%A0%BD%ED%B8%80", "https", "example.com", ["%ED%A0%BD%ED%B8%80"]),
]
