#!/usr/bin/env bash
# A redirection to a Location that's only a query or a fragment, in Lua's http.
#
# Guessed: From https://x.example/a/b?c, ?d leads to /a/b?d, and #e to /a/b?c again.
#
# So: They lead to /?d and /. Locations with a path are resolved as the RFC says.
#
# Source: RFC 9110 §10.2.2 and RFC 3986 §5.2.2: a reference with an empty path has the base's path,
# and without a query also its query.
. "$(dirname "$0")/setup"

debian lua5.1=5.1.5-9 liblua5.1-0=5.1.5-9 lua-http=0.4-1 lua-lpeg=1.0.2-2 \
  lua-lpeg-patterns=0.4-1.1 lua-basexx=0.3-2.1 lua-binaryheap=0.4-2 lua-cqueues=20200726-1+b1 \
  lua-luaossl=20220711-1 lua-fifo=0.2-3.1 lua-compat53=0.7-2 lua-bit32=5.3.0-4 \
  libssl3=3.0.22-1~deb12u2

lua=root/usr/share/lua/5.1
LUA_PATH="$lua/?.lua;$lua/?/init.lua" LUA_CPATH="root/usr/lib/x86_64-linux-gnu/lua/5.1/?.so" \
  root/usr/bin/lua5.1 - > output <<'LUA'
local headers = require "http.headers"
local request = require "http.request"
local base = "https://x.example/a/b?c"
for _, location in ipairs { "d", "../d", "//y.example/d", "?d", "#e" } do
  local answer = headers.new()
  answer:append(":status", "302")
  answer:append("location", location)
  print(location, request.new_from_uri(base):handle_redirect(answer):to_uri(false))
end
LUA

expect "lua-http 0.4" <<'EXPECTED'
d	https://x.example/a/d
../d	https://x.example/d
//y.example/d	https://y.example/d
?d	https://x.example/?d
#e	https://x.example/
EXPECTED
