#!/usr/bin/env bash
# The URL of a vCard, as vobject reads it.
#
# Guessed: It is read as it is.
#
# So: It ends at its first comma, as if it were a list of values. With a backslash before the
# comma, which is no part of any URL, it is read whole.
#
# Source: RFC 6350 §6.7.8, RFC 2426 §3.6.8: the value is one URI; RFC 3986 §3.3: a path may
# contain commas.
. "$(dirname "$0")/setup"

pip vobject==0.9.9

python - > output <<'PYTHON'
import vobject
for url in ["https://x.example/map/1,2/z=3", "https://x.example/map/1%2C2", r"https://x.example/map/1\,2"]:
    card = vobject.readOne("BEGIN:VCARD\r\nVERSION:4.0\r\nFN:Alex\r\nURL:" + url + "\r\nEND:VCARD\r\n")
    print(url, "->", card.url.value)
PYTHON

expect "vobject 0.9.9" <<'EXPECTED'
https://x.example/map/1,2/z=3 -> https://x.example/map/1
https://x.example/map/1%2C2 -> https://x.example/map/1%2C2
https://x.example/map/1\,2 -> https://x.example/map/1,2
EXPECTED
