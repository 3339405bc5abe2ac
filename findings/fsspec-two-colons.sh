#!/usr/bin/env bash
# A link that contains two colons in a row.
#
# Guessed: It is opened as it is. fsspec chains file systems with ::, but only between addresses
# with schemes.
#
# So: What follows two colons is taken for another link, in a path and in a query: the rest is
# dropped, or refused. Encoded as %3A%3A they are not seen.
#
# Source: RFC 3986 §3.3 and §3.4: a path and a query can have colons.
. "$(dirname "$0")/setup"

pip fsspec==2026.9.0 aiohttp==3.14.5 requests==2.34.2

python - > output <<'PYTHON'
from fsspec.core import url_to_fs
for link in ["https://x.example/ns::page", "https://x.example/a?b=c::d.e",
             "https://x.example/ns%3A%3Apage"]:
    try: print(link, "->", url_to_fs(link)[1])
    except ValueError as error: print(link, "-> ValueError:", error)
PYTHON

expect "fsspec 2026.9.0" <<'EXPECTED'
https://x.example/ns::page -> ValueError: Protocol not known: page
https://x.example/a?b=c::d.e -> https://x.example/a?b=c
https://x.example/ns%3A%3Apage -> https://x.example/ns%3A%3Apage
EXPECTED
