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
. "$(dirname "$0")/setup"

swift_program https://github.com/LebJe/TOMLKit 0.6.0 TOMLKit <<'SWIFT'
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
.build/debug/program > output

expect "TOMLKit 0.6.0" <<'EXPECTED'
JSON: {"home":"https://x.example/a"}
TOML: [home]; relative = 'https://x.example/a'
JSON: {"home":"https://x.example/b"}
TOML: [home]; relative = 'b'; [home.base]; relative = 'https://x.example/a'
decoding home = "https://x.example/a": DecodingError.typeMismatch: expected value of type TOMLTable. Path: home. Debug description: Expected a table, but found a string instead.
property list: <dict><key>home</key><dict><key>relative</key><string>https://x.example/a</string></dict></dict></plist>
EXPECTED
