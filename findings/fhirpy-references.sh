#!/usr/bin/env bash
# A reference from one FHIR resource to another that is a URL, or that has a version.
#
# Guessed: The type and the id are read from each form of a literal reference, Patient and 1.
#
# So: Only Patient/1 has them. With a version, or with the server's own address before it, the
# reference has no type and no id.
#
# Source: FHIR R4 §2.3.0.1, "Literal References": relative or absolute, with or without /_history/
# and a version.
. "$(dirname "$0")/setup"

pip fhirpy==2.3.1

python - > output <<'PYTHON'
from fhirpy import SyncFHIRClient
client = SyncFHIRClient("https://x.example/fhir")
for text in ["Patient/1", "Patient/1/_history/2", "https://x.example/fhir/Patient/1",
             "https://x.example/fhir/Patient/1/_history/2"]:
    reference = client.reference(reference=text)
    print(text, "-> type", reference.resource_type, "id", reference.id, "local", reference.is_local)
PYTHON

expect "fhirpy 2.3.1" <<'EXPECTED'
Patient/1 -> type Patient id 1 local True
Patient/1/_history/2 -> type None id None local False
https://x.example/fhir/Patient/1 -> type None id None local False
https://x.example/fhir/Patient/1/_history/2 -> type None id None local False
EXPECTED
