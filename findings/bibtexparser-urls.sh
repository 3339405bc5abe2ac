#!/usr/bin/env bash
# The URL of a BibTeX entry, when an entry's LaTeX is decoded or encoded.
#
# Guessed: The field url is left alone, because LaTeX reads it verbatim.
#
# So: Decoding takes ~ for a space, drops what follows a percent sign as a comment, and makes spaces
# of & and a dash of two hyphens. Encoding puts the URL into \url{}, in a field that then isn't a
# URL.
#
# Source: The biblatex manual, §2.2.1 and §2.2.2: url is a URI field, and those are verbatim.
. "$(dirname "$0")/setup"

pip bibtexparser==2.1.0 pylatexenc==2.11

python - > output <<'PYTHON'
import bibtexparser
from bibtexparser.middlewares import LatexDecodingMiddleware, LatexEncodingMiddleware
for url in ["https://x.example/~jo", "https://x.example/a%20b", "https://x.example/?a=1&b=2", "https://x.example/a--b"]:
    text = "@misc{key, url = {%s}}" % url
    decoded = bibtexparser.parse_string(text, append_middleware=[LatexDecodingMiddleware()]).entries[0]["url"]
    written = bibtexparser.write_string(bibtexparser.parse_string(text), prepend_middleware=[LatexEncodingMiddleware()])
    print(url, "decoded:", ascii(decoded), "encoded:", written.split("\n")[1].strip())
PYTHON

expect "bibtexparser 2.1.0" <<'EXPECTED'
https://x.example/~jo decoded: 'https://x.example/\xa0jo' encoded: url = {\url{https://x.example/~jo}}
https://x.example/a%20b decoded: 'https://x.example/a' encoded: url = {\url{https://x.example/a%20b}}
https://x.example/?a=1&b=2 decoded: 'https://x.example/?a=1   b=2' encoded: url = {\url{https://x.example/?a=1&b=2}}
https://x.example/a--b decoded: 'https://x.example/a\u2013b' encoded: url = {\url{https://x.example/a--b}}
EXPECTED
