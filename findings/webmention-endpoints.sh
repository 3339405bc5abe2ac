#!/usr/bin/env bash
# Where a page says that it takes Webmentions.
#
# Guessed: indieweb-utils and ronkyuu find the endpoint of each page, and resolve its address
# against the page's.
#
# So: indieweb-utils resolves it against the host's root, with https instead of http. It finds none
# if rel has two words or no quotes, or if the address is empty, which means the page itself.
# Neither knows <base>.
#
# Source: Webmention (W3C Recommendation) §3.1.2; RFC 8288 §3.3 (rel has words, quotes are
# optional); HTML §4.2.3 (base). The tests of webmention.rocks have most of these pages.
. "$(dirname "$0")/setup"

pip indieweb-utils==0.10.0 ronkyuu==0.9 setuptools==65.5.0

python - > output <<'PYTHON'
import http.server, threading
import ronkyuu
from indieweb_utils.webmentions.discovery import WebmentionEndpointNotFound, discover_webmention_endpoint
pages = {
    "/a/1": ('<link rel="webmention" href="wm?x=1">', None), "/a/2": ('<link rel="other webmention" href="wm">', None),
    "/a/3": ('<a rel="webmention" href="">b</a>', None), "/a/4": ('<base href="/c/"><link rel="webmention" href="wm">', None),
    "/a/5": ("", "<wm>; rel=webmention"),
}
class Handler(http.server.BaseHTTPRequestHandler):
    def do_GET(self):
        text, header = pages[self.path]
        self.send_response(200)
        self.send_header("Content-Type", "text/html; charset=utf-8")
        if header: self.send_header("Link", header)
        self.end_headers()
        if self.command == "GET": self.wfile.write(f"<!DOCTYPE html><title>b</title>{text}".encode())
    do_HEAD = do_GET
    def log_message(self, *_): pass
server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
threading.Thread(target=server.serve_forever, daemon=True).start()
host = f"127.0.0.1:{server.server_port}"
def with_indieweb(page):
    try: return discover_webmention_endpoint(page).endpoint
    except WebmentionEndpointNotFound: return None
for path, (text, header) in pages.items():
    page = f"http://{host}{path}"
    found = [with_indieweb(page), ronkyuu.discoverEndpoint(page, test_urls=False)[1]]
    print(path, text or "Link: " + header)
    print("   indieweb-utils {} | ronkyuu {}".format(*(link and link.replace(host, "h") for link in found)))
server.shutdown()
PYTHON

expect "indieweb-utils 0.10.0, ronkyuu 0.9" <<'EXPECTED'
/a/1 <link rel="webmention" href="wm?x=1">
   indieweb-utils https://h/wm?x=1 | ronkyuu http://h/a/wm?x=1
/a/2 <link rel="other webmention" href="wm">
   indieweb-utils None | ronkyuu http://h/a/wm
/a/3 <a rel="webmention" href="">b</a>
   indieweb-utils None | ronkyuu http://h/a/3
/a/4 <base href="/c/"><link rel="webmention" href="wm">
   indieweb-utils https://h/wm | ronkyuu http://h/a/wm
/a/5 Link: <wm>; rel=webmention
   indieweb-utils None | ronkyuu http://h/a/wm
EXPECTED
