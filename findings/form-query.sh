#!/usr/bin/env bash
# A form with the method GET whose action has a query, as in <form action="/s?old=1">.
#
# Guessed: The form's fields replace the query, as they do in a browser.
#
# So: mechanize and Scrapy replace it. MechanicalSoup and WebTest keep it and add the fields, and
# lxml hands over both.
#
# Source: HTML Standard, "Form submission algorithm", step "Mutate action URL".
. "$(dirname "$0")/setup"

pip mechanicalsoup==1.4.0 mechanize==0.4.10 webtest==3.0.7 scrapy==2.19.0 lxml==6.1.3 \
  requests==2.34.2

python - > output <<'PYTHON'
import warnings
import lxml.html, mechanicalsoup, mechanize, requests, scrapy.http, webtest
warnings.simplefilter("ignore")
form = b'<!DOCTYPE html><html><body><form action="/s?old=1"><input name="new" value="2"></form></body></html>'
page = "https://x.example/a"
class Printing(requests.adapters.BaseAdapter):
    def send(self, request, **_):
        print("MechanicalSoup:", request.url)
        response = requests.Response()
        response.status_code, response.url, response.request = 204, request.url, request
        return response
    def close(self): pass
soup = mechanicalsoup.StatefulBrowser()
soup.session.mount("https://", Printing())
soup.open_fake_page(form.decode(), url=page)
soup.select_form()
soup.submit_selected()
browser = mechanize.Browser()
browser.set_response(mechanize.make_response(form, [("Content-Type", "text/html")], page, 200, "OK"))
browser.select_form(nr=0)
print("mechanize:", browser.click().get_full_url())
def application(environment, start):
    start("200 OK", [("Content-Type", "text/html")])
    return [form]
tester = webtest.TestApp(application)
print("WebTest:", tester.get("/a").form.submit().request.url)
print("Scrapy:", scrapy.http.FormRequest.from_response(scrapy.http.HtmlResponse(page, body=form)).url)
tree = lxml.html.fromstring(form, base_url=page)
lxml.html.submit_form(tree.forms[0], open_http=lambda method, link, fields: print("lxml:", link, fields))
PYTHON

expect "MechanicalSoup 1.4.0, mechanize 0.4.10, WebTest 3.0.7, Scrapy 2.19.0, lxml 6.1.3" <<'EXPECTED'
MechanicalSoup: https://x.example/s?old=1&new=2
mechanize: https://x.example/s?new=2
WebTest: http://localhost/s?old=1&new=2
Scrapy: https://x.example/s?new=2
lxml: https://x.example/s?old=1 [('new', '2')]
EXPECTED
