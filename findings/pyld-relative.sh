#!/usr/bin/env bash
# JSON-LD's short form of a link, relative to the document's base.
#
# Guessed: PyLD reads back the link that it shortened, and writes ./b:c for a segment with a colon.
#
# So: It writes b:c, which is a link with the scheme b, and ?c for a link in the folder of the base,
# which is a link to the base's own page.
#
# Source: RFC 3986 §4.2 (a first segment with a colon needs ./ before it) and §5.2.2 (a reference
# that's only a query has the path of the base).
. "$(dirname "$0")/setup"

pip pyld==3.3.0

python - > output <<'PYTHON'
from pyld import jsonld
base = {"base": "https://x.example/a/page"}
for link in ["https://x.example/a/b", "https://x.example/d", "https://x.example/a/b:c", "https://x.example/a/?c"]:
    document = [{"@id": link, "https://x.example/p": [{"@value": "1"}]}]
    short = jsonld.compact(document, {}, base)
    print(link, "->", short["@id"], "->", jsonld.expand(short, base)[0]["@id"])
PYTHON

expect "PyLD 3.3.0" <<'EXPECTED'
https://x.example/a/b -> b -> https://x.example/a/b
https://x.example/d -> ../d -> https://x.example/d
https://x.example/a/b:c -> b:c -> b:c
https://x.example/a/?c -> ?c -> https://x.example/a/page?c
EXPECTED
