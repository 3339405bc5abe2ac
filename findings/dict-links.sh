#!/usr/bin/env bash
# The examples of dict: links in RFC 2229, in the two clients that open them.
#
# Guessed: curl and dict, the protocol's own client, look up the same word in the same dictionary.
#
# So: dict reads a part only if there's a colon after it. For d:sun, it looks up the beginning of
# the link itself; for d:shortcake:wordnet, it asks all dictionaries (*), and so it does without
# one, where the RFC and curl ask for the first that has the word (!). It decodes nothing.
#
# Source: RFC 2229 §5, where trailing colons may be left out. All but the first and the last link
# are its examples.
. "$(dirname "$0")/setup"

debian dict=1.13.0+dfsg-1 libmaa4=1.4.7-1 curl=7.88.1-10+deb12u15 libcurl4=7.88.1-10+deb12u15

python3 - > output <<'PYTHON'
import socketserver, subprocess, threading
asked = []
class Handler(socketserver.StreamRequestHandler):
    def handle(self):
        self.wfile.write(b"220 x.example dict <> <1@x.example>\r\n")
        for line in self.rfile:
            command = line.decode().strip()
            if command.upper() == "QUIT": return self.wfile.write(b"221 bye\r\n")
            if command.upper().startswith("CLIENT"): self.wfile.write(b"250 ok\r\n")
            else:
                asked.append(command)
                self.wfile.write(b"552 no match\r\n")
server = socketserver.ThreadingTCPServer(("127.0.0.1", 0), Handler)
threading.Thread(target=server.serve_forever, daemon=True).start()
host = f"dict://127.0.0.1:{server.server_address[1]}"
for link in ["d:shortcake:wordnet", "d:shortcake:wordnet:", "d:sun", "d:sun::1", "m:sun", "m:sun::soundex",
             "m:sun::soundex:1", "d:short%20cake:wordnet:"]:
    print(link)
    for program in ["curl", "dict"]:
        asked.clear()
        subprocess.run([f"root/usr/bin/{program}", f"{host}/{link}"], capture_output=True, timeout=60)
        print(f"  {program}:", ", ".join(asked))
PYTHON

expect "dict 1.13.0, curl 7.88.1" <<'EXPECTED'
d:shortcake:wordnet
  curl: DEFINE wordnet shortcake
  dict: define * "shortcake"
d:shortcake:wordnet:
  curl: DEFINE wordnet shortcake
  dict: define wordnet "shortcake"
d:sun
  curl: DEFINE ! sun
  dict: define * "dict://127.0.0.1", match * . "dict://127.0.0.1"
d:sun::1
  curl: DEFINE ! sun
  dict: define * "sun"
m:sun
  curl: MATCH ! . sun
  dict: match * . "dict://127.0.0.1"
m:sun::soundex
  curl: MATCH ! soundex sun
  dict: match * . "sun"
m:sun::soundex:1
  curl: MATCH ! soundex sun
  dict: match * soundex "sun"
d:short%20cake:wordnet:
  curl: DEFINE wordnet short\ cake
  dict: define wordnet "short%20cake"
EXPECTED
