#!/usr/bin/env bash
# Whether two addresses on a calendar server are the same one.
#
# Guessed: /a%2Fb/ and /a/b/ are two.
#
# So: They're the same one, and so are /a and //a, because a path is decoded and encoded again and
# its slashes are merged. Hosts that differ only in capitals are two.
#
# Source: RFC 3986 §2.2 (%2F isn't the same as a slash), §3.3 (a segment can be empty), and §6.2.2.1
# (a host's capitals don't matter).
. "$(dirname "$0")/setup"

pip caldav==3.6.0

python - > output <<'PYTHON'
from caldav.lib.url import URL
for one, other in [("https://x.example/a", "https://x.example:443/a"),
                   ("https://x.example/%61", "https://x.example/a"),
                   ("https://x.example/a%2Fb/", "https://x.example/a/b/"), ("https://x.example//a", "https://x.example/a"),
                   ("https://X.example/a", "https://x.example/a")]:
    print(one, other, URL(one) == URL(other))
PYTHON

expect "caldav 3.6.0" <<'EXPECTED'
https://x.example/a https://x.example:443/a True
https://x.example/%61 https://x.example/a True
https://x.example/a%2Fb/ https://x.example/a/b/ True
https://x.example//a https://x.example/a True
https://X.example/a https://x.example/a False
EXPECTED
