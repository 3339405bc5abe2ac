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
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/python"
"$folder/python/bin/pip" install --quiet --disable-pip-version-check \
  mautrix==0.21.1

"$folder/python/bin/python" - > "$folder/output" <<'PYTHON'
from mautrix.types import MatrixURI
for link in ["matrix:r/a%2Fb:x.example", "matrix:u/%C3%A9:x.example", "https://matrix.to/#/%40%C3%A9%3Ax.example"]:
    uri = MatrixURI.parse(link)
    again = MatrixURI.parse(uri.matrix_uri)
    print(link, "->", uri.room_alias or uri.user_id)
    print("  printed:", uri.matrix_uri, "->", again.room_alias or again.user_id)
PYTHON

echo "mautrix 0.21.1:"
cat "$folder/output"

diff - "$folder/output" <<'EXPECTED' || { echo "This behaves differently now." >&2; exit 1; }
matrix:r/a%2Fb:x.example -> #a%2Fb:x.example
  printed: matrix:r/a%252Fb:x.example -> #a%252Fb:x.example
matrix:u/%C3%A9:x.example -> @%C3%A9:x.example
  printed: matrix:u/%25C3%25A9:x.example -> @%25C3%25A9:x.example
https://matrix.to/#/%40%C3%A9%3Ax.example -> @é:x.example
  printed: matrix:u/%C3%A9:x.example -> @%C3%A9:x.example
EXPECTED
