#!/usr/bin/env bash
# A value that a route's own constraint refuses, printed with that route.
#
# Guessed: It's an error. Path::Router, "reversable" by its documentation, returns nothing.
#
# So: Path::Router, Mojolicious, and Slim print /a/x, although the id has to be a number, and the
# first two don't match it afterwards. Symfony throws.
#
# Source: Path::Router's documentation of uri_for: "the path that, when passed to match, would
# produce the given arguments"; otherwise, there's none.
. "$(dirname "$0")/setup"

debian libmojolicious-perl=9.31+dfsg-1 libpath-router-perl=0.15-2 \
  libb-hooks-endofscope-perl=0.26-1 libclass-method-modifiers-perl=2.14-1 libclone-pp-perl=1.08-2 \
  libeval-closure-perl=0.14-3 libexporter-tiny-perl=1.006000-1 \
  libmodule-implementation-perl=0.09-2 libmodule-runtime-perl=0.016-2 libmoo-perl=2.005005-1 \
  libnamespace-clean-perl=0.27-2 libpackage-stash-perl=0.40-1 librole-tiny-perl=2.002004-1 \
  libsub-exporter-progressive-perl=0.001013-3 libsub-quote-perl=2.006008-1 libtry-tiny-perl=0.31-2 \
  libtype-tiny-perl=2.002001-1 php8.2-cli=8.2.36-1~deb12u1 libargon2-1=0~20171227-0.3+deb12u1 \
  libicu72=72.1-3+deb12u1 libsodium23=1.0.18-1+deb12u1 libssl3=3.0.22-1~deb12u2 \
  libxml2=2.9.14+dfsg-1.3~deb12u6 php-slim=3.12.4-1 php-nikic-fast-route=1.3.0-4 \
  php-pimple=3.5.0-1 php-psr-container=1.1.2-1 php-psr-http-message=1.0.1-3 \
  php-symfony-deprecation-contracts=2.5.5-0+deb12u1 php-symfony-routing=5.4.53+dfsg-0+deb12u1

find root -xtype l -delete # Mojolicious's links to the scripts of its error pages

perl - > output <<'PERL'
use strict;
use warnings;
use Mojolicious;
use Path::Router;

my $router = Path::Router->new;
$router->add_route("a/:id" => (validations => {id => qr/\d+/}));
my $app = Mojolicious->new;
$app->routes->any("/a/<id>" => [id => qr/\d+/])->name("a");
my $controller = $app->build_controller;
for my $id ("1", "x") {
  my $path = $router->uri_for(id => $id) // "nothing";
  print "Path::Router $id -> $path, ", $router->match($path) ? "matches" : "doesn't match", "\n";
  $path = $controller->url_for("a", id => $id);
  my $match = Mojolicious::Routes::Match->new(root => $app->routes);
  $match->find($controller => {method => "GET", path => $path->path->to_route});
  print "Mojolicious $id -> $path, ", @{$match->stack} ? "matches" : "doesn't match", "\n";
}
PERL
php \
  >> output <<'PHP'
<?php
require 'Slim/autoload.php';
require 'Symfony/Component/Routing/autoload.php';
use Symfony\Component\Routing;

$slim = new Slim\Router;
$slim->map(['GET'], '/a/{id:\d+}', fn() => 0)->setName('a');
$routes = new Routing\RouteCollection;
$routes->add('a', new Routing\Route('/a/{id}', [], ['id' => '\d+']));
$symfony = new Routing\Generator\UrlGenerator($routes, new Routing\RequestContext);
foreach (['1', 'x'] as $id) {
  echo "Slim $id -> ", $slim->pathFor('a', ['id' => $id]), "\n";
  try { $path = $symfony->generate('a', ['id' => $id]); }
  catch (Exception $error) { $path = (new ReflectionClass($error))->getShortName(); }
  echo "Symfony $id -> $path\n";
}
PHP

expect "Path::Router 0.15, Mojolicious 9.31, Slim 3.12.4, Symfony 5.4.53" <<'EXPECTED'
Path::Router 1 -> a/1, matches
Mojolicious 1 -> /a/1, matches
Path::Router x -> a/x, doesn't match
Mojolicious x -> /a/x, doesn't match
Slim 1 -> /a/1
Symfony 1 -> /a/1
Slim x -> /a/x
Symfony x -> InvalidParameterException
EXPECTED
