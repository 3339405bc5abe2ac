#!/usr/bin/env bash
# Files whose names have reserved characters, on a WebDAV server.
#
# Guessed: webdav4 and webdavclient3 open the files that they list.
#
# So: webdav4 lists a#b, a?b, and a%20b by these names, but opens none of them: the first two raise
# an error, and for the third, it asks for "a b". webdavclient3 opens them all.
#
# Source: RFC 4918 §8.3 (a listing has encoded paths); RFC 3986 §2.4: don't encode or decode twice.
. "$(dirname "$0")/setup"

pip webdav4==0.11.0 webdavclient3==3.14.7 WsgiDAV==4.4.0 cheroot==11.1.2

python - > output <<'PYTHON'
import io, pathlib, tempfile, threading
import webdav3.client, webdav4.client
from cheroot.wsgi import Server
from wsgidav.wsgidav_app import WsgiDAVApp
names = ["a b", "a#b", "a%20b", "a+b", "a;b", "a?b"]
def read4(client, name):
    with client.open(name, "r") as file: return file.read()
def read3(client, name):
    client.download_from(output := io.BytesIO(), name)
    return output.getvalue().decode()
with tempfile.TemporaryDirectory() as folder:
    for name in names: pathlib.Path(folder, name).write_text(name)
    server = Server(("127.0.0.1", 0), WsgiDAVApp({"provider_mapping": {"/": folder}, "simple_dc": {"user_mapping": {"*": True}},
                                                   "logging": {"enable": False}, "verbose": 0}))
    server.prepare()
    threading.Thread(target=server.serve, daemon=True).start()
    address = f"http://127.0.0.1:{server.bind_addr[1]}"
    client4, client3 = webdav4.client.Client(address), webdav3.client.Client({"webdav_hostname": address})
    print("listed", sorted(client4.ls("/", detail=False)), sorted(client3.list("/")))
    for name in names:
        try: result = read4(client4, name)
        except Exception as error: result = type(error).__name__
        print(name, "-> webdav4", result, "| webdavclient3", read3(client3, name))
    server.stop()
PYTHON

expect "webdav4 0.11.0, webdavclient3 3.14.7, WsgiDAV 4.4.0" <<'EXPECTED'
listed ['a b', 'a#b', 'a%20b', 'a+b', 'a;b', 'a?b'] ['a b', 'a#b', 'a%20b', 'a+b', 'a;b', 'a?b']
a b -> webdav4 a b | webdavclient3 a b
a#b -> webdav4 InvalidURL | webdavclient3 a#b
a%20b -> webdav4 KeyError | webdavclient3 a%20b
a+b -> webdav4 a+b | webdavclient3 a+b
a;b -> webdav4 a;b | webdavclient3 a;b
a?b -> webdav4 InvalidURL | webdavclient3 a?b
EXPECTED
