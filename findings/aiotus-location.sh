#!/usr/bin/env bash
# The address that a server gives an upload (tus), if it's relative.
#
# Guessed: aiotus and tuspy resolve Location against the address of the request.
#
# So: aiotus appends it to that address: /files/1 is an error, 1 is below /files, and the query of
# ?id=1 is lost. It also decodes a%2Fb into two elements. tuspy resolves it.
#
# Source: RFC 9110 §10.2.2: Location is a URI reference, relative to the request's target; tus
# 1.0.0, "Creation": Location is the upload's URL.
. "$(dirname "$0")/setup"

pip aiotus==1.1.0 tuspy==1.1.0

python - > output <<'PYTHON'
import asyncio, http.server, io, logging, threading
import aiotus
from tusclient.client import TusClient
logging.disable()
location, uploads = None, []
class Handler(http.server.BaseHTTPRequestHandler):
    def answer(self, status, **headers):
        body = self.rfile.read(int(self.headers.get("Content-Length") or 0))
        if self.command == "PATCH": uploads.append(self.path)
        self.send_response(status)
        for name, value in {"Tus-Resumable": "1.0.0", "Content-Length": "0", "Upload-Offset": str(len(body)), **headers}.items():
            self.send_header(name, value)
        self.end_headers()
    def do_POST(self): self.answer(201, Location=location)
    def do_HEAD(self): self.answer(200, **{"Upload-Length": "1"})
    def do_PATCH(self): self.answer(204)
    def log_message(self, *_): pass
server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
threading.Thread(target=server.serve_forever, daemon=True).start()
address = f"http://127.0.0.1:{server.server_port}/files"
def with_aiotus(): asyncio.run(aiotus.upload(address, io.BytesIO(b"a")))
def with_tuspy(): TusClient(address).uploader(file_stream=io.BytesIO(b"a"), chunk_size=9).upload()
for location in ["/files/1", "1", "?id=1", "/files/a%2Fb", "files/a%2Fb"]:
    print("Location:", location)
    for upload in [with_aiotus, with_tuspy]:
        uploads.clear()
        upload()
        print("  ", upload.__name__[5:], *uploads or ["no upload"])
server.shutdown()
PYTHON

expect "aiotus 1.1.0, tuspy 1.1.0" <<'EXPECTED'
Location: /files/1
   aiotus no upload
   tuspy /files/1
Location: 1
   aiotus /files/1
   tuspy /1
Location: ?id=1
   aiotus /files/
   tuspy /files?id=1
Location: /files/a%2Fb
   aiotus no upload
   tuspy /files/a%2Fb
Location: files/a%2Fb
   aiotus /files/files/a/b
   tuspy /files/a%2Fb
EXPECTED
