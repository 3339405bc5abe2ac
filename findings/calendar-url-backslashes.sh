#!/usr/bin/env bash
# The URL of an event, as three libraries write it.
#
# Guessed: All three write the URL as it is, since a URI is no text.
#
# So: Two put backslashes before commas and semicolons, as they do for text. vobject does not take
# them away when it reads its own event.
#
# Source: RFC 5545 §3.3.13: a value of type URI is not escaped with backslashes (§3.8.4.6 gives
# URL this type).
. "$(dirname "$0")/setup"

pip ics==0.7.3 vobject==0.9.9 icalendar==7.3.0

python - > output <<'PYTHON'
import ics, vobject, icalendar
url = "https://x.example/map/1,2;z=3"

def line(text): return next(l for l in text.splitlines() if l.startswith("URL"))

event = ics.Event(name="Walk", begin="2026-01-01", url=url)
print("ics:", line(event.serialize()))

calendar = vobject.iCalendar()
calendar.add("vevent").add("url").value = url
text = calendar.serialize()
print("vobject:", line(text))
print("vobject, read again:", vobject.readOne(text).vevent.url.value)

event = icalendar.Event()
event.add("url", url)
print("icalendar:", line(event.to_ical().decode()))
PYTHON

expect "ics 0.7.3, vobject 0.9.9, icalendar 7.3.0" <<'EXPECTED'
ics: URL:https://x.example/map/1\,2\;z=3
vobject: URL:https://x.example/map/1\,2\;z=3
vobject, read again: https://x.example/map/1\,2\;z=3
icalendar: URL:https://x.example/map/1,2;z=3
EXPECTED
