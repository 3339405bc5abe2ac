#!/usr/bin/env bash
# Two URNs that are equal, and a URN's r- and q-components.
#
# Guessed: The equal names among the RFC's own examples compare equal, and a name is printed as it
# was read.
#
# So: urn:EXAMPLE: is another name, and URN: is refused. A component without = is dropped, and in
# the others, a colon and a slash are printed as %3A and %2F.
#
# Source: RFC 8141 §3.1 and §3.2: both parts are read in any case; §2: the components can be any
# text, with : and / in it.
. "$(dirname "$0")/setup"

pip urnparse==0.2.2

python - > output <<'PYTHON'
from urnparse import InvalidURNFormatError, URN8141
def read(text):
    try: return URN8141.from_string(text)
    except InvalidURNFormatError as error: return f"InvalidURNFormatError: {error}"
name = "urn:example:a123,z456"
for other in ["urn:EXAMPLE:a123,z456", name + "?+abc", name + "?=xyz", name + "#789", "URN:example:a123,z456"]:
    print(name, "equals", other, "->", read(name) == read(other))
for text in ["URN:example:a123,z456", "urn:example:a?+b", "urn:example:a?=b", "urn:example:a?+b?=c=d#e",
             "urn:example:a?=b=c:d/e"]:
    print(text, "->", read(text))
PYTHON

expect "urnparse 0.2.2" <<'EXPECTED'
urn:example:a123,z456 equals urn:EXAMPLE:a123,z456 -> False
urn:example:a123,z456 equals urn:example:a123,z456?+abc -> True
urn:example:a123,z456 equals urn:example:a123,z456?=xyz -> True
urn:example:a123,z456 equals urn:example:a123,z456#789 -> True
urn:example:a123,z456 equals URN:example:a123,z456 -> False
URN:example:a123,z456 -> InvalidURNFormatError: URN string is invalid.
urn:example:a?+b -> urn:example:a
urn:example:a?=b -> urn:example:a
urn:example:a?+b?=c=d#e -> urn:example:a?=c=d#e
urn:example:a?=b=c:d/e -> urn:example:a?=b=c%3Ad%2Fe
EXPECTED
