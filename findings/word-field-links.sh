#!/usr/bin/env bash
# A link with a fragment in Word's formats, where the fragment is a switch of a HYPERLINK field.
#
# Guessed: HYPERLINK "https://x.example/a" \l "b" is https://x.example/a#b, in DOCX and in RTF.
#
# So: mammoth takes all between the first and the last quotation mark for the address, with the
# switches in it. Pandoc reads it as #b, and loses the address. UnRTF drops the fragment, and takes
# a link in this document for a backslash.
#
# Source: ECMA-376, part 1, §17.16.5.25: \l names a bookmark, \o a tooltip; Rich Text Format 1.9.1,
# "Fields".
. "$(dirname "$0")/setup"

pip mammoth==1.13.0 python-docx==1.2.0
debian pandoc=2.17.1.1-2~deb12u1 pandoc-data=2.17.1.1-2~deb12u1 unrtf=0.21.10-clean-1 \
  liblua5.3-0=5.3.6-2 libyaml-0-2=0.2.5-1

python - > output <<'PYTHON'
import io, subprocess
import docx, mammoth
from docx.oxml import OxmlElement
from docx.oxml.ns import qn
def in_word(field):
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
def in_rtf(field, program, *arguments):
    with open("link.rtf", "w") as file:
        instruction = field.replace("\\", r"\\")
        file.write(r"{\rtf1\ansi See {\field{\*\fldinst{%s}}{\fldrslt text}} now.\par}" % instruction)
    done = subprocess.run([f"root/usr/bin/{program}", *arguments, "link.rtf"], capture_output=True, text=True)
    return done.stdout.strip().split("\n")[-1]
for field in [r'HYPERLINK "https://x.example/a"', r'HYPERLINK \l "b"', r'HYPERLINK "https://x.example/a" \l "b"',
              r'HYPERLINK "https://x.example/a" \o "tip"']:
    print(field)
    print("  mammoth:", in_word(field))
    print("  Pandoc:", in_rtf(field, "pandoc", "--data-dir", "root/usr/share/pandoc/data", "-f", "rtf", "-t", "markdown"))
    print("  UnRTF:", in_rtf(field, "unrtf", "-P", "root/usr/share/unrtf", "--text"))
PYTHON

expect "mammoth 1.13.0, Pandoc 2.17.1.1, UnRTF 0.21.10" <<'EXPECTED'
HYPERLINK "https://x.example/a"
  mammoth: <p><a href="https://x.example/a">text</a></p>
  Pandoc: See [text](https://x.example/a) now.
  UnRTF: See "https://x.example/a" now.
HYPERLINK \l "b"
  mammoth: <p><a href="#b">text</a></p>
  Pandoc: See [text](#b) now.
  UnRTF: See \\ now.
HYPERLINK "https://x.example/a" \l "b"
  mammoth: <p><a href="https://x.example/a&quot; \l &quot;b">text</a></p>
  Pandoc: See [text](#b) now.
  UnRTF: See "https://x.example/a" now.
HYPERLINK "https://x.example/a" \o "tip"
  mammoth: <p><a href="https://x.example/a&quot; \o &quot;tip">text</a></p>
  Pandoc: See [text](https://x.example/a) now.
  UnRTF: See "https://x.example/a" now.
EXPECTED
