#!/usr/bin/env bash
# The address of a SPARQL endpoint that has arguments already.
#
# Guessed: SPARQLWrapper asks https://x.example/sparql?key=1 with &query=….
#
# So: It adds a second question mark: the endpoint gets no query, and a key that's 1?query=ASK….
#
# Source: SPARQL 1.1 Protocol §2.1.1; RFC 3986 §3.4: only the first question mark begins a query.
. "$(dirname "$0")/setup"

pip SPARQLWrapper==2.0.0

python - > output <<'PYTHON'
from urllib.parse import parse_qs, urlsplit
from SPARQLWrapper import SPARQLWrapper
class Endpoint(SPARQLWrapper):
    def link(self): return self._createRequest().full_url.split("&format")[0]
for address in ["https://x.example/sparql", "https://x.example/sparql?key=1", "https://x.example/sparql?"]:
    endpoint = Endpoint(address)
    endpoint.setQuery("ASK {}")
    print(address, "->", endpoint.link(), parse_qs(urlsplit(endpoint.link()).query))
PYTHON

expect "SPARQLWrapper 2.0.0" <<'EXPECTED'
https://x.example/sparql -> https://x.example/sparql?query=ASK+%7B%7D {'query': ['ASK {}']}
https://x.example/sparql?key=1 -> https://x.example/sparql?key=1?query=ASK+%7B%7D {'key': ['1?query=ASK {}']}
https://x.example/sparql? -> https://x.example/sparql??query=ASK+%7B%7D {'?query': ['ASK {}']}
EXPECTED
