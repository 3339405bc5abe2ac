#!/usr/bin/env bash
# The template of a map's tiles, as GeoServer writes it (WMTS).
#
# Guessed: OWSLib fills it, whatever the case of a variable's name, and encodes the values.
#
# So: It knows {Style} only with its capital: GeoServer's {style} is a KeyError. It encodes nothing,
# so that the tile matrix "m 0/1" is two elements, one with a space.
#
# Source: WMTS 1.0.0 (OGC 07-057r7), clause 10: a tile's URL is the template with its variables
# replaced; RFC 3986 §2.1 for the values. GeoServer's templates have {style} and {TileMatrixSet}.
. "$(dirname "$0")/setup"

pip OWSLib==0.35.0

python - > output <<'PYTHON'
from owslib.wmts import WebMapTileService
def capabilities(template, matrix): return f"""<Capabilities xmlns="http://www.opengis.net/wmts/1.0"
    xmlns:ows="http://www.opengis.net/ows/1.1" xmlns:xlink="http://www.w3.org/1999/xlink" version="1.0.0">
  <ows:ServiceIdentification><ows:Title>a</ows:Title></ows:ServiceIdentification>
  <Contents><Layer><ows:Identifier>l</ows:Identifier><Style isDefault="true"><ows:Identifier>s</ows:Identifier></Style>
    <Format>image/png</Format><TileMatrixSetLink><TileMatrixSet>m</TileMatrixSet></TileMatrixSetLink>
    <ResourceURL format="image/png" resourceType="tile" template="{template}"/></Layer>
  <TileMatrixSet><ows:Identifier>m</ows:Identifier><ows:SupportedCRS>EPSG:3857</ows:SupportedCRS><TileMatrix>
    <ows:Identifier>{matrix}</ows:Identifier><ScaleDenominator>1</ScaleDenominator><TopLeftCorner>0 0</TopLeftCorner>
    <TileWidth>256</TileWidth><TileHeight>256</TileHeight><MatrixWidth>1</MatrixWidth><MatrixHeight>1</MatrixHeight>
  </TileMatrix></TileMatrixSet></Contents></Capabilities>""".encode()
for style, matrix in [("{Style}", "m:0"), ("{style}", "m:0"), ("{Style}", "m 0/1")]:
    template = f"https://x.example/l/{style}/{{TileMatrixSet}}/{{TileMatrix}}/{{TileRow}}/{{TileCol}}"
    service = WebMapTileService("https://x.example/", xml=capabilities(template, matrix))
    try: link = service.buildTileResource(layer="l", style="s", format="image/png", tilematrixset="m", tilematrix=matrix, row=1, column=2)
    except KeyError as error: link = f"KeyError: {error}"
    print(template, matrix, "->", link)
PYTHON

expect "OWSLib 0.35.0" <<'EXPECTED'
https://x.example/l/{Style}/{TileMatrixSet}/{TileMatrix}/{TileRow}/{TileCol} m:0 -> https://x.example/l/s/m/m:0/1/2
https://x.example/l/{style}/{TileMatrixSet}/{TileMatrix}/{TileRow}/{TileCol} m:0 -> KeyError: 'style'
https://x.example/l/{Style}/{TileMatrixSet}/{TileMatrix}/{TileRow}/{TileCol} m 0/1 -> https://x.example/l/s/m/m 0/1/1/2
EXPECTED
