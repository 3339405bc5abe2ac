#!/usr/bin/env bash
# The target of a link in CoRE link format that has an anchor and a relative target.
#
# Guessed: RFC 6690 is the format's own RFC. It makes the anchor the base of the target:
# coap://h.example/c/a/b.
#
# So: The target is relative to the address that was asked, as in an HTTP Link header. (RFC 9176
# defines a limited link format in which the two agree.)
#
# Source: RFC 6690 §2.1 (the anchor is the context, also called base); RFC 8288 §3.1 and §3.2; RFC
# 9176, appendix D.
. "$(dirname "$0")/setup"

pip aiocoap==0.4.17 linkheader==0.4.3

python - > output <<'PYTHON'
from aiocoap.util import linkformat
for text in ['<a/b>', '<a/b>;anchor="coap://h.example/c/d"']:
    link = linkformat.parse(text).links[0]
    print(text, "from coap://z.example/q/r ->", link.get_target("coap://z.example/q/r"))
PYTHON

expect "aiocoap 0.4.17" <<'EXPECTED'
<a/b> from coap://z.example/q/r -> coap://z.example/q/a/b
<a/b>;anchor="coap://h.example/c/d" from coap://z.example/q/r -> coap://z.example/q/a/b
EXPECTED
