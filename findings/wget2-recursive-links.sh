#!/usr/bin/env bash
# The links of a page that Wget2 follows, and converts to links to the files it saves.
#
# Guessed: As Wget does it: &amp; is decoded, and the file "i#j" is linked as i%23j.
#
# So: Wget2 asks for b?c=d&amp;e=f as it's written in the page. It links the file "i#j" as i#j,
# where a browser looks for i, and drops the fragment of n#p. (Wget doesn't encode a question mark,
# either, except with --adjust-extension.)
#
# Source: HTML: character references in attributes; RFC 3986 §3.5.
. "$(dirname "$0")/setup"

debian libgpgme11=1.18.0-3+deb12u1 libwget0=1.99.1-2.2 wget2=1.99.1-2.2 wget=1.21.3-1+deb12u1

export HOME=$folder

python3 - > output <<'PYTHON'
import html, os, re, subprocess, threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
links = ["b?c=d&e=f", "g%20h", "i%23j", "k%3Fl", "#o", "n#p"]
asked = []
class Handler(BaseHTTPRequestHandler):
    def do_GET(self):
        if self.path == "/robots.txt": return self.send_error(404)
        asked.append(self.path)
        self.send_response(200)
        self.send_header("Content-Type", "text/html")
        self.end_headers()
        self.wfile.write("".join(f'<a href="{html.escape(link)}">link</a>' for link in links).encode())
    def log_message(self, *_): pass
server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
threading.Thread(target=server.serve_forever, daemon=True).start()
for program in ["wget", "wget2"]:
    subprocess.run([f"root/usr/bin/{program}", "--quiet", "--recursive", "--level=1", "--convert-links",
                    "--no-host-directories", f"--directory-prefix={program}",
                    f"http://127.0.0.1:{server.server_port}/a/x.html"], timeout=60)
    print(program, "asks for", *sorted(asked[1:]))
    print(program, "saves", *sorted(map(ascii, os.listdir(f"{program}/a"))))
    asked.clear()
    with open(f"{program}/a/x.html") as page:
        for link, local in zip(links, re.findall('href="([^"]*)"', page.read())):
            print(" ", link, "->", local)
PYTHON

expect "Wget 1.21.3, Wget2 1.99.1" <<'EXPECTED'
wget asks for /a/b?c=d&e=f /a/g%20h /a/i%23j /a/k%3Fl /a/n
wget saves 'b?c=d&e=f' 'g h' 'i#j' 'k?l' 'n' 'x.html'
  b?c=d&e=f -> b?c=d&amp;e=f
  g%20h -> g&#32;h
  i%23j -> i%23j
  k%3Fl -> k?l
  #o -> x.html#o
  n#p -> n#p
wget2 asks for /a/b?c=d&amp;e=f /a/g%20h /a/i%23j /a/k%3Fl /a/n
wget2 saves 'b?c=d&amp;e=f' 'g h' 'i#j' 'k?l' 'n' 'x.html'
  b?c=d&e=f -> b?c=d&amp;e=f
  g%20h -> g h
  i%23j -> i#j
  k%3Fl -> k?l
  #o -> #o
  n#p -> n
EXPECTED
