#!/usr/bin/env bash
# A file whose name has a percent sign, which is to be fetched into a bag (BagIt).
#
# Guessed: The list of links and the manifest of a bag give the file one name, which bagit reads.
#
# So: bdbag writes 100%25.txt into fetch.txt, and 100%.txt into the manifest. bagit, which decodes
# neither, says that 100%25.txt is still to be fetched, even when the file is there.
#
# Source: RFC 8493 §2.2.3 and §2.1.3: a percent sign in a file's path must be encoded, in both
# files. (In BagIt 0.97, which both claim to write, it's encoded in neither.)
. "$(dirname "$0")/setup"

pip bdbag==1.8.0 bagit==1.9.0

HOME="$folder" python - > output <<'PYTHON'
import hashlib, json, pathlib, tempfile
import bagit
from bdbag import bdbag_api
with tempfile.TemporaryDirectory() as name:
    folder = pathlib.Path(name)
    bag = folder / "bag"
    bag.mkdir()
    links = [{"url": "https://x.example/a b?c=%26", "length": 1, "filename": "100%.txt", "sha256": hashlib.sha256(b"a").hexdigest()}]
    (folder / "links.json").write_text(json.dumps(links))
    bdbag_api.make_bag(str(bag), algs=["sha256"], remote_file_manifest=str(folder / "links.json"))
    for file in ["bagit.txt", "fetch.txt", "manifest-sha256.txt"]:
        print(file, (bag / file).read_text().split("\n")[0].split()[-1 if file != "fetch.txt" else 0:])
    (bag / "data" / "100%.txt").write_text("a")
    read = bagit.Bag(str(bag))
    print("valid", read.is_valid(), "to be fetched", list(read.files_to_be_fetched()), "missing", read.compare_fetch_with_fs())
PYTHON

expect "bdbag 1.8.0, bagit 1.9.0" <<'EXPECTED'
bagit.txt ['0.97']
fetch.txt ['https://x.example/a%20b?c=%26', '1', 'data/100%25.txt']
manifest-sha256.txt ['data/100%.txt']
valid True to be fetched ['data/100%25.txt'] missing ['data/100%25.txt']
EXPECTED
