#!/usr/bin/env bash
# A SIP address with header fields, as in sip:x.example?subject=a.
#
# Guessed: All forms of the RFC's examples are read, and printed as they were.
#
# So: An address with header fields isn't valid, and one whose scheme is in capitals isn't, either.
# (Parameters, passwords, tel:, and IPv6 hosts are fine.)
#
# Source: RFC 3261 §19.1.1 and §19.1.3 (headers follow ?) and §19.1.4, where SIP: in capitals is the
# same as sip:.
. "$(dirname "$0")/setup"

pip sipmessage==0.7.1

python - > output <<'PYTHON'
from sipmessage import URI
for text in ["sip:jo:secret@x.example;transport=tcp", "sip:j%40o@x.example", "sips:[2001:db8::1]:5061",
             "tel:+12015550123;ext=1", "sip:jo@x.example?subject=a", "sip:x.example;method=REGISTER?to=jo%40x.example",
             "SIP:jo@x.example", "sip:JO@X.example;Transport=udp"]:
    try: print(text, "->", URI.parse(text))
    except ValueError as error: print(text, "-> ValueError:", error)
PYTHON

expect "sipmessage 0.7.1" <<'EXPECTED'
sip:jo:secret@x.example;transport=tcp -> sip:jo:secret@x.example;transport=tcp
sip:j%40o@x.example -> sip:j%40o@x.example
sips:[2001:db8::1]:5061 -> sips:[2001:db8::1]:5061
tel:+12015550123;ext=1 -> tel:+12015550123;ext=1
sip:jo@x.example?subject=a -> ValueError: URI is not valid
sip:x.example;method=REGISTER?to=jo%40x.example -> ValueError: URI is not valid
SIP:jo@x.example -> ValueError: URI is not valid
sip:JO@X.example;Transport=udp -> sip:JO@X.example;Transport=udp
EXPECTED
