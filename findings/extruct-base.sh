#!/usr/bin/env bash
# The links of a page that has <base href>, in microdata, RDFa, and microformats.
#
# Guessed: All three are resolved against the base.
#
# So: Only microformats are. In microdata and RDFa, the same link on the same page is another one.
#
# Source: HTML Standard, "Document base URLs" (the base element applies to all links), and its
# microdata chapter: a property's value is the URL relative to the element's document.
. "$(dirname "$0")/setup"

pip extruct==0.18.0

python - > output <<'PYTHON'
import extruct
page = """<!DOCTYPE html><html><head><title>t</title><base href="/base/"></head><body>
<div itemscope itemtype="https://x.example/T"><a itemprop="url" href="b?c#d">x</a></div>
<div vocab="https://x.example/" typeof="T"><a property="url" href="b?c#d">x</a></div>
<div class="h-entry"><a class="u-url" href="b?c#d">x</a></div></body></html>"""
found = extruct.extract(page, base_url="https://x.example/a/page", syntaxes=["microdata", "rdfa", "microformat"])
print("microdata:", found["microdata"][0]["properties"]["url"])
print("RDFa:", *[link["@id"] for item in found["rdfa"] for link in item.get("https://x.example/url", [])])
print("microformats:", *found["microformat"][0]["properties"]["url"])
PYTHON

expect "extruct 0.18.0" <<'EXPECTED'
microdata: https://x.example/a/b?c#d
RDFa: https://x.example/a/b?c#d
microformats: https://x.example/base/b?c#d
EXPECTED
