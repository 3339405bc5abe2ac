#!/usr/bin/env bash
# The file of a glTF model's buffer whose name has a space, and a buffer in a data URL.
#
# Guessed: a%20b.bin is the file "a b.bin".
#
# So: It is in gltflib. trimesh and pygltflib look for a file with a percent sign in its name. Of
# data URLs, pygltflib reads only those of the type application/octet-stream.
#
# Source: glTF 2.0 §2.8: a path is a URI, with characters percent-encoded; §3.6.1.1: buffers in data
# URLs have the type application/octet-stream or application/gltf-buffer.
. "$(dirname "$0")/setup"

pip trimesh==5.2.0 pygltflib==1.16.5 gltflib==1.0.13 numpy==2.4.6

python - > output <<'PYTHON'
import base64, json, os, struct, tempfile, warnings
import gltflib, pygltflib, trimesh
warnings.simplefilter("ignore")
buffer = struct.pack("<9f", 0, 0, 0, 1, 0, 0, 0, 1, 0)
def model(uri):
    view = {"buffer": 0, "byteLength": 36}
    positions = {"bufferView": 0, "componentType": 5126, "count": 3, "type": "VEC3", "min": [0, 0, 0], "max": [1, 1, 0]}
    return {"asset": {"version": "2.0"}, "scene": 0, "scenes": [{"nodes": [0]}], "nodes": [{"mesh": 0}],
            "meshes": [{"primitives": [{"attributes": {"POSITION": 0}}]}], "accessors": [positions],
            "bufferViews": [view], "buffers": [{"byteLength": 36, "uri": uri}]}
readers = {"trimesh": lambda uri: trimesh.load_scene("model.gltf").geometry and 36,
           "pygltflib": lambda uri: len(pygltflib.GLTF2().load("model.gltf").get_data_from_buffer_uri(uri)),
           "gltflib": lambda uri: len(gltflib.GLTF.load("model.gltf", load_file_resources=True).resources[0].data)}
with tempfile.TemporaryDirectory() as folder:
    os.chdir(folder)
    with open("a b.bin", "wb") as file: file.write(buffer)
    data = "base64," + base64.b64encode(buffer).decode()
    for uri in ["a%20b.bin", "data:application/octet-stream;" + data, "data:application/gltf-buffer;" + data]:
        with open("model.gltf", "w") as file: json.dump(model(uri), file)
        for name, read in readers.items():
            try: print(uri[:32], name, read(uri), "bytes")
            except Exception as error: print(uri[:32], name, type(error).__name__)
    os.chdir("/")
PYTHON

expect "trimesh 5.2.0, pygltflib 1.16.5, gltflib 1.0.13" <<'EXPECTED'
a%20b.bin trimesh FileNotFoundError
a%20b.bin pygltflib TypeError
a%20b.bin gltflib 36 bytes
data:application/octet-stream;ba trimesh 36 bytes
data:application/octet-stream;ba pygltflib 36 bytes
data:application/octet-stream;ba gltflib 36 bytes
data:application/gltf-buffer;bas trimesh 36 bytes
data:application/gltf-buffer;bas pygltflib IndexError
data:application/gltf-buffer;bas gltflib 36 bytes
EXPECTED
