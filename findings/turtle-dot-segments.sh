#!/usr/bin/env bash
# A relative link in Turtle, in two parsers written in C.
#
# Guessed: Raptor and Serd resolve all examples of RFC 3986 alike, and also against a base whose
# path doesn't begin with a slash.
#
# So: Serd removes dot segments only from the beginning of a link: g/../h is http://a/b/c/g/../h,
# which is another node in RDF. Raptor keeps nothing of a base such as app:a/b: g is app:g, and ?y
# is app:?y. In the same file, the two make different nodes.
#
# Source: RFC 3986 §5.2 and §5.4; Turtle §6.3, which resolves by it.
. "$(dirname "$0")/setup"

debian raptor2-utils=2.0.15-4+deb12u1 libraptor2-0=2.0.15-4+deb12u1 libxslt1.1=1.1.35-1+deb12u4 \
  libyajl2=2.1.0-3+deb12u2 serdi=0.30.16-1 libserd-0-0=0.30.16-1

while read -r base links; do
  echo "$base"
  for link in $links; do
    echo "<urn:example:s> <urn:example:p> <$link> ." > link.ttl
    raptor=$(root/usr/bin/rapper -q -i turtle link.ttl "$base" | cut -d ' ' -f 3)
    serd=$(root/usr/bin/serdi -i turtle link.ttl "$base" | cut -d ' ' -f 3)
    echo "  $link Raptor: $raptor Serd: $serd"
  done
done > output <<'LINKS'
http://a/b/c/d;p?q g ../g ?y ./g/. g/./h g/../h g;x=1/../y g?y/../x
app:a/b g ?y #s ./g
LINKS

expect "Raptor 2.0.15, Serd 0.30.16" <<'EXPECTED'
http://a/b/c/d;p?q
  g Raptor: <http://a/b/c/g> Serd: <http://a/b/c/g>
  ../g Raptor: <http://a/b/g> Serd: <http://a/b/g>
  ?y Raptor: <http://a/b/c/d;p?y> Serd: <http://a/b/c/d;p?y>
  ./g/. Raptor: <http://a/b/c/g/> Serd: <http://a/b/c/g/.>
  g/./h Raptor: <http://a/b/c/g/h> Serd: <http://a/b/c/g/./h>
  g/../h Raptor: <http://a/b/c/h> Serd: <http://a/b/c/g/../h>
  g;x=1/../y Raptor: <http://a/b/c/y> Serd: <http://a/b/c/g;x=1/../y>
  g?y/../x Raptor: <http://a/b/c/g?y/../x> Serd: <http://a/b/c/g?y/../x>
app:a/b
  g Raptor: <app:g> Serd: <app:a/g>
  ?y Raptor: <app:?y> Serd: <app:a/b?y>
  #s Raptor: <app:a/b#s> Serd: <app:a/b#s>
  ./g Raptor: <app:g> Serd: <app:a/g>
EXPECTED
