#!/usr/bin/env bash
# The links of an Atom feed in two feed readers.
#
# Guessed: Both resolve links against xml:base, take the entry's page from a link without rel or
# with rel="alternate", and know the long name of alternate, which means the same.
#
# So: sfeed ignores xml:base. newsboat leaves enclosures relative, and it resolves the links of an
# entry with a relative xml:base against the feed's address. Of pages in two languages, sfeed takes
# the first, and newsboat the last. Neither knows the long name: the entry has no link.
#
# Source: RFC 4287 §2 (xml:base) and §4.2.7.2 (rel); XML Base §4.
. "$(dirname "$0")/setup"

debian sfeed=1.7-1 newsboat=2.21-1.5 libjson-c5=0.16-2 libstfl0=0.22-3+b5

export HOME=$folder

cat > feed.xml <<'XML'
<feed xmlns="http://www.w3.org/2005/Atom" xml:base="https://x.example/blog/">
  <title>Feed</title><id>urn:example:0</id><updated>2026-01-01T00:00:00Z</updated>
  <entry><title>1 base of the feed</title><id>urn:example:1</id><link href="a?b=c"/></entry>
  <entry xml:base="2026/"><title>2 base of the entry</title><id>urn:example:2</id><link href="a"/></entry>
  <entry><title>3 enclosure</title><id>urn:example:3</id><link href="a"/>
    <link rel="enclosure" href="b.mp3" type="audio/mpeg"/></entry>
  <entry><title>4 languages</title><id>urn:example:4</id><link href="a"/>
    <link href="de" hreflang="de"/></entry>
  <entry><title>5 long name</title><id>urn:example:5</id>
    <link rel="http://www.iana.org/assignments/relation/alternate" href="a"/></entry>
</feed>
XML
root/usr/bin/sfeed https://y.example/feed.xml < feed.xml | cut -f2,3,8 | sed 's/^/sfeed /' > output
echo "file://$folder/feed.xml" > urls
root/usr/bin/newsboat -u urls -c cache -C /dev/null -x reload
python3 - >> output <<'PYTHON'
import os, sqlite3
for entry in sqlite3.connect("cache").execute("SELECT title, url, enclosure_url FROM rss_item ORDER BY title"):
    print("newsboat", "\t".join(entry).replace(f"file://{os.getcwd()}", "file:///folder"))
PYTHON
sed -i 's/\t/ | /g; s/ *|* *$//' output

expect "sfeed 1.7, newsboat 2.21" <<'EXPECTED'
sfeed 1 base of the feed | https://y.example/a?b=c
sfeed 2 base of the entry | https://y.example/a
sfeed 3 enclosure | https://y.example/a | https://y.example/b.mp3
sfeed 4 languages | https://y.example/a
sfeed 5 long name |
newsboat 1 base of the feed | https://x.example/blog/a?b=c
newsboat 2 base of the entry | file:///folder/a
newsboat 3 enclosure | https://x.example/blog/a | b.mp3
newsboat 4 languages | https://x.example/blog/de
newsboat 5 long name |
EXPECTED
