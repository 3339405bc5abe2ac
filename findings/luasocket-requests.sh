#!/usr/bin/env bash
# What LuaSocket sends for a link with a user, or with a fragment.
#
# Guessed: It sends the user decoded, and doesn't send the fragment.
#
# So: It sends the user as it's written, jo%40x. It sends the fragment, and doesn't know HTTP://.
#
# Source: RFC 3986 §2.4 (decoding), §3.1 (a scheme may have capitals), and RFC 9110 §7.1: a request
# leaves out the fragment.
. "$(dirname "$0")/setup"

debian lua5.3=5.3.6-2 lua-socket=3.1.0-1+b1

python3 - > output <<'PYTHON'
import base64, http.server, subprocess, threading
root = "root/usr/"
class Handler(http.server.BaseHTTPRequestHandler):
    def do_GET(self):
        user = self.headers.get("Authorization", "").removeprefix("Basic ")
        print("  the server reads", self.path, "from", base64.b64decode(user).decode() or "nobody")
        self.send_response(200)
        self.end_headers()
    def log_message(self, *_): pass
server = http.server.HTTPServer(("127.0.0.1", 0), Handler)
threading.Thread(target=server.serve_forever, daemon=True).start()
program = """
local called, body, status = pcall(require("socket.http").request, arg[1])
print("  " .. (called and body and status or "no answer"))
"""
for link in ["http://HOST/a?q=1", "http://jo%40x:p@HOST/a", "http://HOST/a#b", "HTTP://HOST/a"]:
    print(link, flush=True)
    print(subprocess.run(
        [root + "bin/lua5.3", "-", link.replace("HOST", f"127.0.0.1:{server.server_port}")],
        input=program, capture_output=True, text=True, check=True, env={
            "LUA_PATH": root + "share/lua/5.3/?.lua", "LC_ALL": "C.UTF-8",
            "LUA_CPATH": root + "lib/x86_64-linux-gnu/lua/5.3/?.so"}).stdout, end="")
PYTHON

expect "LuaSocket 3.1.0" <<'EXPECTED'
http://HOST/a?q=1
  the server reads /a?q=1 from nobody
  200
http://jo%40x:p@HOST/a
  the server reads /a from jo%40x:p
  200
http://HOST/a#b
  the server reads /a#b from nobody
  200
HTTP://HOST/a
  no answer
EXPECTED
