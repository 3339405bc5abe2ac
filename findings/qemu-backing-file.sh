#!/usr/bin/env bash
# The relative name of a disk image's backing file, if the image is at a URL with a query.
#
# Guessed: It's resolved against the path: base.qcow2 in http://h/d/top.qcow2?key=a/b is
# http://h/d/base.qcow2.
#
# So: It's put behind the last slash, even one in the query: http://h/d/top.qcow2?key=a/base.qcow2.
# An image behind a signed link opens only if the signature has no slash.
#
# Source: RFC 3986 §5.2.3; qemu-img's documentation: a relative backing file is looked up relative
# to the directory that has the image.
. "$(dirname "$0")/setup"

debian qemu-utils=1:7.2+dfsg-7+deb12u18+b3 qemu-block-extra=1:7.2+dfsg-7+deb12u18+b3 \
  libaio1=0.3.113-4 libfuse3-3=3.14.0-4 libglib2.0-0=2.74.6-2+deb12u9 liburing2=2.3-3

export QEMU_MODULE_DIR=$(echo "$folder"/root/usr/lib/*-linux-gnu/qemu)

root/usr/bin/qemu-img create -q -f qcow2 base.qcow2 1M
root/usr/bin/qemu-img create -q -f qcow2 -b base.qcow2 -F qcow2 top.qcow2
python3 - > output <<'PYTHON'
import re, subprocess, threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
asked = []
class Handler(BaseHTTPRequestHandler):
    def do_GET(self):
        asked.append(self.path)
        if self.path not in files: return self.send_error(404)
        data = open(files[self.path], "rb").read()
        first, last = re.fullmatch(r"bytes=(\d+)-(\d*)", self.headers.get("Range", "bytes=0-")).groups()
        part = data[int(first):int(last or len(data)) + 1]
        self.send_response(206 if "Range" in self.headers else 200)
        if "Range" in self.headers:
            self.send_header("Content-Range", f"bytes {first}-{int(first) + len(part) - 1}/{len(data)}")
        self.send_header("Content-Length", str(len(part)))
        self.send_header("Accept-Ranges", "bytes")
        self.end_headers()
        if self.command == "GET": self.wfile.write(part)
    do_HEAD = do_GET
    def log_message(self, *_): pass
server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
threading.Thread(target=server.serve_forever, daemon=True).start()
host = f"127.0.0.1:{server.server_port}"
files = {"/d/base.qcow2": "base.qcow2"}
for path in ["/d/top.qcow2", "/d/top.qcow2?key=a%2Fb", "/d/top.qcow2?key=a/b"]:
    asked.clear()
    files[path] = "top.qcow2"
    image = f"http://{host}{path}"
    program = subprocess.run(["root/usr/bin/qemu-img", "info", image], capture_output=True, text=True, timeout=60)
    print(path)
    print(" ", re.search("backing file:.*", program.stdout).group().replace(host, "h"))
    subprocess.run(["root/usr/bin/qemu-img", "map", image], capture_output=True, timeout=60)
    print("  asks for", *dict.fromkeys(asked))
PYTHON

expect "qemu-img 7.2" <<'EXPECTED'
/d/top.qcow2
  backing file: base.qcow2 (actual path: http://h/d/base.qcow2)
  asks for /d/top.qcow2 /d/base.qcow2
/d/top.qcow2?key=a%2Fb
  backing file: base.qcow2 (actual path: http://h/d/base.qcow2)
  asks for /d/top.qcow2?key=a%2Fb /d/base.qcow2
/d/top.qcow2?key=a/b
  backing file: base.qcow2 (actual path: http://h/d/top.qcow2?key=a/base.qcow2)
  asks for /d/top.qcow2?key=a/b /d/top.qcow2?key=a/base.qcow2
EXPECTED
