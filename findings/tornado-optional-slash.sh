#!/usr/bin/env bash
# A route with an optional slash at its end, printed.
#
# Guessed: /a/x or /a/x/, or an error, as for an optional group.
#
# So: The question mark of the regular expression is printed as it is. The link has an empty
# query.
#
# Source: RFC 3986 §3.4: the first question mark of a URL begins its query.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/python"
"$folder/python/bin/pip" install --quiet --disable-pip-version-check \
  tornado==6.6.1

"$folder/python/bin/python" - > "$folder/output" <<'PYTHON'
from tornado.web import Application, RequestHandler, url
for pattern in ["/a/([^/]+)", "/a/([^/]+)/?", "/a/([^/]+)(?:/b)?"]:
    try: result = Application([url(pattern, RequestHandler, name="page")]).reverse_url("page", "x")
    except ValueError as error: result = f"ValueError: {error}"
    print(pattern, "->", result)
PYTHON

echo "tornado 6.6.1:"
cat "$folder/output"

diff - "$folder/output" <<'EXPECTED' || { echo "This behaves differently now." >&2; exit 1; }
/a/([^/]+) -> /a/x
/a/([^/]+)/? -> /a/x/?
/a/([^/]+)(?:/b)? -> ValueError: Cannot reverse url regex /a/([^/]+)(?:/b)?$
EXPECTED
