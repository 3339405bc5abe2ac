#!/usr/bin/env bash
# A link in a Word document that is a HYPERLINK field with a bookmark, a tooltip, or a target.
#
# Guessed: The bookmark becomes the fragment, and the others are ignored, as they are where the link
# is a w:hyperlink.
#
# So: The link has all that is between the first and the last quotation mark of the field, with the
# switches in it.
#
# Source: ECMA-376, part 1, §17.16.5.25: \l names a bookmark, \o a tooltip, \t a target.
. "$(dirname "$0")/setup"

pip mammoth==1.13.0 python-docx==1.2.0

python - > output <<'PYTHON'
import io, docx, mammoth
from docx.oxml import OxmlElement
from docx.oxml.ns import qn
def link(field):
    document = docx.Document()
    paragraph = document.add_paragraph()
    def add(name, kind=None, text=None):
        element = OxmlElement(name)
        if kind: element.set(qn("w:fldCharType"), kind)
        element.text = text
        paragraph.add_run()._r.append(element)
    add("w:fldChar", "begin"); add("w:instrText", text=field); add("w:fldChar", "separate")
    paragraph.add_run("text")
    add("w:fldChar", "end")
    file = io.BytesIO()
    document.save(file)
    return mammoth.convert_to_html(file).value
for field in [r'HYPERLINK "https://x.example/a"', r'HYPERLINK \l "b"', r'HYPERLINK "https://x.example/a" \l "b"',
              r'HYPERLINK "https://x.example/a" \o "tip"', r'HYPERLINK "https://x.example/a" \t "_blank"']:
    print(field, "->", link(field))
PYTHON

expect "mammoth 1.13.0" <<'EXPECTED'
HYPERLINK "https://x.example/a" -> <p><a href="https://x.example/a">text</a></p>
HYPERLINK \l "b" -> <p><a href="#b">text</a></p>
HYPERLINK "https://x.example/a" \l "b" -> <p><a href="https://x.example/a&quot; \l &quot;b">text</a></p>
HYPERLINK "https://x.example/a" \o "tip" -> <p><a href="https://x.example/a&quot; \o &quot;tip">text</a></p>
HYPERLINK "https://x.example/a" \t "_blank" -> <p><a href="https://x.example/a&quot; \t &quot;_blank">text</a></p>
EXPECTED
