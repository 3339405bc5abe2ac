#!/usr/bin/env bash
# A document of CouchDB whose ID has a slash, a question mark, or a number sign.
#
# Guessed: The clients ask for the document a/b as a%2Fb, and keep only the slash of _design/.
#
# So: pycouchdb and couchdb3 ask for /db/a/b, the attachment b of the document a; and for the
# document a instead of a#b and a?b. aiocouch encodes each slash, also the one of _design/.
#
# Source: CouchDB's documentation, "Document IDs" (a slash in an ID must be encoded) and
# /{db}/{docid}/{attname}; RFC 3986 §2.2.
. "$(dirname "$0")/setup"

pip pycouchdb==1.17.1 couchdb3==3.5.0 aiocouch==4.0.1

python - > output <<'PYTHON'
import asyncio, http.server, threading
import aiocouch, couchdb3, pycouchdb
asked = []
class Handler(http.server.BaseHTTPRequestHandler):
    def do_GET(self):
        if self.command == "GET": asked.append(self.path)
        self.rfile.read(int(self.headers.get("Content-Length", 0)))
        self.send_response(200)
        self.send_header("Content-Type", "application/json")
        self.end_headers()
        if self.command != "HEAD": self.wfile.write(b'{"_id": "x", "_rev": "1-a", "version": "3.3.3"}')
    do_HEAD = do_POST = do_GET
    def log_message(self, *_): pass
server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
threading.Thread(target=server.serve_forever, daemon=True).start()
base = f"http://127.0.0.1:{server.server_port}"
async def get(name):
    async with aiocouch.CouchDB(base) as client: await (await client["db"]).get(name)
clients = {
    "pycouchdb": lambda name: pycouchdb.Server(base + "/").database("db").get(name),
    "couchdb3": lambda name: couchdb3.Database("db", url=base).get(name),
    "aiocouch": lambda name: asyncio.run(get(name)),
}
for name in ["a/b", "a#b", "a?b", "a b", "_design/a"]:
    print(name)
    for client, ask in clients.items():
        ask(name)
        print("  ", client, "asks for", asked[-1])
server.shutdown()
PYTHON

expect "pycouchdb 1.17.1, couchdb3 3.5.0, aiocouch 4.0.1" <<'EXPECTED'
a/b
   pycouchdb asks for /db/a/b
   couchdb3 asks for /db/a/b
   aiocouch asks for /db/a%2Fb
a#b
   pycouchdb asks for /db/a
   couchdb3 asks for /db/a
   aiocouch asks for /db/a%23b
a?b
   pycouchdb asks for /db/a?b
   couchdb3 asks for /db/a?b
   aiocouch asks for /db/a%3Fb
a b
   pycouchdb asks for /db/a%20b
   couchdb3 asks for /db/a%20b
   aiocouch asks for /db/a%20b
_design/a
   pycouchdb asks for /db/_design/a
   couchdb3 asks for /db/_design/a
   aiocouch asks for /db/_design%2Fa
EXPECTED
