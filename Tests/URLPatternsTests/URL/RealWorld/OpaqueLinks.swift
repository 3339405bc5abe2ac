// Links without an authority, whose path is an address, a number or a name.

/// Mail, calls, data and names.
///
/// The part that RFC 3986 calls the path is split at slashes, as in any URL.
let opaqueLinks: [Link] = [
  Link("mailto:", "mailto", nil, []),
  Link("mailto:jane@example.com", "mailto", nil, ["jane@example.com"]),
  Link("MAILTO:Jane@Example.com", "mailto", nil, ["Jane@Example.com"]),
  Link(
    "mailto:jane@example.com?subject=Hello%20world&body=a%0D%0Ab", "mailto", nil,
    ["jane@example.com"], ["subject": "Hello world", "body": "a\r\nb"]),
  Link(
    "mailto:jane@example.com?subject=a+b", "mailto", nil, ["jane@example.com"],
    ["subject": "a+b"]),
  Link(
    "mailto:jane@example.com,john@example.com", "mailto", nil,
    ["jane@example.com,john@example.com"]),
  Link("mailto:jane%2Btest@example.com", "mailto", nil, ["jane+test@example.com"]),
  Link("mailto:jane+test@example.com", "mailto", nil, ["jane+test@example.com"]),
  Link("mailto:%22a%2Fb%22@example.com", "mailto", nil, ["\"a/b\"@example.com"]),
  Link("mailto:a/b@example.com", "mailto", nil, ["a", "b@example.com"]),
  Link(
    "mailto:?to=jane@example.com&cc=john@example.com", "mailto", nil, [],
    ["to": "jane@example.com", "cc": "john@example.com"]),
  Link("mailto:?subject=&body", "mailto", nil, [], ["subject": "", "body": nil]),
  Link("mailto:gorby%25kremvax@example.com", "mailto", nil, ["gorby%kremvax@example.com"]),
  Link("tel:+15550100", "tel", nil, ["+15550100"]),
  Link("tel:+1-555-0100", "tel", nil, ["+1-555-0100"]),
  Link("tel:(555)0100;ext=7", "tel", nil, ["(555)0100;ext=7"]),
  Link("tel:555%200100", "tel", nil, ["555 0100"]),
  Link("tel:555 0100", "tel", nil, ["555 0100"]),
  Link("tel:*21*5550100%23", "tel", nil, ["*21*5550100#"]),
  Link("tel:*21*5550100#", "tel", nil, ["*21*5550100"]),
  Link("tel:7042;phone-context=example.com", "tel", nil, ["7042;phone-context=example.com"]),
  Link("tel://5550100", "tel", "5550100", []),
  Link("telprompt:5550100", "telprompt", nil, ["5550100"]),
  Link("sms:+15550100", "sms", nil, ["+15550100"]),
  Link("sms:+15550100&body=Hi", "sms", nil, ["+15550100&body=Hi"]),
  Link("sms:+15550100?body=Hi%20there%21", "sms", nil, ["+15550100"], ["body": "Hi there!"]),
  Link("sms:+15550100,+15550101;?body=Hi", "sms", nil, ["+15550100,+15550101;"], ["body": "Hi"]),
  Link("sms://open?addresses=+15550100", "sms", "open", [], ["addresses": "+15550100"]),
  Link("facetime:jane@example.com", "facetime", nil, ["jane@example.com"]),
  Link("facetime-audio://+15550100", "facetime-audio", "+15550100", []),
  Link(
    "sip:jane@example.com;transport=tls?subject=x", "sip", nil, ["jane@example.com;transport=tls"],
    ["subject": "x"]),
  Link(
    "xmpp:jane@example.com?message;subject=Hi", "xmpp", nil, ["jane@example.com"],
    ["message;subject": "Hi"]),
  Link(
    "matrix:u/jane:example.com?action=chat", "matrix", nil, ["u", "jane:example.com"],
    ["action": "chat"]),
  Link("webcal://cal.example/jane.ics", "webcal", "cal.example", ["jane.ics"]),
  Link("data:,", "data", nil, [","]),
  Link("data:,Hello%2C%20World%21", "data", nil, [",Hello, World!"]),
  Link(
    "data:text/plain;charset=utf-8;base64,SGVsbG8=", "data", nil,
    ["text", "plain;charset=utf-8;base64,SGVsbG8="]),
  Link("data:text/html,%3Ch1%3EHi%3C%2Fh1%3E", "data", nil, ["text", "html,<h1>Hi</h1>"]),
  Link(
    "data:image/png;base64,iVBORw0KGgo/AAA+BB==", "data", nil,
    ["image", "png;base64,iVBORw0KGgo", "AAA+BB=="]),
  Link(
    "data:image/svg+xml;utf8,<svg a='b'/>", "data", nil, ["image", "svg+xml;utf8,<svg a='b'", ">"]),
  Link("data:text/plain,a?b#c", "data", nil, ["text", "plain,a"], ["b": nil]),
  Link("javascript:void(0)", "javascript", nil, ["void(0)"]),
  Link("javascript:alert('a/b');//c", "javascript", nil, ["alert('a", "b');", "c"]),
  Link("about:blank", "about", nil, ["blank"]),
  Link("about:blank?a#b", "about", nil, ["blank"], ["a": nil]),
  Link("about:srcdoc", "about", nil, ["srcdoc"]),
  Link("urn:isbn:0451450523", "urn", nil, ["isbn:0451450523"]),
  Link(
    "urn:uuid:6e8bc430-9c3a-11d9-9669-0800200c9a66", "urn", nil,
    ["uuid:6e8bc430-9c3a-11d9-9669-0800200c9a66"]),
  Link("urn:example:a/b/../c?+x=1", "urn", nil, ["example:a", "c"], ["+x": "1"]),
  Link("tag:example.com,2026:a/b", "tag", nil, ["example.com,2026:a", "b"]),
  Link("cid:part1.7@example.com", "cid", nil, ["part1.7@example.com"]),
  Link("mid:a%2Fb@example.com/c", "mid", nil, ["a/b@example.com", "c"]),
  Link("news:comp.lang.swift", "news", nil, ["comp.lang.swift"]),
  Link(
    "magnet:?xt=urn:btih:c12fe1c0&dn=a+b&tr=udp%3A%2F%2Ft.example%3A80", "magnet", nil, [],
    ["xt": "urn:btih:c12fe1c0", "dn": "a+b", "tr": "udp://t.example:80"]),
  Link(
    "otpauth://totp/Example:jane@example.com?secret=JBSWY3DP&issuer=Example", "otpauth", "totp",
    ["Example:jane@example.com"], ["secret": "JBSWY3DP", "issuer": "Example"]),
  Link(
    "otpauth://totp/Example%3Ajane?secret=A&digits=6", "otpauth", "totp", ["Example:jane"],
    ["secret": "A", "digits": "6"]),
  Link(
    "bitcoin:175tWpb8K1S7NmH4Zx6rewF9WQrcZv245W?amount=20.3&label=Jane%20D", "bitcoin", nil,
    ["175tWpb8K1S7NmH4Zx6rewF9WQrcZv245W"], ["amount": "20.3", "label": "Jane D"]),
  Link(
    "upi://pay?pa=jane@bank&pn=Jane&am=1.00&cu=INR", "upi", "pay", [],
    ["pa": "jane@bank", "pn": "Jane", "am": "1.00", "cu": "INR"]),
  Link("did:web:example.com:users:jane#key-1", "did", nil, ["web:example.com:users:jane"]),
  Link("at://jane.example/app.feed.post/3k", "at", "jane.example", ["app.feed.post", "3k"]),
  Link("doi:10.1000/182", "doi", nil, ["10.1000", "182"]),
  Link(
    "ni:///sha-256;UyaQV-Ev4rdLoHyJJWCi11OHfrYv9E1aGQAlMO2X_-Q", "ni", "",
    ["sha-256;UyaQV-Ev4rdLoHyJJWCi11OHfrYv9E1aGQAlMO2X_-Q"]),
]
