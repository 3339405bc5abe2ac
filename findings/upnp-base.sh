#!/usr/bin/env bash
# The address of a UPnP service in a description that has a URLBase.
#
# Guessed: A relative controlURL is resolved against URLBase.
#
# So: URLBase isn't read. The address is resolved against the description's own, so it's on another
# port here. The presentationURL stays relative.
#
# Source: UPnP Device Architecture 1.0 §2.1: the relative URLs of a description are relative to
# URLBase, and to the description's address only without it.
. "$(dirname "$0")/setup"

pip async-upnp-client==0.49.0

python - > output <<'PYTHON'
import asyncio
from async_upnp_client.client import UpnpRequester
from async_upnp_client.client_factory import UpnpFactory
from async_upnp_client.const import HttpResponse
description = """<root xmlns="urn:schemas-upnp-org:device-1-0">
<specVersion><major>1</major><minor>0</minor></specVersion>
<URLBase>http://192.0.2.1:8080/base/</URLBase><device><deviceType>urn:x-example:device:D:1</deviceType>
<friendlyName>d</friendlyName><manufacturer>m</manufacturer><modelName>n</modelName><UDN>uuid:1</UDN><serviceList>
<service><serviceType>urn:x-example:service:S:1</serviceType><serviceId>urn:x-example:serviceId:S</serviceId>
<SCPDURL>actions.xml</SCPDURL><controlURL>control</controlURL><eventSubURL>/event</eventSubURL></service></serviceList>
<presentationURL>index.html</presentationURL></device></root>"""
actions = """<scpd xmlns="urn:schemas-upnp-org:service-1-0"><specVersion><major>1</major><minor>0</minor></specVersion>
<actionList/><serviceStateTable/></scpd>"""
class Answering(UpnpRequester):
    async def async_http_request(self, request):
        return HttpResponse(200, {}, description if request.url.endswith("/device.xml") else actions)
device = asyncio.run(UpnpFactory(Answering()).async_create_device("http://192.0.2.1/a/device.xml"))
service = device.services["urn:x-example:service:S:1"]
for name in ["scpd_url", "control_url", "event_sub_url"]: print(name, getattr(service, name))
print("presentation_url", device.presentation_url)
PYTHON

expect "async-upnp-client 0.49.0" <<'EXPECTED'
scpd_url http://192.0.2.1/a/actions.xml
control_url http://192.0.2.1/a/control
event_sub_url http://192.0.2.1/event
presentation_url index.html
EXPECTED
