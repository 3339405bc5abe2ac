#!/usr/bin/env bash
# A package URL whose name has a slash.
#
# Guessed: It's printed as it was read, with %2F.
#
# So: The slash is printed as it is, and then the part before it is the namespace.
#
# Source: ECMA-427 and the purl specification: a name is percent-encoded, and a slash ends the
# namespace.
. "$(dirname "$0")/setup"

pip packageurl-python==0.17.6

python - > output <<'PYTHON'
from packageurl import PackageURL
for text in ["pkg:generic/a%2Fb@1", "pkg:generic/n/a%2Fb@1", "pkg:generic/a#b%2Fc/d"]:
    first = PackageURL.from_string(text)
    second = PackageURL.from_string(first.to_string())
    print(text, "->", first, "names", first.namespace, first.name, "then", second.namespace, second.name)
PYTHON

expect "packageurl-python 0.17.6" <<'EXPECTED'
pkg:generic/a%2Fb@1 -> pkg:generic/a/b@1 names None a/b then a b
pkg:generic/n/a%2Fb@1 -> pkg:generic/n/a/b@1 names n a/b then n/a b
pkg:generic/a#b%2Fc/d -> pkg:generic/a#b/c/d names None a then None a
EXPECTED
