#!/usr/bin/env bash
# Links in a cell.
#
# Guessed: A link of any scheme is written as an external link, and spaces are encoded.
#
# So: A link without :// is refused, but for mailto: in lower case. Spaces are encoded only if the
# link has no escape. An empty fragment is dropped.
#
# Source: ECMA-376, part 2: the target of a relationship is a URI reference; RFC 3986 §3: a URI
# needs no authority.
. "$(dirname "$0")/setup"

pip xlsxwriter==3.3.1 openpyxl==3.1.5

python - > output <<'PYTHON'
import io, xlsxwriter, openpyxl
def cell(link):
    file = io.BytesIO()
    with xlsxwriter.Workbook(file) as book:
        try: book.add_worksheet().write_url("A1", link)
        except ValueError as error: return f"ValueError: {error}"
    found = openpyxl.load_workbook(file).active["A1"].hyperlink
    return f"{found.target} location {found.location}"
for link in ["app://x/a", "app:/a", "tel:+12015550123", "geo:1,2", "mailto:jo@x.example", "MAILTO:jo@x.example",
             "https://x.example/a b", "https://x.example/a b%20c", "https://x.example/#/room", "https://x.example/a#"]:
    print(link, "->", cell(link))
PYTHON

expect "xlsxwriter 3.3.1" <<'EXPECTED'
app://x/a -> app://x/a location None
app:/a -> ValueError: Unknown URL type: app:/a
tel:+12015550123 -> ValueError: Unknown URL type: tel:+12015550123
geo:1,2 -> ValueError: Unknown URL type: geo:1,2
mailto:jo@x.example -> mailto:jo@x.example location None
MAILTO:jo@x.example -> ValueError: Unknown URL type: MAILTO:jo@x.example
https://x.example/a b -> https://x.example/a%20b location None
https://x.example/a b%20c -> https://x.example/a b%20c location None
https://x.example/#/room -> https://x.example/ location /room
https://x.example/a# -> https://x.example/a location None
EXPECTED
