#!/usr/bin/env bash
# A link to ?d, as for the next page, from http://h/a/b?c.
#
# Guessed: It leads to /a/b?d, with all of these.
#
# So: It leads to /a/?d, as in the older RFC 2396, in rdflib's Turtle, Saxon, Lynx (on a page with a
# base element), Wget2, and aria2 (a Metalink file), and to /?d in lua-http (a redirection).
#
# Source: RFC 3986 §5.2.2 and §5.4: a reference with an empty path has the base's path.
. "$(dirname "$0")/setup"

pip rdflib==7.6.0 saxonche==13.1.1
debian aria2=1.36.0-1 libaria2-0=1.36.0-1 libc-ares2=1.18.1-3 libgpgme11=1.18.0-3+deb12u1 \
  libwget0=1.99.1-2.2 wget2=1.99.1-2.2 lynx=2.9.0dev.12-1 lynx-common=2.9.0dev.12-1 \
  lua5.1=5.1.5-9 liblua5.1-0=5.1.5-9 lua-http=0.4-1 lua-lpeg=1.0.2-2 lua-lpeg-patterns=0.4-1.1 \
  lua-basexx=0.3-2.1 lua-binaryheap=0.4-2 lua-cqueues=20200726-1+b1 lua-luaossl=20220711-1 \
  lua-fifo=0.2-3.1 lua-compat53=0.7-2 lua-bit32=5.3.0-4 libssl3=3.0.22-1~deb12u2

export HOME=$folder lua=root/usr/share/lua/5.1
export LUA_PATH="$lua/?.lua;$lua/?/init.lua" LUA_CPATH="root/usr/lib/x86_64-linux-gnu/lua/5.1/?.so"
python - > output <<'PYTHON'
import subprocess, threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from rdflib import Graph
from saxonche import PySaxonProcessor
asked = []
class Handler(BaseHTTPRequestHandler):
    def do_GET(self):
        asked.append(self.path)
        self.send_response(200)
        self.send_header("Content-Type", "text/html")
        self.end_headers()
        self.wfile.write(f'<base href="{base}"><a href="?d">link</a>'.encode())
    def log_message(self, *_): pass
server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
threading.Thread(target=server.serve_forever, daemon=True).start()
host = f"127.0.0.1:{server.server_port}"
base = f"http://{host}/a/b?c"
def show(name, link): print(f"{name}:", link.strip().replace(host, "h").removeprefix("http://h"))
def run(program, *arguments, text=None):
    return subprocess.run([f"root/usr/bin/{program}", *arguments], input=text, capture_output=True, text=True, timeout=60).stdout
show("rdflib (Turtle)", next(Graph().parse(data=f"@base <{base}> . <urn:s> <urn:p> <?d> .", format="turtle").objects()))
xpath = PySaxonProcessor(license=False).new_xpath_processor()
show("Saxon", str(xpath.evaluate(f"string(resolve-uri('?d', '{base}'))")))
show("lua-http", run("lua5.1", "-", base, text="""
local answer = require("http.headers").new()
answer:append(":status", "302")
answer:append("location", "?d")
print(require("http.request").new_from_uri(arg[1]):handle_redirect(answer):to_uri(false))"""))
show("Lynx", run("lynx", "-cfg=root/etc/lynx/lynx.cfg", "-dump", "-listonly", base).split("1. ")[1])
run("wget2", "--quiet", "--recursive", "--level=1", "--no-robots", base)
show("Wget2", asked[-1])
with open("file.meta4", "w") as file:
    file.write('<metalink xmlns="urn:ietf:params:xml:ns:metalink"><file name="g"><url>?d</url></file></metalink>')
run("aria2c", "--quiet", "--no-conf", "--metalink-file=file.meta4", f"--metalink-base-uri={base}")
show("aria2", asked[-1])
PYTHON

expect "rdflib 7.6.0, SaxonC-HE 13.1.1, lua-http 0.4, Lynx 2.9.0dev.12, Wget2 1.99.1, aria2 1.36.0" <<'EXPECTED'
rdflib (Turtle): /a/?d
Saxon: /a/?d
lua-http: /?d
Lynx: /a/?d
Wget2: /a/?d
aria2: /a/?d
EXPECTED
