#!/usr/bin/env bash
# Links that Pandoc writes in a wiki's markup, read again by Pandoc.
#
# Guessed: A link in a format that Pandoc both writes and reads is the same link again.
#
# So: For DokuWiki, it writes tel:+12015550123 and app:/a as they are, which are pages there. For
# DokuWiki and MediaWiki, it writes //x.example/a as the page /x.example/a; in Org's markup, it
# reads it as a file.
#
# Source: DokuWiki's manual, "URL Schemes": a link to elsewhere has a known scheme and ://; RFC 3986
# §4.2 (//x.example/a has another host).
. "$(dirname "$0")/setup"

debian pandoc=2.17.1.1-2~deb12u1 pandoc-data=2.17.1.1-2~deb12u1 liblua5.3-0=5.3.6-2 \
  libyaml-0-2=0.2.5-1

convert() { root/usr/bin/pandoc --data-dir root/usr/share/pandoc/data --wrap none "$@"; }
for link in https://x.example/a tel:+12015550123 app:/a //x.example/a; do
  echo "$link"
  for format in dokuwiki mediawiki org; do
    echo "<a href=\"$link\">b</a>" | convert -f html -t "$format" > page
    again=$(convert -f "$format" -t html page)
    if [[ "$again" != *"<a href=\"$link\""*">b</a>"* ]]; then echo "  $format: $(cat page) -> $again"; fi
  done
done > output

expect "Pandoc 2.17.1.1" <<'EXPECTED'
https://x.example/a
tel:+12015550123
  dokuwiki: [[tel:+12015550123|b]] -> <p><a href="/tel/+12015550123">b</a></p>
app:/a
  dokuwiki: [[app:/a|b]] -> <p><a href="/app//a">b</a></p>
//x.example/a
  dokuwiki: [[/x.example/a|b]] -> <p><a href="/x.example/a">b</a></p>
  mediawiki: [[/x.example/a|b]] -> <p><a href="/x.example/a" title="wikilink">b</a></p>
  org: [[//x.example/a][b]] -> <p><a href="file:////x.example/a">b</a></p>
EXPECTED
