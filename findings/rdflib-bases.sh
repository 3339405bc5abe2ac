#!/usr/bin/env bash
# A relative link in three formats of RDF, and in XPath, also against the address of an app.
#
# Guessed: It means the same everywhere, with any scheme.
#
# So: Turtle keeps .. within a path, and is the only one that resolves against the address of an
# app: RDF/XML and elementpath leave the link relative there, and JSON-LD drops it. In JSON-LD, a
# slash is added to a URN, and /. to a host. elementpath doesn't resolve a link with a host.
#
# Source: RFC 3986 §5.2 and §5.4, which all name (RDF 1.1 Turtle §6.3, RDF 1.1 XML Syntax §5.3,
# JSON-LD 1.1 §3.2, XPath Functions 3.1, fn:resolve-uri).
. "$(dirname "$0")/setup"

pip rdflib==7.6.0 elementpath==5.1.4

python - > output <<'PYTHON'
import json
import xml.etree.ElementTree as ET
import elementpath
from elementpath.xpath31 import XPath31Parser
from rdflib import Graph
def turtle(base, link): return f"@base <{base}> . <urn:s> <urn:p> <{link}> .", "turtle"
def xml(base, link):
    return (f'<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xml:base="{base}">'
            f'<rdf:Description rdf:about="urn:s"><p xmlns="urn:" rdf:resource="{link}"/>'
            "</rdf:Description></rdf:RDF>"), "xml"
def json_ld(base, link):
    return json.dumps({"@context": {"@base": base}, "@id": "urn:s", "urn:p": {"@id": link}}), "json-ld"
for base, link in [("https://x.example/a/b", "g/x/../y"),
                   ("https://x.example/a", "//y.example"), ("app://x/a/b", "c"), ("urn:x:a", "#e")]:
    print(link, "from", base)
    for write in [turtle, xml, json_ld]:
        text, name = write(base, link)
        print(f"  {name}:", *(o for s, p, o in Graph().parse(data=text, format=name)))
    expression = f"string(resolve-uri('{link}', '{base}'))"
    print("  elementpath:", elementpath.select(ET.XML("<a/>"), expression, parser=XPath31Parser))
PYTHON

expect "rdflib 7.6.0, elementpath 5.1.4" <<'EXPECTED'
g/x/../y from https://x.example/a/b
  turtle: https://x.example/a/g/x/../y
  xml: https://x.example/a/g/y
  json-ld: https://x.example/a/g/y
  elementpath: https://x.example/a/g/y
//y.example from https://x.example/a
  turtle: https://y.example
  xml: https://y.example
  json-ld: https://y.example/.
  elementpath: //y.example
c from app://x/a/b
  turtle: app://x/a/c
  xml: c
  json-ld:
  elementpath: c
#e from urn:x:a
  turtle: urn:x:a#e
  xml: #e
  json-ld: urn:x:a/#e
  elementpath: #e
EXPECTED
