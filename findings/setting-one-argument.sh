#!/usr/bin/env bash
# The other arguments of a query when one is set.
#
# Guessed: They mean the same as before.
#
# So: Both libraries write a plus sign, which is a space in a form, as %2B, so that it's a plus sign
# from then on. URI::Query also drops arguments without a value, even if no argument is set, and
# Net_URL2 writes flag as flag=.
#
# Source: The URL Standard, "application/x-www-form-urlencoded parsing": a plus sign is a space, and
# an argument may have no value.
. "$(dirname "$0")/setup"

debian liburi-query-perl=0.16-2 libclone-perl=0.46-1 liburi-perl=5.17-1 \
  php8.2-cli=8.2.36-1~deb12u1 libargon2-1=0~20171227-0.3+deb12u1 libicu72=72.1-3+deb12u1 \
  libsodium23=1.0.18-1+deb12u1 libssl3=3.0.22-1~deb12u2 libxml2=2.9.14+dfsg-1.3~deb12u6 \
  php-net-url2=2.2.1-0.2

perl - > output <<'PERL'
use strict;
use warnings;
use URI::Query;
for my $query ("q=a%20b", "q=a+b", "q=a+b&flag&empty=") {
  my $changed = URI::Query->new($query);
  $changed->replace(z => "c d");
  print "URI::Query $query -> ", URI::Query->new($query), " -> $changed\n";
}
PERL
php \
  >> output <<'PHP'
<?php
require 'Net/URL2.php';
foreach (['q=a%20b', 'q=a+b', 'q=a+b&flag&empty='] as $query) {
  $url = new Net_URL2("https://x.example/?$query");
  echo "Net_URL2 $query -> ", $url->getQuery();
  $url->setQueryVariable('z', 'c d');
  echo " -> ", $url->getQuery(), "\n";
}
PHP

expect "URI::Query 0.16 (Perl), Net_URL2 2.2.1 (PHP)" <<'EXPECTED'
URI::Query q=a%20b -> q=a%20b -> q=a%20b&z=c%20d
URI::Query q=a+b -> q=a%2Bb -> q=a%2Bb&z=c%20d
URI::Query q=a+b&flag&empty= -> q=a%2Bb -> q=a%2Bb&z=c%20d
Net_URL2 q=a%20b -> q=a%20b -> q=a%20b&z=c%20d
Net_URL2 q=a+b -> q=a+b -> q=a%2Bb&z=c%20d
Net_URL2 q=a+b&flag&empty= -> q=a+b&flag&empty= -> q=a%2Bb&flag=&empty=&z=c%20d
EXPECTED
