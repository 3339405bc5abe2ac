#!/usr/bin/env bash
# Links to people on Telegram.
#
# Guessed: The link of a bot has its name, with or without an argument, and a link with a phone
# number is no invitation.
#
# So: An argument, or a tg: link with the name, hides the name. A phone number is taken for the
# hash of an invitation.
#
# Source: Telegram's page on deep links: t.me/+ with a phone number, t.me/+ with a hash,
# tg://resolve?domain=, and ?start=.
. "$(dirname "$0")/setup"

pip telethon==1.45.0

python - > output <<'PYTHON'
from telethon.utils import parse_username
for link in ["https://t.me/jobot", "https://t.me/jobot?start=x", "tg://resolve?domain=jobot", "https://jobot.t.me",
             "https://t.me/+aBcDeFgHiJkLmNoP", "https://t.me/+12015550123"]:
    name, is_invitation = parse_username(link)
    print(link, "->", f"invitation {name}" if is_invitation else name)
PYTHON

expect "telethon 1.45.0" <<'EXPECTED'
https://t.me/jobot -> jobot
https://t.me/jobot?start=x -> None
tg://resolve?domain=jobot -> None
https://jobot.t.me -> None
https://t.me/+aBcDeFgHiJkLmNoP -> invitation aBcDeFgHiJkLmNoP
https://t.me/+12015550123 -> invitation 12015550123
EXPECTED
