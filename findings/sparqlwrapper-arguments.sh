#!/usr/bin/env bash
# The address of a SPARQL endpoint that has arguments already.
#
# Guessed: SPARQLWrapper asks https://x.example/sparql?key=1 with &query=….
#
# So: It adds a second question mark: the endpoint gets no query, and a key that's 1?query=ASK….
#
# Source: SPARQL 1.1 Protocol §2.1.1; RFC 3986 §3.4: only the first question mark begins a query.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/python"
"$folder/python/bin/pip" install --quiet --disable-pip-version-check \
  SPARQLWrapper==2.0.0

"$folder/python/bin/python" - > "$folder/output" <<'PYTHON'
from urllib.parse import parse_qs, urlsplit
from SPARQLWrapper import SPARQLWrapper
class Endpoint(SPARQLWrapper):
    def link(self): return self._createRequest().full_url.split("&format")[0]
for address in ["https://x.example/sparql", "https://x.example/sparql?key=1", "https://x.example/sparql?"]:
    endpoint = Endpoint(address)
    endpoint.setQuery("ASK {}")
    print(address, "->", endpoint.link(), parse_qs(urlsplit(endpoint.link()).query))
PYTHON

echo "SPARQLWrapper 2.0.0:"
cat "$folder/output"

diff - "$folder/output" <<'EXPECTED' || { echo "This behaves differently now." >&2; exit 1; }
https://x.example/sparql -> https://x.example/sparql?query=ASK+%7B%7D {'query': ['ASK {}']}
https://x.example/sparql?key=1 -> https://x.example/sparql?key=1?query=ASK+%7B%7D {'key': ['1?query=ASK {}']}
https://x.example/sparql? -> https://x.example/sparql??query=ASK+%7B%7D {'?query': ['ASK {}']}
EXPECTED
