#!/usr/bin/env bash
# A link to a file of geodata, as three libraries hand it to GDAL.
#
# Guessed: rasterio, fiona, and pyogrio make the same path of it, as they document the same links.
#
# So: For rasterio and fiona, the key of an S3 object ends at a number sign. For pyogrio, an
# exclamation mark in any link is the border of an archive, and a link that ends with .zip is one.
# All three take the host localhost for a folder.
#
# Source: GDAL's documentation, "Virtual file systems"; RFC 8089 §2 (localhost); S3 keys have any
# character.
. "$(dirname "$0")/setup"

pip rasterio==1.4.4 fiona==1.10.1 pyogrio==0.13.0

python - > output <<'PYTHON'
import fiona._path, pyogrio.util, rasterio._path
readers = {
    "rasterio": lambda link: rasterio._path._vsi_path(rasterio._path._parse_path(link)),
    "fiona": lambda link: fiona._path._vsi_path(fiona._path._parse_path(link)),
    "pyogrio": pyogrio.util.vsi_path,
}
for link in ["zip+https://x.example/a.zip?k=1!b.tif", "https://x.example/a!b.tif", "https://x.example/a.zip", "s3://b/a#c.tif",
             "file://localhost/tmp/a.tif"]:
    print(link)
    for name, read in readers.items(): print("  ", name, read(link))
PYTHON

expect "rasterio 1.4.4, fiona 1.10.1, pyogrio 0.13.0" <<'EXPECTED'
zip+https://x.example/a.zip?k=1!b.tif
   rasterio /vsizip/vsicurl/https://x.example/a.zip?k=1/b.tif
   fiona /vsizip/vsicurl/https://x.example/a.zip?k=1/b.tif
   pyogrio /vsizip/vsicurl/https://x.example/a.zip?k=1/b.tif
https://x.example/a!b.tif
   rasterio /vsicurl/https://x.example/a!b.tif
   fiona /vsicurl/https://x.example/a!b.tif
   pyogrio /vsicurl/https://x.example/a/b.tif
https://x.example/a.zip
   rasterio /vsicurl/https://x.example/a.zip
   fiona /vsicurl/https://x.example/a.zip
   pyogrio /vsizip/vsicurl/https://x.example/a.zip
s3://b/a#c.tif
   rasterio /vsis3/b/a
   fiona /vsis3/b/a
   pyogrio /vsis3/b/a#c.tif
file://localhost/tmp/a.tif
   rasterio localhost/tmp/a.tif
   fiona localhost/tmp/a.tif
   pyogrio localhost/tmp/a.tif
EXPECTED
