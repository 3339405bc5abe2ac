#!/usr/bin/env bash
# A magnet link with its scheme or its namespace in capitals, with a plus, or with a fragment.
#
# Guessed: libtorrent reads all of them, and a plus as a plus.
#
# So: It refuses the scheme in capitals and URN:BTIH, although both are the same in small letters. A
# plus in the name is a space, and a fragment is a part of the name. torf reads the capitals.
#
# Source: RFC 3986 §3.1 and §3.5; RFC 8141 §3.1: urn and the namespace are compared without case.
. "$(dirname "$0")/setup"

pip libtorrent==2.1.1 torf==4.3.1

python - > output <<'PYTHON'
import libtorrent, torf
topic = "a" * 40
for link in [f"MAGNET:?xt=urn:btih:{topic}&dn=n", f"magnet:?xt=URN:BTIH:{topic}&dn=n",
             f"magnet:?xt=urn:btih:{topic}&dn=a+b", f"magnet:?xt=urn:btih:{topic}&dn=a#top"]:
    try: name = libtorrent.parse_magnet_uri(link).name
    except RuntimeError as error: name = f"RuntimeError: {error}"
    print(link, "->", name, "and in torf", torf.Magnet.from_string(link).dn)
PYTHON

expect "libtorrent 2.1.1, torf 4.3.1" <<'EXPECTED'
MAGNET:?xt=urn:btih:aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa&dn=n -> RuntimeError: unsupported URL protocol [libtorrent:24] and in torf n
magnet:?xt=URN:BTIH:aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa&dn=n -> RuntimeError: missing info-hash from URI [libtorrent:22] and in torf n
magnet:?xt=urn:btih:aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa&dn=a+b -> a b and in torf a b
magnet:?xt=urn:btih:aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa&dn=a#top -> a#top and in torf a#top
EXPECTED
