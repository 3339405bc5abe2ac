#!/usr/bin/env bash
# A mailto: link for a QR code, with an ampersand in the address, and with a text but no subject.
#
# Guessed: segno encodes the address, the subject, and the text as the RFC says.
#
# So: It writes the address as it is, where some programs end it at the ampersand. Without a
# subject, the link has no question mark, so that &body=… belongs to the address. A line ends with
# %0A.
#
# Source: RFC 6068 §2 (the query, and 1: & in an address must be encoded) and §5 (%0D%0A).
. "$(dirname "$0")/setup"

pip segno==1.6.6

python - > output <<'PYTHON'
from segno.helpers import make_make_email_data
print(make_make_email_data("r&d@x.example", subject="C++ & a"))
print(make_make_email_data("jo@x.example", body="one\ntwo"))
print(make_make_email_data("jo@x.example", cc="b@x.example", body="one"))
PYTHON

expect "segno 1.6.6" <<'EXPECTED'
mailto:r&d@x.example?subject=C%2B%2B%20%26%20a
mailto:jo@x.example&body=one%0Atwo
mailto:jo@x.example?cc=b@x.example&body=one
EXPECTED
