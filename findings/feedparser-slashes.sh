#!/usr/bin/env bash
# Links of a feed with an empty host.
#
# Guessed: file:///tmp/7 and app:///a stay as they are.
#
# So: All slashes after :// are dropped, so that tmp and a become hosts. The same link in the text
# of an entry keeps them, but there, the scheme of an app isn't allowed, and href is empty.
#
# Source: RFC 3986 §3.2.2 and RFC 8089 §2: a host can be empty, and what follows is the path.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/python"
"$folder/python/bin/pip" install --quiet --disable-pip-version-check \
  feedparser==6.0.14

"$folder/python/bin/python" - > "$folder/output" <<'PYTHON'
import feedparser
for link in ["file:///tmp/7", "app:///a", "app://h/a", "https://x.example//a"]:
    feed = feedparser.parse(f"""<feed xmlns="http://www.w3.org/2005/Atom"><entry><link href="{link}"/>
        <content type="html">&lt;a href="{link}"&gt;x&lt;/a&gt;</content></entry></feed>""".encode())
    entry = feed.entries[0]
    print(link, "->", entry.link, "and in the text", entry.content[0].value)
PYTHON

echo "feedparser 6.0.14:"
cat "$folder/output"

diff - "$folder/output" <<'EXPECTED' || { echo "This behaves differently now." >&2; exit 1; }
file:///tmp/7 -> file://tmp/7 and in the text <a href="file:///tmp/7">x</a>
app:///a -> app://a and in the text <a href="">x</a>
app://h/a -> app://h/a and in the text <a href="">x</a>
https://x.example//a -> https://x.example//a and in the text <a href="https://x.example//a">x</a>
EXPECTED
