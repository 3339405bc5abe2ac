#!/usr/bin/env bash
# A link to ?page=2 on a page with a base element, in Lynx.
#
# Guessed: It's resolved as without the element: against /a/b, it's /a/b?page=2.
#
# So: With a base element, it's /a/?page=2, by the older RFC 2396. Without one, Lynx replaces the
# query, but adds ;x to the end of it, which is /a/;x by both RFCs. With a base element, #s leads to
# the page itself, and not to the base. w3m follows RFC 3986 in all of them.
#
# Source: RFC 3986 §5.4.1: ?y against http://a/b/c/d;p?q is http://a/b/c/d;p?y, and ;x is
# http://a/b/c/;x; HTML: the base is used for all links of the page.
. "$(dirname "$0")/setup"

debian lynx=2.9.0dev.12-1 lynx-common=2.9.0dev.12-1 libgpm2=1.20.7-10+b1 libgc1=1:8.2.2-3 \
  w3m=0.5.3+git20230121-2

export HOME=$folder

python3 - > output <<'PYTHON'
import re, subprocess, threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
links = ["?page=2", "?", ";x", "#s", "c?d"]
class Handler(BaseHTTPRequestHandler):
    def do_GET(self):
        self.send_response(200)
        self.send_header("Content-Type", "text/html")
        self.end_headers()
        base = f'<base href="http://{host}/a/b">' if "base" in self.path else ""
        self.wfile.write((base + " ".join(f'<a href="{link}">link</a>' for link in links)).encode())
    def log_message(self, *_): pass
server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
threading.Thread(target=server.serve_forever, daemon=True).start()
host = f"127.0.0.1:{server.server_port}"
programs = {
    "lynx": ["lynx", "-cfg=root/etc/lynx/lynx.cfg", "-dump", "-listonly"],
    "w3m": ["w3m", "-dump", "-o", "display_link_number=1"],
}
for path in ["/a/b?page=1", "/with-base?page=1"]:
    for name, (program, *arguments) in programs.items():
        text = subprocess.run([f"root/usr/bin/{program}", *arguments, f"http://{host}{path}"], stdin=subprocess.DEVNULL,
                              capture_output=True, text=True, timeout=60).stdout
        print(path, name)
        for link, result in zip(links, re.findall(f"http://{host}(.*)", text)): print(" ", link, "->", result)
PYTHON

expect "Lynx 2.9.0dev.12, w3m 0.5.3" <<'EXPECTED'
/a/b?page=1 lynx
  ?page=2 -> /a/b?page=2
  ? -> /a/b?
  ;x -> /a/b?page=1;x
  #s -> /a/b?page=1#s
  c?d -> /a/c?d
/a/b?page=1 w3m
  ?page=2 -> /a/b?page=2
  ? -> /a/b?
  ;x -> /a/;x
  #s -> /a/b?page=1#s
  c?d -> /a/c?d
/with-base?page=1 lynx
  ?page=2 -> /a/?page=2
  ? -> /a/?
  ;x -> /a/;x
  #s -> /with-base?page=1#s
  c?d -> /a/c?d
/with-base?page=1 w3m
  ?page=2 -> /a/b?page=2
  ? -> /a/b?
  ;x -> /a/;x
  #s -> /a/b#s
  c?d -> /a/c?d
EXPECTED
