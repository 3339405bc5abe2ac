#!/usr/bin/env bash
# A relative URL in a Metalink file, in aria2.
#
# Guessed: With --metalink-base-uri, it's resolved by RFC 3986, as aria2 does with g.txt and ../g.txt.
#
# So: //y.example/g.txt, a file on another host, is the file /y.example/g.txt on the base's host. ?k=v
# is resolved against the base's folder.
#
# Source: RFC 3986 §5.2.2; aria2's manual: --metalink-base-uri resolves relative URIs in url and metaurl
# elements.
. "$(dirname "$0")/setup"

debian aria2=1.36.0-1 libaria2-0=1.36.0-1 libc-ares2=1.18.1-3

export HOME=$folder

python3 - > output <<'PYTHON'
import subprocess, threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
asked = []
class Handler(BaseHTTPRequestHandler):
    def do_GET(self):
        asked.append("http://" + self.headers["Host"] + self.path)
        self.send_error(404)
    def log_message(self, *_): pass
base, other = [ThreadingHTTPServer(("127.0.0.1", 0), Handler) for _ in range(2)]
for server in [base, other]: threading.Thread(target=server.serve_forever, daemon=True).start()
hosts = {"x.example": f"127.0.0.1:{base.server_port}", "y.example": f"127.0.0.1:{other.server_port}"}
def local(link):
    for name, host in hosts.items(): link = link.replace(name, host)
    return link
def public(link):
    for name, host in hosts.items(): link = link.replace(host, name)
    return link
for link in ["http://y.example/g.txt", "g.txt", "../g.txt", "/g.txt", "?k=v", "//y.example/g.txt"]:
    with open("file.meta4", "w") as file:
        file.write('<metalink xmlns="urn:ietf:params:xml:ns:metalink"><file name="g.txt">'
                   f"<url>{local(link)}</url></file></metalink>")
    asked.clear()
    subprocess.run(["root/usr/bin/aria2c", "--quiet", "--no-conf", "--max-tries=1", "--metalink-file=file.meta4",
                    "--metalink-base-uri=" + local("http://x.example/a/b/c.meta4")], timeout=60)
    print(link, "->", *map(public, asked))
PYTHON

expect "aria2 1.36.0, base http://x.example/a/b/c.meta4" <<'EXPECTED'
http://y.example/g.txt -> http://y.example/g.txt
g.txt -> http://x.example/a/b/g.txt
../g.txt -> http://x.example/a/g.txt
/g.txt -> http://x.example/g.txt
?k=v -> http://x.example/a/b/?k=v
//y.example/g.txt -> http://x.example/y.example/g.txt
EXPECTED
