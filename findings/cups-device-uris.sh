#!/usr/bin/env bash
# A printer's URI with an escaped question mark or slash, in CUPS.
#
# Guessed: ipptool asks for /a%3Fb, and sends the URI as printer-uri. The queue of an LPD printer is
# a?b.
#
# So: CUPS decodes the path before it looks for the question mark. ipptool asks for /a?b, and says
# so in printer-uri. The queue is a. Only a space and a percent sign are encoded again.
#
# Source: RFC 3986 §2.4 (split first, then decode); RFC 8010 §4 and RFC 3510 §4 for ipp.
. "$(dirname "$0")/setup"

debian cups=2.4.2-3+deb12u9 cups-ipp-utils=2.4.2-3+deb12u9 libcups2=2.4.2-3+deb12u9 \
  libavahi-client3=0.8-10+deb12u1 libavahi-common3=0.8-10+deb12u1 libdbus-1-3=1.14.10-1~deb12u1

export HOME=$folder

cat > request.test <<'TEST'
{
  OPERATION Get-Printer-Attributes
  GROUP operation-attributes-tag
  ATTR charset attributes-charset utf-8
  ATTR language attributes-natural-language en
  ATTR uri printer-uri $uri
}
TEST
echo text > job
python3 - > output <<'PYTHON'
import os, re, socketserver, subprocess, threading
received = []
class Handler(socketserver.BaseRequestHandler):
    def handle(self):
        self.request.settimeout(1)
        data = self.request.recv(65536)
        received.append(data)
        if data.startswith(b"POST"):
            if b"printer-uri" not in data: received.append(self.request.recv(65536))
            self.request.sendall(b"HTTP/1.1 404 Not Found\r\nContent-Length: 0\r\n\r\n")
            return
        try:
            while data:
                self.request.sendall(b"\0")
                data = self.request.recv(65536)
        except OSError: pass
server = socketserver.ThreadingTCPServer(("127.0.0.1", 0), Handler)
threading.Thread(target=server.serve_forever, daemon=True).start()
host = f"127.0.0.1:{server.server_address[1]}"
for path in ["a%20b", "a%3Fb", "a%2Fb", "a%253Fb"]:
    print(path)
    received.clear()
    subprocess.run(["root/usr/bin/ipptool", f"ipp://{host}/{path}", "request.test"], capture_output=True, timeout=60)
    text = b"".join(received[:2])
    uri = text.split(b"printer-uri")[1]
    print("  ipptool:", re.match(rb"POST (\S*)", text)[1].decode(), uri[2:2 + uri[1]].decode().replace(host, "h"))
    received.clear()
    subprocess.run(["root/usr/lib/cups/backend-available/lpd", "1", "jo", "title", "1", "", "job"],
                   env=os.environ | {"DEVICE_URI": f"lpd://{host}/{path}"}, capture_output=True, timeout=60)
    print("  lpd:", received[0][1:].decode().strip())
PYTHON

expect "CUPS 2.4.2" <<'EXPECTED'
a%20b
  ipptool: /a%20b ipp://h/a%20b
  lpd: a b
a%3Fb
  ipptool: /a?b ipp://h/a?b
  lpd: a
a%2Fb
  ipptool: /a/b ipp://h/a/b
  lpd: a/b
a%253Fb
  ipptool: /a%253Fb ipp://h/a%253Fb
  lpd: a%3Fb
EXPECTED
