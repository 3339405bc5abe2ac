#!/usr/bin/env bash
# HTML with a link that contains parentheses, turned into Markdown and back.
#
# Guessed: The link stays the same.
#
# So: markdownify writes them as they are: one that closes ends the link, and after one that opens
# there's no link. Angle brackets around the link, or a backslash, as html2text writes it, would
# keep it.
#
# Source: CommonMark 0.31.2 §6.3: parentheses in a link are balanced or escaped.
. "$(dirname "$0")/setup"

pip markdownify==1.2.3 html2text==2025.4.15 markdown-it-py==4.3.0

python - > output <<'PYTHON'
from html2text import html2text
from markdown_it import MarkdownIt
from markdownify import markdownify
for link in ["https://x.example/a_(b)", "https://x.example/a)b", "https://x.example/a(b"]:
    print(link)
    for name, convert in [("markdownify", markdownify), ("html2text", html2text)]:
        text = convert(f'<a href="{link}">x</a>').strip()
        print(f"  {name}: {text} -> {MarkdownIt().render(text).strip()}")
PYTHON

expect "markdownify 1.2.3, html2text 2025.4.15, markdown-it-py 4.3.0" <<'EXPECTED'
https://x.example/a_(b)
  markdownify: [x](https://x.example/a_(b)) -> <p><a href="https://x.example/a_(b)">x</a></p>
  html2text: [x](https://x.example/a_\(b\)) -> <p><a href="https://x.example/a_(b)">x</a></p>
https://x.example/a)b
  markdownify: [x](https://x.example/a)b) -> <p><a href="https://x.example/a">x</a>b)</p>
  html2text: [x](https://x.example/a\)b) -> <p><a href="https://x.example/a)b">x</a></p>
https://x.example/a(b
  markdownify: [x](https://x.example/a(b) -> <p>[x](https://x.example/a(b)</p>
  html2text: [x](https://x.example/a\(b) -> <p><a href="https://x.example/a(b">x</a></p>
EXPECTED
