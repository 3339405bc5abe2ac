#!/usr/bin/env bash
# Who looks up the host's name for a request through socks5:// and socks5h://.
#
# Guessed: With socks5://, the program that sends the request, and with socks5h://, the proxy, as in
# curl, which introduced the difference.
#
# So: That's so in requests. httpx and python-socks send the name to the proxy with socks5://, too,
# and python-socks refuses socks5h:// as a link without a known scheme.
#
# Source: curl(1), --proxy: socks5h:// is socks5:// with names resolved by the proxy.
. "$(dirname "$0")/setup"

pip httpx[socks]==0.28.1 python-socks==3.2.1 requests[socks]==2.34.2

python - > output <<'PYTHON'
import socket, threading
import httpx, requests
from python_socks.sync import Proxy
got = []
def answer(connection):
    with connection:
        connection.recv(9)
        connection.sendall(b"\x05\x00")
        got.append({1: "an address", 3: "a name", 4: "an address"}[connection.recv(99)[3]])
        connection.sendall(b"\x05\x04\x00\x01" + bytes(6))
def serve(server):
    while True: threading.Thread(target=answer, args=(server.accept()[0],), daemon=True).start()
server = socket.create_server(("127.0.0.1", 0))
threading.Thread(target=serve, args=(server,), daemon=True).start()
def ask_requests(proxy):
    session = requests.Session()
    session.trust_env, session.proxies = False, {"http": proxy}
    session.get("http://localhost:9/", timeout=9)
clients = {"requests": ask_requests,
           "httpx": lambda proxy: httpx.Client(proxy=proxy, trust_env=False).get("http://localhost:9/"),
           "python-socks": lambda proxy: Proxy.from_url(proxy).connect("localhost", 9, timeout=9)}
for scheme in ["socks5", "socks5h"]:
    for name, ask in clients.items():
        got.clear()
        try: ask(f"{scheme}://127.0.0.1:{server.getsockname()[1]}")
        except Exception as error: problem = f"{type(error).__name__}: {error}"
        print(scheme, name, f"sends {got[0]}" if got else problem)
PYTHON

expect "requests 2.34.2, httpx 0.28.1, python-socks 3.2.1" <<'EXPECTED'
socks5 requests sends an address
socks5 httpx sends a name
socks5 python-socks sends a name
socks5h requests sends a name
socks5h httpx sends a name
socks5h python-socks ValueError: Invalid scheme component: socks5h
EXPECTED
