#!/usr/bin/env bash
# Links in a STAC catalog, made relative, and absolute again.
#
# Guessed: A link that is made relative leads to the same file. With start_is_dir, b.json is in
# the folder.
#
# So: The query is dropped, with whatever signature it has. start_is_dir is ignored for a URL, and
# not for a path.
#
# Source: RFC 3986 §5.2.2: a reference takes no query from its base, so it has to have its own.
. "$(dirname "$0")/setup"

pip pystac==1.15.2

python - > output <<'PYTHON'
from pystac.utils import make_absolute_href, make_relative_href
item, asset = "https://x.example/a/item.json", "https://x.example/a/b.tif?sig=1"
relative = make_relative_href(asset, item)
print(asset, "->", relative, "->", make_absolute_href(relative, item))
for folder in ["/x/a", "https://x.example/a", "https://x.example/a/"]:
    print("b.json in", folder, "->", make_absolute_href("b.json", folder, start_is_dir=True))
PYTHON

expect "pystac 1.15.2" <<'EXPECTED'
https://x.example/a/b.tif?sig=1 -> ./b.tif -> https://x.example/a/b.tif
b.json in /x/a -> /x/a/b.json
b.json in https://x.example/a -> https://x.example/b.json
b.json in https://x.example/a/ -> https://x.example/a/b.json
EXPECTED
