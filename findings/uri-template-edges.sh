#!/usr/bin/env bash
# Expressions of a URI template with empty lists, escapes, prefixes, and missing elements.
#
# Guessed: Three libraries for RFC 6570 expand them as it says.
#
# So: None does. URI::Template writes the dot of {.keys} without keys, and Addressable the question
# mark of {?list*} without a list. The Ruby ones escape the percent sign of a%2Fb again in {+path},
# and uri_template cuts é in two in {word:1}. All write an undefined element of a list as an empty
# one.
#
# Source: RFC 6570 §2.3 (an empty list is undefined), §2.4.1 (a prefix counts characters), §3.2.1
# (only a list's defined elements are written), §3.2.3 (escapes are kept), and §3.2.5, which has the
# example X{.empty_keys}.
. "$(dirname "$0")/setup"

debian liburi-template-perl=0.24-2 liburi-perl=5.17-1 libruby3.1=3.1.7+really3.1.2-0+deb12u1 \
  ruby3.1=3.1.7+really3.1.2-0+deb12u1 ruby-addressable=2.8.1-1 ruby-public-suffix=4.0.6+ds-2 \
  ruby-uri-template=0.7.0-2

cat > templates <<'TEMPLATES'
{?var:3} ?var=val
X{.keys} X
X{.keys*} X
{?list}
{?list*}
{+path} a%2Fb
{word:1} %C3%A9
{some} a,b
TEMPLATES

perl -an -e '
use utf8;
use URI::Template;
my %values = (
  keys => {}, list => [], path => "a%2Fb", word => "é", some => ["a", undef, "b"], var => "value");
$SIG{__WARN__} = sub {}; # about the undefined element
print URI::Template->new($F[0])->process_to_string(\%values), "\n";
' templates > perl

ruby - templates perl > output <<'RUBY'
require "addressable/template"
require "uri_template"
values = {
  "keys" => {}, "list" => [], "path" => "a%2Fb", "word" => "é", "some" => ["a", nil, "b"],
  "var" => "value"}
format = "%-10s %-10s %-14s %-12s %s"
puts format % ["template", "RFC 6570", "URI::Template", "Addressable", "uri_template"]
File.readlines(ARGV[0]).zip(File.readlines(ARGV[1])).each do |line, perl|
  template, rfc = line.split
  addressable = Addressable::Template.new(template).expand(values)
  row = [template, rfc, perl.chomp, addressable, URITemplate.new(template).expand(values)]
  puts (format % row).rstrip
end
RUBY

expect "URI::Template 0.24 (Perl), Addressable 2.8.1, uri_template 0.7.0 (Ruby)" <<'EXPECTED'
template   RFC 6570   URI::Template  Addressable  uri_template
{?var:3}   ?var=val   ?var=val       ?var=val     ?var=val
X{.keys}   X          X.             X            X
X{.keys*}  X          X.             X            X
{?list}                              ?list=
{?list*}                             ?
{+path}    a%2Fb      a%2Fb          a%252Fb      a%252Fb
{word:1}   %C3%A9     %C3%A9         %C3%A9       %C3
{some}     a,b        a,,b           a,,b         a,,b
EXPECTED
