#!/usr/bin/env bash
# The address of a Git repository by SSH.
#
# Guessed: Dulwich asks the server for what Git asks for: for /a b.git at
# ssh://git@x.example/a%20b.git.
#
# So: It asks for /a%20b.git. It decodes no name of a user, either, and it ends the host of the
# short form at its first colon, even in an IPv6 address.
#
# Source: Git's connect.c, parse_connect_url, which decodes an address with a scheme and finds the
# end of a host in brackets; RFC 3986 §2.4.
. "$(dirname "$0")/setup"

pip dulwich==1.2.21

python - > output <<'PYTHON'
from dulwich.client import SSHVendor, get_transport_and_path
class Stop(Exception): pass
class Printing(SSHVendor):
    def run_command(self, host, command, username=None, port=None, **_):
        print("  user", username, "host", host, "port", port, "command", command.decode())
        raise Stop
for address in ["ssh://git@x.example:2222/~jo/a.git", "ssh://git@x.example/a%20b.git", "ssh://jo%2Bx@x.example/a.git",
                "ssh://git@[2001:db8::1]/a.git", "git@x.example:a.git", "git@[2001:db8::1]:a.git"]:
    print(address)
    client, path = get_transport_and_path(address)
    client.ssh_vendor = Printing()
    try: client.get_refs(path)
    except Stop: pass
PYTHON

expect "Dulwich 1.2.21" <<'EXPECTED'
ssh://git@x.example:2222/~jo/a.git
  user git host x.example port 2222 command git-upload-pack '~jo/a.git'
ssh://git@x.example/a%20b.git
  user git host x.example port None command git-upload-pack '/a%20b.git'
ssh://jo%2Bx@x.example/a.git
  user jo%2Bx host x.example port None command git-upload-pack '/a.git'
ssh://git@[2001:db8::1]/a.git
  user git host 2001:db8::1 port None command git-upload-pack '/a.git'
git@x.example:a.git
  user git host x.example port None command git-upload-pack 'a.git'
git@[2001:db8::1]:a.git
  user git host [2001 port None command git-upload-pack 'db8::1]:a.git'
EXPECTED
