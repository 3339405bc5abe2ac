#!/usr/bin/env bash
# A link with escapes on an NFC tag.
#
# Guessed: The attribute uri has the link that is on the tag, and sets it.
#
# So: Reading encodes the link again: each % becomes %25, and the = and & of a query are encoded.
# Writing decodes it, so that %2F becomes a slash, and %26 another argument. The attribute iri has
# the link as it is; links without a host, such as com.example.app:/cb, are left alone.
#
# Source: NFC Forum, URI Record Type Definition 1.0 §3.2; RFC 3987 §3.1: an escape in an IRI stays
# as it is.
. "$(dirname "$0")/setup"

pip ndeflib==0.3.3

python - > output <<'PYTHON'
import ndef
for link in ["https://x.example/a%2Fb?q=1&r=c%26d", "https://x.example/caf%C3%A9", "com.example.app:/cb?q=c%26d"]:
    tag = b"".join(ndef.message_encoder([ndef.UriRecord(link)]))
    record = next(ndef.message_decoder(tag))
    print(link)
    print("  read: iri", record.iri)
    print("  read: uri", record.uri)
    written = ndef.UriRecord()
    written.uri = link
    print("  written with uri:", written.iri)
PYTHON

expect "ndeflib 0.3.3" <<'EXPECTED'
https://x.example/a%2Fb?q=1&r=c%26d
  read: iri https://x.example/a%2Fb?q=1&r=c%26d
  read: uri https://x.example/a%252Fb?q%3D1%26r%3Dc%2526d
  written with uri: https://x.example/a/b?q=1&r=c&d
https://x.example/caf%C3%A9
  read: iri https://x.example/caf%C3%A9
  read: uri https://x.example/caf%25C3%25A9
  written with uri: https://x.example/café
com.example.app:/cb?q=c%26d
  read: iri com.example.app:/cb?q=c%26d
  read: uri com.example.app:/cb?q=c%26d
  written with uri: com.example.app:/cb?q=c%26d
EXPECTED
