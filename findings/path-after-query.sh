#!/usr/bin/env bash
# A path joined to a link that has a query.
#
# Guessed: https://x.example/v1/users, with the query at its end, or without it.
#
# So: The path becomes a part of the query. httpx drops it as soon as a request has arguments of
# its own.
#
# Source: RFC 3986 §3: the query is after the path; §3.4: a query may contain slashes.
. "$(dirname "$0")/setup"

pip httpx==0.28.1 universal-pathlib==0.3.10 fsspec==2026.9.0 aiohttp==3.14.5

python - > output <<'PYTHON'
import httpx
from upath import UPath
client = httpx.Client(base_url="https://x.example/v1?key=1")
print("httpx:", client.build_request("GET", "/users").url)
print("httpx, with an argument:", client.build_request("GET", "/users", params={"page": 2}).url)
link = UPath("https://x.example/v1?key=1")
print("universal-pathlib:", link / "users")
print("name:", link.name)
print("parent of ?key=a/b:", UPath("https://x.example/v1?key=a/b").parent)
PYTHON

expect "httpx 0.28.1, universal-pathlib 0.3.10" <<'EXPECTED'
httpx: https://x.example/v1?key=1/users
httpx, with an argument: https://x.example/v1?page=2
universal-pathlib: https://x.example/v1?key=1/users
name: v1?key=1
parent of ?key=a/b: https://x.example/v1?key=a
EXPECTED
