#!/usr/bin/env bash
# An answer set up for a URL with an encoded slash.
#
# Guessed: It is given to that URL only, so a test notices when a client does not encode a slash.
#
# So: Paths are compared after they are decoded, so it is given to /a/b as well.
#
# Source: RFC 3986 §2.2: URIs that differ in the encoding of a reserved character are not
# equivalent.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/python"
"$folder/python/bin/pip" install --quiet --disable-pip-version-check \
  respx==0.23.1 \
  httpx==0.28.1

"$folder/python/bin/python" - > "$folder/output" <<'PYTHON'
import httpx, respx
for link in ["https://x.example/a%2Fb", "https://x.example/a/b", "https://x.example/a%252Fb"]:
    with respx.mock(assert_all_called=False) as mock:
        mock.get("https://x.example/a%2Fb").respond(text="found")
        try: print(link, "->", httpx.get(link).text)
        except respx.models.AllMockedAssertionError: print(link, "-> not mocked")
PYTHON

echo "respx 0.23.1:"
cat "$folder/output"

diff - "$folder/output" <<'EXPECTED' || { echo "This behaves differently now." >&2; exit 1; }
https://x.example/a%2Fb -> found
https://x.example/a/b -> found
https://x.example/a%252Fb -> not mocked
EXPECTED
