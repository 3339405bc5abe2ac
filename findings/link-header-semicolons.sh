#!/usr/bin/env bash
# A Link header whose target contains a semicolon, or whose title contains a comma.
#
# Guessed: requests cuts the target at the semicolon; httpx and aiohttp read both.
#
# So: httpx cuts it, too, and the relation is lost. In all three, a title with a comma and an angle
# bracket becomes another link.
#
# Source: RFC 8288 §3 and appendix B.2: a target ends at >, and a quoted text can contain anything.
. "$(dirname "$0")/setup"

pip requests==2.34.2 httpx==0.28.1 aiohttp==3.14.5

python - > output <<'PYTHON'
import aiohttp, httpx
from multidict import CIMultiDict, CIMultiDictProxy
from requests.utils import parse_header_links
from yarl import URL
def read_aiohttp(text):
    response = aiohttp.ClientResponse.__new__(aiohttp.ClientResponse)
    response._headers = CIMultiDictProxy(CIMultiDict({"Link": text}))
    response._cache, response._url = {}, URL("https://x.example/")
    return {relation: str(link["url"]) for relation, link in response.links.items()}
for text in ['<https://x.example/a;v=1?page=2>; rel="next"', '<https://x.example/a>; rel="next"; title="b, <c>"']:
    print(text)
    print("  requests:", {link.get("rel"): link["url"] for link in parse_header_links(text)})
    links = httpx.Response(200, headers={"Link": text}).links.values()
    print("  httpx:", {link.get("rel"): link["url"] for link in links})
    print("  aiohttp:", read_aiohttp(text))
PYTHON

expect "requests 2.34.2, httpx 0.28.1, aiohttp 3.14.5" <<'EXPECTED'
<https://x.example/a;v=1?page=2>; rel="next"
  requests: {None: 'https://x.example/a'}
  httpx: {None: 'https://x.example/a'}
  aiohttp: {'next': 'https://x.example/a;v=1?page=2'}
<https://x.example/a>; rel="next"; title="b, <c>"
  requests: {'next': 'https://x.example/a', None: 'c'}
  httpx: {'next': 'https://x.example/a', None: 'c'}
  aiohttp: {'next': 'https://x.example/a', 'c': 'https://x.example/c'}
EXPECTED
