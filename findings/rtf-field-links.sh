#!/usr/bin/env bash
# A link with a fragment in RTF, where Word writes the fragment as a switch of the field.
#
# Guessed: Pandoc and UnRTF read HYPERLINK "https://x.example/a" \l "b" as https://x.example/a#b.
#
# So: Pandoc reads it as #b, and loses the URL; it drops a field whose instruction isn't in a group,
# and its text. UnRTF drops the fragment, and takes a link in this document for a backslash. It
# keeps the quotes.
#
# Source: ECMA-376 Part 1 §17.16.5.25 (HYPERLINK: \l is the location in the file that's linked to);
# Rich Text Format 1.9.1, "Fields".
. "$(dirname "$0")/setup"

debian pandoc=2.17.1.1-2~deb12u1 pandoc-data=2.17.1.1-2~deb12u1 unrtf=0.21.10-clean-1 \
  liblua5.3-0=5.3.6-2 libyaml-0-2=0.2.5-1

while IFS= read -r instruction; do
  echo "$instruction"
  printf '{\\rtf1\\ansi See {\\field{\\*\\fldinst%s}{\\fldrslt text}} now.\\par}\n' "$instruction" > link.rtf
  echo "  Pandoc: $(root/usr/bin/pandoc --data-dir root/usr/share/pandoc/data -f rtf -t markdown link.rtf)"
  echo "  UnRTF: $(root/usr/bin/unrtf -P root/usr/share/unrtf --text link.rtf | tail -n 1)"
done > output <<'FIELDS'
{HYPERLINK "https://x.example/a"}
{HYPERLINK "https://x.example/a" \\l "b"}
{HYPERLINK \\l "b"}
 HYPERLINK "https://x.example/a"
FIELDS

expect "Pandoc 2.17.1.1, UnRTF 0.21.10" <<'EXPECTED'
{HYPERLINK "https://x.example/a"}
  Pandoc: See [text](https://x.example/a) now.
  UnRTF: See "https://x.example/a" now.
{HYPERLINK "https://x.example/a" \\l "b"}
  Pandoc: See [text](#b) now.
  UnRTF: See "https://x.example/a" now.
{HYPERLINK \\l "b"}
  Pandoc: See [text](#b) now.
  UnRTF: See \\ now.
 HYPERLINK "https://x.example/a"
  Pandoc: See now.
  UnRTF: See text now.
EXPECTED
