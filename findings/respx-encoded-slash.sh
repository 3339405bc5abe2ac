#!/usr/bin/env bash
# An answer set up for a URL with an encoded slash.
#
# Guessed: It is given to that URL only, so a test notices when a client does not encode a slash.
#
# So: Paths are compared after they are decoded, so it is given to /a/b as well.
#
# Source: RFC 3986 §2.2: URIs that differ in the encoding of a reserved character are not
# equivalent.
. "$(dirname "$0")/setup"

pip respx==0.23.1 httpx==0.28.1

python - > output <<'PYTHON'
import httpx, respx
for link in ["https://x.example/a%2Fb", "https://x.example/a/b", "https://x.example/a%252Fb"]:
    with respx.mock(assert_all_called=False) as mock:
        mock.get("https://x.example/a%2Fb").respond(text="found")
        try: print(link, "->", httpx.get(link).text)
        except respx.models.AllMockedAssertionError: print(link, "-> not mocked")
PYTHON

expect "respx 0.23.1" <<'EXPECTED'
https://x.example/a%2Fb -> found
https://x.example/a/b -> found
https://x.example/a%252Fb -> not mocked
EXPECTED
