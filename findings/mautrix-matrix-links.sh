#!/usr/bin/env bash
# A matrix: link with an escape.
#
# Guessed: It's decoded: the room #a/b:x.example, the user @é:x.example.
#
# So: Identifiers aren't decoded, and printing encodes them again: the user is @%C3%A9:x.example,
# and the link that is printed has %25C3%25A9. A link of matrix.to is decoded, and the matrix: link
# that's printed for it is read as another user.
#
# Source: Matrix specification, appendices, Matrix URI scheme: identifiers are percent-encoded.
. "$(dirname "$0")/setup"

pip mautrix==0.21.1

python - > output <<'PYTHON'
from mautrix.types import MatrixURI
for link in ["matrix:r/a%2Fb:x.example", "matrix:u/%C3%A9:x.example", "https://matrix.to/#/%40%C3%A9%3Ax.example"]:
    uri = MatrixURI.parse(link)
    again = MatrixURI.parse(uri.matrix_uri)
    print(link, "->", uri.room_alias or uri.user_id)
    print("  printed:", uri.matrix_uri, "->", again.room_alias or again.user_id)
PYTHON

expect "mautrix 0.21.1" <<'EXPECTED'
matrix:r/a%2Fb:x.example -> #a%2Fb:x.example
  printed: matrix:r/a%252Fb:x.example -> #a%252Fb:x.example
matrix:u/%C3%A9:x.example -> @%C3%A9:x.example
  printed: matrix:u/%25C3%25A9:x.example -> @%25C3%25A9:x.example
https://matrix.to/#/%40%C3%A9%3Ax.example -> @é:x.example
  printed: matrix:u/%C3%A9:x.example -> @%C3%A9:x.example
EXPECTED
