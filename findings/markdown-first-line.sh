#!/usr/bin/env bash
# A Markdown document that begins with a link.
#
# Guessed: It's text. Only lines like "Title: A" are metadata.
#
# So: With Markdown's extension meta, the link is gone from the page: //x.example/a is the value of
# the key https. Text::MultiMarkdown, which reads metadata by default, puts a space into the link.
# mailto: and tel: are keys, too. A link in angle brackets isn't metadata.
#
# Source: CommonMark 0.31.2 has no metadata; Markdown's documentation of the extension, "Syntax": a
# key has letters, digits, underscores, and dashes, and ends with a colon.
. "$(dirname "$0")/setup"

pip markdown==3.11.3
debian libtext-multimarkdown-perl=1.000035-3 libtext-markdown-perl=1.000031-4 \
  libhtml-parser-perl=3.81-1+deb12u1

cat > documents <<'DOCUMENTS'
See https://x.example/a
https://x.example/a
<https://x.example/a>
mailto:jo@x.example
tel:+12015550123
DOCUMENTS

python - documents > output <<'PYTHON'
import sys, markdown
for line in open(sys.argv[1]):
    converter = markdown.Markdown(extensions=["meta"])
    print(line.strip(), "->", converter.convert(line + "\nText").replace("\n", ""), converter.Meta)
PYTHON
perl - documents >> output <<'PERL'
use strict;
use warnings;
use Text::MultiMarkdown;
while (my $line = <>) {
  my $html = Text::MultiMarkdown->new->markdown("$line\nText") =~ s/\n//gr;
  chomp $line;
  print "$line -> $html\n";
}
PERL

expect "Markdown 3.11.3 (Python), Text::MultiMarkdown 1.000035 (Perl)" <<'EXPECTED'
See https://x.example/a -> <p>See https://x.example/a</p><p>Text</p> {}
https://x.example/a -> <p>Text</p> {'https': ['//x.example/a']}
<https://x.example/a> -> <p><a href="https://x.example/a">https://x.example/a</a></p><p>Text</p> {}
mailto:jo@x.example -> <p>Text</p> {'mailto': ['jo@x.example']}
tel:+12015550123 -> <p>Text</p> {'tel': ['+12015550123']}
See https://x.example/a -> See https: //x.example/a<br /><p>Text</p>
https://x.example/a -> https: //x.example/a<br /><p>Text</p>
<https://x.example/a> -> <p><a href="https://x.example/a">https://x.example/a</a></p><p>Text</p>
mailto:jo@x.example -> mailto: jo@x.example<br /><p>Text</p>
tel:+12015550123 -> tel: +12015550123<br /><p>Text</p>
EXPECTED
