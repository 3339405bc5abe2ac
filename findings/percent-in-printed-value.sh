#!/usr/bin/env bash
# A value with a percent sign, printed by a route.
#
# Guessed: The percent sign is written as %25, so that the link is read as the same value.
#
# So: Mojolicious writes an escape in a value unchanged: 25%20% is read as "25 %". Symfony does so
# only with %2F, which a route for one element doesn't match.
#
# Source: RFC 3986 §2.4: a percent sign in data must be written as %25.
. "$(dirname "$0")/setup"

debian libmojolicious-perl=9.31+dfsg-1 php8.2-cli=8.2.36-1~deb12u1 \
  libargon2-1=0~20171227-0.3+deb12u1 libicu72=72.1-3+deb12u1 libsodium23=1.0.18-1+deb12u1 \
  libssl3=3.0.22-1~deb12u2 libxml2=2.9.14+dfsg-1.3~deb12u6 \
  php-symfony-deprecation-contracts=2.5.5-0+deb12u1 php-symfony-routing=5.4.53+dfsg-0+deb12u1

find root -xtype l -delete # Mojolicious's links to the scripts of its error pages

perl - > output <<'PERL'
use strict;
use warnings;
use Mojolicious;

my $app = Mojolicious->new;
$app->routes->any("/a/<id>")->name("a");
my $controller = $app->build_controller;
for my $id ("100%", "25%20%", "b%2Fc", "b%3Fc") {
  my $path = $controller->url_for("a", id => $id);
  my $match = Mojolicious::Routes::Match->new(root => $app->routes);
  $match->find($controller => {method => "GET", path => Mojo::Path->new("$path")->to_route});
  my @stack = @{$match->stack};
  print "Mojolicious: $id -> $path -> ", @stack ? $stack[-1]{id} : "no match", "\n";
}
PERL
php \
  >> output <<'PHP'
<?php
require 'Symfony/Component/Routing/autoload.php';
use Symfony\Component\Routing;

$routes = new Routing\RouteCollection;
$routes->add('a', new Routing\Route('/a/{id}'));
$context = new Routing\RequestContext;
foreach (['100%', '25%20%', 'b%2Fc', 'b%3Fc'] as $id) {
  $path = (new Routing\Generator\UrlGenerator($routes, $context))->generate('a', ['id' => $id]);
  try { $read = (new Routing\Matcher\UrlMatcher($routes, $context))->match($path)['id']; }
  catch (Exception $error) { $read = 'no match'; }
  echo "Symfony: $id -> $path -> $read\n";
}
PHP

expect "Mojolicious 9.31 (Perl), Symfony 5.4.53 (PHP)" <<'EXPECTED'
Mojolicious: 100% -> /a/100%25 -> 100%
Mojolicious: 25%20% -> /a/25%20%25 -> 25 %
Mojolicious: b%2Fc -> /a/b/c -> no match
Mojolicious: b%3Fc -> /a/b%3Fc -> b?c
Symfony: 100% -> /a/100%25 -> 100%
Symfony: 25%20% -> /a/25%2520%25 -> 25%20%
Symfony: b%2Fc -> /a/b%2Fc -> no match
Symfony: b%3Fc -> /a/b%253Fc -> b%3Fc
EXPECTED
