#!/usr/bin/env bash
# A link in a terminal's output (OSC 8).
#
# Guessed: Both programs read a link that ends with ST or BEL, and one with parameters.
#
# So: ansi2html reads only BEL, and no parameters. rich reads only ST, and prints the rest as text.
# There's no link with an id that ansi2html reads, and none with BEL that rich reads.
#
# Source: "Hyperlinks (a.k.a. HTML-like anchors) in terminal emulators": OSC 8 ; params ; URI ST,
# where BEL is often used for ST; ECMA-48 §8.3.89 and §8.3.143.
. "$(dirname "$0")/setup"

pip ansi2html==1.9.5 rich==15.0.0

python - > output <<'PYTHON'
import re
from ansi2html import Ansi2HTMLConverter
from rich.text import Text
def ansi2html(text): return re.findall('href="([^"]*)"', Ansi2HTMLConverter(inline=True).convert(text, full=False))
def rich(text): return [span.style.link for span in Text.from_ansi(text).spans]
for end, name in [("\x1b\\", "ST"), ("\x07", "BEL")]:
    for parameters in ["", "id=1"]:
        text = f"\x1b]8;{parameters};https://x.example/a{end}b\x1b]8;;{end}"
        print(name, parameters or "no parameters", "ansi2html", ansi2html(text), "rich", rich(text))
PYTHON

expect "ansi2html 1.9.5, rich 15.0.0" <<'EXPECTED'
ST no parameters ansi2html [] rich ['https://x.example/a']
ST id=1 ansi2html [] rich ['https://x.example/a']
BEL no parameters ansi2html ['https://x.example/a'] rich []
BEL id=1 ansi2html [] rich []
EXPECTED
