#!/usr/bin/env bash
# A link with a semicolon in a RIS file of references.
#
# Guessed: rispy reads the links that it has written.
#
# So: It reads one link with a semicolon as two, and then writes them on two lines. It doesn't cut
# the link of a file (L1) or a DOI.
#
# Source: The RIS format: more than one address may be on one UR line, "using a semi-colon as a
# separator". RFC 3986 §3.3: a semicolon is an ordinary character of a path.
. "$(dirname "$0")/setup"

pip rispy==0.10.0

python - > output <<'PYTHON'
import rispy
entry = {"type_of_reference": "JOUR", "urls": ["https://x.example/a;v=1?b=2;c=3", "https://x.example/d"],
         "file_attachments1": "https://x.example/a;v=1", "doi": "10.1000/a;b"}
for _ in range(2):
    text = rispy.dumps([entry])
    print(*[line for line in text.splitlines() if line.startswith(("UR", "L1", "DO"))], sep="\n")
    entry, = rispy.loads(text)
    print(entry["urls"], entry["file_attachments1"], entry["doi"])
PYTHON

expect "rispy 0.10.0" <<'EXPECTED'
UR  - https://x.example/a;v=1?b=2;c=3
UR  - https://x.example/d
L1  - https://x.example/a;v=1
DO  - 10.1000/a;b
['https://x.example/a', 'v=1?b=2', 'c=3', 'https://x.example/d'] https://x.example/a;v=1 10.1000/a;b
UR  - https://x.example/a
UR  - v=1?b=2
UR  - c=3
UR  - https://x.example/d
L1  - https://x.example/a;v=1
DO  - 10.1000/a;b
['https://x.example/a', 'v=1?b=2', 'c=3', 'https://x.example/d'] https://x.example/a;v=1 10.1000/a;b
EXPECTED
