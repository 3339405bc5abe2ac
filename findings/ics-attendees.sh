#!/usr/bin/env bash
# The address of someone who attends an event.
#
# Guessed: mailto:jo%2Bx@x.example is the e-mail address jo+x@x.example.
#
# So: Neither program decodes it. An address with another scheme is an e-mail address, too, and ics
# writes it with mailto: before it: mailto:tel:…, mailto:urn:uuid:…, mailto:https://….
#
# Source: RFC 5545 §3.3.3: the value is any URI, and mailto: for an e-mail address; RFC 6068 §2:
# escapes are decoded.
. "$(dirname "$0")/setup"

pip ics==0.7.3 icalendar==7.3.0

python - > output <<'PYTHON'
import icalendar
from ics import Calendar
event = ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:x", "BEGIN:VEVENT", "UID:1", "DTSTAMP:20200101T000000Z",
         "DTSTART:20200101T000000Z", "ATTENDEE:%s", "END:VEVENT", "END:VCALENDAR", ""]
for address in ["mailto:jo@x.example", "mailto:jo%2Bx@x.example", "tel:+12015550123",
                "urn:uuid:00000000-0000-4000-8000-000000000000", "https://x.example/people/jo"]:
    text = "\r\n".join(event) % address
    calendar = Calendar(text)
    print(address)
    print("  icalendar:", icalendar.Calendar.from_ical(text).events[0]["ATTENDEE"].email)
    print("  ics:", list(list(calendar.events)[0].attendees)[0].email)
    print("  ics writes:", *[line for line in calendar.serialize().split("\r\n") if line.startswith("ATTENDEE")])
PYTHON

expect "ics 0.7.3, icalendar 7.3.0" <<'EXPECTED'
mailto:jo@x.example
  icalendar: jo@x.example
  ics: jo@x.example
  ics writes: ATTENDEE;CN=jo@x.example:mailto:jo@x.example
mailto:jo%2Bx@x.example
  icalendar: jo%2Bx@x.example
  ics: jo%2Bx@x.example
  ics writes: ATTENDEE;CN=jo%2Bx@x.example:mailto:jo%2Bx@x.example
tel:+12015550123
  icalendar: tel:+12015550123
  ics: tel:+12015550123
  ics writes: ATTENDEE;CN=tel:+12015550123:mailto:tel:+12015550123
urn:uuid:00000000-0000-4000-8000-000000000000
  icalendar: urn:uuid:00000000-0000-4000-8000-000000000000
  ics: urn:uuid:00000000-0000-4000-8000-000000000000
  ics writes: ATTENDEE;CN=urn:uuid:00000000-0000-4000-8000-000000000000:mailto:urn:uuid:00000000-0000-4000-8000-000000000000
https://x.example/people/jo
  icalendar: https://x.example/people/jo
  ics: https://x.example/people/jo
  ics writes: ATTENDEE;CN=https://x.example/people/jo:mailto:https://x.example/people/jo
EXPECTED
