#!/usr/bin/env bash
# The canonical form of an LDAP address in Perl.
#
# Guessed: It means the same. For ldap:///??sub??e-bindname=cn=jo%2co=x, nearly an example of the
# RFC, only the escape changes.
#
# So: An extension without a value is dropped if another one has a value. The slash before the first
# question mark is dropped, too.
#
# Source: RFC 4516 §2: the value of an extension is optional, and a slash comes before the first
# question mark; §4.
. "$(dirname "$0")/setup"

debian liburi-perl=5.17-1

perl - > output <<'PERL'
use strict;
use warnings;
use URI;

for my $link (
  "ldap://x.example/o=a?CN,sn?SUB?(cn=b%3f)",
  "ldap:///??sub??e-bindname=cn=jo%2co=x",
  "ldap://x.example/o=a????x-a",
  "ldap://x.example/o=a????x-a,x-b=c",
) {
  my $uri = URI->new($link);
  my %extensions = $uri->extensions;
  my $extensions = join ", ", map { "$_=$extensions{$_}" } sort keys %extensions;
  print "$link\n  canonical: ", $uri->canonical, "\n";
  print "  extensions: ", $extensions || "none", "\n";
}
PERL

expect "URI 5.17 (Perl)" <<'EXPECTED'
ldap://x.example/o=a?CN,sn?SUB?(cn=b%3f)
  canonical: ldap://x.example/o=a?cn,sn?sub?(cn=b%3F)
  extensions: none
ldap:///??sub??e-bindname=cn=jo%2co=x
  canonical: ldap://??sub??e-bindname=cn=jo%2Co=x
  extensions: e-bindname=cn=jo,o=x
ldap://x.example/o=a????x-a
  canonical: ldap://x.example/o=a????x-a
  extensions: none
ldap://x.example/o=a????x-a,x-b=c
  canonical: ldap://x.example/o=a????x-b=c
  extensions: x-b=c
EXPECTED
