#!/usr/bin/env bash
# Links to apps in Markdown.
#
# Guessed: A scheme of an app makes a link in each of them, as CommonMark says.
#
# So: Python-Markdown takes a link without :// for an HTML element, which a browser does not show
# at all. mistune makes each link to an app, to a map, and to Matrix a harmful one, but tel: is
# fine.
#
# Source: CommonMark 0.31.2 §6.5: an autolink has a scheme of 2 to 32 letters, digits, +, ., or -,
# and no list of schemes.
. "$(dirname "$0")/setup"

pip markdown==3.11.3 mistune==3.4.0 markdown-it-py==4.3.0

python - > output <<'PYTHON'
import markdown, mistune
from markdown_it import MarkdownIt
for text in ["<app://x/a>", "<com.example.app:/cb>", "[map](geo:1,2)", "[call](tel:+12015550123)"]:
    print(text)
    print("  Python-Markdown:", markdown.markdown(text))
    print("  mistune:", mistune.html(text).strip())
    print("  markdown-it-py:", MarkdownIt().render(text).strip())
PYTHON

expect "markdown 3.11.3, mistune 3.4.0, markdown-it-py 4.3.0" <<'EXPECTED'
<app://x/a>
  Python-Markdown: <p><a href="app://x/a">app://x/a</a></p>
  mistune: <p><a href="#harmful-link">app://x/a</a></p>
  markdown-it-py: <p><a href="app://x/a">app://x/a</a></p>
<com.example.app:/cb>
  Python-Markdown: <p><com.example.app:/cb></p>
  mistune: <p><a href="#harmful-link">com.example.app:/cb</a></p>
  markdown-it-py: <p><a href="com.example.app:/cb">com.example.app:/cb</a></p>
[map](geo:1,2)
  Python-Markdown: <p><a href="geo:1,2">map</a></p>
  mistune: <p><a href="#harmful-link">map</a></p>
  markdown-it-py: <p><a href="geo:1,2">map</a></p>
[call](tel:+12015550123)
  Python-Markdown: <p><a href="tel:+12015550123">call</a></p>
  mistune: <p><a href="tel:+12015550123">call</a></p>
  markdown-it-py: <p><a href="tel:+12015550123">call</a></p>
EXPECTED
