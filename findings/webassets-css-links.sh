#!/usr/bin/env bash
# Links in a style sheet that moves to another folder.
#
# Guessed: Webassets rewrites the relative links to files, and only those.
#
# So: url(#a), which means an element of the document, becomes a link into the style sheet's old
# file. @import "b.css" and URL(c.png) stay, and so now mean other files.
#
# Source: CSS Values and Units Level 4, §4.5 (url() with only a fragment is local to the document);
# CSS Syntax Level 3, §4.3.4 (the name url has any case); CSS Cascade Level 5, §2 (@import takes a
# string).
. "$(dirname "$0")/setup"

pip webassets==3.0.0

python - > output <<'PYTHON'
import os, tempfile
from webassets import Bundle, Environment
links = ["url(c.png)", 'url("c d.png?e#f")', "url(/c.png)", "url(data:,a)", "url(//x.example/c)", "url(#a)", "url(?a)",
         "URL(c.png)", 'image-set("c.png" 1x)']
with tempfile.TemporaryDirectory() as folder:
    os.mkdir(folder + "/css")
    with open(folder + "/css/a.css", "w") as file:
        print('@import "b.css";\n@import url("b.css");', *links, sep="\n", file=file)
    environment = Environment(folder, "/", cache=False, manifest=False)
    environment.register("all", Bundle("css/a.css", filters="cssrewrite", output="out/a.css"))
    environment["all"].urls()
    with open(folder + "/css/a.css") as old, open(folder + "/out/a.css") as new:
        for before, after in zip(old, new): print(before.strip(), "->", after.strip())
PYTHON

expect "webassets 3.0.0" <<'EXPECTED'
@import "b.css"; -> @import "b.css";
@import url("b.css"); -> @import url("../css/b.css");
url(c.png) -> url(../css/c.png)
url("c d.png?e#f") -> url("../css/c d.png?e#f")
url(/c.png) -> url(/c.png)
url(data:,a) -> url(data:,a)
url(//x.example/c) -> url(//x.example/c)
url(#a) -> url(../css/a.css#a)
url(?a) -> url(../css/a.css?a)
URL(c.png) -> URL(c.png)
image-set("c.png" 1x) -> image-set("c.png" 1x)
EXPECTED
