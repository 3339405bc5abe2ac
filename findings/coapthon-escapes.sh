#!/usr/bin/env bash
# The options of a CoAP request, made from a coap: URL.
#
# Guessed: Both programs decode the escapes, because an option holds the text itself.
#
# So: CoAPthon3 sends %2F and %26 as they are, so the server gets another path and another argument.
# It fails for a URL without a path, and for one with an IPv6 address and no port.
#
# Source: RFC 7252 §6.4, steps 7 and 8: each segment and argument is decoded; appendix B has an
# example with %2F and %26.
. "$(dirname "$0")/setup"

pip coapthon3==1.0.2 aiocoap==0.4.17

python - > output <<'PYTHON'
import aiocoap
from coapthon.messages.request import Request
from coapthon.utils import parse_uri
def coapthon(link):
    request = Request()
    request.uri_path = parse_uri(link)[2]
    options = [(option.name, option.value) for option in request.options]
    return [tuple(value for name, value in options if name == kind) for kind in ("Uri-Path", "Uri-Query")]
def read_aiocoap(link):
    options = aiocoap.Message(code=aiocoap.GET, uri=link).opt
    return [options.uri_path, options.uri_query]
for link in ["coap://x.example/a/b?c=d", "coap://x.example/a%2Fb?c=d%26e", "coap://x.example",
             "coap://[2001:db8::1]/a"]:
    print(link)
    print("  aiocoap:", *read_aiocoap(link))
    try: print("  CoAPthon3:", *coapthon(link))
    except (IndexError, ValueError) as error: print("  CoAPthon3:", type(error).__name__)
PYTHON

expect "CoAPthon3 1.0.2, aiocoap 0.4.17" <<'EXPECTED'
coap://x.example/a/b?c=d
  aiocoap: ('a', 'b') ('c=d',)
  CoAPthon3: ('a', 'b') ('c=d',)
coap://x.example/a%2Fb?c=d%26e
  aiocoap: ('a/b',) ('c=d&e',)
  CoAPthon3: ('a%2Fb',) ('c=d%26e',)
coap://x.example
  aiocoap: () ()
  CoAPthon3: IndexError
coap://[2001:db8::1]/a
  aiocoap: ('a',) ()
  CoAPthon3: ValueError
EXPECTED
