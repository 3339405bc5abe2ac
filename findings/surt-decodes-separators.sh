#!/usr/bin/env bash
# SURT, the key under which archives of the web look up a page, for links with encoded separators.
#
# Guessed: An escape that stands for data stays: a%2Fb and q=a%26b are other pages than a/b and
# q=a&b.
#
# So: Escapes are decoded, even twice, before the query is split and sorted, so that both get one
# key, and the value of q loses its second half. The letters of a path lose their case, too.
#
# Source: RFC 3986 §2.2: URIs that differ in the encoding of a reserved character are not
# equivalent.
. "$(dirname "$0")/setup"

pip surt==0.3.1 six==1.17.0 tldextract==5.4.0

python - > output <<'PYTHON'
import surt
for link in ["https://x.example/a%2Fb", "https://x.example/a/b", "https://x.example/a%252Fb",
             "https://x.example/?q=a%26b", "https://x.example/?q=a&b", "https://x.example/A"]:
    print(link, "->", surt.surt(link))
PYTHON

expect "surt 0.3.1" <<'EXPECTED'
https://x.example/a%2Fb -> example,x)/a/b
https://x.example/a/b -> example,x)/a/b
https://x.example/a%252Fb -> example,x)/a/b
https://x.example/?q=a%26b -> example,x)/?b&q=a
https://x.example/?q=a&b -> example,x)/?b&q=a
https://x.example/A -> example,x)/a
EXPECTED
