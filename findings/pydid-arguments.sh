#!/usr/bin/env bash
# The arguments of a DID URL.
#
# Guessed: DIDUrl.parse reads any arguments, and they are printed as they were.
#
# So: A plus is a space, of two arguments with one name only the last is kept, and one without a
# value is lost.
#
# Source: DID Core 1.0 §3.2: the query is that of RFC 3986 §3.4, in which a plus is a plus.
. "$(dirname "$0")/setup"

pip pydid==0.5.3

python - > output <<'PYTHON'
from pydid import DIDUrl
for link in ["did:ex:a?service=s&relativeRef=%2Fb%3Fc", "did:ex:a?service=b+c", "did:ex:a?service=s&service=t",
             "did:ex:a?service"]:
    url = DIDUrl.parse(link)
    print(link, "->", url.query)
    if url.query: print("  printed:", DIDUrl.unparse(url.did, url.path, url.query, url.fragment))
PYTHON

expect "pydid 0.5.3" <<'EXPECTED'
did:ex:a?service=s&relativeRef=%2Fb%3Fc -> {'service': 's', 'relativeRef': '/b?c'}
  printed: did:ex:a?service=s&relativeRef=%2Fb%3Fc
did:ex:a?service=b+c -> {'service': 'b c'}
  printed: did:ex:a?service=b+c
did:ex:a?service=s&service=t -> {'service': 't'}
  printed: did:ex:a?service=t
did:ex:a?service -> {}
EXPECTED
