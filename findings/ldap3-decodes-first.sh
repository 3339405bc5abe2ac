#!/usr/bin/env bash
# LDAP links with an encoded question mark, an encoded comma, an IPv6 host, or LDAPS in capitals.
#
# Guessed: They are read as RFC 4516 says, which has two of them as examples.
#
# So: A link is decoded before it's split: %2c ends an extension, and %3f a part, so that this link
# is refused. One with an IPv6 host is refused, too, and one with LDAPS in capitals.
#
# Source: RFC 4516 §4 (the links to o=Question%3f and to dc=example%2cdc=com); RFC 3986 §1.1.2 (the
# link to an IPv6 host) and §3.1.
. "$(dirname "$0")/setup"

pip ldap3==2.9.1

python - > output <<'PYTHON'
from ldap3.utils.uri import parse_uri
for link in ["ldap://ldap2.example.com/o=Question%3f,c=US?mail",
             "ldap:///??sub??e-bindname=cn=Manager%2cdc=example%2cdc=com",
             "ldap://[2001:db8::7]/c=GB?objectClass?one", "ldaps://x.example/c=GB", "LDAPS://x.example/c=GB"]:
    print(link)
    print(" ", parse_uri(link))
PYTHON

expect "ldap3 2.9.1" <<'EXPECTED'
ldap://ldap2.example.com/o=Question%3f,c=US?mail
  None
ldap:///??sub??e-bindname=cn=Manager%2cdc=example%2cdc=com
  {'base': '', 'ssl': False, 'host': '', 'port': None, 'attributes': None, 'scope': 'SUBTREE', 'filter': '', 'extensions': ['e-bindname=cn=Manager', 'dc=example', 'dc=com']}
ldap://[2001:db8::7]/c=GB?objectClass?one
  None
ldaps://x.example/c=GB
  {'base': 'c=GB', 'ssl': True, 'host': 'x.example', 'port': 636, 'attributes': None, 'scope': None, 'filter': None, 'extensions': None}
LDAPS://x.example/c=GB
  None
EXPECTED
