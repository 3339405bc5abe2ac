#!/usr/bin/env bash
# A value with a slash, printed by five routers into a variable that matches no slash.
#
# Guessed: It is encoded as %2F (as Werkzeug does), or refused (as Django does).
#
# So: All five print a slash as it is. The link has one element more, so the route that printed it
# does not match it. bottle encodes no other character either.
#
# Source: RFC 3986 §2.4: data is encoded when a URI is put together; §3.3: a slash separates
# segments.
. "$(dirname "$0")/setup"

pip pyramid==2.1 morepath==1.0.0 routes==2.5.1 tornado==6.6.1 bottle==0.13.4 webob==1.8.11 \
  setuptools==80.9.0

python - > output <<'PYTHON'
import bottle, morepath, pyramid.config, routes, webob
from pyramid.request import Request
from tornado.httputil import HTTPServerRequest
from tornado.web import Application, RequestHandler, url
value = "b/c d"

config = pyramid.config.Configurator()
config.add_route("page", "/a/{x}")
config.commit()
request = Request.blank("/")
request.registry = config.registry
printed = request.route_path("page", x=value)
again = config.get_routes_mapper()(Request.blank(printed))["match"]
print("Pyramid:", printed, "read again:", again)

class App(morepath.App): pass
class Page:
    def __init__(self, x): self.x = x
@App.path(path="/a/{x}", model=Page)
def page(x): return Page(x)
@App.view(model=Page)
def view(self, request): return request.link(Page(value))
App.commit()
printed = webob.Request.blank("/a/b").get_response(App()).text
print("Morepath:", printed, "read again:", webob.Request.blank(printed).get_response(App()).status)

mapper = routes.Mapper()
mapper.connect("page", "/a/{x}", controller="page", action="show")
generate = routes.URLGenerator(mapper, {"HTTP_HOST": "x.example", "SCRIPT_NAME": ""})
printed = generate("page", x=value)
print("Routes:", printed, "read again:", mapper.match(printed))

page = url("/a/([^/]+)", RequestHandler, name="page")
printed = Application([page]).reverse_url("page", value)
print("Tornado:", printed, "read again:", page.matcher.match(HTTPServerRequest("GET", printed)))

app = bottle.Bottle()
app.route("/a/<x>", name="page", callback=lambda x: None)
printed = app.get_url("page", x=value)
try: again = app.match({"PATH_INFO": printed, "REQUEST_METHOD": "GET"})
except bottle.HTTPError as error: again = error.status
print("bottle:", printed, "read again:", again)
PYTHON

expect "pyramid 2.1, morepath 1.0.0, routes 2.5.1, tornado 6.6.1, bottle 0.13.4" <<'EXPECTED'
Pyramid: /a/b/c%20d read again: None
Morepath: http://localhost/a/b/c%20d read again: 404 Not Found
Routes: /a/b/c%20d read again: None
Tornado: /a/b/c%20d read again: None
bottle: /a/b/c d read again: 404 Not Found
EXPECTED
