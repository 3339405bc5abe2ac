#!/usr/bin/env bash
# A link with a semicolon, read and printed again.
#
# Guessed: DataLad prints the link that it has read.
#
# So: It drops what's behind a semicolon in the last element, with a warning, so that the link is
# another file's. An earlier semicolon is encoded.
#
# Source: RFC 3986 §3.3: a semicolon is an ordinary character of a path. Parameters behind one are
# from RFC 1808, and still split off by urllib's urlparse.
. "$(dirname "$0")/setup"

pip datalad==1.7.1

printf '[user]\nname = jo\nemail = jo@x.example\n' > "$folder/.gitconfig"
HOME=$folder python - > output <<'PYTHON'
import logging
from datalad.support.network import RI
logging.disable()
for link in ["https://x.example/a%20b?c=d&c=e#f", "https://x.example/a;v=1", "https://x.example/a;v=1/b;w=2", "https://x.example/a;b.zip?c"]:
    print(link, "->", RI(link).as_str())
PYTHON

expect "DataLad 1.7.1" <<'EXPECTED'
https://x.example/a%20b?c=d&c=e#f -> https://x.example/a%20b?c=d&c=e#f
https://x.example/a;v=1 -> https://x.example/a
https://x.example/a;v=1/b;w=2 -> https://x.example/a%3Bv%3D1/b
https://x.example/a;b.zip?c -> https://x.example/a?c
EXPECTED
