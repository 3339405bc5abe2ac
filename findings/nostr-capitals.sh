#!/usr/bin/env bash
# A nostr: link in capitals, as a QR code has it.
#
# Guessed: It's read: a scheme can have capitals, and so can what's written in Bech32.
#
# So: The scheme must be in lower case. A key in capitals is read after nostr:, and refused alone.
#
# Source: RFC 3986 §3.1: schemes are case-insensitive; BIP 173, "Bech32": decoders accept capitals,
# which QR codes should have.
. "$(dirname "$0")/setup"

pip nostr-sdk==0.45.1

python - > output <<'PYTHON'
from nostr_sdk import Keys, PublicKey
key = Keys.parse("1".zfill(64)).public_key().to_bech32()
for link in [key, "nostr:" + key, key.upper(), "nostr:" + key.upper(), "NOSTR:" + key, "NOSTR:" + key.upper()]:
    try: result = "read" if PublicKey.parse(link).to_bech32() == key else "another key"
    except Exception: result = "refused"
    print(link.replace(key[4:], "1…").replace(key[4:].upper(), "1…"), result)
PYTHON

expect "nostr-sdk 0.45.1" <<'EXPECTED'
npub1… read
nostr:npub1… read
NPUB1… refused
nostr:NPUB1… read
NOSTR:npub1… refused
NOSTR:NPUB1… refused
EXPECTED
