#!/usr/bin/env bash
# Path parameters of styles label and matrix, and a query with values separated by spaces.
#
# Guessed: /u/.5 and /u/;id=5 have the id 5, and a=1%202 is the array 1, 2: these are rows of
# OpenAPI's table of styles.
#
# So: Both are reported as missing. (They are looked up under the names .id and ;id, which no
# template can have.) The array has one value.
#
# Source: OpenAPI 3.1.1, Parameter Object, style values; Paths Object: a template expression has
# the name of its parameter.
. "$(dirname "$0")/setup"

pip openapi-core==0.23.1

python - > output <<'PYTHON'
from openapi_core import OpenAPI
from openapi_core.testing import MockRequest
def read(template, path, parameter, args=None):
    api = OpenAPI.from_dict({
        "openapi": "3.1.0", "info": {"title": "t", "version": "1"}, "servers": [{"url": "https://x.example"}],
        "paths": {template: {"get": {"parameters": [parameter], "responses": {"200": {"description": "ok"}}}}}})
    result = api.unmarshal_request(MockRequest("https://x.example", "get", path, args=args))
    return result.parameters.path or result.parameters.query or result.errors
def in_path(style): return {"name": "id", "in": "path", "required": True, "style": style, "explode": False,
                            "schema": {"type": "string"}}
def in_query(style): return {"name": "a", "in": "query", "style": style, "explode": False, "schema": {"type": "array"}}
print("/u/{id}, simple: /u/5 ->", read("/u/{id}", "/u/5", in_path("simple")))
print("/u/{id}, label: /u/.5 ->", read("/u/{id}", "/u/.5", in_path("label")))
print("/u/{id}, matrix: /u/;id=5 ->", read("/u/{id}", "/u/;id=5", in_path("matrix")))
print("pipeDelimited: a=1%7C2 ->", read("/u", "/u", in_query("pipeDelimited"), {"a": "1|2"}))
print("spaceDelimited: a=1%202 ->", read("/u", "/u", in_query("spaceDelimited"), {"a": "1 2"}))
PYTHON

expect "openapi-core 0.23.1" <<'EXPECTED'
/u/{id}, simple: /u/5 -> {'id': '5'}
/u/{id}, label: /u/.5 -> [MissingRequiredParameter(name='id', location='path')]
/u/{id}, matrix: /u/;id=5 -> [MissingRequiredParameter(name='id', location='path')]
pipeDelimited: a=1%7C2 -> {'a': ['1', '2']}
spaceDelimited: a=1%202 -> {'a': ['1 2']}
EXPECTED
