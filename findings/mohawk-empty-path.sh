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
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/python"
"$folder/python/bin/pip" install --quiet --disable-pip-version-check \
  mohawk==1.1.0 \
  six==1.17.0

"$folder/python/bin/python" - > "$folder/output" <<'PYTHON'
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

echo "mohawk 1.1.0:"
cat "$folder/output"

diff - "$folder/output" <<'EXPECTED' || { echo "This behaves differently now." >&2; exit 1; }
signed https://x.example/a#b sent https://x.example/a -> the same
signed https://x.example:443/a sent https://x.example/a -> the same
signed https://x.example sent https://x.example/ -> MacMismatch
signed https://x.example?a sent https://x.example/?a -> MacMismatch
EXPECTED
