#!/usr/bin/env bash
# A server's template for an address, filled with a value that has a slash, a space, or a number
# sign.
#
# Guessed: The values are encoded, for an attachment in JMAP and for a map's tile in WMTS.
#
# So: jmapc and OWSLib put them in as they are: the address of an attachment ends where its name has
# a number sign, and the tile matrix "m 0/1" is two elements.
#
# Source: RFC 8620 §2: downloadUrl is a URI template of level 1; RFC 6570 §3.2.2. WMTS 1.0.0 (OGC
# 07-057r7), clause 10: a tile's URL is the template with its variables replaced; RFC 3986 §2.1.
. "$(dirname "$0")/setup"

pip jmapc==0.4.0 requests==2.34.2 OWSLib==0.35.0

python - > output <<'PYTHON'
import tempfile
from types import SimpleNamespace
import requests
from jmapc import Client
from owslib.wmts import WebMapTileService
class Printing(requests.adapters.BaseAdapter):
    def send(self, request, **_):
        print("  ", request.url)
        response = requests.Response()
        response.status_code, response.raw = 200, SimpleNamespace(data=b"")
        return response
    def close(self): pass
client = Client.create_with_api_token("x.example", "token")
client.requests_session.mount("https://", Printing())
client.__dict__["jmap_session"] = SimpleNamespace(
    download_url="https://x.example/{accountId}/{blobId}/{name}?type={type}",
    primary_accounts=SimpleNamespace(core="a", mail="a", submission="a"))
with tempfile.NamedTemporaryFile() as file:
    for name in ["Q1 report.pdf", "what?.pdf", "issue#1.pdf", "a/b.pdf"]:
        print("jmapc", name)
        client.download_attachment(SimpleNamespace(blob_id="b", name=name, type="application/pdf"), file.name)
def capabilities(matrix): return f"""<Capabilities xmlns="http://www.opengis.net/wmts/1.0"
    xmlns:ows="http://www.opengis.net/ows/1.1" xmlns:xlink="http://www.w3.org/1999/xlink" version="1.0.0">
  <ows:ServiceIdentification><ows:Title>a</ows:Title></ows:ServiceIdentification>
  <Contents><Layer><ows:Identifier>l</ows:Identifier><Style isDefault="true"><ows:Identifier>s</ows:Identifier></Style>
    <Format>image/png</Format><TileMatrixSetLink><TileMatrixSet>m</TileMatrixSet></TileMatrixSetLink>
    <ResourceURL format="image/png" resourceType="tile"
     template="https://x.example/l/{{Style}}/{{TileMatrixSet}}/{{TileMatrix}}/{{TileRow}}/{{TileCol}}"/></Layer>
  <TileMatrixSet><ows:Identifier>m</ows:Identifier><ows:SupportedCRS>EPSG:3857</ows:SupportedCRS><TileMatrix>
    <ows:Identifier>{matrix}</ows:Identifier><ScaleDenominator>1</ScaleDenominator><TopLeftCorner>0 0</TopLeftCorner>
    <TileWidth>256</TileWidth><TileHeight>256</TileHeight><MatrixWidth>1</MatrixWidth><MatrixHeight>1</MatrixHeight>
  </TileMatrix></TileMatrixSet></Contents></Capabilities>""".encode()
for matrix in ["m:0", "m 0/1"]:
    print("OWSLib", matrix)
    service = WebMapTileService("https://x.example/", xml=capabilities(matrix))
    print("  ", service.buildTileResource(layer="l", style="s", format="image/png", tilematrixset="m", tilematrix=matrix, row=1, column=2))
PYTHON

expect "jmapc 0.4.0, OWSLib 0.35.0" <<'EXPECTED'
jmapc Q1 report.pdf
   https://x.example/a/b/Q1%20report.pdf?type=application/pdf
jmapc what?.pdf
   https://x.example/a/b/what?.pdf?type=application/pdf
jmapc issue#1.pdf
   https://x.example/a/b/issue#1.pdf?type=application/pdf
jmapc a/b.pdf
   https://x.example/a/b/a/b.pdf?type=application/pdf
OWSLib m:0
   https://x.example/l/s/m/m:0/1/2
OWSLib m 0/1
   https://x.example/l/s/m/m 0/1/1/2
EXPECTED
