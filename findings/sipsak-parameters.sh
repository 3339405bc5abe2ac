#!/usr/bin/env bash
# The address that sipsak sends a request to.
#
# Guessed: sip:jo@h:15060;transport=udp is asked by UDP, and is the URI of the request.
#
# So: sipsak takes a parameter and header fields for a part of the port, and refuses the address.
# And it cuts the port of the request's URI to four digits: the request reaches port 15060, but it's
# for 1506.
#
# Source: RFC 3261 §19.1.1 (sip:user:password@host:port;uri-parameters?headers) and §8.1.1.1.
. "$(dirname "$0")/setup"

debian sipsak=0.9.8.1-1 libc-ares2=1.18.1-3

python3 - > output <<'PYTHON'
import socket, subprocess
server = socket.socket(socket.AF_INET, socket.SOCK_DGRAM)
server.bind(("127.0.0.1", 0))
server.settimeout(2)
host, port = server.getsockname()
for address in ["jo@h", "jo%40x@h", "jo@h;transport=udp", "jo@h;user=phone", "jo@h?subject=a"]:
    link = "sip:" + address.replace("h", f"{host}:{port}", 1)
    process = subprocess.Popen(["root/usr/bin/sipsak", "-s", link], stdout=subprocess.DEVNULL,
                               stderr=subprocess.PIPE, text=True)
    try: result = server.recv(65536).decode().split("\r\n")[0].replace(str(port)[:4], "PORT's first 4 digits")
    except TimeoutError: result = None
    process.terminate()
    error = process.communicate()[1].split("\n")[0]
    print(link.replace(f"{host}:{port}", "h:PORT"), "->", result or error.replace(str(port), "PORT"))
PYTHON

expect "sipsak 0.9.8.1" <<'EXPECTED'
sip:jo@h:PORT -> OPTIONS sip:jo@127.0.0.1:PORT's first 4 digits SIP/2.0
sip:jo%40x@h:PORT -> OPTIONS sip:jo%40x@127.0.0.1:PORT's first 4 digits SIP/2.0
sip:jo@h:PORT;transport=udp -> error: string is not a number: 'PORT;transport=udp'
sip:jo@h:PORT;user=phone -> error: string is not a number: 'PORT;user=phone'
sip:jo@h:PORT?subject=a -> error: string is not a number: 'PORT?subject=a'
EXPECTED
