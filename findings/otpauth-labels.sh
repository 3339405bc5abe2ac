#!/usr/bin/env bash
# Links that carry the key of a one-time password.
#
# Guessed: pyotp and passlib read a link with the key of the format's own example, and take an
# encoded colon in a label for the end of the issuer.
#
# So: pyotp refuses that key, because it has 80 bits, and an algorithm's name in lower case. With
# %3A, the issuer is a part of the account's name. passlib refuses a second colon.
#
# Source: "Key Uri Format" of Google Authenticator, which has the key JBSWY3DPEHPK3PXP, and whose
# label is issuer (":" / "%3A") *"%20" account; RFC 4226 §4, R6, asks for 128 bits.
. "$(dirname "$0")/setup"

pip pyotp==2.12.1 passlib==1.7.4

python - > output <<'PYTHON'
import pyotp
from passlib.totp import TOTP
def read(function):
    try: return function()
    except ValueError as error: return f"ValueError: {error}"
def with_pyotp(link): return [(key := pyotp.parse_uri(link)).issuer, key.name]
def with_passlib(link): return [(key := TOTP.from_uri(link)).issuer, key.label]
short = "JBSWY3DPEHPK3PXP"
long = short * 2
for link in [f"otpauth://totp/Example:jo@x.example?secret={short}&issuer=Example", f"otpauth://totp/A:jo?secret={long}",
             f"otpauth://totp/A%3Ajo?secret={long}", f"otpauth://totp/A%3A%20jo?secret={long}&issuer=A",
             f"otpauth://totp/A:jo?secret={long}&algorithm=sha256", f"otpauth://totp/A:jo:x?secret={long}"]:
    print(link)
    print("  pyotp", read(lambda: with_pyotp(link)))
    print("  passlib", read(lambda: with_passlib(link)))
PYTHON

expect "pyotp 2.12.1, passlib 1.7.4" <<'EXPECTED'
otpauth://totp/Example:jo@x.example?secret=JBSWY3DPEHPK3PXP&issuer=Example
  pyotp ValueError: Secrets must be at least 112 bits after decoding
  passlib ['Example', 'jo@x.example']
otpauth://totp/A:jo?secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP
  pyotp ['A', 'jo']
  passlib ['A', 'jo']
otpauth://totp/A%3Ajo?secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP
  pyotp [None, 'A:jo']
  passlib ['A', 'jo']
otpauth://totp/A%3A%20jo?secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&issuer=A
  pyotp ['A', 'A: jo']
  passlib ['A', 'jo']
otpauth://totp/A:jo?secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&algorithm=sha256
  pyotp ValueError: Invalid value for algorithm, must be SHA1, SHA256 or SHA512
  passlib ['A', 'jo']
otpauth://totp/A:jo:x?secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP
  pyotp ['A', 'jo:x']
  passlib ValueError: Invalid otpauth uri: malformed label
EXPECTED
