#!/usr/bin/env bash
# A URL that's built of parts.
#
# Guessed: AnyUrl.build encodes what would end a part: a question mark in a path, a number sign in
# an argument.
#
# So: It joins the texts and reads the result: the rest of a path with ? is the query, and a user
# whose password contains a slash isn't valid. A space is encoded, and % is not. A path that begins
# with a slash gets another one.
#
# Source: RFC 3986 §2.2 and §3.3.
. "$(dirname "$0")/setup"

pip pydantic==2.14.4

python - > output <<'PYTHON'
from pydantic import AnyUrl, ValidationError
for parts in [{"path": "who?me"}, {"path": "50%25 a"}, {"path": "/a"}, {"path": "a", "query": "q=c#d&e=1"},
              {"username": "jo", "password": "p/w"}]:
    try: url = AnyUrl.build(scheme="https", host="x.example", **parts)
    except ValidationError as error:
        print(parts, "->", error.errors()[0]["msg"])
        continue
    print(parts, "->", url, "path", url.path, "query", url.query, "fragment", url.fragment)
PYTHON

expect "pydantic 2.14.4" <<'EXPECTED'
{'path': 'who?me'} -> https://x.example/who?me path /who query me fragment None
{'path': '50%25 a'} -> https://x.example/50%25%20a path /50%25%20a query None fragment None
{'path': '/a'} -> https://x.example//a path //a query None fragment None
{'path': 'a', 'query': 'q=c#d&e=1'} -> https://x.example/a?q=c#d&e=1 path /a query q=c fragment d&e=1
{'username': 'jo', 'password': 'p/w'} -> Input should be a valid URL, invalid port number
EXPECTED
