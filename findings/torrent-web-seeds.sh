#!/usr/bin/env bash
# The address of a file at the web seed of a torrent.
#
# Guessed: aria2 and Transmission ask a server for the same paths, with the names that the torrent
# has.
#
# So: Transmission asks for the name that it gives its own copy: a%20b%5F.txt, with _ for ?, which a
# server doesn't have. And it doesn't add the torrent's name and the file's to a web seed without a
# slash at its end, as aria2 does for a torrent of several files.
#
# Source: BEP 19: the name of the file is added if the URL ends with a slash; for several files, the
# URL is that of the folder, and the path is built of the URL, the name, and the path and file.
. "$(dirname "$0")/setup"

debian aria2=1.36.0-1 libaria2-0=1.36.0-1 libc-ares2=1.18.1-3 transmission-cli=3.00-2.1+deb12u1 \
  libevent-2.1-7=2.1.12-stable-8+deb12u1 libminiupnpc17=2.2.4-1+b1 libnatpmp1=20150609-7.1+b2

export HOME=$folder

mkdir configuration
cat > configuration/settings.json <<'JSON'
{"bind-address-ipv4": "127.0.0.1", "bind-address-ipv6": "::1",
 "dht-enabled": false, "lpd-enabled": false, "pex-enabled": false, "utp-enabled": false}
JSON
python3 - > output <<'PYTHON'
import hashlib, subprocess, threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
asked, first = [], threading.Event()
class Handler(BaseHTTPRequestHandler):
    def do_GET(self):
        asked.append(self.path)
        self.send_error(404)
        first.set()
    def log_message(self, *_): pass
server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
threading.Thread(target=server.serve_forever, daemon=True).start()
def encode(value):
    if isinstance(value, int): return b"i%de" % value
    if isinstance(value, str): return encode(value.encode())
    if isinstance(value, bytes): return b"%d:%s" % (len(value), value)
    if isinstance(value, list): return b"l" + b"".join(map(encode, value)) + b"e"
    return b"d" + b"".join(encode(key) + encode(value[key]) for key in sorted(value)) + b"e"
pieces = {"piece length": 16384, "pieces": hashlib.sha1(b"hello").digest()}
one, two = {"name": "a b?.txt", "length": 5}, {"name": "c d", "files": [{"length": 5, "path": ["e+f", "g:h.txt"]}]}
programs = {
    "aria2": ["aria2c", "--enable-dht=false", "--bt-enable-lpd=false", "--interface=127.0.0.1",
              "--max-tries=1", "--dir=aria2"],
    "Transmission": ["transmission-cli", "--download-dir=transmission", "--config-dir=configuration", "--no-portmap"],
}
for files, seed in [(one, "/s/"), (one, "/s/x?y=z"), (two, "/s/"), (two, "/s")]:
    print(files["name"], "at", seed)
    with open("file.torrent", "wb") as file:
        file.write(encode({"info": files | pieces, "url-list": f"http://127.0.0.1:{server.server_port}{seed}"}))
    for name, (program, *arguments) in programs.items():
        asked.clear(), first.clear()
        process = subprocess.Popen([f"root/usr/bin/{program}", *arguments, "file.torrent"],
                                   stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        print(f"  {name}:", asked[0] if first.wait(30) else None)
        process.terminate(), process.wait()
PYTHON

expect "aria2 1.36.0, Transmission 3.00" <<'EXPECTED'
a b?.txt at /s/
  aria2: /s/a%20b%3F.txt
  Transmission: /s/a%20b%5F.txt
a b?.txt at /s/x?y=z
  aria2: /s/x?y=z
  Transmission: /s/x?y=z
c d at /s/
  aria2: /s/c%20d/e%2Bf/g%3Ah.txt
  Transmission: /s/c%20d/e%2Bf/g%5Fh.txt
c d at /s
  aria2: /s/c%20d/e%2Bf/g%3Ah.txt
  Transmission: /s
EXPECTED
