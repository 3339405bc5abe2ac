#!/usr/bin/env bash
# Whether /a%2Fb and /a/b are the same page, for programs that look pages up.
#
# Guessed: They're two: in SURT, the key of a page in archives of the web; in respx, which gives
# answers in tests; and on a calendar server.
#
# So: All three decode the escape first, and take the two for one. SURT decodes twice, and cuts
# q=a%26b at the ampersand. caldav tells hosts apart by their capitals.
#
# Source: RFC 3986 §2.2: URIs that differ in the encoding of a reserved character aren't equivalent;
# §6.2.2.1 (a host's capitals don't matter).
. "$(dirname "$0")/setup"

pip surt==0.3.1 six==1.17.0 tldextract==5.4.0 respx==0.23.1 httpx==0.28.1 caldav==3.6.0

python - > output <<'PYTHON'
import httpx, respx, surt
from caldav.lib.url import URL
def same_in_respx(one, other):
    with respx.mock(assert_all_called=False) as mock:
        mock.get(one).respond()
        try: return httpx.get(other).status_code == 200
        except respx.models.AllMockedAssertionError: return False
for one, other in [("/%61", "/a"), ("/a%2Fb", "/a/b"), ("/a%252Fb", "/a/b"), ("/?q=a%26b", "/?q=a&b")]:
    one, other = "https://x.example" + one, "https://x.example" + other
    print(one, other, "SURT", surt.surt(one) == surt.surt(other), "respx", same_in_respx(one, other), "caldav", URL(one) == URL(other))
print("https://X.example/ https://x.example/ caldav", URL("https://X.example/") == URL("https://x.example/"))
PYTHON

expect "surt 0.3.1, respx 0.23.1, caldav 3.6.0" <<'EXPECTED'
https://x.example/%61 https://x.example/a SURT True respx True caldav True
https://x.example/a%2Fb https://x.example/a/b SURT True respx True caldav True
https://x.example/a%252Fb https://x.example/a/b SURT True respx False caldav False
https://x.example/?q=a%26b https://x.example/?q=a&b SURT True respx False caldav False
https://X.example/ https://x.example/ caldav False
EXPECTED
