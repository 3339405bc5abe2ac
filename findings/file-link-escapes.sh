#!/usr/bin/env bash
# A file: link with an escape, and one with the host localhost.
#
# Guessed: All of these decode an escape, read localhost as no host, and read file:/tmp.
#
# So: DuckDB, smart_open, and fsspec look for a file whose name contains %20. In
# file://localhost/tmp, localhost is a folder for polars, smart_open, and fsspec, and pyarrow
# refuses it. smart_open doesn't know file:/tmp.
#
# Source: RFC 8089 §2 (a file: link is a URI; localhost is as no host; file:/tmp) and RFC 3986 §2.4.
. "$(dirname "$0")/setup"

pip duckdb==2.0.1 smart_open==9.0.2 fsspec==2026.9.0 polars==2.1.0 pandas==3.1.1 pyarrow==26.0.1 \
  lxml==6.1.3

python - > output <<'PYTHON'
import os, tempfile
import duckdb, fsspec, lxml.etree, pandas, polars, smart_open
from pyarrow import fs
folder = tempfile.mkdtemp()
os.chdir(folder)
for place in ["a b", "a%20b"]:
    with open(place, "w") as file: file.write(f"<r>{place}</r>")
def arrow(link):
    system, path = fs.FileSystem.from_uri(link)
    return system.open_input_stream(path).read().decode()
libraries = {
    "duckdb": lambda link: duckdb.sql(f"select content from read_text('{link}')").fetchall()[0][0],
    "smart_open": lambda link: smart_open.open(link).read(),
    "fsspec": lambda link: fsspec.open(link, "r").open().read(),
    "polars": lambda link: polars.read_csv(link, has_header=False).item(),
    "pandas": lambda link: pandas.read_csv(link, header=None).iloc[0, 0],
    "pyarrow": arrow,
    "lxml": lambda link: f"<r>{lxml.etree.parse(link).getroot().text}</r>",
}
for start in ["file://", "file:", "file://localhost"]:
    print(f"{start}/…/a%20b")
    for name, read in libraries.items():
        try: print(f"  {name}: {read(start + folder + '/a%20b')}")
        except Exception as error: print(f"  {name}: {type(error).__name__}")
PYTHON

expect "duckdb 2.0.1, smart_open 9.0.2, fsspec 2026.9.0, polars 2.1.0, pandas 3.1.1, pyarrow 26.0.1, lxml 6.1.3" <<'EXPECTED'
file:///…/a%20b
  duckdb: <r>a%20b</r>
  smart_open: <r>a%20b</r>
  fsspec: <r>a%20b</r>
  polars: <r>a b</r>
  pandas: <r>a b</r>
  pyarrow: <r>a b</r>
  lxml: <r>a b</r>
file:/…/a%20b
  duckdb: <r>a%20b</r>
  smart_open: FileNotFoundError
  fsspec: <r>a%20b</r>
  polars: <r>a b</r>
  pandas: <r>a b</r>
  pyarrow: <r>a b</r>
  lxml: <r>a b</r>
file://localhost/…/a%20b
  duckdb: <r>a%20b</r>
  smart_open: FileNotFoundError
  fsspec: FileNotFoundError
  polars: FileNotFoundError
  pandas: <r>a b</r>
  pyarrow: ArrowInvalid
  lxml: <r>a b</r>
EXPECTED
