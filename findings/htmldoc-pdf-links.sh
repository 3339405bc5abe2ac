#!/usr/bin/env bash
# The links of a page that HTMLDOC turns into a PDF.
#
# Guessed: Each link is a URI action with the link, resolved against the page's base element.
#
# So: Only lower-case http:, https:, ftp:, and mailto: are URI actions. All others open a file: a
# PDF reader looks for a file that's called tel:+12015550123 or HTTPS://x.example/. That includes
# relative links, which aren't resolved against the base.
#
# Source: ISO 32000-1 §12.6.4.5 (launch an application or open a file) and §12.6.4.7 (URI); HTML:
# the base element; RFC 3986 §3.1: schemes are case-insensitive.
. "$(dirname "$0")/setup"

debian htmldoc-common=1.9.16-1 htmldoc=1.9.16-1 libfltk-images1.3=1.3.8-5 libfltk1.3=1.3.8-5 \
  libfontconfig1=2.14.1-4 libfreetype6=2.12.1+dfsg-5+deb12u4 libjpeg62-turbo=1:2.1.5-2 \
  libpng16-16=1.6.39-2+deb12u6 libx11-6=2:1.8.4-2+deb12u2 libxau6=1:1.0.9-1 libxcb1=1.15-1 \
  libxcursor1=1:1.2.1-1 libxdmcp6=1:1.1.2-3 libxext6=2:1.3.4-1+b1 libxfixes3=1:6.0.0-2 \
  libxft2=2.3.6-1 libxinerama1=2:1.1.4-3 libxpm4=1:3.5.12-1.1+deb12u1 libxrender1=1:0.9.10-1.1

cat > page.html <<'HTML'
<html><head><title>Page</title><base href="https://x.example/a/b"></head><body>
<p><a href="https://x.example/?c=d&amp;e=f#g">1</a> <a href="mailto:jo@x.example">2</a>
<a href="HTTPS://x.example/">3</a> <a href="tel:+12015550123">4</a> <a href="app:/c">5</a>
<a href="c?d">6</a> <a href="/c">7</a> <a href="//y.example/c">8</a></p></body></html>
HTML
root/usr/bin/htmldoc --quiet --webpage --datadir root/usr/share/htmldoc --format pdf14 --no-compression \
  --outfile page.pdf page.html
grep -a -o -E '/S/(URI/URI|Launch/F)\([^)]*\)' page.pdf > output

expect "HTMLDOC 1.9.16" <<'EXPECTED'
/S/URI/URI(https://x.example/?c=d&e=f#g)
/S/URI/URI(mailto:jo@x.example)
/S/Launch/F(HTTPS://x.example/)
/S/Launch/F(tel:+12015550123)
/S/Launch/F(app:/c)
/S/Launch/F(c?d)
/S/Launch/F(/c)
/S/Launch/F(//y.example/c)
EXPECTED
