#!/usr/bin/env bash
# A space in a path, printed by Horde_Routes, a port of Python's Routes.
#
# Guessed: It's printed as %20, and a plus sign is read as a plus sign, as in Routes.
#
# So: A path is encoded like a form: "a b" is printed as /a/a+b, which Routes reads as "a+b". The
# value 0 is printed for a route with a default, and read as the default.
#
# Source: RFC 3986 §3.3: a path may have a plus sign; only a form's encoding makes it a space.
. "$(dirname "$0")/setup"

pip routes==2.5.1
debian php8.2-cli=8.2.36-1~deb12u1 libargon2-1=0~20171227-0.3+deb12u1 libicu72=72.1-3+deb12u1 \
  libsodium23=1.0.18-1+deb12u1 libssl3=3.0.22-1~deb12u2 libxml2=2.9.14+dfsg-1.3~deb12u6 \
  php-horde-routes=2.0.5-9

php \
  -d error_reporting=0 > output <<'PHP'
<?php
spl_autoload_register(fn($name) => require str_replace('_', '/', $name) . '.php');
$map = new Horde_Routes_Mapper(['explicit' => true]);
$map->connect('/a/:id', ['controller' => 'a', 'action' => 'show']);
$map->connect('/b/:id', ['controller' => 'b', 'action' => 'show', 'id' => '5']);
$map->createRegs(['a', 'b']);
foreach ([['a', 'b'], ['a', 'a b'], ['a', 'a+b'], ['b', '0']] as [$controller, $id]) {
  $path = $map->generate(['controller' => $controller, 'action' => 'show', 'id' => $id]);
  echo "Horde_Routes: $id -> $path -> ", $map->match($path)['id'], "\n";
}
echo 'Horde_Routes: /a/a+b -> ', $map->match('/a/a+b')['id'], "\n";
PHP
python - >> output <<'PYTHON'
from urllib.parse import unquote
from routes import Mapper
mapper = Mapper(explicit=True)
mapper.connect("/a/{id}", controller="a", action="show")
mapper.connect("/b/{id}", controller="b", action="show", id="5")
mapper.create_regs([])
for controller, id in [("a", "b"), ("a", "a b"), ("a", "a+b"), ("b", "0")]:
    path = mapper.generate(controller=controller, action="show", id=id)
    print(f"Routes: {id} -> {path} -> {mapper.match(unquote(path))['id']}")
print("Routes: /a/a+b ->", mapper.match(unquote("/a/a+b"))["id"])
PYTHON

expect "Horde_Routes 2.0.5 (PHP), Routes 2.5.1 (Python)" <<'EXPECTED'
Horde_Routes: b -> /a/b -> b
Horde_Routes: a b -> /a/a+b -> a b
Horde_Routes: a+b -> /a/a%2Bb -> a+b
Horde_Routes: 0 -> /b/0 -> 5
Horde_Routes: /a/a+b -> a b
Routes: b -> /a/b -> b
Routes: a b -> /a/a%20b -> a b
Routes: a+b -> /a/a%2Bb -> a+b
Routes: 0 -> /b/0 -> 0
Routes: /a/a+b -> a+b
EXPECTED
