#!/usr/bin/env bash
# Arguments added to a link that has a fragment.
#
# Guessed: They are added before the #.
#
# So: CloudFrontSigner of botocore and the HTTP redirects of pysaml2 and python3-saml put them into
# the fragment, so that the server gets neither the signature nor the message.
#
# Source: RFC 3986 §3 and §3.5: a fragment is the end of a link, and isn't sent.
. "$(dirname "$0")/setup"

pip botocore==1.44.8 pysaml2==7.5.5 python3-saml==1.16.0 requests==2.34.2

python - > output <<'PYTHON'
from botocore.signers import CloudFrontSigner
from onelogin.saml2.utils import OneLogin_Saml2_Utils
from requests import Request
from saml2.pack import http_redirect_message
link = "https://x.example/a#t=10"
print("botocore:", CloudFrontSigner("K", lambda text: b"s").generate_presigned_url(link, policy="{}"))
print("pysaml2:", dict(http_redirect_message("<a/>", link, "r")["headers"])["Location"])
print("python3-saml:", OneLogin_Saml2_Utils.redirect(link, {"RelayState": "r"}, {}))
print("requests:", Request("GET", link, params={"RelayState": "r"}).prepare().url)
PYTHON

expect "botocore 1.44.8, pysaml2 7.5.5, python3-saml 1.16.0, requests 2.34.2" <<'EXPECTED'
botocore: https://x.example/a#t=10?Policy=e30_&Signature=cw__&Key-Pair-Id=K
pysaml2: https://x.example/a#t=10?SAMLRequest=s0nUtwMA&RelayState=r
python3-saml: https://x.example/a#t=10?RelayState=r
requests: https://x.example/a?RelayState=r#t=10
EXPECTED
