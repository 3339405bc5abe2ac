#!/usr/bin/env bash
# The parameters of a phone number (tel:).
#
# Guessed: phonenumbers leaves out the parameters that it doesn't know, and takes a parameter's name
# in any case.
#
# So: With any parameter but ext, isub, and phone-context, it isn't a number, not even with those
# that networks add. EXT is the same as ext, but Phone-Context isn't phone-context.
#
# Source: RFC 3966 §3 (any further parameters, and names in any case); RFC 4694 (npdi, rn); 3GPP TS
# 24.229 (verstat).
. "$(dirname "$0")/setup"

pip phonenumbers==9.0.43

python - > output <<'PYTHON'
import phonenumbers
for link in ["tel:+1-201-555-0123;ext=12", "tel:+1-201-555-0123;EXT=12", "tel:+1-201-555-0123;isub=12",
             "tel:+1-201-555-0123;x=y", "tel:+1-201-555-0123;npdi;rn=+12025550199",
             "tel:+1-201-555-0123;verstat=TN-Validation-Passed", "tel:201-555-0123;phone-context=+1",
             "tel:201-555-0123;Phone-Context=+1"]:
    try: result = phonenumbers.format_number(phonenumbers.parse(link), phonenumbers.PhoneNumberFormat.RFC3966)
    except phonenumbers.NumberParseException as error: result = error
    print(link, "->", result)
PYTHON

expect "phonenumbers 9.0.43" <<'EXPECTED'
tel:+1-201-555-0123;ext=12 -> tel:+1-201-555-0123;ext=12
tel:+1-201-555-0123;EXT=12 -> tel:+1-201-555-0123;ext=12
tel:+1-201-555-0123;isub=12 -> tel:+1-201-555-0123
tel:+1-201-555-0123;x=y -> (1) The string supplied did not seem to be a phone number.
tel:+1-201-555-0123;npdi;rn=+12025550199 -> (1) The string supplied did not seem to be a phone number.
tel:+1-201-555-0123;verstat=TN-Validation-Passed -> (1) The string supplied did not seem to be a phone number.
tel:201-555-0123;phone-context=+1 -> tel:+1-201-555-0123
tel:201-555-0123;Phone-Context=+1 -> (1) The string supplied did not seem to be a phone number.
EXPECTED
