#!/usr/bin/env bash
# The topic, user, and password of an mqtt: link.
#
# Guessed: curl and mosquitto_pub publish to the same topic, as the same user.
#
# So: mosquitto_pub decodes nothing: a/b and a%2Fb are two topics, and the user jo%40x isn't jo@x.
# It keeps the query in the topic. curl decodes all of them, and drops the query, so that one link
# leads to two places.
#
# Source: mosquitto_pub(1), -L, and "MQTT in curl", which have the same form of a link; RFC 3986
# §2.4.
. "$(dirname "$0")/setup"

debian curl=7.88.1-10+deb12u15 libcurl4=7.88.1-10+deb12u15 mosquitto-clients=2.0.11-1.2+deb12u2 \
  libmosquitto1=2.0.11-1.2+deb12u2 libcjson1=1.7.15-1+deb12u4

python3 - > output <<'PYTHON'
import socketserver, subprocess, threading
received, closed = {}, threading.Event()
def text(data): return data[2:2 + int.from_bytes(data[:2], "big")].decode(), data[2 + int.from_bytes(data[:2], "big"):]
class Handler(socketserver.BaseRequestHandler):
    def handle(self):
        while data := self.request.recv(2):
            data = data[:1] + self.request.recv(data[1])
            if data[0] >> 4 == 1:
                _, rest = text(data[11:])
                for name, flag in [("user", 0x80), ("password", 0x40)]:
                    if data[8] & flag: received[name], rest = text(rest)
                self.request.sendall(b"\x20\x02\0\0")
            elif data[0] >> 4 == 3: received["topic"] = text(data[1:])[0]
        closed.set()
server = socketserver.ThreadingTCPServer(("127.0.0.1", 0), Handler)
threading.Thread(target=server.serve_forever, daemon=True).start()
programs = {"curl": ["curl", "--silent", "--data", "1"], "mosquitto_pub": ["mosquitto_pub", "-m", "1", "-L"]}
for link in ["mqtt://jo:pw@HOST/a/b", "mqtt://jo%40x:p%2Fw@HOST/a%2Fb", "mqtt://HOST/a?b", "mqtt://HOST/%C3%A9"]:
    print(link.replace("HOST", "h"))
    for name, (program, *arguments) in programs.items():
        received.clear(), closed.clear()
        address = link.replace("HOST", f"127.0.0.1:{server.server_address[1]}")
        subprocess.run([f"root/usr/bin/{program}", *arguments, address], capture_output=True, timeout=30)
        closed.wait(30)
        print(f"  {name}:", *[f"{key} {received[key]}" for key in sorted(received)])
PYTHON

expect "curl 7.88.1, Mosquitto 2.0.11" <<'EXPECTED'
mqtt://jo:pw@h/a/b
  curl: password pw topic a/b user jo
  mosquitto_pub: password pw topic a/b user jo
mqtt://jo%40x:p%2Fw@h/a%2Fb
  curl: password p/w topic a/b user jo@x
  mosquitto_pub: password p%2Fw topic a%2Fb user jo%40x
mqtt://h/a?b
  curl: topic a
  mosquitto_pub: topic a?b
mqtt://h/%C3%A9
  curl: topic é
  mosquitto_pub: topic %C3%A9
EXPECTED
