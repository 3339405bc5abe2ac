/// Maps, markets, and intents.
let placeLinks: [Link] = [
  Link("geo:52.52,13.405", "geo", nil, ["52.52,13.405"]),
  Link("geo:52.52,13.405;u=35", "geo", nil, ["52.52,13.405;u=35"]),
  Link(
    "geo:0,0?q=1600+Example+Way,+Berlin", "geo", nil, ["0,0"], ["q": "1600+Example+Way,+Berlin"]),
  Link(
    "geo:0,0?q=52.52,13.405(Label%20here)&z=11", "geo", nil, ["0,0"],
    ["q": "52.52,13.405(Label here)", "z": "11"]),
  Link("geo:-33.86,151.21", "geo", nil, ["-33.86,151.21"]),
  Link("maps://?ll=50.894967,4.341626", "maps", "", [], ["ll": "50.894967,4.341626"]),
  Link(
    "https://maps.example/?daddr=Alexanderplatz+1&dirflg=d&t=h", "https", "maps.example", [],
    ["daddr": "Alexanderplatz+1", "dirflg": "d", "t": "h"]),
  Link(
    "https://maps.example/maps/@52.52,13.405,15z", "https", "maps.example",
    ["maps", "@52.52,13.405,15z"]),
  Link(
    "https://maps.example/maps/place/Caf%C3%A9+Example/@52.52,13.4,17z/data=!3m1!4b1!4m5", "https",
    "maps.example", ["maps", "place", "Café+Example", "@52.52,13.4,17z", "data=!3m1!4b1!4m5"]),
  Link(
    "https://maps.example/maps/dir/?api=1&origin=A%7CB&waypoints=C%7CD&travelmode=transit", "https",
    "maps.example", ["maps", "dir"],
    ["api": "1", "origin": "A|B", "waypoints": "C|D", "travelmode": "transit"]),
  Link(
    "comgooglemaps://?q=Steamers+Lane&center=37.782652,-122.410126&views=satellite,traffic",
    "comgooglemaps", "", [],
    ["q": "Steamers+Lane", "center": "37.782652,-122.410126", "views": "satellite,traffic"]),
  Link("https://map.example/#map=15/52.5200/13.4050", "https", "map.example", []),
  Link(
    "waze://?ll=52.52,13.40&navigate=yes", "waze", "", [], ["ll": "52.52,13.40", "navigate": "yes"]),
  Link(
    "https://words.example///filled.count.soap", "https", "words.example", ["filled.count.soap"]),
  Link("https://plus.example/9F4MGC22+22", "https", "plus.example", ["9F4MGC22+22"]),
  Link("https://plus.example/9F4MGC22%2B22", "https", "plus.example", ["9F4MGC22+22"]),
  Link(
    "market://details?id=com.example.app&referrer=utm_source%3Da%26utm_medium%3Db", "market",
    "details", [], ["id": "com.example.app", "referrer": "utm_source=a&utm_medium=b"]),
  Link(
    "market://search?q=pname:com.example.app", "market", "search", [],
    ["q": "pname:com.example.app"]),
  Link("intent://scan/#Intent;scheme=zxing;package=com.example.scan;end", "intent", "scan", []),
  Link(
    "intent://open/a%20b?c=d#Intent;scheme=myapp;S.browser_fallback_url=https%3A%2F%2Fx.example;end",
    "intent", "open", ["a b"], ["c": "d"]),
  Link("intent:#Intent;action=com.example.OPEN;end", "intent", nil, []),
  Link(
    "android-app://com.example.app/https/example.com/a", "android-app", "com.example.app",
    ["https", "example.com", "a"]),
  Link(
    "content://com.example.provider/items/7", "content", "com.example.provider", ["items", "7"]),
  Link(
    "https://play.example/store/apps/details?id=com.example.app&hl=pt_BR", "https", "play.example",
    ["store", "apps", "details"], ["id": "com.example.app", "hl": "pt_BR"]),
  Link(
    "https://apps.example/de/app/example-app/id000000000?mt=8", "https", "apps.example",
    ["de", "app", "example-app", "id000000000"], ["mt": "8"]),
  Link(
    "itms-services://?action=download-manifest&url=https://example.com/a.plist", "itms-services",
    "", [], ["action": "download-manifest", "url": "https://example.com/a.plist"]),
]
