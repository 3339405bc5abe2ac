#!/usr/bin/env bash
# A node of an OPC UA server, by the URI of its namespace.
#
# Guessed: asyncua decodes a semicolon in a namespace's URI, and reads the text that it writes for a
# node.
#
# So: It doesn't decode %3B and %25. It writes nsu= behind the name, and then reads all of it as the
# name of another node. It reads no svr=.
#
# Source: OPC UA Part 6 §5.3.1.11: svr=…;nsu=…;<type>=<value>, in this order, where the URI's
# semicolons and percent signs are %3B and %25.
. "$(dirname "$0")/setup"

pip asyncua==2.1.0

python - > output <<'PYTHON'
from asyncua import ua
for text in ["nsu=https://x.example/a;s=b", "nsu=https://x.example/a%3Bb;s=c", "svr=1;nsu=urn:a;i=2"]:
    node = ua.NodeId.from_string(text)
    again = ua.NodeId.from_string(node.to_string())
    print(text, "->", (node.NamespaceUri, node.ServerIndex, node.Identifier), "->", node.to_string(), "->", again.Identifier, again == node)
PYTHON

expect "asyncua 2.1.0" <<'EXPECTED'
nsu=https://x.example/a;s=b -> ('https://x.example/a', None, 'b') -> s=b;nsu=https://x.example/a -> b;nsu=https://x.example/a False
nsu=https://x.example/a%3Bb;s=c -> ('https://x.example/a%3Bb', None, 'c') -> s=c;nsu=https://x.example/a%3Bb -> c;nsu=https://x.example/a%3Bb False
svr=1;nsu=urn:a;i=2 -> ('urn:a', None, 2) -> i=2;nsu=urn:a -> 2 True
EXPECTED
