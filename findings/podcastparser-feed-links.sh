#!/usr/bin/env bash
# The address of a podcast, with a scheme for feeds.
#
# Guessed: podcastparser reads feed:https://x.example/a, as it reads feed://x.example/a.
#
# So: It's http:///https://x.example/a, an address without a host.
#
# Source: draft-obasanjo-feed-URI-scheme-02: feed: in front of a whole address, or feed:// for
# http://.
. "$(dirname "$0")/setup"

pip podcastparser==0.6.11

python - > output <<'PYTHON'
import podcastparser
for link in ["feed://x.example/a", "feed:https://x.example/a"]:
    print(link, "->", podcastparser.normalize_feed_url(link))
PYTHON

expect "podcastparser 0.6.11" <<'EXPECTED'
feed://x.example/a -> http://x.example/a
feed:https://x.example/a -> http:///https://x.example/a
EXPECTED
