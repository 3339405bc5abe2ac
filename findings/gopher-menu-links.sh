#!/usr/bin/env bash
# The items of a Gopher menu, in two browsers.
#
# Guessed: The link of an item asks for the item's selector, whatever characters it has.
#
# So: Lynx encodes nothing, and w3m only the space. So both ask for /a b, another item, instead of
# /a%20b, and for /a instead of /a#b; w3m searches for b in /a instead of asking for /a?b. Neither
# opens URL:https://x.example/, by which menus link to web pages, but asks the Gopher server for it.
#
# Source: RFC 4266 §2.1: a selector may have any characters but tabs and line ends, and those that
# aren't allowed in a URL are encoded; a search is behind an encoded tab.
. "$(dirname "$0")/setup"

debian lynx=2.9.0dev.12-1 lynx-common=2.9.0dev.12-1 libgpm2=1.20.7-10+b1 libgc1=1:8.2.2-3 \
  w3m=0.5.3+git20230121-2

export HOME=$folder

python3 - > output <<'PYTHON'
import re, socketserver, subprocess, threading
items = ["0/a b", "0/a%20b", "0/a?b", "0/a#b", "0/a;b", "hURL:https://x.example/"]
asked = []
class Handler(socketserver.StreamRequestHandler):
    def handle(self):
        asked.append(self.rfile.readline().decode().strip("\r\n"))
        for item in items if asked[-1] == "/menu" else []:
            self.wfile.write(f"{item[0]}item\t{item[1:]}\t127.0.0.1\t{port}\r\n".encode())
        self.wfile.write(b".\r\n")
server = socketserver.ThreadingTCPServer(("127.0.0.1", 0), Handler)
port = server.server_address[1]
threading.Thread(target=server.serve_forever, daemon=True).start()
programs = {
    "lynx": ["lynx", "-cfg=root/etc/lynx/lynx.cfg", "-dump", "-listonly"],
    "w3m": ["w3m", "-dump", "-o", "display_link_number=1"],
}
for name, (program, *arguments) in programs.items():
    print(name)
    def open_link(link):
        asked.clear()
        return subprocess.run([f"root/usr/bin/{program}", *arguments, link], stdin=subprocess.DEVNULL,
                              capture_output=True, text=True, timeout=60).stdout
    menu = open_link(f"gopher://127.0.0.1:{port}/1/menu")
    for item, link in zip(items, re.findall(r"\d[.\]] (gopher:.*)", menu)):
        open_link(link)
        print(" ", item, "->", link.replace(f"127.0.0.1:{port}", "h"), "asks for", *map(ascii, asked))
PYTHON

expect "Lynx 2.9.0dev.12, w3m 0.5.3" <<'EXPECTED'
lynx
  0/a b -> gopher://h/0/a b asks for '/a b'
  0/a%20b -> gopher://h/0/a%20b asks for '/a b'
  0/a?b -> gopher://h/0/a?b asks for '/a?b'
  0/a#b -> gopher://h/0/a#b asks for '/a'
  0/a;b -> gopher://h/0/a;b asks for '/a;b'
  hURL:https://x.example/ -> gopher://h/hURL:https://x.example/ asks for 'URL:https://x.example/'
w3m
  0/a b -> gopher://h/0/a%20b asks for '/a b'
  0/a%20b -> gopher://h/0/a%20b asks for '/a b'
  0/a?b -> gopher://h/0/a?b asks for '/a\tb'
  0/a#b -> gopher://h/0/a#b asks for '/a'
  0/a;b -> gopher://h/0/a;b asks for '/a;b'
  hURL:https://x.example/ -> gopher://h/hURL:https://x.example/ asks for 'URL:https://x.example/'
EXPECTED
