#!/usr/bin/env bash
# An image in IIIF whose identifier has a slash, a space, or a question mark.
#
# Guessed: piffle decodes the identifier of ark:%2F1%2Fb/full/max/0/default.jpg, and encodes
# ark:/1/b.
#
# So: It does neither. It prints what it has read, but an identifier from a catalog, with a slash,
# is several elements, and with a question mark, it ends the path.
#
# Source: IIIF Image API 3.0, "URI Encoding and Decoding": characters such as / ? # in an identifier
# must be encoded.
. "$(dirname "$0")/setup"

pip piffle==0.9.0

python - > output <<'PYTHON'
from piffle.image import IIIFImageClient
for identifier in ["ark:%2F1%2Fb", "a%20b"]:
    link = f"https://x.example/iiif/{identifier}/full/max/0/default.jpg"
    read = IIIFImageClient.init_from_url(link)
    print(link, "->", read.image_id, "->", read)
for identifier in ["ark:/1/b", "a b", "a?b"]: print(identifier, "->", IIIFImageClient("https://x.example/iiif", identifier))
PYTHON

expect "piffle 0.9.0" <<'EXPECTED'
https://x.example/iiif/ark:%2F1%2Fb/full/max/0/default.jpg -> ark:%2F1%2Fb -> https://x.example/iiif/ark:%2F1%2Fb/full/max/0/default.jpg
https://x.example/iiif/a%20b/full/max/0/default.jpg -> a%20b -> https://x.example/iiif/a%20b/full/max/0/default.jpg
ark:/1/b -> https://x.example/iiif/ark:/1/b/full/full/0/default.jpg
a b -> https://x.example/iiif/a b/full/full/0/default.jpg
a?b -> https://x.example/iiif/a?b/full/full/0/default.jpg
EXPECTED
