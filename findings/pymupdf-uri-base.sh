#!/usr/bin/env bash
# A relative link in a PDF file that has a base for its links.
#
# Guessed: It's resolved against the base, as a browser resolves a link against a page's base.
#
# So: It's written behind the base, whatever it begins with: a slash, .., or two slashes. Without a
# base, it's the name of a file, even if it's only a fragment.
#
# Source: ISO 32000-1 §12.6.4.7: the entry Base of the dictionary URI works as HTML's base element;
# RFC 3986 §5.2.
. "$(dirname "$0")/setup"

pip pymupdf==2.0

python - > output <<'PYTHON'
import pymupdf
def links(base, link):
    objects = [f"<< /Type /Catalog /Pages 2 0 R {f'/URI << /Base ({base}) >>' if base else ''} >>",
               "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
               "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 9 9] /Annots [4 0 R] >>",
               f"<< /Type /Annot /Subtype /Link /Rect [0 0 9 9] /A << /S /URI /URI ({link}) >> >>"]
    text, offsets = "%PDF-1.4\n", []
    for number, body in enumerate(objects, 1):
        offsets.append(len(text))
        text += f"{number} 0 obj\n{body}\nendobj\n"
    table = "".join(f"{offset:010} 00000 n \n" for offset in offsets)
    text += f"xref\n0 5\n0000000000 65535 f \n{table}trailer << /Size 5 /Root 1 0 R >>\nstartxref\n{len(text)}\n%%EOF\n"
    found = pymupdf.open(stream=text.encode(), filetype="pdf")[0].get_links()[0]
    return f"link {found['uri']}" if "uri" in found else f"file {found['file']}"
for base in ["https://x.example/a/b", None]:
    print("base:", base)
    for link in ["c", "/c", "../c", "?c", "#c", "//y.example/c", "app:/c"]: print(" ", link, "->", links(base, link))
PYTHON

expect "PyMuPDF 2.0" <<'EXPECTED'
base: https://x.example/a/b
  c -> link https://x.example/a/bc
  /c -> link https://x.example/a/b/c
  ../c -> link https://x.example/a/b../c
  ?c -> link https://x.example/a/b?c
  #c -> link https://x.example/a/b#c
  //y.example/c -> link https://x.example/a/b//y.example/c
  app:/c -> link app:/c
base: None
  c -> file c
  /c -> file /c
  ../c -> file ../c
  ?c -> file ?c
  #c -> file #c
  //y.example/c -> file //y.example/c
  app:/c -> link app:/c
EXPECTED
