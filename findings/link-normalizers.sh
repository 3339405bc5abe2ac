#!/usr/bin/env bash
# A link with a route in its fragment, semicolons, or an argument without a value, normalized.
#
# Guessed: url-normalize and courlan change only the case, the default port, and dot segments.
#
# So: Both encode the slashes, question marks, and ampersands of a fragment, in which a page has its
# route, and make one slash of two. url-normalize encodes the second equals sign of an argument.
# courlan encodes semicolons, and drops an argument whose value is missing or empty.
#
# Source: RFC 3986 §6.2.2 and §6.2.3 have no such steps; §2.2: URIs that differ in the encoding of a
# reserved character aren't equivalent; §3.5: a fragment may have slashes and question marks.
. "$(dirname "$0")/setup"

pip url-normalize==3.1.0 courlan==1.4.0

python - > output <<'PYTHON'
import courlan, url_normalize
for link in ["HTTPS://X.example:443/a/../b", "https://x.example/a#/b?c=d&e=f", "https://x.example/a;v=1?b=1;c=2",
             "https://x.example/?flag", "https://x.example/?a=&b=1", "https://x.example/a//b"]:
    print(link)
    print("  url-normalize:", url_normalize.url_normalize(link))
    print("  courlan:", courlan.normalize_url(link))
PYTHON

expect "url-normalize 3.1.0, courlan 1.4.0" <<'EXPECTED'
HTTPS://X.example:443/a/../b
  url-normalize: https://x.example/b
  courlan: https://x.example/a/../b
https://x.example/a#/b?c=d&e=f
  url-normalize: https://x.example/a#%2Fb%3Fc=d%26e=f
  courlan: https://x.example/a#%2Fb%3Fc=d%26e=f
https://x.example/a;v=1?b=1;c=2
  url-normalize: https://x.example/a;v=1?b=1;c%3D2
  courlan: https://x.example/a%3Bv=1?b=1%3Bc%3D2
https://x.example/?flag
  url-normalize: https://x.example/?flag
  courlan: https://x.example/
https://x.example/?a=&b=1
  url-normalize: https://x.example/?a=&b=1
  courlan: https://x.example/?b=1
https://x.example/a//b
  url-normalize: https://x.example/a/b
  courlan: https://x.example/a/b
EXPECTED
