#!/usr/bin/env bash
# The plus sign of a phone number, from Textile to a phone library.
#
# Guessed: Textile's "x":tel:+12015550123 is a link to tel:+12015550123, and "x":geo:1,2 is a link.
#
# So: It's a link to tel:%2B12015550123, which phonenumbers refuses. Textile encodes semicolons,
# too, but not the ampersand in HTML. geo: and urn: aren't links.
#
# Source: RFC 3966 §3: a global number begins with a plus sign; RFC 3986 §2.2: a reserved character
# and its escape differ.
. "$(dirname "$0")/setup"

pip textile==4.0.4 phonenumbers==9.0.43

python - > output <<'PYTHON'
import re, phonenumbers, textile
def phone(link):
    try: return phonenumbers.parse(link).national_number
    except phonenumbers.NumberParseException as error: return error
for link in ["tel:+12015550123", "mailto:jo+x@x.example", "https://x.example/a;v=1", "https://x.example/?a=1&b=2",
             "geo:1,2", "urn:isbn:0451450523"]:
    written = re.findall('href="([^"]*)"', textile.textile(f'"x":{link} y'))
    print(link, "->", *written or ["no link"])
    if link.startswith("tel:"): print("  phonenumbers:", phone(link), "->", phone(written[0]))
PYTHON

expect "textile 4.0.4, phonenumbers 9.0.43" <<'EXPECTED'
tel:+12015550123 -> tel:%2B12015550123
  phonenumbers: 2015550123 -> (1) The string supplied did not seem to be a phone number.
mailto:jo+x@x.example -> mailto:jo%2Bx%40x.example
https://x.example/a;v=1 -> https://x.example/a%3Bv%3D1
https://x.example/?a=1&b=2 -> https://x.example/?a=1&b=2
geo:1,2 -> no link
urn:isbn:0451450523 -> no link
EXPECTED
