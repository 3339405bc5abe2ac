#!/usr/bin/env bash
# What a path parameter of type int matches.
#
# Guessed: Digits, with a minus at most: falcon refuses spaces, so it knows that Python's int()
# takes more.
#
# So: Underscores, a plus, and the digits of other scripts are read as well, so a page has many
# addresses.
#
# Source: Python's documentation of int(), which reads underscores and any script's digits; RFC 3986
# §6.2.2 for the few addresses that are the same, to which these don't belong.
. "$(dirname "$0")/setup"

pip falcon==4.4.0 litestar==2.25.0 httpx==0.28.1

python - > output <<'PYTHON'
import logging
import falcon, falcon.testing
from litestar import Litestar, get
from litestar.testing import TestClient
class Page:
    def on_get(self, request, response, n): response.text = str(n)
falcon_app = falcon.App()
falcon_app.add_route("/{n:int}", Page())
@get("/{n:int}")
async def page(n: int) -> str: return str(n)
logging.disable(logging.CRITICAL)
with TestClient(Litestar([page])) as litestar:
    for link in ["/10", "/1_0", "/+10", "/010", "/%D9%A1%D9%A0", "/%2010", "/1__0"]:
        one, two = falcon.testing.TestClient(falcon_app).simulate_get(link), litestar.get(link)
        print(link, "-> falcon", one.text or one.status_code, "- Litestar", two.text if two.is_success else two.status_code)
PYTHON

expect "falcon 4.4.0, litestar 2.25.0" <<'EXPECTED'
/10 -> falcon 10 - Litestar 10
/1_0 -> falcon 10 - Litestar 10
/+10 -> falcon 10 - Litestar 10
/010 -> falcon 10 - Litestar 10
/%D9%A1%D9%A0 -> falcon 10 - Litestar 10
/%2010 -> falcon {"title": "404 Not Found"} - Litestar 10
/1__0 -> falcon {"title": "404 Not Found"} - Litestar 404
EXPECTED
