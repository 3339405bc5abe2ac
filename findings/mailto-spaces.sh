#!/usr/bin/env bash
# A space in the subject of a mailto: link.
#
# Guessed: It's written as %20, and a plus sign is read as a plus sign.
#
# So: URI (Perl) and Asciidoctor write a plus sign, which a mail program that follows the RFC shows.
# URI also reads one as a space, so that the subject C++ loses its plus signs, and turns a space in
# a quoted local part into one. Asciidoctor escapes an ampersand for HTML before it escapes it for
# the link: the subject is S+&amp;+T.
#
# Source: RFC 6068 §5: a space should be written as %20, because a plus sign that stands for a space
# can't be told from a real one.
. "$(dirname "$0")/setup"

debian liburi-perl=5.17-1 libruby3.1=3.1.7+really3.1.2-0+deb12u1 \
  ruby3.1=3.1.7+really3.1.2-0+deb12u1 ruby-asciidoctor=2.0.18-2

perl - > output <<'PERL'
use strict;
use warnings;
use URI;
my $uri = URI->new("mailto:");
$uri->headers(To => 'jo@x.example', Subject => "S & T");
print "URI writes $uri\n";
for my $link ('mailto:jo@x.example?subject=C++%20a', 'mailto:%22a%20b%22@x.example') {
  my %headers = URI->new($link)->headers;
  print "URI reads $link as $headers{to}, ", $headers{subject} // "no subject", "\n";
}
PERL
ruby - >> output <<'RUBY'
require "asciidoctor"
html = Asciidoctor.convert("mailto:jo@x.example[mail,S & T]", safe: :safe)
puts "Asciidoctor writes #{html[/href="([^"]*)"/, 1]}"
RUBY

expect "URI 5.17 (Perl), Asciidoctor 2.0.18" <<'EXPECTED'
URI writes mailto:jo@x.example?Subject=S+%26+T
URI reads mailto:jo@x.example?subject=C++%20a as jo@x.example, C   a
URI reads mailto:%22a%20b%22@x.example as "a+b"@x.example, no subject
Asciidoctor writes mailto:jo@x.example?subject=S+%26amp%3B+T
EXPECTED
