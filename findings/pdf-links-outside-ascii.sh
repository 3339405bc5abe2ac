#!/usr/bin/env bash
# Links with letters outside ASCII, written to a PDF.
#
# Guessed: The letters are percent-encoded, as the format wants.
#
# So: ReportLab and pypdf write é as the byte E9. A link with я, and in fpdf2 any of these links, is
# written in UTF-16 with a byte order mark, so that its first bytes are FE FF. WeasyPrint encodes
# them. A link that's already encoded is the same in all four.
#
# Source: PDF 1.7 (ISO 32000-1) §12.6.4.7: the URI is an ASCII string, encoded in 7-bit ASCII.
. "$(dirname "$0")/setup"

pip reportlab==5.1.0 pypdf==7.1.1 fpdf2==2.8.9 weasyprint==70.0

python - > output <<'PYTHON'
import io, pypdf, weasyprint
from fpdf import FPDF
from pypdf.annotations import Link
from reportlab.pdfgen import canvas
def reportlab(link, file):
    page = canvas.Canvas(file)
    page.drawString(9, 9, "x")
    page.linkURL(link, (0, 0, 9, 9))
    page.save()
def write_pypdf(link, file):
    writer = pypdf.PdfWriter()
    writer.add_blank_page(9, 9)
    writer.add_annotation(0, Link(rect=(0, 0, 9, 9), url=link))
    writer.write(file)
def fpdf2(link, file):
    pdf = FPDF()
    pdf.add_page()
    pdf.set_font("Helvetica")
    pdf.cell(text="x", link=link)
    file.write(pdf.output())
def write_weasyprint(link, file): weasyprint.HTML(string=f'<a href="{link}">x</a>').write_pdf(file)
for link in ["https://x.example/é", "https://x.example/я", "https://x.example/%C3%A9"]:
    print(link)
    for name, write in [("reportlab", reportlab), ("pypdf", write_pypdf), ("fpdf2", fpdf2),
                        ("weasyprint", write_weasyprint)]:
        file = io.BytesIO()
        write(link, file)
        uri = pypdf.PdfReader(file).pages[0]["/Annots"][0].get_object()["/A"]["/URI"]
        print(f"  {name}:", uri.original_bytes)
PYTHON

expect "reportlab 5.1.0, pypdf 7.1.1, fpdf2 2.8.9, weasyprint 70.0" <<'EXPECTED'
https://x.example/é
  reportlab: b'https://x.example/\xe9'
  pypdf: b'https://x.example/\xe9'
  fpdf2: b'\xfe\xff\x00h\x00t\x00t\x00p\x00s\x00:\x00/\x00/\x00x\x00.\x00e\x00x\x00a\x00m\x00p\x00l\x00e\x00/\x00\xe9'
  weasyprint: b'https://x.example/%C3%A9'
https://x.example/я
  reportlab: b'\xfe\xff\x00h\x00t\x00t\x00p\x00s\x00:\x00/\x00/\x00x\x00.\x00e\x00x\x00a\x00m\x00p\x00l\x00e\x00/\x04O'
  pypdf: b'\xfe\xff\x00h\x00t\x00t\x00p\x00s\x00:\x00/\x00/\x00x\x00.\x00e\x00x\x00a\x00m\x00p\x00l\x00e\x00/\x04O'
  fpdf2: b'\xfe\xff\x00h\x00t\x00t\x00p\x00s\x00:\x00/\x00/\x00x\x00.\x00e\x00x\x00a\x00m\x00p\x00l\x00e\x00/\x04O'
  weasyprint: b'https://x.example/%D1%8F'
https://x.example/%C3%A9
  reportlab: b'https://x.example/%C3%A9'
  pypdf: b'https://x.example/%C3%A9'
  fpdf2: b'https://x.example/%C3%A9'
  weasyprint: b'https://x.example/%C3%A9'
EXPECTED
