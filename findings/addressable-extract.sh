#!/usr/bin/env bash
# The values that Addressable reads from a link with the template that it was printed with.
#
# Guessed: They're the values that were printed.
#
# So: Only the last element of an exploded list is kept, in a hash with the list's name. No link is
# read if an element of a list has a comma, a value after {.a} has a dot, or a space is a plus sign.
# Arguments that the template doesn't have are added. uri_template reads the lists and the dot.
#
# Source: The documentation of extract, "extracts a mapping from the URI using a URI Template
# pattern"; RFC 6570 §3.2.8 for ?list=a&list=b.
. "$(dirname "$0")/setup"

debian libruby3.1=3.1.7+really3.1.2-0+deb12u1 ruby3.1=3.1.7+really3.1.2-0+deb12u1 \
  ruby-addressable=2.8.1-1 ruby-public-suffix=4.0.6+ds-2 ruby-uri-template=0.7.0-2

ruby - > output <<'RUBY'
require "addressable/template"
require "uri_template"
puts "Printed, and read again by Addressable and uri_template:"
[
  ["/s{?list*}", {"list" => ["a", "b"]}],
  ["/s{?list}", {"list" => ["a,b", "c"]}],
  ["/a{.a}", {"a" => "b.c"}],
  ["/a{/list*}", {"list" => ["a/b", "c"]}],
].each do |template, values|
  link = Addressable::Template.new(template).expand(values).to_s
  puts "#{template} #{values} -> #{link}"
  puts "  #{Addressable::Template.new(template).extract(link).inspect}"
  puts "  #{URITemplate.new(template).extract(link).inspect}"
end
puts "Read by Addressable:"
["/s?q=a%20b", "/s?q=a+b", "/s?x=1"].each do |link|
  puts '/s{?q} ' + "#{link} -> #{Addressable::Template.new('/s{?q}').extract(link).inspect}"
end
RUBY

expect "Addressable 2.8.1, uri_template 0.7.0" <<'EXPECTED'
Printed, and read again by Addressable and uri_template:
/s{?list*} {"list"=>["a", "b"]} -> /s?list=a&list=b
  {"list"=>{"list"=>"b"}}
  {"list"=>["a", "b"]}
/s{?list} {"list"=>["a,b", "c"]} -> /s?list=a%2Cb,c
  nil
  {"list"=>["a,b", "c"]}
/a{.a} {"a"=>"b.c"} -> /a.b.c
  nil
  {"a"=>"b.c"}
/a{/list*} {"list"=>["a/b", "c"]} -> /a/a%2Fb/c
  {"list"=>["a/b", "c"]}
  {"list"=>["a/b", "c"]}
Read by Addressable:
/s{?q} /s?q=a%20b -> {"q"=>"a b"}
/s{?q} /s?q=a+b -> nil
/s{?q} /s?x=1 -> {"q"=>nil, "x"=>"1"}
EXPECTED
