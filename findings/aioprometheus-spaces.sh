#!/usr/bin/env bash
# A label with a space, pushed to a Pushgateway of Prometheus.
#
# Guessed: aioprometheus encodes the special characters of a label's value as the Pushgateway
# expects.
#
# So: It writes a slash and an empty value as it should, but a space as a plus sign, which the
# gateway takes for a plus sign. "b c" and "b+c" are one group of metrics then: the second one
# that's pushed replaces the first.
#
# Source: The Pushgateway's README: a value in a path is percent-encoded, or written in base64; RFC
# 3986 §3.3: a plus sign in a path is a plus sign.
. "$(dirname "$0")/setup"

debian prometheus-pushgateway=1.5.1-2+b5
pip aioprometheus==23.12.0 aiohttp==3.14.5 prometheus_client==0.26.0

python - root/usr/bin/prometheus-pushgateway > output <<'PYTHON'
import asyncio, re, subprocess, sys, urllib.request
import aioprometheus, prometheus_client
from aioprometheus.pusher import Pusher
gateway = subprocess.Popen([sys.argv[1], "--web.listen-address=127.0.0.1:0"], stderr=subprocess.PIPE, text=True)
address = next("http://" + found[1] for line in gateway.stderr if (found := re.search(r"address=(127\.0\.0\.1:[1-9]\d*)", line)))
def push_with_client(job, number, value):
    registry = prometheus_client.CollectorRegistry()
    prometheus_client.Gauge("m", "d", registry=registry).set(number)
    prometheus_client.push_to_gateway(address, job, registry, {"i": value})
def push_with_aio(job, number, value):
    async def push():
        registry = aioprometheus.Registry()
        aioprometheus.Gauge("m", "d", registry=registry).set({}, number)
        await Pusher(job, address, grouping_key={"i": value}).replace(registry)
    asyncio.run(push())
try:
    for values in [["b/c", ""], ["b c", "b+c"]]:
        print("pushed", dict(zip(values, [1, 2])))
        for name, push in [("prometheus_client", push_with_client), ("aioprometheus", push_with_aio)]:
            for number, value in enumerate(values, 1): push(name + str(len(values[1])), number, value)
            with urllib.request.urlopen(address + "/metrics") as page: text = page.read().decode()
            print("  ", name, dict(re.findall(f'^m{{i="(.*?)",.*job="{name}{len(values[1])}".* (.*)$', text, re.M)))
finally: gateway.terminate()
PYTHON

expect "aioprometheus 23.12.0, prometheus_client 0.26.0, Pushgateway 1.5.1" <<'EXPECTED'
pushed {'b/c': 1, '': 2}
   prometheus_client {'': '2', 'b/c': '1'}
   aioprometheus {'': '2', 'b/c': '1'}
pushed {'b c': 1, 'b+c': 2}
   prometheus_client {'b c': '1', 'b+c': '2'}
   aioprometheus {'b+c': '2'}
EXPECTED
