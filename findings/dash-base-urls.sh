#!/usr/bin/env bash
# The base URL of a film's segments, with a query, and $$ in their template (MPEG-DASH).
#
# Guessed: Both programs resolve BaseURL elements as RFC 3986 says, and write $$ as $.
#
# So: yt-dlp adds the inner one to the end of the outer, behind its query, so that all segments are
# a part of the query. streamlink resolves it, but leaves $$.
#
# Source: ISO/IEC 23009-1 §5.6.4 (resolved as in RFC 3986 §5) and §5.3.9.4.4, table 16 ($$ is an
# escaped $).
. "$(dirname "$0")/setup"

pip streamlink==8.6.3 yt-dlp==2026.10.26

python - > output <<'PYTHON'
import xml.etree.ElementTree as ET
from streamlink.stream.dash.manifest import MPD
from yt_dlp import YoutubeDL
from yt_dlp.extractor.common import InfoExtractor
def manifest(namespace, base): return ET.fromstring(f"""<MPD {namespace} type="static" mediaPresentationDuration="PT4S"
    minBufferTime="PT2S" profiles="x"><BaseURL>{base}</BaseURL><Period duration="PT4S"><AdaptationSet mimeType="video/mp4">
    <BaseURL>a/</BaseURL><SegmentTemplate media="$RepresentationID$-$$-$Number%03d$.m4s" duration="4" startNumber="1"/>
    <Representation id="r" bandwidth="1" codecs="avc1.42E01E" width="1" height="1"/></AdaptationSet></Period></MPD>""")
extractor = InfoExtractor(YoutubeDL({"quiet": True}))
for base in ["https://x.example/v/", "https://x.example/v/?key=1"]:
    print("BaseURL", base, "and a/")
    mpd = MPD(manifest("", base), url="https://x.example/a.mpd", base_url="https://x.example/a.mpd")
    print("  streamlink", [part.uri for part in mpd.periods[0].adaptationSets[0].representations[0].segments()])
    formats, _ = extractor._parse_mpd_formats_and_subtitles(
        manifest('xmlns="urn:mpeg:dash:schema:mpd:2011"', base), mpd_base_url="https://x.example", mpd_url="https://x.example/a.mpd")
    print("  yt-dlp", [formats[0]["fragment_base_url"] + part["path"] for part in formats[0]["fragments"]])
PYTHON

expect "streamlink 8.6.3, yt-dlp 2026.10.26" <<'EXPECTED'
BaseURL https://x.example/v/ and a/
  streamlink ['https://x.example/v/a/r-$$-001.m4s']
  yt-dlp ['https://x.example/v/a/r-$-001.m4s']
BaseURL https://x.example/v/?key=1 and a/
  streamlink ['https://x.example/v/a/r-$$-001.m4s']
  yt-dlp ['https://x.example/v/?key=1a/r-$-001.m4s']
EXPECTED
