#!/usr/bin/env bash
# The channel of an irc: link, in WeeChat.
#
# Guessed: irc://h/%23a and irc://h/a both join #a, and the name and password are decoded.
#
# So: WeeChat decodes nothing, so it joins #%23a. Its own way to write the sign is irc://h/#a, where
# the channel is a URL's fragment. It reads needkey and isnick, by which a link asks for a key or
# leads to a person, as names of channels.
#
# Source: draft-butcher-irc-url-04, which WeeChat follows in that a channel needs no sign; RFC 3986
# §2.4 and §3.5: the first number sign of a URL begins its fragment.
. "$(dirname "$0")/setup"

debian weechat-core=3.8-1 weechat-headless=3.8-1

export WEECHAT_EXTRA_LIBDIR=$(echo "$folder"/root/usr/lib/*-linux-gnu/weechat)

python3 - > output <<'PYTHON'
import socketserver, subprocess, threading
received, joined = [], threading.Event()
class Handler(socketserver.StreamRequestHandler):
    def handle(self):
        for line in self.rfile:
            command, *arguments = line.decode().split()
            if command in ["PASS", "NICK", "JOIN"]: received.append(f"{command} {arguments[0]}")
            if command == "CAP" and arguments[0] == "LS": self.wfile.write(b":h CAP * LS :\r\n")
            if command == "USER": self.wfile.write(b":h 001 jo :Welcome\r\n")
            if command == "JOIN": return joined.set()
server = socketserver.ThreadingTCPServer(("127.0.0.1", 0), Handler)
threading.Thread(target=server.serve_forever, daemon=True).start()
for link in ["jo@h/a", "jo@h/%23a", "jo@h/#a", "jo@h/%23%23a", "jo%5F:p%2Fw@h/a", "jo@h/a,needkey", "jo@h/al,isnick"]:
    received.clear(), joined.clear()
    address = link.replace("@h", f"@127.0.0.1:{server.server_address[1]}")
    process = subprocess.Popen(["root/usr/bin/weechat-headless", "--stdout", "--temp-dir", f"irc://{address}"],
                               stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    print(f"irc://{link}:", "; ".join(received) if joined.wait(30) else None)
    process.terminate(), process.wait()
PYTHON

expect "WeeChat 3.8" <<'EXPECTED'
irc://jo@h/a: NICK jo; JOIN #a
irc://jo@h/%23a: NICK jo; JOIN #%23a
irc://jo@h/#a: NICK jo; JOIN #a
irc://jo@h/%23%23a: NICK jo; JOIN #%23%23a
irc://jo%5F:p%2Fw@h/a: PASS p%2Fw; NICK jo%5F; JOIN #a
irc://jo@h/a,needkey: NICK jo; JOIN #a,needkey
irc://jo@h/al,isnick: NICK jo; JOIN #al,isnick
EXPECTED
