#!/usr/bin/env bash
# A chapter of an e-book whose file has a space, a number sign, or an escape in its name.
#
# Guessed: EbookLib writes "a b.xhtml" as a%20b.xhtml into the manifest, and reads its own book.
#
# So: It writes each name as it is, so that the link to a#b.xhtml leads to a. It decodes names when
# it reads, and doesn't find the file a%20b.xhtml of its own book.
#
# Source: EPUB 3.3, "The item element": href is a URL string; RFC 3986 §2.1.
. "$(dirname "$0")/setup"

pip EbookLib==0.20

python - 2> errors > output <<'PYTHON'
import re, zipfile
from ebooklib import epub
for name in ["a.xhtml", "a b.xhtml", "a#b.xhtml", "a%20b.xhtml"]:
    book, chapter = epub.EpubBook(), epub.EpubHtml(title="b", file_name=name, content="<p>b</p>")
    for item in [chapter, epub.EpubNcx(), epub.EpubNav()]: book.add_item(item)
    book.toc, book.spine = [chapter], [chapter]
    epub.write_epub("book.epub", book)
    with zipfile.ZipFile("book.epub") as file:
        hrefs = [re.search(r'href="(a[^"]*)"', file.read(f"EPUB/{part}").decode())[1] for part in ["content.opf", "nav.xhtml"]]
    try: read = [item.file_name for item in epub.read_epub("book.epub").get_items() if item.file_name.startswith("a")]
    except KeyError: read = "not found"
    print(name, "-> manifest and contents", hrefs, "->", read)
PYTHON

expect "EbookLib 0.20" <<'EXPECTED'
a.xhtml -> manifest and contents ['a.xhtml', 'a.xhtml'] -> ['a.xhtml']
a b.xhtml -> manifest and contents ['a b.xhtml', 'a b.xhtml'] -> ['a b.xhtml']
a#b.xhtml -> manifest and contents ['a#b.xhtml', 'a#b.xhtml'] -> ['a#b.xhtml']
a%20b.xhtml -> manifest and contents ['a%20b.xhtml', 'a%20b.xhtml'] -> not found
EXPECTED
