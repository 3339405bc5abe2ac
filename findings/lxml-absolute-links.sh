#!/usr/bin/env bash
# Relative links of a page, made absolute.
#
# Guessed: Each attribute with URLs is made absolute.
#
# So: srcset, poster, and ping are left as they are. Of two links in archive, the second is put
# into the middle of the first.
#
# Source: HTML Living Standard, attributes (srcset, poster, ping); HTML 4.01 §13.3: archive is a
# list of URIs with spaces.
. "$(dirname "$0")/setup"

pip lxml==6.1.3

python - > output <<'PYTHON'
from lxml import html
for text in ['<img src="a" srcset="a 1x, b 2x">', '<video src="a" poster="b"></video>', '<a href="a" ping="b">c</a>',
             '<object data="a" archive="b c"></object>']:
    element = html.fromstring(text)
    element.make_links_absolute("https://x.example/d/e")
    print(text, "->", html.tostring(element).decode())
PYTHON

expect "lxml 6.1.3" <<'EXPECTED'
<img src="a" srcset="a 1x, b 2x"> -> <img src="https://x.example/d/a" srcset="a 1x, b 2x">
<video src="a" poster="b"></video> -> <video src="https://x.example/d/a" poster="b"></video>
<a href="a" ping="b">c</a> -> <a href="https://x.example/d/a" ping="b">c</a>
<object data="a" archive="b c"></object> -> <object data="https://x.example/d/a" archive="hthttps://x.example/d/cps://x.example/d/b c"></object>
EXPECTED
