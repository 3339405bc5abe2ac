#!/usr/bin/env bash
# The key of an object in an s3: link with an escape.
#
# Guessed: The same key in all of them: s3://b/a%20b is the object a%20b.
#
# So: cloudpathlib, smart_open, and fsspec open the object a%20b; pyarrow and obstore open the
# object a b. What follows # is a part of the key in the first three, and not in obstore.
#
# Source: The AWS CLI's reference of s3, "Path Argument Type": s3://bucket/key, with the key as it
# is; RFC 3986 §2.4, by which an escape is decoded.
. "$(dirname "$0")/setup"

pip cloudpathlib[s3]==0.26.0 smart_open==9.0.2 fsspec==2026.9.0 pyarrow==26.0.1 obstore==0.12.1

python - > output <<'PYTHON'
import cloudpathlib, obstore, smart_open
from fsspec.core import split_protocol
from pyarrow import fs
client = cloudpathlib.S3Client(no_sign_request=True)
def arrow(link): return fs.FileSystem.from_uri(link + "?region=us-east-1")[1]
libraries = {
    "cloudpathlib": lambda link: cloudpathlib.S3Path(link, client=client).key,
    "smart_open": lambda link: smart_open.parse_uri(link).key_id,
    "fsspec": lambda link: split_protocol(link)[1].removeprefix("b/"),
    "pyarrow": lambda link: arrow(link).removeprefix("b/"),
    "obstore": lambda link: obstore.store.from_url(link, region="us-east-1").prefix,
}
for link in ["s3://b/a%20b", "s3://b/%C3%A9", "s3://b/a%2523", "s3://b/a#c"]:
    print(link)
    for name, key in libraries.items():
        if "#" not in link or name != "pyarrow": print(f"  {name}: {key(link)}")
PYTHON

expect "cloudpathlib 0.26.0, smart_open 9.0.2, fsspec 2026.9.0, pyarrow 26.0.1, obstore 0.12.1" <<'EXPECTED'
s3://b/a%20b
  cloudpathlib: a%20b
  smart_open: a%20b
  fsspec: a%20b
  pyarrow: a b
  obstore: a b
s3://b/%C3%A9
  cloudpathlib: %C3%A9
  smart_open: %C3%A9
  fsspec: %C3%A9
  pyarrow: é
  obstore: é
s3://b/a%2523
  cloudpathlib: a%2523
  smart_open: a%2523
  fsspec: a%2523
  pyarrow: a%23
  obstore: a%23
s3://b/a#c
  cloudpathlib: a#c
  smart_open: a#c
  fsspec: a#c
  obstore: a
EXPECTED
