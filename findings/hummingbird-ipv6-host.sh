#!/usr/bin/env bash
# The host and port of a URL with an IPv6 address.
#
# Guessed: The host of https://[2001:db8::1]:8080/a is [2001:db8::1], and the port is 8080.
#
# So: The host ends at the first colon: [2001. There's no port. The path and the query are right.
#
# Source: RFC 3986 §3.2.2; RFC 9112 §3.2.2: a server must accept a target with a host.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
mkdir -p "$folder/Sources/program"
cat > "$folder/Package.swift" <<'SWIFT'
// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "program",
  platforms: [.macOS(.v14)],
  dependencies: [.package(url: "https://github.com/hummingbird-project/hummingbird", exact: "2.28.1")],
  targets: [
    .executableTarget(
      name: "program", dependencies: [.product(name: "HummingbirdCore", package: "hummingbird")])
  ])
SWIFT
cat > "$folder/Sources/program/main.swift" <<'SWIFT'
import HummingbirdCore

for text in ["https://x.example:8080/a", "https://192.0.2.1:8080/a", "https://[2001:db8::1]:8080/a?b"] {
  let uri = URI(text)
  print(text, "-> host", uri.host ?? "nil", "port", uri.port ?? -1, "path", uri.path, "query", uri.query ?? "nil")
}
SWIFT
swift build --quiet --package-path "$folder" --product program >&2
"$folder/.build/debug/program" > "$folder/output"

echo "Hummingbird 2.28.1:"
cat "$folder/output"

diff - "$folder/output" <<'EXPECTED' || { echo "This behaves differently now." >&2; exit 1; }
https://x.example:8080/a -> host x.example port 8080 path /a query nil
https://192.0.2.1:8080/a -> host 192.0.2.1 port 8080 path /a query nil
https://[2001:db8::1]:8080/a?b -> host [2001 port -1 path /a query b
EXPECTED
