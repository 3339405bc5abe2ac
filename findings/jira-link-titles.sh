#!/usr/bin/env bash
# A link with a title, from Markdown to Jira's markup and back.
#
# Guessed: jira2markdown reads the links that mistletoe writes for Jira.
#
# So: mistletoe writes the title as the third part of a link, and jira2markdown reads it as a part
# of the address. For jira2markdown, a link to an anchor or to a path is no link, and neither is one
# whose text has a bar, which mistletoe doesn't escape.
#
# Source: Atlassian's wiki markup: [link alias|#anchor|link tip], where all but the link is
# optional.
. "$(dirname "$0")/setup"

pip mistletoe==1.6.0 jira2markdown==0.5.3 markdown-it-py==4.3.0

python - > output <<'PYTHON'
import re
import mistletoe
from jira2markdown import convert
from markdown_it import MarkdownIt
from mistletoe.contrib.jira_renderer import JiraRenderer
def links(text): return re.findall('href="([^"]*)"', MarkdownIt().render(text)) or "no link"
for text in ["[x](https://x.example/a_(b))", '[x](https://x.example/a "b")', "[x](#a)", "[x](/a)", "[x|y](https://x.example/a)"]:
    written = mistletoe.markdown(text, JiraRenderer).strip()
    print(text, "->", written, "->", convert(written), links(convert(written)))
PYTHON

expect "mistletoe 1.6.0, jira2markdown 0.5.3" <<'EXPECTED'
[x](https://x.example/a_(b)) -> [x|https://x.example/a_(b)] -> [x](https://x.example/a_(b)) ['https://x.example/a_(b)']
[x](https://x.example/a "b") -> [x|https://x.example/a|b] -> [x](https://x.example/a|b) ['https://x.example/a%7Cb']
[x](#a) -> [x|#a] -> [x\|#a] no link
[x](/a) -> [x|/a] -> [x\|/a] no link
[x|y](https://x.example/a) -> [x|y|https://x.example/a] -> [x\|y|https://x.example/a] no link
EXPECTED
