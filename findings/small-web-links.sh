#!/usr/bin/env bash
# Links of Gemini and Gopher.
#
# Guessed: A link in a Gemini page is resolved as RFC 3986 says. A Gopher link's selector is
# decoded.
#
# So: ignition drops the last segment for a reference that's only a fragment, and makes mailto:// of
# mailto: and one slash of two. Pituophis keeps the escapes in the selector, which it sends to the
# server. Both print an IPv6 host without its brackets.
#
# Source: Gemini protocol specification (its links are RFC 3986's); RFC 3986 §3.2.2 and §5.2.2; RFC
# 4266 §2.1 (a client sends the selector, which can have any octet but a tab and line ends).
. "$(dirname "$0")/setup"

pip ignition-gemini==1.0.0 pituophis==1.1

python - > output <<'PYTHON'
import pituophis
from ignition.url import URL
for reference in ["c", "?c", "#c", "mailto:jo@x.example", "gemini://x.example/a//b", "gemini://[::1]/a"]:
    print("ignition:", reference, "->", URL(reference, referer_url="gemini://x.example/a/b"))
for link in ["gopher://x.example/0/a%20b", "gopher://x.example/7/s%09a%20b", "gopher://[::1]/0/a"]:
    request = pituophis.parse_url(link)
    print("Pituophis:", link, "-> selector", request.path, "search", request.query or None, "printed", request.url())
PYTHON

expect "ignition 1.0.0, Pituophis 1.1" <<'EXPECTED'
ignition: c -> gemini://x.example/a/c
ignition: ?c -> gemini://x.example/a/b?c
ignition: #c -> gemini://x.example/a/#c
ignition: mailto:jo@x.example -> mailto://jo@x.example
ignition: gemini://x.example/a//b -> gemini://x.example/a/b
ignition: gemini://[::1]/a -> gemini://::1/a
Pituophis: gopher://x.example/0/a%20b -> selector /a%20b search None printed gopher://x.example/0/a%20b
Pituophis: gopher://x.example/7/s%09a%20b -> selector /s search a%20b printed gopher://x.example/7/s%09a%20b
Pituophis: gopher://[::1]/0/a -> selector /a search None printed gopher://::1/0/a
EXPECTED
