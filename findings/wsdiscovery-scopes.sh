#!/usr/bin/env bash
# The scope to look for a device by (WS-Discovery, as for ONVIF cameras).
#
# Guessed: WSDiscovery compares scopes by the rule: scheme and host in any case, then the path's
# elements; no query, no fragment.
#
# So: For it, the authority is what's in front of an @, so that the host is a part of the path, and
# is compared with its capitals. The query is left out, but the fragment counts.
#
# Source: WS-Discovery 2005/04 §5.1 (the rule rfc2396, and the default); RFC 3986 §3.2 and §6.2.2.1.
. "$(dirname "$0")/setup"

pip WSDiscovery==2.1.2

python - > output <<'PYTHON'
from wsdiscovery.util import matchScope
rule = "http://schemas.xmlsoap.org/ws/2005/04/discovery/rfc2396"
host = "onvif://www.onvif.org"
for wanted, scope in [(host + "/a", host + "/a/b"), (host + "/a", host + "/ab"), ("ONVIF" + host[5:] + "/a", host + "/a"),
                      ("onvif://WWW.onvif.org/a", host + "/a"), (host + "/a", host + "/a?b"), (host + "/a", host + "/a#b")]:
    print(wanted, scope, matchScope(wanted, scope, rule))
PYTHON

expect "WSDiscovery 2.1.2" <<'EXPECTED'
onvif://www.onvif.org/a onvif://www.onvif.org/a/b True
onvif://www.onvif.org/a onvif://www.onvif.org/ab False
ONVIF://www.onvif.org/a onvif://www.onvif.org/a True
onvif://WWW.onvif.org/a onvif://www.onvif.org/a False
onvif://www.onvif.org/a onvif://www.onvif.org/a?b True
onvif://www.onvif.org/a onvif://www.onvif.org/a#b False
EXPECTED
