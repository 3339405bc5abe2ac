#!/usr/bin/env bash
# Links in Markdown that's read and written again, or made of HTML.
#
# Guessed: A library that writes Markdown writes the links that it has read.
#
# So: Marko writes a link with spaces without its angle brackets, so it's no longer a link, and ends
# one at a closing parenthesis. mistletoe loses the backslashes of a link and of its title.
# markdownify writes parentheses as they are. mdformat and html2text keep all of them.
#
# Source: CommonMark 0.31.2 §6.3: a destination without angle brackets has no spaces, and its
# parentheses are balanced or escaped.
. "$(dirname "$0")/setup"

pip marko==2.2.4 mistletoe==1.6.0 mdformat==1.0.0 markdown-it-py==4.3.0 markdownify==1.2.3 \
  html2text==2025.4.15

python - > output <<'PYTHON'
import html2text, markdownify, marko, mdformat, mistletoe
from marko.md_renderer import MarkdownRenderer as MarkoRenderer
from markdown_it import MarkdownIt
from mistletoe.markdown_renderer import MarkdownRenderer
writers = {
    "Marko": marko.Markdown(renderer=MarkoRenderer).convert,
    "mistletoe": lambda text: mistletoe.markdown(text, MarkdownRenderer),
    "mdformat": mdformat.text,
}
def links(text):
    inlines = MarkdownIt().parse(text.strip())[1].children
    return [token.attrs["href"] for token in inlines if token.type == "link_open"]
for text in ["[x](<a b>)", "[x](a\\)b)", "[x](<a)b>)", '[x](a "b\\"c")', "[x](<a\\>b>)", "[x](a&#41;b)", "[x](a(b)c)"]:
    print(text, links(text))
    for name, write in writers.items(): print("  ", name, write(text).strip(), links(write(text)))
for link in ["a_(b)", "a)b", "a(b"]:
    print(f'<a href="{link}">')
    for convert in [markdownify.markdownify, html2text.html2text]:
        text = convert(f'<a href="{link}">x</a>')
        print("  ", convert.__name__, text.strip(), links(text))
PYTHON

expect "Marko 2.2.4, mistletoe 1.6.0, mdformat 1.0.0, markdownify 1.2.3, html2text 2025.4.15" <<'EXPECTED'
[x](<a b>) ['a%20b']
   Marko [x](a b) []
   mistletoe [x](<a b>) ['a%20b']
   mdformat [x](a%20b) ['a%20b']
[x](a\)b) ['a)b']
   Marko [x](a)b) ['a']
   mistletoe [x](a)b) ['a']
   mdformat [x](<a)b>) ['a)b']
[x](<a)b>) ['a)b']
   Marko [x](a)b) ['a']
   mistletoe [x](<a)b>) ['a)b']
   mdformat [x](<a)b>) ['a)b']
[x](a "b\"c") ['a']
   Marko [x](a "b\"c") ['a']
   mistletoe [x](a "b"c") []
   mdformat [x](a "b\"c") ['a']
[x](<a\>b>) ['a%3Eb']
   Marko [x](a>b) ['a%3Eb']
   mistletoe [x](<a>b>) []
   mdformat [x](a%3Eb) ['a%3Eb']
[x](a&#41;b) ['a)b']
   Marko [x](a&#41;b) ['a)b']
   mistletoe [x](a)b) ['a']
   mdformat [x](<a)b>) ['a)b']
[x](a(b)c) ['a(b)c']
   Marko [x](a(b)c) ['a(b)c']
   mistletoe [x](a(b)c) ['a(b)c']
   mdformat [x](<a(b)c>) ['a(b)c']
<a href="a_(b)">
   markdownify [x](a_(b)) ['a_(b)']
   html2text [x](a_\(b\)) ['a_(b)']
<a href="a)b">
   markdownify [x](a)b) ['a']
   html2text [x](a\)b) ['a)b']
<a href="a(b">
   markdownify [x](a(b) []
   html2text [x](a\(b) ['a(b']
EXPECTED
