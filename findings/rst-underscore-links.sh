#!/usr/bin/env bash
# A relative link that ends with an underscore, from Markdown or HTML to reStructuredText.
#
# Guessed: mistune, commonmark, and python-creole write the link so that docutils reads it.
#
# So: docutils takes <a_> and </wiki/a_> for the name of another link, which isn't there: a problem
# is printed, and no link. An address with a scheme is one with or without an underscore.
#
# Source: reStructuredText's specification, "Embedded URIs and Aliases": a name is marked by an
# underscore at its end, and that of a URI is escaped by a backslash.
. "$(dirname "$0")/setup"

pip mistune==3.4.0 commonmark==0.9.2 python-creole==1.4.10 docutils==0.23

python - > output <<'PYTHON'
import commonmark, mistune
from creole import html2rest
from docutils import nodes
from docutils.core import publish_doctree
from mistune.renderers.rst import RSTRenderer
writers = {
    "mistune": mistune.create_markdown(renderer=RSTRenderer()),
    "commonmark": lambda text: commonmark.ReStructuredTextRenderer().render(commonmark.Parser().parse(text)),
    "python-creole": lambda text: html2rest(commonmark.commonmark(text)),
}
def read(text):
    document = publish_doctree(text, settings_overrides={"report_level": 5})
    return [node.get("refuri") for node in document.findall(nodes.reference)] or "no link"
for text in ["[x](https://x.example/a_)", "[x](/wiki/a)", "[x](/wiki/a_)", "[x](a_)"]:
    print(text)
    for name, write in writers.items(): print("  ", name, write(text).strip(), "->", read(write(text)))
print("`x </wiki/a\\_>`__", "->", read("`x </wiki/a\\_>`__"))
PYTHON

expect "mistune 3.4.0, commonmark 0.9.2, python-creole 1.4.10, docutils 0.23" <<'EXPECTED'
[x](https://x.example/a_)
   mistune `x <https://x.example/a_>`__ -> ['https://x.example/a_']
   commonmark `x <https://x.example/a_>`_ -> ['https://x.example/a_']
   python-creole `x <https://x.example/a_>`_ -> ['https://x.example/a_']
[x](/wiki/a)
   mistune `x </wiki/a>`__ -> ['/wiki/a']
   commonmark `x </wiki/a>`_ -> ['/wiki/a']
   python-creole `x </wiki/a>`_ -> ['/wiki/a']
[x](/wiki/a_)
   mistune `x </wiki/a_>`__ -> no link
   commonmark `x </wiki/a_>`_ -> no link
   python-creole `x </wiki/a_>`_ -> no link
[x](a_)
   mistune `x <a_>`__ -> no link
   commonmark `x <a_>`_ -> no link
   python-creole `x <a_>`_ -> no link
`x </wiki/a\_>`__ -> ['/wiki/a_']
EXPECTED
