#!/usr/bin/env bash
# The address of a Git repository with capitals, a query, a branch, or a port.
#
# Guessed: giturlparse reads the repository a of jo on GitHub, and writes its address for SSH.
#
# So: https://GitHub.com is at GitLab. A query and a fragment are a part of the repository's name.
# The path to a branch comes after .git. With a port, the address is in the short form, where 2222
# is the first element of the path.
#
# Source: RFC 3986 §3.2.2 (a host's capitals don't matter) and §3.4 (what's behind ? isn't the path);
# git-clone(1), "Git URLs": the short form has no port.
. "$(dirname "$0")/setup"

pip giturlparse==0.16.0

python - > output <<'PYTHON'
import giturlparse
for link in ["https://github.com/jo/a", "https://GitHub.com/jo/a", "https://github.com/jo/a?tab=b#c",
             "https://github.com/jo/a/tree/main", "ssh://git@x.example:2222/jo/a.git"]:
    read = giturlparse.parse(link)
    print(link, "->", read.platform, read.repo, "->", read.url2ssh)
PYTHON

expect "giturlparse 0.16.0" <<'EXPECTED'
https://github.com/jo/a -> github a -> git@github.com:jo/a.git
https://GitHub.com/jo/a -> gitlab a -> git@GitHub.com:jo/a.git
https://github.com/jo/a?tab=b#c -> github a?tab=b#c -> git@github.com:jo/a?tab=b#c.git
https://github.com/jo/a/tree/main -> github a -> git@github.com:jo/a.git/tree/main
ssh://git@x.example:2222/jo/a.git -> gitlab a -> git@x.example:2222/jo/a.git
EXPECTED
