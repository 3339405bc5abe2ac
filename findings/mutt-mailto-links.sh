#!/usr/bin/env bash
# Examples of mailto: links from its RFC, in Mutt and NeoMutt.
#
# Guessed: Both write to an address in quotes.
#
# So: A name in quotes loses them: the RFC's "not@me" opens nothing, and "a,b" writes to a.
#
# Source: RFC 6068 §2, 1 and 2, and the examples in §6.1.
. "$(dirname "$0")/setup"

debian mutt=2.2.12-0.1~deb12u2 neomutt=20220429+dfsg1-4.1 libglib2.0-0=2.74.6-2+deb12u9 \
  libgmime-3.0-0=3.2.13+dfsg-2 libgpgme11=1.18.0-3+deb12u1 libgsasl18=2.2.0-1+deb12u2 \
  libgssglue1=0.7-1.1 libidn12=1.41-1 liblua5.4-0=5.4.4-3+deb12u1 libnotmuch5=0.37-1+b1 \
  libntlm0=1.6-4 libsexp1=1.3.1+18~git20210718-1+b2 libtalloc2=2.4.0-f2 libtokyocabinet9=1.4.48-15 \
  libxapian30=1.4.22-1

export HOME=$folder TERM=dumb

cat > editor <<'SH'
#!/bin/sh
grep -E '^(To|Cc): .' "$1" >> headers
exit 1
SH
chmod +x editor
cat > configuration <<'MUTT'
set editor=./editor edit_headers autoedit from=me@x.example hostname=x.example
set use_domain=no spoolfile=/dev/null folder=. record= postponed=./postponed
MUTT
for link in 'mailto:a@x.example,b@x.example' 'mailto:a@x.example?cc=b@x.example' \
  'mailto:gorby%25kremvax@x.example' 'mailto:%22not%40me%22@x.example' \
  'mailto:%22oh%5C%5Cno%22@x.example' 'mailto:%22a%2Cb%22@x.example'; do
  echo "$link"
  for program in mutt neomutt; do
    : > headers
    command="root/usr/bin/$program -n -F configuration '$link'"
    timeout 10 script --quiet --command "$command" /dev/null < /dev/null > /dev/null || true
    echo "  $program: $(paste -s -d ' ' headers)"
  done
done > output
sed -i 's/ *$//' output

expect "Mutt 2.2.12, NeoMutt 20220429" <<'EXPECTED'
mailto:a@x.example,b@x.example
  mutt: To: a@x.example, b@x.example
  neomutt: To: a@x.example, b@x.example
mailto:a@x.example?cc=b@x.example
  mutt: To: a@x.example Cc: b@x.example
  neomutt: To: a@x.example Cc: b@x.example
mailto:gorby%25kremvax@x.example
  mutt: To: gorby%kremvax@x.example
  neomutt: To: gorby%kremvax@x.example
mailto:%22not%40me%22@x.example
  mutt:
  neomutt:
mailto:%22oh%5C%5Cno%22@x.example
  mutt: To: oh\no@x.example
  neomutt: To: oh\no@x.example
mailto:%22a%2Cb%22@x.example
  mutt: To: a
  neomutt: To: a
EXPECTED
