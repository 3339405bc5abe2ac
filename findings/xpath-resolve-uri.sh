#!/usr/bin/env bash
# XPath's resolve-uri, with a reference that's only a query, with too many .., and with the base
# app://x/a/c.
#
# Guessed: Both programs give what RFC 3986 says.
#
# So: Saxon follows the older RFC 2396, with a query that replaces the last segment, and with ..
# that are left. elementpath resolves only against schemes that it knows, and not a reference with a
# host.
#
# Source: RFC 3986 §5.4; RFC 2396, appendix C.1; XPath Functions 3.1, fn:resolve-uri.
. "$(dirname "$0")/setup"

pip elementpath==5.1.4 saxonche==13.1.1

python - > output <<'PYTHON'
import elementpath
from elementpath.xpath31 import XPath31Parser
from saxonche import PySaxonProcessor
from xml.etree import ElementTree
processor = PySaxonProcessor(license=False).new_xpath_processor()
root = ElementTree.XML("<a/>")
for reference, base in [("c", "https://x.example/a/b"), ("?c", "https://x.example/a/b"),
                        ("../../c", "https://x.example/a/b"), ("//y.example/c", "https://x.example/a/b"),
                        ("b", "app://x/a/c")]:
    expression = f"string(resolve-uri('{reference}', '{base}'))"
    print(reference, base, "-> elementpath", elementpath.select(root, expression, parser=XPath31Parser),
          "Saxon", processor.evaluate(expression))
PYTHON

expect "elementpath 5.1.4, SaxonC-HE 13.1.1" <<'EXPECTED'
c https://x.example/a/b -> elementpath https://x.example/a/c Saxon https://x.example/a/c
?c https://x.example/a/b -> elementpath https://x.example/a/b?c Saxon https://x.example/a/?c
../../c https://x.example/a/b -> elementpath https://x.example/c Saxon https://x.example/../c
//y.example/c https://x.example/a/b -> elementpath //y.example/c Saxon https://y.example/c
b app://x/a/c -> elementpath b Saxon app://x/a/b
EXPECTED
