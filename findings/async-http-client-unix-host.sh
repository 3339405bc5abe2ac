#!/usr/bin/env bash
# The header Host of a request over a Unix socket.
#
# Guessed: It's empty, or localhost, as curl and Docker's clients write it.
#
# So: There's none, so that a server that follows the RFC answers 400, as those on h11 do (uvicorn,
# hypercorn). A Host that's added to the request is sent.
#
# Source: RFC 9112 §3.2: a client must send Host in every HTTP/1.1 request, and an empty one if the
# URI has no authority; a server must answer 400 to a request without it.
. "$(dirname "$0")/setup"

pip h11==0.16.0

swift_program https://github.com/swift-server/async-http-client 1.37.0 AsyncHTTPClient <<'SWIFT'
import AsyncHTTPClient
import Foundation

let url = URL(httpURLWithSocketPath: CommandLine.arguments[1], uri: "/a%2Fb?c=d")!
for host in [nil, "localhost"] {
  var request = HTTPClientRequest(url: url.absoluteString)
  if let host { request.headers.add(name: "Host", value: host) }
  print(try await HTTPClient.shared.execute(request, timeout: .seconds(10)).status)
}
SWIFT
python - "a b.sock" > output <<'PYTHON' &
import socket, sys, h11
server = socket.socket(socket.AF_UNIX)
server.bind(sys.argv[1])
server.listen()
for _ in range(2):
    client = server.accept()[0]
    text = client.recv(65536)
    lines = [line for line in text.decode().split("\r\n") if line.startswith(("GET", "Host"))]
    connection = h11.Connection(h11.SERVER)
    connection.receive_data(text)
    try:
        connection.next_event()
        status = "200 OK"
    except h11.RemoteProtocolError as error: status = f"{error.error_status_hint} {error}"
    print(lines, "->", status)
    client.sendall(f"HTTP/1.1 {status}\r\nContent-Length: 0\r\nConnection: close\r\n\r\n".encode())
    client.close()
PYTHON
server=$!
until [ -S "a b.sock" ]; do sleep 0.1; done
.build/debug/program "a b.sock" > statuses
wait "$server"
cat statuses >> output

expect "AsyncHTTPClient 1.37.0, h11 0.16.0" <<'EXPECTED'
['GET /a%2Fb?c=d HTTP/1.1'] -> 400 Missing mandatory Host: header
['GET /a%2Fb?c=d HTTP/1.1', 'Host: localhost'] -> 200 OK
400 Bad Request
200 OK
EXPECTED
