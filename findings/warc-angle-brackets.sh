#!/usr/bin/env bash
# The address of a page in a web archive (WARC 1.0), as Wget writes it.
#
# Guessed: All three readers give it without the angle brackets.
#
# So: Only warcio does. FastWARC and Warcat give <https://x.example/>, which has no scheme and no
# host. warcio encodes a space, too.
#
# Source: The grammar of WARC 1.0 (ISO 28500:2009, §4) has angle brackets around each URI, which its
# examples don't have; WARC 1.1 has them only around the record's ID. Wget writes them.
. "$(dirname "$0")/setup"

pip warcio==1.8.1 fastwarc==2.0.1 warcat==2.2.5

python - > output <<'PYTHON'
import io, logging, tempfile
from urllib.parse import urlsplit
import fastwarc, warcat.model
from warcio.archiveiterator import ArchiveIterator
logging.disable()
def warcio(record): return next(ArchiveIterator(io.BytesIO(record))).rec_headers.get_header("WARC-Target-URI")
def fast(record): return next(iter(fastwarc.ArchiveIterator(io.BytesIO(record)))).headers["WARC-Target-URI"]
def cat(record):
    archive = warcat.model.WARC()
    with tempfile.NamedTemporaryFile(suffix=".warc") as file:
        file.write(record)
        file.flush()
        archive.load(file.name)
    return archive.records[0].header.fields["WARC-Target-URI"]
for target in ["https://x.example/", "<https://x.example/>", "https://x.example/a b"]:
    record = "\r\n".join(["WARC/1.0", "WARC-Type: resource", f"WARC-Target-URI: {target}",
        "WARC-Date: 2020-01-01T00:00:00Z", "WARC-Record-ID: <urn:uuid:12345678-1234-1234-1234-123456789012>",
        "Content-Type: text/plain", "Content-Length: 1", "", "a", "", ""]).encode()
    print(target)
    for name, read in [("warcio", warcio), ("FastWARC", fast), ("Warcat", cat)]:
        print("  ", name, link := read(record), "host", urlsplit(link).hostname)
PYTHON

expect "warcio 1.8.1, FastWARC 2.0.1, Warcat 2.2.5" <<'EXPECTED'
https://x.example/
   warcio https://x.example/ host x.example
   FastWARC https://x.example/ host x.example
   Warcat https://x.example/ host x.example
<https://x.example/>
   warcio https://x.example/ host x.example
   FastWARC <https://x.example/> host None
   Warcat <https://x.example/> host None
https://x.example/a b
   warcio https://x.example/a%20b host x.example
   FastWARC https://x.example/a b host x.example
   Warcat https://x.example/a b host x.example
EXPECTED
