#!/usr/bin/env bash
# The address of a podcast, with a scheme for feeds.
#
# Guessed: podcastparser reads feed:https://x.example/a, as it reads feed://x.example/a, and
# pcast://x.example/a, as it reads itpc://x.example/a.
#
# So: The first is http:///https://x.example/a, an address without a host. pcast:// is no address,
# but pcast: without slashes gets http:// in front of it.
#
# Source: draft-obasanjo-feed-URI-scheme-02: feed: in front of a whole address, or feed:// for
# http://. pcast: and itpc: have no specification.
. "$(dirname "$0")/setup"

pip podcastparser==0.6.11

python - > output <<'PYTHON'
import podcastparser
for link in ["feed://x.example/a", "feed:https://x.example/a", "itpc://x.example/a", "pcast://x.example/a", "pcast:x.example/a"]:
    print(link, "->", podcastparser.normalize_feed_url(link))
PYTHON

expect "podcastparser 0.6.11" <<'EXPECTED'
feed://x.example/a -> http://x.example/a
feed:https://x.example/a -> http:///https://x.example/a
itpc://x.example/a -> http://x.example/a
pcast://x.example/a -> None
pcast:x.example/a -> http://pcast:x.example/a
EXPECTED
