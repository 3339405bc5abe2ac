#!/usr/bin/env bash
# The label of a link for one-time passwords.
#
# Guessed: pyotp and passlib take an encoded colon in it for the end of the issuer.
#
# So: For pyotp, the issuer before %3A is a part of the account's name. It refuses an algorithm's
# name in lower case, and passlib a second colon.
#
# Source: "Key Uri Format" of Google Authenticator: label = issuer (":" / "%3A") *"%20" account.
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
key = "JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP"
for link in [f"otpauth://totp/A:jo?secret={key}", f"otpauth://totp/A%3Ajo?secret={key}",
             f"otpauth://totp/A%3A%20jo?secret={key}&issuer=A",
             f"otpauth://totp/A:jo?secret={key}&algorithm=sha256", f"otpauth://totp/A:jo:x?secret={key}"]:
    print(link)
    print("  pyotp", read(lambda: with_pyotp(link)))
    print("  passlib", read(lambda: with_passlib(link)))
PYTHON

expect "pyotp 2.12.1, passlib 1.7.4" <<'EXPECTED'
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
