#!/usr/bin/env bash
# The address of an attachment in JMAP whose name has a question mark, a number sign, or a space.
#
# Guessed: The name is encoded, because the server gives the address as a URI template.
#
# So: It's put in as it is, so the address ends where the name has its number sign, and what follows
# its question mark are arguments.
#
# Source: RFC 8620 §2: downloadUrl is a URI template of level 1, with accountId, blobId, type, and
# name; RFC 6570 §3.2.2.
. "$(dirname "$0")/setup"

pip jmapc==0.4.0 requests==2.34.2

python - > output <<'PYTHON'
import tempfile
from types import SimpleNamespace
import requests
from jmapc import Client
class Printing(requests.adapters.BaseAdapter):
    def send(self, request, **_):
        print("GET", request.url)
        response = requests.Response()
        response.status_code, response.raw = 200, SimpleNamespace(data=b"")
        return response
    def close(self): pass
client = Client.create_with_api_token("x.example", "token")
client.requests_session.mount("https://", Printing())
client.__dict__["jmap_session"] = SimpleNamespace(
    download_url="https://x.example/{accountId}/{blobId}/{name}?type={type}",
    primary_accounts=SimpleNamespace(core="a", mail="a", submission="a"))
with tempfile.NamedTemporaryFile() as file:
    for name in ["a.pdf", "Q1 report.pdf", "what?.pdf", "issue#1.pdf", "a/b.pdf"]:
        print(name)
        client.download_attachment(SimpleNamespace(blob_id="b", name=name, type="application/pdf"), file.name)
PYTHON

expect "jmapc 0.4.0" <<'EXPECTED'
a.pdf
GET https://x.example/a/b/a.pdf?type=application/pdf
Q1 report.pdf
GET https://x.example/a/b/Q1%20report.pdf?type=application/pdf
what?.pdf
GET https://x.example/a/b/what?.pdf?type=application/pdf
issue#1.pdf
GET https://x.example/a/b/issue#1.pdf?type=application/pdf
a/b.pdf
GET https://x.example/a/b/a/b.pdf?type=application/pdf
EXPECTED
