#!/usr/bin/env bash
# A link to a message broker that ends in a slash.
#
# Guessed: amqp://h has the default virtual host, /, and amqp://h/ the empty one, as RabbitMQ's
# specification says, and its own client for Erlang reads it.
#
# So: Both have the virtual host / in all four, so that no valid link names the empty one.
#
# Source: RabbitMQ URI Specification, Vhost, and appendix A.
. "$(dirname "$0")/setup"

pip pika==1.4.4 kombu==5.7.0 aiormq==7.2.4 AMQPStorm==3.1.4

python - > output <<'PYTHON'
import asyncio, aiormq, amqpstorm, kombu, pika
async def vhost_of_aiormq(link): return aiormq.Connection(link).vhost
for link in ["amqp://h", "amqp://h/", "amqp://h/%2F", "amqp://h/a%2Fb"]:
    print(link, "->", pika.URLParameters(link).virtual_host, kombu.Connection(link).virtual_host,
          asyncio.run(vhost_of_aiormq(link)), amqpstorm.UriConnection(link, lazy=True).parameters["virtual_host"])
PYTHON

expect "pika 1.4.4, kombu 5.7.0, aiormq 7.2.4, AMQPStorm 3.1.4" <<'EXPECTED'
amqp://h -> / / / /
amqp://h/ -> / / / /
amqp://h/%2F -> / / / /
amqp://h/a%2Fb -> a/b a/b a/b a/b
EXPECTED
