#!/usr/bin/env bash
# A link at the end of a sentence, in the text of a wiki.
#
# Guessed: Both parsers for MediaWiki's markup end it where MediaWiki does: before the dot.
#
# So: wikitextparser takes the mark for a part of the link, and a parenthesis, and the italics that
# follow. mwparserfromhell ends it as MediaWiki does.
#
# Source: MediaWiki's Parser::makeFreeExternalLink leaves out , ; . : ! ? at the end, and a
# parenthesis if the link has none that opens.
. "$(dirname "$0")/setup"

pip mwparserfromhell==0.7.2 wikitextparser==3.0.0

python - > output <<'PYTHON'
import mwparserfromhell, wikitextparser
for text in ["See https://x.example/a_(b).", "(See https://x.example/a)", "https://x.example/a!", "https://x.example/a, b",
             "https://x.example/a''b''", "[https://x.example/a. b]"]:
    print(text)
    print("  mwparserfromhell:", *(link.url for link in mwparserfromhell.parse(text).filter_external_links()))
    print("  wikitextparser:", *(link.url for link in wikitextparser.parse(text).external_links))
PYTHON

expect "mwparserfromhell 0.7.2, wikitextparser 3.0.0" <<'EXPECTED'
See https://x.example/a_(b).
  mwparserfromhell: https://x.example/a_(b)
  wikitextparser: https://x.example/a_(b).
(See https://x.example/a)
  mwparserfromhell: https://x.example/a
  wikitextparser: https://x.example/a)
https://x.example/a!
  mwparserfromhell: https://x.example/a
  wikitextparser: https://x.example/a!
https://x.example/a, b
  mwparserfromhell: https://x.example/a
  wikitextparser: https://x.example/a,
https://x.example/a''b''
  mwparserfromhell: https://x.example/a
  wikitextparser: https://x.example/a''b''
[https://x.example/a. b]
  mwparserfromhell: https://x.example/a.
  wikitextparser: https://x.example/a.
EXPECTED
