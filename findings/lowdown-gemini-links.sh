#!/usr/bin/env bash
# A link with a space, from Markdown to Gemini's text.
#
# Guessed: lowdown writes it as it does in HTML, where it's a%20b.gmi.
#
# So: It writes => a b.gmi one. The URL of a link line ends at its first space, so that's a link to
# a with the text "b.gmi one". Of its other formats, only HTML and OpenDocument encode the space:
# the macro for a link in a PDF gets two arguments.
#
# Source: Gemini's text format: "=>[<whitespace>]<URL>[<whitespace><USER-FRIENDLY LINK NAME>]",
# where spaces in the URL must be encoded; CommonMark §6.3, a destination in angle brackets may have
# spaces.
. "$(dirname "$0")/setup"

debian lowdown=1.0.0-2

for format in gemini html fodt ms latex; do
  echo "$format:"
  printf '[one](<a b.gmi>)\n\n[two](a%%20b.gmi)\n' | root/usr/bin/lowdown -T "$format" |
    grep -o -E '^=>.*|href="[^"]*"|pdfhref.*|\\href.*' | sed 's/^/  /'
done > output

expect "lowdown 1.0.0" <<'EXPECTED'
gemini:
  => a b.gmi one
  => a%20b.gmi two
html:
  href="a%20b.gmi"
  href="a%20b.gmi"
fodt:
  href="a%20b.gmi"
  href="a%20b.gmi"
ms:
  pdfhref W -D a b.gmi -- one
  pdfhref W -D a%20b.gmi -- two
latex:
  \href{a b.gmi}{one}
  \href{a\%20b.gmi}{two}
EXPECTED
