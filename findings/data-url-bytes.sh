#!/usr/bin/env bash
# A data URL whose bytes aren't UTF-8, that has a parameter, or whose Base64 has escapes.
#
# Guessed: All three read RFC 2397's kinds of URLs, and %BE%D3%BE is three bytes.
#
# So: fsspec decodes the escapes as UTF-8, and has a replacement character for a byte that isn't.
# python-datauri does the same, and can't encode that in the charset; it refuses other parameters
# than charset, too. Neither reads %3D in Base64.
#
# Source: RFC 2397 §2 (the data is octets, and any parameter can stand before it) and §4, which has
# text in ISO 8859-7; Fetch Standard, "data: URL processor": escapes are decoded before Base64.
. "$(dirname "$0")/setup"

pip python-datauri==3.0.2 w3lib==2.5.0 fsspec==2026.9.0

python - > output <<'PYTHON'
import fsspec
from datauri import DataURI
from w3lib.url import parse_data_uri
def fsspec_read(link):
    with fsspec.open(link, "rb") as file: return file.read()
readers = {"python-datauri": lambda link: DataURI(link).data, "fsspec": fsspec_read,
           "w3lib": lambda link: parse_data_uri(link).data}
for link in ["data:,a%20b", "data:text/plain;charset=iso-8859-7,%BE%D3%BE", "data:text/plain;format=flowed,a",
             "data:;base64,QQ%3D%3D"]:
    print(link)
    for name, read in readers.items():
        try: print(f"  {name}:", read(link))
        except ValueError as error: print(f"  {name}:", type(error).__name__)
PYTHON

expect "python-datauri 3.0.2, fsspec 2026.9.0, w3lib 2.5.0" <<'EXPECTED'
data:,a%20b
  python-datauri: b'a b'
  fsspec: b'a b'
  w3lib: b'a b'
data:text/plain;charset=iso-8859-7,%BE%D3%BE
  python-datauri: UnicodeEncodeError
  fsspec: b'\xef\xbf\xbd\xd3\xbe'
  w3lib: b'\xbe\xd3\xbe'
data:text/plain;format=flowed,a
  python-datauri: InvalidDataURI
  fsspec: b'a'
  w3lib: b'a'
data:;base64,QQ%3D%3D
  python-datauri: Error
  fsspec: Error
  w3lib: b'A'
EXPECTED
