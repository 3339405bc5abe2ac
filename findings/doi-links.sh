#!/usr/bin/env bash
# The link of a DOI name that contains a number sign, and the name in a link that has it encoded.
#
# Guessed: The number sign is encoded in the link, and decoded in the name. The DOI Handbook has it
# as its example, and the program reads names out of links.
#
# So: The links end at the number sign, because what follows it is a fragment, and a browser doesn't
# send that. The name that is read from the encoded link is another one.
#
# Source: DOI Handbook, "DOI Name Encoding Rules for URL Presentation": %, #, ?, and a space must be
# encoded, 10.1000/456#789 as https://doi.org/10.1000/456%23789.
. "$(dirname "$0")/setup"

pip idutils==1.7.1 pybtex==0.26.1

python - > output <<'PYTHON'
import idutils
from pybtex import PybtexEngine
for name in ["10.1000/456#789", "10.1000/a?b", "10.1000/50%25"]:
    print(name)
    print("  idutils:", idutils.to_url(name, "doi", url_scheme="https"))
    entry = "@misc{a, author={Jo Doe}, title={A}, year={2020}, doi={%s}}" % name
    page = PybtexEngine().format_from_string(entry, style="plain", output_backend="html")
    print("  pybtex:", page.split('href="')[1].split('"')[0])
for link in ["https://doi.org/10.1000/456%23789", "https://doi.org/10.1000/a%3Fb"]:
    print(link, "-> idutils:", idutils.normalize_doi(link))
PYTHON

expect "idutils 1.7.1, pybtex 0.26.1" <<'EXPECTED'
10.1000/456#789
  idutils: https://doi.org/10.1000/456#789
  pybtex: https://doi.org/10.1000/456#789
10.1000/a?b
  idutils: https://doi.org/10.1000/a?b
  pybtex: https://doi.org/10.1000/a?b
10.1000/50%25
  idutils: https://doi.org/10.1000/50%25
  pybtex: https://doi.org/10.1000/50%25
https://doi.org/10.1000/456%23789 -> idutils: 10.1000/456%23789
https://doi.org/10.1000/a%3Fb -> idutils: 10.1000/a%3Fb
EXPECTED
