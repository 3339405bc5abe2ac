/// Links that track campaigns and clicks.
let campaignLinks: [Link] = [
  Link(
    "https://example.com/?utm_source=newsletter", "https", "example.com", [],
    ["utm_source": "newsletter"]),
  Link(
    "https://example.com/sale?utm_source=mail&utm_medium=email&utm_campaign=black%20friday",
    "https", "example.com", ["sale"],
    ["utm_source": "mail", "utm_medium": "email", "utm_campaign": "black friday"]),
  Link(
    "https://example.com/sale?utm_campaign=black+friday&utm_content=a%2Fb", "https",
    "example.com", ["sale"], ["utm_campaign": "black+friday", "utm_content": "a/b"]),
  Link(
    "https://example.com/sale/?utm_term={keyword}", "https", "example.com", ["sale"],
    ["utm_term": "{keyword}"]),
  Link(
    "https://example.com/sale?gclid=EAIaIQobChMI_abc-DEF", "https", "example.com", ["sale"],
    ["gclid": "EAIaIQobChMI_abc-DEF"]),
  Link(
    "https://example.com/sale?fbclid=IwAR0_x&utm_id=7#top", "https", "example.com", ["sale"],
    ["fbclid": "IwAR0_x", "utm_id": "7"]),
  Link(
    "https://example.com/sale?&utm_source=a", "https", "example.com", ["sale"],
    ["utm_source": "a"]),
  Link(
    "https://example.com/sale?utm_source=a&", "https", "example.com", ["sale"],
    ["utm_source": "a"]),
  Link(
    "https://example.com/sale?utm_source=a&&utm_medium=b", "https", "example.com", ["sale"],
    ["utm_source": "a", "utm_medium": "b"]),
  Link(
    "https://example.com/sale?utm_source=a&amp;utm_medium=b", "https", "example.com", ["sale"],
    ["utm_source": "a", "amp;utm_medium": "b"]),
  Link(
    "https://example.com/sale?utm_source=a?utm_medium=b", "https", "example.com", ["sale"],
    ["utm_source": "a?utm_medium=b"]),
  Link(
    "https://example.com/sale?UTM_SOURCE=A&utm_source=b", "https", "example.com", ["sale"],
    ["UTM_SOURCE": "A", "utm_source": "b"]),
  Link(
    "https://example.com/sale?utm_source=", "https", "example.com", ["sale"],
    ["utm_source": ""]),
  Link(
    "https://example.com/sale?utm_source", "https", "example.com", ["sale"],
    ["utm_source": nil]),
  Link(
    "https://example.com/sale?utm%5Fsource=a", "https", "example.com", ["sale"],
    ["utm_source": "a"]),
  Link(
    "https://example.com/sale?email=jane%40example.com&h=9f86d081", "https", "example.com",
    ["sale"], ["email": "jane@example.com", "h": "9f86d081"]),
  Link(
    "https://example.com/sale?email=jane@example.com", "https", "example.com", ["sale"],
    ["email": "jane@example.com"]),
  Link(
    "https://example.com/sale?email=jane+test@example.com", "https", "example.com", ["sale"],
    ["email": "jane+test@example.com"]),
  Link(
    "https://click.example/c/eJwrSS0u-_/aHR0cHM6Ly9leGFtcGxlLmNvbS8=", "https",
    "click.example", ["c", "eJwrSS0u-_", "aHR0cHM6Ly9leGFtcGxlLmNvbS8="]),
  Link(
    "https://click.example/track?r=https://example.com/a%3Fb%3Dc&s=1", "https",
    "click.example", ["track"], ["r": "https://example.com/a?b=c", "s": "1"]),
  Link(
    "https://click.example/track?r=https://example.com/a?b=c&s=1", "https", "click.example",
    ["track"], ["r": "https://example.com/a?b=c", "s": "1"]),
  Link(
    "https://click.example/ls/click?upn=u001.x-2By-2Fz-3D", "https", "click.example",
    ["ls", "click"], ["upn": "u001.x-2By-2Fz-3D"]),
  Link(
    "https://app.link.example/x1?%24deeplink_path=item%2F7&%7Echannel=mail", "https",
    "app.link.example", ["x1"], ["$deeplink_path": "item/7", "~channel": "mail"]),
  Link(
    "https://page.link.example/?link=https://example.com/i/7&apn=com.example.app&ibi=com.example",
    "https", "page.link.example", [],
    ["link": "https://example.com/i/7", "apn": "com.example.app", "ibi": "com.example"]),
  Link(
    "https://example.com/unsubscribe?u=1&id=a%00b", "https", "example.com", ["unsubscribe"],
    ["u": "1", "id": "a\0b"]),
]
