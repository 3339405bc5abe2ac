#!/usr/bin/env bash
# A URL in a Codable type, in TOML.
#
# Guessed: It's a string, as in JSON.
#
# So: It's a table with the key relative, and another table for its base, and the string that people
# write into a configuration isn't decoded. That's how URL encodes itself: JSONEncoder makes an
# exception for it, and PropertyListEncoder doesn't, either.
#
# Source: swift-foundation 6.3, URL.encode(to:) and JSONEncoder.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
mkdir -p "$folder/Sources/program"
cat > "$folder/Package.swift" <<'SWIFT'
// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "program",
  dependencies: [.package(url: "https://github.com/LebJe/TOMLKit", exact: "0.6.0")],
  targets: [.executableTarget(name: "program", dependencies: ["TOMLKit"])])
SWIFT
cat > "$folder/Sources/program/main.swift" <<'SWIFT'
import Foundation
import TOMLKit

struct Configuration: Codable { var home: URL }

let absolute = Configuration(home: URL(string: "https://x.example/a")!)
let relative = Configuration(home: URL(string: "b", relativeTo: absolute.home)!)
let json = JSONEncoder()
json.outputFormatting = .withoutEscapingSlashes
for value in [absolute, relative] {
  print("JSON:", String(decoding: try json.encode(value), as: UTF8.self))
  print("TOML:", try TOMLEncoder().encode(value).split(separator: "\n").joined(separator: "; "))
}
do {
  print(try TOMLDecoder().decode(Configuration.self, from: #"home = "https://x.example/a""#))
} catch { print("decoding home = \"https://x.example/a\":", error) }
let list = PropertyListEncoder()
list.outputFormat = .xml
let lines = String(decoding: try list.encode(absolute), as: UTF8.self).split(separator: "\n")
print("property list:", lines.dropFirst(3).map { $0.trimmingPrefix(while: \.isWhitespace) }.joined())
SWIFT
swift build --quiet --package-path "$folder" --product program >&2
"$folder/.build/debug/program" > "$folder/output"

echo "TOMLKit 0.6.0:"
cat "$folder/output"

diff - "$folder/output" <<'EXPECTED' || { echo "This behaves differently now." >&2; exit 1; }
JSON: {"home":"https://x.example/a"}
TOML: [home]; relative = 'https://x.example/a'
JSON: {"home":"https://x.example/b"}
TOML: [home]; relative = 'b'; [home.base]; relative = 'https://x.example/a'
decoding home = "https://x.example/a": DecodingError.typeMismatch: expected value of type TOMLTable. Path: home. Debug description: Expected a table, but found a string instead.
property list: <dict><key>home</key><dict><key>relative</key><string>https://x.example/a</string></dict></dict></plist>
EXPECTED
