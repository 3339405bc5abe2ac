#!/usr/bin/env bash
# A signed request (Hawk) for an address without a path.
#
# Guessed: mohawk signs https://x.example as a request for /, which is what a client sends.
#
# So: It signs an empty path, and a server that checks the request for / refuses the signature.
# The same with ?a instead of /?a.
#
# Source: RFC 9110 §4.2.3: an empty path is the same as /; RFC 9112 §3.2.1: a client must send it as
# /; Hawk's README: the signature has the request's path and query.
. "$(dirname "$0")/setup"

pip mohawk==1.1.0 six==1.17.0

python - > output <<'PYTHON'
import logging
from mohawk import Receiver, Sender
from mohawk.exc import MacMismatch
logging.disable()
credentials = {"id": "jo", "key": "k", "algorithm": "sha256"}
def check(signed, sent):
    header = Sender(credentials, signed, "GET", content="", content_type="").request_header
    try: Receiver(lambda _: credentials, header, sent, "GET", content="", content_type="")
    except MacMismatch: return "MacMismatch"
    return "the same"
for signed, sent in [("https://x.example/a#b", "https://x.example/a"), ("https://x.example:443/a", "https://x.example/a"),
                     ("https://x.example", "https://x.example/"), ("https://x.example?a", "https://x.example/?a")]:
    print("signed", signed, "sent", sent, "->", check(signed, sent))
PYTHON

expect "mohawk 1.1.0" <<'EXPECTED'
signed https://x.example/a#b sent https://x.example/a -> the same
signed https://x.example:443/a sent https://x.example/a -> the same
signed https://x.example sent https://x.example/ -> MacMismatch
signed https://x.example?a sent https://x.example/?a -> MacMismatch
EXPECTED
