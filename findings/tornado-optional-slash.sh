#!/usr/bin/env bash
# A route with an optional slash at its end, printed.
#
# Guessed: /a/x or /a/x/, or an error, as for an optional group.
#
# So: The question mark of the regular expression is printed as it is. The link has an empty
# query.
#
# Source: RFC 3986 §3.4: the first question mark of a URL begins its query.
. "$(dirname "$0")/setup"

pip tornado==6.6.1

python - > output <<'PYTHON'
from tornado.web import Application, RequestHandler, url
for pattern in ["/a/([^/]+)", "/a/([^/]+)/?", "/a/([^/]+)(?:/b)?"]:
    try: result = Application([url(pattern, RequestHandler, name="page")]).reverse_url("page", "x")
    except ValueError as error: result = f"ValueError: {error}"
    print(pattern, "->", result)
PYTHON

expect "tornado 6.6.1" <<'EXPECTED'
/a/([^/]+) -> /a/x
/a/([^/]+)/? -> /a/x/?
/a/([^/]+)(?:/b)? -> ValueError: Cannot reverse url regex /a/([^/]+)(?:/b)?$
EXPECTED
