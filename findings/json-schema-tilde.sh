#!/usr/bin/env bash
# A $ref to a definition whose name has a tilde, in Ruby's json-schema.
#
# Guessed: #/definitions/a~01b refers to a~1b, as the RFC warns that it must.
#
# So: It decodes ~0 before ~1, and looks for a/b, which isn't there.
#
# Source: RFC 6901 §4: ~1 must be decoded first, to avoid turning ~01 into a slash.
. "$(dirname "$0")/setup"

debian libruby3.1=3.1.7+really3.1.2-0+deb12u1 ruby3.1=3.1.7+really3.1.2-0+deb12u1 \
  ruby-json-schema=2.8.1-4 ruby-addressable=2.8.1-1 ruby-public-suffix=4.0.6+ds-2

ruby - > output <<'RUBY'
require "json-schema"
[
  ["a~1b", {"a/b" => "integer"}], ["a~0b", {"a~b" => "integer"}], ["a~01b", {"a~1b" => "integer"}],
].each do |pointer, types|
  definitions = types.transform_values { |type| {"type" => type} }
  schema = {
    "definitions" => definitions, "properties" => {"x" => {"$ref" => "#/definitions/#{pointer}"}}}
  valid = [1, "a"].select { |value| JSON::Validator.validate(schema, {"x" => value}) }
  puts "#/definitions/#{pointer} in #{types}: #{valid.inspect}"
end
RUBY

expect "json-schema 2.8.1 (Ruby)" <<'EXPECTED'
#/definitions/a~1b in {"a/b"=>"integer"}: [1]
#/definitions/a~0b in {"a~b"=>"integer"}: [1]
#/definitions/a~01b in {"a~1b"=>"integer"}: []
EXPECTED
